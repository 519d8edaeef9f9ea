"""A position and what is still to be done in it.

The agenda is a stack of immutable frames `(rule, who, arg)`; its top is what happens next. A `Rule` is a
stateless singleton that does one segment between two decisions. An `Ask` is a rule that puts a question: its
legal options are its candidates without an obstacle, and `obstacle` names the clause that forbids the others.
Nothing live is ever stored in a position, so a copy taken anywhere, also in the middle of a card, plays on.

State is kept in parts, each owned by one package. Lists inside a part are values: they are replaced, never
changed in place, so copies share them.
"""

import hashlib
import json
from typing import Any, Final

from squander.kernel.errors import BadSetup, DeadEnd, GameIsOver, NotOffered
from squander.kernel.pieces import EVERYONE, Note, Part, Setting, Setup, Standing, known_log
from squander.kernel.rng import Rng, seeded
from squander.kernel.words import Words

NOBODY: Final = -1
SPECTATOR: Final = -1

RULES: Final[dict[str, "Rule"]] = {}
NO_OPTIONS: Final[list[int]] = []


class Rule:
    """An automatic segment. Its name is how a saved agenda finds it again."""

    def __init__(self, name: str) -> None:
        if name in RULES:
            raise ValueError(f"two rules are called {name!r}")
        self.name: Final = name
        RULES[name] = self

    def run(self, g: "Game", f: "Frame") -> None:
        raise NotImplementedError(self.name)

    def __repr__(self) -> str:
        return self.name


class Frame:
    """One thing to do: which rule, for whom, with which number. Never changed, so copies share it."""

    def __init__(self, rule: Rule, who: int = NOBODY, arg: int = 0) -> None:
        self.rule: Final = rule
        self.who: Final = who
        self.arg: Final = arg

    def row(self) -> list[object]:
        return [self.rule.name, self.who, self.arg]

    def __repr__(self) -> str:
        return f"{self.rule.name}({self.who}, {self.arg})"


def frame_of(row: list[Any]) -> Frame:
    return Frame(RULES[row[0]], row[1], row[2])


class Ask(Rule):
    """A decision.

    A single option is taken without asking, unless `always`: a question that arises from hidden cards is put
    even then, or its absence would tell what is in the hand. No option at all is an error unless `may_vanish`.
    """

    def __init__(self, name: str, always: bool = False, may_vanish: bool = False) -> None:
        super().__init__(name)
        self.always: Final = always
        self.may_vanish: Final = may_vanish

    def candidates(self, g: "Game", f: Frame) -> list[int]:
        """All that a player might try here, in a fixed order, each once."""
        raise NotImplementedError(self.name)

    def obstacle(self, g: "Game", f: Frame, option: int) -> int:
        """0 when the candidate is legal, otherwise the clause that forbids it."""
        return 0

    def choose(self, g: "Game", f: Frame, option: int) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "Game", f: Frame) -> list[int]:
        return [option for option in self.candidates(g, f) if self.obstacle(g, f, option) == 0]

    def run(self, g: "Game", f: Frame) -> None:
        options = self.options(g, f)
        if len(options) > 1 or (self.always and len(options) == 1):
            g.asked = f
            g.options = options
        elif len(options) == 1:
            self.choose(g, f, options[0])
        elif not self.may_vanish:
            raise DeadEnd(f"{f!r} has no option; please report the record of this game.")


class Ply:
    """A choice made, linked to the one before it."""

    def __init__(self, before: "Ply | None", frame: Frame, option: int) -> None:
        self.before: Final = before
        self.frame: Final = frame
        self.option: Final = option


