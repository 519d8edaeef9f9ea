"""A network that learns: its gradients are right, it learns what it is shown, it is kept, gone on with, and plays."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from squander import bots
from squander.bots import foresight
from squander.bots.foresight import Foresight, NoExpert, expert_of, lead
from squander.bots.net import NetBot
from squander.bots.network import LEARNED, Network, Subject, fresh, read
from squander.envs.attention import PARTS, Attentive, aspects_of, eyes_for
from squander.envs.eyes import Eyes
from squander.envs.school.adam import CHOICE_COUNTS, POLICY_COUNTS, Adam, apart, chances, gradients_of
from squander.envs.school.curve import picture
from squander.envs.school.examples import Examples, Shelf, taught_game
from squander.envs.school.self_play import returns, self_taught
from squander.envs.school.training import Course, Progress, Trainer, beginner, resumed
from squander.games import begin
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.play.sight import Sight

COURSE = Course("template", watching=0, lessons=2, games=4, hidden=8)
WILL = Course("last-will", watching=2, lessons=1, games=2, hidden=6)
SMALL = WILL._replace(hidden=4)


def silent(progress: Progress) -> None:
    assert 0 < progress.done <= progress.of


def shown(seed: str = "1") -> Examples:
    g = begin("last-will", 2, seed, {})
    return taught_game(expert_of("last-will"), all_eyes(g), g, seed)


def all_eyes(g: Game) -> Eyes:
    """Of a network that sees aspects, too."""
    return eyes_for(aspects_of(g.kind.id), g.kind.id, g.players, g.setup.options)


def loss(network: Network, some: Examples) -> float:
    """What learning makes smaller."""
    many = len(some.worths)
    thought = network.think(np.concatenate([some.numbers, some.asked]))
    errors = thought.worth[:many] - some.worths / network.unit
    likely = chances(network.scores(thought, slice(many, None)), some.masks)
    right = likely[np.arange(len(some.answers)), some.answers]
    squares = (errors**2).mean() / 2 + CHOICE_COUNTS * (apart(errors, some.groups) ** 2).mean() / 2
    return float(squares - POLICY_COUNTS * np.log(right).mean())


def test_gradients_are_those_of_the_loss() -> None:
    """Against what a small change of a weight really does."""
    some = shelf_of(shown()).draw(np.random.default_rng(1))
    network = fresh(Subject("last-will", 2, 1), some.numbers.shape[1], some.masks.shape[1], 5, 1)
    network.weights = {name: array.astype(np.float64) for name, array in network.weights.items()}
    network.weights["unit"][0] = 20
    network.weights["scale"] = 1.0 / np.maximum(1.0, np.abs(some.numbers).max(axis=0))
    network.weights["b2"][:] = 0.1  # away from the kink, also where nothing comes from the layer before
    many = len(some.worths)
    thought = network.think(np.concatenate([some.numbers, some.asked]))
    errors: Any = thought.worth[:many] - some.worths / 20
    on_worths = (errors + CHOICE_COUNTS * apart(errors, some.groups)) / many
    likely = chances(network.scores(thought, slice(many, None)), some.masks)
    likely[np.arange(len(some.answers)), some.answers] -= 1
    found = gradients_of(network, thought, on_worths, likely * POLICY_COUNTS / len(some.answers))  # type: ignore[arg-type]
    assert set(found) == set(LEARNED)
    for name, gradient in found.items():
        at = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        before, ends = network.weights[name][at], []
        for shift in (1e-5, -1e-5):
            network.weights[name][at] = before + shift
            ends.append(loss(network, some))
        network.weights[name][at] = before
        assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(float(gradient[at]), rel=0.02, abs=1e-6), name


def shelf_of(*games: Examples) -> Shelf:
    shelf = Shelf()
    shelf.games.extend(games)
    return shelf


def test_it_learns_what_it_is_shown() -> None:
    trainer, some = beginner(WILL._replace(hidden=16)), shown()
    before, shelf, draw = loss(trainer.network, some), shelf_of(some), np.random.default_rng(1)
    for _ in range(60):
        trainer.learn(shelf.draw(draw), 3e-3)
    assert loss(trainer.network, some) < 0.5 * before


def test_positions_of_one_choice_are_learned_apart_from_what_they_share() -> None:
    errors, groups = np.array([3.0, 1.0, 5.0], np.float32), np.array([7, 7, 9])
    assert apart(errors, groups).tolist() == [1.0, -1.0, 0.0]


def test_a_choice_is_judged_by_what_its_seat_may_know() -> None:
    """The same to the seat, the same lesson, whatever the others really hold."""
    g = begin("last-will", 2, "3", {})
    other = g.determinized(g.question.who, 5)
    one, two = (taught_game(expert_of("last-will"), all_eyes(game), game, "x") for game in (g, other))
    assert np.array_equal(one.numbers[:3], two.numbers[:3])
    assert np.array_equal(one.asked[0], two.asked[0])
    assert one.worths[:3] == pytest.approx(two.worths[:3])


def test_later_worths_are_seen_from_the_end_backwards() -> None:
    found = returns(np.array([0.0, 1.0, 2.0], np.float32), 4.0, 10.0)
    assert found[2] == pytest.approx(40.0)
    assert found[1] == pytest.approx(10 * (0.95 * 4 + 0.05 * 2))
    assert found[0] == pytest.approx(10 * (0.95 * (0.95 * 4 + 0.05 * 2) + 0.05 * 1))


def same(one: Trainer, other: Trainer) -> bool:
    return all(np.array_equal(one.network.weights[name], other.network.weights[name]) for name in LEARNED)


@pytest.mark.parametrize("course", [COURSE, WILL])
def test_the_same_seed_teaches_alike(course: Course) -> None:
    one, other = beginner(course), beginner(course)
    untouched = one.network.weights["value"].copy()
    for trainer in (one, other):
        trainer.lesson(silent)
    assert not np.array_equal(one.network.weights["value"], untouched)
    assert same(one, other)
    assert one.lessons == 1


def test_a_game_without_an_expert_is_learned_by_self_play_alone() -> None:
    assert isinstance(expert_of("template"), NoExpert)
    assert not beginner(COURSE._replace(watching=5)).watches
    assert beginner(WILL).watches


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, first = beginner(WILL), beginner(WILL)
    for _ in range(3):
        whole.lesson(silent)
    first.lesson(silent)
    first.curve.append((1.0, 0.5))
    first.save(tmp_path / "half.npz")
    again = resumed(WILL, tmp_path / "half.npz")
    kinds = []
    for _ in range(2):
        kinds.append(again.watches)
        again.lesson(silent)
    assert kinds == [True, False]
    assert same(whole, again)
    assert again.curve == [(1.0, 0.5)]
    assert isinstance(again.adam, Adam)
    with pytest.raises(BadSetup, match="is in training for"):
        resumed(WILL._replace(players=3), tmp_path / "half.npz")


def test_it_plays_wherever_bots_do(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    beginner(COURSE).network.save(file)
    assert file.stat().st_size < 10_000
    g = begin("template", 2, 1, {})
    bot = bots.make(f"net:{file}", "template", 0)
    while not g.over:
        g.choose(bots.answer(bot, g))
    assert bots.listed(f"net:{file},random") == [f"net:{file}", "random"]


def network_that_likes(cash: float) -> tuple[Network, Eyes]:
    """Last Will's own cash, and nothing else."""
    eyes = Eyes("last-will", 2, begin("last-will", 2, 1, {}).setup.options)
    network = fresh(Subject("last-will", 2, 1), eyes.encoder.size, eyes.encoder.choices, 4, 1)
    for name in LEARNED:
        network.weights[name][:] = 0
    at = next(field.at for field in eyes.encoder.layout.fields if field.name == "seat 0: cash")
    network.weights["straight"][at] = cash
    return network, eyes


