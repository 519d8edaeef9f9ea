"""Rows of numbers that compiled code fills in place: sixteen bits each, the lower byte first.

A number costs a nanosecond this way; through `bytearray` or `memoryview` it costs thirty.
"""

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64


class Sheet:
    """Rows of so many small numbers, one after the other; the last one is written to."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.writer: Final = BytesWriter()
        self.blank: Final = bytes(2 * size)
        self.base: i64 = 0

    def clear(self) -> None:
        """No row is left."""
        self.writer.truncate(0)
        self.base = 0

    def add_row(self) -> None:
        """A row of zeros, which is near at hand while it is written to."""
        self.base = len(self.writer)
        self.writer.write(self.blank)

    def put(self, at: "i64", value: "i64") -> None:
        """Write one number of the row; what sixteen bits can't hold stops at their ends."""
        place = self.base + at * 2
        if 0 <= value < 256:  # nearly all are
            small: int = value
            self.writer[place] = small
            return
        if value > 32767:
            value = 32767
        elif value < -32768:
            value = -32768
        low: int = value & 255
        high: int = (value >> 8) & 255
        self.writer[place] = low
        self.writer[place + 1] = high

    def count(self, at: "i64") -> None:
        """One more where fewer than 255 are counted."""
        place = self.base + at * 2
        many: int = self.writer[place]
        self.writer[place] = many + 1

    def data(self) -> bytes:
        """All rows."""
        return self.writer.getvalue()


class Marks:
    """Rows of bytes, each 0 or 1."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.writer: Final = BytesWriter()
        self.blank: Final = bytes(size)
        self.base: i64 = 0

    def clear(self) -> None:
        self.writer.truncate(0)
        self.base = 0

    def add_row(self) -> None:
        self.base = len(self.writer)
        self.writer.write(self.blank)

    def put(self, at: "i64", value: "i64") -> None:
        mark: int = value
        self.writer[self.base + at] = mark

    def data(self) -> bytes:
        return self.writer.getvalue()
