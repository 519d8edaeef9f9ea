"""A screen that several people share, and what a page says that others did meanwhile."""

from squander.server import wire
from tests.server.client import Player, new_table, token_of
from tests.server.test_playing import options_of, sit

# --- one screen -----------------------------------------------------------------------------------------------------


def test_a_shared_screen_shows_a_hand_only_to_who_took_over(port: int) -> None:
    made = new_table(port, "screen", "screen", seed="3", starter=0)
    with sit(port, made) as screen:
        state = screen.next_state()
        assert (state.viewer, state.mine) == (-1, [0, 1])
        assert "hand" not in state.view["seats"][0]
        screen.say(wire.Choose(ply=state.ply, option=0, seat=0))
        assert screen.error().code == "not_your_turn"
        for who in (0, 1):
            screen.say(wire.Look(seat=who))
            state = screen.state_when(lambda s, who=who: s.viewer == who)
            assert "hand" in state.view["seats"][who]
            assert "hand" not in state.view["seats"][1 - who]
            while state.question is not None and state.question.who == who:
                state = screen.choose(options_of(state)[0], who)
            assert state.viewer == -1
            assert all("hand" not in seat for seat in state.view["seats"])
        screen.say(wire.Look(seat=0))
        assert screen.state_when(lambda s: s.viewer == 0).log[0].ply == 0


# --- what others did ------------------------------------------------------------------------------------------------


def test_a_state_says_what_others_chose_since_the_last_turn(port: int) -> None:
    made = new_table(port, "you", "bot", "bot", seed="4", starter=1)
    with sit(port, made) as player:
        state = player.my_turn()
        for _ in range(12):
            before = state
            player.choose(options_of(state)[0])
            state = player.my_turn()
            if state.plies - before.plies == 1:
                assert state.recap == before.recap, "in one's own turn it stays what it was"
                continue
            assert state.recap is not None
            assert (state.recap.first, state.recap.last) == (before.plies + 1, state.plies)
            assert state.recap.ply == before.ply + 1
    with Player(port, made.table, token_of(made.watch)) as watcher:
        seen = watcher.next_state()
    assert (seen.recap, seen.owner, state.owner) == (None, False, True)
