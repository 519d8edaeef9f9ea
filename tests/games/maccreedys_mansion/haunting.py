"""A position in which a marker comes off."""

import random

import squander


def haunting() -> squander.Game:
    """Somebody is asked whose marker comes off."""
    for seed in range(100):
        g, chance = squander.new("maccreedys-mansion", players=5, seed=seed), random.Random(seed)
        while not g.over and g.question.name != "mansion.HauntMarker":
            g.choose(chance.choice(g.options))
        if not g.over:
            return g
    raise AssertionError("nobody ever haunts")
