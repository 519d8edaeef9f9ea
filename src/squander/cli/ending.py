"""The end of a game in text: what is behind the places, as the page after a game draws it."""

from squander.cli.screens import Screen
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import Standing, Worth
from squander.play.aftermath import Looked, Moment, Point, Spent, look_back, written
from squander.play.places import Placed
from squander.play.story import story


class Ending:
    def __init__(self, start: Game, end: Game, names: list[str]) -> None:
        self.end = end
        self.names = names
        self.sign = end.kind.sign
        self.looked: Looked = look_back(start, plies_of(end.history))

    def lines(self, seat: int) -> list[str]:
        """What somebody has, how it came to that round by round, the best and the worst moment, and the money."""
        seen = self.looked
        found = [
            ("has", self.split(seen.ends[seat])),
            ("by round", " → ".join(self.money(point.worth[seat]) for point in round_ends(seen.points))),
            ("best", self.moment(seen.best[seat])),
            ("worst", self.moment(seen.worst[seat])),
            ("spent", self.spent(seen.spent[seat])),
        ]
        return [f"{name:9} {text}" for name, text in found if text]

    def money(self, amount: int) -> str:
        return written(self.sign, amount)

    def split(self, worth: Worth) -> str:
        return ", ".join(f"{part.name} {self.money(part.amount)}" for part in worth.parts if not part.of)

    def moment(self, moment: Moment | None) -> str:
        if moment is None:
            return ""
        told = " ".join(story(self.end, [told.note for told in moment.told], self.names))
        return f"round {moment.round}, {self.money(moment.before)} → {self.money(moment.after)}: {told}"

    def spent(self, spent: list[Spent]) -> str:
        return ", ".join(f"{one.on} {written(one.sign, one.amount)}" for one in spent)


def place_lines(ranking: list[Placed], screen: Screen) -> list[str]:
    """Everybody's place, name and score, one below the other."""
    width = max(12, *(len(one.name) for one in ranking))
    return [place_line(one.standing, f"{one.name:{width}}", screen) for one in ranking]


def place_line(standing: Standing, name: str, screen: Screen) -> str:
    note = f"  ({standing.note})" if standing.note else ""
    return f"  {standing.place}. {name} {screen.result(standing)}{note}"


def round_ends(points: list[Point]) -> list[Point]:
    """How it began, and the last point of each round."""
    last = {point.round: point for point in points[1:]}
    return [points[0], *last.values()]
