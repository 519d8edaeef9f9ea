"""`squander lab`: studies over many games."""

import typer

from squander.cli.lab_compare import compare
from squander.cli.lab_report import report
from squander.cli.lab_run import run
from squander.cli.lab_search import search

lab = typer.Typer(
    help="Studies: play a grid of games, and look at what came of it. See docs/lab.md.",
    epilog="\b\nExamples:\n  squander lab run study.toml\n  squander lab report runs/study",
)
for command in (run, compare, report, search):
    lab.command()(command)
