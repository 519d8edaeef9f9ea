"""Clauses as players meet them: what the table does about each, what it says when it refuses, and where it is seen."""

from functools import cache
from typing import NamedTuple

from squander.games import package_of
from squander.games.face import Faces, Refused
from squander.play.how import has_how_to, how_to

# By the kind of a clause in its index.
MEANS = {
    "allow": "you may",
    "forbid": "not possible",
    "forced": "by itself",
    "compute": "is counted",
    "end": "ends it",
    "info": "so it is",
}


class Met(NamedTuple):
    """A clause, and how a player meets it."""

    id: str
    clause: str
    source: str
    means: str  # in a word or two
    met: list[str]  # where, in sentences


@cache
def met(game: str) -> list[Met]:
    package = package_of(game)
    words = package.kind.words
    refused = words.refusals() if isinstance(words, Faces) else {}
    seen = seen_at_table(game)
    return [
        Met(
            row["id"],
            row["clause"],
            row["source"],
            MEANS.get(row["kind"], ""),
            [*map(said, refused.get(row["id"], [])), *seen.get(row["id"], [])],
        )
        for row in package.clauses()
    ]


def said(one: Refused) -> str:
    return f"{one.phase}: the table {f'says “{one.reason}”' if one.reason else 'refuses, and says why.'}"


def seen_at_table(game: str) -> dict[str, list[str]]:
    """By clause, the things that it is about."""
    names: dict[str, list[str]] = {}
    for part in how_to(game).parts if has_how_to(game) else []:
        names.setdefault(part.clause, []).append(part.name)
    return {clause: [f"On the table: {'; '.join(dict.fromkeys(found))}."] for clause, found in names.items()}
