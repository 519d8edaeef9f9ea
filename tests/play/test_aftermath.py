"""A finished game looked back at: the numbers that decided it, what changed them, and what was spent."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from squander.games import games, kind_of
from squander.games.last_will.state import fortune
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import VENDOR, WAGE
from squander.kernel.game import Game, plies_of
from squander.kernel.pieces import Setup, line_of
from squander.play.aftermath import Looked, look_back
from squander.play.gesture import gesture_began


def played(game: str, seed: int, players: int = 3, **options: object) -> tuple[Game, list[Game]]:
    """The laid-out table, and each position up to the end of a game by chance."""
    kind, dice = kind_of(game), random.Random(seed)
    g = kind.begin(Setup(players, f"after {seed}", kind.settle(players, options)), noting=True)
    past = [g.copy()]
    while not g.over:
        g.choose(dice.choice(g.options))
        past.append(g.copy())
    return past[0], past


def looked(past: list[Game]) -> Looked:
    return look_back(past[0], plies_of(past[-1].history))


def numbers(g: Game) -> list[int]:
    return [g.kind.worth(g, seat).amount for seat in range(g.players)]


@pytest.mark.parametrize("game", [*games(), "template"])
def test_it_ends_with_the_scores_of_the_ranking(game: str) -> None:
    for seed in range(5):
        _, past = played(game, seed)
        seen, end = looked(past), past[-1]
        scores = {standing.seat: standing.score for standing in end.ranking()}
        assert dict(enumerate(seen.points[-1].worth)) == scores
        assert [worth.amount for worth in seen.ends] == seen.points[-1].worth
        assert seen.points[-1].ply == end.plies


@pytest.mark.parametrize("game", [*games(), "template"])
def test_each_point_is_the_position_after_its_choice(game: str) -> None:
    """And between two of them nothing has changed."""
    _, past = played(game, 7)
    points = looked(past).points
    assert (points[0].ply, points[0].round) == (0, game != "template" or 1)
    for point, following in pairwise(points):
        for ply in range(point.ply, following.ply):
            assert numbers(past[ply]) == point.worth
        assert following.round == past[following.ply - 1].kind.round_of(past[following.ply - 1])
    rounds = [g.kind.round_of(g) for g in past[:-1]]
    assert looked(past).starts == [rounds.index(number) for number in sorted(set(rounds))]
    assert [point.round for point in points] == sorted(point.round for point in points)


@pytest.mark.parametrize("game", games())
def test_what_counts_is_the_sum_of_the_pieces_or_the_highest(game: str) -> None:
    _, past = played(game, 3)
    for g in past[::9]:
        for seat in range(g.players):
            worth = g.kind.worth(g, seat)
            tops = [part for part in worth.parts if not part.of]
            if all(part.counts for part in tops) and game in ("last-will", "maccreedys-mansion"):
                assert sum(part.amount for part in tops) == worth.amount
            else:
                assert {part.amount for part in tops if part.counts} == {worth.amount}
                assert max(part.amount for part in tops) == worth.amount
            for whole in {part.of for part in worth.parts} - {""}:
                pieces = [part.amount for part in worth.parts if part.of == whole]
                assert sum(pieces) == next(part.amount for part in tops if part.name == whole)


@pytest.mark.parametrize("game", [*games(), "template"])
def test_no_gesture_did_more_for_anybody_or_less_than_the_moments_say(game: str) -> None:
    _, past = played(game, 11)
    seen, falls = looked(past), past[0].kind.falls
    starts = [g.plies for g in past[1:] if gesture_began(g) == g.plies]
    ends = [*(start - 1 for start in starts[1:]), past[-1].plies]
    for seat in range(past[0].players):
        values = [numbers(past[ply])[seat] for ply in [0, *ends]]
        steps = [(b - a) * (-1 if falls else 1) for a, b in pairwise(values)]
        gains = [m and abs(m.after - m.before) for m in (seen.best[seat], seen.worst[seat])]
        assert gains == [max(steps) if max(steps) > 0 else None, -min(steps) if min(steps) < 0 else None]


def test_a_moment_is_told_by_what_everybody_heard_of_it() -> None:
    for seed in range(6):
        _, past = played("prodigals-last-will", seed)
        seen = looked(past)
        for moment in [*seen.best, *seen.worst]:
            assert moment is None or all(told.note.to == -1 for told in moment.told)
            assert moment is None or moment.told


def test_a_moment_of_the_solicitor_is_told_by_the_roll_and_what_it_cost_him() -> None:
    for seed in range(3):
        _, past = played("last-will", seed, 1, solo="solicitor")
        best = looked(past).best[1]
        assert best is not None
        assert [one.note.what for one in best.told[-2:]] == ["rolls", "falls"]
        assert len(best.told) <= 4, "no errand but to the opera"


def test_wages_are_no_moment_of_whoever_acts_before_they_are_paid() -> None:
    for seed in range(4):
        _, past = played("last-will", seed, jobs=True)
        seen = looked(past)
        told = [one.note.what for moment in [*seen.best, *seen.worst] if moment for one in moment.told]
        assert told
        assert "earns" not in told
        assert all(moment is None or moment.ply > 6 for moment in seen.worst), "keeping the first cards costs nothing"


def test_a_moment_in_the_mansion_is_told_by_its_sums() -> None:
    """And not by the men who were put into rooms all day before them."""
    told: list[list[str]] = []
    seeds = iter(range(100))  # by chance, rewards are earned in few games
    while not all(any(sum_ in whats for whats in told) for sum_ in ("pays", "earns")):
        _, past = played("maccreedys-mansion", next(seeds))
        seen = looked(past)
        told += [[one.note.what for one in moment.told] for moment in [*seen.best, *seen.worst] if moment]
    with_sums = [whats for whats in told if {"pays", "earns", "pays bid"} & set(whats)]
    assert not [whats for whats in with_sums if {"places", "lacks", "works"} & set(whats)]


def test_what_was_spent_is_what_left_the_purse() -> None:
    _, past = played("last-will", 2)
    seen, end = looked(past), past[-1]
    for seat, s in enumerate(fortune(end).seats):
        sold = sum(note.b for note in line_of(end.log) if note.what == "sells" and note.who == seat)
        assert 70 + sold - sum(spent.amount for spent in seen.spent[seat]) == s.cash
        assert [spent.amount for spent in seen.spent[seat]] == sorted(
            (s.amount for s in seen.spent[seat]), reverse=True
        )


def test_wages_and_material_are_those_of_the_ledger() -> None:
    _, past = played("maccreedys-mansion", 4)
    seen = looked(past)
    for seat, company in enumerate(mansion(past[-1]).companies):
        booked: Counter[int] = Counter()
        entry = company.ledger
        while entry is not None:
            booked[entry.reason] -= entry.active
            entry = entry.before
        spent = {one.on: one.amount for one in seen.spent[seat]}
        assert spent.get("wages", 0) == booked[WAGE]
        assert spent.get("material", 0) == booked[VENDOR]


def test_a_gesture_holds_the_smaller_choices_that_follow() -> None:
    """And never those of somebody else."""
    lengths: Counter[int] = Counter()
    for seed in range(4):
        _, past = played("last-will", seed)
        for g in past[1:]:
            plies = plies_of(g.history)[gesture_began(g) - 1 :]
            lengths[len(plies)] += 1
            assert {ply.frame.who for ply in plies} == {plies[0].frame.who}
            assert all(g.kind.words.gesture(ply.frame).inside for ply in plies[1:])
    assert lengths[1]
    assert lengths[2]
