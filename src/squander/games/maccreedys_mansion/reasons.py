"""Why not, in the Mansion: where a sentence to the player is clearer than the clause."""

from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import HIRE_ONE, RESOURCE_NAMES, TAKE_SOME, TRADE_NAMES
from squander.games.maccreedys_mansion.text import dollars
from squander.games.saying import Say
from squander.kernel.game import Frame, Game


def reason_useful(g: Game, f: Frame, option: int) -> str:
    return f"You have all the {RESOURCE_NAMES[option - TAKE_SOME]} that the mansion could still use."


def reason_pool(g: Game, f: Frame, option: int) -> str:
    return f"No {TRADE_NAMES[option - HIRE_ONE]} is left in the pool."


def reason_funds(g: Game, f: Frame, option: int) -> str:
    return f"You have only {dollars(company(g, f.who).active)}, and it is paid in full or not at all."


def reason_trade(g: Game, f: Frame, option: int) -> str:
    return f"You have no {TRADE_NAMES[mansion(g).box.space_trade[option]]} waiting."


REASONS: dict[str, Say] = {
    "MM-HIRE-04": reason_pool,
    "MM-HIRE-05": reason_useful,
    "MM-PLACE-04": reason_trade,
    "MM-EARN-20": reason_funds,
    "MM-SETTLE-04": reason_funds,
    "MM-BID-06": lambda g, f, o: f"You have only {dollars(company(g, f.who).active)}.",
}
