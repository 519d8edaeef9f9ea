"""The rulebook's words as numbers."""

from typing import Final

# Decks. A special card's pile is the box it returns to.
EVENTS: Final = 0
HELPERS: Final = 1
PROPERTIES: Final = 2
COMPANIONS: Final = 3
SPECIAL: Final = 4
WILDS: Final = 5
DECK_NAMES: Final = ["events", "helpers", "properties", "companions", "special", "wilds"]
REGULAR_DECKS: Final = [EVENTS, HELPERS, PROPERTIES, COMPANIONS]
DECKS: Final = [*REGULAR_DECKS, SPECIAL]
NO_DECK: Final = 6  # no card from any of them

# Kinds of card, and the borders they have.
EVENT: Final = 0
HELPER: Final = 1
EXPENSE: Final = 2
PROPERTY: Final = 3
COMPANION: Final = 4
WILD: Final = 5
KIND_NAMES: Final = ["event", "helper", "expense", "property", "companion", "wild"]

# Companion types.
DOG: Final = 0
HORSE: Final = 1
GUEST: Final = 2
CHEF: Final = 3
COMPANION_NAMES: Final = ["dog", "horse", "guest", "chef"]

# Property types: places of the market.
MANSION: Final = 0
TOWN_HOUSE: Final = 1
MANOR_HOUSE: Final = 2
FARM: Final = 3
TYPE_NAMES: Final = ["mansion", "town_house", "manor_house", "farm"]

# Symbols, one bit each, so that a privilege can name several. A property's type is its symbol.
SILVERWARE: Final = 1
COACH: Final = 2
MASK: Final = 4
HELM: Final = 8
WINE_GLASS: Final = 16
OPERA_VISIT: Final = 32
MANSION_SYMBOL: Final = 64
TOWN_HOUSE_SYMBOL: Final = 128
MANOR_HOUSE_SYMBOL: Final = 256
FARM_SYMBOL: Final = 512
WEDDING: Final = 1024  # fits every line of a job
SYMBOL_BITS: Final = {
    "silverware": SILVERWARE,
    "coach": COACH,
    "mask": MASK,
    "helm": HELM,
    "wine_glass": WINE_GLASS,
    "opera": OPERA_VISIT,
    "mansion": MANSION_SYMBOL,
    "town_house": TOWN_HOUSE_SYMBOL,
    "manor_house": MANOR_HOUSE_SYMBOL,
    "farm": FARM_SYMBOL,
    "wedding": WEDDING,
}
# What may stand on a line of a job, and what fits it; the opera fits a mask (LW-VARIANT-28, LW-VARIANT-36).
LINE_SYMBOLS: Final = {
    "silverware": SILVERWARE,
    "coach": COACH,
    "mask": MASK | OPERA_VISIT,
    "helm": HELM,
    "wine_glass": WINE_GLASS,
    "house": MANSION_SYMBOL | TOWN_HOUSE_SYMBOL | MANOR_HOUSE_SYMBOL,
    "farm": FARM_SYMBOL,
}

# Privileges of helpers (the lower half of the card).
NO_PRIVILEGE: Final = 0
FREE_FARM_TRADE: Final = 1
FREE_HOUSE_TRADE: Final = 2
HOUSE_PRICE: Final = 3
FREE_FARM_ACTIVATION: Final = 4
FREE_HOUSE_ACTIVATION: Final = 5
SPEND_MORE: Final = 6
EXTRA_ACTION: Final = 7
EXTRA_WHITE_ACTION: Final = 8
DRAW_ANY: Final = 9
DRAW_EVENTS: Final = 10
DRAW_COMPANIONS: Final = 11
HAND_LIMIT: Final = 12
PRIVILEGE_NAMES: Final = [
    "none",
    "free_farm_trade",
    "free_house_trade",
    "house_price",
    "free_farm_activation",
    "free_house_activation",
    "spend_more",
    "extra_action",
    "extra_white_action",
    "draw_any",
    "draw_events",
    "draw_companions",
    "hand_limit",
]

# Errand spaces.
CARD_SPACE: Final = 0
TRIO_SPACE: Final = 1
EXTENSION_SPACE: Final = 2
MARKET_SPACE: Final = 3
UNKNOWN_SPACE: Final = 4
OPERA_SPACE: Final = 5
CLOCK_SPACE: Final = 6
DEMOTION_SPACE: Final = 7

# Options that are no card, plan, deck or space.
NONE: Final = 0
YES: Final = 1
NO: Final = 0
END_TURN: Final = 0
KEEP_ALL: Final = 255
SELL: Final = 200  # SELL + card: sell that property; property cards have the lowest numbers

LOWER: Final = 0
LEAVE: Final = 1
RAISE: Final = 2

NO_LINE: Final = 9  # no demotion now; lines are counted from 0
NO_JOB: Final = -1
NOTHING: Final[list[int]] = []
NO_CARD: Final = -1  # money spent for neither a card nor the opera

# Sections of the rules index: an obstacle is section + number, so ERRAND + 5 is clause LW-ERRAND-05.
SETUP: Final = 100
ROUND: Final = 200
PLAN: Final = 300
ERRAND: Final = 400
ACTION: Final = 500
WHITE: Final = 600
BLACK: Final = 700
EXPENSES: Final = 800
HELPERS_: Final = 900
PROPERTY_: Final = 1000
COMPANION_: Final = 1100
WILD_: Final = 1200
SPECIAL_: Final = 1300
MONEY: Final = 1400
ENDROUND: Final = 1500
ENDGAME: Final = 1600
TWO: Final = 1700
VARIANT: Final = 1800
SOLO: Final = 1900
SECTION_NAMES: Final = {
    SETUP: "SETUP",
    ROUND: "ROUND",
    PLAN: "PLAN",
    ERRAND: "ERRAND",
    ACTION: "ACTION",
    WHITE: "WHITE",
    BLACK: "BLACK",
    EXPENSES: "EXPENSE",
    HELPERS_: "HELPER",
    PROPERTY_: "PROPERTY",
    COMPANION_: "COMPANION",
    WILD_: "WILD",
    SPECIAL_: "SPECIAL",
    MONEY: "MONEY",
    ENDROUND: "ENDROUND",
    ENDGAME: "ENDGAME",
    TWO: "TWO",
    VARIANT: "VARIANT",
    SOLO: "SOLO",
}


def clause_id(code: int) -> str:
    section = code - code % 100
    return f"LW-{SECTION_NAMES[section]}-{code % 100:02d}"
