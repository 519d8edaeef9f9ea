"""Faces of the errands: where a boy goes, and what is taken there."""

from squander.games.face import INSIDE, OPENS, Face, Reasons
from squander.games.prodigals_club.box import Space
from squander.games.prodigals_club.central.errands import (
    ExtraErrand,
    SendErrandBoy,
    TakeBonus,
    TakeSet,
    reserved_place,
)
from squander.games.prodigals_club.central.faces.shared import ERRANDS, at, none_or
from squander.games.prodigals_club.central.now import in_words
from squander.games.prodigals_club.central.text import bonus_text, said
from squander.games.prodigals_club.election.circles import TAKE_TILE
from squander.games.prodigals_club.election.state import campaign
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import ANY_SET, CARD_SPACE, EFFECT_SPACE, ORDER_SPACE, SET_SPACE
from squander.games.prodigals_club.text import capital, circle_text, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

BOY = "errand boy"

# --- spaces ---------------------------------------------------------------------------------------------------


def label_space(g: Game, f: Frame, option: int) -> str:
    c = club(g)
    space = c.layout.spaces[option]
    if space.kind == EFFECT_SPACE:
        return f"{capital(space.title.removeprefix('the '))}: {in_words(g, f.who, space.script)}"
    if space.kind == SET_SPACE:
        return f"Take a set of {space.title}" if space.index == ANY_SET else label_set(g, f, space.index)
    return central_space(c, space)


def central_space(c: Club, space: Space) -> str:
    if space.kind == CARD_SPACE:
        boys = f" ({c.layout.card_boys} errand boys)" if c.layout.card_boys > 1 else ""
        return f"Take {c.layout.box.cards[c.central].name}{boys}" if c.central else capital(space.title)
    return label_order(c, space.index + 1) if space.kind == ORDER_SPACE else f"Take {space.title}"


def label_order(c: Club, place: int) -> str:
    """In the last round there is no next one; tiles may have run out (PC-ORDER-06, 14)."""
    if c.round < c.layout.box.rounds:
        return f"Be number {place} in the next round{' and take a bonus tile' if c.bonuses else ''}"
    return f"Place {place} in the order: {'take a bonus tile' if c.bonuses else 'nothing any more'}"


def space_word(g: Game, f: Frame, option: int) -> str:
    return club(g).layout.spaces[option].name


def prompt_boy(g: Game, f: Frame) -> str:
    return f"Send an errand boy; {plural(club(g).seats[f.who].boys, 'boy')} left."


def boys_left(g: Game, f: Frame) -> Amounts:
    """Nobody passes, so all of them go (PC-ERRAND-06)."""
    c = club(g)
    boys = c.seats[f.who].boys
    return Amounts(left=boys, least=boys, most=c.layout.boys, unit=BOY)


# --- sets and bonus tiles -------------------------------------------------------------------------------------


def label_set(g: Game, f: Frame, option: int) -> str:
    """Its cards and its tile, and what it offers in a round without cards."""
    c = club(g)
    if not c.left[option]:
        return capital(set_title(c, option))
    things = [c.layout.box.cards[card].name for card in c.sets[option]]
    script = c.layout.sets[option].scripts[c.round - 1]
    tiles = [campaign(g).tiles[item.amount - 1] for item in script if item.effect is TAKE_TILE]
    things += [f"a {circle_text(c.layout.box, tile)}" for tile in tiles if tile]
    does = in_words(g, f.who, [item for item in script if item.effect is not TAKE_TILE])
    return capital("; ".join([part for part in (does, f"take {'; '.join(things)}" if things else "") if part]))


def set_title(c: Club, index: int) -> str:
    """Which of its board's sets it is."""
    slot = c.layout.sets[index].slot
    number = sum(1 for other in c.layout.sets[: index + 1] if other.slot == slot)
    title = next(space.title for space in c.layout.spaces if space.kind == SET_SPACE and space.slot == slot)
    return f"set {number} of {title}"


