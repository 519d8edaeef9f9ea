"""What goes wrong is said in one sentence on the page, and everything else goes on."""

from pathlib import Path

import pytest

from tests.browser.visitor import Visitor

MARKUP = "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("#/table/nothing/nobody", "This link is not valid"),
        ("#/table/%E0%A4%A/nobody", "This link is not valid"),
        ("#/table/", "There is no such page"),
        ("#/replay/nothing/nobody/3", "This link is not valid"),
        ("#/rules/chess", "There is no such game"),
        ("#/learn/chess", "There is no game 'chess'"),
        ("#/nowhere", "There is no such page"),
    ],
)
def test_links_that_lead_nowhere(visitor: Visitor, address: str, sentence: str) -> None:
    visitor.page.goto(visitor.url + address)
    visitor.page.get_by_text(sentence).wait_for()
    visitor.faults = [fault for fault in visitor.faults if "the server responded with a status of 4" not in fault]
    visitor.page.get_by_role("link", name="start page").or_(visitor.page.get_by_role("link", name="Squander")).click()
    visitor.page.get_by_role("button", name="Sit down").wait_for()


def test_the_key_of_another_table(visitor: Visitor) -> None:
    bot = {"kind": "bot", "bot": "random"}
    one, other = (visitor.make({"kind": "you"}, bot) for _ in range(2))
    visitor.page.goto(visitor.url + one["url"].lstrip("/").replace(one["table"], other["table"]))
    visitor.page.get_by_text("This link is not valid").wait_for()


@pytest.mark.parametrize(
    "content", [b"To be ruined.", b"", b"GIF89a\x00\xff", b"squander record 1\ngame last-will\nend 0 0"]
)
def test_an_upload_that_is_no_record(visitor: Visitor, tmp_path: Path, content: bytes) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_bytes(content)
    visitor.page.goto(visitor.url)
    visitor.page.locator(".upload input").set_input_files(wrong)
    notice = visitor.page.get_by_role("alert")
    notice.wait_for()
    assert notice.inner_text().count(".") >= 1
    assert "record" in notice.inner_text()
    visitor.faults.clear()  # the browser itself reports the refused request


def test_a_name_with_markup_stays_text(visitor: Visitor) -> None:
    page = visitor.page
    page.on("dialog", lambda dialog: visitor.faults.append(f"the name ran: {dialog.message}"))
    page.goto(visitor.url)
    page.get_by_label("Name of seat 1").fill(MARKUP)
    visitor.sit_down()
    visitor.wait_for_turn()
    shown = page.get_by_label("Name of seat 1").or_(page.locator(".chip.me .chip-name"))
    assert MARKUP[:24] in shown.inner_text()
    visitor.act()
    visitor.wait_for_turn()
    page.locator(".log-button").click()
    page.get_by_label("Say something").fill(MARKUP)
    page.keyboard.press("Enter")
    page.locator(".chat li", has_text=MARKUP).wait_for()
    assert page.locator("img").count() == 0
    page.goto(visitor.url)
    page.get_by_role("link", name="Continue").wait_for()
    assert page.locator("img").count() == 0
