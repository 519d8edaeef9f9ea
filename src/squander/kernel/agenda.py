"""What is still to be done: rules, the frames that call them, and the rules that ask.

The agenda is a stack of immutable frames `(rule, who, arg)`; its top is what happens next. A `Rule` is a
stateless singleton that does one segment between two decisions. An `Ask` is a rule that puts a question: its
legal options are its candidates without an obstacle, and `obstacle` names the clause that forbids the others.
"""

from typing import TYPE_CHECKING, Final

from squander.kernel.errors import BadPosition, DeadEnd
from squander.kernel.inheriting import mypyc_attr

if TYPE_CHECKING:
    from squander.kernel.game import Game

NOBODY: Final = -1

RULES: Final[dict[str, "Rule"]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(free_list_len=1)
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


def frame_of(name: str, who: int, arg: int) -> Frame:
    rule = RULES.get(name)
    if rule is None:
        raise BadPosition(f"There is no rule {name!r}.")
    return Frame(rule, who, arg)


@mypyc_attr(allow_interpreted_subclasses=True)
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
            g.options = tuple(options)
        elif len(options) == 1:
            self.choose(g, f, options[0])
        elif not self.may_vanish:
            raise DeadEnd(f"{f!r} has no option; please report the record of this game.")