def prompt_bonus(g: Game, f: Frame) -> str:
    c = club(g)
    yours = f"Number {f.arg + 1} in the next round is yours. " if c.round < c.layout.box.rounds else ""
    return f"{yours}Which bonus tile do you take?"


# --- why not --------------------------------------------------------------------------------------------------


def holder(g: Game, f: Frame, option: int) -> int:
    """The seat whose boy is on the space, from 1; 0 for one's own."""
    there = club(g).figures[option]
    return 0 if there & (1 << f.who) else there.bit_length()


def who_has(g: Game, f: Frame, option: int) -> str:
    who = holder(g, f, option)
    return f"Seat {who} has" if who else "You have"


def occupied(g: Game, f: Frame, option: int) -> str:
    who = holder(g, f, option)
    whose = f"Seat {who}'s" if who else "Your own"
    return f"{whose} errand boy is on this space already."


def central_taken(g: Game, f: Frame, option: int) -> str:
    return f"{who_has(g, f, option)} taken {club(g).layout.box.central['card']} of this round already."


def central_boys(g: Game, f: Frame, option: int) -> str:
    return f"{price_of_card(g)}, and you have only {club(g).seats[f.who].boys} left."


def central_extra(g: Game, f: Frame, option: int) -> str:
    return f"{price_of_card(g)}, and only one is sent now."


def price_of_card(g: Game) -> str:
    layout = club(g).layout
    return f"{capital(layout.box.central['card'])} takes {layout.card_boys} errand boys"


def renaissance_taken(g: Game, f: Frame, option: int) -> str:
    return f"{who_has(g, f, option)} the renaissance man this round."


def reserved(g: Game, f: Frame, option: int) -> str:
    return f"You have reserved place {reserved_place(club(g), f.who) + 1} already, and may reserve only one a round."


# Whenever a boy is sent.
CLOSED: Reasons = {
    "PC-ERRAND-05": occupied,
    "PC-ERRAND-12": "Your errand boy is on this space already, and each player may use it once a round.",
    "PC-CENTRAL-09": central_taken,
    "PC-RENAISSANCE-01": renaissance_taken,
    "PC-ORDER-08": reserved,
    "PC-POSSESSION-14": "You have no possession left to sell or exchange.",
}

FACES = [
    Face(
        asks=SendErrandBoy,
        prompt=prompt_boy,
        phase=ERRANDS,
        label=label_space,
        word=space_word,
        place=at("space"),
        deed="Send him",
        gesture=OPENS,
        amounts=boys_left,
        reasons={**CLOSED, "PC-CENTRAL-10": central_boys},
    ),
    Face(
        asks=ExtraErrand,
        prompt=lambda g, f: said(g, "send one more errand boy?"),
        phase=ERRANDS,
        label=none_or(label_space, "Send nobody"),
        word=none_or(space_word),
        place=none_or(at("space"), ""),
        deed=none_or(lambda g, f, o: "Send him", "Send nobody"),
        gesture=INSIDE,
        amounts=lambda g, f: Amounts(left=1, most=1, unit=BOY),
        reasons={**CLOSED, "PC-EFFECT-12": central_extra},
    ),
    Face(
        asks=TakeSet,
        prompt="Which card set do you take?",
        phase=ERRANDS,
        label=label_set,
        word=lambda g, f, o: club(g).layout.sets[o].name,
        place=at("set"),
        deed="Take it",
        gesture=INSIDE,
        reasons={"PC-CARDSET-05": "This set has been taken."},
    ),
    Face(
        asks=TakeBonus,
        prompt=prompt_bonus,
        phase=ERRANDS,
        label=lambda g, f, o: capital(bonus_text(g, o)),
        word=lambda g, f, o: club(g).layout.box.bonuses[o].id,
        place=at("bonus"),
        deed="Take it",
        gesture=INSIDE,
    ),
]
