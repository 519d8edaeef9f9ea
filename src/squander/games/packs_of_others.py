"""Packs of others: files that somebody installed beside this program, or offers at a server, known by a name.

Games are begun with the name, and their records have it; who opens one must know it, too.
"""

import os
import re
from pathlib import Path
from typing import NamedTuple

from squander import plugins
from squander.kernel.errors import BadSetup

GROUP = "squander.packs"
VARIABLE = "SQUANDER_PACKS"  # where processes started from here read what was invited, one a line
LABEL = re.compile(r"[\w-]+\.[\w-]{1,30}")


class Pack(NamedTuple):
    game: str
    name: str
    home: str  # a file, or where a package says which
    package: str = ""  # that installed it


def all_packs() -> list[Pack]:
    """Those that were invited here or by the process that started this one, then those that are installed."""
    invited = [pack_of(*line.partition("=")[::2]) for line in os.environ.get(VARIABLE, "").splitlines() if line]
    return invited + [pack_of(entry.name, entry.value, entry.package) for entry in plugins.installed(GROUP)]


def pack_of(label: str, home: str, package: str = "") -> Pack:
    """Written as `last-will.dinners`."""
    game, _, name = label.partition(".")
    return Pack(game, name, home, package)


def names(game: str) -> list[str]:
    return [pack.name for pack in all_packs() if pack.game == game]


def path_of(pack: str) -> Path:
    """Of a pack that is known by this name, or else the path that it is."""
    found = next((one for one in all_packs() if one.name == pack), None)
    if found is None:
        return Path(pack)
    path = plugins.load(found.home) if found.package else found.home
    if not isinstance(path, str | Path):
        raise BadSetup(f"The pack {pack!r} of {found.package} is {path!r}; it must be the path of a file.")
    return Path(path)


def invite(text: str) -> str:
    """Let a game be played with a pack of somebody's, given as `last-will.dinners=./dinners.toml`; its name."""
    from squander.games import kind_of

    label, _, file = text.partition("=")
    if not LABEL.fullmatch(label) or not file:
        raise BadSetup(f"{text!r} names no pack; write it as GAME.NAME=FILE, such as last-will.dinners=./dinners.toml.")
    pack = pack_of(label, str(Path(file).expanduser().absolute()))
    if any(pack.name == other.name and pack != other for other in all_packs()):
        raise BadSetup(f"There is a pack {pack.name!r} already; give yours another name.")
    kind = kind_of(pack.game)
    kind.settle(kind.least, {"pack": pack.home})
    os.environ[VARIABLE] = "\n".join([*os.environ.get(VARIABLE, "").splitlines(), f"{label}={pack.home}"])
    return pack.name
