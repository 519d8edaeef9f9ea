"""Comparisons: what differs is found, what does not differ is seldom said to, and the deals are the same."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from squander.kernel.errors import SquanderError
from squander.kernel.rng import seeded
from squander.lab.betting import any_time, refutes
from squander.lab.comparing import told
from squander.lab.comparing.outcomes import PairJob, PairsDone, play_pairs, reach_of
from squander.lab.comparing.pairing import Limits, compare, in_order
from squander.lab.comparing.two_sides import side_of
from squander.lab.comparing.verdict import ERROR, Books, Ledger
from squander.lab.grid.cells import Cell

BASE = Cell(0, "last-will", 2, ["random"], None, {}, "c", 100)


def sides(one: str, other: str, base: Cell = BASE) -> tuple[Cell, Cell]:
    return side_of(base, one, 0), side_of(base, other, 1)


def test_a_change_that_matters_is_found_and_stops_the_comparison() -> None:
    found = compare(sides("will=70", "will=130"), Limits(600, 50))
    assert found.stopped
    assert found.deals < 600
    assert found.games == 2 * found.deals
    assert "score" in {one.name for one in found.differing}
    score = next(one for one in found.headline if one.name == "score")
    assert score.low > 0
    assert score.difference == pytest.approx(score.other - score.one)


def test_without_a_stop_all_deals_are_played_and_each_outcome_is_told() -> None:
    found = compare(sides("will=70", "will=130"), Limits(60, 10, may_stop=False))
    assert (found.deals, found.stopped) == (60, False)
    names = [one.name for one in found.headline]
    assert names == [
        "ends: bankruptcy",
        "ends: seventh round",
        "rounds",
        "score",
        "seat 1 wins",
        "seat 2 wins",
        "winning score",
    ]
    assert len(found.cards) > 50
    text = "\n".join(told.text(found, ("will=70", "will=130")))
    assert "A is will=70, B is will=130" in text
    assert "60 deals, each played on both sides: 120 games" in text
    assert " differ; shown are those that come nearest" in text
    assert told.data(found, ("a", "b"))["games"] == 120


def test_the_same_for_any_number_of_processes() -> None:
    both = sides("usual", "plan_order=yes")
    limits = Limits(130, 20)
    assert compare(both, limits, 2) == compare(both, limits, 1)


def test_both_sides_have_the_same_deal_and_the_same_luck() -> None:
    one, other = sides("usual", "usual")
    done = play_pairs(PairJob(0, (one, other), 0, 5))
    assert all(left == right for left, right in done.pairs)


def test_parts_are_looked_at_in_order_whoever_comes_first() -> None:
    parts = [PairsDone(number, [], 0) for number in (2, 0, 3, 1)]
    assert [part.number for part in in_order(iter(parts))] == [0, 1, 2, 3]


def test_what_does_not_differ_is_seldom_said_to() -> None:
    """Twelve outcomes of pure chance at a time, looked at again and again: at most 5 % of comparisons err."""
    rng = seeded("chance")
    wrong = 0
    for _ in range(100):
        books = Books("last-will")
        said = False
        for deal in range(120):
            one, other = ({f"seat {i} wins": float(rng.below(2)) for i in range(12)} for _ in range(2))
            books.add(one, other)
            said = said or (deal % 20 == 19 and bool(books.differing(of_cards=False)))
        wrong += said
    assert wrong <= 100 * ERROR


def test_many_outcomes_make_each_harder_to_believe() -> None:
    alone, among = Books("last-will"), Books("last-will")
    for deal in range(60):
        real = (0.0, float(deal % 4 != 0))
        same = {f"seat {i} wins": 0.5 for i in range(2, 400)}
        alone.add({"seat 1 wins": real[0]}, {"seat 1 wins": real[1]})
        among.add({"seat 1 wins": real[0], **same}, {"seat 1 wins": real[1], **same})
    widths = [next(one for one in books.outcomes(False) if one.name == "seat 1 wins") for books in (alone, among)]
    assert widths[1].high - widths[1].low > widths[0].high - widths[0].low
    assert alone.differing(False) == {"seat 1 wins"} == among.differing(False)


def test_a_stricter_test_has_a_wider_interval() -> None:
    results: Counter[float] = Counter({0.4: 50, 0.7: 60})
    wide, usual = any_time(results, 110, 0.001), any_time(results, 110)
    assert wide.low < usual.low <= usual.high < wide.high
    assert refutes(results, 0.4)
    assert not refutes(results, 0.5, 1e-9)


def test_differences_count_as_far_as_they_can_reach() -> None:
    ledger = Ledger("rounds", reach_of("rounds", "last-will"))
    for _ in range(20):
        ledger.add(2.0, 5.0)
    assert not ledger.results, "the first deals show what is usual"
    ledger.add(0.0, 1000.0)
    ledger.add(3.0, 0.0)
    assert ledger.reach == 6
    assert ledger.results == {1.0: 1, 0.25: 1}
    rate = Ledger("seat 1 wins", 1.0)
    rate.add(0.0, 1.0)
    assert rate.results == {1.0: 1}
    assert reach_of("score", "last-will") == 500
    assert reach_of("card dinner", "last-will") == 1


def test_a_new_card_is_on_one_side_only(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    new = '{ id = "picnic", name = "Picnic", kind = "event", options = [{ actions = 1, pounds = 2 }], copies = 2 }'
    pack.write_text(f'events = [\n{{ id = "dinner", copies = 1 }},\n{new},\n]\n')
    try:
        both = sides("usual", str(pack))
    except SquanderError as error:
        pytest.fail(str(error))
    found = compare(both, Limits(20, 5, may_stop=False))
    assert "card picnic" in found.one_sided
    assert any("only on one side: " in line and "picnic" in line for line in told.text(found, ("a", "b")))


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("usual", "usual", "Both sides are the same; name what differs"),
        ("usual", "wil=3", "Last Will has no option 'wil'"),
        ("usual", "none.toml", "none.toml: there is no such file"),
        ("usual", "bots=clever", "There is no bot 'clever'"),
        ("usual", "bots=", "bots is empty"),
    ],
)
def test_bad_sides_are_one_sentence(one: str, other: str, sentence: str) -> None:
    with pytest.raises(SquanderError) as caught:
        compare(sides(one, other), Limits(10))
    assert sentence in str(caught.value)


@pytest.mark.parametrize(("changes", "sentence"), [({"deals": 0}, "0 deals cannot"), ({"least": 0}, "--least is 0")])
def test_bad_limits_are_one_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SquanderError, match=sentence):
        compare(sides("usual", "will=100"), Limits(10)._replace(**changes))