def in_a_turn(seed: int) -> Game:
    g, expert = begin("last-will", 2, seed, {}), expert_of("last-will")
    chance = bots.make("random", "last-will", seed)
    while expert.turn_of(g) < 0 or len(g.options) < 4:
        g.choose(bots.answer(chance, g))
    return g


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_takes_the_line_whose_end_it_likes_best(seed: int) -> None:
    """One that likes to be poor ends a turn with less than one that likes to be rich."""
    g, left = in_a_turn(seed), []
    who = g.question.who
    for cash in (-1.0, 1.0):
        network, eyes = network_that_likes(cash)
        line = Foresight(network, eyes, expert_of("last-will")).best(g.copy(), who)
        left.append(cash * line.worth)
        assert line.path[0] in g.options
    assert left[0] < left[1]


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    g, network = begin("last-will", 2, 4, {}), network_that_likes(1.0)[0]
    while not g.over:
        g.choose(g.options[0])
    ahead = Foresight(network, Eyes("last-will", 2, g.setup.options), expert_of("last-will"))
    first = g.ranking()[0].seat
    assert lead(ahead.expert, g, first) == -lead(ahead.expert, g, 1 - first)
    assert ahead.came_to(g, first) > ahead.came_to(g, 1 - first)


def test_where_there_are_many_answers_the_likeliest_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "TRIED", 3)
    network, eyes = network_that_likes(1.0)
    g = in_a_turn(1)
    favourite = g.options[-1]
    network.weights["policy_bias"][eyes.encoder.action(g, favourite)] = 1
    tried = Foresight(network, eyes, expert_of("last-will")).tried(g, g.question.who)
    assert tried[0] == favourite
    assert len(tried) == 3


