"""Making tables: from a wish of the start page, from a record, or from a ply of another game."""

import secrets
from typing import Any

from squander.games import kind_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game, Ply, plies_of
from squander.kernel.kind import Kind
from squander.play import promise
from squander.play.records import Record
from squander.play.seating import UNKNOWN, Seats, seats_of
from squander.server import wire
from squander.server.catalogue import bots_for
from squander.server.dealing import SHUFFLES, Deal, new_deal
from squander.server.house import House
from squander.server.identity import Holder, hash_of, link, new_id, new_token
from squander.server.refusals import NOT_YOURS, Refused
from squander.server.room import CHOICE
from squander.server.rows import Entry, KeyRow, SeatRow, TableRow
from squander.server.texts import cleaned, is_storable

KINDS = {"you": "person", "screen": "screen", "link": "person", "bot": "bot"}
BOT_NAMES = ["Augusta", "Barnaby", "Clementine", "Digby", "Euphemia"]
MOST_SEED = 200
NOBODY = -1


async def new_table(house: House, wish: wire.NewTable) -> wire.TableMade:
    kind = kind_of(wish.game)
    refuse_files(kind, wish.options)
    refuse_kept(kind, wish.options)
    options = kind.settle(len(wish.seats), wish.options)
    if wish.seed is not None:
        check_seed(wish.seed)
    # A seed that somebody named, or could name, is promised to nobody: its hash would prove nothing.
    seed, deal = wish.seed or "", shuffled(wish)
    commitment = ""
    if deal is not None:
        commitment = deal.commitment
    elif not seed:
        seed = secrets.token_hex(16)
        commitment = promise.hash_of(seed)
    row = TableRow(new_id(), kind.id, kind.version, len(wish.seats), seed, options, commitment, False, None, deal)
    return await make(house, row, wish.seats, [])


def shuffled(wish: wire.NewTable) -> Deal | None:
    if wish.shuffle not in SHUFFLES:
        raise BadSetup(f"A table can't be shuffled by {wish.shuffle!r}; choose one of {', '.join(SHUFFLES)}.")
    if wish.seed is not None and wish.shuffle != "server":
        raise BadSetup("A table with a named seed is not shuffled; leave out the seed or the shuffle.")
    return new_deal(wish.shuffle, *sitting(wish.seats))


def sitting(wishes: list[wire.SeatWish]) -> tuple[list[int], list[int]]:
    """The maker's own seats, and those of people who come by link."""
    own = [i for i, wish in enumerate(wishes) if wish.kind in ("you", "screen")]
    return own, [i for i, wish in enumerate(wishes) if wish.kind == "link"]


def check_seed(seed: str) -> None:
    """Whether it was typed or came with a record."""
    if not 0 < len(seed) <= MOST_SEED:
        raise BadSetup(f"A seed has 1 to {MOST_SEED} characters.")
    if not is_storable(seed):
        raise BadSetup("A seed is readable text; this one has characters that are none.")


def refuse_files(kind: Kind, options: dict[str, Any]) -> None:
    """Options without a list of values name files on this machine; they are not for pages to choose."""
    for setting in kind.offered():
        value = options.get(setting.name)
        if not setting.choices and value not in (None, setting.default, *setting.offered):
            raise BadSetup(f"The option {setting.name} can't be chosen here.")


def refuse_kept(kind: Kind, options: dict[str, Any]) -> None:
    """A new table begins with the box and the rulings of today."""
    for setting in kind.settings:
        if setting.kept and setting.name in options:
            raise BadSetup(f"The option {setting.name} can't be chosen here.")


async def archive(house: House, record: Record, g: Game) -> wire.TableMade:
    """A table to look at, from a record that was checked; `g` is the game at its end."""
    row = TableRow(new_id(), g.kind.id, g.kind.version, g.players, g.setup.seed, g.setup.options, "", True, None)
    keys = [KeyRow(row.id, [], True), KeyRow(row.id, [], False)]
    tokens = [new_token() for _ in keys]
    seats = recorded_seats(record, house.settings.limits.name)
    log = entries(plies_of(g.history), g)
    await house.store.make(row, seats, dict(zip(map(hash_of, tokens), keys, strict=True)), log)
    url, watch = [link(row.id, token) for token in tokens]
    return wire.TableMade(row.id, url, [], watch, row.commitment)


