"""The questions that both games ask as one, and those the combination asks in its own way."""

from dataclasses import replace

from squander.games.face import ALONE, OPENS, TURN, Face
from squander.games.last_will.faces.actions import ACT as WILL_ACT
from squander.games.last_will.faces.end_of_round import KEEP_CARDS as WILL_KEEP_CARDS
from squander.games.last_will.faces.errands import SEND_ERRAND_BOY as WILL_ERRAND
from squander.games.last_will.faces.planning import TAKE_PLAN as WILL_TAKE_PLAN
from squander.games.last_will.faces.shared import ACTIONS, ERRANDS, given, white_help
from squander.games.last_will.privileges import hand_limit, white_actions
from squander.games.last_will.rules.end_of_round import keepable_cards
from squander.games.last_will.state import fortune, seat
from squander.games.last_will.text import plural
from squander.games.prodigals_club.central.actions import Act as ClubAct
from squander.games.prodigals_club.central.end_of_round import DiscardDown
from squander.games.prodigals_club.central.errands import SendErrandBoy as ClubErrand
from squander.games.prodigals_club.faces import FACES as CLUBS
from squander.games.prodigals_club.state import club
from squander.games.prodigals_last_will.faces.sides import (
    amount_of_either,
    beside,
    deed_of_either,
    label_of_either,
    place_of_either,
    reasons_of_either,
    side_of,
    target_of_either,
    word_of_either,
)
from squander.games.prodigals_last_will.fortune import helpers_pay
from squander.games.prodigals_last_will.rules import Act, DiscardSome, KeepRest, SendErrandBoy, cost, room
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

# --- plans and errands ------------------------------------------------------------------------------------------


def prompt_plan(g: Game, f: Frame) -> str:
    return f"{WILL_TAKE_PLAN.prompt} With any of them you have {plural(club(g).layout.boys, 'errand boy')} more."


TAKE_PLAN = replace(WILL_TAKE_PLAN, prompt=prompt_plan, place=beside(WILL_TAKE_PLAN.place))


def boys_left(g: Game, f: Frame) -> Amounts:
    """Those of the plan and one more for each competition; nobody passes (PL-START-04, PL-ERRAND-06)."""
    c, w = club(g), fortune(g)
    left = c.seats[f.who].boys
    return Amounts(left, left, w.layout.plans[w.seats[f.who].plan].errand_boys + c.layout.boys, "errand boy")


SEND_ERRAND_BOY = Face(
    asks=SendErrandBoy,
    phase=ERRANDS,
    prompt=lambda g, f: f"Send an errand boy to any board; {plural(club(g).seats[f.who].boys, 'boy')} left.",
    label=label_of_either,
    word=word_of_either,
    place=place_of_either,
    target=target_of_either,
    deed="Send him",
    gesture=OPENS,
    amounts=boys_left,
    amount=amount_of_either,
    reasons=reasons_of_either(WILL_ERRAND, CLUBS.by_rule[ClubErrand]),
)

# --- turns ------------------------------------------------------------------------------------------------------


def label_act(g: Game, f: Frame, option: int) -> str:
    """A white central card of the Club is paid with actions of Last Will."""
    label = label_of_either(g, f, option)
    paid = paid_actions(g, f.who, cost(g, option)) if side_of(f, option).is_club else ""
    return label.replace(": ", f" ({paid}): ", 1) if paid else label


def paid_actions(g: Game, who: int, actions: int) -> str:
    """The actions that are really paid, those for white cards first (PL-ACTION-13)."""
    s = seat(g, who)
    free = white_help(s, actions) if helpers_pay(g) else []
    own = actions - (given(s, actions) if free else 0)
    return "; ".join([plural(own, "action")] * bool(own) + free)


def reason_cost(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    white = white_actions(s) if helpers_pay(g) else 0
    left = f"{s.actions or 'none'} left{f' but {white} for white cards' if white else ''}"
    return f"It takes {plural(cost(g, option), 'action')}, and you have {left}."


ACT = Face(
    asks=Act,
    phase=ACTIONS,
    prompt=WILL_ACT.prompt,
    label=label_act,
    word=word_of_either,
    place=place_of_either,
    target=target_of_either,
    deed=deed_of_either,
    gesture=TURN,
    amount=amount_of_either,
    reasons={**reasons_of_either(WILL_ACT, CLUBS.by_rule[ClubAct]), "PL-ACTION-04": reason_cost},
)

# --- the end of the round ---------------------------------------------------------------------------------------

CLUB_DISCARD = CLUBS.by_rule[DiscardDown]


def prompt_discard(g: Game, f: Frame) -> str:
    w = fortune(g)
    s, mine = w.seats[f.who], club(g).seats[f.who]
    return (
        f"You may keep {hand_limit(w, s)} cards of both games together and hold {len(mine.hand)} of the Club and "
        f"{len(s.hand)} of Last Will. Discard a card of the Club?"
    )


def reason_discard(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    mine, limit = club(g).seats[f.who].hand, hand_limit(w, w.seats[f.who])
    return f"You hold {plural(len(mine), 'card')} of the Club and may keep {limit} of both games together."


def cards_to_discard(g: Game, f: Frame) -> Amounts:
    """Those that the limit of both hands has no room for at all, and as many more as there are."""
    held = len(club(g).seats[f.who].hand)
    return Amounts(left=held, least=max(0, -room(g, f.who)), most=held, unit="card")


DISCARD_SOME = replace(
    CLUB_DISCARD,
    asks=DiscardSome,
    prompt=prompt_discard,
    label=lambda g, f, o: CLUB_DISCARD.label(g, f, o) if o else "Discard no more of the Club's cards",
    word=lambda g, f, o: CLUB_DISCARD.word(g, f, o) if o else "none",
    place=lambda g, f, o: CLUB_DISCARD.place(g, f, o) if o else "",
    deed=lambda g, f, o: "Discard it" if o else "Discard no more",
    gesture=ALONE,  # each counts at once, as they are discarded openly
    amounts=cards_to_discard,
    reasons={**CLUB_DISCARD.reasons, "PL-ENDROUND-04": reason_discard},
)


def prompt_keep(g: Game, f: Frame) -> str:
    kept = len(fortune(g).seats[f.who].kept)
    return f"Keep up to {plural(room(g, f.who), 'card')} of Last Will for the next round; {kept or 'none'} kept so far."


def cards_to_keep(g: Game, f: Frame) -> Amounts:
    """As many as the Club's cards leave room for (PL-ENDROUND-04, 05)."""
    limit = room(g, f.who)
    return Amounts(left=limit - len(fortune(g).seats[f.who].kept), most=limit, unit="card")


def reason_keep(g: Game, f: Frame, option: int) -> str:
    """The Club's cards have used up a part of the common limit."""
    w = fortune(g)
    held = len(keepable_cards(w, w.seats[f.who]))
    return f"You may keep {room(g, f.who)} of your {plural(held, 'card')} of Last Will."


KEEP_REST = replace(
    WILL_KEEP_CARDS,
    asks=KeepRest,
    prompt=prompt_keep,
    place=beside(WILL_KEEP_CARDS.place),
    amounts=cards_to_keep,
    reasons={**WILL_KEEP_CARDS.reasons, "LW-ENDROUND-04": reason_keep},
)

FACES = [TAKE_PLAN, SEND_ERRAND_BOY, ACT, DISCARD_SOME, KEEP_REST]
