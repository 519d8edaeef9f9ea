"""Bots that crash, hang or lie: the table goes on."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from squander.games import games, new
from squander.server import brains
from squander.server.brains import Brains
from squander.server.settings import Settings
from tests.server.client import Player, new_table, token_of
from tests.server.conftest import WIDE, Running


def behaving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str) -> None:
    """Thinkers that do this with each job instead of thinking."""
    script = tmp_path / "thinker.py"
    ready = "print('ready', flush=True)"
    script.write_text(f"import os, sys, time\n{ready}\nfor line in sys.stdin:\n    {code}\n    sys.stdout.flush()\n")

    async def start() -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, str(script), stdin=pipe, stdout=pipe)

    monkeypatch.setattr(brains, "start", start)


@pytest.mark.parametrize(
    "code", ["os._exit(1)", "time.sleep(60)", "print('never mind')", "print(99999)", "os.kill(os.getpid(), 9)"]
)
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    behaving(monkeypatch, tmp_path, code)
    running = Running(Settings(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=0.3, limits=WIDE))
    try:
        made = new_table(running.port, "you", "bot", seed="3", starter=1)
        with Player(running.port, made.table, token_of(made.url)) as player:
            state = player.my_turn()
            while not any(line.who == 1 for line in state.log):
                assert state.question is not None
                player.choose(state.question.options[0].id)
                state = player.my_turn()
    finally:
        running.stop()


def test_a_thinker_answers_and_repeats_itself() -> None:
    g = new("last-will", players=3, seed=1)

    async def ask() -> list[int | None]:
        thinking = Brains(1, 60.0)
        try:
            return [await thinking.choose(g, "random", 5) for _ in range(3)]
        finally:
            await thinking.close()

    first, *rest = asyncio.run(ask())
    assert first in g.options
    assert rest == [first, first]


def test_a_thinker_whose_server_was_killed_ends_without_a_word() -> None:
    """The server's log must stay readable line by line, and a thinker writes into the same stream."""
    thinker = subprocess.Popen(
        [sys.executable, "-m", "squander.server.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert thinker.stdout
    thinker.stdout.close()
    _, complaint = thinker.communicate(timeout=300)
    assert (thinker.returncode, complaint) == (0, b"")


async def kill_in_thought(thinking: Brains, times: int) -> int:
    """Kill whichever thinker has a job, again and again."""
    killed: set[int] = set()
    while len(killed) < times:
        await asyncio.sleep(0.01)
        for thinker in thinking.thinkers:
            process = thinker.process
            if thinking.idle.empty() and process is not None and process.returncode is None:
                killed.add(process.pid)
                process.kill()
    return len(killed)


@pytest.mark.parametrize("game", games())
def test_a_table_goes_on_when_its_greedy_bot_is_killed_in_thought(game: str, tmp_path: Path) -> None:
    running = Running(Settings(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=60.0, limits=WIDE))
    thinking = running.house.brains
    try:
        made = new_table(running.port, "you", "bot", bot="greedy", game=game)
        with Player(running.port, made.table, token_of(made.url)) as player:
            murder = asyncio.run_coroutine_threadsafe(kill_in_thought(thinking, 3), running.loop)
            play_until(player, murder.done)
            answers = thinking.answers
            play_until(player, lambda: thinking.answers > answers + 1)
    finally:
        running.stop()
    assert thinking.failures >= 3


def play_until(player: Player, enough: Callable[[], bool]) -> None:
    state = player.my_turn()
    while not enough():
        assert not state.over
        assert state.question is not None
        player.choose(state.question.options[0].id)
        state = player.my_turn()
