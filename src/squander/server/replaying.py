"""A game step by step, from its choices, for one viewer."""

from squander.games import kind_of
from squander.kernel.errors import BadRecord, BadSetup
from squander.kernel.game import Game, plies_of
from squander.play.records import Record, read, record_of, resume, write
from squander.play.seating import PERSON, Seats
from squander.server import showing, wire
from squander.server.identity import Holder
from squander.server.making import check_seed, refuse_files
from squander.server.refusals import NOT_YOURS
from squander.server.room import CHOICE, Room
from squander.server.rows import Entry, TableRow


def is_open(room: Room) -> bool:
    """Everything about this game may be known."""
    return room.row.archive or room.game.over


def is_known(room: Room, holder: Holder) -> bool:
    """This page could work out everything there is: all is open, or its owner named the seed and plays only bots."""
    named = room.row.seed != "" and room.row.commitment == ""
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


def at(room: Room, ply: int) -> Room:
    """The table as it was after so many of the choices that stand."""
    plies = plies_of(room.game.history)
    if not 0 <= ply <= len(plies):
        raise BadSetup(f"This game has plies 0 to {len(plies)}.")
    past = Room(room.row, room.seats)
    for number, choice in enumerate(plies[:ply], 1):
        past.follow(Entry(number, CHOICE, choice.frame.who, choice.frame.rule.name, choice.option, "", ""))
    return past


def whole(room: Room, holder: Holder) -> wire.Replay:
    past = at(room, room.game.plies)
    viewer = side(room, holder, None)
    return wire.Replay(past.ply, room.game.over, sides(room, holder), holder.seats, showing.lines(past, viewer, -1))


def position(room: Room, holder: Holder, ply: int, seat: int | None) -> wire.State:
    viewer = side(room, holder, seat)
    return showing.state(at(room, ply), viewer, [], -1)


def record_text(room: Room, holder: Holder) -> str:
    """The full record once the game is over; before that, the story as far as this page may know it."""
    if not is_open(room):
        return story(room, side(room, holder, None))
    players = [seat.bot if seat.kind == "bot" and seat.bot else PERSON for seat in room.seats]
    sat = Seats(players, [seat.name for seat in room.seats])
    return write(record_of(room.game, {**sat.about(), **promised(room.row)}))


def promised(row: TableRow) -> dict[str, object]:
    """All that anybody needs to check the promise about the seed."""
    return {"commitment": row.commitment, **({} if row.deal is None else {"deal": row.deal.proof()})}


def story(room: Room, viewer: int) -> str:
    title = f"{room.game.kind.title}, table {room.id}: the story so far. The record comes at the end of the game."
    return "\n".join([title, *(f"{line.ply} {line.text}" for line in showing.lines(room, viewer, -1) if line.text)])


def uploaded(text: str) -> tuple[Record, Game]:
    """A record whose every choice fits, and the game at its end; one sentence otherwise."""
    record = read(text)
    check_seed(record.setup.seed)
    try:
        refuse_files(kind_of(record.game), record.setup.options)
        return record, resume(record)
    except (TypeError, AttributeError, RecursionError) as error:
        raise BadRecord(f"The record cannot be read: {error!r}.") from None
