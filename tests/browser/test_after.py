"""The page after a game: places, the worth round by round, moments, what was spent, a card to share, and once more."""

import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from squander.games import games, kind_of
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import Setup
from squander.play.records import record_of, write
from tests.browser.conftest import SHOTS
from tests.browser.prepared import post
from tests.browser.sample import sample
from tests.browser.test_axe import check_looks
from tests.browser.visitor import DRAWN, PHONE, Visitor
from tests.server.client import Player, token_of

NAMES = ["Percival Featherstonehaugh", "Barnaby", "Clementine", "Augusta", "Euphemia Cholmondeley"]


def played(game: str, players: int, seed: int, **options: Any) -> tuple[Game, Game]:
    """Before the last choice of a game by chance, and after it."""
    kind, dice = kind_of(game), random.Random(seed)
    g = kind.begin(Setup(players, f"after {seed}", kind.settle(players, options)))
    before = g.copy()
    while not g.over:
        before = g.copy()
        g.choose(dice.choice(g.options))
    return before, g


def sit_at_the_end(visitor: Visitor, game: str, players: int, seed: int = 3, **options: Any) -> Game:
    """In the seat that chose last; the others have links."""
    g, made = finished(visitor, game, players, seed, **options)
    visitor.sit(made["url"])
    visitor.page.locator(".share-card").wait_for()
    return g


def finished(visitor: Visitor, game: str, players: int, seed: int = 3, **options: Any) -> tuple[Game, dict[str, Any]]:
    before, g = played(game, players, seed, **options)
    record = post(f"{visitor.url}api/records", write(record_of(before)).encode())
    me = before.question.who
    seats = [{"kind": "you" if seat == me else "link", "name": NAMES[seat]} for seat in range(players)]
    path = f"{visitor.url}api/tables/{record['table']}/branch"
    made = post(path, json.dumps({"ply": before.plies, "seats": seats}).encode(), token_of(record["url"]))
    with Player(urlsplit(visitor.url).port or 80, made["table"], token_of(made["url"])) as player:
        player.my_turn()
        player.choose(plies_of(g.history)[-1].option)
    return g, made


def written(sign: str, amount: int) -> str:
    return f"{'−' if amount < 0 else ''}{sign}{abs(amount):,}"


@pytest.mark.parametrize("game", games())
def test_places_and_what_is_behind_them(visitor: Visitor, game: str) -> None:
    g = sit_at_the_end(visitor, game, 3)
    places = visitor.page.locator(".ranking li")
    expect(places).to_have_count(3)
    for at, standing in enumerate(g.ranking()):
        expect(places.nth(at).locator(".total")).to_have_text(written(g.kind.sign, standing.score))
        text = places.nth(at).locator(".who").inner_text()
        for part in g.kind.worth(g, standing.seat).parts:
            assert written(g.kind.sign, part.amount) in text
    if game not in ("maccreedys-mansion", "last-will"):
        assert visitor.page.locator(".ranking .counts").count() >= 3


@pytest.mark.parametrize("game", sample("maccreedys-mansion"))
def test_the_worth_is_drawn_round_by_round(visitor: Visitor, game: str) -> None:
    """Each seat's line differs from the others by more than its colour, and its hat stands at the end."""
    g = sit_at_the_end(visitor, game, 4)
    page = visitor.page
    lines = page.locator(".worth-chart .worth-line")
    expect(lines).to_have_count(4)
    assert len({line.get_attribute("stroke-dasharray") or "" for line in lines.all()}) == 4
    expect(page.locator(".worth-chart .line-end .icon")).to_have_count(4)
    assert [name for name in page.locator(".line-end text").all_text_contents() if "…" in name] == []
    assert page.locator(".worth-line.mine").count() >= 1
    rounds = g.kind.round_of(g)
    expect(page.locator(".worth-chart text", has_text="round ")).to_have_count(rounds)
    said = page.locator(".worth-chart svg[role=img]").get_attribute("aria-label") or ""
    for standing in g.ranking():
        assert f"to {written(g.kind.sign, standing.score)}" in said
    told = page.locator(".moment")
    assert told.count() >= 2
    expect(told.first.locator(".moment-change")).to_contain_text("→")
    assert page.locator(".spent-table tbody tr").count() >= 1


def test_a_cursor_reads_the_numbers_of_any_moment(visitor: Visitor) -> None:
    sit_at_the_end(visitor, "last-will", 2)
    page = visitor.page
    box = page.locator(".worth-chart").bounding_box()
    assert box
    page.mouse.move(box["x"] + 54, box["y"] + box["height"] / 2)
    expect(page.locator(".reading")).to_contain_text("£70")
    page.mouse.move(box["x"] + box["width"] - 140, box["y"] + box["height"] / 2)
    expect(page.locator(".reading")).to_contain_text("round 7")


