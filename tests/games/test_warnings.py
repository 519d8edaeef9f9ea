"""What tables warn of, in the games' words; told from what the asked seat sees alone."""

from collections.abc import Sequence

import pytest

from squander.bots import answer, make
from squander.games import OURS, begin, package_of
from squander.games.last_will import warnings as of_will
from squander.games.last_will.seen import LaidCard
from squander.games.last_will.state import fortune
from squander.games.maccreedys_mansion import warnings as of_mansion
from squander.games.prodigals_club import warnings as of_club
from squander.games.prodigals_last_will import warnings as of_both
from squander.games.warning import Asked, Warned, as_seen
from squander.kernel.game import Game


def causes(found: list[Warned]) -> dict[str, list[int]]:
    return {one.cause: one.options for one in found}


def words(g: Game, options: list[int]) -> set[str]:
    assert g.asked is not None
    return {g.kind.words.word(g, g.asked, option) for option in options}


def warned(g: Game) -> list[Warned]:
    return package_of(g.kind.id).warnings(g.question, g.view(g.question.who))


# --- MacCreedy's Mansion


def hiring() -> Game:
    return begin("maccreedys-mansion", 2, "warn", {"starter": 0})


def do(g: Game, *answers: str) -> Game:
    """The first seat's answers; the other one passes."""
    for word in answers:
        while g.question.who != 0:
            g.choose(option_of(g, "rest" if "rest" in options(g) else "pass"))
        g.choose(option_of(g, word))
    while g.question.who != 0:
        g.choose(option_of(g, "rest" if "rest" in options(g) else "pass"))
    return g


def options(g: Game) -> set[str]:
    return words(g, list(g.options))


def option_of(g: Game, word: str) -> int:
    assert g.asked is not None
    return next(option for option in g.options if g.kind.words.word(g, g.asked, option) == word)


def test_hiring_beyond_what_tonight_can_pay_is_warned_of() -> None:
    g = hiring()
    assert "funds" not in causes(warned(g))
    do(g, "gasman", "carpenter", "carpenter")
    found = {one.cause: one for one in warned(g)}["funds"]
    assert words(g, found.options) == {"mason", "electrician", "plumber"}  # with $10,000 due nothing would be left
    do(g, "carpenter")
    found = {one.cause: one for one in warned(g)}["funds"]
    assert words(g, found.options) == {"carpenter", "mason", "electrician", "plumber"}
    assert "$10,000 or more, of the $10,000" in found.text


def test_what_men_use_up_tonight_is_counted_before_they_work() -> None:
    g = do(hiring(), "gasman", "mason")
    assert words(g, causes(warned(g))["funds"]) == {"mason", "electrician", "plumber"}
    do(g, "pipes", "1")
    found = {one.cause: one for one in warned(g)}["funds"]
    assert words(g, found.options) == {"carpenter", "mason", "electrician", "plumber"}  # $9,000 are due, and a wage
    assert g.view(0)["seats"][0]["tonight"]["at_most"] == 9_000  # as the ledger says, too
    while g.question.who != 0:
        g.choose(option_of(g, "pass"))
    g.choose(option_of(g, "stone"))
    assert causes(warned(g)) == {}  # $9,500 at most: one mason uses one load, however many there are
    g.choose(option_of(g, "5"))
    do(g, "carpenter")
    assert g.view(0)["seats"][0]["tonight"]["due_total"] == 9_000
    g.choose(option_of(g, "lumber"))
    [found] = warned(g)
    assert len(found.options) == len(g.options)
    assert "$11,000 or more, of the $10,000" in found.text


def test_a_load_that_tonight_cannot_pay_is_warned_of_where_his_man_is_placed() -> None:
    g = do(hiring(), "gasman", "carpenter", "carpenter", "carpenter", "pipes", "1", "rest")
    assert g.question.name == "mansion.PlaceWorker"
    found = {one.cause: one for one in warned(g)}["funds"]
    assert words(g, found.options)
    assert all(".gasman." in word for word in words(g, found.options))
    assert "$10,000 or more, of the $10,000" in found.text


def test_units_that_are_paid_when_taken_are_warned_of_then() -> None:
    g = do(begin("maccreedys-mansion", 2, "warn", {"starter": 0, "pay_on_purchase": True}), "gasman")
    g.choose(option_of(g, "pipes"))
    [found] = warned(g)
    assert min(map(int, words(g, found.options))) == 4


def test_old_debts_count_against_what_tonight_can_pay() -> None:
    g = hiring()
    view = g.view(0)
    view["seats"][0] |= {"active": 9_000, "debt_total": 7_000}
    asked = as_seen(g.question, view)
    [found] = [one for one in of_mansion.warnings(asked) if one.cause == "funds"]
    assert words(g, found.options) == {"mason", "electrician", "plumber", "gasman"}
    assert "You also owe $7,000." in found.text


def test_who_passes_with_men_that_have_no_material_is_warned() -> None:
    g = do(hiring(), "carpenter", "plumber")
    [found] = [one for one in warned(g) if one.cause == "material"]
    assert words(g, found.options) == {"rest"}
    assert "carpenters and plumbers" in found.text
    [gasmen] = [one for one in warned(do(hiring(), "gasman")) if one.cause == "material"]
    assert "your gasmen." in gasmen.text
    do(g, "lumber", "1", "pipes", "1")
    assert "material" not in causes(warned(g))


