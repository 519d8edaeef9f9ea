"""The search: Optuna proposes numbers, the lab plays with them, and how far the game is from the targets is told back.

All trials play the same deals, so that they differ by their numbers alone; what is found is then measured on others.
What was tried is kept, and a search goes on where it stopped.
"""

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from squander import __version__
from squander.kernel.errors import BadPack
from squander.kernel.pieces import Data
from squander.lab.comparing.outcomes import Found, found_in
from squander.lab.grid.cells import PART, PLAIN, THINKING_PART, Cell, Pack, settled
from squander.lab.grid.crew import Pool
from squander.lab.grid.folder import check_empty, make_folder, read_json, write_whole
from squander.lab.grid.packs_at_hand import path_of_pack
from squander.lab.grid.playing import Wanted, play
from squander.lab.grid.spec import BadSpec
from squander.lab.sheets.sums import NOTHING, Sum
from squander.lab.tuning.pack_numbers import Number, box_data, check_game, current, pack_text, pack_with
from squander.lab.tuning.wishes import Wishes, base_of, distance

if TYPE_CHECKING:
    from optuna.distributions import BaseDistribution

SEARCH = "search.json"
FORMAT = 2
BY_CHANCE = 8  # trials before what was found leads anywhere

Progress = Callable[[int, str], None]
Measured = dict[str, Sum]


class Trial(NamedTuple):
    numbers: dict[str, Number]
    means: dict[str, float]  # of the outcomes that are targets; empty if no such pack can be played
    distance: float | None


class Slice(NamedTuple):
    number: int
    cell: Cell
    start: int
    stop: int


class Search:
    """A search with all that it names found and checked."""

    def __init__(self, wishes: Wishes, home: Path) -> None:
        import tomllib

        check_game(wishes.game)
        self.wishes = wishes
        self.base = base_of(wishes, home)
        self.data = box_data(self.base)
        self.given: Data = tomllib.loads(self.base.pack.text) if self.base.pack else {}
        self.now = {path: current(self.data, path) for path in wishes.numbers}
        for end in (0, 1):
            settle(self.cell({path: span[end] for path, span in wishes.numbers.items()}))

    def text(self, numbers: dict[str, Number], heading: str = "") -> str:
        return pack_text(pack_with(self.data, self.given, numbers), heading)

    def cell(self, numbers: dict[str, Number]) -> Cell:
        return msgspec.structs.replace(self.base, pack=Pack("found.toml", self.text(numbers)))


def settle(cell: Cell) -> None:
    settled(cell, path_of_pack(cell.pack))


def search(wanted: Search, folder: Path, processes: int = 1, progress: Progress = lambda *_: None) -> list[Trial]:
    """Every trial, the first of them the numbers as they are now. One that fails at once leaves nothing behind."""
    kept = opened(wanted, folder)
    try:
        return tried(wanted, folder, kept, processes, progress)
    except BaseException:
        if not opened(wanted, folder):
            (folder / SEARCH).unlink()
            with contextlib.suppress(OSError):
                folder.rmdir()
        raise


def tried(wanted: Search, folder: Path, kept: list[Trial], processes: int, progress: Progress) -> list[Trial]:
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=seed_number(wanted.wishes.seed), n_startup_trials=BY_CHANCE)
    study = optuna.create_study(sampler=sampler)
    study.enqueue_trial({path: clamped(wanted, path) for path in wanted.now})
    ranges = {path: range_of(span) for path, span in wanted.wishes.numbers.items()}
    trials: list[Trial] = []
    for number in range(wanted.wishes.trials):
        asked = study.ask(ranges)
        found = kept[number] if number < len(kept) else measured_trial(wanted, dict(asked.params), processes)
        if found.numbers != asked.params:
            raise BadSpec(f"{folder}: what was tried here came from another Optuna; choose another folder with --out.")
        failed = optuna.trial.TrialState.FAIL
        study.tell(asked, found.distance) if found.distance is not None else study.tell(asked, state=failed)
        trials.append(found)
        if number >= len(kept):
            keep(wanted, folder, trials)
        progress(1, f"best {min((one.distance for one in trials if one.distance is not None), default=0.0):.3g}")
    return trials


