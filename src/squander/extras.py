"""What only some of those who install Squander want: said in one sentence where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from squander.kernel.errors import BadSetup


class Missing(BadSetup):
    """A package is not installed that an extra would bring."""

    def __init__(self, what: str, packages: list[str], extra: str) -> None:
        named, them = " and ".join(packages), "it" if len(packages) == 1 else "them"
        super().__init__(f"{what} needs {named}; install {them} with: pip install 'squander[{extra}]'")


def require(extra: str, *packages: str) -> None:
    """Before anything is begun that needs these."""
    if missing := [package for package in packages if find_spec(package) is None]:
        raise Missing("This", missing, extra)


@contextmanager
def wanted(extra: str, what: str = "This") -> Iterator[None]:
    """Around the imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = error.name or ""
        if name.startswith("squander"):
            raise
        raise Missing(what, [name], extra) from None
