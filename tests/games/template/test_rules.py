"""Each clause of the template game."""

import pytest

import squander
from squander.games.template.content import cards
from squander.games.template.state import purse
from squander.kernel.game import Game
from tests.helpers.clauses import clause


def table(cash: int, ids: list[str]) -> Game:
    """Seat 0 is asked, with so much money and these cards."""
    g = squander.new("template", players=2, seed=1)
    p = purse(g)
    pool = sorted(p.deck + p.pile + [card for hand in p.hands for card in hand])
    hand = [next(card for card in pool if cards()[card].id == id) for id in ids]
    rest = [card for card in pool if card not in hand]
    p.hands, p.deck = [sorted(hand), rest[:1]], rest[1:]
    p.cash = [cash, 9]
    g.asked = None
    g.agenda.append(g.kind.begin(g.setup).question.frame)
    g.advance()
    return g


@clause("TP-SETUP-01")
def test_two_to_four_begin_with_nine_pounds_and_a_card() -> None:
    for players in (2, 3, 4):
        p = purse(squander.new("template", players=players, seed=1))
        assert p.cash == [9] * players
        assert [len(hand) for hand in p.hands] == [2] + [1] * (players - 1)  # seat 0 has drawn already
    for players in (1, 5):
        with pytest.raises(squander.BadSetup):
            squander.new("template", players=players)


@clause("TP-ROUND-01", "TP-PLAY-03", "TP-END-01")
def test_three_rounds_of_passing_leave_everyone_tied() -> None:
    g = squander.new("template", players=3, seed=1)
    turns = []
    while not g.over:
        turns.append(g.question.who)
        g.choose(0)
    assert turns == [0, 1, 2] * 3
    assert [s.seat for s in g.ranking()] == [0, 1, 2]
    assert g.ranking()[0].note == "tie broken by seat"


@clause("TP-PLAY-01", "TP-END-01")
def test_a_card_spends_its_pounds_and_the_poorest_wins() -> None:
    g = table(9, ["coach"])
    g.choose(g.options[0])
    assert purse(g).cash == [5, 9]
    assert [cards()[card].id for card in purse(g).pile] == ["coach"]
    assert g.ranking()[0].seat == 0


@clause("TP-PLAY-02")
def test_nobody_spends_more_than_they_have() -> None:
    g = table(2, ["hat", "supper"])
    assert [cards()[option].id for option in g.options if option] == ["hat"]
    assert [refusal.clause for refusal in g.question.refused] == ["TP-PLAY-02"]
