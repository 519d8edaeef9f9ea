"""Worker processes, and the one that looks after them."""

import logging
import time
from socket import socket

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

AGAIN_SECONDS = 2.0  # before one that could not start is tried again
STARTING_SECONDS = 300.0  # until its first answer: a busy machine takes long to load a program

logger = logging.getLogger("squander.server")


class Workers(Multiprocess):
    """uvicorn's own asks one worker at a time and waits for its answer: one that was killed while it started kept the
    others, however dead, waiting for half a minute."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.asked: dict[Process, float] = {}
        self.started: set[Process] = set()
        self.clock = time.monotonic

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if not self.should_exit.is_set() and not self.is_well(process):
                self.replace(place, process)

    def is_well(self, process: Process) -> bool:
        """It runs, and has not been silent for too long; nobody waits for its answer."""
        if not process.process.is_alive():
            return False
        try:
            while process.parent_conn.poll():
                process.parent_conn.recv()
                self.asked.pop(process, None)
                self.started.add(process)
            if process not in self.asked:
                process.parent_conn.send(b"ping")
        except (OSError, EOFError):
            return False
        asked = self.asked.setdefault(process, self.clock())
        return self.clock() - asked < self.patience(process)

    def patience(self, process: Process) -> float:
        return self.config.timeout_worker_healthcheck if process in self.started else STARTING_SECONDS

    def replace(self, place: int, process: Process) -> None:
        process.kill()
        process.join()
        self.asked.pop(process, None)
        self.started.discard(process)
        logger.warning("a worker ended", extra={"pid": process.pid, "exit": process.exitcode})
        if process.exitcode == STARTUP_FAILURE:
            self.should_exit.set()
            return
        if process.exitcode:
            self.should_exit.wait(AGAIN_SECONDS if process.exitcode > 0 else 0)
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()
