"""The change of a score, shown for a moment beside it, is whole in every game, whoever sits at the table."""

from typing import Any

import pytest

from squander.games import games
from tests.browser.visitor import DESK, DRAWN, PHONE, Visitor

LARGEST = {"maccreedys-mansion": "−12,500"}  # of a plain number; of one number among several two digits
SEVERAL = {"prodigals-club": {"competitions": ["possessions", "election", "society"]}}

# Where a change is cut by its chip, or lies on the number it belongs to.
FAULTS = """() => [...document.querySelectorAll('.change')].filter(e => e.getBoundingClientRect().width).flatMap(e => {
  const chip = e.closest('.chip'), [box, frame] = [e, chip].map(one => one.getBoundingClientRect());
  const number = e.closest('.tally').querySelector('b').getBoundingClientRect();
  const faults = [];
  if (box.left < frame.left + 1 || box.right > frame.right - 1 || box.top < frame.top || box.bottom > frame.bottom)
    faults.push(`${e.textContent} is cut: ${box.left} to ${box.right} in ${frame.left} to ${frame.right}`);
  if (box.right > number.left && box.left < number.right && box.bottom > number.top + 3 && box.top < number.bottom - 3)
    faults.push(`${e.textContent} lies on ${number.width} of its number`);
  return faults;
})"""
WORST = """largest => document.querySelectorAll('.tally').forEach(tally => {
  tally.querySelectorAll('.change').forEach(old => old.remove());
  const change = Object.assign(document.createElement('i'), {className: 'change'});
  change.textContent = largest ?? '−12';
  tally.append(change);
  tally.closest('.part')?.classList.add('counts');  // all are equal
})"""


def sit(visitor: Visitor, game: str, bots: int) -> None:
    options: dict[str, Any] = SEVERAL.get(game, {})
    visitor.sit_alone(game=game, bots=bots, seed="changes", options=options)
    visitor.wait_for_turn()


@pytest.mark.parametrize(("game", "bots"), [*((game, 4) for game in games()), ("maccreedys-mansion", 2)])
def test_the_largest_change_has_room(visitor: Visitor, game: str, bots: int) -> None:
    sit(visitor, game, bots)
    for size in (DESK, PHONE):
        visitor.dress(size, "light")
        visitor.page.evaluate(DRAWN)  # a small screen may have another line of one's own
        visitor.page.evaluate(WORST, LARGEST.get(game))
        assert visitor.page.locator(".change:visible").count() > bots
        assert visitor.page.evaluate(FAULTS) == []


# Looked at when it comes, because it stays for a moment only.
WATCH = f"""
    window.changes = [];
    const look = {FAULTS};
    new MutationObserver(news => news.some(one => [...one.addedNodes].some(e => e.className === 'change'))
        && changes.push(look())).observe(document, {{childList: true, subtree: true}});
"""


@pytest.mark.long
def test_what_a_company_earns_is_shown_whole_on_a_phone(phone: Visitor) -> None:
    phone.context.add_init_script(WATCH)
    sit(phone, "maccreedys-mansion", 4)
    for _ in range(200):
        phone.wait_for_turn()
        phone.act()
        phone.page.wait_for_selector(".table[data-busy=false]")
        if phone.page.evaluate("changes.length"):
            break
    seen = phone.page.evaluate("changes")
    assert seen
    assert not any(seen), seen
