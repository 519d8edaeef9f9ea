"""Influence moves shown together are made in any order (PC-MOVE-08, 09, PC-EFFECT-21), with the cards of the box."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.prodigals_club.table import Place, Table, table
from tests.helpers.clauses import clause

REAL: dict[str, Any] = {"pack": None}
# Lady 1 cannot go down before she has gone aside, and not aside before lady 2 is out of her way.
CROWDED: list[Place] = [(14, "left"), (14, "middle"), (12, "left"), (0, "right")]


def errand(space: str, markers: list[Place], players: int = 4, **options: str) -> Table:
    t = table("ES", players, phase="errands", markers=markers, options=REAL | options)
    return t.send(space)


def reached(t: Table) -> set[tuple[Place, ...]]:
    """Where the markers can be when all moves are made or left."""
    if not t.asked.startswith("society."):
        return {tuple(t.markers())}
    found: set[tuple[Place, ...]] = set()
    for option in t.g.options:
        trial = Table(t.g.copy())
        trial.g.choose(option)
        found |= reached(trial)
    return found


@clause("PC-MOVE-08", "PC-MOVE-09", "PC-EFFECT-21")
def test_the_back_stairs_go_down_or_aside_first() -> None:
    t = errand("S-stairs", CROWDED)
    t.cannot("lady.1.down", "PC-MOVE-03")
    t.choose("lady.2.right", "lady.2.down")  # aside first
    assert t.markers()[1] == (12, "right")
    t = errand("S-stairs", CROWDED).choose("lady.2.down", "lady.1.right")  # down first
    assert t.markers()[:2] == [(14, "middle"), (12, "middle")]


@clause("PC-MOVE-09")
@pytest.mark.parametrize("space", ["S-stairs", "S-ballroom", "S-couple"])
def test_either_order_of_two_moves_is_open_and_nothing_else(space: str) -> None:
    """Held against the two orders, each made as printed from its end."""
    t = errand(space, CROWDED)
    script = next(row.script for row in t.c.layout.spaces if row.name == space)
    forwards = reached(errand(space, CROWDED, moves="as printed"))
    backwards = reached(reversed_moves(errand(space, CROWDED), [item.effect.name for item in script]))
    assert reached(t) == forwards | backwards
    assert forwards != backwards


def reversed_moves(t: Table, names: list[str]) -> Table:
    """The same errand with its moves printed the other way round."""
    from squander.kernel.game import RULES, Frame

    t.g.asked, t.g.options = None, ()
    t.g.todo([Frame(RULES[name], 0, 1) for name in names[::-1]])
    t.g.advance()
    return t


@clause("PC-MOVE-09")
def test_a_leap_may_come_before_or_after_the_step_aside() -> None:
    markers: list[Place] = [(12, "left"), (0, "middle"), (14, "middle"), (0, "right")]
    t = table("ES", hand=["s-precedence"], markers=markers, options=REAL).use("s-precedence")
    assert "gentleman.1" not in t.words()  # nobody below him to leap over, until lady 1 steps under him
    t.choose("lady.1.right", "gentleman.1")
    assert t.markers()[2] == (10, "middle")
    beside: list[Place] = [(12, "middle"), (0, "middle"), (14, "middle"), (0, "right")]
    t = table("ES", hand=["s-precedence"], markers=beside, options=REAL).use("s-precedence")
    t.choose("gentleman.1", "gentleman.1.left")
    assert t.markers()[2] == (10, "left")


@clause("PC-MOVE-09", "PC-SOCIETY-08")
def test_a_step_aside_may_come_between_steps_down() -> None:
    """Two silver symbols are two steps down; the one aside comes between them."""
    markers: list[Place] = [(12, "left"), (8, "right"), (16, "right"), (0, "right")]
    t = table("ES", hand=["s-spoons"], markers=markers, options=REAL)
    assert t.symbols("silver") == 2
    t.use("s-spoons", "lady.1.down", "lady.1.right", "lady.1.down")
    assert t.markers()[0] == (8, "middle")


@clause("PC-MOVE-10")
def test_moves_in_any_order_need_not_be_used() -> None:
    t = errand("S-stairs", CROWDED).choose("none")
    assert t.markers() == CROWDED
    t = errand("S-stairs", CROWDED).choose("lady.2.down", "none")
    assert t.markers()[1] == (12, "middle")


@clause("PC-MOVE-01")
def test_a_step_is_refused_only_if_none_of_the_moves_allows_it() -> None:
    t = errand("S-couple", CROWDED)
    assert {"lady.2.down", "gentleman.1.down", "gentleman.2.down"} <= set(t.words())
    assert all(refusal.clause in ("PC-MOVE-03", "PC-MOVE-06") for refusal in t.refused().values())
    t.choose("lady.2.down")
    t.cannot("lady.2.down", "PC-MOVE-01")  # the lady has had her move


@clause("PC-MOVE-09")
@pytest.mark.parametrize(
    ("one", "freer", "then"),
    [("move 1 down", "move 1 down/side", "lady.2.right"), ("move 1 down lady", "move 1 down", "gentleman.1.down")],
)
def test_a_step_that_two_moves_allow_leaves_the_freer_of_them(tmp_path: Path, one: str, freer: str, then: str) -> None:
    """It is offered once, whichever is printed first."""
    for moves in (f"{one}; {freer}", f"{freer}; {one}"):
        pack = tmp_path / "pack.toml"
        pack.write_text(f'cards = [{{ id = "s-soup", do = "{moves}" }}]\n')
        t = table("ES", hand=["s-soup"], markers=CROWDED, options={"pack": str(pack)}).use("s-soup")
        assert len([word for word in t.words() if word.startswith("lady.2.down")]) == 1
        t.choose("lady.2.down", then)
        assert t.asked == "club.Act"


@clause("PC-EFFECT-21")
def test_older_games_go_on_making_moves_as_printed() -> None:
    t = errand("S-stairs", CROWDED, moves="as printed")
    assert t.asked == "society.Move"
    assert "lady.2.right" not in t.words()
