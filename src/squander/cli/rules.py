"""`squander rules`: the rules index, clause by clause."""

import json
from collections import Counter
from typing import Annotated

import typer

from squander.cli.named import Game


def rules(
    game: Game,
    wanted: Annotated[str | None, typer.Argument(help="A section, a clause id, or words to look for.")] = None,
    how: Annotated[
        bool, typer.Option("--how", help="Tell how it is played, from the goal to what people get wrong.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Look up rules: all sections, one section, one clause, or every clause with some words.

    \b
    Examples:
      squander rules last-will --how
      squander rules last-will
      squander rules last-will ERRAND
      squander rules last-will LW-PLAN-03
      squander rules last-will "wild card"
    """
    from squander.kernel.errors import BadSetup

    if how:
        tell_how(game, wanted, as_json)
        return
    clauses = clauses_of(game)
    found = [clause for clause in clauses if wanted and fits(clause, wanted, sections(clauses))]
    if wanted and not found:
        raise BadSetup(f"No clause of {game} fits {wanted!r}; 'squander rules {game}' lists the sections.")
    if as_json:
        typer.echo(json.dumps(found or clauses, indent=2, ensure_ascii=False))
    elif found:
        show_meaning(game, wanted, found)
        show(found)
    else:
        show_sections(game, clauses)


def tell_how(game: str, wanted: str | None, as_json: bool) -> None:
    import msgspec

    from squander.cli.how_to_play import tell
    from squander.kernel.errors import BadSetup
    from squander.play.how import how_to

    if wanted:
        raise BadSetup(f"--how tells all of it; leave {wanted!r} out, or leave --how out to look it up.")
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(how_to(game))).decode())
    else:
        tell(how_to(game))


def clauses_of(game: str) -> list[dict[str, str]]:
    from squander.games import package_of
    from squander.kernel.errors import BadSetup

    rows = package_of(game).clauses()
    if not rows:
        raise BadSetup(f"{game} has no rules index.")
    return [{"id": row["id"], "clause": row["clause"], "kind": row["kind"]} for row in rows]


def section(id: str) -> str:
    """`LW-PLAN-03` is of section PLAN."""
    return id.rpartition("-")[0].partition("-")[2] or id


def sections(clauses: list[dict[str, str]]) -> Counter[str]:
    return Counter(section(clause["id"]) for clause in clauses)


def fits(clause: dict[str, str], wanted: str, known: Counter[str]) -> bool:
    """A section's name is tried first, then ids, then words, all of which must be there."""
    id, name = clause["id"], wanted.upper()
    if name in known:
        return section(id) == name
    if name[-1:].isdigit():
        return id == name or id.endswith(f"-{name}")
    return all(word in clause["clause"].lower() for word in wanted.lower().split())


def show_meaning(game: str, wanted: str | None, found: list[dict[str, str]]) -> None:
    """Above the clauses of a section: what they come to in play, if somebody has written it."""
    from squander.cli.paper import Paper
    from squander.play.how import has_how_to, how_to

    of = {clause["id"].rpartition("-")[0] for clause in found}
    if has_how_to(game) and section(found[0]["id"]) == (wanted or "").upper():
        for one in how_to(game).sections:
            if one.id in of:
                Paper().line(one.means, "italic")


def show(found: list[dict[str, str]]) -> None:
    from rich.text import Text

    from squander.cli.paper import Paper

    paper = Paper()
    wide = max(len(clause["id"]) for clause in found) + 2
    for clause in found:
        paper.line(Text.assemble((f"{clause['id']:{wide}}", "bold"), clause["clause"]), indent=wide)


def show_sections(game: str, clauses: list[dict[str, str]]) -> None:
    from squander.cli.paper import Paper

    paper = Paper()
    for name, count in sections(clauses).items():
        ids = [clause["id"] for clause in clauses if section(clause["id"]) == name]
        paper.line(f"{name:12}{count:4} {'clause' if count == 1 else 'clauses'}, {ids[0]} to {ids[-1]}")
    paper.line(f"Read one with: squander rules {game} {section(clauses[0]['id'])}", "dim")