def seed_number(seed: str) -> int:
    from squander.kernel.rng import words_of

    return words_of(f"search {seed}")[0]


def clamped(wanted: Search, path: str) -> Number:
    least, most = wanted.wishes.numbers[path]
    return min(max(wanted.now[path], least), most)


def range_of(span: list[int | float]) -> "BaseDistribution":
    from optuna.distributions import FloatDistribution, IntDistribution

    least, most = span
    if isinstance(least, int) and isinstance(most, int):
        return IntDistribution(least, most)
    return FloatDistribution(least, most)


def best_of(trials: list[Trial]) -> Trial:
    """The nearest; of equals the one that was found first."""
    played = [trial for trial in trials if trial.distance is not None]
    if not played:
        raise BadSpec("No pack with numbers from these ranges can be played.")
    return min(played, key=lambda trial: trial.distance if trial.distance is not None else 0.0)


# --- measuring ------------------------------------------------------------------------------------------------------


def measured_trial(wanted: Search, numbers: dict[str, Number], processes: int) -> Trial:
    cell = wanted.cell(numbers)
    try:
        settle(cell)
    except BadPack:
        return Trial(numbers, {}, None)
    found = measured(cell, processes)
    for name in wanted.wishes.targets:
        if name not in found:
            known = [one for one in found if not one.startswith("card ")]
            raise BadSpec(f"targets: there is no outcome {name!r}; there are {', '.join(known)}, and card ID.")
    means = {name: found[name].mean for name in wanted.wishes.targets}
    return Trial(numbers, means, distance(wanted.wishes, means))


def measured(cell: Cell, processes: int) -> Measured:
    """Every outcome over all games of a cell; in order, since sums of floats depend on it."""
    parts = slices(cell)
    done = map(play_slice, parts) if processes == 1 else Pool(processes, play_slice).play(parts)
    total: Measured = {}
    for _, found in sorted(done, key=lambda part: part[0]):
        for name, one in found.items():
            total[name] = total.get(name, NOTHING).plus(one)
    return total


def slices(cell: Cell) -> Iterator[Slice]:
    step = PART if set(cell.bots) == {PLAIN} else THINKING_PART
    for number, start in enumerate(range(0, cell.games, step)):
        yield Slice(number, cell, start, min(start + step, cell.games))


def play_slice(job: Slice) -> tuple[int, Measured]:
    options = settled(job.cell, path_of_pack(job.cell.pack))
    total: Measured = {}
    for number in range(job.start, job.stop):
        found: Found = found_in(play(job.cell, options, number, Wanted()))
        for name, value in found.items():
            total[name] = total.get(name, NOTHING).plus(Sum(1, value, value * value))
    return job.number, total


# --- what was tried -------------------------------------------------------------------------------------------------


def account(wanted: Search) -> Data:
    """All that decides over what a trial finds; more trials may be asked for later."""
    wishes = {
        name: value for name, value in msgspec.to_builtins(wanted.wishes).items() if name not in ("fresh", "trials")
    }
    return {"format": FORMAT, "version": __version__, "wishes": wishes, "given": wanted.given, "now": wanted.now}


def opened(wanted: Search, folder: Path) -> list[Trial]:
    if not (folder / SEARCH).exists():
        check_empty(folder)
        make_folder(folder)
        keep(wanted, folder, [])
    found = read_json(folder / SEARCH, "search")
    if {name: found.get(name) for name in account(wanted)} != json.loads(json.dumps(account(wanted))):
        raise BadSpec(f"{folder} holds another search; choose another folder with --out, or delete it.")
    return [Trial(*row) for row in found["trials"]]


def keep(wanted: Search, folder: Path, trials: list[Trial]) -> None:
    text = json.dumps({**account(wanted), "trials": trials}, indent=1)
    write_whole(folder / SEARCH, text.encode())
