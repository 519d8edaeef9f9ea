"""What is in the box: what the documents and reports fix about cards and boards holds to the letter."""

from collections import Counter

import pytest

from squander.games.last_will.box import Box, Card
from squander.games.last_will.content import open_box
from squander.games.last_will.deeds import Deed
from squander.games.last_will.terms import (
    COMPANION_NAMES,
    COMPANIONS,
    DECK_NAMES,
    PRIVILEGE_NAMES,
    PROPERTIES,
    SPECIAL,
    SYMBOL_BITS,
    TYPE_NAMES,
    WILDS,
)
from tests.games.last_will.packs import card
from tests.helpers.clauses import clause

APPENDIX = {*(f"X{n}" for n in range(1, 6)), *(f"V{n}" for n in range(1, 6)), *(f"P{n}" for n in range(1, 17))}
TWO_THREE, FOUR_FIVE = 2, 4


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(None)


def rows(box: Box) -> list[Card]:
    """Each row once, whatever its copies."""
    return list(dict.fromkeys(box.cards[1:]))


def carrying(box: Box, effect: str) -> list[Card]:
    """The rows that carry an effect of the rulebook's last page."""
    found = [row for row in rows(box) if row.appendix == effect]
    assert found, f"nothing carries {effect}"
    return found


def plans(box: Box, players: int) -> list[tuple[int, int, int]]:
    return [(plan.cards, plan.errand_boys, plan.actions) for plan in box.layouts[players].plans]


@clause("LW-SETUP-11", "LW-SETUP-13", "LW-SETUP-38")
def test_decks_have_their_sizes(box: Box) -> None:
    sizes = dict(zip(DECK_NAMES, map(len, box.decks), strict=True))
    assert sizes == {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17, "wilds": 2}
    assert sum(sizes.values()) + len(box.wills) == 140


def test_wills_market_boards_and_opera_have_their_numbers(box: Box) -> None:
    assert box.wills == [70, 80, 90, 100, 110, 120, 130]
    assert sorted(box.market_tokens) == [-3, -2, 1, 3]
    assert (box.rounds, box.start_money, box.hand_limit) == (7, 70, 2)
    assert (box.board_spaces, box.extensions, box.penalty, box.opera_pounds) == (5, 12, 5, 2)
    assert (box.first_hand, box.first_keep) == ([0, 3, 3, 0], 2)


def test_companions_and_properties_are_split_evenly(box: Box) -> None:
    companions = Counter(COMPANION_NAMES[box.cards[c].companion] for c in box.decks[COMPANIONS])
    assert companions == dict.fromkeys(COMPANION_NAMES, 5)
    assert Counter(TYPE_NAMES[box.cards[c].type] for c in box.decks[PROPERTIES]) == dict.fromkeys(TYPE_NAMES, 6)


def test_specials_have_one_to_three_crowns_and_are_never_companions(box: Box) -> None:
    specials = [box.cards[c] for c in box.decks[SPECIAL]]
    assert {row.crowns for row in specials} == {1, 2, 3}
    assert all(row.companion < 0 for row in specials)
    assert all(row.crowns == 0 for row in box.cards if row not in specials)


def test_every_row_says_where_it_comes_from_and_has_a_name_of_its_own(box: Box) -> None:
    assert {row.source for row in rows(box)} == {"rulebook", "report", "house"}
    assert all(plan.source in ("rulebook", "report", "house") for made in box.layouts.values() for plan in made.plans)
    for names in ([row.id for row in rows(box)], [row.name for row in rows(box)]):
        assert len(set(names)) == len(names)


def test_the_box_is_no_dozen_of_cards_copied(box: Box) -> None:
    copies = Counter(row.id for row in box.cards[1:] if row.companion < 0 and row.deck != WILDS)
    assert max(copies.values()) <= 3
    assert len(copies) > 75


def test_every_effect_of_the_last_page_is_there(box: Box) -> None:
    assert {row.appendix for row in rows(box)} - {""} == APPENDIX


@pytest.mark.parametrize(
    ("effect", "actions", "pounds", "counted"),
    [
        ("X1", 1, [4], (0, 0, 0)),
        ("X2", 0, [2], (0, 0, 0)),
        ("X3", 0, [0], (2, 0, 0)),
        ("X4", 0, [0], (0, 2, 0)),
        ("X5", 0, [0], (1, 0, 1)),
    ],
)
def test_expenses_of_the_last_page(
    box: Box, effect: str, actions: int, pounds: list[int], counted: tuple[int, int, int]
) -> None:
    for row in carrying(box, effect):
        assert (row.actions, row.pounds) == (actions, pounds)
        assert (row.per_farm, row.per_horse, row.per_dog) == counted


@pytest.mark.parametrize(
    ("effect", "cost", "name", "amount"),
    [
        ("V1", (1, 0), "gain_actions", 3),
        ("V2", (1, 0), "animal_tokens", 2),
        ("V3", (1, 2), "gain_actions", 2),
        ("V5", (1, 0), "depreciate", 3),
    ],
)
def test_events_of_the_last_page(box: Box, effect: str, cost: tuple[int, int], name: str, amount: int) -> None:
    for row in carrying(box, effect):
        assert (row.option_actions, row.option_pounds) == ([cost[0]], [cost[1]])
        assert row.effect
        assert (row.effect.rule, row.effect.amount) == (Deed.kinds[name].rule, amount)


def test_the_event_to_savour_offers_several_costs(box: Box) -> None:
    assert all(len(row.option_actions) > 1 for row in carrying(box, "V4"))


