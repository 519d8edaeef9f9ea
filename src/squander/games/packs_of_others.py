"""Packs of others: files that somebody installed beside this program, or offers at a server, known by a name.

Games are begun with the name, and their records have it; who opens one must know it, too.
"""

import os
import re
from pathlib import Path
from typing import NamedTuple

from squander import plugins
from squander.kernel.errors import BadPack, BadSetup

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
    """Let games be played with a pack of somebody's, given as a file or as `last-will.dinners=./dinners.toml`; its
    name. A file alone is called by its own name and offered to every game whose box it fits."""
    label, _, file = text.partition("=")
    if not file:
        return invite_file(Path(text))
    if not LABEL.fullmatch(label):
        raise BadSetup(f"{text!r} names no pack; write it as FILE or as last-will.dinners=./dinners.toml.")
    pack = pack_of(label, str(Path(file).expanduser().absolute()))
    try_pack(pack.game, pack.home)
    return add(pack)


def invite_file(path: Path) -> str:
    home = path.expanduser().absolute()
    if not LABEL.fullmatch(f"any.{home.stem}"):
        raise BadSetup(f"{path}: a pack is called by its file; let that have up to 30 letters, digits, _ and -.")
    for game in fitting(home):
        add(Pack(game, home.stem, str(home)))
    return home.stem


def invite_folder(folder: Path) -> list[str]:
    """Every pack in a folder."""
    if not folder.is_dir():
        raise BadSetup(f"{folder}: there is no such folder; name one with packs in it.")
    return [invite_file(path) for path in sorted(folder.glob("*.toml"))]


def fitting(home: Path) -> list[str]:
    """The games whose boxes a file fits; if it fits none, what is wrong with it for the nearest."""
    from squander.games import games, kind_of

    wrong, fits = [], []
    for game in games():
        if any(setting.name == "pack" for setting in kind_of(game).settings):
            try:
                try_pack(game, str(home))
                fits.append(game)
            except BadPack as error:
                wrong.append(error)
    if not fits:
        raise min(wrong, key=lambda error: "there is no such list" in str(error))
    return fits


def try_pack(game: str, home: str) -> None:
    from squander.games import kind_of

    kind = kind_of(game)
    kind.settle(kind.least, {"pack": home})


def add(pack: Pack) -> str:
    if any(pack.name == other.name and pack.home != other.home for other in all_packs()):
        raise BadSetup(f"There is a pack {pack.name!r} already; give yours another name.")
    line = f"{pack.game}.{pack.name}={pack.home}"
    lines = os.environ.get(VARIABLE, "").splitlines()
    os.environ[VARIABLE] = "\n".join(dict.fromkeys([*lines, line]))
    return pack.name
