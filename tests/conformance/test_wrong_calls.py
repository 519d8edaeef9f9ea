"""Whoever calls a game wrongly is told so by an error with a name, and changes nothing by it."""

import json

import pytest

import squander
from squander import BadRecord, NoSuchSeat, NotOffered
from squander.bots import answer
from squander.games import kind_of
from squander.kernel.agenda import RULES, Ask
from squander.kernel.errors import BadPosition
from squander.kernel.game import Game, restore
from squander.play.records import checksum, read, record_of, resume, write
from squander.play.sight import Sight

GAMES = [*squander.games(), "template"]


def begun(game: str) -> Game:
    g = squander.new(game, players=3, seed=7)
    for _ in range(5):
        g.choose(g.options[0])
    return g


@pytest.mark.parametrize("game", GAMES)
def test_nobody_adds_to_what_is_offered(game: str) -> None:
    g = begun(game)
    for offered in (g.options, g.question.options, Sight(g).options, g.copy().options):
        assert offered == g.options
        assert isinstance(offered, tuple)
    with pytest.raises(AttributeError):
        g.options.append(9999)  # type: ignore[attr-defined]
    before = g.digest()
    with pytest.raises(NotOffered):
        g.choose(9999)
    assert g.digest() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [3, -2, 99])
def test_a_seat_that_is_not_there(game: str, seat: int) -> None:
    g = begun(game)
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}; this game has seats 0 to 2"):
        g.view(seat)
    with pytest.raises(NoSuchSeat, match=f"no seat {seat};"):
        g.determinized(seat, 1)
    assert g.view(-1)
    assert g.view(2)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("option", [-5, 9999, 10**12])
def test_the_label_of_nothing(game: str, option: int) -> None:
    question = begun(game).question
    with pytest.raises(NotOffered, match=f"^{option} is no answer to {question.name}; choose one of"):
        question.label(option)
    assert all(question.label(option) for option in question.options)
    assert [question.label(refused.option) for refused in question.refused] == [r.label for r in question.refused]


class Mumbler:
    def __init__(self, said: object) -> None:
        self.said = said

    def choose(self, sight: Sight) -> int:
        return self.said  # type: ignore[return-value]


@pytest.mark.parametrize("said", [None, "left", [1]])
def test_a_bot_that_answers_with_no_number(said: object) -> None:
    g = squander.new("last-will", players=2, seed=1)
    with pytest.raises(NotOffered, match=r"^Mumbler answered .* to will\.KeepFirstCards; choose one of"):
        answer(Mumbler(said), g)


# --- records and saves --------------------------------------------------------------------------------------------


def save(game: str, asked: str) -> str:
    """A save whose snapshot has another question open."""
    g = begun(game)
    record = record_of(g).with_snapshot(g)
    return write(record._replace(snapshot={**g.dump(), "asked": [asked, 0, 0]}))


def changed(name: str, value: str) -> str:
    """A record with another line in its head, and the checksum that fits."""
    lines = write(record_of(begun("last-will"))).splitlines()[:-1]
    lines = [f"{name} {value}" if line.startswith(f"{name} ") else line for line in lines]
    return "\n".join([*lines, f"end 5 {checksum(lines)}"])


@pytest.mark.parametrize("game", GAMES)
def test_a_save_that_asks_by_a_rule_that_asks_nothing(game: str) -> None:
    begun(game)
    prefix = begun(game).question.name.split(".")[0]
    silent = next(name for name, rule in RULES.items() if not isinstance(rule, Ask) and name.startswith(prefix))
    with pytest.raises(BadRecord, match=f"The rule '{silent}' asks nothing"):
        resume(read(save(game, silent)))
    with pytest.raises(BadRecord, match=r"There is no rule 'no\.Such'"):
        resume(read(save(game, "no.Such")))


def test_a_save_that_asks_by_a_rule_of_another_game() -> None:
    begun("prodigals-club")
    asks = [name for name, rule in RULES.items() if isinstance(rule, Ask) and not name.startswith("will.")]
    for name in asks:
        with pytest.raises(BadRecord, match="snapshot of this save"):
            resume(read(save("last-will", name)))


def test_a_position_that_asks_nothing() -> None:
    g = begun("last-will")
    silent = next(name for name, rule in RULES.items() if not isinstance(rule, Ask))
    with pytest.raises(BadPosition, match="asks nothing"):
        restore(g.kind, g.setup, {**g.dump(), "asked": [silent, 0, 0]})


@pytest.mark.parametrize("name", ["seed", "options", "about"])
def test_a_record_that_is_nested_too_deep(name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read(changed(name, "[" * 100_000 + "]" * 100_000))


def test_a_seed_that_is_no_text() -> None:
    with pytest.raises(squander.SquanderError, match="not readable text"):
        resume(read(changed("seed", json.dumps("\ud800"))))


# --- settings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [1.5, b"x", {"a": 1}, [1], object, ["no such thing"], "no such thing", -1])
def test_a_setting_of_a_wrong_kind(game: str, value: object) -> None:
    """Whatever is no value of a setting is told in a sentence that names it."""
    for setting in kind_of(game).settings:
        with pytest.raises(squander.SquanderError, match=rf"\b{setting.name}\b|competition|There is no|no such"):
            squander.new(game, players=2, seed=1, **{setting.name: value})  # type: ignore[arg-type]
