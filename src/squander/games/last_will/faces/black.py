"""The questions about black cards: room for them, and their use."""

from squander.games.face import IN_A_ROW, INSIDE, Face, if_offered, last_offered, nowhere
from squander.games.last_will.faces.shared import (
    ACTIONS,
    card_place,
    card_word,
    helper_word,
    laid_name,
    next_space,
    short_of_actions,
    short_of_money,
)
from squander.games.last_will.player_board import laid_card
from squander.games.last_will.privileges import free_activation
from squander.games.last_will.rules.black import ActivationActions, ChooseAmount, MakeRoom, amount
from squander.games.last_will.state import card_of, seat
from squander.games.last_will.terms import YES
from squander.games.last_will.text import company_of, plural
from squander.kernel.game import Frame, Game

MAKE_ROOM = Face(
    asks=MakeRoom,
    phase=ACTIONS,
    prompt=lambda g, f: f"Your board is full. Which card makes way for {card_of(g, f.arg).name}?",
    label=lambda g, f, o: laid_name(laid_card(seat(g, f.who), o)),  # with the companions it takes along
    word=card_word,
    place=card_place,
    deed="Make room",
    gesture=INSIDE,
    reasons={
        "LW-BLACK-08": "A property leaves your board only by a sale.",
        "LW-BLACK-11": lambda g, f, o: f"Without {card_of(g, o).name} you could not pay for {card_of(g, f.arg).name}.",
    },
)

# --- use ------------------------------------------------------------------------------------------------------


def label_waived(g: Game, f: Frame, option: int) -> str:
    """Without an action, by the helper who waives it, or for those it costs."""
    s = seat(g, f.who)
    row = card_of(g, f.arg)
    if option != YES:
        return f"Use {plural(row.actions, 'action')} of your {s.actions}"
    helper = free_activation(s, row)
    return f"Without an action, by {helper.row.name}" if helper else "Without an action"


ACTIVATION_ACTIONS = Face(
    asks=ActivationActions,
    phase=ACTIONS,
    prompt=lambda g, f: f"{card_of(g, f.arg).name}: maintain it for its actions, or by your helper?",
    label=label_waived,
    word=helper_word,
    place=nowhere,
    deed="Maintain it",
    gesture=IN_A_ROW,
    assume=if_offered(YES),
    amount=lambda g, f, o: 0 if o == YES else card_of(g, f.arg).actions,
    reasons={"LW-ACTION-08": lambda g, f, o: short_of_actions(seat(g, f.who), card_of(g, f.arg).actions)},
)


def pounds_of(g: Game, f: Frame, option: int) -> int:
    s = seat(g, f.who)
    return amount(s, laid_card(s, f.arg), option)


def label_amount(g: Game, f: Frame, option: int) -> str:
    tokens = card_of(g, f.arg).tokens[:option]
    return f"£{pounds_of(g, f, option)}{' with ' + company_of(tokens) if tokens else ''}"


CHOOSE_AMOUNT = Face(
    asks=ChooseAmount,
    phase=ACTIONS,
    prompt=lambda g, f: f"{card_of(g, f.arg).name}: how much will you spend?",
    label=label_amount,
    word=lambda g, f, o: f"amount.{o + 1}",
    place=nowhere,
    deed=lambda g, f, o: f"Spend £{pounds_of(g, f, o)}",
    gesture=IN_A_ROW,
    assume=last_offered,  # the largest sum: this is a race to ruin
    amount=pounds_of,
    reasons={
        "LW-EXPENSE-04": lambda g, f, o: f"For that, {card_of(g, f.arg).name} first needs a {next_space(g, f, f.arg)}.",
        **short_of_money(pounds_of, "LW-MONEY-02"),
    },
)

FACES = [MAKE_ROOM, ACTIVATION_ACTIONS, CHOOSE_AMOUNT]
