"""What the table of the Club warns of: a hand that is larger than may be kept."""

from squander.games.warning import Asked, Warned, only

END = "end"


def warnings(asked: Asked) -> list[Warned]:
    return only(hand_too_large(asked)) if asked.name == "club.Act" else []


def hand_too_large(asked: Asked) -> Warned | None:
    """Cards cost no action, and only four are kept overnight (PC-ACTION-02, 04)."""
    me = asked.me
    if len(me["hand"]) <= me["hand_limit"] or len(asked.words) < 2 or asked.view["round"] == asked.view["rounds"]:
        return None
    return Warned(
        asked.called(END),
        "hand",
        "More cards than you can keep",
        f"You hold {len(me['hand'])} cards and may keep {me['hand_limit']}. What is lit could still be used this turn.",
    )
