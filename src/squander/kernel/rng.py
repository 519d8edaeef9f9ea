"""The only source of chance: xoshiro128++ on 32-bit words, the same on every Python and every build."""

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:  # for the compiler: interpreted, they are numbers like others
    from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF


def words_of(seed: str) -> list[int]:
    """Four 32-bit words that depend on every character of the seed."""
    raw = hashlib.sha256(seed.encode()).digest()
    return [int.from_bytes(raw[i : i + 4], "little") for i in (0, 4, 8, 12)]


class Rng:
    """128 bits of state, so that nobody can try out all shuffles that fit a hand they have seen."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next(self) -> "i64":
        """The next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & MASK
        result = ((((total << 7) | (total >> 25)) & MASK) + a) & MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        many: i64 = n
        return ((self.next() >> 3) * many) >> 29

    def shuffled(self, items: list[T]) -> list[T]:
        """A new list of the same items in random order."""
        out = items[:]
        i = len(out) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
            i -= 1
        return out


def seeded(seed: str) -> Rng:
    a, b, c, d = words_of(seed)
    return Rng(a, b, c, d)
