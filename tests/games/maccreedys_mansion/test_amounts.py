"""The numbers of the Mansion's questions and options, which nobody should have to read out of a sentence."""

from squander.kernel.words import Amounts
from tests.games.maccreedys_mansion.table import Table, table


def amounts(t: Table) -> Amounts:
    return t.g.kind.words.amounts(t.g, t.g.question.frame)


def numbers(t: Table) -> dict[str, int]:
    """By the option's word."""
    f = t.g.question.frame
    return {t.word(option): t.g.kind.words.amount(t.g, f, option) for option in t.g.question.options}


def assumed(t: Table) -> str | None:
    option = t.g.kind.words.assumed(t.g, t.g.question.frame, list(t.g.question.options))
    return None if option is None else t.word(option)


def test_hiring_adds_up_the_wages_at_todays_prices() -> None:
    t = table(today={"wage_add": [100, 0, 0, 0, 0]})
    assert amounts(t) == Amounts(unit="$", due=0)
    assert numbers(t) == {
        "carpenter": 1_100,
        "mason": 2_000,
        "electrician": 4_000,
        "plumber": 4_000,
        "gasman": 6_000,
        "stone": 500,
        "lumber": 500,
        "wiring": 1_000,
        "pipes": 1_000,
        "pass": 0,
        "rest": 0,
    }
    t.hire("carpenter", "gasman").choose("pass")
    assert amounts(t) == Amounts(unit="$", due=7_100)


def test_units_are_due_when_they_are_taken_only_by_that_option() -> None:
    for at_once, due in ((False, 0), (True, 2_000)):
        t = table(pay_on_purchase=at_once).take("pipes", 2).choose("pass")
        assert amounts(t).due == due


def test_units_are_counted_up_to_what_the_house_can_use() -> None:
    t = table(companies={0: {"storage": {"pipes": 2}}})
    most = t.w.useful[3] - 2
    t.choose("pipes")
    assert amounts(t) == Amounts(left=most, least=1, most=most, unit="unit")
    assert numbers(t) == {str(n): n for n in range(1, most + 1)}
    assert assumed(t) == "1"


def test_workers_who_wait_are_counted_with_those_placed() -> None:
    t = table(phase="placement", companies={0: {"workers": {"carpenter": 2, "mason": 1}}})
    assert amounts(t) == Amounts(left=3, least=1, most=3, unit="worker")
    assert amounts(t.place("hall.carpenter")) == Amounts(left=2, least=1, most=3, unit="worker")
    assert assumed(t) is None


def test_markers_to_keep_are_as_many_as_there_are_units() -> None:
    crew = {"workers": {"carpenter": 3, "mason": 1}, "storage": {"lumber": 2, "stone": 1}}
    t = table(phase="placement", companies={0: crew}, track=[])
    for place in ("crypt.mason", "hall.carpenter", "garret", "library"):
        t.place(place)
    assert t.asked == "KeepMarker"
    assert amounts(t) == Amounts(left=2, least=2, most=2, unit="marker")
    t.choose("garret")
    assert amounts(t) == Amounts(left=1, least=1, most=2, unit="marker")


def test_markers_to_add_end_with_the_units_or_the_spaces() -> None:
    crew = {"workers": {"carpenter": 1, "mason": 1}, "storage": {"lumber": 3, "stone": 9}}
    t = table(phase="placement", companies={0: crew}, track=[]).place("hall.carpenter").place("crypt.mason")
    assert t.asked == "AddMarker"
    for left in (4, 3, 2, 1):  # two units of lumber, and two spaces of the crypt for masons
        assert amounts(t) == Amounts(left=left, most=4, unit="marker")
        t.choose(next(word for word in t.words() if word != "done"))
    assert t.asked != "AddMarker"


def test_what_is_due_and_cannot_be_paid_is_one_sum() -> None:
    crew = {"workers": {"carpenter": 2, "mason": 2}, "active": 3_500}
    t = table(phase="earnings", companies={0: crew})
    assert amounts(t) == Amounts(unit="$", due=6_000)
    assert numbers(t) == {"cheapest": 0, "carpenter": 1_000, "mason": 2_000}
    assert amounts(t.choose("carpenter")).due == 5_000


def test_debts_are_one_sum_at_their_list_prices() -> None:
    t = table(3, phase="settle up", companies={0: {"debts": {"carpenter": 2, "pipes": 1}, "active": 9_000}})
    assert amounts(t) == Amounts(unit="$", due=3_000)
    assert numbers(t) == {"all": 3_000, "carpenter": 1_000, "pipes": 1_000, "done": 0}
    assert amounts(t.choose("carpenter")).due == 2_000


def test_an_investment_is_added_up_from_thousands_and_hundreds() -> None:
    t = table(3, phase="investments", companies={0: {"active": 2_350, "invested": 5_000}})
    assert numbers(t) == {"collect": 500, "liquidate": 5_000, "invest": 0, "none": 0}
    t.choose("invest")
    assert amounts(t) == Amounts(left=2_350, least=100, most=2_350, unit="$")
    assert numbers(t) == {"0": 0, "1000": 1_000, "2000": 2_000, "all": 2_350}
    t.choose("2000")
    assert amounts(t) == Amounts(left=300, least=0, most=2_300, unit="$", due=2_000)
    assert numbers(t) == {"0": 2_000, "100": 2_100, "200": 2_200, "300": 2_300}
    assert assumed(t) == "0"


def test_hundreds_alone_are_one_at_least() -> None:
    t = table(3, phase="investments", companies={0: {"active": 2_350}}).choose("invest").choose("0")
    assert amounts(t) == Amounts(left=900, least=100, most=900, unit="$")
    assert assumed(t) == "100"


def test_a_bid_is_more_than_ones_own_and_no_more_than_the_funds() -> None:
    t = table(3, phase="bidding", companies={0: {"active": 450}})
    assert amounts(t) == Amounts(left=400, least=100, most=400, unit="$")
    assert numbers(t) == {"pass": 0, "rest": 0, "100": 100, "200": 200, "300": 300, "400": 400}
    t.choose("200").choose("300").choose("pass")
    assert amounts(t) == Amounts(left=400, least=300, most=400, unit="$", due=200)
