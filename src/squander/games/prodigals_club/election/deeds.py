"""What cards can say about votes, megaphones and political circles."""

from squander.games.pictures import Picture, group, icon, italic
from squander.games.prodigals_club.box import Box, Trigger
from squander.games.prodigals_club.deed import Amount, Deed, Match, N, Once, PerThing, Standing, Whenever
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.circles import CHOOSE_TILE, TAKE_TILE
from squander.games.prodigals_club.election.pub import TREAT_AT_PUB
from squander.games.prodigals_club.election.votes import (
    GAIN_VOTES,
    IN_PARK,
    LOSE_VOTES,
    MEGAPHONES,
    PER_PARTY,
    STAND_IN_PARK,
)
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import INNER_CIRCLE, ON_MEGAPHONE, ON_PARTY, ON_PUB, PARTY_BITS
from squander.games.prodigals_club.text import plural
from squander.kernel.game import Game


class Votes(Amount, spelled=rf"vote {N}"):
    rule = LOSE_VOTES
    is_counted = True

    def words(self) -> str:
        return f"lose {plural(self.n, 'vote')}"

    def drawn(self) -> Picture:
        return [f"−{self.n}", icon("vote", "votes lost")]


class MoreVotes(Amount, spelled=rf"gain {N}"):
    rule = GAIN_VOTES

    def words(self) -> str:
        return f"gain {plural(self.n, 'vote')}"

    def drawn(self) -> Picture:
        return [f"+{self.n}", icon("vote", "votes gained")]


class Loudness(Amount, spelled=rf"mega {N}"):
    rule = MEGAPHONES
    is_counted = True

    def words(self) -> str:
        return f"get {plural(self.n, 'megaphone')}"

    def drawn(self) -> Picture:
        return [f"{self.n}", icon("megaphone")]


class HydePark(Once, spelled=r"mega round"):
    """Its megaphones grow from round to round."""

    rule = STAND_IN_PARK

    def words(self) -> str:
        return "get the megaphones of this round"

    def drawn(self) -> Picture:
        return [icon("megaphone", "megaphones of Hyde Park")]

    def now(self, g: Game) -> Deed:
        c = club(g)
        return Loudness(self.line, c.layout.box.park_megaphones[c.round - 1]) if c.round else self


class CircleTile(Amount, spelled=r"tile ([1-4])"):
    """The one on a numbered place."""

    rule = TAKE_TILE

    def words(self) -> str:
        return "take the political circle tile there"

    def drawn(self) -> Picture:
        return [icon("circle")]


class OneOfTiles(Amount, spelled=r"tile of ([2-4])"):
    rule = CHOOSE_TILE

    def words(self) -> str:
        return f"choose one of {self.n} political circle tiles"

    def drawn(self) -> Picture:
        return [icon("circle"), italic("of"), f" {self.n}"]


class Treat(Once, spelled=r"pub"):
    """By the table of its box."""

    rule = TREAT_AT_PUB

    def __init__(self, line: str, votes: list[int]) -> None:
        super().__init__(line)
        self.votes = [str(n) for n in votes]

    @classmethod
    def read(cls, line: str, m: Match, box: Box) -> "Treat":
        return cls(line, box.pub_votes)

    def words(self) -> str:
        table = f"{', '.join(self.votes[:-1])} or {self.votes[-1]}"
        return f"play up to {len(self.votes)} of these together: lose {table} votes"

    def drawn(self) -> Picture:
        return [icon("tankard"), group("fx-pub", [f"−{' '.join(self.votes)}"]), icon("vote", "votes lost")]


class PerParty(PerThing, spelled=r"party"):
    what = PER_PARTY

    def words(self) -> str:
        return "for each white card with a party icon that you have played this turn"

    def drawn(self) -> Picture:
        return ["/", icon("party_any")]


class InPark(PerThing, spelled=r"hydepark"):
    """It is there or not."""

    what = IN_PARK

    def words(self) -> str:
        return "if you have an errand boy on Hyde Park"

    def words_now(self, n: int) -> str:
        return "you have one" if n else "you have none"

    def drawn(self) -> Picture:
        return [italic("if"), icon("soapbox")]


# --- the bottom halves of black cards -------------------------------------------------------------------------


class WheneverParty(Whenever, spelled=r"party (any|liberal|conservative|offensive): (?P<gives>.+)"):
    @property
    def occasion(self) -> str:
        return f"white card with {'a party icon' if self.found == 'any' else f'the {self.found} icon'}"

    @property
    def sign(self) -> str:
        return f"party_{self.found}"

    def trigger(self, box: Box, items: list[Item]) -> Trigger:
        return Trigger(ON_PARTY, PARTY_BITS[self.found], 0, items, self)


class WheneverPub(Whenever, spelled=r"(pub): (?P<gives>.+)"):
    occasion = "Treating at the Pub card"
    sign = "tankard"

    def trigger(self, box: Box, items: list[Item]) -> Trigger:
        return Trigger(ON_PUB, 0, 0, items, self)


class WheneverLoud(Whenever, spelled=r"(mega): (?P<gives>.+)"):
    occasion = "megaphone of a white card"
    sign = "megaphone"

    def trigger(self, box: Box, items: list[Item]) -> Trigger:
        return Trigger(ON_MEGAPHONE, 0, 0, items, self)


class InnerCircles(Standing, spelled=r"circle (\d)"):
    def words(self) -> str:
        return f"Each inner circle you join gives {self.found} picks."

    def drawn(self) -> Picture:
        return [icon("inner_circle"), icon("becomes"), f"{self.found}×"]

    def trigger(self, box: Box, items: list[Item]) -> Trigger:
        return Trigger(INNER_CIRCLE, 0, int(self.found), items, self)
