"""A seat that reads is told what it may know, answers by word, and is refused with reasons."""

import random

import pytest

import squander
from squander.envs import text
from squander.kernel.errors import BadSetup, GameIsOver, NotOffered
from squander.kernel.game import Game
from squander.play.story import notes_for
from tests.conformance.cells import Cell, every_cell, every_game, somewhere


def everything(g: Game, seat: int) -> list[str]:
    """All that the interface could ever tell this seat."""
    told = [
        *text.happened(g, notes_for(g, seat), seat),
        text.state(g, seat, whole=True),
        text.state(g, seat, whole=False),
    ]
    if not g.over and g.question.who == seat:
        told += [text.asked(g), text.reasons(g, ""), *[text.word_of(g, option) for option in g.options]]
        told += [text.refusal(g, word) for word in ("a", "plan", "nothing of the kind")]
    return told


def check_worlds(cell: Cell, plies: int) -> None:
    """Two worlds that look the same to a seat are told in the same words."""
    g = somewhere(cell, plies, plies)
    for seat in range(cell.players):
        assert everything(g.determinized(seat, 1), seat) == everything(g, seat)


@every_game
def test_what_a_seat_cannot_know_is_never_told(game: str) -> None:
    for plies in (2, 60):
        check_worlds(Cell(game, 3, {}), plies)


@pytest.mark.long
@every_cell
def test_what_a_seat_cannot_know_is_never_told_in_any_cell(cell: Cell) -> None:
    for plies in (0, 7, 33, 150, 10**6):
        check_worlds(cell, plies)


@every_game
def test_a_game_is_played_by_words(game: str) -> None:
    """By chance up to the end; every word that is offered is taken."""
    table, chance = text.Table(game, players=2, opponents=["random"], seed=1), random.Random(1)
    told = table.look()
    while not table.over:
        words = [line[2:].partition(": ")[0] for line in told.splitlines() if line.startswith("- ")]
        assert 1 <= len(words) <= len(table.game.options)
        told = table.choose(chance.choice(words))
    assert told.splitlines()[-3] == "The game is over."
    with pytest.raises(GameIsOver):
        table.choose("anything")
    assert table.why_not() == "The game is over; nothing is asked."


def test_news_is_told_once() -> None:
    table = text.Table("last-will", seed=1)
    assert "Round 1 begins." in table.look()
    assert "Round 1 begins." not in table.look()


def test_refusals_say_why_and_change_nothing() -> None:
    table = text.Table("last-will", players=2, opponents=["random"], seed=1)
    while table.game.question.name != "will.TakePlan":
        table.choose(text.word_of(table.game, table.game.options[0]))
    before = table.game.digest()
    taken = next(r for r in table.game.question.refused)
    word = text.word_of(table.game, taken.option)
    for said in (word, taken.label):
        with pytest.raises(NotOffered, match=taken.clause):
            table.choose(said)
    assert taken.reason in table.why_not()
    assert taken.reason in table.why_not(word)
    with pytest.raises(NotOffered, match=r"'chess' is no answer here; answer with one of: plan\."):
        table.choose("chess")
    with pytest.raises(NotOffered, match=r"'errand' fits several answers: plan\.\d, .* Name one of them\."):
        table.choose("errand")
    with pytest.raises(NotOffered, match="'' is no answer here"):
        table.choose(" ")
    assert table.why_not("chess") == "Nothing that is refused now is called 'chess'."
    assert table.game.digest() == before


def test_words_of_a_label_will_do() -> None:
    table = text.Table("last-will", players=2, opponents=["random"], seed=1)
    label = text.choices(table.game)[0].label
    table.choose(label.upper())
    assert table.game.plies >= 1


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"players": 8}, "Last Will takes 2 to 5 players, not 8"),
        ({"seat": 5}, "There is no seat 5"),
        ({"opponents": ["nobody"]}, "There is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_set_up_is_said(settings: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        text.Table(**{"game": "last-will", **settings})  # type: ignore[arg-type] # wrong on purpose


def test_every_error_is_one_of_ours() -> None:
    assert issubclass(NotOffered, squander.SquanderError)
