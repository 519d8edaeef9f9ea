"""How fast the page is in a real browser on this machine: its first load, and each choice.

    .venv/bin/python -m bench.page                          every game, 40 choices each
    .venv/bin/python -m bench.page --game last-will --choices 200 --json
    .venv/bin/python -m bench.page --scroll                 only the log: a game with 500 lines and more
    .venv/bin/python -m bench.page --layouts                only how often a choice makes the browser lay out the table

A load is cold: a fresh browser memory, the server warm. `first paint` and `table ready` (the question stands there,
to be answered) count from the start of the navigation; the kilobytes are as they come over the line, compressed. A
choice counts from the click to the change of the document that shows it, thus with the way to the server, the commit
to disk and the drawing; `server` is the part between sending and hearing. `main` is the processor's time that the
page's main thread takes from one choice to the next, with what others do meanwhile and with the looking of whoever
chooses here: on a busy machine it says more of the page than the clock does.

The log is scrolled evenly, 4,000 pixels up and down again at 2,000 a second, beside the table at 1920 × 1080;
Chromium's trace says when each frame was drawn. (Single turns of the wheel draw a frame each, so they would measure how
fast they come.) `late frames` are those that came more than 16.7 ms after the one before, with half a frame's grace for
the clock of the screen; on a busy machine they say more of it than of the page. `main` is what the page itself was at
work for at a time, counted as the processor's time where the trace has it.

What makes the browser wait, styles or layout that a script asks for in the middle of its work, is counted while others'
moves are seen to move, and does not depend on the machine: `forced` in all and `a ply`, and `styled anew` by laying the
table out once more.
"""

import argparse
import json
import random
import statistics
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from squander.games import games, kind_of
from squander.kernel.pieces import EVERYONE, Setup, line_of
from squander.play.records import record_of, write
from tests.browser.conftest import FLAGS, PAGE, Server, chromium
from tests.browser.layouts import forced, styled_anew
from tests.browser.prepared import post
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[1]
FRAME = 1000 / 60  # in milliseconds, as are all times here
PAUSE = 100
WAY, SPEED = 4000, 2000  # of the log: pixels, and pixels a second
WORK = ("UpdateLayoutTree", "Layout", "Paint", "PrePaint", "FunctionCall")
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
    busy: list[float] = []
    at_work = working(visitor)
    before = at_work()
    while len(times) < count:
        visitor.wait_for_turn()
        fresh = visitor.page.evaluate("times.choices.splice(0)")
        now = at_work()
        busy += [now - before] * (len(fresh) == 1)
        before = now
        times += fresh
        if visitor.over:
            visitor.page.goto(visitor.url)
            visitor.sit_alone(game, seed=f"bench {len(times)}")
        else:
            visitor.act()
    visitor.leave()
    seen, server = ([one[i] for one in times] for i in (0, 1))
    return {"choices": len(times), **spread(seen, ""), **spread(server, "server_"), **spread(busy or [0.0], "main_")}


def working(visitor: Visitor) -> Callable[[], float]:
    """How long the page has been at work in its main thread, of the processor's time."""
    asked = visitor.context.new_cdp_session(visitor.page)
    asked.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = asked.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration") * 1000

    return spent


def layouts(browser: Browser, url: str, game: str, count: int) -> dict[str, float]:
    visitor = Visitor(browser, url, ROOT / "build" / "screenshots", pace="quick")
    visitor.sit_alone(game, bots=2, seed="bench")
    visitor.wait_for_turn()
    visitor.wait_for_plates()
    found, plies = forced(browser, visitor, count)
    again = styled_anew(visitor)
    visitor.leave()
    a_ply = round(len(found) / max(1, plies), 1)
    return {"choices": count, "plies": plies, "forced": len(found), "a_ply": a_ply, "styled_anew": again}


