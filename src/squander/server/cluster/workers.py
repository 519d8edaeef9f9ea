"""Worker processes, and the one that looks after them."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.context import SpawnProcess
from socket import socket
from typing import cast

from uvicorn import Config
from uvicorn._subprocess import subprocess_started
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import SIGNALS, Multiprocess, Process

AGAIN_SECONDS = 2.0  # before one that could not start is tried again
STARTING_SECONDS = 300.0  # until its first answer: a busy machine takes long to load a program
ALONE_SECONDS = 2.0  # without a question from the one that looks after it, until a worker wonders whether that is gone
FORKS = sys.platform == "linux"  # elsewhere system libraries do not bear it

logger = logging.getLogger("squander.server")


class Worker(Process):
    """It does not outlive whoever looks after it."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.master = os.getpid()

    def target(self, sockets: list[socket] | None = None) -> None:
        server = self.server  # made before two threads could make one each
        threading.Thread(target=self.always_pong, daemon=True).start()
        server.run(sockets)

    def always_pong(self) -> None:
        while os.getppid() == self.master:
            if self.child_conn.poll(ALONE_SECONDS):
                self.pong()
        self.server.should_exit = True


class Forked(Worker):
    """It finds loaded what the command has loaded. To load it anew took seconds of a processor's time for each worker,
    and on a busy machine half a minute."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        fork = multiprocessing.get_context("fork")
        self.process = cast("SpawnProcess", fork.Process(target=self.begin, args=(sockets,)))

    def start(self) -> None:
        """Signals wait until the worker no longer takes them for the command's."""
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def begin(self, sockets: list[socket]) -> None:
        for number in SIGNALS:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        subprocess_started(self.config, self.target, sockets, None)


class Workers(Multiprocess):
    """uvicorn's own asks one worker at a time and waits for its answer: one that was killed while it started kept the
    others, however dead, waiting for half a minute."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.asked: dict[Process, float] = {}
        self.started: set[Process] = set()
        self.clock = time.monotonic
        self.forks = FORKS

    def init_processes(self) -> None:
        self.processes = [self.started_worker() for _ in range(self.processes_num)]

    def started_worker(self) -> Process:
        worker = Forked(self.config, self.sockets) if self.forks else Worker(self.config, self.sockets)
        worker.start()
        return worker

    def handle_hup(self) -> None:
        """Whoever asks for new workers may have put a new program there: from now on each loads its own."""
        self.forks = False
        super().handle_hup()

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
        self.processes[place] = self.started_worker()
