"""What may not be taken back, because something was seen."""

import pytest

import squander
from squander.play.table import NoUndo, Table


def keep_all(table: Table) -> int:
    """Everybody keeps the first cards they can; who was asked last."""
    last = -1
    while table.game.question.name == "will.KeepFirstCards":
        last = table.game.question.who
        table.choose(table.game.options[0])
    return last


def test_the_first_cards_are_kept_for_good_once_all_have_chosen() -> None:
    """From then on the backs of what the others kept can be seen."""
    table = Table(squander.new("last-will", players=2, seed="backs"))
    who = keep_all(table)
    with pytest.raises(NoUndo):
        table.undo(who)


def test_a_first_card_can_be_taken_back_while_others_still_choose() -> None:
    table = Table(squander.new("last-will", players=2, seed="backs"))
    who = table.game.question.who
    before = table.game.options
    table.choose(before[0])
    table.undo(who)
    assert table.game.options == before
