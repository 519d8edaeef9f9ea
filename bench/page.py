"""How fast the page is in a real browser on this machine: its first load, and each choice.

    .venv/bin/python -m bench.page                          every game, 40 choices each
    .venv/bin/python -m bench.page --game last-will --choices 200 --json

A load is cold: a fresh browser memory, the server warm. `first paint` and `table ready` (the question stands there,
to be answered) count from the start of the navigation; the kilobytes are as they come over the line, compressed. A
choice counts from the click to the change of the document that shows it, thus with the way to the server, the commit
to disk and the drawing; `server` is the part between sending and hearing.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from squander.games import games
from tests.browser.conftest import BROWSERS, FLAGS, PAGE, Server
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[1]
WATCH = """
window.times = {ready: 0, clicked: 0, sent: 0, heard: 0, choices: []};
addEventListener('click', () => { times.clicked = performance.now(); times.sent = times.heard = 0 }, true);
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', () => { if (times.sent) times.heard ||= performance.now() });
    }
    send(text) {
        if (times.clicked) times.sent ||= performance.now();
        super.send(text);
    }
};
let ply = '';
new MutationObserver(() => {
    const table = document.querySelector('.table');
    if (!table) return;
    if (!times.ready && table.querySelector('.question.mine')) times.ready = performance.now();
    if (table.dataset.ply === ply) return;
    ply = table.dataset.ply;
    if (times.clicked && times.heard) times.choices.push([performance.now() - times.clicked, times.heard - times.sent]);
    times.clicked = 0;
}).observe(document, {subtree: true, childList: true, attributes: true});
"""
LOAD = """() => {
    const all = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')];
    return {paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, ready: times.ready,
            bytes: all.reduce((sum, one) => sum + one.encodedBodySize, 0)};
}"""


def someone(browser: Browser, url: str) -> Visitor:
    visitor = Visitor(browser, url, ROOT / "build" / "screenshots")
    visitor.context.add_init_script(WATCH)
    return visitor


def load(browser: Browser, url: str, repeats: int) -> dict[str, float]:
    """A table opened by its link in a browser that was never here; the worst of some."""
    found: list[dict[str, float]] = []
    for _ in range(repeats):
        visitor = someone(browser, url)
        visitor.sit_alone(seed="bench")
        visitor.wait_for_turn()
        found.append(visitor.page.evaluate(LOAD))
        visitor.leave()
    worst = {name: max(one[name] for one in found) for name in found[0]}
    return {
        "first_paint_ms": round(worst["paint"]),
        "table_ready_ms": round(worst["ready"]),
        "kilobytes": round(worst["bytes"] / 1000, 1),
    }


def choices(browser: Browser, url: str, game: str, count: int) -> dict[str, Any]:
    visitor = someone(browser, url)
    visitor.sit_alone(game, seed="bench")
    times: list[list[float]] = []
    while len(times) < count:
        visitor.wait_for_turn()
        times += visitor.page.evaluate("times.choices.splice(0)")
        if visitor.over:
            visitor.page.goto(visitor.url)
            visitor.sit_alone(game, seed=f"bench {len(times)}")
        else:
            visitor.act()
    visitor.leave()
    return {"choices": len(times), **spread([a for a, _ in times], ""), **spread([b for _, b in times], "server_")}


def spread(times: list[float], name: str) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=20)
    return {f"{name}p50_ms": round(statistics.median(times), 1), f"{name}p95_ms": round(cuts[18], 1)}


def measure(args: argparse.Namespace) -> dict[str, Any]:
    browser_path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if browser_path is None or not PAGE.exists():
        raise SystemExit("This needs Chromium and a built page; ./squander test brings both.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
            first = load(browser, server.url, args.loads)
            return {"load": first} | {game: choices(browser, server.url, game, args.choices) for game in args.game}
        finally:
            server.stop()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast the page is: its first load, and each choice.")
    parser.add_argument("--game", action="append", choices=games(), help="one of the games; all if not named")
    parser.add_argument("--choices", type=int, default=40, help="choices to measure for each game")
    parser.add_argument("--loads", type=int, default=3, help="first loads to measure; the worst counts")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    args.game = args.game or games()
    return args


def main() -> None:
    args = arguments()
    found = measure(args)
    if args.json:
        print(json.dumps(found, indent=1))
        return
    for name, numbers in found.items():
        print(f"{name}: " + ", ".join(f"{what.replace('_', ' ')} {number}" for what, number in numbers.items()))


if __name__ == "__main__":
    main()
