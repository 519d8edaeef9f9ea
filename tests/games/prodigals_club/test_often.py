"""What is done as often as something is counted: megaphones, symbols, or by the card itself (PC-TRIGGER, PC-COMBO)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import squander
from tests.games.prodigals_club.table import Place, Table, table
from tests.helpers.clauses import clause

HIGH: list[Place] = [(14, "left"), (16, "middle"), (16, "right"), (16, "left")]
Lay = Callable[..., Table]


@pytest.fixture
def with_card(tmp_path: Path) -> Lay:
    """A table whose box has this one card otherwise, as a pack may say."""

    def lay(letters: str, id: str, **things: Any) -> Table:
        lines = [f'{key} = "{things.pop(key)}"' for key in ("do", "when") if key in things]
        pack = tmp_path / "mine.toml"
        pack.write_text(f'cards = [{{ id = "{id}", {", ".join(lines)} }}]', encoding="utf-8")
        return table(letters, options={"pack": str(pack)}, **things)

    return lay


@clause("PC-TRIGGER-06")
def test_a_megaphone_is_a_move_and_then_the_turn_goes_on() -> None:
    for card, megaphones in (("e-slurred", 1), ("e-fox", 2), ("e-encore", 3)):
        t = table("ES", hand=[card], board=["c-es-1"], markers=HIGH).use(card)
        for _ in range(megaphones):
            assert t.asked == "society.Move"
            t.choose("lady.1.down")
        assert t.asked == "club.Act"
        assert t.megaphones() == megaphones


@clause("PC-TRIGGER-06", "PC-COMBO-17")
def test_a_standing_bonus_is_had_in_full_for_each_megaphone(with_card: Lay) -> None:
    t = with_card("ES", "c-es-1", when="mega: vote 2", hand=["e-manifesto"], board=["c-es-1"])
    t.use("e-manifesto").expect(megaphones=2, votes=-4)
    t = with_card("ES", "c-es-1", when="mega: vote 2", hand=["e-umbrellas"], board=["c-es-1"])
    t.use("e-umbrellas")
    assert t.megaphones() == 0
    assert t.notes().count("election.loses") == 1  # the card's own


@clause("PC-TRIGGER-06", "PC-MOVE-09")
def test_several_moves_for_each_megaphone_are_made_in_any_order(with_card: Lay) -> None:
    moves = "mega: move 1 down; move 1 side"
    t = with_card("ES", "c-es-1", when=moves, hand=["e-manifesto"], board=["c-es-1"], markers=HIGH)
    t.use("e-manifesto").choose("lady.1.down", "lady.1.right", "lady.1.left", "lady.1.down")
    assert t.markers()[0] == (10, "left")
    assert t.asked == "club.Act"


@clause("PC-COMBO-17", "PC-EFFECT-09")
def test_one_choice_is_done_for_each_symbol(with_card: Lay) -> None:
    def played(tiles: list[str]) -> Table:
        return with_card("PE", "e-bulldog", do="(vote 1 | spend 2) per dog", hand=["e-bulldog"], tiles=tiles)

    dogs = ["A5", "A6", "C5"]
    played(dogs).use("e-bulldog", "vote-1").expect(votes=-3)
    t = played(dogs).use("e-bulldog", "spend-2").expect(pounds=-6)
    assert t.asked == "club.Act"
    t = played(["A1"]).use("e-bulldog").expect()  # no dog: nothing to choose
    assert t.asked == "club.Act"


@clause("PC-COMBO-11", "PC-EFFECT-31")
def test_without_possessions_nobody_has_anything_from_a_borough(with_card: Lay) -> None:
    do = "vote 1 per borough Mayfair; mega 1"
    with_card("ES", "e-bulldog", do=do, hand=["e-bulldog"]).use("e-bulldog").expect(megaphones=1)
    t = with_card("PE", "e-bulldog", do=do, hand=["e-bulldog"], tiles=["A1", "A5", "A6"])
    t.use("e-bulldog").expect(megaphones=1, votes=-2)


@clause("PC-COMBO-17", "PC-MOVE-09")
def test_a_choice_of_several_moves_is_had_for_each_symbol(with_card: Lay) -> None:
    do = "(move 1 down; move 1 side | vote 1) per dog"
    t = with_card("PES", "e-bulldog", do=do, hand=["e-bulldog"], tiles=["A5", "A6"], markers=HIGH)
    t.use("e-bulldog", "move-1-down.move-1-side")
    t.choose("lady.1.right", "lady.1.left", "lady.1.down", "lady.1.down").expect(steps=2)
    assert t.asked == "club.Act"


@clause("PC-MOVE-09")
def test_very_many_moves_of_one_kind_do_not_become_moves_of_another(with_card: Lay) -> None:
    t = with_card("ES", "s-soup", do="move 99 side; move 1 down", hand=["s-soup"], markers=HIGH).use("s-soup")
    t.choose("lady.1.down")
    assert all(word == "none" or word.endswith(("left", "right")) for word in t.words())
    t = with_card("ES", "s-soup", do="move 1 side; move 99 down", hand=["s-soup"], markers=HIGH).use("s-soup")
    t.choose("lady.1.right")
    assert all(word == "none" or word.endswith("down") for word in t.words())


@clause("PC-COMBO-12", "PC-COMBO-17")
def test_a_card_may_spend_up_to_four_pounds_for_each_more_time(with_card: Lay) -> None:
    hand = ["p-fitting", "p-time-1", "p-time-2"]
    t = with_card("PE", "p-fitting", do="spend 2 time +4", hand=hand, pounds=20)
    t.use("p-fitting", "time.2").expect(pounds=-10)
    with pytest.raises(squander.BadPack, match="at most 4 pounds for each"):
        with_card("PE", "p-fitting", do="spend 2 time +5", hand=hand)


@clause("PC-RENAISSANCE-03", "PC-RENAISSANCE-10")
def test_a_card_of_two_symbols_asks_for_each_while_one_is_open(with_card: Lay) -> None:
    do = "vote 1 per dog; vote 2 per wine"

    def used() -> Table:
        return with_card("PE", "e-bulldog", do=do, hand=["e-bulldog"], tiles=["A1"], renaissance=True).use("e-bulldog")

    t = used().choose("1")
    assert t.words() == ["0", "1"]
    t.choose("1").expect(votes=-3)
    t = used().choose("2")  # both stand for one symbol: the other is not asked for
    assert t.asked == "club.Act"
    assert sorted([t.symbols("dog"), t.symbols("wine")]) == [0, 2]
    used().choose("0", "0").expect()
