"""Set-up table, errand spaces and card sets from the board file."""

from squander.games.prodigals_club.box import Board, Box, CardSet, Space, Start
from squander.games.prodigals_club.central.board_file import BoardFile, BoardRows, StartRow
from squander.games.prodigals_club.central.row import Reader
from squander.games.prodigals_club.row import Grammar
from squander.games.prodigals_club.society.content import markers_from, set_scoreboard
from squander.games.prodigals_club.symbols import MOST_SYMBOLS
from squander.games.prodigals_club.terms import BLACK, COMPETITION_NAMES, EFFECT_SPACE, WHITE
from squander.games.source import Source
from squander.kernel.errors import BadPack

EVERY_COUNT = [2, 3, 4, 5]
SIDES = ["2-3", "4-5"]
MOST_BOYS = 5


def set_numbers(box: Box, data: BoardFile) -> None:
    box.central = dict(data["central"])
    box.symbols = list(data["symbols"])
    box.boroughs = list(data["boroughs"])
    box.rounds = data["rounds"]
    box.hand_limit = data["hand_limit"]
    box.black_spaces = data["black_spaces"]
    box.vote_cap = data["vote_cap"]
    box.penalty = data["possession_penalty"]
    box.borough_discount = data["borough_discount"]
    box.picks = data["inner_circle_picks"]
    box.extra_boys = data["extra_boys"]
    box.card_boys = data["central_card_boys"]
    box.renaissance_symbols = data["renaissance_symbols"]
    box.pub_votes = list(data["pub_votes"])
    box.park_megaphones = list(data["hyde_park"]["megaphones"])
    box.park_rewards = [list(row) for row in data["hyde_park"]["rewards"]]
    box.park_penalty = data["hyde_park"]["penalty"]
    set_scoreboard(box, data["scoreboard"])
    markers = {name: markers_from(box, layout) for name, layout in data["markers"].items()}
    box.starts = {int(n): start_from(row, markers) for n, row in data["start"].items()}


def start_from(row: StartRow, markers: dict[str, list[int]]) -> Start:
    return Start(row["boys"], row["pounds"], row["votes"], row["possessions"], markers[row["markers"]])


def set_boards(box: Box, data: BoardFile, source: Source) -> None:
    grammar = Grammar(box)
    reader = Reader({"id": "inner_circle", "do": data["inner_circle"]}, source)
    box.inner_circle = reader.script("do", grammar)
    for side in SIDES:
        box.boards[side] = [board_from(box, name, side, data["boards"][name], source) for name in COMPETITION_NAMES]


def board_from(box: Box, name: str, side: str, data: BoardRows, source: Source) -> Board:
    """On the 2-3 side one card-taking space fewer than sets (PC-CARDSET-02)."""
    slot = COMPETITION_NAMES[name]
    rows = [Reader(row, source) for row in data["spaces"]]
    spaces = [space_from(read, slot, Grammar(box)) for read in rows]
    players = [read.numbers("players") if "players" in read.row else EVERY_COUNT for read in rows]
    board = Board(slot, data["taking"], spaces, players, len(data["sets"]) - (1 if side == "2-3" else 0))
    board.sets = [set_from(Reader(row, source), slot, box) for row in data["sets"]]
    return board


def space_from(read: Reader, slot: int, grammar: Grammar) -> Space:
    read.only({"id", "name", "do", "colour", "players"})
    name, title, colour = read.text("id"), read.text("name"), bool(read.row.get("colour"))
    return Space(name, title, EFFECT_SPACE, slot, 0, colour, read.script("do", grammar))


def set_from(read: Reader, slot: int, box: Box) -> CardSet:
    """Cards by round; a round without cards offers what stands there instead (PC-DEAL-02, 06, 07)."""
    read.only({"id", "deal", "also", "instead"})
    deal = read.row.get("deal")
    if not isinstance(deal, list) or len(deal) != box.rounds or any(set(cards) - set("WB") for cards in deal):
        raise read.wrong(f"deal must have one word of W and B for each of the {box.rounds} rounds.")
    deals = [[WHITE if letter == "W" else BLACK for letter in cards] for cards in deal]
    also, instead = read.script("also", Grammar(box)), read.script("instead", Grammar(box))
    return CardSet(read.text("id"), slot, deals, [also if cards else [*instead, *also] for cards in deals])


def check_numbers(box: Box, file: str) -> None:
    """What the documents fix about tables, whatever a pack changes."""
    if len(box.symbols) > MOST_SYMBOLS:
        raise BadPack(f"{file}, symbols: at most {MOST_SYMBOLS} can be used.")
    for n, start in box.starts.items():
        if not 1 <= start.boys <= MOST_BOYS:
            raise BadPack(f"{file}, start {n}: boys must be 1 to {MOST_BOYS}, because a colour has six in the box.")
        if start.votes + n - 1 > box.vote_cap:
            raise BadPack(f"{file}, start {n}: votes and handicaps must stay within {box.vote_cap}.")
    for name, numbers in (("megaphones", box.park_megaphones), ("rewards", box.park_rewards)):
        if len(numbers) != box.rounds:
            raise BadPack(f"{file}, hyde_park: {name} must have one entry for each of the {box.rounds} rounds.")


def check_deals(box: Box, file: str) -> None:
    """Each deck has exactly the cards that the boards deal in a full game (PC-DEAL-15)."""
    for name, slot in COMPETITION_NAMES.items():
        board = next(board for board in box.boards["4-5"] if board.slot == slot)
        for border, word in ((WHITE, "white"), (BLACK, "black")):
            dealt = sum(cards.count(border) for card_set in board.sets for cards in card_set.deals)
            cards = sum(card.slot == slot and card.border == border for card in box.cards[1:])
            if dealt != cards:
                raise BadPack(
                    f"{file}: the {name} board deals {dealt} {word} cards in a game, but the box has {cards}; "
                    f"correct the copies or the deals."
                )
