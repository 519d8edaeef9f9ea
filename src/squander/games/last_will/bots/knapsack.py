"""The best use of a number of actions, as a small knapsack.

Each card is a group of alternatives, at most one of which is used. `best[n]` is the most pounds that n actions can
bring with the groups put in so far.
"""

from squander.games.last_will.box import Card


def put(best: list[float], actions: int, pounds: float) -> None:
    """A group of one use."""
    if pounds <= 0.0:
        return
    if actions == 0:
        for have in range(len(best)):
            best[have] = best[have] + pounds
        return
    for have in range(len(best) - 1, actions - 1, -1):
        with_it = best[have - actions] + pounds
        if with_it > best[have]:
            best[have] = with_it


def put_either(best: list[float], less: int, pounds: float, more: int, bigger: float) -> None:
    """A group of two, the second for more actions."""
    for have in range(len(best) - 1, less - 1, -1):
        most = best[have]
        with_it = best[have - less] + pounds
        if with_it > most:
            most = with_it
        if have >= more:
            with_it = best[have - more] + bigger
            if with_it > most:
                most = with_it
        best[have] = most


def put_event(best: list[float], row: Card, free: int, extra: float) -> None:
    """A group of as many as the card has alternatives."""
    if len(row.option_actions) == 1:
        put(best, max(0, row.option_actions[0] - free), row.option_pounds[0] + extra)
        return
    for have in range(len(best) - 1, -1, -1):
        most = best[have]
        for i in range(len(row.option_actions)):
            actions = max(0, row.option_actions[i] - free)
            if actions <= have:
                with_it = best[have - actions] + row.option_pounds[i] + extra
                if with_it > most:
                    most = with_it
        best[have] = most


def put_blind(best: list[float], cards: int, rounds: float) -> None:
    """Cards not seen yet: the more of them, the better the best."""
    for i in range(cards):
        pounds = 2.0 + 0.3 * rounds + 1.2 * (1.0 - (i + 1.0) / (cards + 1.0))
        put_either(best, 1, pounds, 2, pounds * 1.8)


def put_three(best: list[float], cost: int, gain: float, action: int, sold: float, both: float) -> None:
    """A property: used, sold, or both."""
    for have in range(len(best) - 1, -1, -1):
        most = best[have]
        if have >= cost:
            most = max(most, best[have - cost] + gain)
        if have >= action:
            most = max(most, best[have - action] + sold)
        if have >= cost + action:
            most = max(most, best[have - cost - action] + both)
        best[have] = most
