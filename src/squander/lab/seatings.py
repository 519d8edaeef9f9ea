"""Who sits where in an arena: everybody in every seat, on the same deals."""

from collections.abc import Sequence
from itertools import combinations

Seating = tuple[str, ...]  # a bot for each seat; a name that is there twice is one bot in two seats


def seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """Those that a deal is played in: every lineup, turned round the table and in both directions, each once."""
    return list(dict.fromkeys(turned for lineup in lineups(bots, players) for turned in turns(lineup)))


def lineups(bots: Sequence[str], players: int) -> list[Seating]:
    """As named, and the last in all seats that are left; of more bots than seats, every choice of so many."""
    if len(bots) > players:
        different = list(dict.fromkeys(bots))
        return list(combinations(different, players)) if len(different) > players else lineups(different, players)
    return [(*bots, *[bots[-1]] * (players - len(bots)))]


def turns(lineup: Seating) -> list[Seating]:
    """Everybody has been everywhere, and whoever sat before somebody has also sat behind."""
    return [way[seat:] + way[:seat] for way in (lineup, lineup[::-1]) for seat in range(len(lineup))]
