"""What others bring along: found by `module:Name`, by `path/to/file.py:Name` or `path/to/package:Name`, or as an entry
point they installed."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

from squander.kernel.errors import BadSetup

T = TypeVar("T")


def load(name: str) -> object:
    """What a name of either form stands for; whatever is wrong with it is one sentence."""
    home, _, thing = name.rpartition(":")
    if not home and is_file_name(name):
        raise BadSetup(f"{name!r} says not what in the file is meant; write it as {name}:Name.")
    if not home or not thing.isidentifier():
        raise BadSetup(f"{name!r} says not where to look; write it as file.py:Name or module:Name.")
    module = module_at(home, thing)
    if thing not in vars(module):
        raise BadSetup(f"{home} has no {thing!r}; it has {', '.join(defined_in(module)) or 'nothing of its own'}.")
    found: object = vars(module)[thing]
    return found


def module_at(home: str, thing: str) -> ModuleType:
    if is_file_name(home):
        return file_at(absolute(home))
    if is_folder_name(home):
        return folder_at(absolute(home))
    if not all(word.isidentifier() for word in home.split(".")):
        raise BadSetup(f"{home!r} is no module; if it is a file, write it as {home}.py:{thing}.")
    return module_called(home)


def is_name(text: str) -> bool:
    """Whether it says where to look, as no plain name does."""
    return ":" in text


def full_name(name: str) -> str:
    """The same from any folder."""
    home, _, thing = name.rpartition(":")
    return f"{absolute(home)}:{thing}" if is_file_name(home) or is_folder_name(home) else name


def is_file_name(home: str) -> bool:
    return home.endswith(".py")


def is_folder_name(home: str) -> bool:
    """A module is looked for under its name, a folder only where somebody says that it is one."""
    return "/" in home.replace(os.sep, "/") and absolute(home).is_dir()


def absolute(home: str) -> Path:
    return Path(home).expanduser().absolute()


@cache
def file_at(path: Path) -> ModuleType:
    """A file as a module, loaded once. Files beside it can be imported from it, as if it was run by itself."""
    if not path.is_file():
        raise BadSetup(f"{path}: there is no such file.")
    spec = spec_from_file_location(f"{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    with told_of(str(path)):
        spec.loader.exec_module(module)
    return module


@cache
def folder_at(path: Path) -> ModuleType:
    """A package, under the name of its folder, by which its files import each other."""
    if not (path / "__init__.py").is_file():
        raise BadSetup(f"{path} is no package; it has no __init__.py.")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_called(path.name)
    if Path(str(module.__file__)).parent != path:
        raise BadSetup(f"{path} can't be loaded: there is another {path.name}, at {module.__file__}.")
    return module


def module_called(name: str) -> ModuleType:
    with told_of(name):
        return import_module(name)


@contextmanager
def told_of(home: str) -> Iterator[None]:
    """Whatever a stranger's code does wrong while it is loaded is told in one sentence."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{home} can't be loaded: {fault_of(error)}.") from error


def fault_of(error: BaseException) -> str:
    said = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def defined_in(module: ModuleType) -> list[str]:
    things = vars(module).items()
    return [name for name, thing in things if callable(thing) and getattr(thing, "__module__", "") == module.__name__]


# --- entry points -------------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    name: str
    value: str
    package: str


class Found(NamedTuple, Generic[T]):
    """By name: what could be used, and a sentence about what could not."""

    things: dict[str, T]
    faults: dict[str, str]


@cache
def installed(group: str) -> list[Entry]:
    """The entry points of a group, in an order that doesn't depend on where they are installed."""
    from importlib.metadata import entry_points

    return sorted({Entry(one.name, one.value, one.dist.name if one.dist else "") for one in entry_points(group=group)})


def gathered(group: str, use: Callable[[Entry], T], besides: Sequence[Entry] = ()) -> Found[T]:
    """All of a group; one that is broken takes nothing else with it."""
    found: Found[T] = Found({}, {})
    for entry in [*besides, *installed(group)]:
        try:
            if entry.name in found.things:
                raise BadSetup("there is another of this name.")
            found.things[entry.name] = use(entry)
        except BadSetup as error:
            found.faults[entry.name] = (
                f"The entry point {entry.name!r} of {entry.package} in {group} is broken: {error}"
            )
    return found
