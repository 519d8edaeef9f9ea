"""`squander cards`: what is in the box."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.cli.screens import CardText


def cards(
    game: Annotated[str, typer.Argument(help="Which game; 'squander games' lists them.")],
    name: Annotated[
        str | None, typer.Argument(help="Only cards whose name, kind, symbol or deck contains this.")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="A file that changes cards or boards.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List cards with their texts and where each comes from: rulebook, report or house.

    \b
    Examples:
      squander cards last-will
      squander cards last-will ball
      squander cards last-will farm --json
    """
    from squander.cli.screens import screen_of
    from squander.games import kind_of
    from squander.kernel.errors import BadSetup

    kind = kind_of(game)
    found = [card for card in screen_of(game).cards(str(pack) if pack else None) if fits(card, name)]
    if not found:
        raise BadSetup(f"{kind.title} has no card {name!r}; 'squander cards {game}' lists them all.")
    if as_json:
        typer.echo(json.dumps([card._asdict() for card in found], indent=2, ensure_ascii=False))
    else:
        show(found)


def fits(card: "CardText", name: str | None) -> bool:
    wanted = (name or "").lower()
    return any(wanted in text.lower() for text in (card.name, card.id, card.kind, card.deck, *card.symbols))


def show(found: "list[CardText]") -> None:
    from rich.text import Text

    from squander.cli.paper import Paper

    paper = Paper()
    for card in found:
        many = f"{card.copies} × " if card.copies > 1 else ""
        tail = f" [{card.source}{': ' + card.note if card.note else ''}]"
        kind = (f" · {front(card)} ({back(card)})", "dim")
        paper.line(Text.assemble(many, (card.name, "bold"), kind, f": {card.text}", (tail, "dim")), indent=4)


def front(card: "CardText") -> str:
    return ", ".join([card.kind, *card.symbols])


def back(card: "CardText") -> str:
    """Its deck, and what its back shows besides."""
    marks = [(card.crowns, "crown"), (card.icons, "icon")]
    return ", ".join([card.deck, *[f"{n} {mark}" if n == 1 else f"{n} {mark}s" for n, mark in marks if n]])
