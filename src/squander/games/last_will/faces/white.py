"""The questions about a white card that is being played."""

from squander.games.face import IN_A_ROW, Face, first_offered, if_offered, nowhere
from squander.games.last_will.faces.shared import (
    ACTIONS,
    card_place,
    card_word,
    companion_of,
    due,
    given,
    short_of_actions,
    short_of_money,
    white_help,
)
from squander.games.last_will.rules.white import Bring, ChooseAlternative
from squander.games.last_will.state import card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_NAMES
from squander.games.last_will.text import cost
from squander.kernel.game import Frame, Game

# --- its costs ------------------------------------------------------------------------------------------------


def label_alternative(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    row = card_of(g, f.arg)
    actions, pounds = row.option_actions[option], row.option_pounds[option]
    rest = [cost(actions - given(s, actions), pounds)] if (actions, pounds) != (given(s, actions), 0) else []
    return "; ".join([*rest, *white_help(s, actions)])


def reason_actions(g: Game, f: Frame, option: int) -> str:
    return short_of_actions(seat(g, f.who), card_of(g, f.arg).option_actions[option], white=True)


CHOOSE_ALTERNATIVE = Face(
    asks=ChooseAlternative,
    phase=ACTIONS,
    prompt=lambda g, f: f"{card_of(g, f.arg).name}: how long will you savour it?",
    label=label_alternative,
    word=lambda g, f, o: f"option.{o + 1}",
    place=nowhere,
    deed="Play it",
    gesture=IN_A_ROW,
    assume=first_offered,
    amount=lambda g, f, o: card_of(g, f.arg).option_pounds[o],
    reasons={
        "LW-WHITE-25": reason_actions,
        **short_of_money(lambda g, f, o: card_of(g, f.arg).option_pounds[o], "LW-MONEY-02"),
    },
)

# --- who comes along ------------------------------------------------------------------------------------------


def space_of(f: Frame) -> int:
    """Each printed companion space is a question of its own, in their order."""
    assert isinstance(f.rule, Bring)
    return f.rule.space


def prompt_bring(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    companion = COMPANION_NAMES[row.company[space_of(f)]]
    return f"{row.name}: bring a {companion} for £{row.company_pounds[space_of(f)]} more? £{fortune(g).due} so far."


def label_bring(g: Game, f: Frame, option: int) -> str:
    row = card_of(g, f.arg)
    space = space_of(f)
    companion = COMPANION_NAMES[row.company[space]]
    if option == 0:
        return f"Bring no {companion}"
    card = card_of(g, option)
    if card.companion >= 0 and card.companion != row.company[space]:
        return f"Bring {card.name}"
    as_type = "" if card.companion >= 0 else f" as a {companion}"
    return f"Bring {card.name}{as_type} (£{row.company_pounds[space]} more)"


def reason_company(g: Game, f: Frame, option: int) -> str:
    row = card_of(g, f.arg)
    space = space_of(f)
    offered, wanted = companion_of(g, option), COMPANION_NAMES[row.company[space]]
    if card_of(g, option).companion in row.company[space + 1 :]:
        return f"This is about a {wanted}; you will be asked for a {offered} next."
    if card_of(g, option).companion in row.company[:space]:
        return f"This is about a {wanted}; you have been asked for a {offered}."
    return f"{row.name} has no place for a {offered}."


def pounds_more(g: Game, f: Frame, option: int) -> int:
    return card_of(g, f.arg).company_pounds[space_of(f)] if option else 0


BRING = Face(
    asks=Bring,
    phase=ACTIONS,
    prompt=prompt_bring,
    label=label_bring,
    word=card_word,
    place=card_place,
    deed="Play it",
    gesture=IN_A_ROW,
    assume=if_offered(0),
    amounts=due,
    amount=pounds_more,
    reasons={
        "LW-WHITE-16": reason_company,
        **short_of_money(lambda g, f, o: fortune(g).due + pounds_more(g, f, o), "LW-MONEY-12"),
    },
)

FACES = [CHOOSE_ALTERNATIVE, BRING]
