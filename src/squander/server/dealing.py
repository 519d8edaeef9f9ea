"""Shuffling together: who still has to add to the shuffle, and when the cards are dealt. See `play/promise.py`."""

import re
import secrets
from typing import Any

import msgspec

from squander.play.promise import WORD, hash_of, seed_from
from squander.server.refusals import Refused

HASH = re.compile(r"[0-9a-f]{64}")
SHUFFLES = ("server", "mine", "everybody")
NOT_DEALT = Refused("waiting", "The cards of this table are not dealt yet.")


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

    def proof(self) -> dict[str, Any]:
        return {"secret": self.secret, "pledges": self.pledges, "parts": self.parts}


def new_deal(shuffle: str, own: list[int], guests: list[int]) -> Deal | None:
    """Nobody is waited for at a table that the server shuffles alone."""
    if shuffle == "server":
        return None
    mine = own[0] if own else -1
    wanted = [mine, *guests] if shuffle == "everybody" else [mine]
    return Deal(secrets.token_hex(32), [str(seat) for seat in wanted])


def check_pledge(pledge: str) -> None:
    if not HASH.fullmatch(pledge):
        raise Refused("malformed", "A pledge is a SHA-256 in 64 small hexadecimal digits.")


def check_part(deal: Deal, who: str, part: str) -> None:
    if not deal.closed:
        raise Refused("waiting", "Others have not pledged yet; keep your part to yourself until then.")
    if not WORD.fullmatch(part) or hash_of(part) != deal.pledges.get(who):
        raise Refused("malformed", "This is not the part that was pledged.")
