"""Rows of the box files, read strictly."""

from squander.games.prodigals_club.deed import Wrong
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.row import Grammar
from squander.games.source import RowReader


class Reader(RowReader):
    """Reads the fields of one row, scripts among them."""

    def script(self, field: str, grammar: Grammar) -> list[Item]:
        try:
            return grammar.script(str(self.row.get(field, "")))
        except Wrong as error:
            raise self.wrong(f"{field}: {error}.") from None
