"""Starts the same server again and again, at once: everything is imported before the first fork.

Run as a program with the settings as JSON and a port; each line on stdin starts a server and answers with its pid.
"""

import importlib
import os
import sys
from contextlib import suppress

import msgspec
import uvicorn

from squander.server.http.app import build
from squander.server.http.connections import CONNECTIONS
from squander.server.settings import Settings


def serve(settings: Settings, port: int) -> None:
    uvicorn.run(build(settings), host="127.0.0.1", port=port, **CONNECTIONS)


def main() -> None:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    port = int(sys.argv[2])
    with suppress(ImportError):
        importlib.import_module("litestar.plugins.pydantic")
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(settings, port)
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
