"""A game step by step, from its choices, for one viewer."""

from squander.games import kind_of
from squander.kernel.errors import BadRecord
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import Options
from squander.play.about import About
from squander.play.aftermath import Moment, look_back, written
from squander.play.records import Record, read, record_of, resume, write
from squander.play.seating import PERSON, Seats
from squander.server import wire
from squander.server.storage.rows import TableRow
from squander.server.tables import showing
from squander.server.tables.making import check_seed, refuse_files
from squander.server.tables.room import Room, Told, beginning, sentence
from squander.server.tables.snapshots import Reels
from squander.server.tables.tokens import Holder
from squander.server.wire.refusals import NOT_YOURS, Refused


def is_open(room: Room) -> bool:
    """Everything about this game may be known."""
    return room.row.archive or room.game.over


def is_known(room: Room, holder: Holder) -> bool:
    """This page could work out everything there is: all is open, or its owner named the seed and plays only bots.
    Whose seed is the day's did not name it, and is to play it without having tried it."""
    named = room.row.seed != "" and room.row.commitment == "" and not room.row.day
    alone = all(seat.kind == "bot" or number in holder.seats for number, seat in enumerate(room.seats))
    return room.row.start is None and (is_open(room) or (holder.owner and named and alone))


def sides(room: Room, holder: Holder) -> list[int]:
    """The seats whose side may be seen."""
    return [-1, *(range(len(room.seats)) if is_open(room) else holder.seats)]


def side(room: Room, holder: Holder, seat: int | None) -> int:
    """The side to show: the one asked for, or one's own."""
    if seat is None:
        return holder.seats[0] if len(holder.seats) == 1 else -1
    if seat not in sides(room, holder):
        raise NOT_YOURS
    return seat


def own_side(holder: Holder, seat: int | None) -> int:
    """The side that is one's own: named, or the only one."""
    if seat is None:
        return holder.seats[0] if len(holder.seats) == 1 else -1
    if seat != -1 and seat not in holder.seats:
        raise NOT_YOURS
    return seat


def whole(reels: Reels, room: Room, holder: Holder) -> wire.Replay:
    past = reels.at(room, None)
    viewer = side(room, holder, None)
    return wire.Replay(past.ply, past.game.over, sides(room, holder), holder.seats, showing.lines(past, viewer, -1))


def position(reels: Reels, room: Room, holder: Holder, ply: int, seat: int | None) -> wire.State:
    viewer = side(room, holder, seat)
    return showing.state(reels.at(room, ply), viewer, [], -1)


def aftermath(room: Room) -> wire.Aftermath:
    """What became of everybody; not before the end, because hidden cards stand behind the numbers."""
    if not room.game.over:
        raise Refused("running", "The game is not over yet; what became of everybody is told at its end.")
    kind, plies = room.game.kind, plies_of(room.game.history)
    seen = look_back(beginning(room.row), plies)
    fortunes = [
        wire.Fortune(
            end.amount,
            [wire.Holding(part.name, part.amount, part.counts, part.of) for part in end.parts],
            moment(room, seen.best[seat]),
            moment(room, seen.worst[seat]),
            [wire.Spent(one.on, written(one.sign, one.amount), one.amount) for one in seen.spent[seat]],
        )
        for seat, end in enumerate(seen.ends)
    ]
    points = [wire.Point(*point) for point in seen.points]
    return wire.Aftermath(kind.sign, kind.falls, seen.starts, len(plies), points, fortunes)


def moment(room: Room, found: Moment | None) -> wire.Moment | None:
    if found is None:
        return None
    told = [Told(ply, ply, note, *sentence(room.game, note, room.names)) for ply, note in found.told]
    lines = [showing.line(one, -1, frozenset()) for one in told if one.text]
    return wire.Moment(found.ply, found.round, found.before, found.after, lines)


def record_text(room: Room, holder: Holder) -> str:
    """The full record once the game is over; before that, the story as far as this page may know it."""
    if not is_open(room):
        return story(room, side(room, holder, None))
    return written_down(room)


def whole_record(room: Room) -> str:
    """To look back on; not while the game runs, because it would tell those who play what others hold."""
    if not room.game.over:
        raise Refused("running", "The game is not over yet; it can be looked back on at its end.")
    return written_down(room)


def written_down(room: Room) -> str:
    players = [seat.bot if seat.kind == "bot" and seat.bot else PERSON for seat in room.seats]
    sat = Seats(players, [seat.name for seat in room.seats])
    return write(record_of(room.game, {**sat.about(), **promised(room.row)}))


def promised(row: TableRow) -> About:
    """All that anybody needs to check the promise about the seed."""
    said: About = {"commitment": row.commitment}
    return said if row.deal is None else {**said, "deal": row.deal.proof()}


def story(room: Room, viewer: int) -> str:
    title = f"{room.game.kind.title}, table {room.id}: the story so far. The record comes at the end of the game."
    return "\n".join([title, *(f"{line.ply} {line.text}" for line in showing.lines(room, viewer, -1) if line.text)])


def named(record: Record) -> Options:
    """Options that could name a file: what a campaign has come to is a list of words, which no page can choose."""
    alone = kind_of(record.game).alone_with
    return {name: value for name, value in record.setup.options.items() if name not in alone}


def uploaded(text: str) -> tuple[Record, Game]:
    """A record whose every choice fits, and the game at its end; one sentence otherwise."""
    record = read(text)
    check_seed(record.setup.seed)
    try:
        refuse_files(kind_of(record.game), named(record))
        return record, resume(record)
    except (TypeError, AttributeError, RecursionError) as error:
        raise BadRecord(f"The record cannot be read: {error!r}.") from None
