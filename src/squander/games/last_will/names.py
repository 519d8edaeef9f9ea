"""What Last Will says, put together; and its options as the record writes them and where they lie on the table.

Rules never hold text, and no text decides anything.
"""

from squander.games.last_will import telling
from squander.games.last_will.amounts import AMOUNTS, LEFTS
from squander.games.last_will.labels import LABELS
from squander.games.last_will.player_board import is_laid
from squander.games.last_will.prompts import PROMPTS
from squander.games.last_will.reasons import REASONS
from squander.games.last_will.state import Fortune, fortune, seat
from squander.games.last_will.terms import DECK_NAMES, KEEP_ALL, NO_DECK, SELL, YES, clause_id
from squander.games.last_will.text import signed
from squander.games.saying import Say, Saying
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

# --- words of the record --------------------------------------------------------------------------------------


def copy_number(w: Fortune, card: int) -> int:
    """Which of its copies a card is, from 1."""
    row = w.box.cards[card]
    return [c for c in range(1, card + 1) if w.box.cards[c] is row].index(card) + 1


def card_word(w: Fortune, card: int) -> str:
    row = w.box.cards[card]
    copies = sum(1 for other in w.box.cards if other is row)
    return row.id if copies == 1 else f"{row.id}.{copy_number(w, card)}"


def card_or_word(g: Game, f: Frame, option: int) -> str:
    """Most options are cards; the others have a name of their own."""
    w = fortune(g)
    if option == 0:
        return "end" if f.rule.name == "will.Act" else "none"
    if option == KEEP_ALL:
        return "all"
    return f"sell.{card_word(w, option - SELL)}" if option > SELL else card_word(w, option)


def yes_no_word(g: Game, f: Frame, option: int) -> str:
    return "yes" if option == YES else "no"


def deck_word(g: Game, f: Frame, option: int) -> str:
    return "none" if option == NO_DECK else DECK_NAMES[option]


def plan_word(g: Game, f: Frame, option: int) -> str:
    return f"plan.{option + 1}"


WORDS: dict[str, Say] = {
    "BlockPlan": plan_word,
    "TakePlan": plan_word,
    "MayDrawMore": yes_no_word,
    "MaySpendMore": yes_no_word,
    "ChooseDeck": deck_word,
    "DrawUnknown": deck_word,
    "SendErrandBoy": lambda g, f, o: fortune(g).layout.spaces[o].name,
    "TakeOfThree": lambda g, f, o: fortune(g).layout.slot_names[o],
    "ArrangeMarket": lambda g, f, o: f"token{signed(fortune(g).box.market_tokens[o])}",
    "ChooseAlternative": lambda g, f, o: f"option.{o + 1}",
    "ChooseAmount": lambda g, f, o: f"amount.{o + 1}",
    "TradeAction": lambda g, f, o: "helper" if o == YES else "action",
    "ActivationActions": lambda g, f, o: "helper" if o == YES else "action",
    "MovePrice": lambda g, f, o: ["lower", "leave", "raise"][o],
}


# --- places --------------------------------------------------------------------------------------------------


def card_place(g: Game, f: Frame, option: int) -> str:
    if option in (0, KEEP_ALL):
        return ""
    if option > SELL:
        return f"sell:{option - SELL}"
    return f"{'board' if is_laid(seat(g, f.who), option) else 'hand'}:{option}"


PLACES: dict[str, Say] = {
    "KeepFirstCards": card_place,
    "KeepCards": card_place,
    "Act": card_place,
    "Bring": card_place,
    "MakeRoom": card_place,
    "AddCompanion": card_place,
    "PlaceAnimal": card_place,
    "DepreciateOwn": card_place,
    "SellOff": card_place,
    "BlockPlan": lambda g, f, o: f"plan:{o}",
    "TakePlan": lambda g, f, o: f"plan:{o}",
    "ChooseDeck": lambda g, f, o: f"deck:{DECK_NAMES[o]}",
    "DrawUnknown": lambda g, f, o: "" if o == NO_DECK else f"deck:{DECK_NAMES[o]}",
    "SendErrandBoy": lambda g, f, o: f"space:{o}",
    "TakeOfThree": lambda g, f, o: f"offer:{o}",
    "ArrangeMarket": lambda g, f, o: f"token:{o}",
}


class Names(Saying):
    """The words of Last Will."""

    package = "squander.games.last_will"
    prompts, labels, words, places, reasons = PROMPTS, LABELS, WORDS, PLACES, REASONS
    lefts, amounts = LEFTS, AMOUNTS

    def rule(self, f: Frame) -> str:
        return f.rule.name.removeprefix("will.").rstrip("1234")

    def word(self, g: Game, f: Frame, option: int) -> str:
        return self.words.get(self.rule(f), card_or_word)(g, f, option)

    def clause(self, code: int) -> str:
        return clause_id(code)

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(fortune(g), note)
