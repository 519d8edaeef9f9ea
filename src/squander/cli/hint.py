"""`squander hint`: what a good player would choose in a saved game, and why."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from squander.bots.advice import Advice
    from squander.kernel.game import Game
    from squander.play.records import Record


def hint(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    ply: Annotated[int | None, typer.Option(help="Before which choice; otherwise where the game stands.")] = None,
    best: Annotated[int, typer.Option(min=1, help="How many answers to tell.")] = 3,
    playouts: Annotated[int, typer.Option(min=1, max=1_000_000, help="How much to try out.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed gives the same advice on any machine.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Advise whoever is asked: the best answers, how likely each is to win, and why.

    It knows no more than the player: what is hidden from that seat is guessed at, in many ways.

    \b
    Examples:
      squander hint evening.squander
      squander hint evening.squander --ply 40 --best 5 --playouts 2000
      squander hint evening.squander --json
    """
    from squander.bots.advice import advice
    from squander.cli.files import read_record
    from squander.cli.replay import who_sat

    record = read_record(file)
    g = position(file, record, ply)
    who = g.question.who
    found = advice(g, who, best, playouts, seed)
    if as_json:
        typer.echo(json.dumps(data(g, found), ensure_ascii=False))
        return
    typer.echo(f"{who_sat(record).names[who]}, ply {g.plies}: {g.question.prompt}")
    for one in found:
        typer.echo(line(one))


def position(file: Path, record: "Record", ply: int | None) -> "Game":
    from squander.kernel.errors import BadSetup
    from squander.play.records import cut, resume

    g = resume(record if ply is None else cut(record, ply))
    if g.over:
        raise BadSetup(f"{file}: this game is over; name a ply before its last choice, such as --ply {g.plies - 1}.")
    return g


def line(one: "Advice") -> str:
    """± is two standard errors, as in an analysis."""
    spread = "" if one.spread is None else f" ± {200 * one.spread:.1f}"
    return f"  {100 * one.chance:3.0f} %{spread:7}  {one.label}: {one.why}"


def data(g: "Game", found: "list[Advice]") -> dict[str, object]:
    """Options by number and by the word that records use."""
    f = g.asked
    assert f is not None
    told = [{**one._asdict(), "word": g.kind.words.word(g, f, one.option)} for one in found]
    return {"game": g.kind.id, "ply": g.plies, "seat": f.who, "question": f.rule.name, "advice": told}
