"""Making tables: from a wish of the start page, from a record, or from a ply of another game."""

import asyncio
import secrets

from squander.bots import can_play
from squander.bots.scripted import LESSON
from squander.games import kind_of, package_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game, Ply, plies_of
from squander.kernel.kind import Kind
from squander.kernel.pieces import Options
from squander.play import promise
from squander.play.exercises import exercise
from squander.play.exercises import laid_out as exercise_laid_out
from squander.play.lesson_deal import laid_out, settled
from squander.play.lessons import FIRST, lesson
from squander.play.records import Record
from squander.play.seating import UNKNOWN, Seats, seats_of
from squander.server import wire
from squander.server.settings import Limits
from squander.server.storage.rows import Again, Entry, KeyRow, SeatRow, TableRow
from squander.server.storage.shuffle import Deal
from squander.server.tables.catalogue import bots_for, values_of
from squander.server.tables.dealing import SHUFFLES, new_deal
from squander.server.tables.hub import Hub
from squander.server.tables.room import CHOICE, Room
from squander.server.tables.tokens import Holder, hash_of, link, new_id, new_token
from squander.server.tables.typed_text import cleaned, is_storable
from squander.server.wire.refusals import NOT_YOURS, Refused

KINDS = {"you": "person", "screen": "screen", "link": "person", "bot": "bot"}
BOT_NAMES = ["Augusta", "Barnaby", "Clementine", "Digby", "Euphemia"]
MOST_SEED = 200
NOBODY = -1


async def new_table(hub: Hub, limits: Limits, wish: wire.NewTable) -> wire.TableMade:
    kind = kind_of(wish.game)
    refuse_files(kind, wish.options)
    refuse_kept(kind, wish.options)
    return await lay(hub, limits, kind, wish)


async def lay(hub: Hub, limits: Limits, kind: Kind, wish: wire.NewTable) -> wire.TableMade:
    """Whatever the options are, and whoever has chosen them."""
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
    players = len(wish.seats)
    row = TableRow(new_id(), kind.id, kind.version, players, seed, options, commitment, False, None, deal, wish.hints)
    return await make(hub, limits, row, wish.seats, [])


async def new_lesson(hub: Hub, limits: Limits, game: str, name: str = FIRST) -> wire.TableMade:
    """A table for one learner, dealt and played by the others as the lesson's file says."""
    told, kind = lesson(game, name), kind_of(game)
    seats = [wire.SeatWish("bot" if seat else "you", name, LESSON) for seat, name in enumerate(told.names)]
    row = TableRow(new_id(), game, kind.version, len(seats), "", settled(told), "", False, laid_out(told))
    return await make(hub, limits, row._replace(lesson=name, hints=True), seats, [])


async def new_exercise(hub: Hub, limits: Limits, game: str, number: int, name: str) -> wire.TableMade:
    """A table at the position of an exercise, with the bots that came to it; the learner has the seat that is asked."""
    one = exercise(game, number)
    g = await asyncio.to_thread(exercise_laid_out, game, one)
    seats = [
        wire.SeatWish("you", name) if seat == one.seat else wire.SeatWish("bot", "", bot)
        for seat, bot in enumerate(one.source.seats)
    ]
    row = TableRow(new_id(), game, g.kind.version, g.players, g.setup.seed, g.setup.options, "", False, None)
    row = row._replace(exercise=one.key, hints=True)
    return await make(hub, limits, row, seats, entries(plies_of(g.history), g))


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


def refuse_files(kind: Kind, options: Options) -> None:
    """Options without a list of values name files on this machine; they are not for pages to choose."""
    for setting in kind.offered():
        value = options.get(setting.name)
        if not setting.choices and value not in (None, setting.default, *values_of(kind.id, setting)):
            raise BadSetup(f"The option {setting.name} can't be chosen here.")


def refuse_kept(kind: Kind, options: Options) -> None:
    """A new table begins with the box and the rulings of today."""
    for setting in kind.settings:
        if setting.kept and setting.name in options:
            raise BadSetup(f"The option {setting.name} can't be chosen here.")


