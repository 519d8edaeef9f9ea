"""Setting up the game (LW-SETUP): the table before the first question."""

import json
from typing import Any

import pytest

import squander
from squander.games.last_will.terms import COMPANIONS, DECK_NAMES, HELPERS, PROPERTIES, SPECIAL, TYPE_NAMES, WILDS
from tests.games.last_will.table import Table, fresh, on, table
from tests.helpers.clauses import clause

SEEDS = range(1, 9)


def crowns(t: Table, cards: list[int]) -> list[int]:
    return [t.box.cards[card].crowns for card in cards]


def decks_of(t: Table, cards: list[int]) -> list[str]:
    return [DECK_NAMES[t.box.cards[card].deck] for card in cards]


@clause("LW-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(squander.BadSetup, match="2 to 5 players"):
        fresh(players)


@clause("LW-SETUP-01", "LW-SETUP-05", "LW-SETUP-25", "LW-SETUP-27", "LW-SETUP-28")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_begins_round_1_with_70_pounds_and_no_action(players: int) -> None:
    t = fresh(players)
    assert t.w.round == 1
    assert [s.cash for s in t.w.seats] == [70] * players
    assert [s.actions for s in t.w.seats] == [0] * players


@clause("LW-SETUP-02")
def test_three_play_on_the_sides_of_two_and_four_on_those_of_five() -> None:
    two, three, four, five = (fresh(n).w.layout for n in (2, 3, 4, 5))
    assert [p.cards for p in two.plans] == [p.cards for p in three.plans]
    assert [p.cards for p in four.plans] == [p.cards for p in five.plans]
    assert [p.cards for p in three.plans] != [p.cards for p in four.plans]
    assert "trio_1" in three.slot_names
    assert "trio_1" not in four.slot_names


@clause("LW-SETUP-03", "LW-SETUP-04")
def test_only_three_and_five_add_the_supplemental_board_each_with_its_own_side() -> None:
    layouts = {n: fresh(n).w.layout for n in (2, 3, 4, 5)}
    assert layouts[3].slot_names == [*layouts[2].slot_names, "extra"]
    assert layouts[5].slot_names == [*layouts[4].slot_names, "extra"]
    assert layouts[3].slots[-1] != layouts[5].slots[-1]


@clause("LW-SETUP-06", "LW-SETUP-07", "LW-SETUP-08")
def test_the_four_modifiers_are_spread_at_random_over_the_four_types() -> None:
    markets = [fresh(seed=seed).g.view()["market"] for seed in SEEDS]
    assert all(list(market) == TYPE_NAMES for market in markets)
    assert all(sorted(market.values()) == [-3, -2, 1, 3] for market in markets)
    assert len({tuple(market.values()) for market in markets}) > 3


@clause("LW-SETUP-09", "LW-SETUP-11", "LW-SETUP-13", "LW-SETUP-38")
def test_the_box_has_140_cards_in_its_decks() -> None:
    box = fresh().box
    assert [len(deck) for deck in box.decks] == [31, 39, 24, 20, 17, 2]
    assert len(box.wills) == 7
    assert len(box.cards) - 1 + len(box.wills) == 140


@clause("LW-SETUP-10")
def test_decks_are_shuffled_one_by_one_and_lie_face_down() -> None:
    a, b = fresh(seed=1), fresh(seed=2)
    for deck in DECK_NAMES[:SPECIAL]:
        assert a.deck(deck) != b.deck(deck)
        assert set(decks_of(a, a.deck(deck))) == {deck}
    other = a.g.determinized(0, 7)
    assert [*a.g.view(0)["decks"].values()] == [len(a.deck(deck)) for deck in DECK_NAMES[: SPECIAL + 1]]
    assert a.g.view(0) == other.view(0)


@clause("LW-SETUP-12")
@pytest.mark.parametrize("seed", SEEDS)
def test_special_cards_lie_by_crowns_each_part_shuffled(seed: int) -> None:
    t, other = fresh(seed=seed), fresh(seed=seed + 100)
    order, again = t.w.orders[SPECIAL], other.w.orders[SPECIAL]
    assert crowns(t, order) == sorted(crowns(t, order))
    assert set(crowns(t, order)) == {1, 2, 3}
    assert order != again


@clause("LW-SETUP-14", "LW-SETUP-15")
def test_specials_and_wilds_are_only_reached_by_way_of_the_offering() -> None:
    t = table(phase="planning")
    assert decks_of(t, t.box.decks[COMPANIONS]) == ["companions"] * 20
    assert [card for card in t.w.offering if t.box.cards[card].deck == WILDS] == t.box.decks[WILDS]
    t.choose("plan.6").choose("plan.7").choose("plan.1").unheard_of("wilds").cannot("special", "LW-PLAN-09")


@clause("LW-SETUP-16", "LW-SETUP-17", "LW-SETUP-39")
def test_last_wills_stay_in_the_box_unless_one_is_drawn_for_all() -> None:
    assert {fresh(seed=seed).seat(0).cash for seed in SEEDS} == {70}
    drawn = [fresh(seed=seed, will="drawn") for seed in SEEDS]
    assert all(len({s.cash for s in t.w.seats}) == 1 for t in drawn)
    assert len({t.seat(0).cash for t in drawn}) > 2
    assert not any(row.id.startswith("will_") for row in drawn[0].box.cards)


@clause("LW-SETUP-18", "LW-SETUP-19")
def test_the_bank_holds_twelve_extensions() -> None:
    t = fresh(5)
    assert t.w.extensions == 12
    assert [s.extensions for s in t.w.seats] == [0] * 5


@clause("LW-SETUP-20")
def test_tokens_and_value_markers_never_run_out() -> None:
    full = ["reservation", "reservation", "family box", "family box", "mixed farm", "mixed farm", "sheep mostly"]
    more = ["dog show entries", "houseboat", "wine_cellar", "farm_paddock", "farm_smallholding", "model farm"]
    houses = ["mansion_draughty", "mansion_ducal", "manor_damp", "manor_haunted", "town_house_sooty"] * 2
    others: dict[int, dict[str, Any]] = {
        1: {"board": [on(name, tokens=2) for name in more], "extensions": 1},
        2: {
            "board": [
                on(name, tokens=1) for name in ["mews", "mooring", "hunting manor", "stud farm", "mansion_gothic"]
            ]
        },
        3: {"board": houses, "extensions": 5},
    }
    hand = ["chef", "narrow town house", "narrow town house"]
    t = table(
        4, hand=hand, board=[on(name, tokens=2) for name in full] + ["reservation_for_one"], extensions=5, others=others
    )
    assert sum(laid.tokens for s in t.w.seats for laid in s.board) > 30
    assert sum(laid.row.is_property and not laid.row.is_farm for s in t.w.seats for laid in s.board) >= 12
    t.add("chef").expect(used=1)
    assert t.laid("reservation_for_one").tokens == 1
    t.buy("narrow town house").buy("narrow town house").expect(used=1)
    assert [laid.step for laid in t.seat(0).board[-2:]] == [0, 0]


@clause("LW-SETUP-21", "LW-SETUP-32")
def test_rejected_first_cards_go_to_the_pile_of_their_own_deck() -> None:
    t = fresh(2)
    first = [s.hand for s in t.w.seats]
    t.choose(t.word(first[0][0])).choose(t.word(first[0][1]))
    t.choose(t.word(first[1][0])).choose(t.word(first[1][5]))
    assert [len(pile) for pile in t.w.piles] == [0, 3 + 2, 1 + 2, 0, 0]
    assert {t.box.cards[entry % 256].deck for entry in t.w.piles[HELPERS]} == {HELPERS}
    assert {t.box.cards[entry % 256].deck for entry in t.w.piles[PROPERTIES]} == {PROPERTIES}


@clause("LW-SETUP-22", "LW-SETUP-32")
def test_discard_piles_are_face_down() -> None:
    t = fresh(2).until("BlockPlan")
    dropped = t.w.piles[HELPERS] + t.w.piles[PROPERTIES]
    mine = sorted(entry % 256 for entry in dropped if entry // 256 == 1)
    assert len(mine) == 4
    view = t.g.view(0)
    assert view["piles"]["helpers"] + view["piles"]["properties"] == len(dropped) == 8
    assert [card["card"] for card in view["seats"][0]["discarded"]] == mine
    assert "discarded" not in view["seats"][1]
    assert all("discarded" not in s for s in t.g.view()["seats"])
    assert t.g.determinized(0, 3).view(0) == view


@clause("LW-SETUP-23", "LW-SETUP-24")
def test_each_player_has_a_colour_of_their_own_with_a_marker_and_two_errand_boys() -> None:
    t = fresh(5)
    assert [s.name for s in t.w.layout.spaces if s.name.startswith("unknown")] == [f"unknown_{n}" for n in range(1, 6)]
    assert max(plan.errand_boys for plan in t.w.layout.plans) == 2
    t.until("Act")
    assert len({s.plan for s in t.w.seats}) == 5
    assert all(t.w.figures.count(who) <= 2 for who in range(5))
    with pytest.raises(squander.BadSetup, match="no option 'colours'"):
        fresh(2, colours=["red", "red"])


@clause("LW-SETUP-26")
def test_a_player_board_has_five_spaces() -> None:
    five = ["mews", "mooring", "dog_show", "farrier", "gardener"]
    assert all(s["spaces"] == 5 for s in fresh(4).g.view()["seats"])
    table(hand=["mews"], board=five[1:]).lay("mews").expect(board=[*five[1:], "mews"])
    assert table(hand=["rat_catcher"], board=five).lay("rat_catcher").asked == "MakeRoom"


@clause("LW-SETUP-29", "LW-SETUP-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_hands_are_three_and_three_and_two_are_kept_before_anyone_plans(players: int) -> None:
    t = fresh(players)
    for s in t.w.seats:
        assert decks_of(t, s.hand) == ["properties"] * 3 + ["helpers"] * 3
    assert all(slot["card"] for slot in t.g.view(0)["offering"])
    assert t.asked == "KeepFirstCards"
    t.until("TakePlan or BlockPlan")
    assert t.notes().count("plans") == 0
    assert [len(s.hand) for s in t.w.seats] == [2] * players


@clause("LW-SETUP-30")
def test_exactly_two_first_cards_are_kept() -> None:
    t = fresh(2)
    first = t.words()
    assert t.g.question.prompt.startswith("Choose 2 cards to keep")
    t.unheard_of("none", "all").choose(first[0])
    assert (t.who, t.asked) == (0, "KeepFirstCards")
    assert t.g.question.prompt.startswith("Choose 1 card to keep")
    t.unheard_of("none", first[0]).choose(first[1])
    assert t.who == 1


@clause("LW-SETUP-31")
@pytest.mark.parametrize(("kept", "decks"), [((0, 1), "pp"), ((0, 5), "ph"), ((4, 5), "hh")])
def test_the_two_may_come_from_one_deck_or_both(kept: tuple[int, int], decks: str) -> None:
    t = fresh(2)
    cards = [t.seat(0).hand[i] for i in kept]
    for card in cards:
        t.choose(t.word(card))
    t.until("BlockPlan")
    assert t.seat(0).hand == cards
    assert "".join(deck[0] for deck in decks_of(t, cards)) == decks


@clause("LW-SETUP-34")
def test_nobody_sees_what_another_keeps_before_all_have_chosen() -> None:
    def after(*kept: int) -> Table:
        t = fresh(2)
        cards = t.seat(0).hand
        for i in kept:
            t.choose(t.word(cards[i]))
        return t

    one, other = after(0, 1), after(2, 5)
    assert one.who == other.who == 1
    assert one.g.view(1) == other.g.view(1)
    assert one.g.view(0) != other.g.view(0)
    assert [len(pile) for pile in one.w.piles] == [0] * 5


@clause("LW-SETUP-35", "LW-SETUP-36")
def test_the_starter_is_named_by_the_table_or_drawn_from_the_seed() -> None:
    assert [fresh(4, starter=seat).w.starter for seat in range(4)] == [0, 1, 2, 3]
    drawn = [fresh(4, seed=seed).w.starter for seed in SEEDS]
    assert drawn == [fresh(4, seed=seed).w.starter for seed in SEEDS]
    assert len(set(drawn)) > 1
    with pytest.raises(squander.BadSetup, match="seats are 0 to 3"):
        fresh(4, starter=4)


@clause("LW-SETUP-37")
def test_hands_are_known_to_their_owners_only_but_their_size_is_open() -> None:
    t = fresh(3)
    for viewer in (-1, 0, 1, 2):
        for who, shown in enumerate(t.g.view(viewer)["seats"]):
            assert shown["hand_size"] == 6
            assert ("hand" in shown) == (who == viewer)
    secret = [t.name(card) for card in t.seat(1).hand]
    assert not any(f'"{id}"' in json.dumps(t.g.view(0)["seats"][1]) for id in secret)


def test_games_of_the_first_rules_go_on_under_the_ruling_of_then() -> None:
    kind = fresh(3).g.kind
    assert kind.as_played(1, {})["unknown_card"] == "must"
    assert kind.as_played(2, {}) == {}
    with pytest.raises(squander.BadRecord, match="rules 1 and 2"):
        kind.as_played(3, {})
