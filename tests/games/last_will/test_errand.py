"""Phase 3, errands: who sends errand boys where, and the cards of the offering (LW-ERRAND-01 to 18)."""

from tests.games.last_will.table import Table, table
from tests.helpers.clauses import clause

PURPLE, YELLOW, BLUE, RED = range(4)


def offering(**cards: str) -> dict[str, str]:
    trio = {"trio_1": "dinner", "trio_2": "gardener", "trio_3": "damp manor"}
    return {**trio, "single_1": "hectic day", "single_2": "grand tour", **cards}


@clause("LW-ERRAND-01", "LW-ERRAND-02", "LW-ERRAND-03")
def test_everyone_sends_one_and_then_those_with_a_second_send_it() -> None:
    t = table(3, phase="errands", plans=[4, 0, 6])  # from the left: seat 1 with two errand boys, 0 and 2 with one
    turns = []
    while t.asked == "SendErrandBoy":
        turns.append(t.who)
        t.choose(f"unknown_{t.who + 1}" if t.who not in turns[:-1] else "opera_1").until("SendErrandBoy or Act")
    assert turns == [1, 0, 2, 1]
    t = table(3, phase="errands", plans=[0, 4, 5])
    turns = []
    while t.asked == "SendErrandBoy":
        turns.append(t.who)
        t.choose(t.words()[0]).until("SendErrandBoy or Act")
    assert turns == [0, 1, 2, 0, 2]


@clause("LW-ERRAND-04")
def test_an_errand_is_done_before_the_next_player_sends() -> None:
    t = table(3, phase="errands", offering=offering()).choose("single_1")
    assert t.hand(0) == ["hectic_day"]
    assert t.who == 1
    t.choose("market_1")
    assert (t.who, t.asked) == (1, "ArrangeMarket")


@clause("LW-ERRAND-05")
def test_an_occupied_space_is_closed_to_all() -> None:
    t = table(2, phase="errands", offering=offering()).choose("single_1").cannot("single_1", "LW-ERRAND-05")
    t.choose("opera_1").cannot("single_1", "LW-ERRAND-05").cannot("opera_1", "LW-ERRAND-05")
    assert t.who == 0


@clause("LW-ERRAND-06")
def test_sending_is_compulsory() -> None:
    table(3, phase="errands").unheard_of("none", "end", "no")


@clause("LW-ERRAND-06")
def test_without_a_space_to_go_to_the_turn_is_skipped() -> None:
    """Seat 1 has too little for the opera, and every other space is taken or empty."""
    t = table(2, phase="errands", offering={}, others={1: {"cash": 1, "board": ["damp manor"]}})
    t.w.figures = [-1 if s.name in ("market_1", "opera_1") else 0 for s in t.w.layout.spaces[: len(t.w.figures)]]
    t.ask_again().choose("market_1").arrange(-3, -2, 1, 3)
    assert t.asked == "Act"
    assert t.figure("opera_1") == 0
    assert (t.seat(0).cash, t.seat(1).cash) == (68, 1)


@clause("LW-ERRAND-07")
def test_there_are_five_kinds_of_errand() -> None:
    def kinds(t: Table) -> set[str]:
        return {word.rsplit("_", 1)[0] for word in [*t.words(), *t.refused()]}

    assert kinds(table(2, phase="errands")) == {"trio", "single", "wild", "extension", "market", "opera", "unknown"}
    assert kinds(table(4, phase="errands")) == {"single", "wild", "extension", "market", "opera", "unknown"}


@clause("LW-ERRAND-08", "LW-ERRAND-18")
def test_the_card_of_the_space_goes_to_the_hand() -> None:
    t = table(3, phase="errands", offering=offering(extra="wild party")).unheard_of("special")
    t.choose("single_2")
    assert t.hand(0) == ["grand_tour"]
    assert "grand_tour" not in t.offered()
    t.choose("extra")
    assert t.hand(1) == ["wild_party"]


