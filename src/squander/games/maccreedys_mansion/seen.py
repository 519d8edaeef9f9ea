"""What a view of the Mansion holds: the one definition that the page is typed from, too."""

from typing import TypedDict


class SpaceView(TypedDict):
    space: int
    trade: str
    needs: str  # the resource the work takes
    owner: int
    stamp: int
    worker: bool


class RoomView(TypedDict):
    room: int
    id: str
    name: str
    storey: int
    plan: tuple[int, int, int, int]  # x, y, width and height on the drawing of the house
    covered: bool
    complete: bool
    haunted: bool
    haunted_tomorrow: bool
    spaces: list[SpaceView]


class Job(TypedDict):
    job: str
    name: str
    room: str
    reward: int
    lacks: list[str]  # trades, one for each open space of the room
    text: str
    flavour: str


class DeckView(TypedDict):
    jobs: int
    under: list[str]
    out: list[str]
    events: int
    haunts: int
    past_events: list[str]
    past_haunts: list[str]


class InspectorView(TypedDict):
    haunted: bool
    last_haunted: int


class DayView(TypedDict):
    missing: dict[str, int]
    wage_add: dict[str, int]
    price_percent: dict[str, int]
    reward_percent: int
    reward_add: int
    dividend: int


class LedgerLine(TypedDict):
    round: int
    reason: str
    about: str
    name: str  # of what it was for
    pieces: int
    change: int
    change_invested: int
    active: int
    invested: int


class DueLine(TypedDict):
    """Pieces of one kind, and what they come to."""

    piece: str
    name: str  # with the count
    count: int
    price: int
    sum: int


class Tonight(TypedDict):
    """What a company has to pay this evening as things stand, and what it has paid of it."""

    due: list[DueLine]
    due_total: int
    left: int  # of the active funds; below 0 it is what lacks
    paid: list[DueLine]
    paid_total: int
    claimed: dict[str, int]  # units in storage for the workers who are out
    to_come: list[DueLine]  # units for those who may still be sent
    at_most: int  # what is due once they have used them


class Share(TypedDict):
    seat: int
    sum: int


class PaidJob(TypedDict):
    """A job that passed today's inspection."""

    job: str
    name: str
    owner: int  # of the card, -1 for nobody
    shares: list[Share]


class Company(TypedDict):
    active: int
    invested: int
    dividend: int
    debts: dict[str, int]
    debt_total: int
    worth: int
    status: str
    hauntings: int
    hauntings_left: int  # -1 without a limit
    workers: dict[str, int]
    waiting: dict[str, int]
    storage: dict[str, int]
    due: dict[str, int]
    tonight: Tonight
    jobs: list[str]
    resting: bool
    ledger: list[LedgerLine]
    place: int  # if the game ended now


class MansionView(TypedDict):
    game: str
    players: int
    round: int
    rounds: int
    over: bool
    outcome: str
    seat: int
    order: list[int]
    storeys: list[str]
    rooms: list[RoomView]
    track: list[Job]
    aside: list[str]
    deck: DeckView
    event: str | None
    haunt: str | None
    inspector: InspectorView
    inspected: list[PaidJob]
    pool: dict[str, int]
    pieces: dict[str, int]  # of the pool when nobody is hired or haunted
    useful: dict[str, int] | None
    prices: dict[str, int]
    today: DayView
    tomorrow: DayView
    kept: list[int]
    bids: list[int]
    order_tomorrow: list[int]  # as the bids stand
    possible_bids: list[int]
    seats: list[Company]