def test_the_picture_grows_with_the_window(visitor: Visitor) -> None:
    """Numbers in dots, hats at the ends of lines: they stayed as small as on a desk."""
    sit_at_the_end(visitor, "last-will", 2)
    page = visitor.page
    sizes = []
    for width, height in ((1280, 800), (2560, 1440)):
        visitor.dress({"width": width, "height": height}, "light")
        boxes = [page.locator(f".worth-chart {what}").first.bounding_box() for what in (".dot circle", ".line-end svg")]
        sizes.append([box["width"] for box in boxes if box])
    assert len(sizes[0]) == 2
    assert all(large >= 1.6 * small for small, large in zip(*sizes, strict=True)), sizes


FITS = """() => [...document.querySelectorAll(
    '.gazette, .chart-paper, .moment, .moment-text, .spent-part, .share-card, .ask')]
    .filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
    .map(e => `${e.className}: ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`)"""


@pytest.mark.parametrize("game", sample("prodigals-last-will"))
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.long), 5])
def test_nothing_scrolls_on_a_desk(visitor: Visitor, game: str, players: int) -> None:
    sit_at_the_end(visitor, game, players)
    assert_all_fits(visitor)


@pytest.mark.parametrize("game", games())
def test_a_phones_rail_holds_title_end_and_links(visitor: Visitor, game: str) -> None:
    sit_at_the_end(visitor, game, 2)
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.page.evaluate(DRAWN)
    assert visitor.page.evaluate(BEYOND) == []


BEYOND = """() => [...document.querySelectorAll('.after .rail *')].filter(e => e.checkVisibility()).filter(e => {
    const box = e.getBoundingClientRect(), rail = e.closest('.rail').getBoundingClientRect();
    return box.right > rail.right || box.top < rail.top || box.bottom > rail.bottom;
}).map(e => e.textContent)"""


def test_four_companies_with_debts_fit_too(visitor: Visitor) -> None:
    sit_at_the_end(visitor, "maccreedys-mansion", 4)
    assert_all_fits(visitor)


def assert_all_fits(visitor: Visitor) -> None:
    for size in [(1280, 800), (1180, 720), (1920, 1080)]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(FITS) == [], size


def test_the_card_is_shared_as_a_picture_and_names_nobody_else(visitor: Visitor, tmp_path: Path) -> None:
    sit_at_the_end(visitor, "last-will", 4)
    page = visitor.page
    shown = page.locator(".share-card").inner_text()
    assert "of four" in shown
    assert not [name for name in NAMES if name in shown]
    with page.expect_download() as download:
        page.get_by_role("button", name="Share this card").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    picture = file.read_bytes()
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / "card.png").write_bytes(picture)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(picture[at : at + 4]) for at in (16, 20)] == [720, 900]
    assert len(picture) > 20_000, "with the engraving on it"
    expect(page.get_by_role("status").filter(has_text="Saved")).to_have_count(1)


@pytest.mark.long
def test_again_with_the_same_people(visitor: Visitor) -> None:
    visitor.sit_alone(seed="again", bots=2, options={"will": 70})
    visitor.play()
    before = visitor.page.url
    names = [seat["name"] for seat in visitor.state["seats"]]
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_function("before => location.href !== before", arg=before)
    visitor.wait_for_turn()
    assert not visitor.over
    assert [seat["name"] for seat in visitor.state["seats"]] == names
    assert visitor.state["dealt"] == "promised", "nobody named the seed of the new game"


def test_one_looks_at_the_table_and_goes_to_a_moment(visitor: Visitor) -> None:
    sit_at_the_end(visitor, "last-will", 2)
    page = visitor.page
    link = page.locator(".moment a").first.get_attribute("href") or ""
    page.locator(".moment a").first.click()
    page.locator(f".table[data-ply='{link.rpartition('/')[2]}']").wait_for()
    expect(page.locator(".after")).to_have_count(0)
    page.get_by_role("slider", name="Choice").fill("99999")
    page.locator(".after").wait_for()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".after")).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("game", sample("last-will", of=["last-will", "prodigals-last-will"]))
def test_everybody_can_read_it(visitor: Visitor, game: str) -> None:
    sit_at_the_end(visitor, game, 5)
    check_looks(visitor)


def test_others_are_told_who_plays_again_and_come_along(visitor: Visitor, friend: Visitor) -> None:
    """Each to the seat that is theirs, by a link that only their own page is given."""
    _, made = finished(visitor, "last-will", 2)
    visitor.sit(made["url"])
    friend.sit(made["links"][0]["url"])
    for person in (visitor, friend):
        person.page.locator(".share-card").wait_for()
    friend.page.get_by_role("button", name="Look at the table").click()
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.locator("dialog.links").wait_for()
    maker = next(seat["name"] for seat in visitor.state["seats"] if seat["connected"])
    join = friend.page.get_by_role("button", name=f"Join {maker}")
    join.wait_for()
    friend.shoot("told-of-another-game")
    join.click()
    friend.sit_down()
    friend.page.locator(".table").wait_for()
    assert friend.state["table"] == visitor.state["table"] != made["table"]
    assert friend.state["mine"] == [made["links"][0]["seat"]]
