"""What goes out to a page: built up for one viewer from what that viewer may see."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import takewhile

import msgspec

from squander.games import package_of
from squander.games.english import with_names
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import EVERYONE, Note, View
from squander.kernel.question import Question as Asked
from squander.kernel.question import Refusal
from squander.kernel.words import Amounts, Gesture
from squander.play.places import places
from squander.server import wire
from squander.server.storage.shuffle import Deal
from squander.server.tables.catalogue import boxes_of
from squander.server.tables.exercising import exercise_at, is_open
from squander.server.tables.looking_ahead import unfold
from squander.server.tables.room import Room, Told, tellings
from squander.server.tables.teaching import lesson_at

encoder = msgspec.json.Encoder()
UNCOUNTED = wire.Amounts(*Amounts())
ALONE = wire.Gesture(*Gesture(), None)


def text(room: Room, viewer: int, mine: list[int], since: int, owner: bool) -> str:
    """The state as it goes over a socket; pages that see the same share one."""
    key = viewer, tuple(mine), since, owner
    if key not in room.texts:
        room.texts[key] = encoder.encode(state(room, viewer, mine, since, owner)).decode()
    return room.texts[key]


def state(room: Room, viewer: int, mine: list[int], since: int, owner: bool = False) -> wire.State:
    """All this viewer may know now, with the lines of the log after an entry."""
    g, seen = room.game, room.game.view(viewer)
    return wire.State(
        table=room.id,
        game=g.kind.id,
        boxes=boxes_of(g),
        title=g.kind.title,
        ply=room.ply,
        plies=g.plies,
        viewer=viewer,
        mine=mine,
        owner=owner,
        seats=seats(room),
        rivals=[rival.name for rival in g.rivals()],
        view=seen,
        question=None if g.over else question(room, g.question, viewer, seen),
        log=lines(room, viewer, since),
        recap=recap(room, viewer),
        hints=room.row.hints and not is_open(room),
        lesson=lesson_at(room.row, g, viewer),
        exercise=exercise_at(room, viewer),
        day=room.row.day,
        can_undo=viewer >= 0 and viewer in mine and room.can_undo(viewer),
        over=g.over,
        ranking=ranking(room) if g.over else [],
        dealt=dealt(room),
        commitment=room.row.commitment,
        shares=shares(room.row.deal),
        secret=room.row.deal.secret if g.over and room.row.deal is not None else None,
        seed=room.row.seed if g.over or room.row.archive else None,
        thinking=room.thinking,
        again=room.again.who if room.again is not None else -1,
    )


def dealt(room: Room) -> str:
    """What may be believed about who knew the cards before they were dealt."""
    if room.row.lesson:
        return "known"
    if room.row.day:
        return "daily"
    return "guessed" if room.row.start is not None else "promised" if room.row.commitment else "known"


def shares(deal: Deal | None) -> list[wire.Share]:
    return (
        [wire.Share(int(who), pledge, deal.parts.get(who, "")) for who, pledge in deal.pledges.items()] if deal else []
    )


def tried(room: Room, viewer: int, wanted: Sequence[wire.Wanted], run: int) -> wire.Tried:
    """What a player does in one go, as far as its doer may look ahead."""
    ply = room.ply
    done = unfold(room.game, viewer, wanted)
    steps = [wire.Step(s.option, s.own, ahead(room, viewer, s.then, done.since, ply)) for s in done.steps]
    hidden = bool(steps) and steps[-1].then is None
    return wire.Tried(ply=ply, run=run, steps=steps, own=done.own, complete=done.complete, hidden=hidden)


def ahead(room: Room, viewer: int, g: Game | None, since: Note | None, ply: int) -> wire.Ahead | None:
    if g is None:
        return None
    told = tellings(g, since, ply + 1, ply + 1, room.names)
    taught = lesson_at(room.row, g, viewer)
    seen = g.view(viewer)
    return wire.Ahead(seen, question(room, g.question, viewer, seen), heard(room, told, viewer, ply), taught)


def seats(room: Room) -> list[wire.Seat]:
    pages = room.looks()
    return [
        wire.Seat(s.name, s.kind, s.bot, pages[i] > 0, pages[i], i in room.claimed, s.hints)
        for i, s in enumerate(room.seats)
    ]


def question(room: Room, asked: Asked, viewer: int, seen: View) -> wire.Question:
    """Only the one who is asked sees more than that a question is open."""
    g, f, words = asked.game, asked.frame, asked.game.kind.words
    phase = words.phase(f)
    if asked.who != viewer:
        return wire.Question(asked.name, asked.who, phase, "", UNCOUNTED, ALONE, [], [], [])
    offered = list(asked.options)
    options = [wire.Option(o, named(room, asked.label(o)), *lying(asked, o), words.deed(g, f, o)) for o in offered]
    refused = [refusal(room, r, *lying(asked, r.option)) for r in asked.refused]
    amounts = wire.Amounts(*words.amounts(g, f))
    gesture = wire.Gesture(*words.gesture(f), words.assumed(g, f, offered))
    warned = [wire.Warned(*one) for one in package_of(g.kind.id).warnings(asked, seen)]
    return wire.Question(asked.name, asked.who, phase, asked.prompt, amounts, gesture, options, refused, warned)


def lying(asked: Asked, option: int) -> tuple[str, str, int]:
    """Where an option lies, where it goes, and the number on it."""
    g, f, words = asked.game, asked.frame, asked.game.kind.words
    return words.place(g, f, option), words.target(g, f, option), words.amount(g, f, option)


def refusal(room: Room, r: Refusal, place: str, target: str, amount: int) -> wire.Refused:
    return wire.Refused(r.option, named(room, r.label), place, target, amount, r.clause, named(room, r.reason))


def named(room: Room, text: str) -> str:
    return with_names(text, [seat.name for seat in room.seats])


def lines(room: Room, viewer: int, since: int) -> list[wire.Line]:
    return heard(room, room.told, viewer, since)


def heard(room: Room, told: list[Told], viewer: int, since: int) -> list[wire.Line]:
    better = package_of(room.game.kind.id).known_better
    first = bisect_right(told, since, key=lambda t: t.ply)
    return [line(t, viewer, better) for t in told[first:] if known(t, viewer)]


def known(told: Told, viewer: int) -> bool:
    return told.note.to in (EVERYONE, viewer)


def line(told: Told, viewer: int, better: frozenset[str]) -> wire.Line:
    """Without words where the viewer's own note says it more exactly."""
    note = told.note
    text, cards = ("", []) if note.who == viewer and note.what in better else (told.text, told.cards)
    named = [wire.CardName(*one) for one in cards]
    return wire.Line(told.ply, told.began, note.what, note.who, note.a, note.b, text, named, told.lead)


