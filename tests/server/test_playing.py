"""Whole games over the wire, and what a page may count on while it plays."""

import random

from squander.server import wire
from tests.server.client import Player, new_table, token_of


def play_on(player: Player, chance: random.Random, most: int = 10_000) -> wire.State:
    state = player.my_turn()
    for _ in range(most):
        if state.over:
            break
        assert state.question is not None
        player.choose(chance.choice(state.question.options).id)
        state = player.my_turn()
    return state


def test_a_whole_game_against_bots_ends_with_a_ranking_and_the_seed(port: int) -> None:
    made = new_table(port, "you", "bot", "bot")
    with Player(port, made.table, token_of(made.url)) as player:
        first = player.my_turn()
        assert first.seed is None
        assert first.ranking == []
        state = play_on(player, random.Random(1))
    assert state.over
    assert sorted(standing.seat for standing in state.ranking) == [0, 1, 2]
    from hashlib import sha256

    assert state.seed is not None
    assert sha256(state.seed.encode()).hexdigest() == state.commitment == first.commitment
