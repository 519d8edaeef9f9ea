"""`squander cards`: what is in the box."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game, Pack

if TYPE_CHECKING:
    from squander.cli.screens import CardText


def cards(
    game: Game,
    name: Annotated[
        str | None, typer.Argument(help="Only cards whose name, kind, symbol or deck contains this.")
    ] = None,
    pack: Pack = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List cards with their texts and where each comes from: rulebook, report or house.

    \b
    Examples:
      squander cards last-will
      squander cards last-will ball
      squander cards last-will farm --json
    """
    from squander.games import package_of
    from squander.kernel.errors import BadSetup

    package = package_of(game)
    found = [card for card in package.screen().cards(str(pack) if pack else None) if fits(card, name)]
    if not found and name is None:
        raise BadSetup(f"{package.kind.title} lists no cards here.")
    if not found:
        raise BadSetup(f"{package.kind.title} has no card {name!r}; 'squander cards {game}' lists them all.")
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
