"""What an errand of the Club is worth at a glance."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, LOUD, Affairs
from squander.games.prodigals_club.bots.effects import MEGAPHONE, add_now
from squander.games.prodigals_club.bots.hand import A_USE, add_card, best_symbol
from squander.games.prodigals_club.bots.moves import walked
from squander.games.prodigals_club.bots.outlook import A_SYMBOL, FIRST, NEXT, next_place
from squander.games.prodigals_club.box import Space
from squander.games.prodigals_club.effect import Effect, Item
from squander.games.prodigals_club.election.circles import ChooseTile, TakeTile
from squander.games.prodigals_club.possessions.selling import Sell, price
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.society.beatrice import affected
from squander.games.prodigals_club.society.moves import IMMUNE, Leap, Move
from squander.games.prodigals_club.society.state import COLUMNS, salon
from squander.games.prodigals_club.terms import (
    ANY_SET,
    CARD_SPACE,
    EFFECT_SPACE,
    ELECTION,
    ORDER_SPACE,
    POSSESSIONS,
    SET_SPACE,
    SOCIETY,
)

SYMBOLS: Final[dict[type[Effect], float]] = {TakeTile: 0.7, ChooseTile: 0.9}  # that match, usually
A_RISE: Final = 1.7  # points of a marker that Dame Beatrice lifts


def space_worth(a: Affairs, option: int) -> float:
    space = a.c.layout.spaces[option]
    if space.kind == EFFECT_SPACE:
        return effect_worth(a, space.script)
    if space.kind == SET_SPACE:
        return best_set(a, space)
    if space.kind == ORDER_SPACE:
        return order_worth(a, space)
    if space.kind == CARD_SPACE:
        return cards_worth(a, [a.c.central]) if a.c.central else 0.0
    return a.c.layout.box.renaissance_symbols * best_symbol(a)


def effect_worth(a: Affairs, script: list[Item]) -> float:
    """Of a script that is run at once."""
    effect = script[0].effect
    if isinstance(effect, (Move, Leap)) and script[0].counter is None:
        return walk_worth(a, script)
    if isinstance(effect, Sell):
        return sale_worth(a, script)
    return safety(a) if effect is IMMUNE else scripted(a, script)


def walk_worth(a: Affairs, script: list[Item]) -> float:
    """Of moving markers, with the symbols they leave and come to, and Dame Beatrice in mind."""
    before, after = salon(a.g).markers[a.who], walked(a.g, a.who, script)
    gain = GAINS[:]
    gain[SOCIETY] = height(a, before) - height(a, after)
    return a.relief(gain) + (symbols_on(a, after) - symbols_on(a, before)) * each_symbol(a)


def height(a: Affairs, spaces: list[int]) -> float:
    """Points of markers there, and of those whom Dame Beatrice will raise."""
    s, box = salon(a.g), a.c.layout.box
    total = 0.0
    for space in spaces:
        total += box.rows[space // COLUMNS]
    raised = len(affected(box.dames[s.dame], box.rows, spaces)) if s.dame and not s.immune[a.who] else 0
    return total + A_RISE * raised


def symbols_on(a: Affairs, spaces: list[int]) -> int:
    there = a.c.layout.box.space_symbols
    return sum([1 for space in spaces if there[space] >= 0])


def sale_worth(a: Affairs, script: list[Item]) -> float:
    """Of selling the tiles that weigh most beyond their price; their symbols go with them."""
    box, gains = a.c.layout.box, GAINS[:]
    tiles = estate(a.g).tiles[a.who]
    saved = [box.possessions[tile].value + box.penalty - price(a.g, a.who, tile, script[0].amount) for tile in tiles]
    saved.sort(reverse=True)
    sold = min(len(script), len(saved))
    gains[POSSESSIONS] = 1.0 * sum(saved[:sold])
    return a.relief(gains) - sold * each_symbol(a)


def each_symbol(a: Affairs) -> float:
    return A_SYMBOL * a.rounds + A_USE


def scripted(a: Affairs, script: list[Item]) -> float:
    gain = GAINS[:]
    add_now(a, script, gain)
    return relief(a, gain) + symbols_worth(a, script)


def relief(a: Affairs, gain: list[float]) -> float:
    gain[ELECTION] += MEGAPHONE * gain[LOUD]
    return a.relief(gain)


def cards_worth(a: Affairs, cards: list[int]) -> float:
    gain = GAINS[:]
    add_cards(a, cards, gain)
    return relief(a, gain)


def add_cards(a: Affairs, cards: list[int], gain: list[float]) -> None:
    rows = a.c.layout.box.cards
    for card in cards:
        add_card(a, rows[card], gain)


def safety(a: Affairs) -> float:
    """Of passing Dame Beatrice by."""
    s, box = salon(a.g), a.c.layout.box
    gain = GAINS[:]
    gain[SOCIETY] = A_RISE * len(affected(box.dames[s.dame], box.rows, s.markers[a.who])) if s.dame else 0.0
    return a.relief(gain)


def symbols_worth(a: Affairs, script: list[Item]) -> float:
    """Of the symbols that come with a tile of the political circle."""
    change = 0.0
    for item in script:
        change += SYMBOLS.get(type(item.effect), 0.0)
    return change * each_symbol(a)


def best_set(a: Affairs, space: Space) -> float:
    if space.index != ANY_SET:
        return set_worth(a, space.index)
    most = 0.0
    for index in range(len(a.c.layout.sets)):
        if a.c.layout.sets[index].slot == space.slot and a.c.left[index]:
            most = max(most, set_worth(a, index))
    return most


def set_worth(a: Affairs, index: int) -> float:
    script = a.c.layout.sets[index].scripts[a.c.round - 1]
    gain = GAINS[:]
    add_now(a, script, gain)
    add_cards(a, a.c.sets[index], gain)
    return relief(a, gain) + symbols_worth(a, script)


def order_worth(a: Affairs, space: Space) -> float:
    """A place, and the best tile with it."""
    behind = len(a.c.seats) - 1.0
    early = (next_place(a.c, a.who) - space.index) * NEXT * min(1.0, a.rounds) * FIRST[len(a.c.seats)] / behind
    most = 0.0
    for tile in a.c.bonuses:
        most = max(most, bonus_worth(a, tile))
    return early + most


def bonus_worth(a: Affairs, tile: int) -> float:
    bonus = a.c.layout.box.bonuses[tile]
    gain = GAINS[:]
    add_now(a, bonus.script, gain)
    gain[LOUD] += bonus.megaphones
    return relief(a, gain)
