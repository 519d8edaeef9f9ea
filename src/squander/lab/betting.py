"""A test that may be looked at after every deal without being wrong more often for it.

Somebody bets against the claim that a mean is so much: on each result, for more and for less, with small and large
stakes, and fairly, if the claim is true. Then nobody can expect to gain, and the chance of ever having twenty times the
money one came with is at most one in twenty (Ville). The means that are not refuted so are an interval that holds
whenever one looks. Results may lie anywhere from 0 to 1 (Waudby-Smith and Ramdas, Estimating means of bounded random
variables by betting, 2023).
"""

from collections import Counter
from math import exp, log1p

from squander.lab.stats import Rate

ERROR = 0.05
STAKES = (0.01, 0.02, 0.04, 0.08, 0.15, 0.25, 0.4, 0.6, 0.8, 0.95)  # of what one has, at a single result
MOST = 700.0  # whose exponential is still a number
STEPS = 30


def capital(results: Counter[float], claimed: float) -> float:
    """What has become of 1, divided among all bets, if the claim was that the mean is so much."""
    bets = [stake / claimed for stake in STAKES] + [-stake / (1.0 - claimed) for stake in STAKES]
    return sum(exp(min(MOST, growth(results, claimed, bet))) for bet in bets) / len(bets)


def growth(results: Counter[float], claimed: float, bet: float) -> float:
    """The logarithm of what one bet has become."""
    return sum(times * log1p(bet * (result - claimed)) for result, times in results.items())


def refutes(results: Counter[float], claimed: float, error: float = ERROR) -> bool:
    return capital(results, claimed) >= 1.0 / error


def any_time(results: Counter[float], sample: int, error: float = ERROR) -> Rate:
    """The mean, and all means that are not refuted."""
    mean = sum(result * times for result, times in results.items()) / max(1, results.total())
    return Rate(mean, bound(results, mean, 0.0, error), bound(results, mean, 1.0, error), sample)


def bound(results: Counter[float], mean: float, end: float, error: float) -> float:
    """Where claims begin to be refuted, going from the mean to this end."""
    inside, outside = mean, end
    for _ in range(STEPS if mean != end else 0):
        middle = (inside + outside) / 2
        if refutes(results, middle, error):
            outside = middle
        else:
            inside = middle
    return outside
