"""What an errand is worth at a glance, for playouts of Last Will."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.hand import held_of, surplus
from squander.games.last_will.bots.jobs import job_burden, soon
from squander.games.last_will.bots.pounds import TURNOVER
from squander.games.last_will.box import Card, Space
from squander.games.last_will.employment import fits_a_line
from squander.games.last_will.rules.errands import TAKE_OF_THREE
from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import (
    CARD_SPACE,
    COMPANION,
    DEMOTION_SPACE,
    EXTENSION_SPACE,
    MARKET_SPACE,
    OPERA_SPACE,
    OPERA_VISIT,
    TRIO_SPACE,
    UNKNOWN_SPACE,
    WILD,
)
from squander.kernel.game import Frame

UNKNOWN: Final = 1.6  # pounds for a card from a deck of one's choice
COMPANY: Final = 1.0  # for a companion, besides where its token fits now
EXTENSION: Final = 0.4  # a round
EXTENSION_WHEN_FULL: Final = 1.6
CLOCK: Final = 0.5


def space_worth(d: Affairs, f: Frame, option: int, rounds: float) -> float:
    """Of an errand space, or of one of the three cards that two spaces serve."""
    if f.rule is TAKE_OF_THREE:
        return offered_worth(d, option, rounds)
    space = d.w.layout.spaces[option]
    if space.kind == CARD_SPACE:
        return offered_worth(d, space.index, rounds)
    if space.kind == TRIO_SPACE:
        return best_of_trio(d, rounds)
    return other_worth(d, space, rounds)


def other_worth(d: Affairs, space: Space, rounds: float) -> float:
    kind = space.kind
    if kind == UNKNOWN_SPACE:
        return UNKNOWN
    if kind == OPERA_SPACE:
        covers = demotion_worth(d, rounds) if fits_a_line(d.w, d.s, OPERA_VISIT) else 0.0
        return 1.0 * (d.w.box.opera_pounds + d.extras(OPERA_VISIT)) + covers
    if kind == EXTENSION_SPACE:
        return (EXTENSION if d.room > 0 else EXTENSION_WHEN_FULL) * rounds
    if kind == MARKET_SPACE:
        return market_worth(d.w, d.s, rounds)
    if kind == DEMOTION_SPACE:
        return demotion_worth(d, rounds)
    return CLOCK


def demotion_worth(d: Affairs, rounds: float) -> float:
    """Less if a card in hand would do as well."""
    return (job_burden(d, rounds, 0.0) - job_burden(d, rounds, 1.0)) * (1.0 - soon(d, 0, True))


def best_of_trio(d: Affairs, rounds: float) -> float:
    most = 0.0
    for slot in d.w.layout.trio:
        if d.w.offering[slot]:
            most = max(most, offered_worth(d, slot, rounds))
    return most


def offered_worth(d: Affairs, slot: int, rounds: float) -> float:
    return card_worth(d, d.w.box.cards[d.w.offering[slot]], rounds)


def card_worth(d: Affairs, row: Card, rounds: float) -> float:
    """What a card adds to a hand: what its best use brings beyond plain actions."""
    least = COMPANY if row.kind == COMPANION or row.kind == WILD else 0.2
    return max(least, surplus(d, held_of(d, row), rounds) + 1.0)


# --- the market


def market_worth(w: Fortune, s: Seat, rounds: float) -> float:
    """Pounds gained by the best arrangement over the present one."""
    wishes = [wish_to_buy(w, s, kind, rounds) for kind in range(len(w.market))]
    now = 0.0
    for kind in range(len(wishes)):
        now += wishes[kind] * w.market[kind]
    wishes.sort()
    tokens = sorted(w.box.market_tokens)
    best = 0.0
    for i in range(len(wishes)):
        best += wishes[i] * tokens[i]
    return best - now


def token_for_place(w: Fortune, f: Frame, options: tuple[int, ...], rounds: float) -> int:
    """Prices low where one will sell and high where one will buy: of the tokens left, the one whose rank the wish to
    buy has among the places left."""
    s = w.seats[f.who]
    mine = wish_to_buy(w, s, f.arg, rounds)
    rank = 0
    for place in range(f.arg + 1, len(w.market)):
        if wish_to_buy(w, s, place, rounds) < mine:
            rank += 1
    left = sorted(options, key=lambda token: w.box.market_tokens[token])
    return left[min(rank, len(left) - 1)]


def wish_to_buy(w: Fortune, s: Seat, kind: int, rounds: float) -> float:
    """Pounds gained by each pound that the token of this property type rises."""
    wish = 0.0
    for laid in s.board:
        if laid.row.is_property and laid.row.type == kind:
            wish -= TURNOVER if rounds >= 1.0 else 1.0
    if rounds >= 1.0:
        for card in s.hand:
            row = w.box.cards[card]
            if row.is_property and row.type == kind:
                wish += 0.7
    return wish
