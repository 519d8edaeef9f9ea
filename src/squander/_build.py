"""What is compiled, and which form of it is imported.

A file called `COMPILED` in a folder names the modules below that are compiled, into one library; it is the only place
that says so.

A checkout keeps its compiled modules inside the virtual environment, away from their sources, together
with a digest of the sources they were made from. They are imported only while that digest still holds, so
an edited file is never shadowed by an older compiled one. It holds for all of them or for none, because
compiled modules are made to fit each other.

They are compiled on two roads: quickly, to be there soon, and fully optimised, which takes twice as long and then
takes their place.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
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

MARKER = "COMPILED"
ROOMS = ("kernel", "games", "bots", "envs")  # where it may lie
FULL, QUICK = "full", "quick"
ROADS = (FULL, QUICK)  # the better one first


def groups(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The sources to compile, by the name of the library they share: what each marker names is one."""
    return {_library(package, marker.parent): _named_in(marker) for marker in _markers(package)}


def _markers(package: Path) -> list[Path]:
    return [marker for room in ROOMS for marker in sorted((package / room).rglob(MARKER))]


def _library(package: Path, folder: Path) -> str:
    return "_".join(("squander", *folder.relative_to(package).parts))


def _named_in(marker: Path) -> list[Path]:
    lines = marker.read_text(encoding="utf-8").splitlines()
    return [marker.parent / line for line in lines if line and not line.startswith("#")]


def module_name(source: Path, package: Path = PACKAGE) -> str:
    """The dotted name under which a source below the package is imported."""
    return ".".join(("squander", *source.relative_to(package).with_suffix("").parts))


def digest(package: Path = PACKAGE) -> str:
    """One hash over every source that compiled code is made from, and over all that says what is compiled.

    What is compiled imports nothing else of ours, so that a reworded sentence or an edited screen changes nothing here.
    """
    seen = hashlib.sha256(Path(__file__).read_bytes())
    for path in _watched(package):
        content = path.read_bytes() if path.exists() else b""
        seen.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()


def _watched(package: Path) -> list[Path]:
    return [*_markers(package), *(source for sources in groups(package).values() for source in sources)]


def activate() -> None:
    """Choose the form in which modules are imported; called before the first of them is."""
    if _asked_to_interpret():
        sys.meta_path.insert(0, InterpretedModules())
    elif road := road_in_force():
        sys.meta_path.insert(0, CompiledModules(home() / road))


def road_in_force() -> str:
    """The better one of those that were compiled from these sources; nothing if none was."""
    now = digest()
    return next((road for road in ROADS if _digest_in(home() / road) == now), "")


def _asked_to_interpret() -> bool:
    return os.environ.get("SQUANDER_PURE", "0") not in ("", "0")


def home(prefix: str = sys.prefix) -> Path:
    """Where an environment keeps the modules compiled for it."""
    return Path(prefix) / "squander-compiled"


def _digest_in(folder: Path) -> str:
    try:
        return (folder / "digest").read_text()
    except OSError:
        return ""


def compiled() -> bool:
    """Whether the rules run as machine code here."""
    return _library_file() is not None


def compiled_quickly() -> bool:
    """Whether they do, and could be faster still."""
    file = _library_file()
    return file is not None and (home() / QUICK).resolve() in file.resolve().parents


def _library_file() -> Path | None:
    spec = next((find_spec(module_name(sources[0])) for sources in groups().values()), None)
    return Path(spec.loader.path) if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else None


def form() -> str:
    """In which form the rules run here, and why not in the faster one."""
    if compiled():
        return "compiled quickly" if compiled_quickly() else "compiled"
    if _asked_to_interpret():
        return "interpreted (SQUANDER_PURE is set)"
    return f"interpreted ({'sources changed' if any(_digest_in(home() / road) for road in ROADS) else 'not compiled'})"


class CompiledModules:
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


class InterpretedModules:
    """Imports the sources of the package even where compiled modules lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours."""
        if not fullname.startswith("squander.") or not path:
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)
