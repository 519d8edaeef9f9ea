"""A campaign against the Solicitor: seven wills, one after the other, and what is carried from one to the next."""

from typing import Final

from squander.games.last_will.score import ranking, score
from squander.games.last_will.state import fortune
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game

BEGIN: Final = "begin"  # as people say it; then nothing has ended yet
SUMS: Final = [70, 80, 90, 100, 110, 120, 130]  # LW-SOLO-22
CARRIED: Final = 10  # at most, by who lost (LW-SOLO-23)
ENOUGH: Final = 4  # wills won, to win the campaign (LW-SOLO-24)


class Outcome:
    """How one will ended: who won, and what you and the Solicitor had left."""

    def __init__(self, won: bool, yours: int, his: int) -> None:
        self.won: Final = won
        self.yours: Final = yours
        self.his: Final = his

    def word(self) -> str:
        return f"{'won' if self.won else 'lost'} {self.yours} {self.his}"


class Start:
    """What a will of a campaign begins with."""

    def __init__(self, yours: int, his: int) -> None:
        self.yours: Final = yours
        self.his: Final = his


def read_outcomes(words: object) -> list[Outcome]:
    """As an option and a record have them, such as `won -3 12`; of a campaign that goes on."""
    if not isinstance(words, list) or len(words) >= len(SUMS):
        raise BadSetup(f"campaign cannot be {words!r}; it lists how up to {len(SUMS) - 1} wills ended.")
    return [read_outcome(str(word)) for word in words]


def read_outcome(word: str) -> Outcome:
    parts = word.split(" ")
    if len(parts) == 3 and parts[0] in ("won", "lost") and is_sum(parts[1]) and is_sum(parts[2]):
        return Outcome(parts[0] == "won", int(parts[1]), int(parts[2]))
    raise BadSetup(f"campaign cannot have {word!r}; write how a will ended as `won -3 12`: your pounds, then his.")


def is_sum(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 3


def start_of(outcomes: list[Outcome]) -> Start:
    """The next will's sum, and what the loser of the last one had left on top of it (LW-SOLO-22, LW-SOLO-23)."""
    pounds = SUMS[len(outcomes)]
    if not outcomes:
        return Start(pounds, pounds)
    last = outcomes[-1]
    more = carried(last.his if last.won else last.yours)
    return Start(pounds, pounds + more) if last.won else Start(pounds + more, pounds)


def carried(left: int) -> int:
    return max(0, min(CARRIED, left))


def outcome_of(g: Game) -> Outcome:
    """Of a finished game against the Solicitor."""
    w = fortune(g)
    assert w.solicitor is not None
    return Outcome(ranking(g)[0].place == 1, score(w, w.seats[0]), w.solicitor.fortune)


def next_of(g: Game) -> list[str] | None:
    """How all wills up to this finished one ended, for the next; none if this was no campaign, or its last will."""
    past = g.setup.options.get("campaign")
    if not isinstance(past, list) or len(past) + 1 == len(SUMS):
        return None
    return [*past, outcome_of(g).word()]


def is_won(outcomes: list[Outcome]) -> bool:
    return wills_won(outcomes) >= ENOUGH


def wills_won(outcomes: list[Outcome]) -> int:
    return len([one for one in outcomes if one.won])
