"""How a bot moves its influence markers."""

from typing import Final

from squander.games.prodigals_club.effect import Item, unpacked
from squander.games.prodigals_club.society.beatrice import affected
from squander.games.prodigals_club.society.groups import RowMove
from squander.games.prodigals_club.society.moves import DIRECTIONS, Leap, Move, Shown
from squander.games.prodigals_club.society.state import COLUMNS, MARKERS, salon
from squander.games.prodigals_club.society.together import PER_MOVE, Together
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import replaced

RISE: Final = 1.5  # points of a marker that Dame Beatrice lifts


def best_step(g: Game, who: int) -> int:
    """The step that leaves the markers best: low, on symbols that cards use, out of Dame Beatrice's way."""
    best, most = NONE, standing_of(g, who, salon(g).markers[who])
    steps = club(g).layout.box.steps
    for option in g.options:
        if option == NONE:
            continue
        marker, direction = (option - 1) // DIRECTIONS, (option - 1) % DIRECTIONS
        spaces = salon(g).markers[who][:]
        spaces[marker] = steps[direction][spaces[marker]]
        worth = standing_of(g, who, spaces)
        if worth > most:
            best, most = option, worth
    return best


def best_of_moves(g: Game, who: int, f: Frame) -> int | None:
    """Of moves that may be made in any order the first one of the best two; no answer where a whole group moves."""
    rule = f.rule
    assert isinstance(rule, Together)
    amounts = unpacked(f.arg, len(rule.moves))
    for i in range(len(amounts)):
        if amounts[i] and not isinstance(rule.moves[i], Move) and not isinstance(rule.moves[i], Leap):
            return None
    mine = salon(g).markers[who]
    best, most = NONE, standing_of(g, who, mine)
    for option in g.options:
        if option != NONE:
            i = option // PER_MOVE
            left = amounts[:]
            left[i] -= 1
            marker, landing = landing_of(g, rule.moves[i], mine, option % PER_MOVE)
            worth = best_after(g, who, rule.moves, left, replaced(mine, marker, landing))
            if worth > most:
                best, most = option, worth
    return best


def best_after(g: Game, who: int, moves: list[Shown], left: list[int], spaces: list[int]) -> float:
    """The best that one more move, or none, makes of these places."""
    most = standing_of(g, who, spaces)
    for i in range(len(moves)):
        if left[i]:
            for option in tries_of(moves[i]):
                marker, landing = landing_of(g, moves[i], spaces, option)
                if landing >= 0:
                    most = max(most, standing_of(g, who, replaced(spaces, marker, landing)))
    return most


def walked(g: Game, who: int, script: list[Item]) -> list[int]:
    """Where the markers stand after the moves of a script, each step the best by itself."""
    spaces = salon(g).markers[who]
    for item in script:
        effect = item.effect
        if isinstance(effect, (Move, Leap)):
            for _ in range(item.amount):
                spaces = stepped(g, who, effect, spaces)
    return spaces


def stepped(g: Game, who: int, move: Shown, spaces: list[int]) -> list[int]:
    best, most = spaces, standing_of(g, who, spaces)
    for option in tries_of(move):
        marker, landing = landing_of(g, move, spaces, option)
        if landing >= 0:
            after = replaced(spaces, marker, landing)
            worth = standing_of(g, who, after)
            if worth > most:
                best, most = after, worth
    return best


def tries_of(move: Shown) -> list[int]:
    tries = move.tries if isinstance(move, Move) else list(range(1, MARKERS + 1))
    return [option for option in tries if move.allows(option)]


def landing_of(g: Game, move: Shown, spaces: list[int], option: int) -> tuple[int, int]:
    """Which marker a step or leap takes where; -1 if it can't be made from these places."""
    box = club(g).layout.box
    if isinstance(move, Move):
        marker = (option - 1) // DIRECTIONS
        target = box.steps[(option - 1) % DIRECTIONS][spaces[marker]]
    else:
        marker = option - 1
        over = spaces[marker] + COLUMNS
        target = over + COLUMNS if over in spaces and over + COLUMNS < len(box.space_symbols) else -1
    return marker, -1 if target in spaces else target


def fullest_row(g: Game, who: int, rule: RowMove) -> int:
    best, most = NONE, 0
    for option in g.options:
        if option != NONE and len(rule.group(g, who, option)) > most:
            best, most = option, len(rule.group(g, who, option))
    return best


def best_rise(g: Game, who: int) -> int:
    """The marker that is best sent up; options are marker + 1."""
    mine = salon(g).markers[who]
    best, most = g.options[0], -999.0
    for option in g.options:
        worth = standing_of(g, who, replaced(mine, option - 1, mine[option - 1] - COLUMNS))
        if worth > most:
            best, most = option, worth
    return best


def standing_of(g: Game, who: int, spaces: list[int]) -> float:
    box = club(g).layout.box
    s = salon(g)
    worth = 0.0
    for space in spaces:
        worth -= box.rows[space // COLUMNS]
        if box.space_symbols[space] >= 0:
            worth += 0.5
    blocked = len([space for space in spaces if space + COLUMNS in spaces])
    if s.dame and not s.immune[who]:
        worth -= 0.8 * RISE * len(affected(box.dames[s.dame], box.rows, spaces))
    return worth - 0.3 * blocked
