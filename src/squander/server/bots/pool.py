"""Bots think in processes of their own. One that crashes or takes too long is replaced; nobody waits for it."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import TypeVar

import msgspec

from squander.bots.advice import Advice
from squander.kernel.game import Game
from squander.play.sight import ANY
from squander.server.bots.thinker import ADVICE, Job

WAKE_SECONDS = 60.0  # to start a process, which is no bot's fault
MOST_BYTES = 16_000_000

T = TypeVar("T")
advised = msgspec.json.Decoder(list[Advice])

logger = logging.getLogger("squander.server")


class Thinker:
    """One process that answers one job at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def wake(self) -> None:
        if self.process is None or self.process.returncode is not None:
            self.process = await start()
            assert self.process.stdout is not None
            if not await self.process.stdout.readline():
                raise OSError("the process ended before it was ready")

    async def ask(self, job: Job) -> bytes:
        assert self.process is not None
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(job) + b"\n")
        await stdin.drain()
        return await stdout.readline()

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


async def start() -> Process:
    command = [sys.executable, "-m", "squander.server.bots.thinker"]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MOST_BYTES)


class Brains:
    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.thinkers = [Thinker() for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)
        self.answers = 0
        self.failures = 0

    async def choose(self, g: Game, bot: str, seed: int, about: dict[str, object] | None = None) -> int | None:
        """The bot's option, or nothing if it failed twice; `about` says in the log at which table."""
        job = job_for(g, bot, seed)
        for _ in range(2):
            option = await self.attempt(job, int, about or {"game": job.game})
            if option is not None:
                return option
        return None

    async def advise(self, g: Game, seed: int, about: dict[str, object]) -> list[Advice] | None:
        """What who is asked would do well to answer; nothing if that could not be found out."""
        return await self.attempt(job_for(g, ADVICE, seed), advised.decode, about)

    async def attempt(self, job: Job, read: Callable[[bytes], T], about: dict[str, object]) -> T | None:
        thinker = await self.idle.get()
        try:
            async with asyncio.timeout(WAKE_SECONDS):
                await thinker.wake()
            async with asyncio.timeout(self.seconds):
                found = read(await thinker.ask(job))
            self.answers += 1
            return found
        except (OSError, ValueError, TimeoutError, asyncio.CancelledError) as error:
            self.failures += 1
            await thinker.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            logger.error("a bot failed", extra={"bot": job.bot, "error": type(error).__name__, **about})
            return None
        finally:
            self.idle.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.stop()


def job_for(g: Game, bot: str, seed: int) -> Job:
    """The position as the asked seat must guess it: the real one never gets to where bots think."""
    guess = g.determinized(g.question.who, ANY)
    return Job(g.kind.id, g.players, g.setup.options, guess.dump(), g.plies, bot, seed)
