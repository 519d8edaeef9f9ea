"""Actions and symbols (PL-ACTION, PL-SYMBOL)."""

from pathlib import Path

from squander.games.prodigals_club.election.circles import join_inner_circles
from squander.kernel.game import Ask
from squander.kernel.pieces import line_of
from tests.games.prodigals_last_will.table import Table, fresh, table
from tests.helpers.clauses import clause

WHITES = ["e-slurred", "e-umbrellas", "e-fox", "e-heckle", "e-lords", "e-anthem"]


@clause("PL-ACTION-01", "PL-ACTION-08", "PL-ACTION-03")
def test_cards_of_both_games_are_mixed_in_one_turn() -> None:
    t = table("E", club=["e-slurred", "e-umbrellas"], will=["dinner", "boat trip"], actions=3)
    t.act("club.e-slurred").expect(votes=-1, megaphones=1)
    t.act("dinner").expect(cash=-2, actions=-1)
    t.act("club.e-umbrellas").expect(votes=-1)
    t.act("boat_trip").expect(cash=-5, actions=-2)
    assert t.words() == ["end"]
    t = table("E", will=["dinner", "boat trip"], actions=1)
    t.cannot("boat_trip", "LW-ACTION-08")
    t.choose("end")
    assert t.heir(0).actions == 0


@clause("PL-ACTION-03")
def test_the_counter_is_set_by_the_plan_and_by_helpers() -> None:
    t = table("E", phase="errands", plans=[2, 0], actions=7, will_board=["old_friend"])
    plans = t.w.layout.plans
    assert [plans[i].actions for i in (0, 2)] == [1, 3]
    while t.asked == "both.SendErrandBoy":
        t.send_anywhere()
    assert [t.heir(who).actions for who in range(2)] == [3 + 1, 1]
    assert t.who == 1  # the plan on the left goes first


@clause("PL-ACTION-03", "PL-ACTION-13")
def test_what_a_plan_promises_is_what_the_turn_begins_with() -> None:
    """So a boy sent for a white central card knows whether it can be paid."""

    def promised(t: Table, who: int, planned: bool = True) -> int:
        return t.c.layout.purse.actions(t.g, who, planned)

    t = table("E", phase="errands", plans=[2, 0], actions=0, will_board=["old_friend", "social_secretary"])
    assert [promised(t, who) for who in range(2)] == [3 + 1 + 1, 1]
    assert [promised(t, who, planned=False) for who in range(2)] == [1, 0]  # the counters are not set yet
    while t.asked == "both.SendErrandBoy":
        t.send_anywhere()
    assert [promised(t, who, planned=False) for who in range(2)] == [5, 1]
    t = table("E", phase="planning", actions=2)
    assert promised(t, 0) == 2  # no plan yet


def tried(t: Table) -> list[int]:
    """What the open question would hear of, legal or not."""
    f = t.g.asked
    assert f is not None
    assert isinstance(f.rule, Ask)
    return sorted(f.rule.candidates(t.g, f))


def all_is_offered_or_refused(t: Table) -> bool:
    """Everything that can be tried is one or the other, and only once."""
    offered, refused = [*t.g.question.options], [refusal.option for refusal in t.g.question.refused]
    return tried(t) == sorted([*offered, *refused])


@clause("PL-ACTION-04", "PL-ACTION-08")
def test_whatever_can_be_tried_is_offered_or_refused() -> None:
    whites = ["c-lwe-1", "c-lwe-2", "e-fox"]
    for actions in range(4):
        t = table("E", round=4, actions=actions, cash=3, club=whites, will=["dinner"], will_board=["manor_damp"])
        assert all_is_offered_or_refused(t)
        assert (t.can("club.c-lwe-1"), t.can("club.c-lwe-2")) == (actions >= 1, actions >= 2)
        assert t.words().count("end") == 1
    t = table("ES", 4, phase="errands")
    while t.asked == "both.SendErrandBoy":
        assert all_is_offered_or_refused(t)
        t.send_anywhere()


@clause("PL-ACTION-02", "PL-ACTION-07")
def test_the_clubs_actions_are_not_counted() -> None:
    t = table("E", club=[*WHITES, "c-pe-1"], club_board=["e-b-secretary"], actions=0)
    for name in WHITES:
        t.act(f"club.{name}")
    t.act("club.e-b-secretary").act("club.c-pe-1")
    assert "c-pe-1" in t.board()
    t.act("club.c-pe-1", "spend-1").expect(cash=-1)
    assert t.heir().actions == 0


