"""Shuffling together: who has to add to the shuffle, and what they may add. See `play/promise.py`."""

import re
import secrets

from squander.play.promise import WORD, hash_of
from squander.server.storage.shuffle import Deal
from squander.server.wire.refusals import Refused

HASH = re.compile(r"[0-9a-f]{64}")
SHUFFLES = ("server", "mine", "everybody")
NOT_DEALT = Refused("waiting", "The cards of this table are not dealt yet.")


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