def recorded_seats(record: Record, most: int) -> list[SeatRow]:
    """Who sat there, under the names they had; nobody sits there now."""
    players = record.setup.players
    sat = seats_of(record.about, players) or Seats([UNKNOWN] * players, [""] * players)
    names = [cleaned(name, most) or f"Player {who + 1}" for who, name in enumerate(sat.seen_from(NOBODY).names)]
    bots = [player if player in bots_for(record.game) else None for player in sat.players]
    return [SeatRow(name, "bot" if bot else "screen", bot) for name, bot in zip(names, bots, strict=True)]


async def branch(
    house: House, g: Game, seat: int, known: TableRow | None, wishes: list[wire.SeatWish]
) -> wire.TableMade:
    """Play on from a position: as it was at a table that is known, otherwise as this seat must guess it."""
    if len(wishes) != g.players:
        raise BadSetup(f"This game has {g.players} seats, not {len(wishes)}.")
    if g.over:
        raise BadSetup("The game is over here; choose an earlier ply to play on from.")
    kind = g.kind
    setup = g.setup
    if known:
        # Whoever makes it knows the seed; a promise about it would deceive the others.
        row = known._replace(id=new_id(), archive=False, commitment="", deal=None)
        return await make(house, row, wishes, entries(plies_of(g.history), g))
    guess = g.determinized(seat, secrets.randbits(48)).dump()
    row = TableRow(new_id(), kind.id, kind.version, g.players, "", setup.options, "", False, guess)
    return await make(house, row, wishes, [])


def entries(plies: list[Ply], g: Game) -> list[Entry]:
    """The choices of a game as a new table's log."""
    again = g.kind.begin(g.setup)
    return [entry_of(again, number, ply) for number, ply in enumerate(plies, 1)]


def entry_of(g: Game, number: int, ply: Ply) -> Entry:
    word = g.kind.words.word(g, ply.frame, ply.option)
    g.choose(ply.option)
    return Entry(number, CHOICE, ply.frame.who, ply.frame.rule.name, ply.option, word, g.digest()[:8])


async def make(house: House, row: TableRow, wishes: list[wire.SeatWish], log: list[Entry]) -> wire.TableMade:
    most = house.settings.limits.name
    seats = [seat_row(row.game, i, wish, most) for i, wish in enumerate(wishes)]
    own, guests = sitting(wishes)
    owner, watcher = new_token(), new_token()
    tokens = {i: new_token() for i in guests}
    keys = {hash_of(owner): KeyRow(row.id, own, True), hash_of(watcher): KeyRow(row.id, [], False)}
    keys |= {hash_of(token): KeyRow(row.id, [i], False) for i, token in tokens.items()}
    await house.store.make(row, seats, keys, log)
    links = [wire.SeatLink(i, seats[i].name, link(row.id, token)) for i, token in tokens.items()]
    return wire.TableMade(row.id, link(row.id, owner), links, link(row.id, watcher), row.commitment)


async def renew(house: House, table: str, holder: Holder, seat: int) -> wire.SeatLink:
    """A new link for a seat, or for watching (-1); the old one opens nothing any more. Also before the deal."""
    if not holder.owner:
        raise NOT_YOURS
    token = new_token()
    row, seats = await house.store.table(table) or (None, [])
    if row is not None and not row.dealt:
        done = await house.hub.halls.renew(table, seat, hash_of(token))
    else:
        done = await house.hub.renew(await house.hub.room(table), seat, hash_of(token))
    if not done:
        raise Refused("unknown", "There is no link to this seat that could be renewed.")
    return wire.SeatLink(seat, seats[seat].name if seat >= 0 else "", link(table, token))


def seat_row(game: str, seat: int, wish: wire.SeatWish, most: int) -> SeatRow:
    if wish.kind not in KINDS:
        raise BadSetup(f"A seat can't be {wish.kind!r}; choose one of {', '.join(KINDS)}.")
    if wish.kind != "bot":
        return SeatRow(cleaned(wish.name, most) or f"Player {seat + 1}", KINDS[wish.kind], None)
    if wish.bot not in bots_for(game):
        raise BadSetup(f"There is no bot {wish.bot!r} for this game; choose one of {', '.join(bots_for(game))}.")
    return SeatRow(cleaned(wish.name, most) or BOT_NAMES[seat % len(BOT_NAMES)], "bot", wish.bot)
