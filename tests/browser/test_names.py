"""Names, long ones too, are read to their end: on mats, paddles and cards, and in the last news."""

import pytest
from gallery import MOMENTS, NAMES, Moment, position, seats

from squander.kernel.game import Game
from tests.browser.prepared import asks, sit_at
from tests.browser.prepared import position as found
from tests.browser.visitor import DESK, PHONE, Visitor

TABLET = {"width": 768, "height": 1024}
CUT = """() => [...document.querySelectorAll('.chip-name, .bidder-name > span:last-child, .ticker p')]
    .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3))
    .map(e => `${e.closest('[class*=opps]')?.className} ${e.className}: ${e.textContent}`)"""
# A word that is seen in two lines has two boxes.
BROKEN = """() => [...document.querySelectorAll('.card:not(.strip) .card-name')]
    .filter(e => e.checkVisibility()).flatMap(e => [...e.textContent.matchAll(/[^ -]+/g)].filter(word => {
        const range = new Range();
        range.setStart(e.firstChild, word.index);
        range.setEnd(e.firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]))"""
CROWDED = [moment for moment in MOMENTS if moment.players > 3]


def at_the_table(visitor: Visitor, moment: Moment) -> None:
    g = position(moment)
    assert max(len(name) for name in NAMES[: g.players]) > 25
    sit_at(visitor, g, seats(g))


@pytest.mark.parametrize("moment", CROWDED, ids=lambda moment: moment.name)
def test_no_name_is_cut_at_a_crowded_table(visitor: Visitor, moment: Moment) -> None:
    at_the_table(visitor, moment)
    cut = {}
    for size in (DESK, TABLET, PHONE):
        visitor.dress(size, "light")
        if names := visitor.page.evaluate(CUT):
            cut[size["width"]] = names
    assert not cut


@pytest.mark.long
@pytest.mark.parametrize("moment", [one for one in MOMENTS if one not in CROWDED], ids=lambda moment: moment.name)
def test_no_name_is_cut_at_a_table_of_two_or_three(visitor: Visitor, moment: Moment) -> None:
    test_no_name_is_cut_at_a_crowded_table(visitor, moment)


def holds_a_long_word(g: Game) -> bool:
    held = g.view(g.question.who)["seats"][g.question.who]["hand"]
    return asks(g, "will.KeepFirstCards") and any(card["id"] == "housekeeper" for card in held)


def test_no_word_of_a_card_is_broken_in_two(phone: Visitor) -> None:
    sit_at(phone, found("last-will", holds_a_long_word))
    names = phone.page.locator(".hand .card-name")
    assert "Housekeeper" in names.all_text_contents()
    assert phone.page.evaluate(BROKEN) == []


def test_what_somebody_is_stands_whole_beside_a_usual_name(visitor: Visitor) -> None:
    """Of "Clementine bot" three dots were seen instead of its end."""
    visitor.sit_alone(bots=2)
    visitor.wait_for_turn()
    assert visitor.page.locator(".opp .chip-name").all_inner_texts() == ["Barnaby bot", "Clementine bot"]
    assert visitor.page.evaluate(CUT) == []
