"""The `squander` command: one file a command. Each imports what it needs when it runs, so that help comes at once."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer
from typer.core import TyperGroup

from squander.cli.analyse import analyse
from squander.cli.arena import arena
from squander.cli.campaign import campaign
from squander.cli.cards import cards
from squander.cli.daily import daily
from squander.cli.exercises import exercises
from squander.cli.fit import fit
from squander.cli.games import games
from squander.cli.hint import hint
from squander.cli.lab import lab
from squander.cli.ladder import ladder
from squander.cli.mcp import mcp
from squander.cli.play import play, start
from squander.cli.replay import replay
from squander.cli.rules import rules
from squander.cli.serve import db, here, page_is_built, serve
from squander.cli.sim import sim
from squander.cli.train import train
from squander.cli.verify import verify
from squander.kernel.errors import SquanderError

MISTAKE = 2
INTERRUPTED = 130
ONE_CORE = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")  # sums this small only wait for a second one
# By the names that the parser of arguments has for what is wrong.
MUST_BE = {
    "int_parsing": "a whole number",
    "float_parsing": "a number",
    "greater_than_equal": "{ge:g} or more",
    "less_than_equal": "{le:g} or less",
}


class Polite(TyperGroup):
    """Whatever was wrong with the input is one sentence on stderr and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = False,  # noqa: ARG002 - what is wrong is told here
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except SquanderError as error:
            complain(str(error))
        except typer.TyperException as error:
            complain(f"{ended(sentence(error))} {self.where_to_look(error, args or sys.argv[1:])}")
        except typer.Abort:
            sys.exit(INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)

    def where_to_look(self, error: typer.TyperException, words: Sequence[str]) -> str:
        context = getattr(error, "ctx", None)
        command = next((word for word in words if word in self.commands), "")
        return f"See '{context.command_path if context else f'squander {command}'.strip()} --help'."


def complain(sentence: str) -> None:
    typer.echo(" ".join(sentence.split()), err=True)
    sys.exit(MISTAKE)


def ended(message: str) -> str:
    return message if message.endswith((".", "!", "?")) else f"{message}."


def sentence(error: typer.TyperException) -> str:
    """What is wrong with a value, in our words; the rest is clear as it is."""
    param, cause = getattr(error, "param", None), error.__cause__
    if param is None or not isinstance(cause, ValueError):
        return error.format_message()
    fault = cause.errors()[0]  # type: ignore[attr-defined] # of pydantic
    must = MUST_BE.get(fault["type"])
    if must is None:
        return error.format_message()
    return f"{max(param.opts, key=len)} is {fault['input']!r}; it must be {must.format(**fault.get('ctx', {}))}"


app = typer.Typer(
    cls=Polite,
    name="squander",
    help="A digital table for board games of ruin. Without a command it starts playing.",
    epilog="Examples:  squander  ·  squander play last-will --players 3  ·  squander rules last-will market",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PLAYING = (play, daily, campaign, replay, hint, analyse, verify, rules, cards, games)
for command in (*PLAYING, sim, arena, ladder, fit, train, mcp, here, serve):
    app.command()(command)
app.add_typer(exercises, name="exercises")
app.add_typer(lab, name="lab")
app.add_typer(db, name="db")


def show_version(wanted: bool) -> None:
    if wanted:
        from platform import python_version

        from squander import __version__, _build

        typer.echo(f"squander {__version__}, Python {python_version()}, rules {_build.form()}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version", callback=show_version, is_eager=True, help="Say which version, and whether the rules are compiled."
    ),
]


@app.callback(invoke_without_command=True)
def begin(context: typer.Context, version: Version = False) -> None:  # noqa: ARG001 - its callback does the work
    if context.invoked_subcommand is None and page_is_built():
        here()
    elif context.invoked_subcommand is None:
        start()


def main() -> None:
    """The entry point of the installed command."""
    for library in ONE_CORE:
        os.environ.setdefault(library, "1")
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, io.UnsupportedOperation):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
