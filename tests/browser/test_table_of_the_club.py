"""The Club's table: a board for each competition, mats with all scores, the park's leader, markers one sees."""

from typing import Any

import pytest
from gallery import MOMENTS
from gallery import position as kept
from gallery import seats as kept_seats
from playwright.sync_api import expect

import squander
from squander.bots import make
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.browser.prepared import asks, position, sit_at
from tests.browser.visitor import DESK, LOOKS, PHONE, WIDE, Visitor

ALL_THREE = ["possessions", "election", "society"]
# The pawn's cloth and its contour, and what its step is made of; one of both has to stand out from it.
PAWNS = """() => [...document.querySelectorAll('.ladder .figure')].map(figure => {
    const shade = e => getComputedStyle(e);
    const pawn = figure.querySelector('.pawn');
    const rung = figure.closest('.rung-cell');
    const ground = [rung, rung.parentElement, rung.closest('.ladder')].flatMap(e =>
        [shade(e).backgroundColor, ...(shade(e).backgroundImage.match(/rgb\\([^)]*\\)/g) ?? [])]);
    return [[shade(pawn.querySelector('.dyed')).fill, shade(pawn.querySelector('g')).stroke],
        ground.filter(colour => /^rgb\\(/.test(colour))];
})"""
SYMBOLS = """() => [...document.querySelectorAll('.ladder .rung-symbol.covered')].map(e =>
    [[getComputedStyle(e).color], [getComputedStyle(e).backgroundColor]])"""

# Things on watched mats that lie over each other or beyond their mat.
LAID_OVER = """() => [...document.querySelectorAll('.watched-seat')].flatMap(mat => {
    const box = e => e.getBoundingClientRect(), edge = box(mat);
    const all = [...mat.querySelectorAll('.part, .mat-facts .pair, .mini-circle, .mini-stairs, .object, .laid-strip')];
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.filter((e, i) => box(e).right > edge.right || box(e).bottom > edge.bottom
        || all.slice(i + 1).some(other => over(box(e), box(other)))).map(e => e.className.baseVal ?? e.className);
})"""

# Words and signs of cards on watched mats that reach beyond their card, and cards without an engraving.
CUT_OFF = """() => [...document.querySelectorAll('.watched-strips .strip')].flatMap(strip => {
    const box = e => e.getBoundingClientRect(), edge = box(strip);
    const parts = [...strip.querySelectorAll('.strip-name, .strip-does, .strip-does .icon, .strip-does .fx > *')];
    const beyond = parts.some(e => box(e).right > edge.right + 1 || box(e).bottom > edge.bottom + 1);
    const drawn = strip.querySelector(':scope > .plate-frame svg')?.getBoundingClientRect().width > 12;
    return beyond || !drawn ? [strip.textContent] : [];
})"""
MOST_LAID = 6


def lively(g: Game) -> bool:
    """Everybody's figures are on the stairs, somebody is loud in the park, somebody has laid a card."""
    view = g.view(g.question.who)
    seats = view["election"]["seats"]
    return any(seat["megaphones"] for seat in seats) and all(seat["board"] for seat in view["seats"])


@pytest.fixture(scope="module")
def evening() -> Game:
    return position("prodigals-club", lively, competitions=ALL_THREE)


