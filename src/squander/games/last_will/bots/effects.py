"""What each kind of effect of an event is worth in Last Will, in pounds that its owner expects to be rid of.

`WORTHS` knows the rule of every kind; one that is missing stops the bots from being loaded.
"""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.jobs import job_burden
from squander.games.last_will.bots.pounds import ACTION, pieces, sale_price, weight
from squander.games.last_will.box import Card, Effect
from squander.games.last_will.rules import effects, jobs
from squander.games.last_will.rules.property import SellOff
from squander.games.last_will.state import Seat
from squander.kernel.game import Rule


def effect_once(d: Affairs, row: Card) -> float:
    """What it does, in however many rounds."""
    effect = row.effect
    return 0.0 if effect is None else WORTHS[type(effect.rule)].once(d, effect)


def effect_value(d: Affairs, row: Card, once: float, rounds: float) -> float:
    effect = row.effect
    return 0.0 if effect is None else WORTHS[type(effect.rule)].pounds(d, effect, once, rounds)


class Worth:
    """Of one kind of effect."""

    def once(self, d: Affairs, effect: Effect) -> float:
        """As much as does not depend on the rounds to come."""
        return 0.0

    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        raise NotImplementedError


class OfActions(Worth):
    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        return effect.amount * ACTION * 0.9


class OfDecay(Worth):
    def once(self, d: Affairs, effect: Effect) -> float:
        return steps_down(d.s, effect.amount)

    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        return once * (1.0 if rounds < 2.0 else 0.7)


class OfAnimals(Worth):
    def once(self, d: Affairs, effect: Effect) -> float:
        return animals(d.s, effect.amount)

    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        return once * (rounds + 0.8)


class OfDemotion(Worth):
    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        if d.s.demoted:
            return 0.0
        return 0.7 * (job_burden(d, rounds, 0.0) - job_burden(d, rounds, 1.0))


class OfSales(Worth):
    def pounds(self, d: Affairs, effect: Effect, once: float, rounds: float) -> float:
        return bargain_sales(d, effect, rounds)


def steps_down(s: Seat, steps: int) -> float:
    """Value lost by the steepest steps of own houses."""
    falls: list[float] = []
    for laid in s.board:
        if laid.row.is_property:
            scale = laid.row.scale
            falls += [1.0 * (scale[i] - scale[i + 1]) for i in range(laid.step, len(scale) - 1)]
    falls.sort(reverse=True)
    return sum(falls[:steps], 0.0)


def animals(s: Seat, count: int) -> float:
    """Pounds a round from dogs and horses where they fit next."""
    gains: list[float] = []
    for laid in s.board:
        for at in range(laid.tokens, len(laid.row.tokens)):
            if laid.row.tokens[at] > 1:
                break
            gains.append(1.0 * (laid.row.pounds[at + 1] - laid.row.pounds[at]))
    gains.sort(reverse=True)
    return sum(gains[:count], 0.0)


def bargain_sales(d: Affairs, effect: Effect, rounds: float) -> float:
    gains: list[float] = []
    for piece in pieces(d):
        if piece.row.is_property:
            price = max(0, sale_price(d.w, piece.laid) - effect.cheaper)
            gains.append(weight(d, piece, rounds) - price - piece.engine * rounds)
    gains.sort(reverse=True)
    return sum([gain for gain in gains[: effect.amount] if gain > 0.0], 0.0)


WORTHS: Final[dict[type[Rule], Worth]] = {
    effects.GainActions: OfActions(),
    effects.PlaceAnimal: OfAnimals(),
    effects.DepreciateOwn: OfDecay(),
    SellOff: OfSales(),
    jobs.BeDemoted: OfDemotion(),
}
