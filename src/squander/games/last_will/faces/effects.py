"""The questions that effects of white cards ask."""

from squander.games.face import INSIDE, Face, counting, up_to
from squander.games.last_will.faces.shared import ACTIONS, ALL_TAKEN, card_place, card_word, laid_name, next_space
from squander.games.last_will.player_board import can_depreciate, laid_card, value
from squander.games.last_will.rules.effects import DepreciateOwn, PlaceAnimal
from squander.games.last_will.state import card_of, seat
from squander.games.last_will.terms import COMPANION_NAMES
from squander.games.last_will.text import company_of, plural
from squander.kernel.game import Frame, Game

ORDER = ["", "second ", "third ", "fourth ", "fifth ", "sixth "]


def label_token(g: Game, f: Frame, option: int) -> str:
    """The token that would come, and the card it would come to; where none would, the card."""
    laid = laid_card(seat(g, f.who), option)
    spaces = laid.row.tokens
    if option not in g.options:
        return laid_name(laid)
    nth = ORDER[spaces[: laid.tokens].count(spaces[laid.tokens])]
    at = f" at £{value(laid)}" if laid.row.is_property and not laid.row.is_farm else ""
    used = ", used this round" if laid.used else ""
    return f"A {nth}{COMPANION_NAMES[spaces[laid.tokens]]} on {laid.row.name}{at}{used}"


def reason_not_an_animal(g: Game, f: Frame, option: int) -> str:
    return f"Its next space is for a {next_space(g, f, option)}, and that is no animal."


PLACE_ANIMAL = Face(
    asks=PlaceAnimal,
    phase=ACTIONS,
    prompt=lambda g, f: f"Place a dog or a horse on which card? {plural(f.arg, 'animal')} left.",
    label=lambda g, f, o: label_token(g, f, o) if o else "No more animals",
    word=card_word,
    place=card_place,
    deed=lambda g, f, o: "Place it" if o else "Place no more",
    gesture=INSIDE,
    amounts=up_to("animal"),
    reasons={
        "LW-COMPANION-21": ALL_TAKEN.format("of it"),
        "LW-WHITE-31": reason_not_an_animal,
        "LW-WHITE-34": reason_not_an_animal,
    },
)


def label_step(g: Game, f: Frame, option: int) -> str:
    laid = laid_card(seat(g, f.who), option)
    if not can_depreciate(laid):
        return laid_name(laid)
    company = f" with {company_of(laid.row.tokens[: laid.tokens])}" if laid.tokens else ""
    used = ", maintained this round" if laid.used else ""
    return f"{laid.row.name}{company}, from £{value(laid)} to £{laid.row.scale[laid.step + 1]}{used}"


def reason_lowest(g: Game, f: Frame, option: int) -> str:
    return "A farm never loses value." if card_of(g, option).is_farm else "Its value is as low as it can be."


DEPRECIATE_OWN = Face(
    asks=DepreciateOwn,
    phase=ACTIONS,
    prompt=lambda g, f: f"Which house goes down a step? {plural(f.arg, 'step')} left.",
    label=label_step,
    word=card_word,
    place=card_place,
    deed="Lower it",
    gesture=INSIDE,
    amounts=counting("step"),
    reasons={"LW-WHITE-41": reason_lowest},
)

FACES = [PLACE_ANIMAL, DEPRECIATE_OWN]
