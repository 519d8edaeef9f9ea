"""What MacCreedy's table warns of: wages beyond tonight's funds, men without material, bids that win nothing more."""

from typing import Any

from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.maccreedys_mansion.text import dollars, several
from squander.games.warning import Asked, Warned, only
from squander.kernel.pieces import View


def warnings(asked: Asked) -> list[Warned]:
    match asked.name:
        case "mansion.HireOrPass":
            return only(beyond_tonight(asked, dues_of_hiring(asked)), men_without_material(asked))
        case "mansion.TakeUnits":
            return only(beyond_tonight(asked, dues_of_taking(asked)))
        case "mansion.PlaceWorker":
            return [*only(beyond_tonight(asked, dues_of_placing(asked))), *work_for_nothing(asked)]
        case "mansion.BidOrPass":
            return only(more_than_needed(asked))
    return []


def beyond_tonight(asked: Asked, dues: dict[int, int]) -> Warned | None:
    """With less than a dollar left in the evening, debts counted, a company is closed (MM-BANKRUPT-01, 04)."""
    funds = asked.me["active"]
    debts = asked.me["debt_total"] if mansion(asked.game).rulings.debts_count else 0
    dear = [option for option, due in dues.items() if due + debts >= funds]
    if not dear:
        return None
    least = dollars(min(dues[option] for option in dear))
    owed = f" You also owe {dollars(debts)}." if debts else ""
    return Warned(
        dear,
        "funds",
        "More than tonight can pay",
        f"Material included, due tonight would be {least} or more, of the {dollars(funds)} you have.{owed} Unless a "
        "job is paid this evening, not a dollar is left, and your company is closed.",
    )


def dues_of_hiring(asked: Asked) -> dict[int, int]:
    return {option: evening(asked, word) for option, word in asked.words.items() if word in TRADE_NAMES}


def dues_of_taking(asked: Asked) -> dict[int, int]:
    """Of what no man will use nothing is due, unless it is paid when it is taken (MM-EARN-15, 23)."""
    frame = asked.game.asked
    resource = RESOURCE_NAMES[frame.arg] if frame else ""
    dues = {option: evening(asked, resource, int(word)) for option, word in asked.words.items()}
    now = evening(asked)
    return {option: due for option, due in dues.items() if due > now}


def evening(asked: Asked, more: str = "", count: int = 1) -> int:
    """What tonight costs with so many more of a trade or a resource, if everybody hired works (MM-EARN-09, 13)."""
    me, added = asked.me, {more: count}
    men = {trade: me["workers"][trade] + added.get(trade, 0) for trade in TRADE_NAMES}
    if mansion(asked.game).rulings.pay_on_purchase:
        loads = {name: me["due"][name] + added.get(name, 0) for name in RESOURCE_NAMES}
    else:
        stored = {name: me["storage"][name] + added.get(name, 0) for name in RESOURCE_NAMES}
        loads = used_up(men, stored, needs(asked.view))
    prices: dict[str, int] = asked.view["prices"]
    return sum(prices[piece] * number for piece, number in {**men, **loads}.items())


def used_up(men: dict[str, int], stored: dict[str, int], needed: dict[str, str]) -> dict[str, int]:
    at_work = {name: sum(men[trade] for trade in men if needed.get(trade) == name) for name in stored}
    return {name: min(stored[name], at_work[name]) for name in stored}


def dues_of_placing(asked: Asked) -> dict[int, int]:
    """His wage is due already, his load only now (MM-ENDDAY-08)."""
    if mansion(asked.game).rulings.pay_on_purchase:
        return {}
    prices, free, needed = asked.view["prices"], unclaimed(asked.me), needs(asked.view)
    loads = {option: needed.get(trade, "") for option, trade in trades_of(asked).items()}
    due = asked.me["tonight"]["due_total"]
    return {option: due + prices[name] for option, name in loads.items() if free.get(name, 0) > 0}


def trades_of(asked: Asked) -> dict[int, str]:
    """Whom each answer puts on a space: mansion.PlaceWorker says room.trade.number."""
    named = {option: word.split(".")[1:2] for option, word in asked.words.items()}
    return {option: trade[0] for option, trade in named.items() if trade}


def unclaimed(me: dict[str, Any]) -> dict[str, int]:
    return {name: me["storage"][name] - me["tonight"]["claimed"][name] for name in RESOURCE_NAMES}


def men_without_material(asked: Asked) -> Warned | None:
    """A space takes a unit of its resource, or its marker is lost (MM-ENDDAY)."""
    lacking = [several(trade) for trade, short in short_of(asked.me, needs(asked.view)).items() if short]
    if not lacking:
        return None
    return Warned(
        asked.called("rest"),
        "material",
        "Some of your men have no material",
        f"There is not a load for each of your {' and '.join(lacking)}. Who works without one is paid, and leaves "
        "nothing behind.",
    )


def needs(view: View) -> dict[str, str]:
    """Which resource each trade works with, as the spaces show it."""
    return {space["trade"]: space["needs"] for room in view["rooms"] for space in room["spaces"]}


def short_of(me: dict[str, Any], needed: dict[str, str]) -> dict[str, int]:
    """By trade: how many of its hired men will stand without a load, the trades served in turn."""
    left = {name: me["storage"][name] for name in RESOURCE_NAMES}
    short: dict[str, int] = {}
    for trade in TRADE_NAMES:
        resource = needed.get(trade, "")
        served = min(left.get(resource, 0), me["workers"][trade])
        left[resource] = left.get(resource, 0) - served
        short[trade] = me["workers"][trade] - served
    return short


def work_for_nothing(asked: Asked) -> list[Warned]:
    me = asked.me
    free, needed, trades = unclaimed(me), needs(asked.view), trades_of(asked)
    found = []
    for trade in TRADE_NAMES:
        resource = needed.get(trade, "")
        spaces = [option for option in trades if trades[option] == trade]
        if spaces and free.get(resource, 0) <= 0:
            wage = dollars(asked.view["prices"][trade])
            title = f"No {resource} left: this marker will be lost tonight"
            text = f"He would work, be paid his {wage}, and leave nothing behind."
            found.append(Warned(spaces, f"no {resource}", title, text))
    return found


def more_than_needed(asked: Asked) -> Warned | None:
    """Nobody can bid more than their funds, nor less than they did (MM-BID-06, 07): above that a bid wins no more."""
    others = [c["active"] for seat, c in enumerate(asked.view["seats"]) if seat != asked.seat]
    enough = next((one for one in asked.view["possible_bids"] if one > max(others, default=0)), None)
    if enough is None:
        return None
    options = [option for option, word in asked.words.items() if word.isdecimal() and int(word) > enough]
    return Warned(
        options,
        "bid",
        "Less would do",
        f"Nobody else has the funds to bid {dollars(enough)}; more than that wins nothing, and every bid is paid.",
    )
