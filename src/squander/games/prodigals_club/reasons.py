"""Why not, in The Prodigals Club: a sentence about the position to the player who is refused."""

from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.errands import reserved_place
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.circles import edges_match
from squander.games.prodigals_club.election.names import SIDE_NAMES, needs_text
from squander.games.prodigals_club.election.state import campaign, candidate
from squander.games.prodigals_club.election.votes import GAIN_VOTES
from squander.games.prodigals_club.society.groups import MOST_STEPS, ColumnMove
from squander.games.prodigals_club.society.moves import DIRECTIONS, Move
from squander.games.prodigals_club.society.names import colour_of
from squander.games.prodigals_club.society.state import COLUMNS, DOWN, LADIES, UP, salon
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import COMPETITION_NAMES
from squander.games.prodigals_club.text import COLOURS, capital, edge_text
from squander.games.saying import Say, listed
from squander.kernel.game import Frame, Game

SLOT_NAMES = {slot: name for name, slot in COMPETITION_NAMES.items()}


# --- errands --------------------------------------------------------------------------------------------------


def holder(g: Game, f: Frame, option: int) -> int:
    """The seat whose boy is on the space, from 1; 0 for one's own."""
    there = club(g).figures[option]
    return 0 if there & (1 << f.who) else there.bit_length()


def occupied(g: Game, f: Frame, option: int) -> str:
    who = holder(g, f, option)
    whose = f"Seat {who}'s" if who else "Your own"
    return f"{whose} errand boy is on this space already."


def central_taken(g: Game, f: Frame, option: int) -> str:
    who = holder(g, f, option)
    return (
        f"{f'Seat {who} has' if who else 'You have'} taken {club(g).layout.box.central['card']} of this round already."
    )


def central_boys(g: Game, f: Frame, option: int) -> str:
    c = club(g)
    return f"{price_of_card(g)}, and you have only {c.seats[f.who].boys} left."


def central_extra(g: Game, f: Frame, option: int) -> str:
    return f"{price_of_card(g)}, and only one is sent now."


def price_of_card(g: Game) -> str:
    layout = club(g).layout
    return f"{capital(layout.box.central['card'])} takes {layout.card_boys} errand boys"


def renaissance_taken(g: Game, f: Frame, option: int) -> str:
    who = holder(g, f, option)
    return f"{f'Seat {who} has' if who else 'You have'} the renaissance man this round."


def reserved(g: Game, f: Frame, option: int) -> str:
    return f"You have reserved place {reserved_place(club(g), f.who) + 1} already, and may reserve only one a round."


# --- choices --------------------------------------------------------------------------------------------------


def items_of(f: Frame, option: int) -> list[Item]:
    rule = f.rule
    if isinstance(rule, Choose):
        return rule.alternatives[option - 1]
    assert isinstance(rule, Swap)
    return [rule.prices[option - 1], *rule.gains[option - 1]]


def not_in_play(g: Game, f: Frame, option: int) -> str:
    absent = next(item.effect.slot for item in items_of(f, option) if item.effect.is_void(g))
    return f"The {SLOT_NAMES[absent]} competition is not part of this game."


def price_too_high(g: Game, f: Frame, option: int) -> str:
    price = items_of(f, option)[0]
    if price.effect is GAIN_VOTES:
        return f"You have {candidate(g, f.who).votes} votes, and the scoreboard ends at {club(g).layout.box.vote_cap}."
    if price.amount == 1:
        return "No marker of yours can move up."
    return f"Your markers have no room for {price.amount} steps up."


# --- circles --------------------------------------------------------------------------------------------------


def no_place(g: Game, f: Frame, option: int) -> str:
    """For a place, or for a way of turning the tile there."""
    e = campaign(g)
    if f.rule.name == "election.PlaceTile":
        needs = e.seats[f.who].grid[option - 1].needs
        return f"However it is turned, the tile cannot match {needs_text(g, needs)}."
    box = club(g).layout.box
    edges, needs = box.circles[e.placing].edges[option], e.seats[f.who].grid[e.place].needs
    wrong = [
        f"{edge_text(box, edge)} does not match {edge_text(box, need)} to the {side}"
        for side, edge, need in zip(SIDE_NAMES, edges, needs, strict=True)
        if not edges_match(edge, need)
    ]
    return f"{capital(listed(wrong))}."


# --- markers --------------------------------------------------------------------------------------------------


def way_of(f: Frame, option: int) -> tuple[int, int, int]:
    """The marker of an option, its direction and the number of steps."""
    if isinstance(f.rule, Move):
        return (option - 1) // DIRECTIONS, (option - 1) % DIRECTIONS, 1
    if f.rule.name == "society.MoveGroup" or isinstance(f.rule, ColumnMove):
        return option // MOST_STEPS, DOWN, option % MOST_STEPS
    return option - 1, UP, 1


def in_the_way(g: Game, f: Frame, option: int) -> str:
    marker, direction, steps = way_of(f, option)
    mine = salon(g).markers[f.who]
    space = mine[marker]
    for _ in range(steps):
        space = club(g).layout.box.steps[direction][space]
        if space in mine:
            break
    other = "lady" if mine.index(space) < LADIES else "gentleman"
    return f"Your {'other ' if (mine.index(space) < LADIES) == (marker < LADIES) else ''}{other} is in the way."


def off_the_board(g: Game, f: Frame, option: int) -> str:
    direction = way_of(f, option)[1]
    return "It is in the top row already." if direction == UP else "The marker would leave the board."


def other_colour(g: Game, f: Frame, option: int) -> str:
    return f"This move is for {COLOURS[colour_of(f)]} only."


def no_group(g: Game, f: Frame, option: int) -> str:
    return f"You have no {colour_of(f)} in this row."


def no_leap(g: Game, f: Frame, option: int) -> str:
    mine = salon(g).markers[f.who]
    below = mine[option - 1] + COLUMNS
    if below not in mine:
        return "There is no marker right below to jump over."
    if below + COLUMNS in mine:
        return "The space behind the marker right below is taken, too."
    return "The jump would lead off the board."


REASONS: dict[str, Say | str] = {
    "PC-ERRAND-05": occupied,
    "PC-ERRAND-12": "Your errand boy is on this space already, and each player may use it once a round.",
    "PC-CENTRAL-09": central_taken,
    "PC-CENTRAL-10": central_boys,
    "PC-EFFECT-12": central_extra,
    "PC-RENAISSANCE-01": renaissance_taken,
    "PC-ORDER-08": reserved,
    "PC-CARDSET-05": "This set has been taken.",
    "PC-POSSESSION-14": "You have no possession left to sell or exchange.",
    "PC-BLACK-08": "You have used this card this round.",
    "PC-BLACK-10": "This card has only a standing bonus, which works by itself.",
    "PC-BONUS-11": "There is nothing to use: its megaphone counts in Hyde Park while you hold the tile.",
    "PC-TIME-07": "It does nothing alone: add it when a card or errand spends more with time.",
    "PC-EFFECT-31": not_in_play,
    "PC-EFFECT-16": price_too_high,
    "PC-EFFECT-24": no_group,
    "PC-EFFECT-27": no_leap,
    "PC-MOVE-01": other_colour,
    "PC-MOVE-03": in_the_way,
    "PC-MOVE-06": off_the_board,
    "PC-TILE-04": no_place,
}
