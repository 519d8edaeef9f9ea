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
WEIGHTS = ("scale", "w1", "b1", "w2", "b2", "policy", "policy_bias", "value", "value_bias")
ABOUT = "about"


class Subject(NamedTuple):
    """What a network was made for."""

    game: str
    players: int
    encoding: int  # the version of the game's numbers
    options: Options = {}  # that it learned with; an expansion has numbers of its own


class Thought(NamedTuple):
    """What a network makes of positions, and what it went through to get there."""

    x: Floats
    h1: Floats
    h2: Floats
    logits: Floats
    value: Floats


class Network:
    """Two hidden layers; a score for every answer, and what the position is worth, from -1 to 1."""

    def __init__(self, subject: Subject, weights: dict[str, Floats]) -> None:
        self.subject = subject
        self.weights = weights

    def think(self, numbers: npt.NDArray[np.integer]) -> Thought:
        w = self.weights
        x = numbers.astype(np.float32) * w["scale"]
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        value = np.tanh(h2 @ w["value"] + w["value_bias"])[:, 0]
        return Thought(x, h1, h2, h2 @ w["policy"] + w["policy_bias"], value)

    def save(self, file: Path, more: dict[str, Floats] | None = None) -> None:
        """Half precision is enough for playing; what training goes on with is kept in full."""
        full = more is not None
        kept = {name: array if full else array.astype(np.float16) for name, array in self.weights.items()}
        about = np.frombuffer(json.dumps(self.subject._asdict()).encode(), np.uint8)
        with file.open("wb") as out:
            np.savez_compressed(out, **cast("dict[str, Any]", {ABOUT: about, **kept, **(more or {})}))


def fresh(subject: Subject, numbers: int, answers: int, hidden: int, seed: int) -> Network:
    draw = np.random.default_rng(seed)

    def layer(rows: int, columns: int, size: float = 1.0) -> Floats:
        made: Floats = (draw.standard_normal((rows, columns)) * size * np.sqrt(2.0 / rows)).astype(np.float32)
        return made

    zeros = [np.zeros(size, np.float32) for size in (hidden, hidden, answers, 1)]
    arrays = (
        np.ones(numbers, np.float32),
        layer(numbers, hidden),
        zeros[0],
        layer(hidden, hidden),
        zeros[1],
        layer(hidden, answers, 0.1),
        zeros[2],
        layer(hidden, 1, 0.1),
        zeros[3],
    )
    return Network(subject, dict(zip(WEIGHTS, arrays, strict=True)))


def read(file: Path) -> tuple[Network, dict[str, Floats]]:
    """A network from its file, and what else is in it."""
    try:
        with file.open("rb") as source, np.load(source) as arrays:
            found = {name: arrays[name] for name in arrays.files}
        subject = Subject(**json.loads(bytes(found.pop(ABOUT)).decode()))
        weights = {name: found.pop(name).astype(np.float32) for name in WEIGHTS}
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadSetup(f"{file} is no network: {' '.join(str(error).split()) or 'it is empty'}.") from None
    return Network(subject, weights), found
