"""The table for a number of players and a list of competitions."""

from typing import Final

from squander.games.prodigals_club.box import Box, CardSet, Space, Start
from squander.games.prodigals_club.competition import NO_COMPETITION, Competition
from squander.games.prodigals_club.terms import (
    ANY_SET,
    BLACK,
    CARD_SPACE,
    CENTRAL,
    FORTUNE,
    ORDER_SPACE,
    POSSESSIONS,
    RENAISSANCE_SPACE,
    SET_SPACE,
    SOCIETY,
    WHITE,
)

SLOTS: Final = SOCIETY + 1
DECKS: Final = 2 * SLOTS

NO_SPACE: Final = Space("none", "nowhere", -1, -1, 0, False, [])


class Layout:
    """Boards side by side; space 0 is none."""

    # Rulings of older games, which their records go on with; the options of the game say which (`apply_rulings`).
    moves_as_printed: bool
    replaced_in_turn: bool
    megaphone_tile_used: bool

    def __init__(self, box: Box, players: int, competitions: list[Competition]) -> None:
        self.box: Final = box
        self.players: Final = players
        self.competitions: Final = competitions
        self.icons: Final = [card.icons for card in box.cards]
        self.decks: Final = decks_of(box)
        self.lettered: Final = [i for i in range(1, len(box.possessions)) if box.possessions[i].letter]
        self.start: Final[Start] = box.starts[players]
        self.boys = self.start.boys
        self.card_boys = 1
        self.hand_limit = box.hand_limit
        self.purse = NO_COMPETITION
        self.spaces: list[Space] = [NO_SPACE]
        self.sets: list[CardSet] = []
        self.order_spaces: list[int] = []
        self.bonuses: list[int] = []
        self.central: list[int] = []


def decks_of(box: Box) -> list[list[int]]:
    """Cards of the decks before they are shuffled, by 2 * slot + border (PC-SETUP-19)."""
    found: list[list[int]] = [[] for _ in range(DECKS)]
    for card in range(1, len(box.cards)):
        row = box.cards[card]
        if 0 <= row.slot < SLOTS and row.border in (WHITE, BLACK):
            found[2 * row.slot + row.border].append(card)
    return found


def side_of(players: int) -> str:
    """PC-SETUP-01."""
    return "2-3" if players <= 3 else "4-5"


def make_layout(box: Box, players: int, competitions: list[Competition]) -> Layout:
    """The Prodigals Club alone: the whole central board (PC-SETUP-06, 07, 30)."""
    layout = Layout(box, players, competitions)
    if len(competitions) == 2:
        layout.card_boys = box.card_boys
    else:
        layout.boys += box.extra_boys
    add_card_space(layout)
    for place in range(players):
        layout.order_spaces.append(len(layout.spaces))
        title = box.central["order"].format(place + 1)
        layout.spaces.append(Space(f"order-{place + 1}", title, ORDER_SPACE, CENTRAL, place, False, []))
    layout.spaces.append(Space("renaissance-man", box.central["renaissance"], RENAISSANCE_SPACE, CENTRAL, 0, False, []))
    add_competitions(layout)
    slots = [competition.slot for competition in competitions]
    layout.bonuses = [i for i in range(1, len(box.bonuses)) if box.bonuses[i].slot in slots]
    combination = "".join([competition.letter for competition in competitions])
    layout.central = central_cards(box, combination, combination)
    return layout


def add_card_space(layout: Layout) -> None:
    layout.spaces.append(Space("central-card", layout.box.central["card"], CARD_SPACE, CENTRAL, 0, False, []))


def add_competitions(layout: Layout) -> None:
    """Boards of the competitions in play and nothing else (PC-SETUP-04)."""
    for competition in layout.competitions:
        if competition.slot == POSSESSIONS or competition.slot == FORTUNE:
            layout.purse = competition
        add_board(layout, competition)


def add_board(layout: Layout, competition: Competition) -> None:
    """With 2 or 3 players any card-taking space serves any set, and there is one fewer (PC-CARDSET-01 to 03)."""
    side = side_of(layout.players)
    for board in layout.box.boards[side]:
        if board.slot != competition.slot:
            continue
        for i in range(len(board.spaces)):
            if layout.players in board.players[i]:
                layout.spaces.append(board.spaces[i])
        first = len(layout.sets)
        layout.sets = [*layout.sets, *board.sets]
        for i in range(board.taking):
            shared = board.taking < len(board.sets)
            name = f"{competition.letter}-take-{i + 1}" if shared else board.sets[i].name
            index = ANY_SET if shared else first + i
            layout.spaces.append(Space(name, board.title, SET_SPACE, board.slot, index, False, []))


def central_cards(box: Box, blacks: str, whites: str) -> list[int]:
    """The three black and two white cards of a combination (PC-SETUP-10, 15)."""
    found: list[int] = []
    for card in range(1, len(box.cards)):
        row = box.cards[card]
        if row.slot == CENTRAL and row.set == (blacks if row.border == BLACK else whites):
            found.append(card)
    return found