def test_it_plays_as_the_file_is_now(tmp_path: Path) -> None:
    """A training writes it anew after each lesson, and tests it in the same process."""
    file, g = tmp_path / "net.npz", in_a_turn(1)
    told: list[float] = []
    for cash in (-1.0, 1.0):
        network_that_likes(cash)[0].save(file)
        os.utime(file, ns=(0, len(told) + 1))
        bot = bots.make(f"net:{file}", "last-will", 0)
        assert isinstance(bot, NetBot)
        told.append(float(bot.network.weights["straight"].sum()))
        assert bot.choose(Sight(g)) in g.options
    assert told == [-1.0, 1.0]


def test_it_plays_only_what_it_was_made_for(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    beginner(COURSE).network.save(file)
    with pytest.raises(BadSetup, match="plays template, not last-will"):
        bots.make(f"net:{file}", "last-will", 0)
    with pytest.raises(BadSetup, match="The network plays with 2 players, not 3"):
        bots.answer(bots.make(f"net:{file}", "template", 0), begin("template", 3, 1, {}))
    network, _ = read(file)
    Network(network.subject._replace(encoding=99), network.weights).save(tmp_path / "old.npz")
    with pytest.raises(BadSetup, match="knows numbers of version 99; template has version 1 now"):
        bots.make(f"net:{tmp_path / 'old.npz'}", "template", 0)


def test_one_that_learned_the_expansion_plays_any_part_of_it_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "sacked.npz"
    beginner(SMALL._replace(options={"sacked": True})).network.save(file)
    bot = bots.make(f"net:{file}", "last-will", 0)
    for options in ({"sacked": True}, {"jobs": True, "weddings": True}):
        g = begin("last-will", 2, 1, options)
        while not g.over:
            g.choose(bots.answer(bot, g))
    with pytest.raises(BadSetup, match="knows the numbers of last-will-sacked, not of last-will; train one"):
        bots.answer(bot, begin("last-will", 2, 1, {}))
    beginner(SMALL).network.save(file)
    with pytest.raises(BadSetup, match="knows the numbers of last-will, not of last-will-sacked; train one"):
        bots.answer(NetBot(read(file)[0]), begin("last-will", 2, 1, {"jobs": True}))


def test_one_that_plays_alone_learns_alike(tmp_path: Path) -> None:
    course = SMALL._replace(players=1, watching=1, options={"solo": "solicitor"})
    trainer = beginner(course)
    trainer.lesson(silent)
    trainer.lesson(silent)
    trainer.save(tmp_path / "alone.npz")
    again = resumed(course, tmp_path / "alone.npz")
    assert again.network.subject.options == {"solo": "solicitor"}
    g = begin("last-will", 1, 2, {"solo": "solicitor", "difficulty": "junior", "campaign": "begin"})
    while not g.over:
        g.choose(bots.answer(NetBot(again.network), g))


def test_beside_the_numbers_it_sees_what_the_expert_counts_for_each_seat_its_own_first() -> None:
    g = in_a_turn(2)
    eyes, expert = all_eyes(g), expert_of("last-will")
    assert isinstance(eyes, Attentive)
    rows, plain = eyes.rows([g], 1), Eyes("last-will", 2, g.setup.options).rows([g], 1)
    assert rows.shape == (1, eyes.size)
    assert np.array_equal(rows[:, : plain.shape[1]], plain)
    looks = expert.looks(g)
    assert (rows[0, plain.shape[1] :] / PARTS).tolist() == pytest.approx([*looks[1], *looks[0]], abs=0.5 / PARTS)


def test_one_may_learn_from_the_numbers_alone(tmp_path: Path) -> None:
    alone, both = beginner(SMALL._replace(aspects=False)).network, beginner(SMALL).network
    assert alone.subject.aspects == []
    seen, aspects = len(alone.weights["scale"]), aspects_of("last-will")
    assert len(both.weights["scale"]) == seen + 2 * len(aspects)
    alone.save(tmp_path / "alone.npz")
    g = in_a_turn(1)
    assert bots.answer(bots.make(f"net:{tmp_path / 'alone.npz'}", "last-will", 0), g) in g.options
    assert aspects_of("template") == []


def test_one_that_knows_other_aspects_is_refused() -> None:
    network = beginner(SMALL).network
    other = Network(network.subject._replace(aspects=["cash", "hope"]), network.weights)
    with pytest.raises(BadSetup, match=r"knows other aspects of last-will than are counted now\. Train it anew"):
        NetBot(other).choose(Sight(in_a_turn(1)))


def test_self_play_sees_no_more_than_a_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it looks at is a guess; the real cards are in the game alone."""
    g = begin("last-will", 2, "7", {})
    eyes, looked = all_eyes(g), list[Game]()

    def numbers(world: Game, seat: int) -> Any:
        looked.append(world)
        return Attentive.numbers(eyes, world, seat)

    monkeypatch.setattr(eyes, "numbers", numbers)
    network = beginner(SMALL).network
    self_taught(Foresight(network, eyes, expert_of("last-will"), 1), g, "1")
    assert looked
    assert all(world is not g for world in looked)


def test_self_play_learns_of_every_seat() -> None:
    g, network = begin("last-will", 3, 1, {}), beginner(SMALL._replace(players=3)).network
    eyes = all_eyes(g)
    found = self_taught(Foresight(network, eyes, expert_of("last-will"), 1), g, "1")
    assert g.over
    assert len(found.worths) % 3 == 0
    assert len(set(found.groups.tolist())) == len(found.worths)
    assert (found.masks[np.arange(len(found.answers)), found.answers] == 1).all()


@pytest.mark.parametrize("content", [b"", b"not a network", b"PK\x03\x04"])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.npz"
    file.write_bytes(content)
    with pytest.raises(BadSetup, match=r"bad\.npz is no network that 'squander train' made\.$"):
        read(file)
    with pytest.raises(BadSetup, match=r"gone\.npz is no network: there is no such file; 'squander train' makes one\."):
        bots.make(f"net:{tmp_path / 'gone.npz'}", "template", 0)


def test_the_curve_is_a_picture() -> None:
    drawn = picture([(0.0, 0.4), (1.0, 0.6), (2.0, 0.7)], "a game", 1)
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 3
    assert "from here on by self-play" in drawn
    assert "from here on" not in picture([(0.0, 0.4), (1.0, 0.6)], "a game", 1)


def test_a_command_does_sums_on_one_core() -> None:
    """On two, one waited for the other, and an arena took three times the processor time."""
    shown = "import squander.cli as c; c.app = lambda: print(*(c.os.environ[name] for name in c.ONE_CORE)); c.main()"
    usual = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}

    def threads(environment: dict[str, str]) -> list[str]:
        command = [sys.executable, "-c", shown]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert threads(usual) == ["1", "1", "1"]
    assert threads(usual | {"OMP_NUM_THREADS": "4"}) == ["1", "4", "1"], "whoever sets it has it"
