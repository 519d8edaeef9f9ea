"""What goes out to a page: built up for one viewer from what that viewer may see."""

from bisect import bisect_right

import msgspec

from squander.kernel.game import Game
from squander.kernel.game import Question as Asked
from squander.kernel.pieces import EVERYONE
from squander.server import wire
from squander.server.room import Room, Told

encoder = msgspec.json.Encoder()


def text(room: Room, viewer: int, mine: list[int], since: int) -> str:
    """The state as it goes over a socket; pages that see the same share one."""
    key = viewer, tuple(mine), since
    if key not in room.texts:
        room.texts[key] = encoder.encode(state(room, viewer, mine, since)).decode()
    return room.texts[key]


def state(room: Room, viewer: int, mine: list[int], since: int) -> wire.State:
    """All this viewer may know now, with the lines of the log after an entry."""
    g = room.game
    return wire.State(
        table=room.id,
        game=g.kind.id,
        title=g.kind.title,
        ply=room.ply,
        viewer=viewer,
        mine=mine,
        seats=seats(room),
        view=g.view(viewer),
        question=None if g.over else question(g.question, viewer),
        log=lines(room.told, viewer, since),
        can_undo=viewer >= 0 and viewer in mine and room.can_undo(viewer),
        over=g.over,
        ranking=ranking(g) if g.over else [],
        commitment=room.row.commitment,
        seed=room.row.seed if g.over or room.row.archive else None,
        thinking=room.thinking,
    )


def seats(room: Room) -> list[wire.Seat]:
    here = room.connected()
    return [wire.Seat(s.name, s.kind, s.bot, i in here) for i, s in enumerate(room.seats)]


def question(asked: Asked, viewer: int) -> wire.Question:
    """Only the one who is asked sees more than that a question is open."""
    if asked.who != viewer:
        return wire.Question(asked.name, asked.who, "", [], [])
    g, f = asked.game, asked.frame
    place = g.kind.words.place
    options = [wire.Option(o, asked.label(o), place(g, f, o)) for o in asked.options]
    refused = [wire.Refused(r.option, r.label, place(g, f, r.option), r.clause, r.reason) for r in asked.refused]
    return wire.Question(asked.name, asked.who, asked.prompt, options, refused)


def lines(told: list[Told], viewer: int, since: int) -> list[wire.Line]:
    first = bisect_right(told, since, key=lambda t: t.ply)
    return [line(t) for t in told[first:] if known(t, viewer)]


def known(told: Told, viewer: int) -> bool:
    return told.note.to in (EVERYONE, viewer)


def line(told: Told) -> wire.Line:
    note = told.note
    return wire.Line(told.ply, note.what, note.who, note.a, note.b, told.text)


def ranking(g: Game) -> list[wire.Standing]:
    return [wire.Standing(s.place, s.seat, s.score, s.note) for s in g.ranking()]
