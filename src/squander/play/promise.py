"""A deal that nobody could choose, and how anybody can check that afterwards.

A server draws a secret and shows its hash, the commitment, before anybody adds to the shuffle. Then each page that
wants to shows the hash of a random part of its own, its pledge; only when all pledges are known are the parts
shown. The seed is a hash of the secret and the parts, so whoever has kept one of them to themselves until then can't
have been guided by the others. A table whose pages add nothing has a seed whose own hash is the commitment.
"""

import hashlib
import re
from collections.abc import Mapping

from squander.play.about import About, Proof

DEAL = "squander deal 1"
WORD = re.compile(r"[!-~]{1,100}")  # a part or a secret: nothing in it can be taken for the end of a line
NOTHING_ADDED: Proof = {"secret": "", "pledges": {}, "parts": {}}
BROKEN = "The seed is not the one that was promised at the start"


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def seed_from(secret: str, parts: Mapping[str, str]) -> str:
    """The seed of a table that people have added to; `parts` by seat, as text because they come from JSON."""
    return hash_of("\n".join([DEAL, secret, *(f"{seat} {parts[seat]}" for seat in sorted(parts, key=int))]))


def objection(seed: str, about: About, seen: str = "") -> str:
    """What speaks against a record's promise, in one sentence; empty when it was kept or none was made.

    `seen` is the commitment that somebody remembers from the start of the game.
    """
    promised = about.get("commitment") or ""
    if seen and promised != seen:
        return f"{BROKEN}: the record has {f'the commitment {promised}' if promised else 'no commitment'}, not {seen}."
    deal = about.get("deal")
    if not promised:
        return ""
    if deal is None:
        return "" if hash_of(seed) == promised else f"{BROKEN}: its hash differs."
    try:
        return deal_objection(seed, promised, deal)
    except (KeyError, TypeError, ValueError, AttributeError):
        return f"{BROKEN}: what the record says about the deal can't be read."


def deal_objection(seed: str, promised: str, deal: Proof) -> str:
    secret, pledges, parts = deal["secret"], deal["pledges"], deal["parts"]
    if not all(WORD.fullmatch(word) for word in [secret, *parts.values()]):
        raise ValueError("not a word")
    if hash_of(secret) != promised:
        return f"{BROKEN}: the secret's hash differs."
    for seat, part in parts.items():
        if hash_of(part) != pledges[seat]:
            return f"{BROKEN}: what seat {seat} added is not what it had pledged."
    return "" if seed_from(secret, parts) == seed else f"{BROKEN}: the secret and what was added give another one."


def told(about: About) -> str:
    """What a promise that was kept is worth, in one sentence; empty for a game that no server dealt."""
    promised = about.get("commitment")
    if not promised:
        return "Nothing was promised about its seed." if "commitment" in about else ""
    deal = about.get("deal") or NOTHING_ADDED
    parts, pledges = deal.get("parts") or {}, deal.get("pledges") or {}
    added = (
        f", and seat{'s' if len(parts) > 1 else ''} {' and '.join(sorted(parts, key=int))} added to it" if parts else ""
    )
    missing = sorted(set(pledges) - set(parts), key=int)
    held = f"; seat {' and '.join(missing)} pledged a part and did not show it" if missing else ""
    return f"Its seed was promised as {promised}{added}{held}."
