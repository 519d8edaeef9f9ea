"""The Mansion's table: the light of its rooms, tags, what is due tonight on every mat, ledger, steppers, paddles."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from squander.kernel.game import Game
from squander.kernel.pieces import Note, line_of
from tests.browser.prepared import asks, position, sit_at
from tests.browser.visitor import PHONE, Visitor

Company = dict[str, Any]


def found(wanted: Callable[[Game, dict[str, Any]], bool], **options: Any) -> Game:
    return position("maccreedys-mansion", lambda g: not g.over and wanted(g, dict(g.view(g.question.who))), **options)


def hiring(g: Game) -> bool:
    return asks(g, "mansion.HireOrPass") and len(g.options) > 8


def view_of(visitor: Visitor) -> dict[str, Any]:
    view: dict[str, Any] = visitor.state["view"]
    return view


def room(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f"[data-room='{id}']")


def money(n: int) -> str:
    return f"${n:,}"


# --- the house ----------------------------------------------------------------------------------------------------


def test_rooms_are_lit_bare_cold_or_covered_and_say_so(visitor: Visitor) -> None:
    def all_lights(g: Game, view: dict[str, Any]) -> bool:
        kinds = {light_of(one) for one in view["rooms"]}
        return kinds == {"lit-room", "bare-room", "cold-room", "covered-room"}

    sit_at(visitor, found(all_lights, difficulty="thorough-repairs"))
    said = {"lit-room": "restored", "cold-room": "haunted", "covered-room": "under dust sheets", "bare-room": ""}
    for one in view_of(visitor)["rooms"]:
        drawn = room(visitor, one["id"])
        light = light_of(one)
        assert drawn.get_attribute("data-light") == light
        assert said[light] in (drawn.get_attribute("aria-label") or "")
        assert drawn.locator(".peg").count() == (0 if one["covered"] else len(one["spaces"]))
        assert drawn.locator(".beam .icon").count() == (light in ("lit-room", "cold-room")) + (
            light == "cold-room" and one["complete"]
        ), "a sign besides the colour"
    walls = {light: wall_of(visitor, light) for light in said}
    assert len(set(walls.values())) == 4, "four different lights"
    visitor.shoot("mansion-lights")


def light_of(one: dict[str, Any]) -> str:
    if one["covered"]:
        return "covered-room"
    if one["haunted"] or one["haunted_tomorrow"]:
        return "cold-room"
    return "lit-room" if one["complete"] else "bare-room"


def wall_of(visitor: Visitor, light: str) -> str:
    wall = visitor.page.locator(f".{light} .wall").first
    return str(wall.evaluate("e => getComputedStyle(e).backgroundImage.split('gradient').at(-1)"))


def test_an_open_job_hangs_as_a_tag_with_its_pay_and_what_it_lacks(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: hiring(g) and any(0 < len(job["lacks"]) < 4 for job in view["track"])))
    track = view_of(visitor)["track"]
    assert visitor.page.locator(".house-panel .tag").count() == len(track)
    for job in track:
        tag = room(visitor, job["room"]).locator(".tag")
        assert money(job["reward"]) in tag.inner_text()
        assert tag.locator(".need .icon").count() == len(job["lacks"])
        assert all(trade in (tag.get_attribute("aria-label") or "") for trade in job["lacks"])
    room(visitor, track[0]["room"]).locator(".tag").click()
    visitor.page.locator(".float .job-page", has_text=track[0]["name"]).first.wait_for()


def test_a_socket_shows_its_trade_and_what_the_work_takes(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: asks(g, "mansion.PlaceWorker") and len(g.options) > 1))
    for one in view_of(visitor)["rooms"][:4]:
        for space in one["spaces"]:
            peg = visitor.page.locator(f"[data-place='space:{space['space']}']")
            inside, below = (peg.locator(f"{part} use").get_attribute("href") for part in (".disc", ".sub"))
            done = space["owner"] >= 0
            assert inside == (f"#i-hat{space['owner']}" if done else f"#i-{space['trade']}")
            assert below == f"#i-{space['trade'] if done else space['needs']}"


def test_a_marker_that_broke_leaves_its_socket_crossed(visitor: Visitor) -> None:
    def broke(g: Game, view: dict[str, Any]) -> bool:
        g.noting = True  # from the first position on
        gone = [note.a for note in noted(g) if note.what == "breaks"]
        spaces = {space["space"]: space["owner"] for one in view["rooms"] for space in one["spaces"]}
        return len(g.options) > 1 and any(spaces[space] < 0 for space in gone)

    g = found(broke)
    sit_at(visitor, g)
    crossed = {peg.get_attribute("data-place") for peg in visitor.page.locator(".peg.broken").all()}
    spaces = {space["space"]: space["owner"] for one in view_of(visitor)["rooms"] for space in one["spaces"]}
    assert crossed == {f"space:{n.a}" for n in noted(g) if n.what == "breaks" and spaces[n.a] < 0}


def noted(g: Game) -> list[Note]:
    return line_of(g.log)


# --- companies ----------------------------------------------------------------------------------------------------


def test_every_mat_says_what_is_due_tonight_and_what_is_left(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: hiring(g) and all(one["tonight"]["due"] for one in view["seats"])))
    me = visitor.state["viewer"]
    mats = visitor.page.locator(".opps .opp")
    others = [seat for seat in range(len(view_of(visitor)["seats"])) if seat != me]
    assert mats.count() == len(others)
    for seat in others:
        mat = visitor.page.locator(".opp", has=visitor.page.locator(f"[data-seat='{seat}']"))
        company = view_of(visitor)["seats"][seat]
        text = mat.inner_text()
        assert money(company["active"]) in text
        assert money(company["invested"]) in text
        assert money(company["tonight"]["due_total"]) in mat.locator(".due").inner_text()
        assert money(abs(company["tonight"]["left"])) in mat.locator(".due em").inner_text()


def test_who_is_short_tonight_is_told_by_words_and_a_hatched_bar(visitor: Visitor) -> None:
    def others_short(g: Game, view: dict[str, Any]) -> bool:
        other = view["seats"][1 - g.question.who]
        return hiring(g) and other["status"] == "open" and other["tonight"]["left"] < 0

    sit_at(visitor, found(others_short))
    due = visitor.page.locator(".opp .due.short")
    assert "short" in due.inner_text()
    assert due.locator(".gauge-bar.over").is_visible()


def test_a_closed_company_is_marked_and_says_what_it_may_still_haunt(visitor: Visitor) -> None:
    def other_closed(g: Game, view: dict[str, Any]) -> bool:
        return len(g.options) > 1 and view["seats"][1 - g.question.who]["status"] == "closed"

    sit_at(visitor, found(other_closed))
    closed = visitor.page.locator(".opp .closed-sign")
    assert "closed" in closed.inner_text()
    assert "left" in closed.inner_text()


# --- the ledger, and answers that are looked at first -------------------------------------------------------------


def dues(visitor: Visitor) -> dict[str, str]:
    lines = visitor.page.locator(".own-mat [data-due]:not(.to-come)").all()
    return {line.get_attribute("data-due") or "": line.inner_text() for line in lines}


def due_sum(visitor: Visitor) -> str:
    return visitor.page.locator(".own-mat .due-sum b").inner_text()


def test_the_ledger_lists_what_is_due_and_follows_every_preview(visitor: Visitor) -> None:
    g = found(lambda g, view: hiring(g) and view["pool"]["mason"] > 0 and view["prices"]["mason"] == 2_000)
    sit_at(visitor, g)
    own = view_of(visitor)["seats"][visitor.state["viewer"]]
    before = own["tonight"]["due_total"]
    assert due_sum(visitor) == money(before)
    assert set(dues(visitor)) == {line["piece"] for line in own["tonight"]["due"]}
    ply = visitor.ply()
    visitor.page.locator("[data-cell=mason] .more").click()
    visitor.page.locator(".own-mat .due-sum b", has_text=money(before + 2_000)).wait_for()
    assert "mason" in dues(visitor)
    assert f"{money(before)} → {money(before + 2_000)}" in visitor.page.locator(".preview").inner_text()
    assert visitor.ply() == ply, "nothing counts yet"
    visitor.shoot("mansion-preview")
    visitor.page.locator("[data-cell=mason] .fewer").click()
    visitor.page.locator(".own-mat .due-sum b", has_text=money(before)).wait_for()
    assert visitor.ply() == ply


def test_the_ledger_says_before_anybody_works_what_material_would_cost(visitor: Visitor) -> None:
    def stocked(g: Game, view: dict[str, Any]) -> bool:
        own = view["seats"][g.question.who]
        return hiring(g) and len(own["tonight"]["to_come"]) == 1 and own["tonight"]["at_most"] > own["active"]

    sit_at(visitor, found(stocked))
    own = view_of(visitor)["seats"][visitor.state["viewer"]]
    (line,) = own["tonight"]["to_come"]
    told = visitor.page.locator(".own-mat .to-come")
    assert [line["name"] in told.inner_text(), f"{line['sum']:,}" in told.inner_text()] == [True, True]
    lacking = visitor.page.locator(".own-mat .leaves .short")
    assert lacking.inner_text().endswith(f"lacks {money(own['tonight']['at_most'] - own['active'])}")
    visitor.shoot("mansion-material")


def test_a_stepper_takes_units_one_by_one_and_gives_back_this_turns_alone(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: hiring(g) and view["useful"]["stone"] > 4))
    cell = visitor.page.locator("[data-cell=stone]")
    have = int(cell.locator(".have").inner_text())
    assert cell.locator(".fewer").is_disabled()
    for more in (1, 2, 3):
        cell.locator(".more").click()
        cell.locator(".have", has_text=str(have + more)).wait_for()
    for left in (2, 1, 0):
        cell.locator(".fewer").click()
        cell.locator(".have", has_text=str(have + left)).wait_for()
    assert cell.locator(".fewer").is_disabled()
    cell.locator(".more").click()
    ply = visitor.ply()
    visitor.page.locator(".stage .primary:not([disabled])").click()
    visitor.page.wait_for_function("ply => +document.querySelector('.table').dataset.ply > ply", arg=ply)
    assert view_of(visitor)["seats"][visitor.state["viewer"]]["storage"]["stone"] == have + 1


def test_the_pool_is_dots_and_what_is_sold_out_is_a_hole(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: hiring(g) and sold_out(g, view)))
    view = view_of(visitor)
    for trade, left in view["pool"].items():
        cell = visitor.page.locator(f"[data-cell={trade}]")
        assert cell.locator(".pool i").count() == view["pieces"][trade]
        assert cell.locator(".pool i.on").count() == left
        own = view["seats"][visitor.state["viewer"]]["workers"][trade]
        assert ("sold-out" in (cell.get_attribute("class") or "")) == (left == 0 and own == 0)


def sold_out(g: Game, view: dict[str, Any]) -> bool:
    own = view["seats"][g.question.who]["workers"]
    return any(left == 0 and own[trade] == 0 for trade, left in view["pool"].items())


def test_a_worker_is_set_looked_at_and_set_elsewhere_before_he_counts(visitor: Visitor) -> None:
    sit_at(visitor, found(lambda g, view: asks(g, "mansion.PlaceWorker") and len(g.options) > 3))
    ply = visitor.ply()
    lit = [peg.get_attribute("data-place") for peg in visitor.page.locator(".peg.lit").all()]
    for place in (lit[0], lit[-1]):
        visitor.page.locator(f"[data-place='{place}']").click()
        peg = visitor.page.locator(f"[data-place='{place}'].picked")
        peg.wait_for()
        assert peg.locator(".man").is_visible(), "he stands there"
        assert visitor.page.locator(".peg.picked").count() == 1
        assert visitor.page.locator(".peg.lit:not(.picked)").count() == len(lit) - 1, "the others stay lit"
    assert visitor.ply() == ply
    visitor.page.locator(".stage .primary:not([disabled])").click()
    visitor.page.wait_for_function("ply => +document.querySelector('.table').dataset.ply > ply", arg=ply)


# --- auction and evening ------------------------------------------------------------------------------------------


def test_a_bid_shows_the_order_it_would_make(visitor: Visitor) -> None:
    def second(g: Game, view: dict[str, Any]) -> bool:
        return asks(g, "mansion.BidOrPass") and view["order"][0] != g.question.who and max(view["bids"]) in (0, 100)

    sit_at(visitor, found(second))
    me = visitor.state["viewer"]
    name = visitor.state["seats"][me]["name"]
    first = visitor.page.locator(".morrow .in-order").first.locator(f"svg[aria-label='{name}']")
    assert not first.count()
    visitor.page.locator(".sum.lit").nth(2).click()
    first.wait_for()
    assert visitor.page.locator(".bidder.me .paddle b").inner_text() != "–"
    visitor.shoot("mansion-bid")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_evening_lies_over_the_house_and_can_be_put_aside(visitor: Visitor, size: str) -> None:
    def paid(g: Game, view: dict[str, Any]) -> bool:
        own = view["seats"][g.question.who]
        return asks(g, "mansion.ChooseInvestment") and len(own["tonight"]["paid"]) > 1 and len(view["inspected"]) > 0

    if size == "phone":
        visitor.dress(PHONE, "light")
    sit_at(visitor, found(paid))
    view = view_of(visitor)
    cards = visitor.page.locator(".night-card")
    assert [card.get_attribute("data-beat") for card in cards.all()] == ["event", "haunt", "inspection", "pay"]
    pay = cards.nth(3).inner_text()
    own = view["seats"][visitor.state["viewer"]]["tonight"]
    assert all(line["name"] in pay for line in own["paid"])
    assert money(own["paid_total"]) in pay
    shares = cards.nth(2).inner_text()
    assert all(money(share["sum"]) in shares for job in view["inspected"] for share in job["shares"])
    visitor.shoot(f"mansion-evening-{size}")
    visitor.page.get_by_role("button", name="See the house").click()
    cards.first.wait_for(state="detached")
    assert visitor.page.locator(".house-panel").is_visible()
    visitor.page.get_by_role("button", name="The evening").click()
    cards.first.wait_for()
