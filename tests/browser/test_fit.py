"""At 1280 by 800 nothing scrolls but the log, whatever lies on the table: late rounds, full hands, every choice of
competitions, two to five players. Positions are reached by bots and opened through an uploaded record."""

import json
import urllib.request
from typing import Any

import pytest

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.records import record_of, write
from squander.play.sight import Sight
from tests.browser.visitor import Visitor

Case = tuple[str, int, dict[str, Any]]
Moment = tuple[int, int]  # ply and seat

TRIO = ["possessions", "election", "society"]
PAIRS = [["possessions", "election"], ["possessions", "society"], ["election", "society"]]
WILLS = [["election"], ["society"], ["election", "society"]]
PLAYERS = [2, 3, 4, 5]

ALL: list[Case] = [
    *[("last-will", n, {}) for n in PLAYERS],
    *[("prodigals-club", n, {"competitions": names}) for n in PLAYERS for names in [*PAIRS, TRIO]],
    *[("prodigals-last-will", n, {"competitions": names}) for n in PLAYERS for names in WILLS],
    *[("maccreedys-mansion", n, {}) for n in PLAYERS],
]
SOME: list[Case] = [
    ("last-will", 5, {}),
    ("prodigals-club", 5, {"competitions": TRIO}),
    ("prodigals-last-will", 3, {}),
    ("maccreedys-mansion", 5, {}),
]

# What sticks out: of the board, of its panel, or a card's signs over its name.
FAULTS = """() => {
  const faults = [], board = document.querySelector('.board');
  const seen = (e) => e.getBoundingClientRect().width > 0;
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  const [high, wide] = [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth];
  if (high > 1 || wide > 1) faults.push(`the board is ${high} too high and ${wide} too wide`);
  for (const panel of [...document.querySelectorAll('.panel:not(.ledger), .wood, .mat')].filter(seen)) {
    const frame = panel.getBoundingClientRect();
    const sheet = (panel.closest('.sheet, .opps') ?? board).getBoundingClientRect();
    if (frame.bottom > sheet.bottom + 2) faults.push(`${panel.ariaLabel} is ${frame.bottom - sheet.bottom} too high`);
    for (const part of [...panel.querySelectorAll('.spot, p, h2, table, .card, .mini')].filter(seen)) {
      if (part.closest('.mosaic-window.scrolls')) continue;
      const box = part.getBoundingClientRect();
      if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 2)
        faults.push(`${part.ariaLabel ?? part.className} sticks out of ${panel.ariaLabel}`);
    }
  }
  for (const card of [...board.querySelectorAll('.card')].filter(seen)) {
    const [name, body] = [card.querySelector('.card-name'), card.querySelector('.card-body')];
    const parts = body ? [...body.children].map((part) => part.getBoundingClientRect()) : [];
    const [top, frame] = [name?.getBoundingClientRect().bottom ?? 0, card.getBoundingClientRect()];
    if (parts.some((box) => box.top < top - 3 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1))
      faults.push(`${name.textContent} is too small for what it does`);
  }
  return faults;
}"""


def played(case: Case, seed: int) -> tuple[Game, dict[int, Moment]]:
    """A whole game, and by round the question whose asked seat sees most."""
    game, players, options = case
    g = squander.new(game, players=players, seed=seed, **options)
    bots = [make("greedy", game, seed * 10 + seat) for seat in range(players)]
    found: dict[int, tuple[int, Moment]] = {}
    while not g.over:
        if g.plies % 3 == 0:
            view = g.view(g.question.who)
            seen = len(json.dumps(view)), (g.plies, g.question.who)
            found[view["round"]] = max(seen, found.get(view["round"], seen))
        g.choose(bots[g.question.who].choose(Sight(g)))
    return g, {at: moment for at, (_, moment) in found.items()}


def post(url: str, body: bytes, kind: str, token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": kind} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


class Opened:
    """A finished game on the server, to be played on from any of its questions."""

    def __init__(self, visitor: Visitor, g: Game) -> None:
        self.visitor = visitor
        made = post(f"{visitor.url}api/records", write(record_of(g)).encode(), "text/plain")
        self.url = f"{visitor.url}api/tables/{made['table']}/branch"
        self.token = made["url"].rstrip("/").split("/")[-1]
        self.players = g.players

    def sit(self, ply: int, who: int) -> None:
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "you", "name": "Percival"} if seat == who else bot for seat in range(self.players)]
        body = json.dumps({"ply": ply, "seats": seats}).encode()
        self.visitor.sit(post(self.url, body, "application/json", self.token)["url"])
        self.visitor.wait_for_turn()


def faults(visitor: Visitor) -> list[str]:
    """On each of the tables, where there are two."""
    found: list[str] = visitor.page.evaluate(FAULTS)
    for tab in visitor.page.locator(".both-tab").all():
        tab.click()
        found += visitor.page.evaluate(FAULTS)
    return found


def check(visitor: Visitor, case: Case, seed: int, rounds: int) -> None:
    g, moments = played(case, seed)
    table = Opened(visitor, g)
    problems = {}
    for at in sorted(moments)[-rounds:]:
        table.sit(*moments[at])
        if found := faults(visitor):
            problems[f"round {at}, ply {moments[at][0]}"] = found[:5]
            visitor.shoot(f"unfit-{case[0]}-{case[1]}-{at}")
    assert not problems, f"{case}: {problems}"


def named(case: Case) -> str:
    game, players, options = case
    return "-".join([game, str(players), *options.get("competitions", [])])


@pytest.mark.parametrize("case", SOME, ids=named)
def test_a_late_round_fits_on_one_screen(visitor: Visitor, case: Case) -> None:
    check(visitor, case, seed=1, rounds=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("case", ALL, ids=named)
def test_every_round_fits_on_one_screen(visitor: Visitor, case: Case, seed: int) -> None:
    check(visitor, case, seed, rounds=12)
