"""Why not this, now, in Last Will: a sentence about the case for every clause that refuses something in play."""

from squander.games.last_will.cards import cards_left
from squander.games.last_will.player_board import capacity, laid_card
from squander.games.last_will.prices import DECK_THINGS, actions_for, cash_of, pounds_for, purchase_price
from squander.games.last_will.privileges import hand_limit, white_actions
from squander.games.last_will.rules.companions import token_obstacle
from squander.games.last_will.rules.end_of_round import keepable_cards
from squander.games.last_will.state import card_of, fortune, seat
from squander.games.last_will.terms import COMPANION_, COMPANION_NAMES, TYPE_NAMES
from squander.games.last_will.text import money, plural, signed
from squander.games.saying import Say
from squander.kernel.game import Frame, Game

# --- actions and money ----------------------------------------------------------------------------------------


def reason_actions(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    needed, at_least = actions_for(g, f, option)
    left = f"{s.actions} left" if s.actions else "none left"
    if needed > 0 and is_event(g, f, option) and white_actions(s):
        left += f" but {white_actions(s)} for white cards"
    return f"It needs {'at least ' if at_least else ''}{plural(needed, 'action')}, and you have {left}."


def is_event(g: Game, f: Frame, option: int) -> bool:
    """White actions pay for nothing else."""
    if f.rule.name == "will.ChooseAlternative":
        return True
    cards = fortune(g).box.cards
    return 0 < option < len(cards) and bool(cards[option].option_actions)


def reason_own_action(g: Game, f: Frame, option: int) -> str:
    needed, _ = actions_for(g, f, option)
    left = seat(g, f.who).actions
    return (
        f"Laying it needs {plural(needed, 'action')}, and you have {left or 'none'} left; what it brings comes "
        "only after that."
    )


def reason_money(g: Game, f: Frame, option: int) -> str:
    takes = money(pounds_for(g, f, option))
    return f"It takes {takes}, you have {cash_of(g, f)}, and an owner of property may not run into debt."


def reason_price(g: Game, f: Frame, option: int) -> str:
    price, at_least = purchase_price(g, f, option)
    least = " at least" if at_least else ""
    return f"It would cost {money(max(0, price))}{least}, you have {cash_of(g, f)}, and a property is paid in full."


# --- plans, decks and errands ---------------------------------------------------------------------------------


def reason_plan(g: Game, f: Frame, option: int) -> str:
    taker = next(who for who, s in enumerate(fortune(g).seats) if s.plan == option)
    return f"Seat {taker + 1} has taken it."


def reason_deck(g: Game, f: Frame, option: int) -> str:
    left = cards_left(fortune(g), option)
    if left == 0:
        return f"None of the {DECK_THINGS[option]} is left, neither in the deck nor in its pile."
    if left == 1:
        return f"Only 1 of the {DECK_THINGS[option]} is left, and you draw it already."
    return f"Only {left} of the {DECK_THINGS[option]} are left, and you draw them already."


def reason_occupied(g: Game, f: Frame, option: int) -> str:
    return f"{owner_of_boy(g, f, option)} errand boy stands there."


def reason_market(g: Game, f: Frame, option: int) -> str:
    return f"{owner_of_boy(g, f, option)} errand boy has been to the market, and it takes one a round."


def owner_of_boy(g: Game, f: Frame, option: int) -> str:
    who = fortune(g).figures[option]
    return "Your" if who == f.who else f"Seat {who + 1}'s"


def reason_foreign(g: Game, f: Frame, option: int) -> str:
    return f"Only seat {fortune(g).layout.spaces[option].index + 1} may draw there; you have a space of your own."


def reason_token(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    place = TYPE_NAMES[w.arranging.index(option)].replace("_", " ")
    return f"You have put {signed(w.box.market_tokens[option])} to the {place} already."


# --- white cards ----------------------------------------------------------------------------------------------


def reason_company(g: Game, f: Frame, option: int) -> str:
    """Each printed space is a question of its own, in their order."""
    row = card_of(g, f.arg)
    space = int(f.rule.name[-1]) - 1
    given, wanted = (COMPANION_NAMES[c] for c in (card_of(g, option).companion, row.company[space]))
    if card_of(g, option).companion in row.company[space + 1 :]:
        return f"This is about a {wanted}; you will be asked for a {given} next."
    if card_of(g, option).companion in row.company[:space]:
        return f"This is about a {wanted}; you have been asked for a {given}."
    return f"{row.name} has no place for a {given}."


def reason_not_an_animal(g: Game, f: Frame, option: int) -> str:
    return f"Its next space is for a {next_space(g, f, option)}, and that is no animal."


def reason_lowest(g: Game, f: Frame, option: int) -> str:
    return "A farm never loses value." if card_of(g, option).is_farm else "Its value is as low as it can be."


# --- black cards ----------------------------------------------------------------------------------------------


def reason_all_properties(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    spaces = capacity(w, w.seats[f.who])
    return f"All {spaces} spaces of your board hold properties, which only a sale takes away."


def reason_lost_helper(g: Game, f: Frame, option: int) -> str:
    if f.rule.name == "will.MakeRoom":
        return f"Without {card_of(g, option).name} you could not pay for {card_of(g, f.arg).name}."
    return "Your board is full, and without the helper that would make way you could not pay for it."


def reason_used(g: Game, f: Frame, option: int) -> str:
    done = "maintained" if card_of(g, option).is_property else "used"
    return f"You have {done} it this round."


def reason_nothing_to_use(g: Game, f: Frame, option: int) -> str:
    return f"There is nothing to spend on {card_of(g, option).name}; the help works all the time."


def reason_amount(g: Game, f: Frame, option: int) -> str:
    laid = laid_card(seat(g, f.who), f.arg)
    return f"For that, {laid.row.name} first needs a {COMPANION_NAMES[laid.row.tokens[laid.tokens]]}."


# --- companions -----------------------------------------------------------------------------------------------


def reason_order(g: Game, f: Frame, option: int) -> str:
    """From the hand: the first card where this companion would come later."""
    card = option
    companion = card_of(g, option if f.rule.name == "will.Act" else f.arg)
    if f.rule.name == "will.Act":
        board = seat(g, f.who).board
        card = next(laid.card for laid in board if token_obstacle(laid, companion) == COMPANION_ + 8)
    wanted = next_space(g, f, card)
    return f"A {COMPANION_NAMES[companion.companion]} comes later on {card_of(g, card).name}: a {wanted} is next."


def next_space(g: Game, f: Frame, card: int) -> str:
    laid = laid_card(seat(g, f.who), card)
    return COMPANION_NAMES[laid.row.tokens[laid.tokens]]


def reason_no_space(g: Game, f: Frame, option: int) -> str:
    if f.rule.name == "will.Act":
        return f"No free space on your cards is for a {COMPANION_NAMES[card_of(g, option).companion]}."
    return f"No free space of it is for a {COMPANION_NAMES[card_of(g, f.arg).companion]}."


def reason_all_spaces_taken(g: Game, f: Frame, option: int) -> str:
    return f"All companion spaces {'on your cards' if f.rule.name == 'will.Act' else 'of it'} are taken."


# --- the end of the round -------------------------------------------------------------------------------------


def reason_limit(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    return f"You may keep {plural(hand_limit(w, s), 'card')}, and you hold {len(keepable_cards(w, s))} that could stay."


REASONS: dict[str, Say | str] = {
    "LW-ACTION-08": reason_actions,
    "LW-WHITE-25": reason_actions,
    "LW-BLACK-18": reason_actions,
    "LW-HELPER-34": reason_own_action,
    "LW-MONEY-02": reason_money,
    "LW-MONEY-12": reason_money,
    "LW-BLACK-17": reason_money,
    "LW-EXPENSE-19": reason_money,
    "LW-HELPER-30": reason_money,
    "LW-ERRAND-39": reason_money,
    "LW-PROPERTY-11": reason_price,
    "LW-PROPERTY-14": "You are bankrupt, and a bankrupt buys no property.",
    "LW-HELPER-11": lambda g, f, o: f"{card_of(g, f.arg).name} can only make it cheaper.",
    "LW-PLAN-03": reason_plan,
    "LW-TWO-06": "A marker that belongs to nobody blocks it.",
    "LW-PLAN-09": "Special cards are not drawn; errand boys take them from the offering.",
    "LW-PLAN-13": reason_deck,
    "LW-ROUND-17": "No card is left there, neither in a deck nor in a pile.",
    "LW-ERRAND-05": reason_occupied,
    "LW-VARIANT-10": reason_occupied,
    "LW-ERRAND-13": "Both places at these cards are taken.",
    "LW-ERRAND-17": "No card lies there any more.",
    "LW-ERRAND-23": "The bank has no board extension left.",
    "LW-ERRAND-27": reason_token,
    "LW-ERRAND-29": reason_market,
    "LW-ERRAND-31": "Special cards are not drawn; errand boys take them from the offering.",
    "LW-ERRAND-33": "You have drawn your unknown card of this round.",
    "LW-ERRAND-34": reason_foreign,
    "LW-WHITE-16": reason_company,
    "LW-WHITE-31": reason_not_an_animal,
    "LW-WHITE-34": reason_not_an_animal,
    "LW-WHITE-41": reason_lowest,
    "LW-BLACK-08": "A property leaves your board only by a sale.",
    "LW-BLACK-09": reason_all_properties,
    "LW-BLACK-11": reason_lost_helper,
    "LW-BLACK-21": reason_used,
    "LW-HELPER-03": reason_nothing_to_use,
    "LW-EXPENSE-04": reason_amount,
    "LW-COMPANION-02": "No card on your board has companion spaces.",
    "LW-COMPANION-05": lambda g, f, o: f"{card_of(g, o).name} has no companion spaces.",
    "LW-COMPANION-08": reason_order,
    "LW-COMPANION-09": reason_no_space,
    "LW-COMPANION-21": reason_all_spaces_taken,
    "LW-WILD-10": "It goes back to the offering at the end of every round.",
    "LW-ENDROUND-04": reason_limit,
}