def brightness(colour: str) -> float:
    parts = [int(part) / 255 for part in colour[colour.index("(") + 1 : colour.index(")")].split(",")[:3]]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([brightness(one), brightness(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("names", [ALL_THREE, ["possessions", "election"], ["election", "society"]], ids="-".join)
def test_each_competition_has_its_board(visitor: Visitor, names: list[str]) -> None:
    visitor.sit_alone("prodigals-club", options={"competitions": names}, seed="boards")
    visitor.wait_for_turn()
    drawn = {name for name in ALL_THREE if visitor.page.locator(f".wood.club-{name}:visible").count()}
    assert drawn == set(names)
    assert visitor.page.locator(".wood.club-central .clubs-card").is_visible()
    colours = visitor.page.locator(".club-board").evaluate_all(
        "all => all.map(e => getComputedStyle(e).backgroundColor)"
    )
    assert len(set(colours)) == len(names) + 1, "each has its own wood"


def test_opponents_scores_are_always_in_sight(visitor: Visitor, evening: Game) -> None:
    sit_at(visitor, evening)
    me = evening.question.who
    scores = evening.view(me)["seats"][1 - me]["scores"]
    for size in (DESK, PHONE):
        visitor.dress(size, "light")
        for sheet in visitor.page.locator(".sheets button:visible").all() or [visitor.page.locator("body")]:
            sheet.click(position={"x": 5, "y": 5})
            parts = visitor.page.locator(".opp .part:visible b").all_inner_texts()
            assert [int(part) for part in parts] == list(scores.values())
            highest = visitor.page.locator(".opp .part.counts b").first.inner_text()
            assert int(highest) == max(scores.values())


def test_the_parks_figure_stands_with_its_speaker(visitor: Visitor, evening: Game) -> None:
    sit_at(visitor, evening)
    seats = evening.view(evening.question.who)["election"]["seats"]
    told = visitor.page.locator(".park .park-loss").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in told] == [-seat["park_loss"] for seat in seats]
    most = max(seat["megaphones"] for seat in seats)
    loudest = [seat for seat in range(2) if seats[seat]["megaphones"] == most]
    crowned: list[Any] = visitor.page.locator(".park .speaker").evaluate_all(
        "all => all.map((e, i) => [e.classList.contains('loudest'), i]).filter(([is]) => is).map(([, i]) => i)"
    )
    assert crowned == loudest


def test_everybody_stands_on_a_crate_in_the_park(visitor: Visitor, evening: Game) -> None:
    sit_at(visitor, evening)
    for size in (DESK, PHONE):
        visitor.dress(size, "light")
        if size == PHONE:
            visitor.page.locator(".sheets button").first.click()
        park = visitor.page.locator(".park")
        ground, speakers = park.bounding_box(), park.locator(".orator .pawn").all()
        boxes = [speaker.bounding_box() for speaker in speakers]
        assert ground
        assert len(boxes) == len(evening.view(0)["seats"])
        for box in boxes:
            assert box
            assert box["height"] >= 0.3 * ground["height"], (size, box, ground)
            assert box["y"] >= ground["y"], (size, box, ground)


def test_the_circle_is_shown_larger(visitor: Visitor, evening: Game) -> None:
    sit_at(visitor, evening)
    visitor.dress(DESK, "light")
    mine = evening.view(evening.question.who)["election"]["seats"][evening.question.who]
    small = visitor.page.locator(".mosaic .cell").first.bounding_box()
    visitor.page.locator(".mosaic-larger").click()
    tiles = visitor.page.locator(".float .larger-circle .cell")
    expect(tiles).to_have_count(sum(1 for place in mine["grid"] if place["tile"]))
    large = tiles.first.bounding_box()
    assert small
    assert large
    assert large["width"] > 1.3 * small["width"]


@pytest.mark.parametrize("name", ["prodigals-club-errands", "prodigals-club-cards"])
def test_on_watched_mats_nothing_lies_over_anything(visitor: Visitor, friend: Visitor, name: str) -> None:
    moment = next(one for one in MOMENTS if one.name == name)
    g = kept(moment)
    friend.sit(sit_at(visitor, g, kept_seats(g))["watch"])
    friend.page.locator(".watched-seat").first.wait_for()
    for size in (DESK, WIDE):
        friend.dress(size, "light")
        assert friend.page.locator(".watched-seat").count() == moment.players
        assert friend.page.evaluate(LAID_OVER) == [], size


def full_boards(players: int) -> Game:
    """The first position in which somebody has laid as many cards as a board holds at first."""
    g = squander.new("prodigals-club", players, "full boards", competitions=ALL_THREE)
    bots = [make("greedy", "prodigals-club", seat) for seat in range(players)]
    while max(len(seat["board"]) for seat in g.view(0)["seats"]) < MOST_LAID:
        g.choose(bots[g.question.who].choose(Sight(g)))
    return g


@pytest.mark.parametrize("players", [4, 5])
def test_full_boards_are_watched_with_engraving_name_and_effect(
    visitor: Visitor, friend: Visitor, players: int
) -> None:
    g = full_boards(players)
    friend.sit(sit_at(visitor, g, kept_seats(g))["watch"])
    friend.page.locator(".watched-seat").first.wait_for()
    for size in (DESK, WIDE):
        friend.dress(size, "light")
        friend.wait_for_plates()
        assert friend.page.evaluate(CUT_OFF) == [], size
        assert friend.page.evaluate(LAID_OVER) == [], size


def test_markers_and_what_they_cover_stand_out(visitor: Visitor, evening: Game) -> None:
    sit_at(visitor, evening)
    for look in LOOKS:
        visitor.dress(*look)
        pawns = visitor.page.evaluate(PAWNS)
        assert len(pawns) == 4
        for (cloth, contour), grounds in pawns:
            assert grounds
            for ground in grounds:
                assert max(contrast(cloth, ground), contrast(contour, ground)) >= 3, (look, cloth, contour, ground)
        for ink, paper in visitor.page.evaluate(SYMBOLS):
            assert contrast(ink[0], paper[0]) >= 4.5


def test_boys_that_both_games_send_are_counted_once(visitor: Visitor) -> None:
    g = position("prodigals-last-will", lambda g: asks(g, "both.SendErrandBoy") and g.plies > 40)
    sit_at(visitor, g)
    boys = g.view(g.question.who)["seats"][g.question.who]["boys"]
    expect(visitor.page.locator(".own .left li").first).to_have_text(f"{boys} boy{'s' if boys != 1 else ''}")


def close_together(g: Game) -> bool:
    """A figure stands right below another."""
    if not asks(g, "society.Move"):
        return False
    spaces = [marker["space"] for marker in g.view(g.question.who)["society"]["seats"][g.question.who]["markers"]]
    return any(space + 3 in spaces for space in spaces)


# From its shoulders to its feet, whoever's hat stands before it.
MISSED = """() => [...document.querySelectorAll('.ladder .figure')].filter(e => {
    e.scrollIntoView({block: 'center'});
    const {left, top, width, height} = e.getBoundingClientRect();
    const hit = part => e.contains(document.elementFromPoint(left + width / 2, top + part * height));
    return [0.3, 0.5, 0.7, 0.9].some(part => !hit(part));
}).map(e => e.ariaLabel)"""


def test_a_figure_is_taken_wherever_it_is_pressed(visitor: Visitor) -> None:
    sit_at(visitor, position("prodigals-club", close_together, competitions=["election", "society"]))
    for size in (DESK, PHONE):
        visitor.dress(size, "light")
        visitor.reveal(visitor.page.locator(".ladder .figure").first)
        assert visitor.page.locator(".ladder .figure:visible").count() == 4
        assert visitor.page.evaluate(MISSED) == []
