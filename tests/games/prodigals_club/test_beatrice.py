"""The Dame Beatrice phase (PC-BEATRICE)."""

import pytest

from squander.games.prodigals_club.content import open_box
from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import Place, Table, table
from tests.helpers.clauses import clause


def called(dame: str, markers: list[Place], *answers: str, **options: str) -> list[Place]:
    """Where the markers are after her call."""
    t = table("ES", phase="dame", dame=dame, markers=markers, others={1: {"immune": True}}, options=options)
    t.choose(*answers)
    assert t.g.over
    return t.markers()


@clause("PC-BEATRICE-02", "PC-BEATRICE-09", "PC-BEATRICE-08")
@pytest.mark.parametrize("safe", ["left", "middle", "right"])
def test_column_tiles(safe: str) -> None:
    markers: list[Place] = [(8, "left"), (8, "middle"), (8, "right"), (2, safe)]
    after = called(safe, markers)
    for (value, column), (now, still) in zip(markers, after, strict=True):
        assert still == column
        assert now == (value if column == safe else value + 2)
    inside: list[Place] = [(8, safe), (6, safe), (2, safe), (16, safe)]
    assert called(safe, inside) == inside


@clause("PC-BEATRICE-10", "PC-BEATRICE-24", "PC-BEATRICE-08")
def test_row_tile() -> None:
    markers: list[Place] = [(12, "left"), (6, "left"), (14, "right"), (4, "right")]
    assert called("rows", markers) == [(14, "left"), (8, "left"), (14, "right"), (4, "right")]


@clause("PC-BEATRICE-11", "PC-BEATRICE-12", "PC-BEATRICE-13", "PC-BEATRICE-08")
def test_same_row_tile() -> None:
    markers: list[Place] = [(8, "left"), (8, "right"), (2, "left"), (4, "right")]
    assert called("same-row", markers) == [(10, "left"), (10, "right"), (2, "left"), (4, "right")]
    markers = [(8, "left"), (8, "right"), (2, "left"), (2, "right")]
    assert called("same-row", markers) == [(10, "left"), (10, "right"), (4, "left"), (4, "right")]
    markers = [(8, "left"), (6, "right"), (2, "left"), (4, "right")]
    assert called("same-row", markers) == markers


@clause("PC-BEATRICE-14", "PC-BEATRICE-15", "PC-BEATRICE-16", "PC-BEATRICE-03", "PC-BEATRICE-08")
def test_adjacency_tile() -> None:
    markers: list[Place] = [(8, "left"), (6, "middle"), (0, "left"), (16, "right")]
    assert called("adjacent", markers) == [(10, "left"), (8, "middle"), (0, "left"), (16, "right")]
    stack: list[Place] = [(8, "left"), (6, "left"), (4, "left"), (16, "right")]
    assert called("adjacent", stack) == [(10, "left"), (8, "left"), (6, "left"), (16, "right")]
    apart: list[Place] = [(8, "left"), (8, "right"), (2, "left"), (16, "right")]
    assert called("adjacent", apart) == apart


@clause("PC-BEATRICE-03", "PC-BEATRICE-04", "PC-BEATRICE-05", "PC-BEATRICE-06", "PC-BEATRICE-18")
def test_a_blocked_marker_is_replaced_by_another() -> None:
    markers: list[Place] = [(16, "left"), (8, "left"), (4, "right"), (2, "right")]
    t = table("ES", phase="dame", dame="right", markers=markers, others={1: {"immune": True}})
    assert t.asked == "society.RaiseOthers"
    assert t.markers()[1] == (10, "left")  # it rose before the replacement is chosen
    assert t.words() == ["lady.2", "gentleman.1"]
    t.cannot("gentleman.2", "PC-MOVE-03")
    t.choose("lady.2")
    assert t.markers()[1] == (12, "left")
    assert called("right", markers, "gentleman.1")[2] == (6, "right")


@clause("PC-BEATRICE-04")
def test_an_unmoving_marker_blocks() -> None:
    markers: list[Place] = [(4, "left"), (6, "left"), (0, "middle"), (0, "right")]
    markers = [(14, "left"), (12, "left"), (0, "middle"), (2, "right")]
    t = table("ES", phase="dame", dame="rows", markers=markers, others={1: {"immune": True}})
    assert t.asked == "society.RaiseOthers"
    t.choose("lady.1")
    assert t.markers() == [(16, "left"), (12, "left"), (0, "middle"), (2, "right")]


@clause("PC-BEATRICE-17", "PC-BEATRICE-19")
def test_blocking_goes_on_down_the_column() -> None:
    markers: list[Place] = [(16, "left"), (14, "left"), (4, "right"), (0, "right")]
    t = table("ES", phase="dame", dame="right", markers=markers, others={1: {"immune": True}})
    t.choose("gentleman.1", "gentleman.1")
    assert t.g.over
    assert t.markers() == [(16, "left"), (14, "left"), (8, "right"), (0, "right")]