async def archive(hub: Hub, limits: Limits, record: Record, g: Game) -> wire.TableMade:
    """A table to look at, from a record that was checked; `g` is the game at its end."""
    row = TableRow(new_id(), g.kind.id, g.kind.version, g.players, g.setup.seed, g.setup.options, "", True, None)
    keys = [KeyRow(row.id, [], True), KeyRow(row.id, [], False)]
    tokens = [new_token() for _ in keys]
    seats = recorded_seats(record, limits.name)
    log = entries(plies_of(g.history), g)
    await hub.store.make(row, seats, dict(zip(map(hash_of, tokens), keys, strict=True)), log)
    url, watch = [link(row.id, token) for token in tokens]
    return wire.TableMade(row.id, url, [], watch, row.commitment)


def recorded_seats(record: Record, most: int) -> list[SeatRow]:
    """Who sat there, under the names they had; nobody sits there now."""
    players = record.setup.players
    sat = seats_of(record.about, players) or Seats([UNKNOWN] * players, [""] * players)
    names = [cleaned(name, most) or f"Player {who + 1}" for who, name in enumerate(sat.seen_from(NOBODY).names)]
    bots = [player if can_play(player, record.game) else None for player in sat.players]
    return [SeatRow(name, "bot" if bot else "screen", bot) for name, bot in zip(names, bots, strict=True)]


async def branch(
    hub: Hub, limits: Limits, g: Game, seat: int, known: TableRow | None, wish: wire.Branch
) -> wire.TableMade:
    """Play on from a position: as it was at a table that is known, otherwise as this seat must guess it."""
    if len(wish.seats) != g.players:
        raise BadSetup(f"This game has {g.players} seats, not {len(wish.seats)}.")
    if g.over:
        raise BadSetup("The game is over here; choose an earlier ply to play on from.")
    kind = g.kind
    setup = g.setup
    if known:
        # Whoever makes it knows the seed; a promise about it would deceive the others.
        row = known._replace(id=new_id(), archive=False, commitment="", deal=None, hints=wish.hints)
        row = row._replace(day="", exercise="")
        return await make(hub, limits, row, wish.seats, entries(plies_of(g.history), g))
    guess = g.determinized(seat, secrets.randbits(48)).dump()
    row = TableRow(new_id(), kind.id, kind.version, g.players, "", setup.options, "", False, guess, hints=wish.hints)
    return await make(hub, limits, row, wish.seats, [])


def entries(plies: list[Ply], g: Game) -> list[Entry]:
    """The choices of a game as a new table's log."""
    again = g.kind.begin(g.setup)
    return [entry_of(again, number, ply) for number, ply in enumerate(plies, 1)]


def entry_of(g: Game, number: int, ply: Ply) -> Entry:
    word = g.kind.words.word(g, ply.frame, ply.option)
    g.choose(ply.option)
    return Entry(number, CHOICE, ply.frame.who, ply.frame.rule.name, ply.option, word, g.digest()[:8])


async def make(
    hub: Hub, limits: Limits, row: TableRow, wishes: list[wire.SeatWish], log: list[Entry]
) -> wire.TableMade:
    seats = [seat_row(row.game, i, wish, limits.name) for i, wish in enumerate(wishes)]
    own, guests = sitting(wishes)
    owner, watcher = new_token(), new_token()
    tokens = {i: new_token() for i in guests}
    keys = {hash_of(owner): KeyRow(row.id, own, True), hash_of(watcher): KeyRow(row.id, [], False)}
    keys |= {hash_of(token): KeyRow(row.id, [i], False) for i, token in tokens.items()}
    await hub.store.make(row, seats, keys, log)
    links = [wire.SeatLink(i, seats[i].name, link(row.id, token)) for i, token in tokens.items()]
    return wire.TableMade(row.id, link(row.id, owner), links, link(row.id, watcher), row.commitment)


