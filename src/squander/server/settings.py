"""How this installation is set up. Handed to worker processes as JSON in one environment variable."""

import contextlib
import os
from pathlib import Path

import msgspec

from squander.kernel.errors import SquanderError

VARIABLE = "SQUANDER_SERVER"
HERE = ["127.0.0.1", "::1"]
HOME_PORT = 8517


class BadSettings(SquanderError):
    """The server can't be set up."""


class Limits(msgspec.Struct, frozen=True):
    """What one page, link or address may ask for before it is told to slow down."""

    message_bytes: int = 4_096
    upload_bytes: int = 1_000_000
    messages_burst: int = 60
    messages_per_second: float = 20.0
    requests_burst: int = 300
    requests_per_second: float = 30.0
    tables_burst: int = 60
    tables_per_second: float = 1.0
    sockets: int = 5_000
    sockets_per_address: int = 200  # people behind one router, or a proxy that does not say who calls, share one
    sockets_per_link: int = 20
    waiting_bytes: int = 500_000  # of answers and talk that a page has not read
    unsent_bytes: int = 1_000_000  # of everything that waits for its line
    stall_seconds: float = 30.0
    name: int = 30
    chat: int = 500
    chat_lines: int = 100
    chat_burst: int = 10
    chat_per_second: float = 0.5
    hello_seconds: float = 10.0
    hint_seconds: float = 25.0  # in which advice has to come
    body_seconds: float = 30.0


class Settings(msgspec.Struct, frozen=True):
    database: str
    database_seconds: float = 5.0  # in which it has to answer
    local: bool = False  # loopback only, for the person at this machine
    host: str = "127.0.0.1"  # the address it listens at
    port: int = 0
    origins: list[str] = []  # further origins whose pages may talk to this server
    hosts: list[str] = []  # the only names it answers to; all if there are none
    proxies: list[str] = msgspec.field(default_factory=HERE.copy)  # whose word about who calls is taken
    keep_tables: float = 0.0  # days without a choice or a word after which a table is deleted; 0: never
    keep_talk: float = 0.0  # days after which a line of talk is deleted; 0: never
    bot_seconds: float = 10.0
    bot_workers: int = 1
    limits: Limits = Limits()


def pass_on(settings: Settings) -> None:
    """Let processes started from here find the settings."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def handed_over() -> Settings:
    try:
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    except (KeyError, UnicodeEncodeError, msgspec.DecodeError):
        raise BadSettings(
            f"{VARIABLE} does not hold the settings of a server; start one by `squander serve`."
        ) from None


def home_database() -> str:
    """The embedded database of the person at this machine; its folder is ours to make."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "squander"
    with contextlib.suppress(OSError):  # whoever opens the database says what is wrong
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'squander.db'}"
