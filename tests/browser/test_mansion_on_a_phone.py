"""MacCreedy's Mansion on a small screen: rooms are opened, hiring takes the place of the house."""

from tests.browser.access import too_small
from tests.browser.prepared import asks, sit_at
from tests.browser.test_mansion import found, hiring
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