async def again(hub: Hub, limits: Limits, room: Room, holder: Holder) -> wire.TableMade:
    """The same form with a new seed, or what follows it: whoever asks makes the table, others come by new links."""
    if not room.game.over:
        raise Refused("running", "The game is not over yet; it can be played again at its end.")
    if not holder.seats:
        raise NOT_YOURS
    if room.again is not None:
        raise already(room, room.again)
    row, kind = room.row, room.game.kind
    follows = package_of(kind.id).sequel(room.game)
    names = [setting.name for setting in kind.offered() if setting.name not in follows]
    options = {name: value for name, value in row.options.items() if name in names}
    refuse_files(kind, options)
    own = "screen" if len(holder.seats) > 1 else "you"
    seats = [
        wire.SeatWish(s.kind, s.name, s.bot or "")
        if s.kind == "bot"
        else wire.SeatWish(own if i in holder.seats else "link", s.name)
        for i, s in enumerate(room.seats)
    ]
    shared = 0 if row.deal is None else len(row.deal.pledges)
    shuffle = "everybody" if shared > 1 else "mine" if shared else "server"
    made = await lay(hub, limits, kind, wire.NewTable(kind.id, seats, options | follows, None, shuffle, row.hints))
    first = await hub.store.play_again(room.id, Again(made.table, holder.seats[0]))
    await hub.look_again(room)
    if first.table != made.table:  # two asked at once; nobody ever sits at the other table
        raise already(room, first)
    return made


def already(room: Room, again: Again) -> Refused:
    return Refused("taken", f"{room.names[again.who]} has laid a new table for all of you; join it.")


async def join(hub: Hub, room: Room, holder: Holder, badge: str) -> wire.SeatLink:
    """A link of one's own to where it is played again, for whoever holds the same seat's here and for nobody else."""
    if room.again is None:
        raise Refused("unknown", "Nobody plays this game again yet.")
    if len(holder.seats) != 1:
        raise NOT_YOURS
    [seat] = holder.seats
    if seat == room.again.who:
        raise Refused("taken", "You have laid that table yourself; it is among your running games.")
    keys = (await hub.store.keys(room.again.table)).values()
    there = [key for key in keys if seat in key.seats and key.renewed_at is None]
    if any(key.owner or key.claimed_by not in (None, hash_of(badge)) for key in there):
        raise Refused("taken", "Somebody sits there already, by a link; ask whoever laid the table for a new one.")
    return await new_link(hub, room.again.table, seat)


async def renew(hub: Hub, table: str, holder: Holder, seat: int) -> wire.SeatLink:
    """A new link for a seat, or for watching (-1); the old one opens nothing any more. Also before the deal."""
    if not holder.owner:
        raise NOT_YOURS
    return await new_link(hub, table, seat)


async def new_link(hub: Hub, table: str, seat: int) -> wire.SeatLink:
    token = new_token()
    row, seats = await hub.store.table(table) or (None, [])
    if row is not None and not row.dealt:
        done = await hub.halls.renew(table, seat, hash_of(token))
    else:
        done = await hub.renew(await hub.room(table), seat, hash_of(token))
    if not done:
        raise Refused("unknown", "There is no link to this seat that could be renewed.")
    return wire.SeatLink(seat, seats[seat].name if seat >= 0 else "", link(table, token))


async def rename(hub: Hub, limits: Limits, table: str, holder: Holder, name: str) -> str:
    """Whoever sits at one seat of a table is called so from now on. Also before the deal."""
    said = cleaned(name, limits.name)
    if len(holder.seats) != 1:
        raise NOT_YOURS
    if not said:
        raise Refused("malformed", "A name needs something in it that can be read.")
    [seat] = holder.seats
    row, _ = await hub.store.table(table) or (None, [])
    if row is not None and not row.dealt:
        await hub.halls.rename(table, seat, said)
    else:
        room = await hub.room(table)
        async with room.lock:
            await hub.store.rename(table, seat, said)
            await hub.caught_up(room)
    return said


def seat_row(game: str, seat: int, wish: wire.SeatWish, most: int) -> SeatRow:
    if wish.kind not in KINDS:
        raise BadSetup(f"A seat can't be {wish.kind!r}; choose one of {', '.join(KINDS)}.")
    if wish.kind != "bot":
        return SeatRow(cleaned(wish.name, most) or f"Player {seat + 1}", KINDS[wish.kind], None)
    if not can_play(wish.bot, game):
        raise BadSetup(f"There is no bot {wish.bot!r} for this game; choose one of {', '.join(bots_for(game))}.")
    return SeatRow(cleaned(wish.name, most) or BOT_NAMES[seat % len(BOT_NAMES)], "bot", wish.bot)
