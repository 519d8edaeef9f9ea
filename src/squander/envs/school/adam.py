"""How a network changes: gradients by hand, and Adam."""

import numpy as np
import numpy.typing as npt

from squander.bots.network import WEIGHTS, Floats, Network, Thought

LEARNED = WEIGHTS[1:]  # the scale of the numbers is set once
DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8
CAREFUL = 0.05  # of each weight is taken off in a step, so that none grows without need
VALUE_COUNTS = 0.25  # against the policy


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


def chances(logits: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """How likely each answer is; what is not offered is not at all."""
    shown = np.where(masks > 0, logits, -1e9)
    likely = np.exp(shown - shown.max(axis=1, keepdims=True))
    found: Floats = (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


def gradients_of(network: Network, thought: Thought, on_logits: Floats, on_value: Floats) -> dict[str, Floats]:
    """From what the outputs of each row are off by to what each weight is, on average."""
    w, share = network.weights, np.float32(1 / len(on_value))
    on_logits = on_logits * share
    through = (on_value * (1 - thought.value**2) * VALUE_COUNTS * share)[:, None]
    back2 = (on_logits @ w["policy"].T + through @ w["value"].T) * (thought.h2 > 0)
    back1 = (back2 @ w["w2"].T) * (thought.h1 > 0)
    return {
        "w1": thought.x.T @ back1,
        "b1": back1.sum(axis=0),
        "w2": thought.h1.T @ back2,
        "b2": back2.sum(axis=0),
        "policy": thought.h2.T @ on_logits,
        "policy_bias": on_logits.sum(axis=0),
        "value": thought.h2.T @ through,
        "value_bias": through.sum(axis=0),
    }