@clause("PL-ACTION-04")
def test_white_central_cards_cost_one_or_two_actions() -> None:
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], actions=3)
    t.act("club.c-lwe-2").expect(actions=-2)
    for _ in range(5):
        t.choose("vote-1")
    t.expect(actions=-2, votes=-5)
    t.act("club.c-lwe-1", "spend-2", "spend-2", "vote-1").expect(actions=-1, votes=-1, cash=-4)
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], actions=1)
    t.cannot("club.c-lwe-2", "PL-ACTION-04")
    assert t.can("club.c-lwe-1")
    t = table("E", round=4, club=["c-lwe-1"], actions=0)
    t.cannot("club.c-lwe-1", "PL-ACTION-04")


@clause("PL-ACTION-13")
def test_a_helpers_action_for_white_cards_pays_for_white_central_cards() -> None:
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], will_board=["social_secretary"], actions=1)
    t.act("club.c-lwe-2").expect(actions=-1)  # one of the counter, one of the secretary
    for _ in range(5):
        t.choose("vote-1")
    t.cannot("club.c-lwe-1", "PL-ACTION-04")  # hers is used up for this round
    t = table("E", round=4, club=["c-lwe-1"], will=["dinner"], will_board=["social_secretary"], actions=1)
    t.act("club.c-lwe-1").expect()  # hers goes first: it serves for nothing else
    t.choose("vote-1", "vote-1", "vote-1")
    t.act("dinner").expect(cash=-2, actions=-1)
    t = table("E", round=4, club=["c-lwe-1"], will=["dinner"], will_board=["social_secretary"], actions=0)
    t.act("dinner")
    t.cannot("club.c-lwe-1", "PL-ACTION-04")


@clause("PL-ACTION-13")
def test_in_older_games_helpers_pay_for_last_wills_cards_alone() -> None:
    older = {"white_actions": "Last Will's"}
    t = table("E", round=4, club=["c-lwe-1"], will_board=["social_secretary"], actions=0, options=older)
    t.cannot("club.c-lwe-1", "PL-ACTION-04")


@clause("PL-ACTION-05")
def test_black_cards_lie_on_the_board_of_their_own_game() -> None:
    t = table("E", club=["e-b-secretary"], will=["reservation"], actions=1)
    t.act("club.e-b-secretary").act("reservation")
    assert (t.board(), t.will_board()) == (["e-b-secretary"], ["reservation"])
    full = ["reservation", "family_box", "wine_cellar", "season_box", "school_chum"]
    t = table("E", will=["reservation"], will_board=full, club_board=[], actions=1)
    t.act("reservation")  # the Club's empty board is no help
    assert t.asked == "will.MakeRoom"
    assert len(t.words()) == 5


def inner_circle(t: Table) -> Table:
    """As if a square of circle tiles had been completed."""
    f = t.g.asked
    assert f is not None
    t.g.asked, t.g.options = None, ()
    t.g.then(f)
    join_inner_circles(t.g, 0, 1)
    t.g.advance()
    t.remember()
    return t


@clause("PL-ACTION-09")
def test_the_clubs_spending_takes_last_wills_money() -> None:
    t = inner_circle(table("E", cash=10))
    t.choose("spend-1", "vote-1").expect(cash=-1, votes=-1)
    t = table("E", cash=10, club_board=["c-pe-1", "c-pe-2"], votes=10)
    t.act("club.c-pe-1", "spend-1").expect(cash=-1)
    t.act("club.c-pe-2", "take-1.vote-1").expect(cash=1, votes=-1)
    told = [t.g.kind.words.tell(t.g, note) for note in line_of(t.g.log)]
    assert {"{who} spends £1.", "{who} receives £1."} <= set(told)


@clause("PL-ACTION-10")
def test_the_clubs_spending_is_cut_to_what_is_there() -> None:
    t = table("E", cash=1, votes=10, club_board=["c-pe-2"], will_board=["farm_mixed"])
    t.act("club.c-pe-2", "gain-1.spend-2").expect(cash=-1, votes=1)
    t = table("E", cash=1, votes=10, club_board=["c-pe-2"])
    t.act("club.c-pe-2", "gain-1.spend-2").expect(cash=-2, votes=1)
    assert t.heir().cash == -1


@clause("PL-ACTION-11")
def test_last_wills_own_cards_stay_strict() -> None:
    t = table("E", cash=1, will=["dinner"], will_board=["farm_mixed"])
    t.cannot("dinner", "LW-MONEY-02")
    t = table("E", cash=1, will=["dinner"])
    t.act("dinner").expect(cash=-2, actions=-1)


