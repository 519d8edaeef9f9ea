"""What a record says about its deal is checked in every part."""

import random
from typing import cast

from squander.play.about import About, Proof
from squander.play.promise import hash_of, objection, seed_from


def broken(about: About, **change: object) -> About:
    return with_deal(about, {**about["deal"], **change})


def with_deal(about: About, deal: object) -> About:
    """Records are written by others: anything may stand there."""
    return {**about, "deal": cast(Proof, deal)}


def test_every_way_to_cheat_with_a_deal_is_found() -> None:
    chance = random.Random(1)
    secret, parts = f"{chance.random()}", {"0": "mine", "1": "yours"}
    pledges = {seat: hash_of(part) for seat, part in parts.items()}
    about: About = {"commitment": hash_of(secret), "deal": {"secret": secret, "pledges": pledges, "parts": parts}}
    seed = seed_from(secret, parts)
    assert objection(seed, about) == ""
    assert "its hash differs" in objection(seed, {"commitment": hash_of(secret)})
    assert "another one" in objection("chosen", about)
    assert "another one" in objection(seed, broken(about, parts={"0": "mine"}))
    assert "had pledged" in objection(seed, broken(about, parts={"0": "mine", "1": "theirs"}))
    assert "secret's hash" in objection(seed, broken(about, secret="other"))
    assert "can't be read" in objection(seed, with_deal(about, [1]))
    assert "can't be read" in objection(seed, broken(about, parts={"x": 1}))
    assert "no commitment" in objection(seed, {}, hash_of(secret))
    folded = {"0": "mine\n1 yours"}
    assert seed_from(secret, folded) == seed, "two ways to say the same, of which one is not allowed"
    assert "can't be read" in objection(seed, broken(about, parts=folded, pledges={"0": hash_of(folded["0"])}))
