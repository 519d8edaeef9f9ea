"""Exercises at a server's tables: what is right is told after an answer and never before."""

import json

import msgspec
import pytest

from squander.play.exercises import Exercise, exercise, exercised, exercises, laid_out
from squander.play.records import option_called
from squander.server import wire
from squander.server.tables.exercising import position
from tests.server.client import Player, call, token_of

GAME = "last-will"
NUMBER = 1


def sit_down(port: int, game: str = GAME, number: int = NUMBER) -> wire.TableMade:
    answer = call(port, f"/api/games/{game}/exercises/{number}", wire.Solve("Ann"))
    assert answer.status == 201, answer.body
    return msgspec.json.decode(answer.body, type=wire.TableMade)


def options_of(game: str, one: Exercise, words: list[str]) -> list[int]:
    g = laid_out(game, one)
    return [option_called(g, g.question.frame, g.plies + 1, word) for word in words]


def solution_of(state: wire.State) -> wire.Solution:
    assert state.exercise is not None
    assert state.exercise.solution is not None
    return state.exercise.solution


@pytest.mark.parametrize("game", exercised())
def test_the_list_tells_all_but_what_is_right(port: int, game: str) -> None:
    found = call(port, f"/api/games/{game}/exercises").json()
    assert found["levels"] == 6
    assert [one["number"] for one in found["exercises"]] == list(range(1, len(exercises(game).exercises) + 1))
    for one in found["exercises"]:
        assert set(one) == {"number", "key", "stars", "players", "round", "phase"}
        assert one["phase"]


def test_nothing_that_reaches_the_page_before_the_answer_tells_what_is_right(port: int) -> None:
    one, made = exercise(GAME, NUMBER), sit_down(port)
    with Player(port, made.table, token_of(made.url)) as ann:
        state = ann.my_turn()
        assert state.question is not None
        for option in state.question.options:
            ann.tried([option.id])
        ann.say(wire.Hint(ply=state.ply))
        assert "find an answer first" in ann.error().text
        before = "".join(ann.raw)
        assert not state.hints
        solution = solution_of(ann.choose(options_of(GAME, one, one.others[-1].words)[0]))
        assert not solution.right
        secret = [*one.why, solution.said, solution.failed]
        assert all(json.dumps(text, ensure_ascii=False) not in before for text in secret)
        assert '"solution":{' not in before
        told = call(port, f"/api/tables/{made.table}/replay/{one.ply}", token=token_of(made.url)).json()
        assert told["exercise"]["solution"] is None


def test_it_is_the_position_as_its_seat_may_see_it(port: int) -> None:
    one, made = exercise(GAME, NUMBER), sit_down(port)
    with Player(port, made.table, token_of(made.url)) as ann, Player(port, made.table, token_of(made.watch)) as watcher:
        state = ann.my_turn()
        assert state.viewer == one.seat
        assert state.mine == [one.seat]
        assert state.view == json.loads(json.dumps(position(GAME, one.key).view(one.seat)))
        assert [seat.bot for seat in state.seats] == [
            None if seat == one.seat else bot for seat, bot in enumerate(one.source.seats)
        ]
        assert not state.can_undo, "what led to the position is not the learner's to take back"
        seen = watcher.next_state()
        assert seen.exercise is None


def test_every_answer_that_comes_to_the_same_is_right(port: int) -> None:
    """Copies of a card, and things that may be done in any order."""
    number, one = next(
        (number, one)
        for number, one in enumerate(exercises(GAME).exercises, 1)
        if sum(len(row.words) for row in one.right) > 1
    )
    for option in options_of(GAME, one, [word for row in one.right for word in row.words]):
        made = sit_down(port, number=number)
        with Player(port, made.table, token_of(made.url)) as ann:
            ann.my_turn()
            assert solution_of(ann.choose(option)).right


def test_an_answer_that_is_taken_back_can_be_given_anew(port: int) -> None:
    number, one = next(
        (number, one)
        for number, one in enumerate(exercises(GAME).exercises, 1)
        if one.asked == "will.Act" and any(row.words[0].startswith("sell.") for row in one.others)
    )
    wrong = next(row.words for row in one.others if row.words[0].startswith("sell."))
    made = sit_down(port, number=number)
    with Player(port, made.table, token_of(made.url)) as ann:
        ann.my_turn()
        state = ann.choose(options_of(GAME, one, wrong)[0])
        assert not solution_of(state).right
        assert state.hints
        if not state.can_undo:
            pytest.fail("a sale can be taken back")
        ann.say(wire.Undo(ply=state.ply))
        state = ann.state_when(lambda s: s.exercise.solution is None)
        assert not state.can_undo
        assert solution_of(ann.choose(options_of(GAME, one, one.right[0].words)[0])).right


def test_a_branch_of_it_is_a_table_like_any_other(port: int) -> None:
    made = sit_down(port)
    seats = [wire.SeatWish("you"), *(wire.SeatWish("bot", bot="random") for _ in exercise(GAME, 1).source.seats[1:])]
    answer = call(port, f"/api/tables/{made.table}/branch", wire.Branch(0, seats), token_of(made.url))
    assert answer.status == 201, answer.body
    branch = msgspec.json.decode(answer.body, type=wire.TableMade)
    state = call(port, f"/api/tables/{branch.table}/state", token=token_of(branch.url)).json()
    assert state["exercise"] is None


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/games/whist/exercises", "There is no such game."),
        ("/api/games/template/exercises", "There are no exercises for this game."),
        (f"/api/games/{GAME}/exercises/0", "There is no such exercise."),
        (f"/api/games/{GAME}/exercises/1000", "There is no such exercise."),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(port: int, path: str, sentence: str) -> None:
    body = wire.Solve() if path[-1].isdecimal() else None
    answer = call(port, path, body)
    assert (answer.status, answer.json()["text"]) == (404, sentence)
