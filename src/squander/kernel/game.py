"""A position and what is still to be done in it.

Nothing live is ever stored in a position, so a copy taken anywhere, also in the middle of a card, plays on.

State is kept in parts, each owned by one package. Lists inside a part are values: they are replaced, never
changed in place, so copies share them.
"""

import hashlib
import json
from typing import Final

from squander.kernel.agenda import NOBODY, RULES, Ask, Frame, Rule, frame_of
from squander.kernel.errors import BadPosition, GameIsOver, NoSuchSeat, NotOffered
from squander.kernel.kind import Kind
from squander.kernel.pieces import EVERYONE, Data, Note, Part, Rival, Setup, Standing, View, known_log
from squander.kernel.question import Question, why_not
from squander.kernel.rng import Rng, seeded

# Rules take all they need from here.
__all__ = [
    "NOBODY",
    "RULES",
    "SPECTATOR",
    "Ask",
    "Frame",
    "Game",
    "Ply",
    "Rule",
    "play_round",
    "playout",
    "plies_of",
    "restore",
]

SPECTATOR: Final = -1

NO_OPTIONS: Final[tuple[int, ...]] = ()


class Ply:
    """A choice made, linked to the one before it."""

    def __init__(self, before: "Ply | None", frame: Frame, option: int) -> None:
        self.before: Final = before
        self.frame: Final = frame
        self.option: Final = option