def scroll(browser: Browser, url: str, wanted: int) -> dict[str, float]:
    """The log of a long replay, scrolled while Chromium writes down its frames."""
    visitor = someone(browser, url)
    visitor.page.set_viewport_size({"width": 1920, "height": 1080})
    lines = open_long_log(visitor, wanted)
    box = visitor.page.locator(".log").bounding_box()
    assert box
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = visitor.context.new_cdp_session(visitor.page)
    browser.start_tracing(
        page=visitor.page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
    )
    for way in (WAY, -WAY):
        how = {"yDistance": way, "speed": SPEED, "gestureSourceType": "mouse", "preventFling": True}
        hand.send("Input.synthesizeScrollGesture", {**middle, **how})
    trace = json.loads(browser.stop_tracing())
    visitor.leave()
    return {"lines": lines, **frames_of(trace["traceEvents"])}


def open_long_log(visitor: Visitor, wanted: int) -> int:
    """A replay one choice before its end, with at least so many lines to tell; how many there are."""
    kind = kind_of("prodigals-last-will")
    dice = random.Random(1)
    g = kind.begin(Setup(5, "scroll", kind.settle(5, {})), noting=True)
    while not g.over:
        g.choose(dice.choice(g.options))
    told = [note for note in line_of(g.log) if note.to == EVERYONE and g.kind.words.tell(g, note)]
    if len(told) < wanted:
        raise SystemExit(f"This game tells {len(told)} lines, fewer than {wanted}.")
    made = post(f"{visitor.url}api/records", write(record_of(g)).encode())
    visitor.sit(f"{made['url'].replace('/table/', '/replay/')}/{g.plies - 1}")
    visitor.page.locator(".log > li").last.wait_for(state="attached")
    return len(told)


def frames_of(events: list[dict[str, Any]]) -> dict[str, float]:
    """From a trace: how many frames were drawn, how many of them late, and how long the page worked for each."""
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    between = [(b - a) / 1000 for a, b in pairwise(drawn)]
    moving = [gap for gap in between if gap < PAUSE]  # nothing is drawn while nothing moves
    work = [event.get("tdur", event.get("dur", 0)) / 1000 for event in events if event["name"] in WORK]
    late = len([gap for gap in moving if gap > FRAME * 1.5])
    return {
        "frames": len(moving),
        "late_frames": late,
        **spread(moving or [0.0], "frame_"),
        **spread(work or [0.0], "main_"),
    }


def spread(times: list[float], name: str) -> dict[str, float]:
    """Within what was measured, however little that is."""
    cuts = statistics.quantiles(times * 2 if len(times) == 1 else times, n=20, method="inclusive")
    return {f"{name}p50_ms": round(statistics.median(times), 1), f"{name}p95_ms": round(cuts[18], 1)}


def measure(args: argparse.Namespace) -> dict[str, Any]:
    browser_path = chromium()
    if browser_path is None or not PAGE.exists():
        raise SystemExit("This needs Chromium and a built page; ./squander test brings both.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
            if args.scroll:
                return {"log": scroll(browser, server.url, args.scroll)}
            if args.layouts:
                return {game: layouts(browser, server.url, game, args.choices) for game in args.game}
            first = load(browser, server.url, args.loads)
            return {"load": first} | {game: choices(browser, server.url, game, args.choices) for game in args.game}
        finally:
            server.stop()


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast the page is: its first load, and each choice.")
    parser.add_argument("--game", action="append", choices=games(), help="one of the games; all if not named")
    parser.add_argument("--choices", type=at_least_one, default=40, help="choices to measure for each game")
    parser.add_argument("--loads", type=at_least_one, default=3, help="first loads to measure; the worst counts")
    parser.add_argument(
        "--scroll",
        type=at_least_one,
        nargs="?",
        const=500,
        help="scroll a log of at least so many lines, 500 if not said",
    )
    parser.add_argument("--layouts", action="store_true", help="count what makes the browser wait instead")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args(given)
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
