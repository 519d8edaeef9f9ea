"""Several processes serve the same tables on one PostgreSQL."""

import random
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from squander.server import wire
from squander.server.cluster import neighbours
from squander.server.http import sockets
from squander.server.http.services import Services
from squander.server.storage.rows import ChatRow
from squander.server.storage.store import CHANNEL
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.postgres import fresh_database


@pytest.fixture(scope="module")
def two(postgres_server: str) -> Iterator[list[Running]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "BEAT_SECONDS", 0.5)
        patch.setattr(neighbours, "LAPSE_SECONDS", 3.0)
        yield from both(postgres_server)


def both(postgres_server: str) -> Iterator[list[Running]]:
    settings = unhurried(fresh_database(postgres_server), limits=WIDE)
    servers = [Running(settings), Running(settings)]
    yield servers
    for running in servers:
        running.stop()


def test_players_at_two_servers_play_one_game(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link", "bot")
    chance = random.Random(4)
    tokens = [token_of(made.url), token_of(made.links[0].url)]
    with Player(two[0].port, made.table, tokens[0]) as a, Player(two[1].port, made.table, tokens[1]) as b:
        a.next_state()
        b.next_state()
        for _ in range(40):
            asked(a, b, chance)
        last = max(a.state.ply, b.state.ply) if a.state and b.state else 0
        states = [player.state_when(lambda s: s.ply >= last) for player in (a, b)]
    assert states[0].view["round"] == states[1].view["round"]
    rooms = [running.services.hub.rooms[made.table] for running in two]
    assert rooms[0].game.digest() == rooms[1].game.digest() or rooms[0].ply != rooms[1].ply


def asked(a: Player, b: Player, chance: random.Random) -> None:
    """Whoever is asked answers; both hear of it."""
    while True:
        for player in (a, b):
            state = player.state
            assert state is not None
            if state.question is not None and state.question.options:
                after = player.choose(chance.choice(state.question.options).id)
                (b if player is a else a).state_when(lambda s, ply=after.ply: s.ply >= ply)
                return
        a.next_state()
        b.state_when(lambda s: s.ply >= (a.state.ply if a.state else 0))


def test_two_tabs_at_two_servers_answer_once(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link", seed="3", starter=0)
    token = token_of(made.url)
    with Player(two[0].port, made.table, token) as a, Player(two[1].port, made.table, token) as b:
        first = a.my_turn()
        b.my_turn()
        assert first.question is not None
        options = [option.id for option in first.question.options]
        a.say(wire.Choose(ply=first.ply, option=options[0]))
        b.say(wire.Choose(ply=first.ply, option=options[1]))
        answers = [outcome(a), outcome(b)]
    assert sorted(answers) == ["counts", "stale"]


def outcome(player: Player) -> str:
    """What a page says is taken in turn, so a refusal of its choice comes before its own words come back to it."""
    words = f"{id(player)} was here."
    player.say(wire.Chat(text=words))
    while not any(said.text == words for said in player.said):
        if isinstance(message := player.hear(), wire.Error):
            return message.code
    return "counts"


def test_talk_and_seats_are_heard_at_both(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link")
    guest = token_of(made.links[0].url)
    with Player(two[0].port, made.table, token_of(made.url)) as a, Player(two[1].port, made.table, guest) as b:
        a.next_state()
        b.next_state()
        a.say(wire.Chat(text="Good evening."))
        while not b.said:
            b.hear()
        b.say(wire.Chat(text="To your ruin!"))
        while len(a.said) < 2:
            a.hear()
        b.say(wire.SeatBot(seat=1, bot="random"))
        a.state_when(lambda s: s.seats[1].bot == "random")
    assert [said.text for said in a.said] == ["Good evening.", "To your ruin!"]


def test_a_line_of_talk_that_was_heard_just_now_keeps_nobody_from_talking(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(server.port, "you", "link")
    hub = server.services.hub
    real = hub.store.say

    async def say(id: str, row: ChatRow) -> None:
        """Somebody at another process says something first, and it is heard here before the conflict is."""
        monkeypatch.undo()
        room = await hub.room(id)
        await real(id, row._replace(text="I was first."))
        hub.hear(room, await hub.store.chat(id, room.said))
        await real(id, row)

    monkeypatch.setattr(hub.store, "say", say)
    with Player(server.port, made.table, token_of(made.url)) as player:
        player.next_state()
        player.say(wire.Chat(text="Good evening."))
        while len(player.said) < 2:
            assert not isinstance(message := player.hear(), wire.Error), message
    assert [said.text for said in player.said] == ["I was first.", "Good evening."]


def test_who_is_here_is_known_at_both(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link", "link")
    guest = token_of(made.links[0].url)
    with Player(two[0].port, made.table, token_of(made.url)) as a, Player(two[1].port, made.table, guest) as b:
        a.state_when(lambda s: s.seats[1].connected)
        b.state_when(lambda s: s.seats[0].connected)
        with Player(two[0].port, made.table, guest) as again:
            again.state_when(lambda s: s.seats[0].connected)
            b.close()
            a.state_when(lambda s: s.seats[1].connected)
        seats = a.state_when(lambda s: not s.seats[1].connected).seats
    assert [seat.connected for seat in seats] == [True, False, False]


def test_a_process_that_falls_silent_is_forgotten(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link")
    with Player(two[0].port, made.table, token_of(made.url)) as a:
        a.next_state()
        two[0].run(claim(two[0].services, made.table, 1))
        a.state_when(lambda s: s.seats[1].connected)
        a.state_when(lambda s: not s.seats[1].connected)


def test_a_process_that_was_only_slow_is_asked_again_who_is_there(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link")
    guest = token_of(made.links[0].url)
    with Player(two[0].port, made.table, token_of(made.url)) as a, Player(two[1].port, made.table, guest):
        a.state_when(lambda s: s.seats[1].connected)
        others = getattr(two[0].services.hub.came_or_went, "__self__", None)
        assert isinstance(others, neighbours.Neighbours)
        two[0].loop.call_soon_threadsafe(others.forget, two[1].services.store.process)
        a.state_when(lambda s: not s.seats[1].connected)
        a.state_when(lambda s: s.seats[1].connected)


async def claim(services: Services, table: str, seat: int) -> None:
    """As a process would that is killed right afterwards."""
    with services.store.engine.begin() as connection:
        notice = {"notice": f"0badc0de here {table} {seat}"}
        connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :notice)"), notice)


def test_a_link_renewed_at_one_is_shut_at_the_other(two: list[Running]) -> None:
    made = new_table(two[0].port, "you", "link")
    with Player(two[1].port, made.table, token_of(made.links[0].url)) as guest:
        guest.next_state()
        path = f"/api/tables/{made.table}/links"
        assert call(two[0].port, path, wire.Renew(1), token_of(made.url)).status == 201
        assert guest.error().code == "renewed"
        assert guest.ended() == sockets.POLICY
