"""What only some of those who install Squander want: said in one sentence where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from squander.kernel.errors import SquanderError


class Missing(SquanderError):
    """A package is not installed that an extra would bring."""


@contextmanager
def wanted(extra: str) -> Iterator[None]:
    """Around the imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("squander"):
            raise
        told = f"This needs {error.name}; install it with: pip install 'squander[{extra}]'"
        raise Missing(told) from None
