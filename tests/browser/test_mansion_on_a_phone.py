"""MacCreedy's Mansion on a small screen: rooms are opened, hiring takes the place of the house."""

from playwright.sync_api import expect

from squander.kernel.game import Game
from squander.kernel.pieces import View
from tests.browser.access import cut_names, too_small
from tests.browser.ink import faint
from tests.browser.prepared import asks, sit_at
from tests.browser.test_mansion import found, hiring
from tests.browser.test_mansion_crowd import LONG, crowd
from tests.browser.visitor import Visitor


def test_on_a_phone_a_room_is_opened_and_its_sockets_are_for_a_thumb(phone: Visitor) -> None:
    sit_at(phone, found(lambda g, view: asks(g, "mansion.PlaceWorker") and len(g.options) > 3))
    doors = phone.page.locator(".door.lit")
    phone.press(doors.last)
    opened = phone.page.locator(".room.opened")
    assert opened.count() == 1
    pegs = opened.locator(".peg.lit")
    assert pegs.count() > 0
    for peg in pegs.all():
        box = peg.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    phone.press(pegs.first)
    phone.page.locator(".peg.picked").wait_for()
    phone.shoot("mansion-room")
    assert phone.page.locator(".own-line").is_visible()


def test_on_a_phone_an_open_room_says_what_its_job_pays_and_lacks(phone: Visitor) -> None:
    """The tags on the house are too small for a finger, so they are no buttons."""
    g = found(lambda g, view: asks(g, "mansion.PlaceWorker") and any(job["lacks"] for job in view["track"]))
    sit_at(phone, g)
    page, track = phone.page, g.view(g.question.who)["track"]
    job = next(job for job in track if job["lacks"])
    assert page.locator(".tag").count() == len(track)
    assert too_small(phone) == []
    phone.press(page.locator(f"[data-door='{job['room']}']"))
    told = page.locator(".opened .beam-job")
    assert told.inner_text() == f"${job['reward']:,}"
    assert told.locator("svg").count() == len(job["lacks"])


def test_on_a_phone_hiring_takes_the_place_of_the_house(phone: Visitor) -> None:
    sit_at(phone, found(lambda g, view: hiring(g)))
    assert phone.page.locator(".exchange").is_visible()
    assert not phone.page.locator(".house-panel").is_visible()
    for button in phone.page.locator(".stepper button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_on_a_phone_what_is_due_tonight_is_always_in_sight(phone: Visitor) -> None:
    """Whoever hires too much is closed; the line lay under the bar at the bottom."""
    sit_at(phone, found(lambda g, view: hiring(g)))
    line = phone.page.locator(".own-line")
    for place in ("scrollTop = 0", "scrollTop = 9999"):
        assert line.evaluate(f"e => {{ e.closest('.board').{place}; return true }}")
        due, bar = line.bounding_box(), phone.page.locator(".question").bounding_box()
        assert due
        assert bar
        assert due["y"] + due["height"] <= bar["y"]
    assert "due tonight" in line.inner_text()


def test_on_a_phone_standings_name_every_company_to_its_end(phone: Visitor) -> None:
    g = crowd("mansion.ChooseInvestment")
    kinds = ["you" if seat == g.question.who else "link" for seat in range(5)]
    sit_at(phone, g, [{"kind": kind, "name": name} for kind, name in zip(kinds, LONG, strict=True)])
    phone.press(phone.page.get_by_role("button", name="Mine"))
    expect(phone.page.locator(".company-name:visible")).to_have_count(5)
    assert cut_names(phone) == []


def test_on_a_phone_the_evening_is_put_aside_by_a_finger(phone: Visitor) -> None:
    sit_at(phone, found(lambda g, view: asks(g, "mansion.InvestThousands") and len(g.options) > 1))
    phone.page.locator(".night-away").wait_for()
    assert too_small(phone) == []


def test_on_a_phone_a_mat_counts_the_job_cards(phone: Visitor) -> None:
    g = found(lambda g, view: hiring(g) and any(view["seats"][1 - g.question.who]["jobs"]))
    sit_at(phone, g)
    won = phone.page.locator(".opp .won")
    expect(won.locator(".icon")).to_be_visible()
    expect(won.locator("b")).to_have_text(str(len(g.view(0)["seats"][1 - g.question.who]["jobs"])))


def test_on_a_phone_what_may_be_due_besides_can_be_read(phone: Visitor) -> None:
    """In ink for paper it was as dark as the leather below it."""

    def more_to_come(g: Game, view: View) -> bool:
        return asks(g, "mansion.PlaceWorker") and bool(view["seats"][g.question.who]["tonight"]["to_come"])

    sit_at(phone, found(more_to_come))
    expect(phone.page.locator(".own-line i", has_text="or $")).to_be_visible()
    assert faint(phone) == []
