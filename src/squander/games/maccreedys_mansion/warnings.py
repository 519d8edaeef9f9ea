"""What MacCreedy's table warns of: wages beyond tonight's funds, men without material, bids that win nothing more."""

from typing import Any

from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.warning import Asked, Warned, only
from squander.kernel.pieces import View


def warnings(asked: Asked) -> list[Warned]:
    match asked.name:
        case "mansion.HireOrPass":
            return only(beyond_tonight(asked), men_without_material(asked))
        case "mansion.PlaceWorker":
            return work_for_nothing(asked)
        case "mansion.BidOrPass":
            return only(more_than_needed(asked))
    return []


def dollars(amount: int) -> str:
    return f"${amount:,}"


def beyond_tonight(asked: Asked) -> Warned | None:
    """Everybody hired is paid in the evening, and with less than a dollar left, debts counted, a company is closed
    (MM-EARN-09, MM-BANKRUPT-01, 04)."""
    me, prices = asked.me, asked.view["prices"]
    due, funds = me["tonight"]["due_total"], me["active"]
    dear = [name for name in TRADE_NAMES if due + prices[name] >= funds]
    options = asked.called(*dear)
    if not options:
        return None
    least = min(due + prices[asked.words[option]] for option in options)
    return Warned(
        options,
        "funds",
        "More than tonight can pay",
        f"Due tonight would be {dollars(least)} or more, of the {dollars(funds)} you have. Unless a job is paid this "
        "evening, not a dollar is left, and your company is closed.",
    )


def men_without_material(asked: Asked) -> Warned | None:
    """A space takes a unit of its resource, or its marker is lost (MM-ENDDAY)."""
    lacking = [f"{trade}s" for trade, short in short_of(asked.me, needs(asked.view)).items() if short]
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
    free = {name: me["storage"][name] - me["tonight"]["claimed"][name] for name in RESOURCE_NAMES}
    needed = needs(asked.view)
    found = []
    for trade in TRADE_NAMES:
        resource = needed.get(trade, "")
        spaces = [option for option, word in asked.words.items() if word.split(".")[1:2] == [trade]]
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
