"""What the board file holds. A pack can put wrong things in their places; who reads them finds that out."""

from typing import TypedDict

from squander.games.source import Toml


class StartRow(TypedDict):
    """The set-up table for one number of players."""

    boys: int
    pounds: int
    votes: int
    possessions: int
    markers: str


class HydePark(TypedDict):
    megaphones: list[int]
    penalty: int
    rewards: list[list[int]]


class Scoreboard(TypedDict):
    rows: list[int]
    symbols: list[Toml]  # the value of a row, and a symbol by column


class Markers(TypedDict):
    """By the value of the row, and the column."""

    ladies: list[tuple[int, str]]
    gentlemen: list[tuple[int, str]]


class BoardRows(TypedDict):
    """A competition's board."""

    taking: str
    spaces: list[Toml]
    sets: list[Toml]


class BoardFile(TypedDict):
    rounds: int
    hand_limit: int
    black_spaces: int
    vote_cap: int
    possession_penalty: int
    borough_discount: int
    inner_circle_picks: int
    inner_circle: str
    extra_boys: int
    central_card_boys: int
    renaissance_symbols: int
    pub_votes: list[int]
    symbols: list[str]
    boroughs: list[str]
    start: dict[str, StartRow]
    hyde_park: HydePark
    scoreboard: Scoreboard
    markers: dict[str, Markers]
    central: dict[str, str]
    boards: dict[str, BoardRows]
