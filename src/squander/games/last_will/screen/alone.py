"""What a game for one has at the table: the Solicitor's sheet, and the campaign."""

from rich.text import Text

from squander.cli.screens.parts import paragraph
from squander.games.last_will.seen import SolicitorView, WillView
from squander.games.last_will.seven_wills import SUMS, read_outcomes, start_of, wills_won
from squander.games.last_will.text import pounds


def solicitor(him: SolicitorView, round: int) -> list[Text]:
    """His sheet: what parts him from ruin, the dice of this round, and the track with the round's sum in brackets."""
    left = pounds(him["fortune"])
    state = ("ruined" if him["fortune"] >= 0 else f"ruined, {left}") if him["bankrupt"] else f"{left} to ruin"
    plan = f" · plan {him['plan'] + 1}" if him["plan"] >= 0 else ""
    head = Text.assemble(("The Solicitor", "bold"), f", {him['title']}: ", (state, "bold"), plan)
    track = [f"[{spent}]" if number == round else str(spent) for number, spent in enumerate(him["track"], 1)]
    return [head, *dice(him), Text(f"    his track: {' '.join(track)}, and £{him['swing']} more or less by the d12")]


def dice(him: SolicitorView) -> list[Text]:
    rolled = [f"d6 {him['d6']}"] if him["d6"] else []
    rolled += [f"d10 {roll}" for roll in him["d10"]]
    rolled += [f"d12 {him['d12']}"] if him["d12"] else []
    return [Text(f"    his dice: {' · '.join(rolled)}")] if rolled else []


def campaign(view: WillView) -> list[Text]:
    """In one: which will this is, and how many were won."""
    if "campaign" not in view:
        return []
    past = read_outcomes(view["campaign"])
    start = start_of(past)
    told = f"will {len(past) + 1} of {len(SUMS)}, {wills_won(past)} won so far; you began with £{start.yours}"
    return [paragraph("Campaign", f"{told}, the Solicitor with £{start.his}")]
