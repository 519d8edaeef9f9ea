"""What cards do, read once: each kind of effect is a class that knows its words, its picture and the rule behind it.

A kind that leaves something open stops the game from being loaded, so nothing is ever told, drawn or done by a guess.
"""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, get_origin

from squander.games.pictures import Picture


class Deed(ABC):
    """One thing that a card does, as its row says it."""

    @abstractmethod
    def words(self) -> str:
        """What happens, in words."""

    @abstractmethod
    def drawn(self) -> Picture:
        """What happens, as icons."""


def complete(kinds: Iterable[type]) -> None:
    """Stop at start-up where a kind of effect lacks something that every effect must know."""
    for kind in kinds:
        if missing := sorted(getattr(kind, "__abstractmethods__", set()) | unset(kind)):
            raise TypeError(f"{kind.__module__}.{kind.__name__} does not say: {', '.join(missing)}.")


def unset(kind: type) -> set[str]:
    """What every kind must set for its class, such as its rule, and this one does not."""
    promised = [inspect.get_annotations(base).items() for base in kind.__mro__]
    return {name for names in promised for name, of in names if is_of_class(of) and not hasattr(kind, name)}


def is_of_class(annotation: object) -> bool:
    origin: object = get_origin(annotation)
    return origin is ClassVar


def same_kinds(known: Iterable[object], table: Iterable[object], whose: str) -> None:
    """Stop at start-up where somebody's table misses a kind of effect, or has one that there is not."""
    kinds = set(known)
    if missing := sorted(named(kind) for kind in kinds - set(table)):
        raise TypeError(f"{whose} does not know: {', '.join(missing)}.")
    if strange := sorted(named(kind) for kind in set(table) - kinds):
        raise TypeError(f"{whose} knows what there is not: {', '.join(strange)}.")


def named(kind: object) -> str:
    return str(getattr(kind, "__name__", kind))