@clause("PL-ACTION-12")
def test_effects_on_possessions_do_nothing(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    do = "sell 1; exchange; vote 1 per borough Mayfair; spend 1; mega 1"
    pack.write_text(f'cards = [{{ id = "c-pe-1", do = "{do}", when = "sell Mayfair: -1" }}]', encoding="utf-8")
    t = table("E", club_board=["c-pe-1"], pack=str(pack))
    t.act("club.c-pe-1").expect(cash=-1, megaphones=1)
    assert t.asked == "both.Act"


@clause("PL-SYMBOL-01", "PL-SYMBOL-06")
def test_black_cards_on_the_board_give_their_symbols() -> None:
    t = table("E", club=["e-costume"], club_board=["e-b-toasts"], will_board=["club_membership", "family_box"])
    assert [t.symbols(name) for name in ("wine", "mask", "silver", "house")] == [1, 1, 0, 0]
    t.act("club.e-b-toasts").expect(votes=-1)
    t.act("club.e-costume").expect(megaphones=2)
    t = table("E", club_board=["e-b-toasts"], will=["club_membership"], others={1: {"will_board": ["baccarat"]}})
    assert t.symbols("wine") == 0
    t.act("club.e-b-toasts").expect(votes=0)


@clause("PL-SYMBOL-02")
def test_white_cards_of_last_will_give_none() -> None:
    t = table("E", will=["soiree", "dinner"], club_board=["e-b-toasts", "e-b-dinners"])
    t.act("soiree").act("dinner")
    assert (t.symbols("wine"), t.symbols("silver")) == (0, 0)
    t.act("club.e-b-toasts").expect(votes=0)
    t.act("club.e-b-dinners").expect(megaphones=0)


@clause("PL-SYMBOL-03", "PL-SYMBOL-04")
def test_houses_give_the_house_symbol_and_farms_none() -> None:
    houses = ["mansion_draughty", "town_house_narrow", "manor_damp"]
    t = table("E", club=["e-rates"], will_board=[*houses, "farm_mixed"])
    assert t.symbols("house") == 3
    t.act("club.e-rates").expect(votes=-6)
    t = table("E", club=["e-rates"], will_board=["farm_mixed", "farm_stud"])
    assert [t.symbols(name) for name in ("house", "dog", "horse")] == [t.e.seats[0].symbols[i] for i in (5, 0, 1)]
    t.act("club.e-rates").expect(votes=0)


@clause("PL-SYMBOL-03")
def test_no_card_of_last_will_bears_a_dog_or_a_horse() -> None:
    """Not even those with silverware, masks or wine, nor the farm with the horses."""
    t = table("E", will_board=["reservation", "family_box", "wine_cellar", "manor_damp", "farm_stud"])
    assert [t.symbols(name) for name in ("silver", "mask", "wine", "house")] == [1, 1, 1, 1]
    assert [t.symbols(name) for name in ("dog", "horse")] == [0, 0]


@clause("PL-SYMBOL-05")
def test_last_wills_helpers_do_not_hear_of_the_clubs_symbols() -> None:
    spot = next(i for i, symbol in enumerate(table("S").box.space_symbols) if symbol in (3, 4))
    t = table("ES", will=["boat trip", "theatre"], will_board=["tailor"], actions=4)
    t.salon.markers = [[spot, *[s for s in t.salon.markers[0] if s != spot][:3]], *t.salon.markers[1:]]
    t.act("boat_trip").expect(cash=-5, actions=-2)
    assert t.asked == "both.Act"
    t.act("theatre")
    assert t.asked == "will.MaySpendMore"


@clause("PL-SYMBOL-07")
def test_a_card_that_leaves_takes_its_symbol_along() -> None:
    t = table("E", club=["e-rates"], will_board=["manor_damp", "town_house_narrow"])
    assert t.symbols("house") == 2
    t.act("sell.manor_damp")
    assert t.symbols("house") == 1
    full = ["club_membership", "family_box", "wine_cellar", "season_box", "school_chum"]
    t = table("E", will=["reservation"], will_board=full)
    assert t.symbols("wine") == 2
    t.act("reservation", "wine_cellar")
    assert (t.symbols("wine"), t.symbols("silver")) == (1, 1)


@clause("PL-SYMBOL-08")
def test_last_wills_cards_set_off_no_trigger() -> None:
    t = table("E", will=["dinner", "reservation"], club=["e-umbrellas"], club_board=["e-b-candour", "e-b-landlord"])
    t.act("dinner").expect(cash=-2, actions=-1)
    t.act("reservation")
    assert t.votes() == 22
    t.act("club.e-umbrellas").expect(votes=-2)


def test_a_new_game_offers_nothing_of_the_other_game_alone() -> None:
    t = fresh("S", 5)
    t.until("both.SendErrandBoy")
    assert not [word for word in t.words() if word.startswith("club.E")]
