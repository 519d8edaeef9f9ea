"""The line between a browser and the server, to be cut and mended."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress


class Line:
    """Hands on what either side sends, until it is cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_cut = False
        self.is_deaf = False  # what the server says is lost on its way
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        start(self.listen)

    def listen(self) -> None:
        with suppress(OSError):
            while True:
                self.join(self.door.accept()[0])

    def join(self, browser: socket.socket) -> None:
        if self.is_cut:
            browser.close()
            return
        server = socket.create_connection(("127.0.0.1", self.port))
        self.ends += [browser, server]
        start(self.hand_on, browser, server, False)
        start(self.hand_on, server, browser, True)

    def hand_on(self, here: socket.socket, there: socket.socket, to_browser: bool) -> None:
        with suppress(OSError):
            while said := here.recv(65536):
                if not (to_browser and self.is_deaf):
                    there.sendall(said)
            there.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends = []

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False

    def close(self) -> None:
        self.cut()
        self.door.close()


def start(work: Callable[..., None], *given: object) -> None:
    threading.Thread(target=work, args=given, daemon=True).start()
