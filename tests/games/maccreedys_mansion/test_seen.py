"""What a view says of the evening, of jobs and of the auction, so that a page has nothing to work out."""

from typing import Any

from tests.games.maccreedys_mansion.table import Table, table


def seen(t: Table, who: int = 0) -> dict[str, Any]:
    return dict(t.g.view(0)["seats"][who])


def due(t: Table, who: int = 0) -> dict[str, tuple[int, int]]:
    """Pieces, and what they come to."""
    return {line["piece"]: (line["count"], line["sum"]) for line in seen(t, who)["tonight"]["due"]}


def test_wages_are_due_from_the_moment_of_hiring() -> None:
    t = table(2, phase="hiring").hire("carpenter", "carpenter", "plumber")
    tonight = seen(t)["tonight"]
    assert due(t) == {"carpenter": (2, 2_000), "plumber": (1, 4_000)}
    assert (tonight["due_total"], tonight["left"], tonight["paid"]) == (6_000, 4_000, [])


def test_today_s_prices_count() -> None:
    t = table(2, phase="hiring", today={"wage_add": [500, 0, 0, 0, 0]}).hire("carpenter")
    assert seen(t)["tonight"]["due"] == [
        {"piece": "carpenter", "name": "1 carpenter", "count": 1, "price": 1_500, "sum": 1_500}
    ]


def test_units_in_storage_are_due_once_a_worker_is_out_who_will_use_them() -> None:
    """Not while they are only stored (MM-EARN-15), and no more than there are."""
    t = table(2, phase="placement", companies={0: {"workers": {"plumber": 2}, "storage": {"pipes": 1, "stone": 3}}})
    assert due(t) == {"plumber": (2, 8_000)}
    t.place("laundry.plumber")
    assert due(t) == {"plumber": (2, 8_000), "pipes": (1, 1_000)}
    t.place("laundry.plumber")
    assert due(t)["pipes"] == (1, 1_000)
    assert seen(t)["tonight"]["claimed"] == {"stone": 0, "lumber": 0, "wiring": 0, "pipes": 1}


def to_come(t: Table) -> dict[str, int]:
    return {line["piece"]: line["count"] for line in seen(t)["tonight"]["to_come"]}


def test_units_for_men_who_may_still_be_sent_are_told_before_they_are_due() -> None:
    crew = {"storage": {"pipes": 3, "stone": 1}}
    t = table(2, phase="hiring", companies={0: crew}).hire("plumber", "carpenter")
    assert (due(t)["plumber"], to_come(t)) == ((1, 4_000), {"pipes": 1})
    assert (seen(t)["tonight"]["due_total"], seen(t)["tonight"]["at_most"]) == (5_000, 6_000)
    crew = {"workers": {"plumber": 2}, "storage": {"pipes": 3}}
    t = table(2, phase="placement", companies={0: crew})
    assert to_come(t) == {"pipes": 2}
    assert to_come(t.place("laundry.plumber")) == {"pipes": 1}
    assert seen(t)["tonight"]["at_most"] == 10_000
    t = table(2, phase="placement", companies={0: crew}, pay_on_purchase=True)
    assert to_come(t) == {}


def test_units_paid_when_they_are_taken_are_not_due_again() -> None:
    crew = {"workers": {"plumber": 2}, "storage": {"pipes": 1}}
    t = table(2, phase="placement", companies={0: crew}, pay_on_purchase=True).place("laundry.plumber")
    assert due(t) == {"plumber": (2, 8_000)}
    assert seen(t)["tonight"]["claimed"]["pipes"] == 1


def test_what_lacks_is_below_nothing() -> None:
    t = table(2, phase="hiring", companies={0: {"active": 1_500}}).hire("mason")
    assert seen(t)["tonight"]["left"] == -500


def test_what_was_paid_tonight_stands_until_the_day_is_over() -> None:
    crew = {"workers": {"mason": 2}, "due": {"stone": 3}}
    t = table(2, phase="earnings", companies={0: crew}).until("ChooseInvestment", 0)
    tonight = seen(t)["tonight"]
    assert tonight["due"] == []
    assert {line["name"]: line["sum"] for line in tonight["paid"]} == {"2 masons": 4_000, "3 stone": 1_500}
    assert (tonight["paid_total"], tonight["left"]) == (5_500, 4_500)
    t.next_round()
    assert seen(t)["tonight"]["paid"] == []


def test_jobs_that_passed_the_inspection_say_who_was_paid() -> None:
    t = table(3, phase="inspection", fresh={"garret": "001"}, track=["garret"], events=[], haunts=[])
    half = t.reward("garret") // 2
    job = {"job": "job-garret", "name": "Raise the Ceiling", "owner": 0}
    shares = [{"seat": 0, "sum": half}, {"seat": 1, "sum": half}]
    assert t.g.view(2)["inspected"] == [{**job, "shares": shares}]
    t.next_round()
    assert t.g.view(2)["inspected"] == []


def test_a_card_that_goes_to_nobody_has_no_owner() -> None:
    t = table(2, phase="inspection", fresh={"wine-cellar": "0011"}, track=["wine-cellar"])
    assert [job["owner"] for job in t.g.view(0)["inspected"]] == [-1]


def test_a_job_says_which_trades_its_room_still_lacks() -> None:
    t = table(2, phase="hiring", markers={"laundry": "01.."}, track=["laundry"])
    assert [job["lacks"] for job in t.g.view(0)["track"]] == [["mason", "carpenter"]]


def test_a_space_says_what_its_work_takes() -> None:
    rooms = {room["id"]: room for room in table(2).g.view(0)["rooms"]}
    needs = [(space["trade"], space["needs"]) for space in rooms["kitchen"]["spaces"]]
    pairs = [("gasman", "pipes"), ("plumber", "pipes"), ("electrician", "wiring"), ("mason", "stone")]
    assert sorted(set(needs)) == sorted([*pairs, ("carpenter", "lumber")])


def test_the_pool_says_how_many_pieces_there_are_at_all() -> None:
    t = table(2, phase="hiring", today={"missing": [0, 1, 0, 0, 0]}).hire("mason")
    view = t.g.view(0)
    assert (view["pool"]["mason"], view["pieces"]["mason"]) == (4, 6)


def test_the_order_of_tomorrow_follows_the_bids() -> None:
    t = table(3, phase="re-open").until("BidOrPass")
    assert t.g.view(0)["order_tomorrow"] == [0, 1, 2]
    t.choose("pass").choose("300").choose("500")
    assert t.g.view(0)["order_tomorrow"] == [2, 1, 0]
    t.next_round()
    assert t.g.view(0)["order_tomorrow"] == t.g.view(0)["order"] == [2, 1, 0]


def test_a_company_says_how_often_it_may_still_haunt() -> None:
    assert seen(table(2, companies={0: {"hauntings": 1}}))["hauntings_left"] == 2
    assert seen(table(2, companies={0: {"hauntings": 1}}, hauntings=0))["hauntings_left"] == -1


def test_a_line_of_the_ledger_says_what_it_was_for() -> None:
    crew = {"workers": {"mason": 2}, "due": {"stone": 1}}
    t = table(2, phase="inspection", fresh={"garret": "000"}, track=["garret"], companies={0: crew})
    t.until("ChooseInvestment", 0).choose("collect")
    names = [line["name"] for line in seen(t)["ledger"]]
    assert names == ["opening funds", "Servants' Garret", "2 masons", "1 stone", "dividend"]
