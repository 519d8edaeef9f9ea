"""What a view of The Prodigals Club and its cards hold: the one definition that the page is typed from, too."""

from typing import Literal, NotRequired, TypedDict

from squander.games.card_row import CardRow
from squander.games.pictures import Picture


class CardRef(TypedDict):
    card: int
    id: str


class UsableCard(CardRef):
    used: bool


class ClubSpace(TypedDict):
    space: int
    name: str
    title: str
    heading: str
    board: str
    figures: list[int]
    effects: Picture
    text: str


class CardSet(TypedDict):
    set: int
    name: str
    board: str
    also: Picture
    cards: list[CardRef]
    left: bool


class BonusTile(TypedDict):
    tile: int
    id: str


class Renaissance(TypedDict):
    seat: int
    symbols: list[str | None]


class ClubSeat(TypedDict):
    scores: dict[str, int]
    boys: int
    bonus: str | None
    hand: list[CardRef]
    board: list[UsableCard]
    played: list[CardRef]
    spaces: int
    hand_limit: int
    symbols: dict[str, int]


# --- the election ----------------------------------------------------------------------------------------------


class Circle(TypedDict):
    tile: int
    id: str
    edges: list[str]


class GridPlace(TypedDict):
    place: int
    x: int
    y: int
    at: str
    tile: Circle | None
    needs: list[str]


class ElectionSeat(TypedDict):
    votes: int
    megaphones: int
    in_park: bool
    park_loss: int  # votes that Hyde Park would take now, or below 0, give
    circles: dict[str, int]
    grid: list[GridPlace]


class Election(TypedDict):
    tiles: list[Circle | None]
    stack: int
    placing: Circle | None
    place: int
    park_megaphones: list[int]
    park_rewards: list[list[int]]
    vote_cap: int
    seats: list[ElectionSeat]


# --- society ---------------------------------------------------------------------------------------------------


class Marker(TypedDict):
    marker: int
    colour: Literal["lady", "gentleman"]
    space: int
    row: int
    column: int
    value: int


class SocietySeat(TypedDict):
    immune: bool
    markers: list[Marker]


class Society(TypedDict):
    dame: str | None
    stack: int
    rows: list[int]
    columns: list[str]
    symbols: list[str | None]
    group: list[int]
    seats: list[SocietySeat]


# --- possessions -----------------------------------------------------------------------------------------------


class Possession(TypedDict):
    tile: int
    id: str
    name: str
    value: int
    symbol: str
    borough: str


class PossessionsSeat(TypedDict):
    pounds: int
    tiles: list[Possession]


class Possessions(TypedDict):
    borough: str
    less: int
    boroughs: list[str]
    offer: list[Possession]
    stack: int
    giving: int
    seats: list[PossessionsSeat]


# --- the table -------------------------------------------------------------------------------------------------


class ClubView(TypedDict):
    game: str
    players: int
    round: int
    rounds: int
    over: bool
    seat: int
    order: list[int]
    competitions: list[str]
    spaces: list[ClubSpace]
    sets: list[CardSet]
    central_card: CardRef | None
    central_deck: int
    central_card_boys: int
    bonuses: list[BonusTile]
    renaissance: Renaissance
    decks: dict[str, dict[str, int]]
    discarded: list[CardRef]
    using: CardRef | None
    seats: list[ClubSeat]
    election: NotRequired[Election]
    society: NotRequired[Society]
    possessions: NotRequired[Possessions]


class ClubRow(CardRow):
    party: NotRequired[str]
    cost: NotRequired[int]  # of a central card, in actions
