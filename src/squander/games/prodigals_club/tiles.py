"""Stacks of tiles and cards: single-icon ones on top of double-icon ones."""

from squander.kernel.rng import Rng


def stacked(rng: Rng, numbers: list[int], icons: list[int]) -> list[int]:
    """Each part shuffled alone, fewer icons on top (PC-SETUP-19, 20, 22, 23). `icons` by number; start tiles have
    none and stay out. The order the numbers come in does not matter, so a guess at a deck cannot lean on its real
    order."""
    early: list[int] = []
    late: list[int] = []
    for number in sorted(numbers):
        if icons[number] == 1:
            early.append(number)
        elif icons[number] == 2:
            late.append(number)
    return rng.shuffled(early) + rng.shuffled(late)
