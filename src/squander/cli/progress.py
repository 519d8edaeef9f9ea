"""A bar for what takes long, where somebody is watching."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Advance = Callable[[int, str], None]  # so many more are done, and what to say beside the bar


@contextmanager
def bar(total: int, saying: str) -> Iterator[Advance]:
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(saying, total=total)
        yield lambda done, text: shown.update(task, advance=done, description=text)
