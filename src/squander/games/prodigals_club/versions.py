"""The version of the rules, and what a game meant that began under an earlier one.

A ruling that changed is a setting with a name. A record or a table that doesn't name it was played as this table
says; docs/records.md tells how to add a row.
"""

from typing import Final

from squander.kernel.pieces import Options

VERSION: Final = 2
# Up to and including this version, a setting that isn't recorded was this.
UNTIL: Final[dict[int, Options]] = {
    1: {
        "box": "b5b40e1db134",
        "moves": "as printed",
        "replacements": "in turn",
        "megaphone_tile": "used",
    }
}
# Versions that can't be played any more, and the version of the program that does.
GONE: Final[dict[int, str]] = {}
