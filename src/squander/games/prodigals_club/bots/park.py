"""What Hyde Park will do to each seat's votes, as far as it can be told before."""

import math
from typing import Final

from squander.games.prodigals_club.state import club
from squander.kernel.game import Game

SURE: Final = 0.1  # megaphones by which a guess is wrong when all cards are used,
UNSURE: Final = 0.8  # while some may still be used,
A_BOY: Final = 0.3  # and more for each boy that somebody has still to send


def votes_lost(g: Game, totals: list[float], doubt: float) -> list[float]:
    """By seat, from how loud each is expected to be."""
    box = club(g).layout.box
    rewards = box.park_rewards[club(g).round - 1]
    return [expected(totals, who, doubt, rewards, box.park_penalty) for who in range(len(totals))]


def expected(totals: list[float], who: int, doubt: float, rewards: list[int], penalty: int) -> float:
    """The fewest gain a vote; the others lose by their place."""
    fewest, ahead = 1.0, 0.0
    for other in range(len(totals)):
        if other != who:
            fewest *= 1.0 - louder(totals[who] - totals[other], doubt)
            ahead += louder(totals[other] - totals[who], doubt)
    some = 1.0 - fewest
    if some < 0.01:
        return -1.0 * penalty
    place = max(0.0, ahead - fewest * (len(totals) - 1.0)) / some
    return some * reward_at(rewards, place) - fewest * penalty


def louder(by: float, doubt: float) -> float:
    """How likely one is louder than another, who seems to be less loud by so much; as loud is not louder."""
    steps = (by - 0.5) / doubt
    return 0.0 if steps < -20.0 else 1.0 / (1.0 + math.exp(-steps))


def reward_at(rewards: list[int], place: float) -> float:
    low = int(place)
    if low + 1 > len(rewards):
        return 0.0
    after = rewards[low + 1] if low + 1 < len(rewards) else 0
    return rewards[low] + (place - low) * (after - rewards[low])