class Game:
    """A position: the public API of a running game."""

    def __init__(self, kind: Kind, setup: Setup, rng: Rng, parts: list[Part]) -> None:
        self.kind: Final = kind
        self.setup = setup
        self.players = setup.players
        self.rng = rng
        self.parts = parts
        self.agenda: list[Frame] = []
        self.asked: Frame | None = None
        self.options: tuple[int, ...] = NO_OPTIONS  # nobody can add to what is offered
        self.history: Ply | None = None
        self.plies = 0
        self.log: Note | None = None
        self.noting = False
        self.reveals = 0
        self.base: Game | None = None  # where the history begins, if not at the deal; never changed, so copies share it

    @property
    def over(self) -> bool:
        return self.asked is None

    @property
    def question(self) -> Question:
        f = self.asked
        if f is None:
            raise GameIsOver("The game is over; there is no question to answer.")
        return Question(self, f, self.options)

    def choose(self, option: int) -> None:
        """Answer the open question. One that is not offered changes nothing, nor does one that fails in the middle."""
        f = self.asked
        if f is None:
            raise GameIsOver("The game is over; there is nothing left to choose.")
        if not offers(self.options, option):
            raise NotOffered(why_not(self, f, option))
        options, history, log, reveals = self.options, self.history, self.log, self.reveals
        try:
            self.answer(f, option)
        except BaseException:
            again = rebuilt(self, history)
            if again is not None and is_open(again, f, options):
                self.return_to(again, history, log, reveals)
            raise

    def answer(self, f: Frame, option: int) -> None:
        """What is offered, to the open question; where a rule fails, it leaves off."""
        ask = f.rule
        assert isinstance(ask, Ask)
        self.history = Ply(self.history, f, option)
        self.plies += 1
        self.asked = None
        self.options = NO_OPTIONS
        ask.choose(self, f, option)
        self.advance()

    def return_to(self, again: "Game", history: Ply | None, log: Note | None, reveals: int) -> None:
        """Be once more what this was before a choice that failed."""
        self.rng = again.rng
        self.parts = again.parts
        self.agenda = again.agenda
        self.asked = again.asked
        self.options = again.options
        self.history = history
        self.plies -= 1
        self.log = log
        self.reveals = reveals

    def advance(self) -> None:
        """Run automatic frames up to a question or the end."""
        agenda = self.agenda
        while self.asked is None and agenda:
            f = agenda.pop()
            f.rule.run(self, f)

    def todo(self, frames: list[Frame]) -> None:
        """Put frames on top, first one first: reads in order of execution."""
        agenda = self.agenda
        for i in range(len(frames) - 1, -1, -1):
            agenda.append(frames[i])

    def then(self, frame: Frame) -> None:
        """Put one frame on top."""
        self.agenda.append(frame)

    def note(self, what: str, who: int, a: int = 0, b: int = 0, to: int = EVERYONE) -> None:
        if self.noting:
            self.log = Note(self.log, what, who, a, b, to)

    def copy(self) -> "Game":
        g = Game(self.kind, self.setup, self.rng.copy(), [part.copy() for part in self.parts])
        g.agenda = self.agenda[:]
        g.asked = self.asked
        g.options = self.options
        g.history = self.history
        g.plies = self.plies
        g.log = self.log
        g.noting = self.noting
        g.reveals = self.reveals
        g.base = self.base
        return g

    def view(self, seat: int = SPECTATOR) -> View:
        """What the seat may see; without a seat, what everybody may see."""
        check_seat(self, seat)
        return self.kind.view(self, seat)

    def determinized(self, seat: int, seed: int) -> "Game":
        """A world this seat can't tell from the real one, with a future of its own and no memory of secrets."""
        check_seat(self, seat)
        g = self.copy()
        g.rng = seeded(f"guess {seed}")
        g.setup = Setup(self.players, "", self.setup.options)
        g.history = None
        g.log = known_log(self.log, seat)
        self.kind.determinize(g, seat)
        f = g.asked
        if f is not None:
            ask = f.rule
            assert isinstance(ask, Ask)
            g.options = tuple(ask.options(g, f))
        g.base = None
        g.base = g.copy()
        return g

    def ranking(self) -> list[Standing]:
        """Places, scores and how ties were broken, best first; while the game runs, as if it ended now."""
        return self.kind.ranking(self)

    def rivals(self) -> list[Rival]:
        """Whoever plays along without a seat, as the Solicitor does; the ranking is of seats alone."""
        return self.kind.rivals(self)

    def dump(self) -> Data:
        """Plain data of the whole position; `restore` makes the position again."""
        return {
            "agenda": [f.row() for f in self.agenda],
            "asked": None if self.asked is None else self.asked.row(),
            "parts": [part.dump() for part in self.parts],
            "reveals": self.reveals,
            "rng": self.rng.words(),
        }

    def digest(self) -> str:
        """Equal positions have equal digests, on every Python and every build."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def playout(g: Game, rng: Rng) -> int:
    """Answer by chance up to the end, each option as likely; how many answers it took."""
    before = g.plies
    f = g.asked
    while f is not None:
        options = g.options
        g.answer(f, options[rng.below(len(options))])
        f = g.asked
    return g.plies - before


def play_round(g: Game, chances: list[Rng]) -> int:
    """Each seat answers by a chance of its own, up to the end of the round or the game; how many were real choices."""
    round = g.kind.round_of(g)
    decisions = 0
    f = g.asked
    while f is not None and g.kind.round_of(g) == round:
        options = g.options
        decisions += len(options) > 1
        g.answer(f, options[chances[f.who].below(len(options))])
        f = g.asked
    return decisions


def check_seat(g: Game, seat: int) -> None:
    if not SPECTATOR <= seat < g.players:
        raise NoSuchSeat(
            f"There is no seat {seat}; this game has seats 0 to {g.players - 1}, and -1 for who only watches."
        )


def offers(options: tuple[int, ...], option: int) -> bool:
    """A plain loop: compiled, it is several times as fast as `in`."""
    for offered in options:
        if offered == option:
            return True
    return False


def restore(kind: Kind, setup: Setup, data: Data) -> Game:
    """The position that `Game.dump` wrote, without its history."""
    a, b, c, d = data["rng"]
    g = Game(kind, setup, Rng(a, b, c, d), kind.load(setup, data["parts"]))
    g.agenda = [frame_of(rule, who, arg) for rule, who, arg in data["agenda"]]
    g.reveals = data["reveals"]
    if data["asked"] is not None:
        rule, who, arg = data["asked"]
        f = frame_of(rule, who, arg)
        ask = f.rule
        if not isinstance(ask, Ask):
            raise BadPosition(f"The rule {ask.name!r} asks nothing.")
        g.asked = f
        g.options = tuple(ask.options(g, f))
    g.base = g.copy()
    return g


def rebuilt(g: Game, history: Ply | None) -> Game | None:
    """The position after these choices, made anew: a copy before every choice would cost a third of all speed.

    None when the choices don't lead anywhere, because the position was set up by hand.
    """
    base = g.base
    try:
        again = g.kind.begin(g.setup) if base is None else base.copy()
        for ply in plies_of(history):
            again.choose(ply.option)
        return again
    except Exception:
        return None


def is_open(g: Game, f: Frame, options: tuple[int, ...]) -> bool:
    asked = g.asked
    return asked is not None and asked.row() == f.row() and g.options == options


def plies_of(history: Ply | None) -> list[Ply]:
    """The choices from the first to the last."""
    plies: list[Ply] = []
    while history is not None:
        plies.append(history)
        history = history.before
    return plies[::-1]
