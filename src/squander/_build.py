"""What is compiled, and which form of it is imported.

A checkout keeps its compiled modules inside the virtual environment, away from their sources, together
with a digest of the sources they were made from. They are imported only while that digest still holds, so
an edited file is never shadowed by an older compiled one. It holds for all of them or for none, because
an interpreted class can't inherit from a compiled one.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent

# In kernel/ and in every game, all modules are compiled except files of these names.
INTERPRETED = frozenset(
    {
        "__init__.py",
        "amounts.py",
        "boards.py",
        "check.py",
        "content.py",
        "labels.py",
        "labels_of_cards.py",
        "names.py",
        "now.py",
        "prices.py",
        "prompts.py",
        "reasons.py",
        "row.py",
        "telling.py",
        "text.py",
        "view.py",
    }
)

# Modules elsewhere that are compiled too, each as a library of its own: paths below src/squander.
COMPILED_ALONE: tuple[str, ...] = (
    "bots/last_will/judge.py",
    "bots/last_will/turn.py",
    "bots/last_will/values.py",
    "bots/maccreedys_mansion/judge.py",
    "bots/maccreedys_mansion/plans.py",
    "bots/prodigals_club/judge.py",
    "bots/prodigals_club/values.py",
    "bots/prodigals_last_will/judge.py",
)


def groups(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The sources to compile, by the name of the library they share."""
    folders = [package / "kernel", *sorted((package / "games").glob("*/"))]
    shared = {_library(package, folder): _compiled_in(folder) for folder in folders}
    alone = {_library(package, package / path): [package / path] for path in COMPILED_ALONE}
    return {name: sources for name, sources in (shared | alone).items() if sources}


def _library(package: Path, path: Path) -> str:
    return "_".join(("squander", *path.relative_to(package).with_suffix("").parts))


def _compiled_in(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if path.name not in INTERPRETED]


def module_name(source: Path, package: Path = PACKAGE) -> str:
    """The dotted name under which a source below the package is imported."""
    return ".".join(("squander", *source.relative_to(package).with_suffix("").parts))


def digest(package: Path = PACKAGE) -> str:
    """One hash over every source that compiled code may have been made from.

    Interpreted neighbours count as well: the values of their constants are copied into compiled code.
    So does this file, which says what is compiled.
    """
    seen = hashlib.sha256(Path(__file__).read_bytes())
    for path in _watched(package):
        content = path.read_bytes()
        seen.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()


def _watched(package: Path) -> list[Path]:
    near = {path for alone in COMPILED_ALONE for path in (package / alone).parent.glob("*.py")}
    return sorted(near.union(*((package / name).rglob("*.py") for name in ("kernel", "games"))))


def activate() -> None:
    """Choose the form in which modules are imported; called before the first of them is."""
    if os.environ.get("SQUANDER_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, InterpretedModules())
    elif _fresh(home()):
        sys.meta_path.insert(0, CompiledModules(home()))


def home(prefix: str = sys.prefix) -> Path:
    """Where an environment keeps the modules compiled for it."""
    return Path(prefix) / "squander-compiled"


def _fresh(folder: Path) -> bool:
    try:
        return (folder / "digest").read_text() == digest()
    except OSError:
        return False


def compiled() -> bool:
    """Whether the rules run as machine code here."""
    spec = next((find_spec(module_name(sources[0])) for sources in groups().values()), None)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


class CompiledModules(MetaPathFinder):
    """Imports what is compiled from the folder where it lies."""

    def __init__(self, folder: Path) -> None:
        libraries = groups()
        modules = [module_name(source) for sources in libraries.values() for source in sources]
        self.folder = folder / "lib"
        self.names = {*modules, *(f"{name}__mypyc" for name in libraries)}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, or nothing if this name stays interpreted."""
        if fullname not in self.names:
            return None
        file = str(self.folder / fullname.replace(".", "/")) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


class InterpretedModules(MetaPathFinder):
    """Imports the sources of the package even where compiled modules lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours."""
        if not fullname.startswith("squander.") or not path:
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)
