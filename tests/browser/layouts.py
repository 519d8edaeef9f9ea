"""How often the page makes the browser style and lay out the table while a script waits for it.

Times depend on what else the machine does, these counts don't. Where things move, what has to be measured is measured
before anything is changed, thus once a state; a loop that measures and changes in turn shows up as many.
"""

import json
from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"]
# As a long prompt does: the bar gets higher, and a script wants to know where things are now.
STIR = """() => {
  const bar = document.querySelector('.question');
  bar.style.marginTop = bar.style.marginTop ? '' : '4px';
  return document.body.offsetHeight;
}"""


def forced_by(events: list[dict[str, Any]], url: str) -> list[str]:
    """The functions of the page that waited, one for each time; what the test itself asked for is left out."""
    waits = [event for event in events if event["name"] in ("UpdateLayoutTree", "Layout")]
    stacks = [(event["args"].get("beginData") or {}).get("stackTrace") for event in waits]
    return [stack[0]["functionName"] for stack in stacks if stack and stack[0]["url"].startswith(url)]


def forced(browser: Browser, visitor: Visitor, choices: int) -> tuple[list[str], int]:
    """What was forced while so many things were done, and how many plies the table went on meanwhile."""
    before = visitor.ply()
    browser.start_tracing(page=visitor.page, categories=CATEGORIES)
    for _ in range(choices):
        visitor.act()
        visitor.wait_for_turn()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return forced_by(events, visitor.url), visitor.ply() - before


def styled_anew(visitor: Visitor) -> int:
    """How many times styles are worked out when the table is laid out once more."""
    asked = visitor.context.new_cdp_session(visitor.page)
    asked.send("Performance.enable")

    def count() -> int:
        metrics = asked.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in metrics if one["name"] == "RecalcStyleCount")

    visitor.page.evaluate(STIR)
    before = count()
    visitor.page.evaluate(STIR)
    found = count() - before
    asked.detach()
    return found
