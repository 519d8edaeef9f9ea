"""What a view of Last Will and its cards hold: the one definition that the page is typed from, too."""

from typing import NotRequired, TypedDict

from squander.games.card_row import CardRow


class CardRef(TypedDict):
    card: int
    id: str


class LaidCard(CardRef):
    used: bool
    uses: int
    tokens: list[str]
    value: NotRequired[int]  # of a property


class PlanView(TypedDict):
    cards: int
    errand_boys: int
    actions: int
    blocked: bool
    taken: int  # by which seat; -1 for none
    tile: NotRequired[str]  # with plan tiles: which one lies there


class OfferView(TypedDict):
    slot: int
    name: str
    deck: str
    card: CardRef | None


class ErrandSpace(TypedDict):
    name: str
    figure: int  # whose errand boy stands there; -1 for none


class JobView(TypedDict):
    id: str
    covered: list[int]  # lines, from 0
    income: int
    demoted: bool  # this round


class SolicitorView(TypedDict):
    """Against a single player: his sheet, and the dice as they lie."""

    seat: int  # his number where plans and errand spaces say whose they are
    difficulty: str
    title: str
    began: int
    fortune: int
    bankrupt: bool
    plan: int
    track: list[int]  # what he spends, round by round
    swing: int  # by how much a roll changes that
    d6: int  # this round's; 0 before it is rolled
    d10: list[int]  # one for each boy sent
    d12: int


class OwnView(TypedDict):
    """What only its owner sees of a seat."""

    hand: list[CardRef]
    kept: list[CardRef]
    discarded: list[CardRef]  # what it remembers putting face down on the piles


class SeatView(TypedDict):
    cash: int
    actions: int
    white_actions: int
    plan: int
    spaces: int
    hand_limit: int
    bankrupt: bool
    score: int
    board: list[LaidCard]
    hand_size: int
    hand_backs: list[str]
    job: NotRequired[JobView | None]  # with jobs; none for who is sacked
    sacked: NotRequired[bool]
    hand: NotRequired[list[CardRef]]
    kept: NotRequired[list[CardRef]]
    discarded: NotRequired[list[CardRef]]


class WillView(TypedDict):
    game: str
    players: int
    round: int
    rounds: int
    last_round: bool
    over: bool
    seat: int
    starter: int
    order: list[int]
    plan_order: list[int]
    plans: list[PlanView]
    market: dict[str, int]
    offering: list[OfferView]
    spaces: list[ErrandSpace]
    decks: dict[str, int]
    piles: dict[str, int]
    extensions: int
    playing: CardRef | None
    due: int
    brought: list[CardRef]
    arranging: list[int]
    wanted: list[int]
    seats: list[SeatView]
    solicitor: NotRequired[SolicitorView]  # only against him
    campaign: NotRequired[list[str]]  # in one: how the wills before this one ended


# --- cards ----------------------------------------------------------------------------------------------------


class Cost(TypedDict):
    actions: NotRequired[int]
    pounds: NotRequired[int]


class CompanionSpace(TypedDict):
    type: str
    pounds: int


class Activation(TypedDict):
    actions: NotRequired[int]
    pounds: NotRequired[list[int]]
    tokens: NotRequired[list[str]]
    per_farm: NotRequired[int]
    per_horse: NotRequired[int]
    per_dog: NotRequired[int]


class JobLine(TypedDict):
    symbol: str
    income: int


class TileFace(TypedDict):
    cards: int
    errand_boys: int
    actions: int


class WillRow(CardRow):
    crowns: NotRequired[int]  # of a special card
    options: NotRequired[list[Cost]]
    companions: NotRequired[list[CompanionSpace]]
    effect: NotRequired[object]  # drawn in its picture, as is a privilege
    lay: NotRequired[Cost]
    activate: NotRequired[Activation]
    privilege: NotRequired[object]
    scale: NotRequired[list[int]]
    price: NotRequired[int]
    lines: NotRequired[list[JobLine] | int]  # of a job; of a will, how many its jobs have
    position: NotRequired[int]  # of a plan tile
    faces: NotRequired[list[TileFace]]
