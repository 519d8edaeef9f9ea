"""Why not, in Last Will: where a sentence to the player is clearer than the clause."""

from squander.games.last_will.state import card_of, seat
from squander.games.saying import Say
from squander.kernel.game import Frame, Game


def reason_actions(g: Game, f: Frame, option: int) -> str:
    return f"It needs more actions than the {seat(g, f.who).actions} you have left."


def reason_money(g: Game, f: Frame, option: int) -> str:
    return f"You own a property, so you may not spend more than your £{seat(g, f.who).cash}."


def reason_own_action(g: Game, f: Frame, option: int) -> str:
    return f"The action {card_of(g, option).name} brings comes only once the card is laid and paid for."


def reason_lower_only(g: Game, f: Frame, option: int) -> str:
    return f"{card_of(g, f.arg).name} can only make it cheaper."


def reason_price(g: Game, f: Frame, option: int) -> str:
    return f"A property is paid in full, and you have only £{seat(g, f.who).cash}."


REASONS: dict[str, Say] = {
    "LW-ACTION-08": reason_actions,
    "LW-WHITE-25": reason_actions,
    "LW-BLACK-18": reason_actions,
    "LW-MONEY-02": reason_money,
    "LW-MONEY-12": reason_money,
    "LW-BLACK-17": reason_money,
    "LW-EXPENSE-19": reason_money,
    "LW-HELPER-11": reason_lower_only,
    "LW-HELPER-30": reason_money,
    "LW-HELPER-34": reason_own_action,
    "LW-ERRAND-39": reason_money,
    "LW-PROPERTY-11": reason_price,
}
