"""How far a table that shuffles together has got. See `play/promise.py`."""

import msgspec

from squander.play.about import Proof
from squander.play.promise import hash_of, seed_from


class Deal(msgspec.Struct, frozen=True):
    """What is known about a shuffle. Holders of links go by the first of their seats, as text; -1 has none."""

    secret: str
    wanted: list[str]  # whose pledges are waited for
    pledges: dict[str, str] = {}
    parts: dict[str, str] = {}
    closed: bool = False  # no more pledges: parts may be shown
    done: bool = False

    @property
    def commitment(self) -> str:
        return hash_of(self.secret)

    @property
    def seed(self) -> str:
        """Empty until it is settled."""
        return seed_from(self.secret, self.parts) if self.done else ""

    def progress(self) -> tuple[bool, bool, int, int]:
        """Steps may be read in another order than they were taken, but none is ever taken back."""
        return self.done, self.closed, len(self.parts), len(self.pledges)

    def pledged(self, who: str, pledge: str) -> "Deal":
        """While it is open one may change one's mind: a page that was loaded anew has another part."""
        if self.closed or who not in self.wanted:
            return self
        pledges = {**self.pledges, who: pledge}
        return msgspec.structs.replace(self, pledges=pledges, closed=set(pledges) == set(self.wanted))

    def shown(self, who: str, part: str) -> "Deal":
        if self.done or not self.closed or who not in self.pledges or who in self.parts:
            return self
        parts = {**self.parts, who: part}
        return msgspec.structs.replace(self, parts=parts, done=set(parts) == set(self.pledges))

    def close(self) -> "Deal":
        """Wait for no more pledges."""
        return msgspec.structs.replace(self, closed=True, done=self.done or not self.pledges)

    def finish(self) -> "Deal":
        """Wait no longer for parts that were pledged; whoever held one back is in the record."""
        return msgspec.structs.replace(self, done=True) if self.closed else self

    def proof(self) -> Proof:
        return {"secret": self.secret, "pledges": self.pledges, "parts": self.parts}
