"""What is done to a table in one go, and that it comes too late."""

from collections.abc import Callable

from squander.play.table import Table
from squander.server.storage.rows import Entry

Step = Callable[[], tuple[Table, Entry]]
Steps = Callable[[], list[tuple[Table, Entry]]]


class Stale(Exception):
    """The table has moved on."""
