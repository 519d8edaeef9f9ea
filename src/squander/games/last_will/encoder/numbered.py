"""Every answer of Last Will, in a fixed order; those of Getting Sacked come last."""

from squander.envs.core.numbering import Answers, Options
from squander.games.last_will.encoder.observed import PLANS, SLOTS, SPACES, USUAL, Room
from squander.games.last_will.setup import LONG
from squander.games.last_will.terms import KEEP_ALL, NO_DECK, NO_LINE, SELL, SPECIAL

AMOUNTS = 6  # alternatives of a card


def ask_yes() -> list[Options]:
    return [Options(0, 1, "0 no, 1 yes")]


def ask_card(room: Room) -> list[Options]:
    return [Options(1, room.cards - 1, "the card")]


def ask_card_or_none(room: Room) -> list[Options]:
    return [Options(0, 0, "none"), Options(1, room.cards - 1, "the card")]


def act_options(room: Room = USUAL) -> list[Options]:
    return [
        Options(0, 0, "end the turn"),
        Options(1, room.cards - 1, "use the card, of the hand or the board"),
        Options(SELL + 1, SELL + room.homes - 1, f"sell the property {SELL} below"),
    ]


def errand_options() -> list[Options]:
    return [Options(0, SPACES - 1, "the errand space")]


def keep_options(room: Room = USUAL) -> list[Options]:
    return [*ask_card_or_none(room), Options(KEEP_ALL, KEEP_ALL, "keep all")]


def ask_line() -> list[Options]:
    return [Options(0, LONG - 1, "the line")]


def own_answers(room: Room = USUAL) -> list[Answers]:
    """Questions that the combination asks in its own way."""
    return [
        Answers("will.SendErrandBoy", errand_options()),
        Answers("will.Act", act_options(room)),
        Answers("will.KeepCards", keep_options(room)),
    ]


def answers(room: Room = USUAL) -> list[Answers]:
    return [
        Answers("will.KeepFirstCards", ask_card(room)),
        Answers("will.BlockPlan", [Options(0, PLANS - 1, "the plan")]),
        Answers("will.TakePlan", [Options(0, PLANS - 1, "the plan")]),
        Answers("will.MayDrawMore", ask_yes(), True),
        Answers("will.ChooseDeck", [Options(0, SPECIAL, "the deck")]),
        Answers("will.DrawUnknown", [Options(0, SPECIAL, "the deck"), Options(NO_DECK, NO_DECK, "no card")]),
        Answers("will.TakeOfThree", [Options(0, SLOTS - 1, "the space of the offering")]),
        Answers("will.ArrangeMarket", [Options(0, 3, "the token for the next place")]),
        Answers("will.ChooseAlternative", [Options(0, AMOUNTS - 1, "the alternative")], True),
        Answers("will.ChooseAmount", [Options(0, AMOUNTS - 1, "the amount")], True),
        Answers("will.Bring", ask_card_or_none(room), True),
        Answers("will.AddCompanion", ask_card(room), True),
        Answers("will.PlaceAnimal", ask_card_or_none(room)),
        Answers("will.MakeRoom", ask_card(room), True),
        Answers("will.ActivationActions", ask_yes(), True),
        Answers("will.TradeAction", ask_yes(), True),
        Answers("will.MovePrice", [Options(0, 2, "0 lower, 1 leave, 2 raise")], True),
        Answers("will.SellOff", [Options(0, 0, "none"), Options(1, room.homes - 1, "the property")]),
        Answers("will.DepreciateOwn", [Options(1, room.homes - 1, "the property")]),
        Answers("will.MaySpendMore", ask_yes(), True),
    ]


def answers_of_jobs() -> list[Answers]:
    return [
        Answers("will.MayBeDemoted", [*ask_line(), Options(NO_LINE, NO_LINE, "none yet")]),
        Answers("will.BeDemoted", ask_line()),
    ]
