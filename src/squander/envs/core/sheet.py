"""Rows of numbers that compiled code fills in place: sixteen bits each, the lower byte first.

A number costs a nanosecond this way; through `bytearray` or `memoryview` it costs thirty.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64


class Sheet:
    """So many rows of so many small numbers; `row` says which one is written to."""

    def __init__(self, rows: int, size: int) -> None:
        self.rows: Final = rows
        self.size: Final = size
        self.writer: Final = BytesWriter()
        self.blank: Final = bytes(2 * size * rows)
        self.base: i64 = 0
        self.clear()

    def clear(self) -> None:
        """All rows are zeros."""
        self.writer.truncate(0)
        self.writer.write(self.blank)
        self.base = 0

    def row(self, number: "i64") -> None:
        size: i64 = self.size
        self.base = number * size * 2

    def put(self, at: "i64", value: "i64") -> None:
        """Write one number of the row; what sixteen bits can't hold stops at their ends."""
        if value > 32767:
            value = 32767
        elif value < -32768:
            value = -32768
        place = self.base + at * 2
        low: int = value & 255
        high: int = (value >> 8) & 255
        self.writer[place] = low
        self.writer[place + 1] = high

    def data(self) -> bytes:
        return self.writer.getvalue()


class Marks:
    """Rows of bytes, each 0 or 1."""

    def __init__(self, rows: int, size: int) -> None:
        self.rows: Final = rows
        self.size: Final = size
        self.writer: Final = BytesWriter()
        self.blank: Final = bytes(size * rows)
        self.base: i64 = 0
        self.clear()

    def clear(self) -> None:
        self.writer.truncate(0)
        self.writer.write(self.blank)
        self.base = 0

    def row(self, number: "i64") -> None:
        size: i64 = self.size
        self.base = number * size

    def put(self, at: "i64", value: "i64") -> None:
        mark: int = value
        self.writer[self.base + at] = mark

    def data(self) -> bytes:
        return self.writer.getvalue()
