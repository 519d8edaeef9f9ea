"""What several questions of Last Will say alike: cards in words and places, and what is short."""

from squander.games.face import Amount, Reasons
from squander.games.last_will.player_board import is_laid, laid_card, value
from squander.games.last_will.privileges import white_actions
from squander.games.last_will.state import Fortune, Laid, Seat, card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_NAMES, EXTRA_WHITE_ACTION, YES
from squander.games.last_will.text import company_of, money, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

FIRST_CARDS = "First cards"
PLANNING = "Planning"
ERRANDS = "Errands"
ACTIONS = "Actions"
END_OF_ROUND = "End of the round"
GONE = "The card that was here"
DECK_LABELS = ["Events", "Helpers and expenses", "Properties", "Companions", "Special cards"]
NOT_DRAWN = "Special cards are not drawn; errand boys take them from the offering."
ALL_TAKEN = "All companion spaces {} are taken."

# --- cards ----------------------------------------------------------------------------------------------------


def copy_number(w: Fortune, card: int) -> int:
    """Which of its copies a card is, from 1."""
    row = w.box.cards[card]
    return [c for c in range(1, card + 1) if w.box.cards[c] is row].index(card) + 1


def name_in_record(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    copies = sum(1 for other in w.box.cards if other is row)
    return row.id if copies == 1 else f"{row.id}.{copy_number(w, card)}"


def card_word(g: Game, f: Frame, option: int) -> str:
    """Most options are cards; taking none has a name of its own."""
    return name_in_record(fortune(g), option) if option else "none"


def card_place(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return ""
    return f"{'board' if is_laid(seat(g, f.who), option) else 'hand'}:{option}"


def laid_name(laid: Laid) -> str:
    """With all that tells it from another copy: value, companions, and whether it has been used."""
    at = f" at £{value(laid)}" if laid.row.is_property and not laid.row.is_farm else ""
    company = f" with {company_of(laid.row.tokens[: laid.tokens])}" if laid.tokens else ""
    used = f", {'maintained' if laid.row.is_property else 'used'} this round" if laid.used else ""
    return f"{laid.row.name}{at}{company}{used}"


def next_space(g: Game, f: Frame, card: int) -> str:
    """The companion that a laid card takes next."""
    laid = laid_card(seat(g, f.who), card)
    return COMPANION_NAMES[laid.row.tokens[laid.tokens]]


# --- answers --------------------------------------------------------------------------------------------------


def yes_no_word(g: Game, f: Frame, option: int) -> str:
    return "yes" if option == YES else "no"


def helper_word(g: Game, f: Frame, option: int) -> str:
    return "helper" if option == YES else "action"


def paid_actions(s: Seat, actions: int, helper: Laid | None) -> str:
    """The action that will really be paid: where a helper waives it, the player is asked only if both are possible."""
    if helper is None:
        return plural(actions, "action")
    free = f"free by {helper.row.name}"
    return f"{plural(actions, 'action')} or {free}" if s.actions >= actions else free


def given(s: Seat, actions: int) -> int:
    return min(actions, white_actions(s))


def white_help(s: Seat, actions: int) -> list[str]:
    """Actions for white cards are used first (LW-HELPER-56)."""
    helpers = [laid.row.name for laid in s.board if laid.row.privilege == EXTRA_WHITE_ACTION]
    count = given(s, actions)
    return [f"{plural(count, 'action')} by {helpers[0] if len(helpers) == 1 else 'your helpers'}"] if count else []


def priced(low: int, high: int) -> str:
    return f"£{low}" if low == high else f"£{low} to £{high}"


def due(g: Game, f: Frame) -> Amounts:
    """What the play has come to so far."""
    return Amounts(unit="£", due=fortune(g).due)


# --- reasons --------------------------------------------------------------------------------------------------


def short_of_actions(s: Seat, needed: int, at_least: bool = False, white: bool = False) -> str:
    """White actions pay for events only."""
    left = f"{s.actions} left" if s.actions else "none left"
    if white and needed > 0 and white_actions(s):
        left += f" but {white_actions(s)} for white cards"
    return f"It needs {'at least ' if at_least else ''}{plural(needed, 'action')}, and you have {left}."


def cash_of(g: Game, f: Frame) -> str:
    return money(seat(g, f.who).cash)


def solvent(s: Seat) -> str:
    """Why somebody may not spend below zero (LW-MONEY-02, LW-VARIANT-33)."""
    return "an owner of property" if s.properties else "who has a job"


def short_of_money(pounds: Amount, *clauses: str) -> Reasons:
    """By each of these clauses the same is refused: to spend what one doesn't have (LW-MONEY-02)."""

    def reason(g: Game, f: Frame, option: int) -> str:
        takes = money(pounds(g, f, option))
        return f"It takes {takes}, you have {cash_of(g, f)}, and {solvent(seat(g, f.who))} may not run into debt."

    return dict.fromkeys(clauses, reason)


def too_dear(g: Game, f: Frame, price: int, at_least: bool) -> str:
    least = " at least" if at_least else ""
    return f"It would cost {money(max(0, price))}{least}, you have {cash_of(g, f)}, and a property is paid in full."


def companion_of(g: Game, card: int) -> str:
    return COMPANION_NAMES[card_of(g, card).companion]
