"""What a game knows of playing it well: all that planners, hints and analyses ask about it.

An expert is stateless and sees whole positions; whoever may not see one gives it a guess. `values` is in the game's own
unit, such as pounds to be rid of or points; `chances` turns it into what a choice is for, to win.
"""

from typing import Final

from squander.kernel.game import NOBODY, Frame, Game
from squander.kernel.inheriting import mypyc_attr
from squander.kernel.rng import Rng

ALL: Final = 99
USUAL_LINES: Final = 8


class Contrast:
    """How two positions differ in one aspect."""

    def __init__(self, amount: float, counts: float) -> None:
        self.amount: Final = amount  # in the unit that it is told in, the more the better
        self.counts: Final = counts  # what that is worth, in the unit of values


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert:
    """Each game that has one fills it in beside its bots; compiled with them."""

    def values(self, g: Game) -> list[float]:
        """What the position is worth to each seat, the more the better; at the end, what it came to."""
        raise NotImplementedError

    def chances(self, g: Game) -> list[float]:
        """Each seat's chance of winning; they add up to one. At the end the winner has it all."""
        raise NotImplementedError

    def aspects(self) -> list[str]:
        """Names of what `looks` finds, the one that all others are measured by first: for the file of weights."""
        return ["value"]

    def looks(self, g: Game) -> list[list[float]]:
        """Each seat's position by its aspects, the more the better; `squander fit` finds out what they count."""
        return [[value] for value in self.values(g)]

    def contrast(self, here: Game, there: Game, who: int) -> list["Contrast"]:
        """By aspects, what a seat has more of here than there, and what that counts: the latter adds up to the
        difference of its values."""
        mine, other = self.looks(here)[who], self.looks(there)[who]
        return [Contrast(mine[i] - other[i], mine[i] - other[i]) for i in range(len(mine))]

    def stage(self, g: Game) -> float:
        """How far the end is, in rounds or the like; aspects may count otherwise early than late."""
        return 0.0

    def round(self, g: Game) -> int:
        """A number that grows when a round ends, or a part of it after which positions are well judged: there a playout
        may stop."""
        raise NotImplementedError

    def ahead(self, g: Game) -> int:
        """For how many of these rounds a playout from here is worth going on."""
        return 1

    def turn_of(self, g: Game) -> int:
        """Whose turn is under way in which nobody else is asked, to be planned as a whole; otherwise nobody's."""
        return NOBODY

    def lines(self) -> int:
        """How many lines of a turn are worth following at once."""
        return USUAL_LINES

    def tried(self) -> int:
        """How many answers of a turn are tried again at each of its steps; those that look worse at first wait."""
        return ALL

    def rests(self, f: Frame) -> bool:
        """Whether this question begins a new gesture, so that the position before it can be judged."""
        raise NotImplementedError

    def by_rote(self, f: Frame) -> bool:
        """Whether `quick` answers this question so well in the middle of a gesture that its other answers need not be
        looked at: for steps of which there are many ways to the same places."""
        return False

    def again(self, g: Game) -> int:
        """How often the asked seat will be asked the same again in this round, in turn with others who take what it
        leaves: then what can wait may wait."""
        return 0

    def is_kept(self, g: Game, option: int) -> bool:
        """Whether nobody else can take this answer away before the seat is asked again."""
        return False

    def eye(self, g: Game, who: int) -> "Eye":
        """For many looks at what a seat can bring about from here."""
        return Eye(self, who)

    def quick(self, g: Game, rng: Rng) -> int:
        """A sensible answer to the open question for a playout, at about the cost of one valuation; always one of the
        options, in any position."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """Sees a seat's chance of winning after its own answers to one question; a game may work out once what they have
    in common."""

    def __init__(self, expert: Expert, who: int) -> None:
        self.expert: Final = expert
        self.who: Final = who

    def chance(self, g: Game) -> float:
        """The same as the expert's, or nearly so."""
        return self.expert.chances(g)[self.who]
