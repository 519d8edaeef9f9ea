"""What a search may change and what it is after, as somebody wrote it down."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from squander import bots
from squander.kernel.pieces import Data
from squander.lab.comparing.outcomes import reach_of
from squander.lab.grid.cells import Cell, bots_in, check, pack_in
from squander.lab.grid.spec import BadSpec, decoded, text_of_file

MOST_TRIALS = 100_000


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    numbers: dict[str, list[int | float]]  # a place in a pack, and from where to where it may go
    targets: dict[str, float | list[float]]  # an outcome, and its mean or between what it should lie
    players: int = 4
    bots: str = ""  # the strongest that answers at once
    options: Data = {}
    pack: str = ""  # to begin from
    seed: str = "1"
    games: int = 200  # of each trial
    trials: int = 40
    fresh: int = 0  # games of the report; four times those of a trial if not named


def read_wishes(path: Path) -> Wishes:
    return wishes_of(text_of_file(path), str(path))


def wishes_of(text: str, called: str) -> Wishes:
    wishes = decoded(text, called, Wishes, {"": Wishes.__struct_fields__})
    for fault in faults(wishes):
        raise BadSpec(f"{called}: {fault}")
    return wishes


def faults(wishes: Wishes) -> list[str]:
    found = []
    if not wishes.numbers:
        found.append('numbers is empty; name what may change, as "events.dinner.options.0.pounds" = [1, 5].')
    if not wishes.targets:
        found.append("targets is empty; name what you want, as rounds = 6.")
    for name, span in wishes.numbers.items():
        if len(span) != 2 or span[0] >= span[1]:
            found.append(f"numbers: {name} goes from {span}; name the least and the most, as [1, 5].")
    for name, wanted in wishes.targets.items():
        if isinstance(wanted, list) and (len(wanted) != 2 or wanted[0] > wanted[1]):
            found.append(f"targets: {name} is {wanted}; name a mean, or the least and the most, as [0.2, 0.3].")
    for name, least, most in (("games", 1, 10**8), ("trials", 1, MOST_TRIALS), ("fresh", 0, 10**8)):
        if not least <= getattr(wishes, name) <= most:
            found.append(f"{name} is {getattr(wishes, name)}; it must be from {least} to {most}.")
    return found


def base_of(wishes: Wishes, home: Path) -> Cell:
    """What every trial plays, but for its pack."""
    named = wishes.bots or bots.usual(wishes.game)
    pack = pack_in(wishes.pack, home)
    players, games = wishes.players, wishes.games
    cell = Cell(0, wishes.game, players, bots_in(named, home), pack, wishes.options, f"{wishes.seed}/search", games)
    check(cell)
    return cell


def bounds(wanted: float | list[float]) -> tuple[float, float]:
    return (wanted[0], wanted[1]) if isinstance(wanted, list) else (wanted, wanted)


def distance(wishes: Wishes, means: Mapping[str, float]) -> float:
    """How far a game is from all targets: squares of what is missing, each in shares of what an outcome can reach."""
    total = 0.0
    for name, wanted in wishes.targets.items():
        least, most = bounds(wanted)
        missing = max(least - means[name], means[name] - most, 0.0)
        total += (missing / scale_of(name, wishes.game)) ** 2
    return total


def scale_of(name: str, game: str) -> float:
    """A round counts as much as ten points of a hundredth, and a fortieth of the span of scores as much as a quarter of
    all games: what a designer would call a large step."""
    if name == "rounds":
        return 2.0
    if name.endswith("score"):
        return reach_of(name, game) / 40
    return 0.25
