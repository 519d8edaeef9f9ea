"""Settle Up and Re-Open, as a company meets them."""

from squander.games.face import INSIDE, Face, nowhere
from squander.games.maccreedys_mansion.books import debt_total
from squander.games.maccreedys_mansion.faces.shared import funds, piece_place
from squander.games.maccreedys_mansion.rules.business import PayDebt, Reopen
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import ALL, DONE, PIECE_NAMES, YES
from squander.games.maccreedys_mansion.text import dollars, one_piece
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

# --- debts ----------------------------------------------------------------------------------------------------


def owed(g: Game, f: Frame) -> int:
    return debt_total(mansion(g), company(g, f.who))


def cost(g: Game, f: Frame, option: int) -> int:
    if option == DONE:
        return 0
    return owed(g, f) if option == ALL else mansion(g).box.list_price[option]


def prompt_debt(g: Game, f: Frame) -> str:
    return f"You owe {dollars(owed(g, f))} and have {funds(g, f)}. Settle which debt?"


def label_debt(g: Game, f: Frame, option: int) -> str:
    if option == DONE:
        return "Pay no more debts"
    price = dollars(cost(g, f, option))
    if option == ALL:
        return f"All of them for {price}"
    return f"{one_piece(option).capitalize()} for {price} ({company(g, f.who).debts[option]} owed)"


def debt_word(g: Game, f: Frame, option: int) -> str:
    return {ALL: "all", DONE: "done"}.get(option) or PIECE_NAMES[option]


def reason_debt(g: Game, f: Frame, option: int) -> str:
    they = "They come to" if option == ALL else "It costs"
    return f"{they} {dollars(cost(g, f, option))}, and you have only {funds(g, f)}."


PAY_DEBT = Face(
    asks=PayDebt,
    prompt=prompt_debt,
    phase="Wages and debts",
    label=label_debt,
    word=debt_word,
    place=piece_place,
    deed=lambda g, f, o: "Go on" if o == DONE else "Settle it",
    gesture=INSIDE,
    amounts=lambda g, f: Amounts(unit="$", due=owed(g, f)),
    amount=cost,
    reasons={"MM-SETTLE-04": reason_debt},
)

# --- opening again --------------------------------------------------------------------------------------------

REOPEN = Face(
    asks=Reopen,
    prompt=lambda g, f: f"Re-open your company with {funds(g, f)}?",
    phase="Investments",
    label=lambda g, f, o: "Re-open" if o == YES else "Stay closed",
    word=lambda g, f, o: "yes" if o == YES else "no",
    place=nowhere,
    deed=lambda g, f, o: "Re-open" if o == YES else "Stay closed",
)

FACES = [PAY_DEBT, REOPEN]
