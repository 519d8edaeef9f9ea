"""A person in front of the page: looks, points, presses keys. Knows what is lit, not what the rules are."""

import json
import random
import re
import urllib.request
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Locator, WebSocket

PATIENCE = 180_000  # milliseconds; nothing takes so long, unless the machine does much else
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1920, "height": 1080}
Paper = Literal["light", "dark"]
Look = tuple[dict[str, int], Paper]
LOOKS: list[Look] = [(DESK, "light"), (PHONE, "dark"), (DESK, "dark"), (PHONE, "light")]
EVERY_LOOK: list[Look] = [*LOOKS, (WIDE, "light"), (WIDE, "dark")]
LIT = ".board .lit:not(.picked, .plate *):visible, .answers .lit:visible"
MENU = ".float.menu .lit:visible"
READY = ".stage .primary:not([disabled]):visible"
SETTLED = """() => !!document.querySelector('.handover') || (!!document.querySelector('.table[data-busy=false]')
    && !!document.querySelector('.ranking, .question.mine'))"""

# Each is fetched as it comes into sight, not while it lies out of a scrolled sheet; a game without any has no frames.
ENGRAVED = """() => new Promise(tell => {
  const empty = [...document.querySelectorAll('.plate-frame')].filter(e => !e.firstChild && e.checkVisibility());
  if (!empty.length) return tell(true);
  const lookout = new IntersectionObserver(seen => {
    lookout.disconnect();
    tell(seen.every(one => !one.isIntersecting));
  });
  for (const frame of empty) lookout.observe(frame);
})"""
# What a browser says when a line is cut, which some tests do: in the middle of an answer, before it, or for good.
CUT = re.compile(r"WebSocket|net::ERR_(CONNECTION|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE|CONTENT_LENGTH)")
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SAT = "table => !!document.querySelector(`.table a[href*='${table}']`)"


