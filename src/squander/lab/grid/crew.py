"""Who plays the parts: this process, several of this machine, or a cluster. Never more at once than are being played
or waiting to be, so that memory does not grow with the number of games."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Generic, TypeVar

from squander.kernel.errors import SquanderError
from squander.lab.grid.batches import Done, Job, play_part
from squander.play.processes import crew_of

AHEAD = 2  # parts that wait for each process
ATTEMPTS = 3  # at a part whose process died

J = TypeVar("J")
D = TypeVar("D")
Play = Callable[[Iterator[Job]], Iterator[Done]]


class WorkerDied(SquanderError):
    """Processes die again and again over the same part."""


def here(jobs: Iterator[Job]) -> Iterator[Done]:
    return map(play_part, jobs)


def processes(count: int) -> Play:
    return here if count == 1 else lambda jobs: Pool(count, play_part).play(jobs)


class Pool(Generic[J, D]):
    """Processes of this machine. When one dies, which takes its pool along, what it had is played again."""

    def __init__(self, count: int, task: Callable[[J], D]) -> None:
        self.count = count
        self.task = task
        self.deaths = 0

    def play(self, jobs: Iterator[J]) -> Iterator[D]:
        again: list[J] = []
        while True:
            try:
                yield from self.play_until_one_dies(jobs, again)
                return
            except BrokenProcessPool:
                self.deaths += 1
                if self.deaths >= ATTEMPTS:
                    raise WorkerDied(
                        f"Processes of the lab died {self.deaths} times, perhaps for want of memory; what was played is"
                        " kept, and the same command goes on with it."
                    ) from None

    def play_until_one_dies(self, jobs: Iterator[J], again: list[J]) -> Iterator[D]:
        with crew_of(self.count) as pool:
            running: dict[Future[D], J] = {pool.submit(self.task, job): job for job in again}
            again.clear()
            try:
                while fill(pool, self.task, running, jobs, self.count * (1 + AHEAD)):
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        done = future.result()
                        del running[future]
                        yield done
            except BrokenProcessPool:
                again += running.values()
                raise
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def fill(
    pool: ProcessPoolExecutor,
    task: Callable[[J], D],
    running: dict[Future[D], J],
    jobs: Iterator[J],
    most: int,
) -> bool:
    """Give out more parts, as many as may wait; whether there is still something to wait for."""
    for job in islice(jobs, most - len(running)):
        try:
            running[pool.submit(task, job)] = job
        except BrokenProcessPool:
            running[Future()] = job  # nobody plays it, but it is not lost
            raise
    return bool(running)
