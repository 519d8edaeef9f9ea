"""Two worlds that differ only in what a seat can't know: every byte that the seat is sent is the same."""

import random

import msgspec
import pytest

from squander.games import games, kind_of
from squander.kernel.pieces import EVERYONE, Note
from squander.play.table import Table
from squander.server import wire
from squander.server.bots.pool import job_for
from squander.server.bots.thinker import think
from squander.server.tables.catalogue import bots_for
from squander.server.tables.room import Room, Told
from squander.server.tables.snapshots import Reels
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running
from tests.server.inside import Line, get

SECRET = Note(None, "secret", 0, 13, 37, 99)


class Pair:
    """A table whose hidden side can be dealt anew for one viewer."""

    def __init__(self, server: Running, game: str, players: int, seed: int) -> None:
        self.server = server
        self.chance = random.Random(f"{game} {players} {seed}")
        made = new_table(server.port, *["link"] * players, game=game)
        self.id = made.table
        self.tokens = {link.seat: token_of(link.url) for link in made.links} | {-1: token_of(made.watch)}
        self.room = server.run(server.services.hub.room(self.id))
        self.seed = self.room.row.seed
        server.run(self.play(self.chance.randrange(200)))

    async def play(self, plies: int) -> None:
        """So far, but not to the end, where everything is shown."""
        for _ in range(plies):
            step = self.room.choice(self.chance.choice(self.room.game.options))
            if step[0].game.over:
                break
            self.room.take(*step)

    async def swap(self, viewer: int, world: int) -> None:
        """Deal anew what the viewer can't know, now and in what could be taken back."""
        self.room.table = twin_of(self.room.table, viewer, world)
        self.room.told = other_told(self.room.told, viewer)

    def heard(self, viewer: int, inside: bool) -> list[bytes | str]:
        """Every byte that this viewer is sent, over the network or as the application hands it over."""
        if inside:
            return self.server.run(self.heard_inside(viewer))
        over_http = [call(self.server.port, page, token=self.tokens[viewer]).body for page in self.pages()]
        return [*over_http, *self.over_the_socket(viewer), *self.bots_answers(viewer)]

    async def heard_inside(self, viewer: int) -> list[bytes | str]:
        over_http = [await get(self.server, page, self.tokens[viewer]) for page in self.pages()]
        return [*over_http, *await self.over_a_line(viewer), *self.bots_answers(viewer)]

    def pages(self) -> list[str]:
        plies = [0, self.room.game.plies // 2, self.room.game.plies]
        replays = ["/replay", *(f"/replay/{ply}" for ply in plies), "/replay/0?seat=1"]
        return [
            f"/api/tables/{self.id}{page}"
            for page in ["/state", "/state?ply=3", "/record", "/aftermath", "/analysis", *replays]
        ]

    def over_the_socket(self, viewer: int) -> list[str]:
        with Player(self.server.port, self.id, self.tokens[viewer]) as player:
            state = player.next_state()
            for answer in answers_to(state):
                player.say(answer)
                player.error()
            look_ahead(player, state)
            return player.raw

    async def over_a_line(self, viewer: int) -> list[str]:
        line = Line(self.server, self.id)
        line.say(wire.Hello(token=self.tokens[viewer]))
        state = await line.state()
        for answer in answers_to(state):
            line.say(answer)
            await line.error()
        await look_ahead_inside(line, state)
        await line.close()
        return line.raw

    def bots_answers(self, viewer: int) -> list[str]:
        """A bot that plays for this seat knows no more than the seat does."""
        if self.room.asked != viewer:
            return []
        return [f"{bot} {think(job_for(self.room.game, bot, 5))!r}" for bot in bots_for(self.room.row.game)]


def answers_to(state: wire.State) -> list[object]:
    """Messages that are refused, among them every kind of refused candidate."""
    refused = [r.id for r in state.question.refused][:5] if state.question else []
    answers: list[object] = [wire.Choose(ply=state.ply, option=option) for option in [-7, 9_999, *refused]]
    answers += [wire.Choose(ply=state.ply - 1, option=1), wire.Look(seat=0), wire.SeatBot(seat=9, bot=None)]
    return answers + ([] if state.can_undo else [wire.Undo(ply=state.ply), wire.Reset(ply=state.ply)])


def options_of(question: wire.Question | None) -> list[int]:
    return [option.id for option in question.options] if question else []


def look_ahead(player: Player, state: wire.State) -> None:
    """Every answer tried, and one that follows from each: what would be revealed stays hidden."""
    for option in options_of(state.question):
        then = player.tried([option]).steps[0].then
        if then and (further := options_of(then.question)):
            player.tried([option, further[-1]])


async def look_ahead_inside(line: Line, state: wire.State) -> None:
    for option in options_of(state.question):
        then = (await line.tried(state.ply, [option])).steps[0].then
        if then and (further := options_of(then.question)):
            await line.tried(state.ply, [option, further[-1]])


def twin_of(table: Table, viewer: int, world: int) -> Table:
    twin = Table(table.game.determinized(viewer, world))
    twin.game.history = table.game.history  # only counted here; what it holds is shown by replays, tested apart
    twin.past = [g.determinized(viewer, world) for g in table.past]
    return twin


def other_told(told: list[Told], viewer: int) -> list[Told]:
    """What others alone were told reads differently in the other world."""
    return [t if t.note.to in (EVERYONE, viewer) else Told(t.ply, t.began, SECRET, "a secret", []) for t in told]


def compare(server: Running, game: str, seed: int, monkeypatch: pytest.MonkeyPatch, inside: bool) -> None:
    kind = kind_of(game)
    players = kind.least + seed % (kind.most - kind.least + 1)
    pair = Pair(server, game, players, seed)
    viewer = pair.chance.randrange(-1, players)
    real = pair.heard(viewer, inside)
    genuine = Reels.at

    def other_past(reels: Reels, room: Room, ply: int | None) -> Room:
        past = genuine(reels, pair_room, ply)
        past.table = twin_of(past.table, viewer, seed)
        past.told = other_told(past.told, viewer)
        return past

    pair_room = Room(pair.room.row, pair.room.seats)
    pair_room.table = pair.room.table
    server.run(pair.swap(viewer, seed))
    with monkeypatch.context() as patch:
        patch.setattr(Reels, "at", other_past)
        other = pair.heard(viewer, inside)
    assert real == other
    everything = "".join(x if isinstance(x, str) else x.decode() for x in real)
    assert pair.seed not in everything


@pytest.mark.parametrize("game", games())
def test_the_hidden_side_never_goes_out(server: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(12):
        compare(server, game, seed, monkeypatch, inside=seed % 3 != 0)


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("game", games())
def test_the_hidden_side_never_goes_out_in_thousands_of_worlds(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Every twentieth pair over real sockets."""
    pairs = request.config.getoption("--pairs")
    for seed in range(100, 100 + pairs):
        compare(server, game, seed, monkeypatch, inside=seed % 20 != 0)
        server.services.hub.rooms.clear()
    print(f"\n{game}: {pairs} pairs of worlds, every byte the same")


def test_a_twin_differs_where_nobody_looks(server: Running) -> None:
    """The test above would pass if the worlds were the same."""
    pair = Pair(server, "last-will", 3, 5)
    before = [pair.room.game.view(seat) for seat in range(3)]
    server.run(pair.swap(0, 1))
    after = [pair.room.game.view(seat) for seat in range(3)]
    assert before[0] == after[0]
    assert before[1:] != after[1:]


@pytest.mark.parametrize("game", games())
def test_a_screen_between_two_people_shows_neither_hand(server: Running, game: str) -> None:
    made = new_table(server.port, "screen", "screen", game=game)
    room = server.run(server.services.hub.room(made.table))
    with Player(server.port, made.table, token_of(made.url)) as screen:
        covered = screen.next_state()
    with Player(server.port, made.table, token_of(made.watch)) as watcher:
        watched = watcher.next_state()
    assert covered.viewer == -1
    told = msgspec.json.decode(msgspec.json.encode(room.game.view(-1)))
    assert covered.view == watched.view == told
    assert covered.log == watched.log
    assert covered.question is not None
    assert covered.question.options == []
    assert covered.question.refused == []
