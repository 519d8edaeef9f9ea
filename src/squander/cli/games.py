"""`squander games`: what there is to play."""

import json
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squander.kernel.kind import Kind
    from squander.kernel.pieces import Value


class Players(TypedDict):
    least: int
    most: int


class Option(TypedDict):
    name: str
    default: "Value"
    choices: "Sequence[Value]"
    text: str


class Facts(TypedDict):
    """A game, as programs read it."""

    id: str
    title: str
    rules: int
    players: Players
    options: list[Option]


def games(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """List the games with their player counts and options.

    \b
    Examples:
      squander games
      squander games --json
    """
    import squander
    from squander.games import kind_of, others

    kinds = [kind_of(id) for id in squander.games()]
    for sentence in others().faults.values():
        typer.echo(sentence, err=True)
    if as_json:
        typer.echo(json.dumps([facts(kind) for kind in kinds], indent=2))
        return
    for kind in kinds:
        show(kind)


def facts(kind: "Kind") -> Facts:
    options = [Option(name=s.name, default=s.default, choices=s.choices, text=s.text) for s in kind.offered()]
    players = Players(least=kind.least, most=kind.most)
    return {"id": kind.id, "title": kind.title, "rules": kind.version, "players": players, "options": options}


def show(kind: "Kind") -> None:
    from squander.cli.paper import Paper

    paper = Paper()
    alone = f", or 1 with the option {kind.alone}" if kind.alone else ""
    paper.line(f"{kind.id}: {kind.title}, {kind.least} to {kind.most} players{alone}", "bold")
    for setting in kind.offered():
        choices = f" ({', '.join(typed(choice) for choice in setting.choices)})" if setting.choices else ""
        paper.line(f"    -o {setting.name}={typed(setting.default)}  {setting.text}{choices}", indent=8)


def typed(value: "Value") -> str:
    """As one writes it after the equals sign."""
    return ",".join(str(item) for item in value) if isinstance(value, list) else str(value)