def test_a_worker_without_his_resource_is_warned_of_where_he_is_placed() -> None:
    g = do(hiring(), "carpenter", "mason", "lumber", "1", "rest")
    assert g.question.name == "mansion.PlaceWorker"
    [found] = warned(g)
    assert found.cause == "no stone"
    assert all(".mason." in word for word in words(g, found.options))
    assert "$2,000" in found.text
    do(g, "garret.carpenter.1")
    assert causes(warned(g)) == {"no stone": list(g.options)}


def test_a_bid_above_what_it_can_win_is_warned_of() -> None:
    view = {
        "seats": [{"active": 9_000}, {"active": 650}],
        "possible_bids": [100, 200, 500, 700, 800, 1000],
    }
    asked = Asked(view, 0, "mansion.BidOrPass", {0: "pass", 7: "700", 8: "800", 10: "1000"}, hiring())
    [found] = of_mansion.warnings(asked)
    assert found.options == [8, 10]
    assert "$700" in found.text
    rich = {**view, "seats": [{"active": 9_000}, {"active": 9_000}]}
    assert of_mansion.warnings(asked._replace(view=rich)) == []


# --- Last Will


def acting(round: int, actions: int, hand: int, words: dict[int, str], board: Sequence[LaidCard] = ()) -> Asked:
    g = begin("last-will", 2, "warn", {"starter": 0})
    held = [{"card": card, "id": ""} for card in range(5, 5 + hand)]  # from the Ducal Mansion on
    me = {"actions": actions, "hand": held, "hand_limit": 2, "board": board}
    view = {"seats": [me], "round": round, "rounds": 7, "last_round": False}
    return Asked(view, 0, "will.Act", words, g)


def test_a_property_that_cannot_be_sold_in_time_is_warned_of() -> None:
    bought = {5: "mansion_ducal.1", 0: "end"}
    assert causes(of_will.warnings(acting(7, 1, 1, bought))) == {"sale": [5]}
    assert of_will.warnings(acting(7, 2, 1, bought)) == []
    assert of_will.warnings(acting(6, 1, 1, bought)) == []


def laid(id: str, uses: int = 0) -> LaidCard:
    cards = fortune(begin("last-will", 2, "warn", {})).box.cards
    number = next(number for number, card in enumerate(cards) if number and card.id == id)
    seen: LaidCard = {"card": number, "id": id, "used": False, "uses": uses, "tokens": []}
    return {**seen, "value": 3} if cards[number].is_property else seen


def test_time_to_sell_counts_what_one_owns_and_who_helps() -> None:
    bought = {5: "mansion_ducal.1", 0: "end"}
    farm, agent, spent = laid("farm_mixed"), laid("estate_agent"), laid("estate_agent", 1)
    assert causes(of_will.warnings(acting(7, 2, 1, bought, [farm]))) == {"sale": [5]}
    assert of_will.warnings(acting(7, 3, 1, bought, [farm])) == []
    assert of_will.warnings(acting(7, 0, 1, bought, [agent])) == []
    assert causes(of_will.warnings(acting(7, 0, 1, bought, [spent]))) == {"sale": [5]}
    assert of_will.warnings(acting(7, 1, 1, bought, [spent])) == []


def test_who_ends_the_last_turn_with_a_house_is_warned() -> None:
    mine = {1005: "sell.mansion_ducal.1", 0: "end"}
    assert causes(of_will.warnings(acting(7, 1, 0, mine))) == {"house": [0]}
    assert of_will.warnings(acting(3, 1, 0, mine)) == []


def test_a_hand_over_the_limit_is_warned_of_while_something_can_be_played() -> None:
    assert causes(of_will.warnings(acting(3, 2, 4, {5: "x", 0: "end"}))) == {"hand": [0]}
    assert of_will.warnings(acting(3, 0, 4, {0: "end"})) == []
    assert of_will.warnings(acting(3, 2, 2, {5: "x", 0: "end"})) == []


# --- the Club, and both


def test_the_club_and_both_games_warn_of_a_hand_over_the_limit() -> None:
    cards = [{"card": card, "id": "card"} for card in range(5)]
    view = {"round": 2, "rounds": 5, "seats": [{"hand": cards, "hand_limit": 4}]}
    asked = Asked(view, 0, "club.Act", {3: "x", 0: "end"}, hiring())
    assert causes(of_club.warnings(asked)) == {"hand": [0]}
    assert of_club.warnings(asked._replace(view={**view, "round": 5})) == []
    will = {"seats": [{"hand": [{"card": 1, "id": "wild"}, *cards[:1]], "hand_limit": 5}]}
    both = asked._replace(name="both.Act", view={**view, "last-will": will})
    assert causes(of_both.warnings(both)) == {"hand": [0]}
    assert "6 cards of both games and may keep 5" in of_both.warnings(both)[0].text


# --- all of them


@pytest.mark.parametrize("game", OURS)
def test_nothing_hidden_is_warned_of(game: str) -> None:
    """The same in every world that the asked seat can't tell from the real one, all game long."""
    g = begin(game, 2, "worlds", {})
    bots = [make("greedy", game, seat) for seat in range(2)]
    said = 0
    for ply in range(260):
        if g.over:
            break
        here = warned(g)
        said += len(here)
        if ply % 4 == 0:
            there = g.determinized(g.question.who, ply)
            assert warned(there) == here
        assert all(set(one.options) <= set(g.options) and one.options for one in here)
        g.choose(answer(bots[g.question.who], g))
    assert said or game != "maccreedys-mansion"
