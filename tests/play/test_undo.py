"""What may not be taken back, because something was seen."""

import pytest

import squander
from squander.kernel.game import Game
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


def test_what_was_done_in_one_go_is_taken_back_as_a_whole() -> None:
    """A boy sent to three cards and the card he takes: one undo, not one for each answer."""
    table = sent_to_three()
    before = table.game.copy()
    table.choose(next(option for option in before.options if leads_to_three(before, option)))
    assert table.game.question.name == "will.TakeOfThree"
    table.choose(table.game.options[0])
    table.undo(before.question.who)
    assert table.game.question.name == "will.SendErrandBoy"
    assert table.game.options == before.options


def leads_to_three(g: Game, option: int) -> bool:
    trial = g.copy()
    trial.choose(option)
    return not trial.over and trial.question.name == "will.TakeOfThree" and len(trial.options) > 1


def sent_to_three() -> Table:
    """Where a boy may be sent to the three cards, and whoever sends him is asked which one he takes."""
    for seed in range(20):
        table = Table(squander.new("last-will", players=3, seed=f"three {seed}"))
        while not table.game.over:
            g = table.game
            if g.question.name == "will.SendErrandBoy" and any(leads_to_three(g, option) for option in g.options):
                return table
            table.choose(g.options[-1])
    raise AssertionError("no boy was ever sent to three cards")
