"""What tables warn of, in the games' words; told from what the asked seat sees alone."""

import pytest

from squander.bots import answer, make
from squander.games import OURS, begin, package_of
from squander.games.last_will import warnings as of_will
from squander.games.maccreedys_mansion import warnings as of_mansion
from squander.games.prodigals_club import warnings as of_club
from squander.games.prodigals_last_will import warnings as of_both
from squander.games.warning import Asked, Warned
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


def test_who_passes_with_men_that_have_no_material_is_warned() -> None:
    g = do(hiring(), "carpenter", "plumber")
    [found] = [one for one in warned(g) if one.cause == "material"]
    assert words(g, found.options) == {"rest"}
    assert "carpenters and plumbers" in found.text
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


def acting(round: int, actions: int, hand: int, words: dict[int, str]) -> Asked:
    g = begin("last-will", 2, "warn", {"starter": 0})
    held = [{"card": card, "id": ""} for card in range(5, 5 + hand)]  # from the Ducal Mansion on
    me = {"actions": actions, "hand": held, "hand_limit": 2}
    view = {"seats": [me], "round": round, "rounds": 7, "last_round": False}
    return Asked(view, 0, "will.Act", words, g)


def test_a_property_that_cannot_be_sold_in_time_is_warned_of() -> None:
    bought = {5: "mansion_ducal.1", 0: "end"}
    assert causes(of_will.warnings(acting(7, 1, 1, bought))) == {"sale": [5]}
    assert of_will.warnings(acting(7, 2, 1, bought)) == []
    assert of_will.warnings(acting(6, 1, 1, bought)) == []


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
