"""The rulebook's words as numbers."""

from typing import Final

# Trades, and the resource each one's work needs.
CARPENTER: Final = 0
MASON: Final = 1
ELECTRICIAN: Final = 2
PLUMBER: Final = 3
GASMAN: Final = 4
TRADE_NAMES: Final = ["carpenter", "mason", "electrician", "plumber", "gasman"]
TRADES: Final = 5

STONE: Final = 0
LUMBER: Final = 1
WIRING: Final = 2
PIPES: Final = 3
RESOURCE_NAMES: Final = ["stone", "lumber", "wiring", "pipes"]
RESOURCES: Final = 4

# Pieces one can owe for: the trades, then the resources.
PIECE_NAMES: Final = [*TRADE_NAMES, *RESOURCE_NAMES]
PIECES: Final = 9

# Companies.
OPEN: Final = 0
CLOSED: Final = 1
CLOSED_FOR_GOOD: Final = 2
STATUS_NAMES: Final = ["open", "closed", "closed for good"]

# Options that are no trade, resource, room, space or number.
PASS: Final = 0
REST: Final = 255  # pass, and go on passing without being asked
HIRE_ONE: Final = 1  # HIRE_ONE + trade
TAKE_SOME: Final = 11  # TAKE_SOME + resource
DONE: Final = 255
ALL: Final = 254
YES: Final = 1
NO: Final = 0
BY_PRICE: Final = 255  # pay the cheapest pieces first

# Haunt actions of a closed company.
NO_HAUNT: Final = 0
HAUNT_WORKER: Final = 1
HAUNT_ROOM: Final = 2
HAUNT_BREAK: Final = 3
HAUNT_INSPECTOR: Final = 4

# Investments.
HOLD: Final = 0
COLLECT: Final = 1
LIQUIDATE: Final = 2
INVEST: Final = 3
THOUSAND: Final = 1000
HUNDRED: Final = 100

# Why money moved: the lines of a ledger.
OPENING: Final = 0
REWARD: Final = 1
WAGE: Final = 2
VENDOR: Final = 3
EVENT_CARD: Final = 4
HAUNT_CARD: Final = 5
DIVIDEND: Final = 6
LIQUIDATION: Final = 7
INVESTMENT: Final = 8
OLD_DEBT: Final = 9
TURN_BID: Final = 10
REASON_NAMES: Final = [
    "opening funds",
    "job",
    "wages",
    "vendor",
    "event",
    "haunt",
    "dividend",
    "liquidation",
    "investment",
    "old debt",
    "bid",
]

# How a game ends.
RUNNING: Final = 0
RESTORED: Final = 1
ONE_STANDING: Final = 2
ALL_RUINED: Final = 3
LIMIT: Final = 4
OUTCOME_NAMES: Final = ["running", "restored", "one standing", "all ruined", "round limit"]

# Which rooms a card means, and which of them it picks.
ANY_STATE: Final = 0
COMPLETE: Final = 1
INCOMPLETE: Final = 2
STATE_NAMES: Final = ["any", "complete", "incomplete"]
AT_RANDOM: Final = 0
DEAREST: Final = 1
FULLEST: Final = 2
PICK_NAMES: Final = ["random", "dearest", "fullest"]

# Whom a card means, and what it counts.
EVERYBODY: Final = 0
RICHEST: Final = 1
POOREST: Final = 2
BUSIEST: Final = 3
RENTIER: Final = 4
INDEBTED: Final = 5
WHOM_NAMES: Final = ["all", "richest", "poorest", "busiest", "rentier", "indebted"]
ONCE: Final = 0
PER_WORKER: Final = 1
PER_DEBT: Final = 2
PER_NAMES: Final = ["once", "worker", "debt"]

NOTHING: Final[list[int]] = []

# Sections of the rules index: an obstacle is section + number, so HIRE + 4 is clause MM-HIRE-04.
SETUP: Final = 100
HIRE: Final = 200
PLACE: Final = 300
ENDDAY: Final = 400
EVENT: Final = 500
HAUNT: Final = 600
INSPECT: Final = 700
EARN: Final = 800
BANKRUPT: Final = 900
INVESTING: Final = 1000
SETTLE: Final = 1100
REOPEN: Final = 1200
BID: Final = 1300
END: Final = 1400
SECTION_NAMES: Final = {
    SETUP: "SETUP",
    HIRE: "HIRE",
    PLACE: "PLACE",
    ENDDAY: "ENDDAY",
    EVENT: "EVENT",
    HAUNT: "HAUNT",
    INSPECT: "INSPECT",
    EARN: "EARN",
    BANKRUPT: "BANKRUPT",
    INVESTING: "INVEST",
    SETTLE: "SETTLE",
    REOPEN: "REOPEN",
    BID: "BID",
    END: "END",
}


def clause_id(code: int) -> str:
    section = code - code % 100
    return f"MM-{SECTION_NAMES[section]}-{code % 100:02d}"
