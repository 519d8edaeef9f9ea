"""Bots that crash, hang or lie: the table goes on."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from squander import bots
from squander.games import games, new
from squander.server.bots import pool
from squander.server.bots.pool import Brains, Thinker, job_for
from squander.server.bots.thinker import Job
from tests.server.client import Player, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried


def behaving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str) -> None:
    """Thinkers that do this with each job instead of thinking."""
    script = tmp_path / "thinker.py"
    ready = "print('ready', flush=True)"
    script.write_text(f"import os, sys, time\n{ready}\nfor line in sys.stdin:\n    {code}\n    sys.stdout.flush()\n")

    async def start() -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, str(script), stdin=pipe, stdout=pipe)

    monkeypatch.setattr(pool, "start", start)


@pytest.mark.parametrize(
    "code", ["os._exit(1)", "time.sleep(60)", "print('never mind')", "print(99999)", "os.kill(os.getpid(), 9)"]
)
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    behaving(monkeypatch, tmp_path, code)
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=0.3, limits=WIDE))
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


def thinker_of_its_own() -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-m", Job.__module__], stdin=pipe, stdout=pipe, stderr=pipe)


def test_a_thinker_answers_job_after_job_until_its_server_ends() -> None:
    g = new("last-will", players=3, seed=1)
    jobs = [job_for(g, bot, 5) for bot in ("greedy", "random", "greedy")]
    alone = thinker_of_its_own()
    answers, complaint = alone.communicate(b"".join(msgspec.json.encode(job) + b"\n" for job in jobs), timeout=300)
    expected = [str(bots.answer(bots.make(job.bot, "last-will", 5), g)) for job in jobs]
    assert answers.decode().split() == ["ready", *expected]
    assert (alone.returncode, complaint) == (0, b"")


def test_a_thinker_whose_server_was_killed_ends_without_a_word() -> None:
    """The server's log must stay readable line by line, and a thinker writes into the same stream."""
    alone = thinker_of_its_own()
    assert alone.stdout
    alone.stdout.close()
    _, complaint = alone.communicate(timeout=300)
    assert (alone.returncode, complaint) == (0, b"")


class Doomed:
    """Thinkers that are killed, every other time, after they got their job and before they answer."""

    def __init__(self, thinking: Brains, times: int) -> None:
        self.left = times
        self.spared = False
        for thinker in thinking.thinkers:
            thinker.ask = self.killing(thinker)  # type: ignore[assignment, method-assign]

    def killing(self, thinker: Thinker) -> Callable[[Job], Coroutine[Any, Any, bytes]]:
        ask = thinker.ask

        async def doomed(job: Job) -> bytes:
            self.spared = not self.spared
            if self.spared and self.left:
                self.left -= 1
                assert thinker.process is not None
                thinker.process.kill()
            return await ask(job)

        return doomed

    def is_done(self) -> bool:
        return self.left == 0


@pytest.mark.parametrize("game", games())
def test_a_table_goes_on_when_its_greedy_bot_is_killed_in_thought(game: str, tmp_path: Path) -> None:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=60.0, limits=WIDE))
    thinking = running.services.brains
    doomed = Doomed(thinking, 3)
    try:
        made = new_table(running.port, "you", "bot", bot="greedy", game=game)
        with Player(running.port, made.table, token_of(made.url)) as player:
            play_until(player, doomed.is_done)
            answers = thinking.answers
            play_until(player, lambda: thinking.answers > answers + 1)
    finally:
        running.stop()
    assert thinking.failures == 3


def play_until(player: Player, enough: Callable[[], bool]) -> None:
    state = player.my_turn()
    while not enough():
        assert not state.over
        assert state.question is not None
        player.choose(state.question.options[0].id)
        state = player.my_turn()
