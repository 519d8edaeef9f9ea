"""Which number of an observation means what."""

from typing import Final


class Field:
    """Numbers of an observation that belong together."""

    def __init__(self, name: str, at: int, size: int, text: str) -> None:
        self.name: Final = name
        self.at: Final = at
        self.size: Final = size
        self.text: Final = text


class Layout:
    """The fields of an observation, one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, text: str) -> int:
        """Where the new field begins."""
        at = self.size
        self.fields.append(Field(name, at, size, text))
        self.size = at + size
        return at

    def repeat(self, begin: int, seats: int) -> int:
        """The fields from `begin` on are those of seat 0; the same for the other seats. How far they are apart."""
        size = self.size - begin
        block = [field for field in self.fields if field.at >= begin]
        for seat in range(1, seats):
            for field in block:
                self.add(field.name.replace("seat 0", f"seat {seat}", 1), field.size, field.text)
        return size