@clause("LW-ERRAND-09")
def test_a_taken_card_waits_for_the_action_turn() -> None:
    t = table(2, phase="errands", offering=offering()).choose("single_1").choose("opera_1")
    assert (t.who, t.asked) == (0, "SendErrandBoy")
    t.unheard_of("hectic_day").until("Act")
    assert t.can("hectic_day")


@clause("LW-ERRAND-10", "LW-ERRAND-11", "LW-ERRAND-12", "LW-ERRAND-13", "LW-ERRAND-16")
def test_two_figures_choose_among_three_cards_and_the_third_is_out_of_reach() -> None:
    t = table(3, phase="errands", offering=offering()).choose("trio_a")
    assert t.words() == ["trio_1", "trio_2", "trio_3"]
    t.choose("trio_2")
    assert t.hand(0) == ["gardener"]
    t.cannot("trio_a", "LW-ERRAND-05").choose("trio_b")
    assert t.words() == ["trio_1", "trio_3"]
    t.cannot("trio_2", "LW-ERRAND-17").choose("trio_3")
    assert t.hand(1) == ["manor_damp"]
    assert t.who == 2
    t.cannot("trio_a", "LW-ERRAND-13").cannot("trio_b", "LW-ERRAND-13").unheard_of("trio_1", "trio_c")
    assert "dinner" in t.offered()


@clause("LW-ERRAND-14")
def test_the_third_card_goes_to_its_pile_and_a_special_one_to_the_box() -> None:
    t = (
        table(3, phase="errands", offering=offering())
        .choose("trio_a")
        .choose("trio_2")
        .choose("trio_b")
        .choose("trio_3")
    )
    t.until("TakePlan")
    assert "dinner" in t.pile("events")
    t = table(3, round=5, phase="errands", offering=offering(trio_2="banquet"))
    t.choose("trio_a").choose("trio_1").choose("trio_b").choose("trio_3").until("TakePlan")
    assert "banquet" in t.pile("special")


@clause("LW-ERRAND-15")
def test_one_player_may_take_two_of_the_three() -> None:
    t = table(2, phase="errands", offering=offering()).choose("trio_a").choose("trio_1").choose("opera_1")
    t.choose("trio_b").choose("trio_2")
    assert sorted(t.hand(0)) == ["dinner", "gardener"]


@clause("LW-ERRAND-17")
def test_a_space_without_a_card_is_no_errand() -> None:
    t = table(3, phase="errands", offering={"single_1": "hectic day"})
    t.cannot("single_2", "LW-ERRAND-17").cannot("trio_a", "LW-ERRAND-17")
    assert t.can("single_1")


@clause("LW-ERRAND-17")
def test_an_empty_place_in_the_group_cannot_be_taken() -> None:
    t = table(3, phase="errands", offering={"trio_1": "dinner", "trio_3": "damp manor"}).choose("trio_a")
    assert t.words() == ["trio_1", "trio_3"]
    t.cannot("trio_2", "LW-ERRAND-17")


@clause("LW-ERRAND-41", "LW-ERRAND-42", "LW-PLAN-23")
def test_example_the_errands_of_the_third_round() -> None:
    special = {"single_5": "hectic day", "single_6": "supper rooms"}
    t = table(4, phase="errands", round=3, plans=[0, 1, 2, 3], offering=special, others={RED: {"cash": 30}})
    market = t.w.market
    errands = []

    def send(space: str) -> None:
        errands.append(t.who)
        t.choose(space)

    send("single_5")
    send("single_6")
    t.cannot("single_6", "LW-ERRAND-05")
    send("unknown_3")
    t.choose("events")
    send("extension_1")
    send("market_1")
    t.arrange(-3, 1, 3, -2)
    send("wild_1")
    send("opera_1")
    assert errands == [PURPLE, YELLOW, BLUE, RED, YELLOW, BLUE, RED]
    assert (t.hand(PURPLE), t.hand(YELLOW)) == (["hectic_day"], ["supper_rooms"])
    assert t.w.market != market
    assert len(t.hand(BLUE)) == 2
    assert t.hand(BLUE)[-1] == "wild"
    assert (t.seat(RED).cash, t.seat(RED).extensions) == (28, 1)
    assert (t.who, t.asked) == (PURPLE, "Act")
