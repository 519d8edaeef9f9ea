"""How a network changes: gradients by hand, and Adam."""

import numpy as np
import numpy.typing as npt

from squander.bots.network import LEARNED, Floats, Network, Thought

DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8
CAREFUL = 1e-3  # of each weight is taken off in a step, so that none grows without need
POLICY_COUNTS = 0.1  # against the worth
CHOICE_COUNTS = 4.0  # how far positions of one choice are apart, against what they are worth


class Adam:
    """Remembers how each weight moved."""

    def __init__(self, network: Network, memory: dict[str, Floats] | None = None) -> None:
        held = memory or {}
        self.first = {name: held.get(f"first {name}", np.zeros_like(network.weights[name])) for name in LEARNED}
        self.second = {name: held.get(f"second {name}", np.zeros_like(network.weights[name])) for name in LEARNED}
        self.steps = int(held["steps"][0]) if "steps" in held else 0

    def memory(self) -> dict[str, Floats]:
        """To go on with another day."""
        found = {f"first {name}": array for name, array in self.first.items()}
        found |= {f"second {name}": array for name, array in self.second.items()}
        return {**found, "steps": np.array([self.steps], np.float32)}

    def step(self, network: Network, gradients: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        fade, fade_of_squares = 1 - DECAY**self.steps, 1 - DECAY_OF_SQUARES**self.steps
        for name, gradient in gradients.items():
            first, second, weight = self.first[name], self.second[name], network.weights[name]
            first += (1 - DECAY) * (gradient - first)
            second += (1 - DECAY_OF_SQUARES) * (gradient * gradient - second)
            weight -= rate * (first / fade / (np.sqrt(second / fade_of_squares) + TINY) + CAREFUL * weight)


def chances(scores: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """How likely each answer is; what is not offered is not at all."""
    shown = np.where(masks > 0, scores, -1e9)
    likely = np.exp(shown - shown.max(axis=1, keepdims=True))
    found: Floats = (likely / likely.sum(axis=1, keepdims=True)).astype(scores.dtype)
    return found


def apart(errors: Floats, groups: npt.NDArray[np.int64]) -> Floats:
    """By how much each position is off, beyond what all positions of its choice are: that alone misleads a choice."""
    _, group = np.unique(groups, return_inverse=True)
    mean = np.bincount(group, errors) / np.bincount(group)
    found: Floats = (errors - mean[group]).astype(errors.dtype)
    return found


def gradients_of(network: Network, thought: Thought, on_worths: Floats, on_scores: Floats) -> dict[str, Floats]:
    """From what outputs are off by to what each weight is: of the worths of the first rows, and of the scores of the
    rows after these."""
    w, many = network.weights, len(on_worths)
    h2_of_worths, h2_of_scores = thought.h2[:many], thought.h2[many:]
    on_worth = on_worths[:, None]
    back2 = np.concatenate([on_worth @ w["value"].T, on_scores @ w["policy"].T]) * (thought.h2 > 0)
    back1 = (back2 @ w["w2"].T) * (thought.h1 > 0)
    w1, straight = np.zeros_like(w["w1"]), np.zeros_like(w["straight"])
    w1[thought.columns] = thought.x.T @ back1
    straight[thought.columns] = thought.x[:many].T @ on_worth
    return {
        "w1": w1,
        "b1": back1.sum(axis=0),
        "w2": thought.h1.T @ back2,
        "b2": back2.sum(axis=0),
        "policy": h2_of_scores.T @ on_scores,
        "policy_bias": on_scores.sum(axis=0),
        "value": h2_of_worths.T @ on_worth,
        "value_bias": on_worths.sum(keepdims=True),
        "straight": straight,
    }
