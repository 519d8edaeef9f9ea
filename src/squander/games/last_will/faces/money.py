"""The question about money that helpers add to a use."""

from squander.games.face import IN_A_ROW, Face, if_offered, nowhere
from squander.games.last_will.faces.shared import ACTIONS, due, short_of_money, yes_no_word
from squander.games.last_will.rules.money import MaySpendMore
from squander.games.last_will.state import card_of, fortune
from squander.games.last_will.terms import YES
from squander.kernel.game import Frame, Game


def prompt_more(g: Game, f: Frame) -> str:
    row = card_of(g, f.arg)
    return f"{row.name}: spend £{row.amount} more? £{fortune(g).due} so far."


def label_more(g: Game, f: Frame, option: int) -> str:
    so_far = fortune(g).due
    return f"Yes, £{so_far + card_of(g, f.arg).amount} in all" if option == YES else f"No, only £{so_far}"


MAY_SPEND_MORE = Face(
    asks=MaySpendMore,
    phase=ACTIONS,
    prompt=prompt_more,
    label=label_more,
    word=yes_no_word,
    place=nowhere,
    deed=lambda g, f, o: "Spend more" if o == YES else "Spend no more",
    gesture=IN_A_ROW,
    assume=if_offered(YES),
    amounts=due,
    amount=lambda g, f, o: card_of(g, f.arg).amount if o == YES else 0,
    reasons=short_of_money(lambda g, f, o: fortune(g).due + card_of(g, f.arg).amount, "LW-HELPER-30"),
)

FACES = [MAY_SPEND_MORE]
