"""Earnings, as a company meets them whose funds don't pay for everything."""

from squander.games.face import INSIDE, Face
from squander.games.maccreedys_mansion.books import price_today
from squander.games.maccreedys_mansion.faces.shared import funds, piece_place
from squander.games.maccreedys_mansion.rules.earnings import STEPS, PayFirst, due
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import BY_PRICE, PIECE_NAMES
from squander.games.maccreedys_mansion.text import dollars, one_piece
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def label_pay(g: Game, f: Frame, option: int) -> str:
    if option == BY_PRICE:
        return "The cheapest first: the fewest debts"
    w = mansion(g)
    count = due(w.companies[f.who], option)
    return f"{one_piece(option).capitalize()} ({dollars(price_today(w, option))}, {count} due)"


def dues(g: Game, f: Frame) -> Amounts:
    """All that is still unpaid of this step: wages, or what vendors get."""
    w = mansion(g)
    c = w.companies[f.who]
    return Amounts(unit="$", due=sum(due(c, piece) * price_today(w, piece) for piece in STEPS[f.arg]))


def reason_wage(g: Game, f: Frame, option: int) -> str:
    return f"It costs {dollars(price_today(mansion(g), option))}, and you have only {funds(g, f)}."


PAY_FIRST = Face(
    asks=PayFirst,
    prompt=lambda g, f: f"Your {funds(g, f)} won't pay for everything. What comes first?",
    phase="Wages and debts",
    label=label_pay,
    word=lambda g, f, o: "cheapest" if o == BY_PRICE else PIECE_NAMES[o],
    place=piece_place,
    deed="Pay",
    gesture=INSIDE,
    amounts=dues,
    amount=lambda g, f, o: 0 if o == BY_PRICE else price_today(mansion(g), o),
    reasons={"MM-EARN-20": reason_wage},
)

FACES = [PAY_FIRST]
