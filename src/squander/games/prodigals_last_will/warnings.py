"""What the table of both games warns of: the one limit that their two hands share."""

from squander.games.warning import Asked, Warned, only

END, WILD = "end", "wild"


def warnings(asked: Asked) -> list[Warned]:
    return only(hands_too_large(asked)) if asked.name == "both.Act" else []


def hands_too_large(asked: Asked) -> Warned | None:
    """Cards of both games count against the limit of Last Will, but for wild ones (PL-ENDROUND-03 to 06)."""
    will = asked.view["last-will"]["seats"][asked.seat]
    held = len(asked.me["hand"]) + len([card for card in will["hand"] if card["id"] != WILD])
    if held <= will["hand_limit"] or len(asked.words) < 2 or asked.view["round"] == asked.view["rounds"]:
        return None
    return Warned(
        asked.called(END),
        "hand",
        "More cards than you can keep",
        f"You hold {held} cards of both games and may keep {will['hand_limit']}. What is lit could still be used.",
    )