@pytest.mark.parametrize(
    ("effect", "privilege", "amount", "uses", "symbols"),
    [
        ("P1", "free_farm_trade", 0, 1, []),
        ("P2", "free_house_trade", 0, 2, []),
        ("P3", "house_price", 2, 0, []),
        ("P4", "free_farm_activation", 0, 1, []),
        ("P5", "free_house_activation", 0, 1, []),
        ("P7", "spend_more", 1, 0, ["silverware"]),
        ("P9", "spend_more", 3, 0, ["mask", "opera"]),
        ("P10", "spend_more", 2, 0, ["helm", "wine_glass"]),
        ("P11", "extra_action", 1, 0, []),
        ("P12", "extra_white_action", 1, 0, []),
        ("P13", "draw_any", 2, 0, []),
        ("P14", "draw_events", 3, 0, []),
        ("P15", "draw_companions", 3, 0, []),
        ("P16", "hand_limit", 2, 0, []),
    ],
)
def test_privileges_of_the_last_page(
    box: Box, effect: str, privilege: str, amount: int, uses: int, symbols: list[str]
) -> None:
    for row in carrying(box, effect):
        assert (PRIVILEGE_NAMES[row.privilege], row.amount, row.uses) == (privilege, amount, uses)
        assert row.reacts_to == sum(SYMBOL_BITS[symbol] for symbol in symbols)
        assert row.cheaper == (2 if effect == "P1" else 0)


def test_two_types_of_property_and_several_coach_helpers(box: Box) -> None:
    types = sum(SYMBOL_BITS[name] for name in TYPE_NAMES)
    for row in carrying(box, "P6"):
        assert row.amount == 3
        assert (row.reacts_to & types).bit_count() == row.reacts_to.bit_count() == 2
    assert {row.reacts_to for row in carrying(box, "P8")} == {SYMBOL_BITS["coach"]}
    assert len({row.amount for row in carrying(box, "P8")}) > 1


def test_cards_of_the_worked_examples_are_in_the_box(box: Box) -> None:
    assert card(box, "reservation").pounds == [1, 2, 4]
    assert card(box, "reservation_for_one").pounds == [1, 3]
    assert (card(box, "dinner").option_actions, card(box, "dinner").option_pounds) == ([1], [2])
    assert (card(box, "boat_trip").option_actions, card(box, "boat_trip").option_pounds) == ([2], [5])
    assert (card(box, "ball").option_actions, card(box, "ball").option_pounds) == ([2, 4, 6], [4, 9, 17])
    assert any(row.lay_actions == 1 and row.actions == 1 for row in rows(box))
    houses = [row.scale for row in rows(box) if row.is_property and not row.is_farm]
    assert any(scale[0] == 13 and 5 in scale[:-1] and scale[scale.index(5) + 1] <= 3 for scale in houses)
    farms = {(row.scale[0], row.actions, *row.pounds) for row in rows(box) if row.is_farm}
    assert (15, 1, 2, 6) in farms
    assert any(farm[2:] == (2, 4, 7) for farm in farms)
    basic = {row.name for row in rows(box) if len(row.option_actions) == 1 and not row.company and not row.effect}
    assert {"Dinner", "Carriage Ride", "Boat Trip", "Theatre", "Soirée"} <= basic


@pytest.mark.parametrize(("players", "count", "most"), [(TWO_THREE, 7, 7), (FOUR_FIVE, 6, 6)])
def test_plans_fit_all_reports(box: Box, players: int, count: int, most: int) -> None:
    found = plans(box, players)
    assert len(set(found)) == len(found) == count
    assert sorted({cards for cards, _, _ in found})[0] == 0
    assert max(cards for cards, _, _ in found) == most
    assert {boys for _, boys, _ in found} == {1, 2}
    assert {actions for _, _, actions in found} == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [TWO_THREE, FOUR_FIVE])
def test_no_plan_is_worse_in_everything_than_one_that_acts_earlier(box: Box, players: int) -> None:
    found = plans(box, players)
    for left, plan in enumerate(found):
        for later in found[left + 1 :]:
            assert any(a < b for a, b in zip(plan, later, strict=True)), f"{plan} beats {later}"


@clause("LW-PLAN-22", "LW-PLAN-23")
def test_plans_of_the_reports_and_examples_lie_where_they_should(box: Box) -> None:
    assert plans(box, TWO_THREE)[:2] == [(5, 2, 1), (2, 2, 2)]
    cards = [plan[0] for plan in plans(box, TWO_THREE)]
    assert 2 in cards[: cards.index(7)]
    boys = [plan[1] for plan in plans(box, FOUR_FIVE)]
    assert boys[boys.index(1) :].count(2) >= 3


@clause("LW-ROUND-11", "LW-ROUND-12", "LW-ROUND-13", "LW-ROUND-19", "LW-ERRAND-10")
@pytest.mark.parametrize(("players", "total", "trio"), [(2, 7, 3), (3, 8, 3), (4, 8, 0), (5, 9, 0)])
def test_the_offering_has_its_spaces_and_not_too_many_specials(box: Box, players: int, total: int, trio: int) -> None:
    made = box.layouts[players]
    specials = [sum(decks[round] == SPECIAL for decks in made.slots) for round in range(7)]
    assert (len(made.slots), len(made.trio)) == (total, trio)
    assert all(len(decks) == 7 for decks in made.slots)
    assert sum(specials) <= 17
    assert players != 4 or specials[2] >= 2
    assert len(made.wild_slots) == 2
    assert len([space for space in made.spaces if space.name in ("trio_a", "trio_b")]) == (2 if trio else 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_with_three_crowns_appear(box: Box, players: int) -> None:
    specials = sum(decks.count(SPECIAL) for decks in box.layouts[players].slots)
    assert specials > sum(box.cards[c].crowns < 3 for c in box.decks[SPECIAL])
