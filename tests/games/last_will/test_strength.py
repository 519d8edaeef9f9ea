"""Special cards tend to be a bit more powerful than regular ones (LW-SPECIAL-02): beside any regular card of its kind
each of them is better in something. Symbols, the types of companions and prices are left out of it: they make a card
different, not stronger."""

import pytest

from squander.games.last_will.box import Card
from squander.games.last_will.content import SHELF, open_box
from squander.games.last_will.rules.effects import GAIN_ACTIONS
from squander.games.last_will.terms import EVENT, HELPER, PROPERTY, SPECIAL
from tests.games.last_will.packs import card
from tests.helpers.clauses import clause

DINNER = 2  # pounds that any action can spend (LW-WHITE-10)
BOX = open_box()
ROWS = list(dict.fromkeys(BOX.cards[1:]))
SPECIALS = [row for row in ROWS if row.deck == SPECIAL]


def as_good(one: Card, other: Card) -> bool:
    """Whether the one is at least as good as the other in everything."""
    if one.kind != other.kind:
        return False
    if one.kind == EVENT:
        return white_as_good(one, other)
    return laid_as_good(one, other) and used_as_good(one, other) and privilege_as_good(one, other)


def white_as_good(one: Card, other: Card) -> bool:
    if not all(
        any(cheaper(one, i, other, k) for i in range(len(one.option_pounds))) for k in range(len(other.option_pounds))
    ):
        return False
    brought = sorted(other.company_pounds, reverse=True)
    bringing = sorted(one.company_pounds, reverse=True) + [0] * len(brought)
    return all(a >= b for a, b in zip(bringing, brought, strict=False)) and effect_as_good(one, other)


def cheaper(one: Card, option: int, other: Card, than: int) -> bool:
    """No more actions in all, and no fewer pounds if actions left over are spent on dinners."""
    spare = other.option_actions[than] - gained(other) - one.option_actions[option] + gained(one)
    return spare >= 0 and one.option_pounds[option] + DINNER * spare >= other.option_pounds[than]


def gained(row: Card) -> int:
    return row.effect.amount if row.effect and row.effect.rule is GAIN_ACTIONS else 0


def effect_as_good(one: Card, other: Card) -> bool:
    """Gained actions are counted as actions above; they need other cards to spend anything, so they match only each
    other."""
    if gained(one) or gained(other):
        return bool(gained(one) and gained(other))
    if not other.effect:
        return True
    if not one.effect or one.effect.rule is not other.effect.rule:
        return False
    return one.effect.amount >= other.effect.amount and one.effect.cheaper >= other.effect.cheaper


def laid_as_good(one: Card, other: Card) -> bool:
    """Laying spends actions, which is a loss, and pounds, which is none; a house is better the more value it loses."""
    if one.kind == PROPERTY:
        return one.is_farm == other.is_farm and rot(one) >= rot(other)
    return one.lay_actions <= other.lay_actions


def rot(row: Card) -> float:
    """What a house loses a round until it is down."""
    return 0.0 if row.is_farm else (row.scale[0] - row.scale[-1]) / (len(row.scale) - 1)


def used_as_good(one: Card, other: Card) -> bool:
    """As many pounds with any number of tokens, for no more actions."""
    if not other.activates:
        return True
    if not one.activates or one.actions > other.actions:
        return False
    each = [(one.per_farm, other.per_farm), (one.per_horse, other.per_horse), (one.per_dog, other.per_dog)]
    steps = range(max(len(one.pounds), len(other.pounds)))
    spent = [(one.pounds[min(i, len(one.pounds) - 1)], other.pounds[min(i, len(other.pounds) - 1)]) for i in steps]
    return all(a >= b for a, b in [*each, *spent])


def privilege_as_good(one: Card, other: Card) -> bool:
    if other.kind != HELPER:
        return True
    mine = (one.amount, one.uses, one.cheaper, one.reacts_to.bit_count())
    theirs = (other.amount, other.uses, other.cheaper, other.reacts_to.bit_count())
    return one.privilege == other.privilege and all(a >= b for a, b in zip(mine, theirs, strict=True))


@clause("LW-SPECIAL-02")
@pytest.mark.parametrize("special", SPECIALS, ids=lambda row: row.id)
def test_no_special_card_is_matched_by_a_regular_one(special: Card) -> None:
    assert [row.name for row in ROWS if row.deck != SPECIAL and as_good(row, special)] == []


@clause("LW-SPECIAL-02")
def test_every_special_but_the_novel_ones_is_a_better_sort_of_something_regular() -> None:
    """So the comparison above compares: nearly every special matches or beats some regular card."""
    peerless = [row.name for row in SPECIALS if not any(as_good(row, other) for other in ROWS if other.deck != SPECIAL)]
    assert peerless == ["Everything Must Go"]


@pytest.mark.parametrize(
    ("better", "worse"), [("houseboat", "steam_yacht"), ("farm_mixed", "model_farm"), ("hired_hands", "frantic_day")]
)
def test_the_comparison_finds_the_weak_specials_of_the_first_box(better: str, worse: str) -> None:
    first = SHELF.open_named("68a0a0a487af", None)
    assert as_good(card(first, better), card(first, worse))
    assert not as_good(card(first, worse), card(first, better))
