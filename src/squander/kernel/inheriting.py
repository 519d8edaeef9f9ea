"""Says of a compiled class that others, interpreted as well, may inherit from it: games are added without a compiler.

Or that its objects are never part of a cycle (`acyclic`), so that the collector of garbage need not know of them, which
saves a third of what it costs to make and forget one. That is for what lives no longer than one valuation: an object of
this kind that is let go at the end of a long chain of others, as frames are with a game's history, brings Python down.

This module stays interpreted itself: what the compiler reads under that name need not be installed where games are
played.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        """Nothing to do where nothing is compiled."""
        return lambda one: one
