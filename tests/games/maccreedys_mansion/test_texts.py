"""What a player reads in the Mansion, where it was once wrong: labels that tell what happens, reasons that are true."""

from typing import Any

from squander.kernel.pieces import line_of
from tests.games.maccreedys_mansion.table import Table, table

BROKE = {"active": 500, "invested": 0, "status": "closed"}


def label(t: Table, word: str) -> str:
    return next(t.g.question.label(option) for option in t.g.question.options if t.is_meant(t.word(option), word))


def why_not(t: Table, word: str) -> str:
    return next(r.reason for r in t.g.question.refused if t.is_meant(t.word(r.option), word))


def told(t: Table) -> list[str]:
    return [t.g.kind.words.tell(t.g, note) for note in line_of(t.g.log)]


def ghost(**more: Any) -> Table:
    return table(3, phase="haunting", companies={0: BROKE | more.pop("holding", {})}, **more)


# --- reasons --------------------------------------------------------------------------------------------------


def test_with_money_in_hand_only_what_is_missing_is_named() -> None:
    t = table(3, phase="investments", companies={0: {"active": 4_500, "invested": 0}})
    assert why_not(t, "collect") == why_not(t, "liquidate") == "You have nothing invested."
    t = table(3, phase="investments", companies={0: {"active": 0, "invested": 5_000}})
    assert why_not(t, "invest") == "You have no active funds to invest."


def test_a_dividend_is_refused_by_its_sum_or_by_the_day() -> None:
    t = table(3, phase="investments", companies={0: {"invested": 900}})
    assert why_not(t, "collect") == "It would be $90, and $100 is the least that is paid."
    t = table(3, phase="investments", today={"dividend": 0})
    assert why_not(t, "collect") == "No dividends are paid today."


def test_a_space_is_refused_by_who_is_there_or_by_its_room() -> None:
    crew = {0: {"workers": {"carpenter": 1}}}
    t = table(3, phase="placement", companies=crew, markers={"garret": "1.0"})
    assert why_not(t, "garret.carpenter.1") == "Seat 2's marker lies there."
    assert why_not(t, "garret.carpenter.3") == "Your marker lies there."
    assert why_not(t, "observatory.mason.5") == "You have no mason waiting."
    t = table(3, phase="placement", companies=crew, today={"sealed": 1})
    assert why_not(t, "garret.carpenter.1") == "The Servants' Garret is haunted today: nobody can work there."
    t = table(3, phase="placement", companies=crew, covered=["garret"])
    assert why_not(t, "garret") == "The Servants' Garret is covered: nobody works there in this game."


def test_workers_out_of_reach_are_counted() -> None:
    t = table(3).hire("plumber", "plumber", "gasman", *["mason"] * 6)
    assert why_not(t, "mason") == "All 6 masons are hired."
    assert why_not(t, "plumber") == "Both plumbers are hired."
    assert why_not(t, "gasman") == "The only gasman is hired."
    t = table(3, today={"missing": [0, 0, 0, 1, 1]})
    t.hire("plumber")
    t.choose("pass").choose("pass")
    assert why_not(t, "plumber") == "1 plumber stays at home today, and the other is hired."
    assert why_not(t, "gasman") == "1 gasman stays at home today: there is no other."


def test_units_beyond_use_are_counted() -> None:
    t = table(3, companies={0: {"storage": {"wiring": 60}}})
    useful = t.w.useful[2]
    assert why_not(t, "wiring") == f"You have 60 units of wiring, and the mansion could use only {useful}."


def test_a_ghost_is_told_what_stands_in_its_way() -> None:
    assert why_not(ghost(), "break") == "No room is finished."
    assert why_not(ghost(inspector=2, round=3), "inspector") == (
        "The inspector was haunted in round 2, and never is in two rounds running."
    )
    assert why_not(ghost(inspector=3, round=3), "inspector") == "The inspector is haunted already today."


def test_a_bid_is_refused_by_the_own_bid_or_the_own_funds() -> None:
    t = table(3, phase="bidding", companies={0: {"active": 700}}).choose("500").choose("pass").choose("600")
    assert why_not(t, "400") == "Your bid stands at $500, and a new one must be higher."
    assert why_not(t, "800") == "You have only $700."


# --- labels and the log ---------------------------------------------------------------------------------------


def test_an_amount_to_invest_tells_its_bounds() -> None:
    t = table(3, phase="investments", companies={0: {"active": 2_050}})
    assert label(t, "invest") == "Invest some of your $2,050"
    t.choose("invest")
    assert t.labels() == ["$100 to $900", "$1,000 to $1,900", "$2,000", "All $2,050: your company will close for good"]


def test_debts_and_dues_are_units_and_workers() -> None:
    t = table(3, phase="settle up", companies={0: {"active": 9_000, "debts": {"pipes": 2, "electrician": 1}}})
    assert t.labels() == [
        "All of them for $6,000",
        "An electrician for $4,000 (1 owed)",
        "A unit of pipes for $1,000 (2 owed)",
        "Pay no more debts",
    ]


def test_a_marker_to_break_is_named_with_its_round() -> None:
    t = ghost(markers={"garret": "11."}, fresh={"garret": "..1"}, round=3).choose("break")
    assert t.labels() == [
        "Servants' Garret, carpenter (seat 2, round 1)",
        "Servants' Garret, carpenter (seat 2, round 1)",
        "Servants' Garret, carpenter (seat 2, round 3)",
    ]


def test_haunts_promise_no_day_after_the_last() -> None:
    assert label(ghost(), "room") == "Haunt a room for tomorrow"
    assert label(ghost(round=3, max_rounds=3), "room") == "Haunt a room, for no use in the last round"


def test_passing_unless_overtaken_is_told_as_that() -> None:
    t = table(3, phase="bidding").choose("rest").choose("500")
    assert "{who} bids no more unless overtaken." in told(t)
    assert t.until("BidOrPass", 0).asked == "BidOrPass"  # overtaken, and asked again
    t = table(3).choose("rest")
    assert "{who} asks for no more turns in this phase." in told(t)


def test_units_are_said_to_be_paid_for_when_they_are() -> None:
    t = table(3).choose("stone")
    assert t.g.question.prompt == "How many units of stone? They are paid for when they are used."
    t = table(3, pay_on_purchase=True).choose("stone")
    assert t.g.question.prompt == "How many units of stone? They are paid for today."


def test_one_electrician_is_not_paid_as_several() -> None:
    t = table(3, phase="earnings", companies={0: {"workers": {"electrician": 1}, "due": {"wiring": 1}}})
    assert "{who} pays $4,000 for electrical work." in told(t)
    assert "{who} pays $1,000 for wiring." in told(t)
