"""Bots of others: found by a path, by a module's name, or as an entry point they installed.

A guest is known by its name and the games it plays, and loaded only where it plays: who lists bots runs none of their
code. Processes started from here know the same guests, through the environment.
"""

import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, cast

from squander import plugins
from squander.games import package_of
from squander.kernel.errors import BadSetup

if TYPE_CHECKING:
    from squander.bots import Bot

GROUP = "squander.bots"
VARIABLE = "SQUANDER_BOTS"
NAME = re.compile(r"[\w-]{1,30}")
SECONDS = 120.0  # for loading one of them in a process of its own


class Guest(NamedTuple):
    name: str
    games: tuple[str, ...]  # that it plays; none for every game
    home: str  # where it is, as `plugins.load` takes it

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games

    def line(self) -> str:
        """One word for the environment, and for another process to print."""
        return f"{','.join(self.games)}.{self.name}={self.home}"


def guest_of(line: str) -> Guest:
    """Written as an entry point is: `name=home` or `game.name=home`."""
    label, _, home = line.partition("=")
    games, _, name = label.strip().rpartition(".")
    return Guest(name, tuple(game for game in games.split(",") if game), home.strip())


def all_guests() -> list[Guest]:
    """Those who were invited here or by the process that started this one, then those who are installed."""
    invited = [guest_of(line) for line in os.environ.get(VARIABLE, "").splitlines() if line]
    return invited + [guest_of(f"{entry.name}={entry.value}") for entry in plugins.installed(GROUP)]


def invite(home: str) -> str:
    """Let a bot of somebody's play, here and in processes started from here; its name."""
    return admit(introduced(plugins.full_name(home)))


def invite_apart(home: str) -> str:
    """The same without running any of its code in this process."""
    command = [sys.executable, "-m", "squander.bots.guests", plugins.full_name(home)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise BadSetup(f"{home} can't be loaded: it takes more than {SECONDS:g} seconds.") from None
    if done.returncode:
        raise BadSetup(done.stderr.strip().rpartition("\n")[2] or f"{home} can't be loaded: its process ended.")
    return admit(guest_of(done.stdout.strip().rpartition("\n")[2]))


def admit(guest: Guest) -> str:
    known = [other for other in all_guests() if other.name == guest.name]
    if guest in known:
        return guest.name
    if known:
        raise BadSetup(f"There is a bot {guest.name!r} already, at {known[0].home}; give yours another name.")
    for game in guest.games:
        require_free(guest.name, game)
    os.environ[VARIABLE] = "\n".join([*os.environ.get(VARIABLE, "").splitlines(), guest.line()])
    return guest.name


def require_free(name: str, game: str) -> None:
    if name in package_of(game).bots():
        raise BadSetup(f"{package_of(game).kind.title} has a bot {name!r} of its own; give yours another name.")


def introduced(home: str) -> Guest:
    """A bot's own account of itself: `name` and `games`, if it has them. It is made once, to see that it can be."""
    thing = plugins.load(home)
    made(home, 0)
    name = getattr(thing, "name", None)
    called = name if isinstance(name, str) else str(getattr(thing, "__name__", "")).lower()
    if not NAME.fullmatch(called) or called == "random":
        raise BadSetup(f"{home} is called {called!r}; the name of a bot is a word of up to 30 letters, not 'random'.")
    return Guest(called, games_of(getattr(thing, "games", ())), home)


def games_of(given: str | Iterable[str]) -> tuple[str, ...]:
    games = (given,) if isinstance(given, str) else tuple(given)
    return tuple(package_of(game).kind.id for game in games)


def made(home: str, seed: int) -> "Bot":
    """A bot for one seat. Its maker is a class or a function, and is given a seed if it takes one."""
    maker = plugins.load(home)
    if not callable(maker):
        raise BadSetup(f"{home} is no bot; name a class that has a method choose.")
    with plugins.told_of(home):
        bot = maker(seed) if takes_one(maker) else maker()
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f"{home} is no bot: it has no method choose.")
    return cast("Bot", bot)


def takes_one(maker: Callable[..., object]) -> bool:
    try:
        inspect.signature(maker).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def main(home: str) -> int:
    """Prints one line about a bot, or one sentence about what is wrong with it."""
    try:
        print(f"\n{introduced(home).line()}")
    except BadSetup as error:
        print(f"\n{' '.join(str(error).split())}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