class Kind:
    """A game as the rest of the program knows it: how to start it, look at it, guess at it and rank it."""

    def __init__(self, id: str, title: str, version: int, words: Words) -> None:
        self.id: Final = id
        self.title: Final = title
        self.version: Final = version  # of its rules; a record names the version it was played under
        self.words: Final = words
        self.least = 2
        self.most = 5
        self.settings: list[Setting] = []

    def settle(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        """The full options of a game, or one sentence about what is wrong with those given."""
        if type(players) is not int or not self.least <= players <= self.most:
            raise BadSetup(f"{self.title} takes {self.least} to {self.most} players, not {players}.")
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}.")
            choices = known[name].choices
            if choices and not any([value == choice and type(value) is type(choice) for choice in choices]):
                raise BadSetup(f"{name} cannot be {value!r}; choose one of {', '.join([str(c) for c in choices])}.")
        options = {setting.name: given.get(setting.name, setting.default) for setting in self.settings}
        self.check(players, options)
        return options

    def check(self, players: int, options: dict[str, Any]) -> None:
        """What a game wants of its options besides their choices; raises BadSetup."""

    def begin(self, setup: Setup, noting: bool = False) -> "Game":
        g = self.start(setup)
        g.noting = noting
        g.advance()
        return g

    def start(self, setup: Setup) -> "Game":
        """The laid-out table with the first frame on its agenda."""
        raise NotImplementedError

    def load(self, setup: Setup, parts: list[dict[str, Any]]) -> list[Part]:
        raise NotImplementedError

    def view(self, g: "Game", seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def determinize(self, g: "Game", seat: int) -> None:
        """Deal anew, in place, what the seat cannot know; `g` already has a generator of its own."""
        raise NotImplementedError

    def ranking(self, g: "Game") -> list[Standing]:
        raise NotImplementedError


class Refusal:
    """A candidate that may not be chosen now, and why."""

    def __init__(self, option: int, label: str, clause: str, reason: str) -> None:
        self.option: Final = option
        self.label: Final = label
        self.clause: Final = clause
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"{self.label}: {self.reason} [{self.clause}]"


class Question:
    """The open question as a player or a bot sees it."""

    def __init__(self, g: "Game", frame: Frame, options: list[int]) -> None:
        self.game: Final = g
        self.frame: Final = frame
        self.options: Final = options
        self.who: Final = frame.who

    @property
    def name(self) -> str:
        return self.frame.rule.name

    @property
    def prompt(self) -> str:
        return self.game.kind.words.prompt(self.game, self.frame)

    def label(self, option: int) -> str:
        return self.game.kind.words.label(self.game, self.frame, option)

    @property
    def refused(self) -> list[Refusal]:
        """Worked out only when read."""
        return refusals(self.game, self.frame)

    def __repr__(self) -> str:
        return f"{self.name}: seat {self.who}, options {self.options}"


def refusals(g: "Game", f: Frame) -> list[Refusal]:
    ask = f.rule
    assert isinstance(ask, Ask)
    words = g.kind.words
    found = []
    for option in ask.candidates(g, f):
        code = ask.obstacle(g, f, option)
        if code:
            reason = words.reason(g, f, option, code)
            found.append(Refusal(option, words.label(g, f, option), words.clause(code), reason))
    return found


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
        self.options = NO_OPTIONS
        self.history: Ply | None = None
        self.plies = 0
        self.log: Note | None = None
        self.noting = False
        self.reveals = 0

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
        """Answer the open question. An option that is not offered changes nothing."""
        f = self.asked
        if f is None:
            raise GameIsOver("The game is over; there is nothing left to choose.")
        if not offers(self.options, option):
            raise NotOffered(why_not(self, f, option))
        ask = f.rule
        assert isinstance(ask, Ask)
        self.history = Ply(self.history, f, option)
        self.plies += 1
        self.asked = None
        self.options = NO_OPTIONS
        ask.choose(self, f, option)
        self.advance()

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
        return g

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What the seat may see; without a seat, what everybody may see."""
        return self.kind.view(self, seat)

    def determinized(self, seat: int, seed: int) -> "Game":
        """A world this seat can't tell from the real one, with a future of its own and no memory of secrets."""
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
            g.options = ask.options(g, f)
        return g

    def ranking(self) -> list[Standing]:
        """Places, scores and how ties were broken, best first; while the game runs, as if it ended now."""
        return self.kind.ranking(self)

    def dump(self) -> dict[str, Any]:
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


def offers(options: list[int], option: int) -> bool:
    """A plain loop: compiled, it is several times as fast as `in`."""
    for offered in options:
        if offered == option:
            return True
    return False


def why_not(g: Game, f: Frame, option: int) -> str:
    for refusal in refusals(g, f):
        if refusal.option == option:
            return f"{refusal.label} is not possible now: {refusal.reason} [{refusal.clause}]"
    return f"{option} is no answer to {f.rule.name}; choose one of {g.options}."


def restore(kind: Kind, setup: Setup, data: dict[str, Any]) -> Game:
    """The position that `Game.dump` wrote, without its history."""
    a, b, c, d = data["rng"]
    g = Game(kind, setup, Rng(a, b, c, d), kind.load(setup, data["parts"]))
    g.agenda = [frame_of(row) for row in data["agenda"]]
    g.reveals = data["reveals"]
    if data["asked"] is not None:
        f = frame_of(data["asked"])
        ask = f.rule
        assert isinstance(ask, Ask)
        g.asked = f
        g.options = ask.options(g, f)
    return g


def plies_of(history: Ply | None) -> list[Ply]:
    """The choices from the first to the last."""
    plies: list[Ply] = []
    while history is not None:
        plies.append(history)
        history = history.before
    return plies[::-1]
