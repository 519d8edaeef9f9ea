"""Rules indexes: each game's `clauses.tsv`, read in one place."""

from functools import cache


@cache
def index(package: str) -> list[dict[str, str]]:
    """A package's own clauses, in their order; none if it has no index. What reads it takes long to load."""
    import csv
    from importlib.resources import files

    path = files(package).joinpath("clauses.tsv")
    if not path.is_file():
        return []
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def sentences(package: str) -> dict[str, str]:
    """What each clause of a package says."""
    return {row["id"]: row["clause"] for row in index(package)}
