"""The measure of ink sees what axe gives up on: words on cloth, wood and leather."""

from tests.browser.ink import faint
from tests.browser.visitor import Visitor

PALE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.own .chip-name { color: color-mix(in srgb, var(--on-leather) 40%, var(--leather)) !important }
    .own .tally b { opacity: 0.4 }`);
  document.adoptedStyleSheets.push(sheet);
}"""


def test_a_name_as_pale_as_its_leather_is_noticed_and_so_is_a_number_that_is_half_clear(visitor: Visitor) -> None:
    visitor.sit_alone(seed="ink")
    visitor.wait_for_turn()
    visitor.page.locator(".own .tally b").wait_for()
    assert faint(visitor) == []
    visitor.page.evaluate(PALE)
    found = faint(visitor)
    assert any("Percival" in what for what in found), found
    assert any("£" in what for what in found), found
