"""What the table of Last Will warns of: houses that nobody will sell any more, and cards that will be lost."""

from squander.games.last_will.state import fortune
from squander.games.last_will.terms import FREE_FARM_TRADE, FREE_HOUSE_TRADE
from squander.games.warning import Asked, Warned, only

END = "end"


def warnings(asked: Asked) -> list[Warned]:
    return (
        only(not_sold_in_time(asked), kept_too_long(asked), hand_too_large(asked)) if asked.name == "will.Act" else []
    )


def is_last(asked: Asked) -> bool:
    return bool(asked.view["last_round"]) or asked.view["round"] == asked.view["rounds"]


def not_sold_in_time(asked: Asked) -> Warned | None:
    """Buying and selling take an action each unless a helper sees to it, and what is left over counts more than its
    value (LW-PROPERTY-02, 26, LW-HELPER-09, 12, LW-ENDGAME-08)."""
    if not is_last(asked):
        return None
    return Warned(
        [option for option in asked.words if is_purchase(asked, option) and not sold_in_time(asked, option)],
        "sale",
        "There is no time to sell this again",
        "It is the last round, and you would have too few actions to sell all you own. A property left over counts its "
        "value and £5.",
    )


def sold_in_time(asked: Asked, bought: int) -> bool:
    """Whether actions and helpers suffice to buy this one and to sell it and all the others."""
    cards = fortune(asked.game).box.cards
    sales = [cards[laid["card"]].is_farm for laid in asked.me["board"] if "value" in laid]
    is_farm = cards[bought].is_farm
    farms, houses = (free_trades(asked, kind) for kind in (FREE_FARM_TRADE, FREE_HOUSE_TRADE))
    deals = [*sales, is_farm, is_farm]
    spent: int = max(0, sum(deals) - farms) + max(0, len(deals) - sum(deals) - houses)
    actions: int = asked.me["actions"]
    return spent <= actions


def free_trades(asked: Asked, kind: int) -> int:
    """What helpers on the board still buy or sell without an action this round."""
    cards = fortune(asked.game).box.cards
    rows = [(cards[laid["card"]], laid["uses"]) for laid in asked.me["board"]]
    return sum(max(0, row.uses - used) for row, used in rows if row.privilege == kind)


def kept_too_long(asked: Asked) -> Warned | None:
    sold = [word for word in asked.words.values() if word.startswith("sell.")]
    if not is_last(asked) or not sold:
        return None
    return Warned(
        asked.called(END),
        "house",
        "You still own property",
        "It is the last round: who owns a house is not ruined, and it counts its value and £5. You could still sell.",
    )


def hand_too_large(asked: Asked) -> Warned | None:
    """Only so many cards may be kept overnight (LW-ENDROUND)."""
    me = asked.me
    over = len(me["hand"] or []) - me["hand_limit"]
    idle = len(asked.words) > 1
    if over <= 0 or not idle or is_last(asked):
        return None
    return Warned(
        asked.called(END),
        "hand",
        "More cards than you can keep",
        f"You hold {len(me['hand'])} cards and may keep {me['hand_limit']}. Something could still be played this turn.",
    )


def is_purchase(asked: Asked, option: int) -> bool:
    """A property in the hand; one on the board is only maintained."""
    held = [card["card"] for card in asked.me["hand"] or []]
    return option in held and fortune(asked.game).box.cards[option].is_property
