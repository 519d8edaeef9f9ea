"""A small policy-value network in NumPy: what it is, how it answers, and how it is kept."""

import json
from pathlib import Path
from typing import Any, NamedTuple, cast
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from squander.kernel.errors import BadSetup
from squander.kernel.pieces import Options

Floats = npt.NDArray[np.float32]
GIVEN = ("scale", "unit")  # set once: what each number is multiplied by, and what a worth of 1 is in the game's unit
LEARNED = ("w1", "b1", "w2", "b2", "policy", "policy_bias", "value", "value_bias", "straight")
WEIGHTS = (*GIVEN, *LEARNED)
ABOUT = "about"


class Subject(NamedTuple):
    """What a network was made for."""

    game: str
    players: int
    encoding: int  # the version of the game's numbers
    options: Options = {}  # that it learned with; an expansion has numbers of its own
    aspects: list[str] = []  # of the game's expert, that it sees beside the numbers


class Thought(NamedTuple):
    """What a network makes of positions, and what it went through to get there."""

    columns: npt.NDArray[np.intp]  # the numbers that are not 0 in all of them; most are
    x: Floats
    h1: Floats
    h2: Floats
    worth: Floats


class Network:
    """Two hidden layers; what a position is worth, and a score for every answer. The worth also has a straight way from
    the numbers: most of it is a sum."""

    def __init__(self, subject: Subject, weights: dict[str, Floats]) -> None:
        self.subject = subject
        self.weights = weights

    def think(self, numbers: npt.NDArray[np.integer]) -> Thought:
        w = self.weights
        columns = np.flatnonzero(numbers.any(axis=0))
        x = numbers[:, columns] * w["scale"][columns]
        h1 = np.maximum(x @ w["w1"][columns] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        worth = (h2 @ w["value"] + x @ w["straight"][columns])[:, 0] + w["value_bias"]
        return Thought(columns, x, h1, h2, worth)

    def scores(self, thought: Thought, rows: slice = slice(None)) -> Floats:
        """Of every answer, in these rows."""
        found: Floats = thought.h2[rows] @ self.weights["policy"] + self.weights["policy_bias"]
        return found

    @property
    def unit(self) -> float:
        return float(self.weights["unit"][0])

    def save(self, file: Path, more: dict[str, Floats] | None = None) -> None:
        """Half precision is enough for playing; what training goes on with is kept in full."""
        full = more is not None
        kept = {name: array if full else array.astype(np.float16) for name, array in self.weights.items()}
        about = np.frombuffer(json.dumps(self.subject._asdict()).encode(), np.uint8)
        with file.open("wb") as out:
            np.savez_compressed(out, **cast("dict[str, Any]", {ABOUT: about, **kept, **(more or {})}))


def fresh(subject: Subject, numbers: int, answers: int, hidden: int, seed: int) -> Network:
    """One that knows nothing. A position has some dozens of numbers that are not 0, whatever there is room for."""
    draw = np.random.default_rng(seed)
    second = max(2, hidden * 3 // 8)

    def layer(rows: int, columns: int, size: float) -> Floats:
        made: Floats = (draw.standard_normal((rows, columns)) * size).astype(np.float32)
        return made

    arrays = {
        "scale": np.ones(numbers, np.float32),
        "unit": np.ones(1, np.float32),
        "w1": layer(numbers, hidden, 0.1),
        "b1": np.zeros(hidden, np.float32),
        "w2": layer(hidden, second, float(np.sqrt(2.0 / hidden))),
        "b2": np.zeros(second, np.float32),
        "policy": layer(second, answers, 0.1),
        "policy_bias": np.zeros(answers, np.float32),
        "value": layer(second, 1, 0.1),
        "value_bias": np.zeros(1, np.float32),
        "straight": np.zeros((numbers, 1), np.float32),
    }
    return Network(subject, arrays)


def read(file: Path) -> tuple[Network, dict[str, Floats]]:
    """A network from its file, and what else is in it."""
    try:
        with file.open("rb") as source, np.load(source) as arrays:
            found = {name: arrays[name] for name in arrays.files}
        subject = Subject(**json.loads(bytes(found.pop(ABOUT)).decode()))
        weights = {name: found.pop(name).astype(np.float32) for name in WEIGHTS}
    except FileNotFoundError:
        raise BadSetup(f"{file} is no network: there is no such file; 'squander train' makes one.") from None
    except OSError as error:
        raise BadSetup(f"{file} is no network: it cannot be read ({(error.strerror or str(error)).lower()}).") from None
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile):
        raise BadSetup(f"{file} is no network that 'squander train' made.") from None
    return Network(subject, weights), found
