"""Says of a compiled class that others, interpreted as well, may inherit from it: games are added without a compiler.

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
