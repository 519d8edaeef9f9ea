"""What answers would lead to, before they count.

They are given in worlds that the seat can't tell from the real one: what differs among these, like what is revealed,
is not for it to see yet.
"""

from collections.abc import Sequence
from typing import NamedTuple

from squander.kernel.errors import NotOffered
from squander.kernel.game import Game
from squander.kernel.pieces import EVERYONE, Note, line_of
from squander.kernel.question import Question
from squander.server.wire import Wanted

GUESSES = (1, 2, 3)
MOST_STEPS = 80
ELSEWHERE = "These answers lead to somebody else's question."


def asks(g: Game, seat: int) -> bool:
    return g.asked is not None and g.asked.who == seat


class Worlds:
    """Some worlds in which the seat's answers are tried alike."""

    def __init__(self, g: Game, seat: int) -> None:
        self.seat = seat
        self.reveals = g.reveals
        self.games = [g.determinized(seat, guess) for guess in GUESSES]
        self.since = [world.log for world in self.games]

    @property
    def first(self) -> Game:
        return self.games[0]

    def answer(self, option: int) -> bool:
        """False, and nothing has happened, where the answer reveals something or ends the game."""
        if not asks(self.first, self.seat):
            raise NotOffered(ELSEWHERE)
        after = [answered(world, option) for world in self.games]
        if after[0].over or after[0].reveals != self.reveals:
            return False
        self.games = after
        return True

    def alike(self) -> bool:
        """The seat is shown, told and asked the same in all of them."""
        first, *others = [seen(g, log, self.seat) for g, log in zip(self.games, self.since, strict=True)]
        return all(other == first for other in others)


def answered(g: Game, option: int) -> Game:
    trial = g.copy()
    trial.choose(option)
    return trial


def seen(g: Game, since: Note | None, seat: int) -> list[object]:
    asked = g.asked.row() if g.asked is not None else None
    known = [(n.what, n.who, n.a, n.b) for n in line_of(g.log, since) if n.to in (EVERYONE, seat)]
    return [g.view(seat), asked, g.options if asks(g, seat) else None, known]


def ahead(g: Game, seat: int, options: list[int]) -> int:
    """How many of these answers the seat may look behind."""
    worlds = Worlds(g, seat)
    for played, option in enumerate(options):
        if not worlds.answer(option):
            return played
    return len(options) if not options or worlds.alike() else len(options) - 1


# --- a whole gesture ------------------------------------------------------------------------------------------


class Step(NamedTuple):
    option: int
    own: bool
    then: Game | None  # none where nobody may look


class Unfolded(NamedTuple):
    """A player's answers and those assumed after them."""

    steps: list[Step]
    own: int  # so many lead to the question that is open to the player
    complete: bool
    since: Note | None  # the last note before them


def unfold(g: Game, seat: int, wanted: Sequence[Wanted]) -> Unfolded:
    """All that is wanted and fits, then what is assumed of the questions that belong to the same gesture."""
    worlds = Worlds(g, seat)
    steps: list[Step] = []
    own = -1
    while len(steps) < MOST_STEPS and asks(worlds.first, seat):
        option, wanted = next_wanted(worlds.first, wanted) if own < 0 else (None, wanted)
        mine = option is not None
        if option is None and own < 0 and not passes(worlds.first, bool(steps)):
            own = len(steps)
        option = option if mine or not steps else taken_for_granted(worlds.first.question)
        if option is None:
            break
        before = worlds.games
        if not worlds.answer(option) or not worlds.alike():
            worlds.games = before
            steps.append(Step(option, mine, None))
            return Unfolded(steps, len(steps) if own < 0 else own, True, worlds.since[0])
        steps.append(Step(option, mine, worlds.first))
    complete = not (asks(worlds.first, seat) and is_inside(worlds.first))
    return Unfolded(steps, len(steps) if own < 0 else own, complete, worlds.since[0])


def next_wanted(g: Game, wanted: Sequence[Wanted]) -> tuple[int | None, Sequence[Wanted]]:
    """The answer to the open question that is wanted first, and what is wanted after it."""
    question = g.question
    for i, want in enumerate(wanted):
        option = fitting(question, want)
        if option is not None:
            return option, wanted[i + 1 :]
    return None, wanted


def fitting(question: Question, want: Wanted) -> int | None:
    if want.question and want.question != question.name:
        return None
    if want.id is not None and want.id in question.options:
        return want.id
    g, f, words = question.game, question.frame, question.game.kind.words
    for option in question.options:
        if want.place:
            if words.place(g, f, option) == want.place and want.to in ("", words.target(g, f, option)):
                return option
        elif want.amount is not None and words.amount(g, f, option) == want.amount:
            return option
    return None


def is_inside(g: Game) -> bool:
    return g.kind.words.gesture(g.question.frame).inside


def passes(g: Game, begun: bool) -> bool:
    """What is taken for granted here is seen done: the player is shown what comes after it."""
    if not begun or not is_inside(g):
        return False
    return len(g.options) == 1 or g.kind.words.gesture(g.question.frame).shown


def taken_for_granted(question: Question) -> int | None:
    """Inside a gesture: the only answer there is, or the one to assume."""
    g, f = question.game, question.frame
    if not g.kind.words.gesture(f).inside:
        return None
    return question.options[0] if len(question.options) == 1 else g.kind.words.assumed(g, f, list(question.options))
