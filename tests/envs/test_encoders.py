"""Positions and answers as numbers: one number an answer, and nothing of what a seat can't know."""

import json
import random
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import squander
from squander.envs import encoder
from squander.envs.core.encoder import Encoder
from squander.envs.many import Numbers
from squander.games import kind_of
from squander.games.last_will.expansion import PARTS
from squander.kernel.errors import BadSetup, GameIsOver, NotOffered
from tests.conformance.cells import CELLS, GAMES, Cell, every_game, named, somewhere
from tests.envs.numbers import mask, seen

NUMBERS = Path(__file__).parent / "encodings.json"


PARTS_ALONE = [Cell("last-will", 2 + i % 4, {part: True}) for i, part in enumerate(PARTS)]
SACKED = Cell("last-will", 3, {"sacked": True})
LATE = Cell("last-will", 1, {"solo": "solicitor", "campaign": ["won -3 12", "lost 30 -2"]})

every_table = pytest.mark.parametrize("cell", [*CELLS, *PARTS_ALONE, LATE], ids=named)


@every_table
def test_every_option_has_one_number_that_leads_back_to_it(cell: Cell) -> None:
    numbers = encoder(cell.game, cell.players, **cell.options)
    g, chance = cell.new(11), random.Random(11)
    while not g.over:
        ids = [numbers.action(g, option) for option in g.options]
        assert len(set(ids)) == len(ids)
        assert [numbers.option(g, action) for action in ids] == list(g.options)
        assert sorted(ids) == np.flatnonzero(mask(g)).tolist()
        g.choose(chance.choice(g.options))
    assert not mask(g).any()


@every_table
def test_what_a_seat_cannot_know_changes_no_number(cell: Cell) -> None:
    """Two worlds that look the same to a seat have the same observation and mask."""
    for plies in (0, 25, 150):
        g = somewhere(cell, 5 + plies, plies)
        for seat in range(cell.players):
            world = g.determinized(seat, plies)
            assert seen(world, seat).tobytes() == seen(g, seat).tobytes()
            if not g.over and g.question.who == seat:
                assert mask(world).tobytes() == mask(g).tobytes()


@pytest.mark.parametrize("cell", [*(Cell(game, 3, {}) for game in GAMES), SACKED, LATE], ids=named)
def test_no_field_is_overrun(cell: Cell) -> None:
    """Codes and counts stay in their range: a number in the wrong field would be far out of it."""
    numbers = encoder(cell.game, cell.players, **cell.options)
    flags = [field for field in numbers.layout.fields if field.text.startswith(("1 at ", "1 if "))]
    g, chance = cell.new(3), random.Random(3)
    while not g.over:
        row = seen(g, g.question.who)
        for field in flags:
            assert set(row[field.at : field.at + field.size].tolist()) <= {0, 1}, field.name
        assert row[0] == 1  # the seat that looks is the one that is asked
        g.choose(chance.choice(g.options))


def test_seats_are_told_from_the_one_that_looks() -> None:
    g = squander.new("last-will", players=3, seed=4)
    fields = {field.name: field.at for field in encoder("last-will", 3).layout.fields}
    for looker in range(3):
        row = seen(g, looker)
        for k in range(3):
            assert row[fields[f"seat {k}: cash"]] == g.view()["seats"][(looker + k) % 3]["cash"]


def test_the_numbers_say_what_the_view_says() -> None:
    """Last Will, field by field against what its page is sent."""
    numbers = encoder("last-will", 4)
    fields = {field.name: field for field in numbers.layout.fields}
    g, chance = squander.new("last-will", players=4, seed=2), random.Random(2)
    while not g.over:
        seat = g.question.who
        row, view = seen(g, seat), g.view(seat)

        def told(name: str, row: Numbers = row) -> list[int]:
            field = fields[name]
            return [int(number) for number in row[field.at : field.at + field.size]]

        hand = [card for card, there in enumerate(told("hand")) if there]
        assert hand == [card["card"] for card in view["seats"][seat]["hand"]]
        assert told("market") == list(view["market"].values())
        lying = {slot["card"]["card"]: slot["slot"] + 1 for slot in view["offering"] if slot["card"]}
        assert {card: slot for card, slot in enumerate(told("offering")) if slot} == lying
        for k in range(4):
            other = view["seats"][(seat + k) % 4]
            shown = [told(f"seat {k}: {name}")[0] for name in ("cash", "score", "actions", "hand limit")]
            assert shown == [other["cash"], other["score"], other["actions"], other["hand_limit"]]
            board = {card for card, there in enumerate(told(f"seat {k}: board")) if there}
            assert board == {laid["card"] for laid in other["board"]}
        g.choose(chance.choice(g.options))


def described(numbers: Encoder) -> str:
    """All that a number may mean."""
    fields = [[field.name, field.at, field.size, field.text] for field in numbers.layout.fields]
    answers = [[one.name, one.base, [[run.first, run.last] for run in one.options]] for one in numbers.actions.answers]
    return sha256(json.dumps([fields, answers]).encode()).hexdigest()[:16]


@every_game
def test_a_number_means_what_it_meant_until_the_version_changes(game: str) -> None:
    """Who changes a field or an answer counts the encoder's VERSION up and writes the new line here."""
    kind = kind_of(game)
    now = {str(players): described(encoder(game, players)) for players in range(kind.least, kind.most + 1)}
    known = json.loads(NUMBERS.read_text(encoding="utf-8"))
    assert known[game][str(encoder(game, kind.least).version)] == now


def test_so_does_one_of_the_expansion_and_of_the_game_for_one() -> None:
    """Whichever parts are played."""
    known = json.loads(NUMBERS.read_text(encoding="utf-8"))
    for options in ({"sacked": True}, *(cell.options for cell in PARTS_ALONE)):
        made = [encoder("last-will", players, **options) for players in range(2, 6)]
        assert {one.name for one in made} == {"last-will-sacked"}
        assert known["last-will-sacked"][str(made[0].version)] == {str(one.players): described(one) for one in made}
    alone = encoder("last-will", 1, **LATE.options)
    assert known[alone.name][str(alone.version)] == {"1": described(alone)}


def test_an_answer_that_is_not_offered_is_refused_with_its_reason() -> None:
    numbers = encoder("last-will", 2)
    g = squander.new("last-will", players=2, seed=1)
    before = g.digest()
    with pytest.raises(NotOffered, match=r"There is no action 100000; they are 0 to \d+\."):
        numbers.option(g, 100000)
    with pytest.raises(NotOffered, match=r"There is no action -1"):
        numbers.option(g, -1)
    stop = numbers.actions.by_name["will.Act"].base
    with pytest.raises(
        NotOffered, match=r"answers will\.Act, but will\.KeepFirstCards is asked; take one that the mask"
    ):
        numbers.option(g, stop)
    masked = next(i for i in range(143) if not mask(g)[i])
    with pytest.raises(NotOffered, match=f"Action {masked} is masked: .* choose one of"):
        numbers.option(g, masked)
    assert g.digest() == before


def test_after_the_end_nothing_has_a_number() -> None:
    g = squander.new("template", players=2, seed=1)
    squander.playout(g, squander.seeded("x"))
    with pytest.raises(GameIsOver):
        encoder("template", 2).option(g, 0)
    with pytest.raises(GameIsOver):
        encoder("template", 2).action(g, 0)


def test_a_game_that_is_not_there_has_no_numbers() -> None:
    with pytest.raises(BadSetup, match="There is no game 'chess'; choose one of last-will"):
        encoder("chess", 2)
    with pytest.raises(BadSetup, match="Last Will takes 2 to 5 players, not 9"):
        encoder("last-will", 9)
