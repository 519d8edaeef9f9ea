"""Bots in Getting Sacked: they want to be demoted, know what a job weighs, and don't look at what they may not see."""

import squander
from squander.bots import make
from squander.games.last_will.bots import EXPERT
from squander.games.last_will.bots.quick import quick_answer
from squander.kernel.game import Game
from squander.play.sight import Sight
from tests.games.last_will.jobs import employ, employed, uncovered
from tests.games.last_will.table import Table


def answer(t: Table, bot: str = "greedy") -> str:
    g = t.g
    return g.kind.words.word(g, g.question.frame, make(bot, "last-will", 3).choose(Sight(g)))


def test_a_covered_line_is_worth_more_than_an_open_one() -> None:
    """The more so the more it earned, and most of all the last one."""
    tables = [employed("doctor", covered, round=2) for covered in ((), ("silverware",), ("wine_glass",))]
    none, little, much = [EXPERT.values(t.g)[0] for t in tables]
    assert none < little < much


def test_who_still_has_a_job_in_the_end_is_behind_who_has_none() -> None:
    t = employed("doctor", cash=1, others={1: {"cash": 60}}, round=7).until("over")
    assert t.g.over
    values = EXPERT.values(t.g)
    assert values[0] < values[1]
    assert EXPERT.chances(t.g) == [0.0, 1.0]


def test_bots_are_demoted_when_they_can_be() -> None:
    t = employed("doctor", hand=["carriage_ride"], round=3).play("carriage_ride")
    assert answer(t) == "line.2"
    office = employed("doctor", phase="errands", offering={}, round=3).choose("demotion_1")
    assert answer(office) == "line.1"  # which earns most


def test_a_bot_goes_to_the_office_rather_than_nowhere() -> None:
    t = employed("doctor", ("coach",), phase="errands", offering={}, round=4, plans=[2, 3])  # with one boy each
    employ(t, 1, "clerk")
    assert answer(t) == "demotion_1"


def test_bots_lose_their_jobs_in_time() -> None:
    """Playouts, too: where nobody is sacked nobody is ruined."""
    g = squander.new("last-will", 3, seed=4, sacked=True)
    while not g.over:
        g.choose(quick_answer(g))
    assert g.ranking()[0].note != "still employed"
    assert any(row.score <= 0 for row in g.ranking())


def twins_agree(g: Game, bot: str) -> bool:
    asked = make(bot, "last-will", 77).choose(Sight(g))
    twins = [g.determinized(g.question.who, seed) for seed in (1, 2)]
    return all(make(bot, "last-will", 77).choose(Sight(twin)) == asked for twin in twins)


def test_bots_answer_the_same_in_worlds_they_cannot_tell_apart() -> None:
    g = squander.new("last-will", 3, seed=9, sacked=True)
    asked = 0
    while not g.over and asked < 14:
        if len(g.options) > 1 and g.plies % 9 == 0:
            asked += 1
            assert twins_agree(g, ("greedy", "nephew")[asked % 2])
        g.choose(quick_answer(g))
    assert asked > 9


def test_uncovered_lines_are_public() -> None:
    t = employed("doctor", ("coach",))
    assert uncovered(t) == ["wine_glass", "house", "silverware"]
    for viewer in (-1, 0, 1):
        assert t.g.view(viewer)["seats"][0]["job"] == {"id": "doctor", "covered": [1], "income": 6, "demoted": False}
        assert t.g.view(viewer)["seats"][1]["job"] is None


def test_at_the_end_money_property_and_a_job_are_told_apart() -> None:
    """A hint in the last turn said of ending it that it ties up less in properties, because all was told as money."""
    t = employed("doctor", cash=3, board=["manor_damp"], others={1: {"cash": 60}}, round=7).until("over")
    mine, other = EXPERT.looks(t.g)
    aspects = EXPERT.aspects()
    left = [row.score for row in sorted(t.g.ranking(), key=lambda row: row.seat)]
    assert mine[aspects.index("cash")] == -t.seat(0).cash
    assert mine[aspects.index("property")] == t.seat(0).cash - left[0] < 0
    assert mine[aspects.index("job")] < 0 == other[aspects.index("job")]
    assert [sum(look) for look in (mine, other)] == EXPERT.values(t.g)
