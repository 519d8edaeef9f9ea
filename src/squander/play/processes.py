"""Work that several processes share. They end with whoever began them, however that ended."""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TypeVar

J = TypeVar("J")
D = TypeVar("D")


def shared_out(task: Callable[[J], D], jobs: list[J], processes: int) -> Iterator[D]:
    """What each job came to, in their order, whoever did it; with one process, this one."""
    if processes == 1:
        yield from map(task, jobs)
        return
    with crew_of(processes) as pool:
        yield from pool.map(task, jobs)


def crew_of(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """One that was killed can't tell its crew, which would go on for nobody, or wait for ever."""
    threading.Thread(target=wait_and_end, daemon=True).start()


def wait_and_end() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
