"""What a record says about its deal is checked in every part."""

import random
from typing import Any

from squander.play.promise import hash_of, objection, seed_from


def broken(about: dict[str, Any], **change: Any) -> dict[str, Any]:
    return {**about, "deal": {**about["deal"], **change}}


def test_every_way_to_cheat_with_a_deal_is_found() -> None:
    chance = random.Random(1)
    secret, parts = f"{chance.random()}", {"0": "mine", "1": "yours"}
    pledges = {seat: hash_of(part) for seat, part in parts.items()}
    about = {"commitment": hash_of(secret), "deal": {"secret": secret, "pledges": pledges, "parts": parts}}
    seed = seed_from(secret, parts)
    assert objection(seed, about) == ""
    assert "its hash differs" in objection(seed, {"commitment": hash_of(secret)})
    assert "another one" in objection("chosen", about)
    assert "another one" in objection(seed, broken(about, parts={"0": "mine"}))
    assert "had pledged" in objection(seed, broken(about, parts={"0": "mine", "1": "theirs"}))
    assert "secret's hash" in objection(seed, broken(about, secret="other"))
    assert "can't be read" in objection(seed, {**about, "deal": [1]})
    assert "can't be read" in objection(seed, broken(about, parts={"x": 1}))
    assert "no commitment" in objection(seed, {}, hash_of(secret))
    folded = {"0": "mine\n1 yours"}
    assert seed_from(secret, folded) == seed, "two ways to say the same, of which one is not allowed"
    assert "can't be read" in objection(seed, broken(about, parts=folded, pledges={"0": hash_of(folded["0"])}))
