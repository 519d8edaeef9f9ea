"""States of every game, of all its phases: axe, ink that stands out, a control for each option, nothing sticking out.

Some kinds of question of two games, in the combination of two games those that neither of them asks; desk, phone and a
wide window, light and dark take turns. The long suite looks at fifty states of each game in all six, and measures the
ink of each state in one of them.
"""

import pytest

from squander.games import games
from tests.browser.access import cut_names, sticks_out, too_small, violations, without_control
from tests.browser.ink import faint
from tests.browser.positions import Asked, Positions
from tests.browser.sample import sample
from tests.browser.visitor import EVERY_LOOK, Visitor


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


SOME = len(EVERY_LOOK)  # states, each in another look
BY_SIZE = sorted(EVERY_LOOK, key=lambda look: look[0]["width"])  # another light is cheaper than another window
MANY = 50  # states of each game, in all phases
OWN = {"prodigals-last-will": "both."}  # how the kinds of question begin that no other game asks


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", sample("prodigals-club"))
def test_states(visitor: Visitor, game: str) -> None:
    positions = Positions(visitor.url, game)
    found = []
    kinds = [asked for asked in positions.pick(positions.kinds) if asked.kind.startswith(OWN.get(game, ""))]
    for number, asked in enumerate(kinds[:SOME]):
        size, paper = look = EVERY_LOOK[number % len(EVERY_LOOK)]
        visitor.dress(*look)
        lay(visitor, positions, asked)
        turn_sheet(visitor, number)
        found += [f"{asked[:4]} {look}: {fault}" for fault in [*faults(visitor), *faint(visitor)]]
        visitor.shoot(f"{game}-{paper}-{size['width']}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", games())
def test_states_in_every_look(visitor: Visitor, game: str) -> None:
    positions = Positions(visitor.url, game)
    found: list[str] = []
    for number, asked in enumerate(positions.pick(MANY)):
        lay(visitor, positions, asked)
        for look in BY_SIZE:
            visitor.dress(*look)
            turn_sheet(visitor, asked.ply)
            wrong = faults(visitor) + (faint(visitor) if look == EVERY_LOOK[number % len(EVERY_LOOK)] else [])
            found += [f"{asked[:4]} {look}: {fault}" for fault in wrong]
    assert not found, "\n".join(found)
