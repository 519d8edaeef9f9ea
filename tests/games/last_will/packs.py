"""What the tests of packs share: how one is refused, and what one changes."""

from typing import Any

import pytest

import squander
from squander.games.last_will.box import Box, Card, Layout
from squander.games.last_will.content import open_box


def refusal(pack: Any) -> str:
    """What is said about a bad pack; nothing else happens."""
    before = everything(open_box(None))
    with pytest.raises(squander.BadPack) as caught:
        squander.new("last-will", players=3, seed=1, pack=pack)
    assert everything(open_box(None)) == before
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def everything(box: Box) -> dict[str, Any]:
    """All that a box says, as plain data."""
    layouts = {players: {**plain(made), **shown(made)} for players, made in box.layouts.items()}
    wills = [plain(will) for will in box.will_cards]
    return {**plain(box), "cards": [of_card(card) for card in box.cards], "layouts": layouts, "will_cards": wills}


def shown(made: Layout) -> dict[str, Any]:
    return {"plans": [plain(plan) for plan in made.plans], "spaces": [plain(space) for space in made.spaces]}


def plain(thing: object) -> dict[str, Any]:
    """The fields of an object, compiled or not."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def of_card(card: Card) -> dict[str, Any]:
    said = [(one.words(), one.picture()) for one in card.said]
    return {**plain(card), "effect": card.effect and plain(card.effect), "said": said}


def changes(pack: str) -> dict[str, dict[Any, tuple[Any, Any]]]:
    """What a pack changed: by card id, "box" or "boards" the fields with old and new value."""
    old, new = open_box(None), open_box(pack)
    before, after = ({card.id: of_card(card) for card in box.cards} for box in (old, new))
    assert before.keys() == after.keys()
    found = {id: differences(before[id], after[id]) for id in before}
    was, is_now = everything(old), everything(new)
    found["boards"] = differences(was.pop("layouts"), is_now.pop("layouts"))
    del was["cards"], is_now["cards"]
    found["box"] = differences(was, is_now)
    return {id: fields for id, fields in found.items() if fields}


def differences(old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, tuple[Any, Any]]:
    return {key: (old[key], new[key]) for key in old if old[key] != new[key]}


def card(box: Box, id: str) -> Card:
    return next(row for row in box.cards if row.id == id)
