"""Rules indexes: each game's `clauses.tsv`, read in one place."""

import csv
from functools import cache
from importlib.resources import files

from squander.games import HOMES, LEFT_OUT, MADE_OF


@cache
def index(package: str) -> list[dict[str, str]]:
    """A package's own clauses, in their order; none if it has no index."""
    path = files(package).joinpath("clauses.tsv")
    if not path.is_file():
        return []
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def sentences(package: str) -> dict[str, str]:
    """What each clause of a package says."""
    return {row["id"]: row["clause"] for row in index(package)}


def rules_of(game: str) -> list[dict[str, str]]:
    """All clauses a game is played by; a game made of others has their rules, too, as far as it uses their pieces."""
    clauses = [clause for part in (game, *MADE_OF.get(game, [])) for clause in index(HOMES[part])]
    return [clause for clause in clauses if not clause["id"].startswith(LEFT_OUT.get(game, ()))]
