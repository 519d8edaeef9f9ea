"""A face: all that one question says and shows to a person, in one object beside the rule that asks it.

Rules never hold text and never import a face; no face decides anything.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from squander.games.clauses import sentences
from squander.games.english import plain
from squander.kernel.agenda import Ask, Rule
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note
from squander.kernel.words import Amounts, Gesture

Prompt = Callable[[Game, Frame], str]
Say = Callable[[Game, Frame, int], str]
Count = Callable[[Game, Frame], Amounts]
Amount = Callable[[Game, Frame, int], int]
Assume = Callable[[Game, Frame, list[int]], int]
Reasons = Mapping[str, Say | str]

# --- how a question belongs to a gesture ----------------------------------------------------------------------

ALONE = Gesture()
OPENS = Gesture(opens=True)
TURN = Gesture(opens=True, ends=True)
INSIDE = Gesture(opens=True, inside=True)
IN_A_ROW = Gesture(opens=True, inside=True, row=True)
SHOWN = Gesture(opens=True, inside=True, shown=True)
ON_THE_BOARD = Gesture(confirms=True)
INSIDE_ON_THE_BOARD = Gesture(opens=True, inside=True, confirms=True)


def nowhere(g: Game, f: Frame, option: int) -> str:
    """Of an option that lies nowhere on the table, and is answered beside it."""
    return ""


def uncounted(g: Game, f: Frame) -> Amounts:
    return Amounts()


def no_amount(g: Game, f: Frame, option: int) -> int:
    return 0


def counting(unit: str) -> Count:
    """Of a question whose number says how many must still be named."""
    return lambda g, f: Amounts(left=f.arg, least=f.arg, most=f.arg, unit=unit)


def up_to(unit: str) -> Count:
    """Of a question whose number says how many may still be named."""
    return lambda g, f: Amounts(left=f.arg, most=f.arg, unit=unit)


def first_offered(g: Game, f: Frame, options: list[int]) -> int:
    return options[0]


def last_offered(g: Game, f: Frame, options: list[int]) -> int:
    return options[-1]


def if_offered(option: int) -> Assume:
    """This one, or else the first."""
    return lambda g, f, options: option if option in options else options[0]


@dataclass(frozen=True, kw_only=True)
class Face:
    """How the questions of one kind of rule meet a person. `place` says `nowhere` where that is meant."""

    asks: type[Ask] | Ask  # a kind of rule, or one rule of a kind whose others ask something else
    prompt: Prompt | str
    phase: str
    label: Say
    word: Say
    place: Say
    target: Say = nowhere
    deed: Say | str = ""  # what the button says that makes an answer count, as a short order: "Send him"
    gesture: Gesture = ALONE
    assume: Assume | None = None
    amounts: Count = uncounted
    amount: Amount = no_amount
    reasons: Reasons = field(default_factory=dict)  # by clause


class Refused(NamedTuple):
    """A step of the round in which a clause forbids an answer, and the reason given, if it is always the same."""

    phase: str
    reason: str


class Faces:
    """All faces of a game, found by the rule that asks, and what it tells besides: its `words`."""

    def __init__(
        self,
        package: str,
        faces: Iterable[Face],
        clause: Callable[[int], str],
        tell: Callable[[Game, Note], str],
        reasons: Reasons | None = None,
        parts: Sequence["Faces"] = (),
    ) -> None:
        self.package = package
        self.by_rule: dict[Rule | type[Rule], Face] = {}
        self.clause = clause
        self.tell_linked = tell
        self.reasons = reasons or {}  # those that several questions share
        self.parts = parts  # of a game that is made of others: theirs
        for face in faces:
            if face.asks in self.by_rule:
                raise ValueError(f"two faces speak for {face.asks}")
            self.by_rule[face.asks] = face

    def of(self, f: Frame) -> Face:
        return self.by_rule.get(f.rule) or self.by_rule[type(f.rule)]

    def prompt(self, g: Game, f: Frame) -> str:
        prompt = self.of(f).prompt
        return prompt if isinstance(prompt, str) else prompt(g, f)

    def phase(self, f: Frame) -> str:
        return self.of(f).phase

    def amounts(self, g: Game, f: Frame) -> Amounts:
        return self.of(f).amounts(g, f)

    def gesture(self, f: Frame) -> Gesture:
        return self.of(f).gesture

    def assumed(self, g: Game, f: Frame, options: list[int]) -> int | None:
        assume = self.of(f).assume
        return assume(g, f, options) if assume and options else None

    def label(self, g: Game, f: Frame, option: int) -> str:
        return self.of(f).label(g, f, option)

    def word(self, g: Game, f: Frame, option: int) -> str:
        return self.of(f).word(g, f, option)

    def place(self, g: Game, f: Frame, option: int) -> str:
        return self.of(f).place(g, f, option)

    def target(self, g: Game, f: Frame, option: int) -> str:
        return self.of(f).target(g, f, option)

    def deed(self, g: Game, f: Frame, option: int) -> str:
        deed = self.of(f).deed
        return deed if isinstance(deed, str) else deed(g, f, option)

    def amount(self, g: Game, f: Frame, option: int) -> int:
        return self.of(f).amount(g, f, option)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        """The question's own, the one that several share, or else what the clause says."""
        clause = self.clause(code)
        reason = self.of(f).reasons.get(clause) or self.reasons.get(clause) or self.sentence(clause)
        return reason if isinstance(reason, str) else reason(g, f, option)

    def refusals(self) -> dict[str, list[Refused]]:
        """By clause, where the table refuses something by it, and what it says then."""
        found: dict[str, dict[Refused, None]] = {}
        for face in [face for part in [self, *self.parts] for face in part.by_rule.values()]:
            for clause, reason in face.reasons.items():
                found.setdefault(clause, {})[Refused(face.phase, reason if isinstance(reason, str) else "")] = None
        return {clause: list(said) for clause, said in found.items()}

    def tell(self, g: Game, note: Note) -> str:
        return plain(self.tell_linked(g, note))

    def sentence(self, clause: str) -> str:
        packages = [self.package, *[part.package for part in self.parts]]
        return next(sentences(package)[clause] for package in packages if clause in sentences(package))
