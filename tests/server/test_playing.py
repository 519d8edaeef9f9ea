"""What a page may count on while it plays."""

import hashlib
import random
from pathlib import Path

import pytest

from squander.server import wire
from squander.server.settings import Limits
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running, unhurried


def play_on(player: Player, chance: random.Random, most: int = 10_000) -> wire.State:
    state = player.my_turn()
    for _ in range(most):
        if state.over:
            break
        assert state.question is not None
        player.choose(chance.choice(state.question.options).id)
        state = player.my_turn()
    return state


def sit(port: int, made: wire.TableMade, ply: int = -1) -> Player:
    return Player(port, made.table, token_of(made.url), ply)


def test_a_whole_game_against_bots_ends_with_a_ranking_and_the_seed(port: int) -> None:
    made = new_table(port, "you", "bot")
    with sit(port, made) as player:
        first = player.my_turn()
        assert first.seed is None
        assert first.ranking == []
        state = play_on(player, random.Random(1))
    assert state.over
    assert sorted(standing.seat for standing in state.ranking) == [0, 1]
    assert state.seed is not None
    assert hashlib.sha256(state.seed.encode()).hexdigest() == state.commitment == first.commitment


def test_a_named_seed_gives_the_same_deal_and_no_hash_to_guess_it_from(port: int) -> None:
    views = []
    for _ in range(2):
        with sit(port, new_table(port, "you", "bot", seed="7")) as player:
            views.append(player.next_state())
    assert views[0].view == views[1].view
    assert views[0].commitment == ""


# --- messages that change nothing ----------------------------------------------------------------------------------


def options_of(state: wire.State) -> list[int]:
    assert state.question is not None
    return [option.id for option in state.question.options]


def asked_player(port: int) -> tuple[Player, wire.State]:
    """The player of a fresh two-seat table who is asked first."""
    made = new_table(port, "you", "link", seed="3", starter=0)
    player = sit(port, made)
    return player, player.my_turn()


def test_a_doubled_choice_is_stale_and_counts_once(port: int) -> None:
    player, state = asked_player(port)
    with player:
        choice = wire.Choose(ply=state.ply, option=options_of(state)[0])
        player.say(choice)
        player.say(choice)
        assert player.error().code == "stale"
        assert player.next_state().ply == state.ply + 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"choose"}', "malformed"),
        ('{"type":"choose","ply":"0","option":1}', "malformed"),
        ('{"type":"state"}', "malformed"),
        ('{"type":"chat","text":"' + "x" * 5000 + '"}', "too_large"),
        ('{"type":"chat","text":"' + "x" * 600 + '"}', "too_large"),
        ('{"type":"chat","text":"  \\n "}', "malformed"),
        ('{"type":"choose","ply":0,"option":99999999999999999999}', "malformed"),
        ('{"type":"choose","ply":-1,"option":1}', "stale"),
        ('{"type":"choose","ply":0,"option":777}', "not_offered"),
        ('{"type":"undo","ply":0}', "no_undo"),
        ('{"type":"seat_bot","seat":0,"bot":"deep thought"}', "malformed"),
        ('{"type":"seat_bot","seat":7,"bot":"random"}', "malformed"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_changes(port: int, text: str, code: str) -> None:
    player, state = asked_player(port)
    with player:
        player.say(text)
        error = player.error()
        assert (error.code, error.ply) == (code, state.ply)
        assert error.text.endswith((".", "]"))
        after = call(port, f"/api/tables/{state.table}/state", token=player.token)
        assert after.json()["view"] == state.view


def test_a_refused_candidate_tells_its_clause(port: int) -> None:
    made = new_table(port, "you", "bot", seed="3")
    with sit(port, made) as player:
        state = player.my_turn()
        while not (state.question and state.question.refused):
            player.choose(options_of(state)[0])
            state = player.my_turn()
        refused = state.question.refused[0]
        player.say(wire.Choose(ply=state.ply, option=refused.id))
        error = player.error()
    assert error.code == "not_offered"
    assert refused.clause in error.text


def test_a_flood_is_slowed_down_and_the_table_stays(tmp_path: Path) -> None:
    tight = Limits(messages_burst=5, messages_per_second=0.1, tables_burst=1, tables_per_second=0.0)
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=tight))
    try:
        made = new_table(running.port, "you", "bot")
        again = call(running.port, "/api/tables", wire.NewTable("last-will", [wire.SeatWish("you")] * 2))
        assert (again.status, again.json()["code"]) == (429, "too_fast")
        with sit(running.port, made) as player:
            state = player.next_state()
            for _ in range(8):
                player.say(wire.Look(seat=0))
            codes = [player.error().code for _ in range(8)]
            assert codes == ["forbidden"] * 5 + ["too_fast"] * 3
            assert call(running.port, f"/api/tables/{state.table}/state", token=token_of(made.url)).status == 200
    finally:
        running.stop()


def test_a_page_that_says_nothing_is_turned_away(tmp_path: Path) -> None:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=Limits(hello_seconds=0.2)))
    try:
        made = new_table(running.port, "you", "bot")
        with Player(running.port, made.table, None) as silent:
            assert silent.error().text == "The page did not say hello."
            assert silent.ended() == 1008
    finally:
        running.stop()


# --- taking back ----------------------------------------------------------------------------------------------------


