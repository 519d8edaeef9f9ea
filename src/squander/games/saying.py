"""What most games' `names.py` share: words kept in tables, by the rule that asks, and what words need everywhere."""

import re
from collections.abc import Callable, Mapping, Sequence

from squander.games.clauses import sentences
from squander.kernel.game import Frame, Game

Prompt = Callable[[Game, Frame], str]
Say = Callable[[Game, Frame, int], str]
Left = Callable[[Game, Frame], int]
Amount = Callable[[Game, Frame, int], int]

SEAT = re.compile(r"\b[Ss]eat (\d)\b")  # as labels and reasons count them, from 1


def listed(words: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def with_names(text: str, names: Sequence[str]) -> str:
    """The rules know seats; who sits there is known to whoever shows the label or the reason."""
    return SEAT.sub(lambda found: names[int(found[1]) - 1], text)


class Saying:
    """All words of a game but those of its log, which are in its `telling.py`."""

    package: str
    prompts: Mapping[str, Prompt]
    labels: Mapping[str, Say]
    words: Mapping[str, Say]
    places: Mapping[str, Say]
    targets: Mapping[str, Say] = {}
    lefts: Mapping[str, Left] = {}
    amounts: Mapping[str, Amount] = {}
    reasons: Mapping[str, Say | str]  # by clause, where a sentence to the player is clearer than the clause

    def rule(self, f: Frame) -> str:
        """The rule's name in the tables."""
        return f.rule.name

    def clause(self, code: int) -> str:
        raise NotImplementedError

    def prompt(self, g: Game, f: Frame) -> str:
        return self.prompts[self.rule(f)](g, f)

    def label(self, g: Game, f: Frame, option: int) -> str:
        return self.labels[self.rule(f)](g, f, option)

    def word(self, g: Game, f: Frame, option: int) -> str:
        return self.words[self.rule(f)](g, f, option)

    def place(self, g: Game, f: Frame, option: int) -> str:
        place = self.places.get(self.rule(f))
        return place(g, f, option) if place else ""

    def target(self, g: Game, f: Frame, option: int) -> str:
        target = self.targets.get(self.rule(f))
        return target(g, f, option) if target else ""

    def left(self, g: Game, f: Frame) -> int:
        left = self.lefts.get(self.rule(f))
        return left(g, f) if left else 0

    def amount(self, g: Game, f: Frame, option: int) -> int:
        amount = self.amounts.get(self.rule(f))
        return amount(g, f, option) if amount else 0

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        clause = self.clause(code)
        reason = self.reasons.get(clause) or sentences(self.package)[clause]
        return reason if isinstance(reason, str) else reason(g, f, option)
