"""The pages around the table: start, replay, rules, lesson."""

from pathlib import Path

import pytest

from tests.browser.visitor import Visitor


def test_from_the_start_page_to_the_first_choice(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_label("Last Will", exact=False).first.wait_for()
    visitor.shoot("start")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_label("Name of seat 1").fill("Wilhelmina")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.wait_for_turn()
    assert page.locator(".chip").count() == 4
    assert "Wilhelmina" in page.locator(".chip.me").inner_text()
    page.goto(visitor.url)
    page.get_by_role("link", name="Continue").first.click()
    visitor.wait_for_turn()


def test_links_are_shown_to_the_one_who_made_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url)
    page.get_by_label("Seat 2", exact=True).select_option("link")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("dialog", name="Links").wait_for()
    visitor.shoot("links")
    urls = [box.input_value() for box in page.locator(".copy-line input").all()]
    assert len(set(urls)) == 3
    assert all(url.startswith(visitor.url) for url in urls)


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


@pytest.mark.long
def test_a_finished_game_is_downloaded_and_uploaded(visitor: Visitor, tmp_path: Path) -> None:
    visitor.sit_alone(seed="record")
    visitor.play()
    page = visitor.page
    page.get_by_role("link", name="Replay").last.click()
    page.locator(".where").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "game.squander")
    page.goto(visitor.url)
    page.locator(".upload input").set_input_files(tmp_path / "game.squander")
    page.locator(".where", has_text="0 of").wait_for()
    assert page.get_by_label("Whose side").locator("option").count() == 3


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
    assert visitor.page.locator(".legend li").count() > 20
    visitor.shoot("rules")


def test_the_lesson_speaks_to_each_question(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.url + "#/learn/last-will")
    page.locator(".hint").wait_for()
    heard = set()
    for _ in range(30):
        visitor.wait_for_turn()
        heard.add(page.locator(".hint h2").inner_text())
        visitor.act()
    visitor.shoot("lesson")
    assert {"You have inherited", "Plan your day", "Send an errand boy", "Spend!"} <= heard