def test_undo_and_reset_go_back_and_the_log_says_so(port: int) -> None:
    player, first = asked_player(port)
    with player:
        assert not first.can_undo
        second = player.choose(options_of(first)[0])
        assert second.can_undo
        player.say(wire.Undo(ply=second.ply))
        back = player.state_when(lambda s: s.ply == second.ply + 1)
        assert back.view == first.view
        assert back.question == first.question
        assert [(line.what, line.a) for line in back.log] == [("taken back", first.ply)]
        again = player.choose(options_of(back)[1])
        player.say(wire.Reset(ply=again.ply))
        assert player.state_when(lambda s: s.ply > again.ply).view == first.view


def test_a_choice_taken_back_stays_taken_back_after_a_restart(tmp_path: Path) -> None:
    settings = unhurried(f"sqlite:///{tmp_path / 'a.db'}")
    running = Running(settings)
    made = new_table(running.port, "you", "link", seed="3", starter=0)
    with sit(running.port, made) as player:
        first = player.my_turn()
        second = player.choose(options_of(first)[0])
        player.say(wire.Undo(ply=second.ply))
        back = player.state_when(lambda s: s.ply > second.ply)
        other = player.choose(options_of(back)[1])
    running.stop()
    running = Running(settings)
    with sit(running.port, made) as player:
        after = player.next_state()
    running.stop()
    assert (after.ply, after.view, after.question) == (other.ply, other.view, other.question)


# --- coming and going -----------------------------------------------------------------------------------------------


def test_who_comes_back_gets_the_lines_that_were_missed(port: int) -> None:
    made = new_table(port, "you", "link", seed="3", starter=0)
    guest = token_of(made.links[0].url)
    with Player(port, made.table, guest) as away:
        seen = away.next_state()
    with sit(port, made) as player:
        state = player.my_turn()
        while state.question is not None and state.question.options:
            state = player.choose(options_of(state)[0])
    with Player(port, made.table, guest, seen.ply) as back, Player(port, made.table, guest) as fresh:
        missed, whole = back.next_state(), fresh.next_state()
    assert [line for line in whole.log if line.ply > seen.ply] == missed.log
    assert [line for line in whole.log if line.ply <= seen.ply] == seen.log


def test_what_a_player_is_told_exactly_is_not_told_again_as_a_number(port: int) -> None:
    made = new_table(port, "you", "bot", seed="7")
    with sit(port, made) as player:
        play_on(player, random.Random(1), most=8)
    with sit(port, made) as player:
        state = player.next_state()
    own = [line for line in state.log if line.who == 0 and line.what in ("discards", "discarded")]
    assert [line.text for line in own if line.what == "discarded"] == [""]
    assert all(line.text for line in own if line.what == "discards")
    assert any(line.text for line in state.log if line.who == 1 and line.what == "discarded")


def test_everybody_is_told_who_is_here(port: int) -> None:
    made = new_table(port, "you", "link")
    with sit(port, made) as player:
        assert [seat.connected for seat in player.next_state().seats] == [True, False]
        with Player(port, made.table, token_of(made.links[0].url)):
            player.state_when(lambda s: s.seats[1].connected)
        player.state_when(lambda s: not s.seats[1].connected)


def test_chat_reaches_everybody_as_text_and_is_kept(port: int) -> None:
    made = new_table(port, "you", "link")
    with sit(port, made) as player, Player(port, made.table, token_of(made.watch)) as watcher:
        watcher.next_state()
        player.say(wire.Chat(text="<b>Ruin!</b>\u202e\n now"))
        while not watcher.said:
            watcher.hear()
    with Player(port, made.table, token_of(made.watch)) as late:
        while not late.said:
            late.hear()
    assert watcher.said == late.said
    assert (late.said[0].text, late.said[0].seat) == ("<b>Ruin!</b> now", 0)


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(port: int) -> None:
    made = new_table(port, "you", "link", seed="3", starter=1)
    guest = token_of(made.links[0].url)
    with sit(port, made) as owner:
        owner.next_state()
        owner.say(wire.SeatBot(seat=1, bot="random"))
        owner.state_when(lambda s: s.seats[1].bot == "random")
        with Player(port, made.table, guest) as back:
            theirs = back.next_state()
            back.say(wire.Choose(ply=theirs.ply, option=0))
            assert back.error().code == "not_your_turn"
            back.say(wire.SeatBot(seat=1, bot=None))
            back.state_when(lambda s: s.seats[1].bot is None)


def test_a_seat_that_a_bot_plays_is_taken_back_first_and_only_by_who_has_a_link(port: int) -> None:
    made = new_table(port, "you", "link", "bot", seed="3", starter=0)
    with sit(port, made) as owner, Player(port, made.table, token_of(made.links[0].url)) as guest:
        guest.say(wire.SeatBot(seat=1, bot="random"))
        state = guest.state_when(lambda s: s.seats[1].bot == "random")
        guest.say(wire.Undo(ply=state.ply))
        refused = guest.error()
        assert (refused.code, refused.text) == (
            "not_your_turn",
            "A bot plays for this seat; take the seat back first.",
        )
        owner.say(wire.SeatBot(seat=2, bot=None))
        refused = owner.error()
        assert (refused.code, refused.text) == ("forbidden", "Nobody has a link to this seat, so its bot stays.")
