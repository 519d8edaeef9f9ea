"""Five companies with long names at the Mansion: everything has room."""

import random

import pytest

from squander.games import kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup
from tests.browser.access import too_small
from tests.browser.prepared import asks, sit_at
from tests.browser.sample import sample
from tests.browser.test_mansion import found
from tests.browser.visitor import DESK, PHONE, Visitor

STICKS_OUT = """() => {
  const faults = [], board = document.querySelector('.board');
  if (board.scrollHeight > board.clientHeight + 1) faults.push('the board scrolls');
  const boxes = '.opp, .exchange, .cell, .gate, .auction, .own-mat, .leaf, .night-card';
  for (const box of document.querySelectorAll(boxes)) {
    const frame = box.getBoundingClientRect();
    for (const part of box.querySelectorAll('b, small, em, p, h2, h3, button, .pair, .due-line, .man-card, th, td')) {
      const own = part.getBoundingClientRect();
      if (!own.width || part.closest('.ledger-lines, .bidder')) continue;
      if (own.right > frame.right + 1 || own.left < frame.left - 1 || own.bottom > frame.bottom + 1)
        faults.push(`${part.textContent} sticks out of ${box.className}`);
    }
  }
  for (const box of document.querySelectorAll('.due-lines, .crew'))
    if (box.scrollHeight > box.clientHeight + 2) faults.push(`${box.className} is ${box.scrollHeight} high`);
  return faults;
}"""
SIZES = [(1180, 720), (1280, 800), (1920, 1080)]
LONG = ["Bartholomew Featherstonehaugh", "Augusta Wolverhampton", "Clementine", "Wilhelmina", "Percival"]
MOMENTS = ["mansion.HireOrPass", "mansion.PlaceWorker", "mansion.ChooseInvestment", "mansion.BidOrPass"]


def crowd(question: str) -> Game:
    """Five companies on the second day, played at random."""
    kind = kind_of("maccreedys-mansion")
    for seed in range(50):
        g = kind.begin(Setup(5, f"crowd {seed}", kind.settle(5, {})))
        dice = random.Random(seed)
        while not g.over:
            if asks(g, question) and len(g.options) > 2 and g.view(0)["round"] == 2:
                return g
            g.choose(dice.choice(g.options))
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("question", sample(*MOMENTS[:2], of=MOMENTS))
def test_five_companies_with_long_names_have_room(visitor: Visitor, question: str) -> None:
    g = crowd(question)
    kinds = ["you" if seat == g.question.who else "link" for seat in range(5)]
    sit_at(visitor, g, [{"kind": kind, "name": name} for kind, name in zip(kinds, LONG, strict=True)])
    visitor.page.locator(".notice button", has_text="All right").click()  # that its seed was known
    found = {}
    for width, height in SIZES:
        visitor.dress({"width": width, "height": height}, "light")
        found[width] = visitor.page.evaluate(STICKS_OUT)
        visitor.shoot(f"mansion-five-{question.rpartition('.')[2]}-{width}")
    assert found == {width: [] for width, _ in SIZES}


def test_rooms_that_a_haunter_chooses_can_be_pressed(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: asks(g, "mansion.HauntRoom") and len(g.options) > 1))
    assert visitor.page.locator(".beam-spot.lit").count() > 1
    for size in (DESK, PHONE):
        visitor.dress(size, "light")
        assert too_small(visitor) == []
