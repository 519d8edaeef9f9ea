"""Bots that crash, hang or lie: the table goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from squander.games import new
from squander.server import brains
from squander.server.brains import Brains
from squander.server.settings import Settings
from tests.server.client import Player, new_table, token_of
from tests.server.conftest import Running


def behaving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str) -> None:
    """Thinkers that do this with each job instead of thinking."""
    script = tmp_path / "thinker.py"
    script.write_text(f"import os, sys, time\nfor line in sys.stdin:\n    {code}\n    sys.stdout.flush()\n")

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
    running = Running(Settings(f"sqlite:///{tmp_path / 'a.db'}", bot_seconds=0.3))
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
