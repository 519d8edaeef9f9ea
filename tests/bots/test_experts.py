"""What every game's expert promises, from any position."""

import pytest

from squander.games import begin, package_of
from squander.games.expert import Expert
from squander.kernel.game import NOBODY, Game
from squander.kernel.rng import seeded
from tests.bots.positions import asked_anywhere
from tests.conformance.cells import CELLS, Cell, named

PLANNED = [cell for cell in CELLS if package_of(cell.game).expert() is not None]
every_planned_cell = pytest.mark.parametrize("cell", PLANNED, ids=named)


def expert_of(cell: Cell) -> Expert:
    expert = package_of(cell.game).expert()
    assert expert is not None
    return expert


def finished(g: Game) -> Game:
    rng = seeded("any")
    while not g.over:
        g.choose(g.options[rng.below(len(g.options))])
    return g


@every_planned_cell
def test_chances_add_up_and_looking_changes_nothing(cell: Cell) -> None:
    expert = expert_of(cell)
    for g in asked_anywhere(cell, 1):
        before = g.digest()
        chances, values = expert.chances(g), expert.values(g)
        assert len(chances) == len(values) == cell.players
        assert cell.players == 1 or sum(chances) == pytest.approx(1)  # alone, the rest is the Solicitor's
        assert all(0 <= chance <= 1 for chance in chances)
        assert (expert.chances(g), expert.values(g)) == (chances, values)
        assert [len(look) for look in expert.looks(g)] == [len(expert.aspects())] * cell.players
        assert expert.stage(g) >= 0
        expert.quick(g, seeded("some"))
        assert g.digest() == before


def test_aspects_are_named_for_every_game_of_ours() -> None:
    assert all(len(set(expert_of(cell).aspects())) > 10 for cell in PLANNED)


@pytest.mark.parametrize("game", ["last-will", "prodigals-club", "prodigals-last-will"])
def test_a_playout_of_an_errand_stops_before_turns(game: str) -> None:
    """What hand and board will bring is judged better than a rule of thumb plays it."""
    expert = package_of(game).expert()
    assert expert is not None
    g = begin(game, 2, "errands", {})
    before, began = expert.round(g), g.question.name
    while expert.turn_of(g) == NOBODY:
        assert expert.round(g) == before, f"{began} to {g.question.name}"
        g.choose(expert.quick(g, seeded("any")))
    assert expert.round(g) == before + 1


@every_planned_cell
def test_aspects_add_up_to_what_a_position_is_worth(cell: Cell) -> None:
    """From one position of a game to the next, to its start and to its end, for every seat."""
    expert = expert_of(cell)
    first, end = cell.new(5), finished(cell.new(5))
    before = first
    for g in [*asked_anywhere(cell, 5), end]:
        for there in (before, first):
            for who in range(cell.players):
                counts = [one.counts for one in expert.contrast(g, there, who)]
                apart = expert.values(g)[who] - expert.values(there)[who]
                assert sum(counts) == pytest.approx(apart, rel=1e-9, abs=1e-6)
        before = g


@every_planned_cell
def test_nothing_apart_is_no_difference(cell: Cell) -> None:
    expert = expert_of(cell)
    for g in asked_anywhere(cell, 6):
        found = expert.contrast(g, g.copy(), g.question.who)
        assert all((one.amount, one.counts) == (0, 0) for one in found)


@every_planned_cell
def test_the_winner_has_it_all_at_the_end(cell: Cell) -> None:
    g = finished(cell.new(3))
    standings = g.ranking()
    chances, values = expert_of(cell).chances(g), expert_of(cell).values(g)
    assert [seat for seat in range(cell.players) if chances[seat] == 1] == [s.seat for s in standings if s.place == 1]
    assert max(values) == values[standings[0].seat]


@every_planned_cell
def test_quick_answers_are_offered_and_depend_on_nothing_else(cell: Cell) -> None:
    expert = expert_of(cell)
    for g in asked_anywhere(cell, 2):
        answer = expert.quick(g, seeded("same"))
        assert answer in g.options
        assert expert.quick(g.copy(), seeded("same")) == answer


@every_planned_cell
def test_a_turn_belongs_to_who_is_asked_and_rounds_grow(cell: Cell) -> None:
    """Also in games that chance ends in their first round."""
    expert = expert_of(cell)
    seen: set[int] = set()
    for seed in (4, 5, 6):
        rounds = []
        for g in asked_anywhere(cell, seed):
            assert expert.turn_of(g) in (NOBODY, g.question.who)
            rounds.append(expert.round(g))
        assert rounds == sorted(rounds)
        seen.update(rounds)
    assert len(seen) > 1
