"""From the house and card files to a box. Every mistake is one sentence with file, line and field."""

from pathlib import Path

from squander.games.boxes import Shelf
from squander.games.maccreedys_mansion.box import Box, Card, Level, Numbers, Room, bid_ladder
from squander.games.maccreedys_mansion.deed import Storeys
from squander.games.maccreedys_mansion.row import Reader, card_from
from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.packs import lists_of, override
from squander.games.source import Source, Toml, open_source

HERE = Path(__file__).parent
FILES = ["cards.toml", "house.toml"]
MOST_SPACES = 250  # options stay small numbers
MOST_ROOMS = 60  # rooms are bits of a number
LEVEL_IDS = {"lick-of-paint", "thorough-repairs", "as-bequeathed"}

Rows = dict[str, list[Reader]]


def build(folder: Path, pack: Source | None) -> Box:
    cards, house = (open_source(folder / name) for name in FILES)
    rows = lists_of(Reader, house, cards)
    game = (dict(house.data["game"]), house)
    if pack is not None:
        override(rows, pack, "game", Reader)
        game = ({**game[0], **numbers_of(pack)}, pack)
    for kind in rows:
        for read in rows[kind]:
            read.known(kind)
    return assemble(rows, numbers_from(*game))


def numbers_of(pack: Source) -> Toml:
    changes = pack.data.get("game", {})
    if not isinstance(changes, dict):
        raise pack.fault("game", "this must be a table of numbers.")
    return changes


def numbers_from(game: Toml, source: Source) -> Numbers:
    numbers = Numbers()
    for name, value in game.items():
        if not hasattr(numbers, name):
            raise source.fault(name, f"there is no such number; use one of {', '.join(vars_of(numbers))}.")
        if type(value) is not int or value < (0 if name == "hauntings" else 1):
            raise source.fault(name, f"this is {value!r}; it must be a whole number above 0.")
        setattr(numbers, name, value)
    if numbers.bid_cap % numbers.bid_step or not 0 < numbers.bid_cap // numbers.bid_step < 250:
        raise source.fault("bid_cap", "it must be 1 to 249 times bid_step.")
    return numbers


def vars_of(numbers: Numbers) -> list[str]:
    return sorted(name for name in dir(numbers) if not name.startswith("_"))


def assemble(rows: Rows, numbers: Numbers) -> Box:
    trades = ordered(rows["trades"], TRADE_NAMES, "trades")
    resources = ordered(rows["resources"], RESOURCE_NAMES, "resources")
    storeys = {read.id: read.text("name") for read in rows["storeys"]}
    letters = "".join(read.text("letter") for read in trades)
    rooms, space_trade = rooms_from(rows["rooms"], [*storeys], letters)
    jobs_from(rows["jobs"], rooms)
    for room, read in zip(rooms, rows["rooms"], strict=True):
        if not room.job:
            raise read.wrong("this room has no job; add a row to jobs.")
    box = Box(rooms, space_trade, cards_from(rows, "events", storeys), cards_from(rows, "haunts", storeys))
    box.numbers = numbers
    box.bids = bid_ladder(numbers)
    box.storeys = [*storeys.values()]
    box.letters = letters
    box.pool = [read.number("pool", 1) for read in trades]
    box.resource_of = [read.word("resource", RESOURCE_NAMES) for read in trades]
    box.list_price = [read.number("wage", 0) for read in trades] + [read.number("price", 0) for read in resources]
    box.levels = levels_from(rows["levels"], [room.id for room in rooms], numbers.track)
    return box


def ordered(rows: list[Reader], names: list[str], kind: str) -> list[Reader]:
    """Trades and resources are the rule text's, in a fixed order; their numbers may change."""
    by_id = {read.id: read for read in rows}
    for id, read in by_id.items():
        if id not in names:
            raise read.wrong(f"the {kind} are {', '.join(names)}; no other can join them.")
    return [by_id[name] for name in names]


def rooms_from(rows: list[Reader], storeys: list[str], letters: str) -> tuple[list[Room], list[int]]:
    rooms: list[Room] = []
    space_trade: list[int] = []
    for read in rows:
        spaces = read.text("spaces")
        if any(letter not in letters for letter in spaces):
            raise read.wrong(f"spaces {spaces!r} must be letters out of {letters}, one for each space.")
        numbers = list(range(len(space_trade), len(space_trade) + len(spaces)))
        space_trade += [letters.index(letter) for letter in spaces]
        room = Room(read.text("id"), read.text("name"), read.word("storey", storeys), numbers, read.origin())
        room.place = read.numbers("plan")
        if len(room.place) != 4:
            raise read.wrong("plan must be four numbers: x, y, width, height.")
        if len(space_trade) > MOST_SPACES or len(rooms) >= MOST_ROOMS:
            raise read.wrong(f"the house is too big; {MOST_SPACES} spaces and {MOST_ROOMS} rooms are the most.")
        rooms.append(room)
    return rooms, space_trade


def jobs_from(rows: list[Reader], rooms: list[Room]) -> None:
    ids = [room.id for room in rooms]
    for read in rows:
        room = rooms[read.word("room", ids)]
        if room.job:
            raise read.wrong(f"the room {room.id} has the job {room.job} already; a room has one.")
        room.job = read.text("id")
        room.job_name = read.text("name")
        room.reward = read.number("reward", 1)
        room.flavour = read.remark("flavour")


def cards_from(rows: Rows, kind: str, storeys: Storeys) -> list[Card]:
    return [card_from(read, storeys) for read in rows[kind]]


def levels_from(rows: list[Reader], rooms: list[str], track: int) -> list[Level]:
    levels = []
    for read in rows:
        if read.id not in LEVEL_IDS:
            raise read.wrong(f"the levels are {', '.join(sorted(LEVEL_IDS))}; change one of them, or use covered.")
        covered = read.words("covered", rooms)
        if len(rooms) - len(covered) < track:
            raise read.wrong(f"too few rooms are left for the {track} open jobs; cover fewer.")
        levels.append(Level(read.id, read.text("name"), covered, read.numbers("players"), read.remark("about")))
    return levels


SHELF = Shelf(HERE, FILES, build)
open_box = SHELF.open