class Visitor:
    def __init__(
        self,
        browser: Browser,
        url: str,
        shots: Path,
        phone: bool = False,
        dark: bool = False,
        pace: str = "instant",
        moments: bool = False,
    ) -> None:
        """At another pace than "instant" things move, as for most people; some moments wait until they are closed."""
        self.url = url
        self.shots = shots
        self.size = "phone" if phone else "desk"
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if pace == "instant" else "no-preference",
        )
        wishes = json.dumps(json.dumps({"pace": pace, "moments": moments, "warnings": False}))
        self.context.add_init_script(
            f"localStorage.getItem('squander.prefs') || localStorage.setItem('squander.prefs', {wishes})"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.hear)
        self.page.on("websocket", self.listen)
        self.state: dict[str, Any] = {}
        self.finger: CDPSession | None = None
        self.dice = random.Random(7)

    def hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.keep)

    def keep(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard["type"] == "state":
            self.state = heard

    def leave(self) -> None:
        self.context.close()
        real = [fault for fault in self.faults if not CUT.search(fault)]
        assert not real, f"the page complained: {real[:3]}"

    # --- coming to a table

    def make(self, *seats: dict[str, str], game: str = "last-will", **wish: Any) -> dict[str, Any]:
        """A table, made as the start page makes one."""
        body = json.dumps({"game": game, "seats": seats, **wish}).encode()
        asked = urllib.request.Request(f"{self.url}api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    def sit(self, link: str) -> None:
        self.page.goto(self.url + link.lstrip("/"))
        self.page.wait_for_selector(".table, .handover, .welcome")
        if self.page.locator(".welcome").count():
            self.sit_down()
            self.page.wait_for_selector(".table, .handover, .hall")

    def sit_down(self) -> None:
        """At the table that the start page has laid, or as a guest under the name that the chair has."""
        self.press(self.page.get_by_role("button", name="Sit down"))

    def ask_a_friend(self) -> None:
        """On the start page: somebody by link, in the place of an opponent."""
        self.press(self.page.get_by_role("button", name="Remove seat 2"))
        self.press(self.page.get_by_role("button", name="A friend, by link"))

    def turn_to(self, link: str) -> None:
        """To another address of the same page, as a link on it would."""
        if not self.page.url.startswith(self.url):
            self.page.goto(self.url)
        self.page.evaluate("link => void (location.hash = link.split('#')[1])", link)
        self.page.wait_for_function(SAT, arg=link.split("/")[-2])

    def dress(self, size: dict[str, int], paper: Paper) -> None:
        """The same page in another window and light."""
        self.page.set_viewport_size(size)  # type: ignore[arg-type]
        self.page.emulate_media(color_scheme=paper)
        self.page.evaluate(DRAWN)

    def sit_alone(self, game: str = "last-will", bots: int = 1, **wish: Any) -> dict[str, Any]:
        """At a new table with bots, of one deal unless another is wished for."""
        seed = {} if "shuffle" in wish else {"seed": "alone"}
        seats = [{"kind": "you", "name": "Percival"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
        made = self.make(*seats, game=game, **{**seed, **wish})
        self.sit(made["url"])
        return made

    # --- looking

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator(".ranking").is_visible()

    @property
    def options(self) -> list[dict[str, Any]]:
        """What the server offers, if this page is asked."""
        asked = self.state.get("question") or {}
        return list(asked.get("options", [])) if not self.state.get("over") else []

    def wait_for_turn(self) -> None:
        self.page.wait_for_function(SETTLED)

    def wait_for_plates(self) -> None:
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(ENGRAVED)

    def is_asked(self) -> bool:
        return bool(self.page.evaluate(SETTLED))

    def ply(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-ply") or -1)

    def round(self) -> int:
        found = re.search(r"\d+", self.page.locator(".phase").first.text_content() or "")
        return int(found.group()) if found else 0

    def shoot(self, name: str) -> None:
        self.shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.shots / f"{name}-{self.size}.png")

    def reveal(self, target: Locator) -> None:
        """On a small screen and in games of two tables it may lie on a sheet behind."""
        tabs = self.page.locator(".sheets button:visible, .both-tab:visible")
        for number in range(tabs.count()):
            if target.is_visible():
                return
            self.press(tabs.nth(number))
            self.open_room(target)
        target.wait_for()

    def open_log(self) -> None:
        """Where it is a drawer."""
        drawer = self.page.locator(".log-button[aria-expanded=false]:visible")
        if drawer.count():
            self.press(drawer)

    def log_text(self) -> str:
        """All of its words, also of lines out of sight, which the browser leaves undrawn."""
        return self.page.locator(".log").text_content() or ""

    def close_log(self) -> None:
        """Where it is a drawer, which lies over the table."""
        drawer = self.page.locator(".log-button[aria-expanded=true]:visible")
        if drawer.count():
            self.press(drawer)

    def open_room(self, target: Locator) -> None:
        """On a small screen the mansion shows one room at a time."""
        door = target.locator("xpath=ancestor::*[@data-room]").locator(".door:visible")
        if not target.is_visible() and door.count():
            self.press(door)

    # --- acting

    def act(self) -> None:
        """Do one of the things that may be done."""
        menu, ready, lit = self.page.locator(MENU), self.page.locator(READY), self.page.locator(LIT)
        if found := menu.count():
            self.press(menu.nth(self.dice.randrange(found)))
        elif ready.count():
            self.press(ready.first)
        elif found := lit.count():
            self.press(lit.nth(self.dice.randrange(found)))

    def press(self, target: Locator) -> None:
        if self.size == "phone":
            target.tap()
        else:
            target.click()

    def play(self, limit: int = 2000) -> int:
        """To the final ranking, whatever it takes; how many times something was pressed."""
        for presses in range(limit):
            self.wait_for_turn()
            if self.over:
                return presses
            self.act()
        raise AssertionError(f"the game did not end; it asks: {self.prompt}")


def alternate(one: Visitor, other: Visitor, steps: int) -> None:
    """Whoever is asked acts."""
    for _ in range(steps):
        for _ in range(6000):
            asked = [person for person in (one, other) if person.is_asked()]
            if asked:
                asked[0].act()
                break
            one.page.wait_for_timeout(50)
        else:
            raise AssertionError("nobody is asked")