# Lady 1 and gentleman 1 cannot rise: above each stands one whom the row tile leaves alone.
PAIRS: list[Place] = [(12, "left"), (14, "left"), (12, "right"), (14, "right")]


@clause("PC-BEATRICE-18", "PC-BEATRICE-19")
def test_the_player_chooses_which_blocked_marker_is_settled_first() -> None:
    t = table("ES", phase="dame", dame="rows", markers=PAIRS, others={1: {"immune": True}})
    assert t.words() == ["lady.2", "gentleman.2"]
    t.choose("gentleman.2")  # for gentleman 1, who is then free to go up for lady 1
    assert t.words() == ["lady.2", "gentleman.1"]
    t.choose("gentleman.1")
    assert t.markers() == [(12, "left"), (14, "left"), (14, "right"), (16, "right")]


@clause("PC-BEATRICE-20")
def test_a_blocked_marker_whose_way_is_free_by_then_goes_up_itself() -> None:
    """Both gentlemen are blocked, and lady 2, who stands above them, is the only one who can rise at first."""
    markers: list[Place] = [(16, "left"), (14, "right"), (12, "right"), (10, "right")]
    t = table("ES", phase="dame", dame="rows", markers=markers, others={1: {"immune": True}})
    assert t.g.over  # nothing to choose: lady 2 goes up, then gentleman 1, for there is nobody else
    assert t.markers() == [(16, "left"), (16, "right"), (14, "right"), (10, "right")]


@clause("PC-BEATRICE-18", "PC-BEATRICE-20")
def test_older_games_go_on_settling_markers_in_turn() -> None:
    older = {"replacements": "in turn"}
    t = table("ES", phase="dame", dame="rows", markers=PAIRS, others={1: {"immune": True}}, options=older)
    assert t.asked == "society.Replace"
    t.choose("gentleman.2")  # for lady 1; gentleman 1 cannot stand for himself
    assert t.markers() == [(12, "left"), (16, "left"), (12, "right"), (16, "right")]


@clause("PC-BEATRICE-05", "PC-BEATRICE-19")
def test_as_many_steps_up_as_there_are_blocked_markers() -> None:
    """Three are blocked in the left column, and only gentleman 2 can rise, for each of them."""
    markers: list[Place] = [(16, "left"), (14, "left"), (12, "left"), (4, "middle")]
    assert called("middle", markers) == [*markers[:3], (10, "middle")]


@clause("PC-BEATRICE-03")
def test_markers_rise_into_every_corner_of_the_top_row() -> None:
    markers: list[Place] = [(14, "left"), (8, "middle"), (14, "right"), (2, "middle")]
    assert called("middle", markers) == [(16, "left"), (8, "middle"), (16, "right"), (2, "middle")]


@clause("PC-BEATRICE-07", "PC-BEATRICE-20", "PC-BEATRICE-23")
@pytest.mark.parametrize("replacements", ["any order", "in turn"])
def test_when_nobody_can_rise_nothing_happens(replacements: str) -> None:
    markers: list[Place] = [(16, "left"), (16, "middle"), (16, "right"), (14, "left")]
    assert called("right", markers, replacements=replacements) == markers


@clause("PC-BEATRICE-21", "PC-BEATRICE-22")
def test_players_choose_in_play_order_and_only_once() -> None:
    markers: list[Place] = [(16, "left"), (8, "left"), (4, "right"), (2, "right")]
    t = table("ES", 3, phase="dame", dame="right", markers=markers, others={2: {"markers": markers}, 1: {"immune": 1}})
    assert (t.asked, t.who) == ("society.RaiseOthers", 0)
    t.choose("gentleman.1")
    assert (t.asked, t.who) == ("society.RaiseOthers", 2)
    t.choose("gentleman.1")
    assert t.g.over


@clause("PC-SOCIETY-15", "PC-SOCIETY-16", "PC-BEATRICE-08")
def test_who_annoys_her_is_free_this_round_only() -> None:
    t = table("ES", 2, phase="errands", dame="adjacent").send("S-beatrice")
    assert t.salon.immune == [1, 0]
    t = table("ES", phase="dame", dame="adjacent", immune=True)
    risen = [n.who for n in line_of(t.g.log) if n.what == "society.rises"]
    assert t.markers(0) == [(16, "left"), (14, "middle"), (16, "middle"), (16, "right")]
    assert 0 not in risen
    assert table("ES", phase="end", immune=True).salon.immune == [0, 0]
    low: list[Place] = [(8, "left"), (6, "left"), (4, "left"), (2, "left")]
    both: Table = table("ES", phase="dame", dame="adjacent", immune=True, markers=low, others={1: {"markers": low}})
    assert both.score("S", 0) == 20
    assert both.score("S", 1) == 28


@clause("PC-BEATRICE-25", "PC-DEAL-14")
def test_six_tiles() -> None:
    kinds = sorted(dame.id for dame in open_box(None).dames[1:])
    assert kinds == [f"beatrice-{name}" for name in ("adjacent", "left", "middle", "right", "rows", "same-row")]
