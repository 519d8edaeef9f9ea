"""Hints at a table: for the page of the asked seat alone, where the table allows them."""

import msgspec
import pytest

from squander.games import games, kind_of, package_of
from squander.kernel.pieces import Options
from squander.server import wire
from tests.server.client import Player, call, token_of
from tests.server.conftest import Running
from tests.server.test_leaks import Pair

SEATS = [wire.SeatWish("you", "Ann"), wire.SeatWish("link", "Ben")]


def made(port: int, game: str = "last-will", hints: bool = True) -> wire.TableMade:
    options: Options = {"starter": 0} if any(s.name == "starter" for s in kind_of(game).settings) else {}
    answer = call(port, "/api/tables", wire.NewTable(game, SEATS, options, "7", hints=hints))
    assert answer.status == 201, answer.body
    return msgspec.json.decode(answer.body, type=wire.TableMade)


def advised(player: Player, state: wire.State) -> wire.Advised:
    player.say(wire.Hint(ply=state.ply))
    while not isinstance(message := player.hear(), wire.Advised):
        assert not isinstance(message, wire.Error), message
    return message


def test_who_is_asked_gets_the_best_answers_and_nobody_else_hears(port: int) -> None:
    table = made(port)
    with Player(port, table.table, token_of(table.url)) as ann:
        with Player(port, table.table, token_of(table.links[0].url)) as ben:
            state = ann.my_turn()
            assert state.hints
            assert state.question is not None
            found = advised(ann, state)
            assert found.ply == state.ply
            assert {one.option for one in found.best} <= {option.id for option in state.question.options}
            assert all(0.0 <= one.chance <= 1.0 and one.why for one in found.best)
            assert advised(ann, state) == found
            ben.next_state()
            ben.say(wire.Hint(ply=state.ply))
            assert ben.error().code == "not_your_turn"
        assert ann.choose(found.best[0].option).ply == state.ply + 1
    assert not any('"advised"' in raw for raw in ben.raw)


@pytest.mark.parametrize("game", [game for game in games() if package_of(game).expert()])
def test_a_hint_is_the_same_whatever_is_hidden(server: Running, game: str) -> None:
    """Over the socket, before and after all that the asked seat can't know was dealt anew."""
    for seed in range(2):
        pair = Pair(server, game, kind_of(game).least, seed)
        pair.room.row = pair.room.row._replace(hints=True)
        asked = pair.room.asked
        with Player(server.port, pair.id, pair.tokens[asked]) as player:
            before = pair.room.game.digest()
            first = advised(player, player.my_turn())
            server.run(pair.swap(asked, seed))
            assert pair.room.game.digest() != before
            assert advised(player, player.my_turn()) == first


def test_a_hint_about_a_position_that_is_gone_is_stale(port: int) -> None:
    table = made(port)
    with Player(port, table.table, token_of(table.url)) as ann:
        state = ann.my_turn()
        ann.say(wire.Hint(ply=state.ply + 1))
        assert ann.error().code == "stale"


@pytest.mark.parametrize(
    ("game", "hints", "code"), [("last-will", False, "forbidden"), ("template", True, "no_advice")]
)
def test_no_hints_where_the_table_or_the_game_has_none(port: int, game: str, hints: bool, code: str) -> None:
    table = made(port, game, hints)
    with Player(port, table.table, token_of(table.url)) as ann:
        state = ann.my_turn()
        assert state.hints == hints
        ann.say(wire.Hint(ply=state.ply))
        assert ann.error().code == code


def test_a_table_that_branches_off_says_anew_whether_it_allows_them(port: int) -> None:
    table = made(port)
    body = wire.Branch(ply=0, seats=[wire.SeatWish("you"), wire.SeatWish("bot", "", "random")])
    answer = call(port, f"/api/tables/{table.table}/branch", body, token_of(table.url))
    branch = msgspec.json.decode(answer.body, type=wire.TableMade)
    with Player(port, branch.table, token_of(branch.url)) as ann:
        assert not ann.my_turn().hints
