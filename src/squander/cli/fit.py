"""`squander fit`: what the aspects of a position count, found out from games."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game

if TYPE_CHECKING:
    from squander.games.contract import Package
    from squander.lab.fit import Fit
    from squander.lab.positions import Play


def fit(  # noqa: PLR0913 - one argument a flag
    game: Game,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play; 0 for every number.")] = 0,
    games: Annotated[int, typer.Option("--games", "-n", min=4, help="How many games of each number of players.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights, on any number of cores.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays; they change seats, and slip now and then.")] = "greedy",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
    processes: Annotated[int, typer.Option(help="How many at a time; 0 for one a core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Where to write; otherwise where the game's bots read it.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw how well chances come true, as SVG.")] = None,
) -> None:
    """Fit a game's valuation to games that bots play against their equals, and write the weights down.

    A quarter of the games is held out: on it the log-loss is told of a coin, of the present score, of the chances that
    the bots knew before, and of the fitted ones.

    \b
    Examples:
      squander fit last-will
      squander fit last-will -p 2 -n 2000 --out weights.toml
      squander fit last-will --bots planner:50 --games 200 --seed 2
    """
    from squander.bots import listed
    from squander.cli.play import options_of
    from squander.games import package_of
    from squander.lab.fit import told_losses, written
    from squander.lab.positions import Play, check

    package = package_of(game)
    play = Play(game, players, games, seed, tuple(listed(bots)), options_of(game, option or [], None))
    counts = [players] if players else list(range(package.kind.least, package.kind.most + 1))
    plays = [play._replace(players=count) for count in counts]
    for one in plays:
        check(one)
    path = target(package, players, out)
    fits = {one.players: fitted(one, processes or os.cpu_count() or 1) for one in plays}
    for count, found in fits.items():
        typer.echo(f"{count} players, {found.positions} positions: {told_losses(found.losses)}")
    expert = package.expert()
    assert expert is not None
    path.write_text(written(said(play, option or []), expert.aspects(), fits), encoding="utf-8")
    if picture is not None:
        from squander.lab.calibration import drawn

        picture.write_text(drawn(fits), encoding="utf-8")


def target(package: "Package", players: int, out: Path | None) -> Path:
    from squander.kernel.errors import BadSetup

    if out is None and players:
        only = f"Weights for {players} players alone would leave the bots without those for others"
        raise BadSetup(f"{only}; say with --out where to write them.")
    path = out or package.folder / "bots" / "weights.toml"
    if not path.parent.is_dir() or path.is_dir():
        raise BadSetup(f"{path} cannot be written; name a file in a folder that exists.")
    return path


def fitted(play: "Play", processes: int) -> "Fit":
    """With a progress bar where somebody is watching."""
    from squander.cli.progress import bar
    from squander.kernel.errors import BadSetup
    from squander.lab.fit import fit
    from squander.lab.positions import Position, gathered

    if processes < 1:
        raise BadSetup(f"{processes} processes cannot play; ask for 1 or more, or 0 for one a core.")
    positions: list[Position] = []
    with bar(play.games, f"{play.players} players") as advance:
        for part in gathered(play, processes):
            positions += part.positions
            advance(part.games, f"{play.players} players")
    return fit(positions)


def said(play: "Play", options: list[str]) -> str:
    """The command again, in full."""
    which = f" --players {play.players}" if play.players else ""
    chosen = "".join(f" --option {one}" for one in options)
    return (
        f"squander fit {play.game}{which} --games {play.games} --seed {play.seed} --bots {','.join(play.bots)}{chosen}"
    )