def recap(room: Room, viewer: int) -> wire.Recap | None:
    """The others' last choices, and what followed from one's own before them: back over one's own of this turn, from
    which nothing followed, over theirs, and over those of one's own from which something did."""
    if viewer < 0:
        return None
    whose = [ply.frame.who for ply in plies_of(room.game.history)]
    first = last = back_over(len(whose), lambda n: whose[n - 1] == viewer and not followed(room, viewer, n))
    first = back_over(first, lambda n: whose[n - 1] != viewer)
    first = back_over(first, lambda n: whose[n - 1] == viewer and followed(room, viewer, n))
    if first == last:
        return None
    own = own_doing(room, viewer, first + 1) if whose[first] == viewer else 0
    return wire.Recap(first, last, room.chose[first + 1] - 1, own)


def back_over(ply: int, passes: Callable[[int], bool]) -> int:
    while ply > 0 and passes(ply):
        ply -= 1
    return ply


def followed(room: Room, viewer: int, ply: int) -> bool:
    """Something followed from this choice of the viewer that is not the viewer's own doing."""
    told = told_by(room, viewer, ply)
    return any(t.text for t in told[own_doing(room, viewer, ply) :])


def own_doing(room: Room, viewer: int, ply: int) -> int:
    """How many lines a choice begins with that are about the one who made it."""
    return len(list(takewhile(lambda t: t.note.who == viewer, told_by(room, viewer, ply))))


def told_by(room: Room, viewer: int, ply: int) -> list[Told]:
    """What the viewer was told of a choice that stands."""
    entry = room.chose[ply]
    first, end = (bisect_right(room.told, at, key=lambda t: t.ply) for at in (entry - 1, entry))
    return [t for t in room.told[first:end] if known(t, viewer)]


def ranking(room: Room) -> list[wire.Standing]:
    standings = [one.standing for one in places(room.game, room.names)]
    return [wire.Standing(s.place, s.seat, s.score, s.note) for s in standings]
