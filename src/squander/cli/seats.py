"""Who sits where: people and bots, with names."""

import zlib
from typing import Any, NamedTuple

from squander.cli.story import YOU
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game

PERSON = "person"
BOT_NAMES = ["Ashby", "Bloom", "Cecil", "Dora", "Edgar"]


class Seats(NamedTuple):
    """By seat: `person` or a bot's name, and what the player is called."""

    players: list[str]
    names: list[str]

    def is_person(self, who: int) -> bool:
        return self.players[who] == PERSON

    @property
    def people(self) -> list[int]:
        return [who for who in range(len(self.players)) if self.is_person(who)]

    def about(self) -> dict[str, Any]:
        """As a record keeps it."""
        return {"seats": self.players, "names": self.names}


def seated(players: int, people: int, seat: int, bots: list[str], names: list[str]) -> Seats:
    """People sit side by side from `seat` on; bots take the other chairs in turn."""
    if not 0 <= people <= players:
        raise BadSetup(f"There cannot be {people} people at a table for {players}; choose 0 to {players}.")
    require_seat(seat, players)
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadSetup(f"{name!r} cannot be a name; give one that can be read on a screen.")
    chairs = [(seat + i) % players for i in range(people)]
    sitting = [PERSON if who in chairs else "" for who in range(players)]
    for i, who in enumerate(who for who in range(players) if who not in chairs):
        sitting[who] = bots[i % len(bots)]
    return Seats(sitting, [called(who, chairs, names) for who in range(players)])


def require_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadSetup(f"There is no seat {seat} at a table for {players}; the seats are 0 to {players - 1}.")


def called(who: int, people: list[int], names: list[str]) -> str:
    if who not in people:
        return BOT_NAMES[who]
    at = people.index(who)
    if at < len(names):
        return names[at]
    return YOU if len(people) == 1 else f"Player {who + 1}"


def seats_of(about: dict[str, Any], players: int) -> Seats | None:
    """Who sat at a recorded table, if the record says so."""
    sitting, names = words_in(about.get("seats"), players), words_in(about.get("names"), players)
    if not sitting:
        return None
    people = [who for who in range(players) if sitting[who] == PERSON]
    return Seats(sitting, names or [called(who, people, []) for who in range(players)])


def words_in(value: Any, players: int) -> list[str]:
    fits = isinstance(value, list) and len(value) == players and all(isinstance(word, str) for word in value)
    return value if fits else []


def answer_of(bot: str, g: Game) -> int:
    """A bot's answer. Its chance depends on the position alone, so a game that was saved goes on the same way."""
    from squander.bots import answer, make

    seed = zlib.crc32(f"{g.setup.seed} {g.question.who} {g.plies}".encode())
    return answer(make(bot, g.kind.id, seed), g)
