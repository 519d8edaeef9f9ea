"""Many states of every game, of all its phases: axe, a control for each option, nothing sticking out sideways.

Desk and phone, light and dark take turns; the long suite looks at each state in all four.
"""

import pytest

from squander.games import games
from tests.browser.access import cut_names, sticks_out, too_small, violations, without_control
from tests.browser.positions import Asked, Positions
from tests.browser.visitor import LOOKS, Visitor


def lay(visitor: Visitor, positions: Positions, asked: Asked) -> None:
    visitor.turn_to(positions.table(asked)["url"])
    visitor.wait_for_turn()


def turn_sheet(visitor: Visitor, number: int) -> None:
    """On a phone, one sheet after the other comes to the front."""
    tabs = visitor.page.locator(".sheets button:visible")
    if count := tabs.count():
        tabs.nth(number % count).click()


def faults(visitor: Visitor) -> list[str]:
    found = violations(visitor)
    found += [f"too small: {control}" for control in too_small(visitor)]
    found += [f"no control: {option}" for option in without_control(visitor, visitor.options)]
    found += [f"cut off: {name}" for name in cut_names(visitor)]
    found += ["sticks out sideways"] if sticks_out(visitor) > 0 else []
    return found


STATES = 50  # of each game; a second or more each where the machine is busy


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", games())
def test_states(visitor: Visitor, game: str) -> None:
    positions = Positions(visitor.url, game)
    found = []
    for number, asked in enumerate(positions.pick(STATES)):
        visitor.dress(*LOOKS[number % 4])
        lay(visitor, positions, asked)
        turn_sheet(visitor, number // 4)
        found += [f"{asked[:4]} {LOOKS[number % 4]}: {fault}" for fault in faults(visitor)]
        if number >= STATES - 4:
            size, paper = LOOKS[number % 4]
            visitor.shoot(f"{game}-{paper}-{size['width']}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", games())
def test_states_in_every_look(visitor: Visitor, game: str) -> None:
    positions = Positions(visitor.url, game)
    found: list[str] = []
    for asked in positions.pick(100):
        lay(visitor, positions, asked)
        for look in LOOKS:
            visitor.dress(*look)
            turn_sheet(visitor, len(found) + asked.ply)
            found += [f"{asked[:4]} {look}: {fault}" for fault in faults(visitor)]
    assert not found, "\n".join(found)
