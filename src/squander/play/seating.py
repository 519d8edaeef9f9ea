"""Who sat where, as every record says it: `seats` are people and bots, `names` what they are called.

Records written by a server used to have the names under `seats`, and didn't say who was a bot.
"""

from typing import NamedTuple

from squander.play.about import About

PERSON = "person"
UNKNOWN = ""
YOU = "You"


class Seats(NamedTuple):
    """By seat: `person`, a bot's name or unknown, and what the player is called."""

    players: list[str]
    names: list[str]

    def is_person(self, who: int) -> bool:
        return self.players[who] == PERSON

    @property
    def people(self) -> list[int]:
        return [who for who in range(len(self.players)) if self.is_person(who)]

    def about(self) -> About:
        """As a record keeps it."""
        return {"seats": self.players, "names": self.names}

    def seen_from(self, viewer: int) -> "Seats":
        """The viewer is you, and nobody else is."""
        names = [name if name != YOU else f"Player {who + 1}" for who, name in enumerate(self.names)]
        return self._replace(names=[YOU if who == viewer else name for who, name in enumerate(names)])


def seats_of(about: About, players: int) -> Seats | None:
    """Who sat at a recorded table, if the record says so."""
    sitting, names = words_in(about.get("seats"), players), words_in(about.get("names"), players)
    if sitting and not names and "commitment" in about:
        sitting, names = [UNKNOWN] * players, sitting
    if not sitting and not names:
        return None
    sitting = sitting or [UNKNOWN] * players
    return Seats(sitting, [name or usual_name(sitting, who) for who, name in enumerate(names or [""] * players)])


def usual_name(sitting: list[str], who: int) -> str:
    return YOU if sitting[who] == PERSON and sitting.count(PERSON) == 1 else f"Player {who + 1}"


def words_in(value: object, players: int) -> list[str]:
    """A word for each seat that can be shown on a screen, or nothing."""
    if not isinstance(value, list) or len(value) != players or not all(isinstance(word, str) for word in value):
        return []
    return [word.strip() if word.isprintable() else "" for word in value]
