"""The rulebook's words as numbers."""

from typing import Final

# Places of the parts in a game's list, the same in every game that uses these competitions.
FORTUNE: Final = 0  # Last Will's own part, where it stands in for possessions
CENTRAL: Final = 1
POSSESSIONS: Final = 2
ELECTION: Final = 3
SOCIETY: Final = 4
COMPETITION_NAMES: Final = {"possessions": POSSESSIONS, "election": ELECTION, "society": SOCIETY}

WHITE: Final = 0
BLACK: Final = 1
BORDER_NAMES: Final = ["white", "black"]

# Edges of political circle tiles besides the symbols, which count from 0.
ANY_SYMBOL: Final = 20
BLANK: Final = 21
OPEN: Final = -1  # no neighbour there

# Party icons, one bit each, so that a trigger can name several.
LIBERAL: Final = 1
CONSERVATIVE: Final = 2
OFFENSIVE: Final = 4
ANY_PARTY: Final = 7
PARTY_BITS: Final = {"liberal": LIBERAL, "conservative": CONSERVATIVE, "offensive": OFFENSIVE, "any": ANY_PARTY}

# Standing abilities of black cards.
NO_TRIGGER: Final = 0
ON_PARTY: Final = 1
ON_PUB: Final = 2
ON_MEGAPHONE: Final = 3
ON_SALE: Final = 4
INNER_CIRCLE: Final = 5
TRIGGERS: Final = [NO_TRIGGER, ON_PARTY, ON_PUB, ON_MEGAPHONE, ON_SALE, INNER_CIRCLE]

# Kinds of errand space.
CARD_SPACE: Final = 0  # the central card
ORDER_SPACE: Final = 1
RENAISSANCE_SPACE: Final = 2
SET_SPACE: Final = 3
EFFECT_SPACE: Final = 4
ANY_SET: Final = -1  # on the 2-3 side a card-taking space serves any set of its board

# Options that are no card, tile, space or marker. Cards are numbered from 1, bonus tiles are BONUS_TILE + number.
NONE: Final = 0
END_TURN: Final = 0
BONUS_TILE: Final = 200
NO_LIMIT: Final = 99

NAMELESS: Final = -1  # a renaissance man symbol that is not named yet

NOTHING: Final[list[int]] = []

# Sections of the rules index: an obstacle is section + number, so ERRAND + 5 is clause PC-ERRAND-05. The numbers
# start where those of other games end, because games are combined.
SETUP: Final = 10000
HANDICAP: Final = 10100
ROUND: Final = 10200
DEAL: Final = 10300
ERRAND: Final = 10400
CARDSET: Final = 10500
CENTRALCARD: Final = 10600
ORDER: Final = 10700
RENAISSANCE: Final = 10800
SYMBOL: Final = 10900
ACTION: Final = 11000
WHITECARD: Final = 11100
BLACKCARD: Final = 11200
BONUS: Final = 11300
POSSESSION: Final = 11400
SELL: Final = 11500
EXCHANGE: Final = 11600
SPEND: Final = 11700
TIME: Final = 11800
VOTES: Final = 11900
TILE: Final = 12000
MEGAPHONE: Final = 12100
PUB: Final = 12200
PARTY: Final = 12300
HYDEPARK: Final = 12400
SCOREBOARD: Final = 12500
MOVE: Final = 12600
BEATRICE: Final = 12700
ENDROUND: Final = 12800
SCORE: Final = 12900
EFFECT: Final = 13000
TRIGGER: Final = 13100
COMBO: Final = 13200
SECTION_NAMES: Final = {
    SETUP: "SETUP",
    HANDICAP: "HANDICAP",
    ROUND: "ROUND",
    DEAL: "DEAL",
    ERRAND: "ERRAND",
    CARDSET: "CARDSET",
    CENTRALCARD: "CENTRAL",
    ORDER: "ORDER",
    RENAISSANCE: "RENAISSANCE",
    SYMBOL: "SYMBOL",
    ACTION: "ACTION",
    WHITECARD: "WHITE",
    BLACKCARD: "BLACK",
    BONUS: "BONUS",
    POSSESSION: "POSSESSION",
    SELL: "SELL",
    EXCHANGE: "EXCHANGE",
    SPEND: "SPEND",
    TIME: "TIME",
    VOTES: "ELECTION",
    TILE: "TILE",
    MEGAPHONE: "MEGAPHONE",
    PUB: "PUB",
    PARTY: "PARTY",
    HYDEPARK: "HYDEPARK",
    SCOREBOARD: "SOCIETY",
    MOVE: "MOVE",
    BEATRICE: "BEATRICE",
    ENDROUND: "ENDROUND",
    SCORE: "SCORE",
    EFFECT: "EFFECT",
    TRIGGER: "TRIGGER",
    COMBO: "COMBO",
}


def clause_id(code: int) -> str:
    section = code - code % 100
    return f"PC-{SECTION_NAMES[section]}-{code % 100:02d}"
