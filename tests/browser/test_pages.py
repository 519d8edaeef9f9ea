"""The pages around the table: start, replay, rules, lesson."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.sample import sample
from tests.browser.visitor import Visitor


def test_from_the_start_page_to_the_first_choice(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_label("Last Will", exact=False).first.wait_for()
    visitor.shoot("start")
    page.get_by_role("button", name="Barrister").click()
    page.get_by_label("Name of seat 1").fill("Wilhelmina")
    visitor.sit_down()
    visitor.wait_for_turn()
    assert page.locator(".chip").count() == 4
    assert [seat["bot"] for seat in visitor.state["seats"]] == [None, "cousin", "nephew", "barrister"]
    assert "Wilhelmina" in page.locator(".chip.me").inner_text()
    page.goto(visitor.url)
    page.get_by_role("link", name="Continue").first.click()
    visitor.wait_for_turn()


MANY = """tables => localStorage.setItem('squander.tables', JSON.stringify(tables))"""
SCROLLED = """() => [...document.querySelectorAll('.start, .start *')].filter(e => e.scrollHeight > e.clientHeight + 1
    && getComputedStyle(e).overflowY === 'auto').map(e => e.className)"""
CUT = """() => [...document.querySelectorAll('.start-corner > *')].filter(e => e.getBoundingClientRect().bottom
    > document.querySelector('.start .question').getBoundingClientRect().top).map(e => e.className)"""


def test_only_the_list_of_games_scrolls_on_a_start_page_that_is_full(visitor: Visitor) -> None:
    """Five seats, many games, and something made of every deal of two days."""
    page = visitor.page
    known = {"url": "#/table/t/x", "game": "last-will", "title": "Last Will", "when": 1, "over": False}
    came = {"table": "t", "over": True, "came": "2nd of 3", "score": "£12", "why": ""}

    def played(route: Route) -> None:
        days = route.fetch().json()
        days["games"] = [{**offer, "today": came, "yesterday": came} for offer in days["games"]]
        route.fulfill(json=days)

    page.route("**/api/days", played)
    page.goto(visitor.url)
    page.evaluate(MANY, [{**known, "table": f"t{i}", "seats": "Augusta, Horatio"} for i in range(12)])
    page.reload()
    page.locator(".running-line").nth(11).wait_for()
    while page.locator(".chairs li").count() < 5:
        page.get_by_role("button", name="A friend, by link").click()
    page.locator(".played").nth(1).wait_for()
    for width, height in ((1180, 720), (1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SCROLLED) == ["paper running"], f"at {width} × {height}"
        assert page.evaluate(CUT) == []
    visitor.faults.clear()  # nobody knows these tables


def test_links_are_shown_to_the_one_who_made_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.ask_a_friend()
    visitor.sit_down()
    page.get_by_role("dialog", name="Links").wait_for()
    visitor.shoot("links")
    urls = [box.input_value() for box in page.locator(".copy-line input").all()]
    assert len(set(urls)) == 3
    assert all(url.startswith(visitor.url) for url in urls)


def test_a_renewed_link_shuts_the_old_page_and_opens_again(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    visitor.ask_a_friend()
    visitor.sit_down()
    links = page.get_by_role("dialog", name="Links")
    old = links.locator("input").first.input_value()
    with page.context.browser.new_context() as elsewhere:  # type: ignore[union-attr]
        guest = elsewhere.new_page()
        guest.goto(old)
        guest.get_by_role("button", name="Sit down").click()
        guest.locator(".chip.me").wait_for()
        links.get_by_role("button", name="Renew:").first.click()
        visitor.shoot("renew")
        links.get_by_role("button", name="End the old link:").click()
        guest.get_by_text("A new link has taken the place of this one").wait_for()
        assert guest.locator(".chip").count() == 0
        links.locator(f'input:not([value="{old}"])').first.wait_for()
        new = links.locator("input").first.input_value()
        assert new != old
        guest.goto(new)
        guest.reload()
        guest.locator(".chip.me").wait_for()
    mine = page.url
    links.get_by_role("button", name="Renew: Your own").click()
    links.get_by_role("button", name="End the old link: Your own").click()
    page.wait_for_url(lambda url: url != mine)
    page.locator(".chip.me").wait_for()


def test_a_replay_goes_to_any_ply_and_branches(visitor: Visitor, tmp_path: Path) -> None:
    made = visitor.sit_alone(seed="replay")
    for _ in range(12):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    page = visitor.page
    page.goto(visitor.url + made["url"].replace("#/table", "#/replay").lstrip("/") + "/3")
    page.locator(".where", has_text="3 of").wait_for()
    page.get_by_role("button", name="Forward").click()
    page.locator(".where", has_text="4 of").wait_for()
    assert page.url.endswith("/4")
    visitor.shoot("replay")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "story.txt")
    assert "Last Will" in (tmp_path / "story.txt").read_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")
    visitor.wait_for_turn()


def test_an_upload_that_is_no_record(visitor: Visitor, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("To be ruined.")
    visitor.page.goto(visitor.url)
    visitor.page.locator(".upload input").set_input_files(wrong)
    visitor.page.get_by_text("This is no record of a game").wait_for()
    visitor.faults.clear()  # the browser itself reports the refused request


def test_the_rules_by_clause(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url + "#/rules/last-will/LW-ERRAND-05")
    visitor.page.locator("#LW-ERRAND-05.wanted").wait_for()
    visitor.page.locator(".illustration").first.wait_for()
    assert visitor.page.locator("#LW-ERRAND-05").evaluate(IN_SIGHT), "pictures do not push the clause away"
    assert visitor.page.locator(".legend li").count() > 20
    visitor.shoot("rules")
    visitor.page.get_by_role("searchbox", name="Find").fill("lw-plan-04")
    visitor.page.get_by_text("1 of ").wait_for()
    assert visitor.page.locator(".clauses dt a").all_inner_texts() == ["LW-PLAN-04"]
    visitor.page.get_by_role("searchbox", name="Find").fill("lw-errand-13")
    met = visitor.page.locator("#LW-ERRAND-13")
    assert "Errands: the table says “Both places at these cards are taken.”" in met.inner_text()


def test_rules_that_are_still_being_fetched_say_nothing_untrue(visitor: Visitor) -> None:
    page = visitor.page
    held: list[Route] = []
    page.route("**/api/games/last-will/rules", lambda route: held.append(route))
    page.goto(visitor.url + "#/rules/last-will")
    page.get_by_role("heading", name="Rules of Last Will", exact=True).wait_for()
    assert page.locator(".contents [role=status]").inner_text() == "Fetching the clauses …"
    held[0].continue_()
    page.locator(".clauses").first.wait_for()
    assert re.fullmatch(r"(\d+) of \1 clauses", page.locator(".contents [role=status]").inner_text())


IN_SIGHT = "e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; }"
DRAWN = "all => all.filter(e => e.getBoundingClientRect().height > 60 && e.querySelector('svg, .card, td')).length"


@pytest.mark.parametrize("game", sample("prodigals-last-will"))
def test_the_rules_have_pictures_of_the_games_own_pieces(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}#/rules/{game}")
    page.locator(".illustration").first.wait_for()
    assert page.locator(".illustration:visible").evaluate_all(DRAWN) >= 5
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    visitor.shoot(f"rules-{game}")


def test_the_renaissance_man_is_not_shown_where_he_stays_in_the_box(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.url}#/rules/prodigals-last-will")
    page.locator(".illustration").first.wait_for()
    around = page.locator("nav.sections, h2, .illustration, .legend").all_inner_texts()
    assert any("club's card" in text.lower() or "the club" in text.lower() for text in around)
    assert not [text for text in around if "renaissance" in text.lower()]
    visitor.sit_alone(game="prodigals-last-will", seed="no renaissance")
    visitor.wait_for_turn()
    assert "renaissance" not in page.locator(".board").inner_html().lower()


def test_a_refusal_leads_to_its_clause(visitor: Visitor) -> None:
    visitor.sit_alone(seed="why")
    while not visitor.page.locator(".board .barred:visible").count():
        visitor.wait_for_turn()
        visitor.act()
        visitor.wait_for_turn()
    visitor.page.locator(".board .barred:visible").first.click(force=True)
    link = visitor.page.locator(".float .why a")
    clause = link.inner_text()
    with visitor.context.expect_page() as opened:
        link.click()
    there = opened.value.locator(f"#{clause}.wanted")
    there.wait_for()
    assert len(there.locator("dd").inner_text()) > 10


def test_a_finished_game_goes_out_as_a_file_and_comes_back(visitor: Visitor, tmp_path: Path) -> None:
    made = visitor.make({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, seed="record")
    page = visitor.page
    page.goto(visitor.url + made["url"].lstrip("/"))
    page.locator(".ranking").wait_for()
    winner = page.locator(".ranking h2").inner_text()
    page.get_by_role("link", name="Replay").last.click()
    end = int(re.findall(r"of (\d+)", page.locator(".where").inner_text())[0])
    page.get_by_role("slider", name="Choice").fill(str(end))
    page.locator(f".table[data-ply='{end}']").wait_for()
    assert page.locator(".ranking h2").inner_text() == winner, "a replay ends with the page after the game"
    page.get_by_role("button", name="Look at the table").click()
    log = page.locator(".log").text_content()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "game.squander"
    download.value.save_as(file)
    page.goto(visitor.url)
    page.locator(".upload input").set_input_files(file)
    page.locator(".where", has_text=f"0 of {end}").wait_for()
    assert page.get_by_label("Whose side").locator("option").count() == 3
    page.get_by_role("slider", name="Choice").fill(str(end))
    page.locator(f".table[data-ply='{end}']").wait_for()
    assert page.locator(".ranking h2").inner_text() == winner
    page.get_by_role("button", name="Look at the table").click()
    assert page.locator(".log").text_content() == log
    page.locator(".question", has_text=winner).wait_for()
    page.wait_for_url(f"**/{end}")
    address = page.url.rsplit("/", 1)[0]
    page.goto(visitor.url)
    page.goto(f"{address}/{end // 2}")
    page.locator(f".table[data-ply='{end // 2}']").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")
    visitor.wait_for_turn()
    visitor.act()


def test_another_page_begins_at_its_top(phone: Visitor) -> None:
    """Exercises opened from the foot of another page showed their last ones."""
    phone.page.goto(phone.url + "#/how/last-will/alone")
    phone.page.wait_for_function("() => scrollY > 1000")
    phone.page.evaluate("location.hash = '#/exercises/last-will'")
    phone.page.get_by_role("link", name="To the start page").wait_for()
    assert phone.page.evaluate("scrollY") == 0
