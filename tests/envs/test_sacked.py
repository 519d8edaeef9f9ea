"""Getting Sacked as numbers: what it adds, and that a card is the same card whichever parts are played."""

import random
from pathlib import Path

import numpy as np
import pytest

import squander
from squander.envs import encoder, encoder_of
from squander.games.last_will.encoder import cards_in, spaces_in
from squander.games.last_will.expansion import PARTS
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import LINE_SYMBOLS
from squander.kernel.errors import NotOffered
from squander.kernel.game import Game
from tests.envs.numbers import fields_of, mask, seen

every_part = pytest.mark.parametrize("part", PARTS)


def played(g: Game, plies: int, seed: int = 1) -> Game:
    chance = random.Random(seed)
    for _ in range(plies):
        g.choose(chance.choice(g.options))
    return g


@every_part
def test_a_card_and_a_space_have_the_number_that_they_have_with_all_parts(part: str) -> None:
    box, whole = (fortune(squander.new("last-will", players=5, **{name: True})).box for name in (part, "sacked"))
    meant = cards_in(box, whole)
    assert [box.cards[card].id for card in range(len(meant))] == [whole.cards[there].id for there in meant]
    assert len(set(meant)) == len(meant)
    spaces = spaces_in(box, whole, 5)
    there = whole.layouts[5].spaces
    assert [there[space].name for space in spaces] == [space.name for space in box.layouts[5].spaces]


@every_part
def test_the_parts_that_are_played_are_told(part: str) -> None:
    told = fields_of(squander.new("last-will", players=2, seed=1, **{part: True}), 0)
    assert told["parts"] == [int(name == part) for name in PARTS]
    assert any(told["seat 0: job"]) == (part == "jobs")
    assert sum(told["tiles"]) == (8 if part == "plan_tiles" else 0)


@pytest.mark.parametrize("plies", [5, 60, 140])
def test_the_numbers_say_what_the_view_says(plies: int) -> None:
    g = played(squander.new("last-will", players=3, seed=5, sacked=True), plies)
    box, view = fortune(g).box, g.view(1)
    told = fields_of(g, 1)
    for name, of_plan in (("cards", "cards"), ("errand boys", "errand_boys"), ("actions", "actions")):
        shown = [plan[of_plan] for plan in view["plans"]]
        assert told[f"plan {name}"][: len(shown)] == shown
    lying = {box.tiles[face // 2].id for face, there in enumerate(told["tiles"]) if there}
    assert lying == {plan["tile"] for plan in view["plans"] if "tile" in plan}
    for k in range(3):
        job = view["seats"][(1 + k) % 3]["job"]
        mine = told[f"seat {k}: job"]
        assert [box.jobs[i].id for i, there in enumerate(mine) if there] == ([job["id"]] if job else [])
        assert told[f"seat {k}: income"] == [job["income"] if job else 0]
        assert told[f"seat {k}: wages"] == wages(g, (1 + k) % 3)
        if job:
            assert [line for line, over in enumerate(told[f"seat {k}: covered"]) if over] == job["covered"]
            assert told[f"seat {k}: demoted"] == [int(job["demoted"])]


def wages(g: Game, seat: int) -> list[int]:
    """By symbol, of the job as the view shows it."""
    job = g.view()["seats"][seat]["job"]
    if job is None:
        return [0] * len(LINE_SYMBOLS)
    lines = next(one for one in fortune(g).box.jobs if one.id == job["id"]).lines
    earned = {line.symbol: line.income for i, line in enumerate(lines) if i not in job["covered"]}
    return [earned.get(symbol, 0) for symbol in LINE_SYMBOLS]


def test_a_card_that_is_not_in_this_game_is_refused_in_a_sentence() -> None:
    g = squander.new("last-will", players=2, seed=1, jobs=True)
    numbers, before = encoder_of(g), g.digest()
    assert g.question.name == "will.KeepFirstCards"
    best_man = fortune(squander.new("last-will", players=2, sacked=True)).box
    card = [one.id for one in best_man.cards].index("best_man")
    with pytest.raises(
        NotOffered, match=f"Action {card - 1} answers will.KeepFirstCards with what is not in this game"
    ):
        numbers.option(g, card - 1)
    assert g.digest() == before


def test_a_pack_changes_what_is_told_but_no_number(tmp_path: Path) -> None:
    """A job of other wages, and a card of other cost, are the same job and card."""
    pack = tmp_path / "mine.toml"
    lines = ", ".join(f'{{ symbol = "{symbol}", income = 9 }}' for symbol in list(LINE_SYMBOLS)[:4])
    jobs = fortune(squander.new("last-will", players=2, sacked=True)).box.jobs
    short = [job.id for job in jobs if len(job.lines) == 4]
    pack.write_text("jobs = [" + ", ".join(f'{{ id = "{job}", lines = [{lines}] }}' for job in short) + "]")
    g, usual = (squander.new("last-will", players=2, seed=1, sacked=True, pack=one) for one in (str(pack), None))
    changed, told = fields_of(g, 0), fields_of(usual, 0)
    assert {name for name in told if told[name] != changed[name]} <= {
        f"seat {k}: {name}" for k in (0, 1) for name in ("wages", "income")
    }
    assert changed["seat 0: wages"] == [9, 9, 9, 9, 0, 0, 0]
    while not g.over:
        numbers = encoder_of(g)
        assert [numbers.option(g, action) for action in numbers.legal(g)] == list(g.options)
        assert np.flatnonzero(mask(g)).tolist() == sorted(numbers.legal(g))
        g.choose(g.options[g.plies % len(g.options)])


def test_what_others_hold_and_decks_hide_changes_no_number_but_a_demotion_does() -> None:
    g = played(squander.new("last-will", players=3, seed=2, sacked=True), 50)
    for seat in range(3):
        assert seen(g.determinized(seat, 9), seat).tobytes() == seen(g, seat).tobytes()
    before = seen(g, 0).tobytes()
    other = fortune(g).seats[1]
    other.demoted = not other.demoted
    assert seen(g, 0).tobytes() != before


def test_the_base_game_has_the_numbers_it_had() -> None:
    base, sacked = encoder("last-will", 3), encoder("last-will", 3, sacked=True)
    assert (base.name, base.version, base.choices) == ("last-will", 1, 1212)
    assert encoder("last-will", 3, will=100, plan_order=True).layout.size == base.size
    assert sacked.size > base.size
