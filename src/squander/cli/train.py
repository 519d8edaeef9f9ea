"""`squander train`: a network that learns a game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.named import Game

if TYPE_CHECKING:
    from squander.envs.school.training import Course, Progress, Trainer, Watch

GOES_ON = ".training.npz"
CURVE = ".svg"
START = "PK"  # of the file of a network


def train(  # noqa: PLR0913 - one argument a flag
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the network goes, as will.npz.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    watching: Annotated[int, typer.Option(min=0, help="Lessons in which the game's expert judges every choice.")] = 10,
    lessons: Annotated[int, typer.Option(min=0, help="Lessons of self-play that follow.")] = 10,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games a lesson has.")] = 400,
    against: Annotated[str, typer.Option(help="The bot it is tested against after each lesson.")] = "greedy-0",
    tests: Annotated[int, typer.Option(min=2, help="How many games a test has.")] = 40,
    hidden: Annotated[int, typer.Option(min=1, help="How wide its first layer is.")] = 128,
    aspects: Annotated[
        bool, typer.Option(help="Whether it sees what the game's expert counts, beside the numbers.")
    ] = True,
    seed: Annotated[int, typer.Option(help="The same seed gives the same network.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option, as name=value.")] = None,
) -> None:
    """Train a small policy-value network: from how a game's expert judges, then by playing itself. NumPy is all it
    needs.

    A training that was stopped goes on when the command is given again, from a file beside the network; the curve of
    its tests is drawn there, too. A network plays wherever bots do, as net:FILE.

    \b
    Examples:
      squander train last-will --out will.npz
      squander train last-will --out will.npz --watching 0 --lessons 40
      squander train prodigals-club --out club.npz --against greedy
      squander train last-will --out sacked.npz --option sacked=yes
    """
    from squander.cli.play import options_of
    from squander.extras import wanted

    with wanted("envs"):
        from squander.envs.school.training import Course
    course = Course(game, players, watching, lessons, games, hidden, seed=seed, aspects=aspects)
    course = course._replace(options=options_of(game, option or [], None))
    check(course, out, against)
    trainer = begun(course, out)
    if not trainer.curve:
        test(trainer, out, against, tests)
    while trainer.lessons < course.all_lessons:
        what = "watching" if trainer.watches else "self-play"
        shown(f"lesson {trainer.lessons + 1}, {what}", games, trainer.lesson)
        test(trainer, out, against, tests)


def check(course: "Course", out: Path, against: str) -> None:
    """Before anything is done."""
    from squander import bots, envs
    from squander.cli import files

    envs.encoder(course.game, course.players, **course.options)
    bots.make(against, course.game, 0)
    files.check_writable(out, START, "network")


def begun(course: "Course", out: Path) -> "Trainer":
    """From the file of a training that was stopped, or from nothing."""
    from squander.envs.school.training import beginner, resumed

    kept = out.with_suffix(GOES_ON)
    return resumed(course, kept) if kept.exists() else beginner(course)


def shown(what: str, of: int, work: "Callable[[Watch], None]") -> None:
    """With a progress bar where somebody is watching."""
    from squander.cli.progress import bar

    with bar(of, what) as advance:
        last = [0]

        def watch(progress: "Progress") -> None:
            advance(progress.done - last[0], what)
            last[0] = progress.done

        work(watch)


def test(trainer: "Trainer", out: Path, against: str, games: int) -> None:
    """Keep what there is, let it play, and draw the curve anew."""
    from squander.cli import files
    from squander.envs.school.curve import picture
    from squander.lab.arena import play
    from squander.lab.contest import Contest

    course = trainer.course
    trainer.network.save(out)
    bots = (f"net:{out}",) if course.players == 1 else (f"net:{out}", against)
    contest = Contest(course.game, course.players, games, f"test {course.seed}", bots, course.options)
    rate = play(contest, 1, may_stop=False).rate(bots[0])
    trainer.curve.append((float(trainer.lessons), rate.value))
    trainer.save(out.with_suffix(GOES_ON))
    won = "games won" if course.players == 1 else f"games won against {against}"
    files.replace(out.with_suffix(CURVE), picture(trainer.curve, f"{course.game}: {won}", course.watching))
    sure = f"{rate.value:.0%} ({rate.low:.0%}-{rate.high:.0%})"
    typer.echo(f"After {trainer.lessons} lessons: {sure} of {rate.sample} {won}.")
