"""What the society competition says."""

from squander.games.prodigals_club.central.names import none_or, said
from squander.games.prodigals_club.society.groups import MOST_STEPS
from squander.games.prodigals_club.society.moves import DIRECTIONS
from squander.games.prodigals_club.society.state import (
    COLUMN_NAMES,
    COLUMNS,
    DIRECTION_NAMES,
    DOWN,
    LADIES,
    MARKERS,
    UP,
    salon,
)
from squander.games.prodigals_club.society.together import PER_MOVE, Together
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE
from squander.games.prodigals_club.text import COLOURS, capital, plural, steps_text, ways
from squander.games.saying import Prompt, Say, listed
from squander.kernel.game import Frame, Game, Rule


def marker_word(marker: int) -> str:
    return f"lady.{marker + 1}" if marker < LADIES else f"gentleman.{marker - LADIES + 1}"


def marker_text(g: Game, who: int, marker: int) -> str:
    """Which marker, by where it stands."""
    space = salon(g).markers[who][marker]
    return f"{'lady' if marker < LADIES else 'gentleman'} on {space_text(g, space)}"


def space_text(g: Game, space: int) -> str:
    box = club(g).layout.box
    symbol = box.space_symbols[space]
    there = f" ({box.symbols[symbol]})" if symbol >= 0 else ""
    return f"the {COLUMN_NAMES[space % COLUMNS]} {box.rows[space // COLUMNS]}{there}"


def going(g: Game, who: int, marker: int, how: str, target: int) -> str:
    """A marker, its way and where that leads."""
    to = f" to {space_text(g, target)}" if target >= 0 else ""
    return f"{capital(marker_text(g, who, marker))}: {how}{to}"


def label_move(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "No move"
    marker, direction = divmod(option - 1, DIRECTIONS)
    return going(g, f.who, marker, DIRECTION_NAMES[direction], after_steps(g, f, marker, direction, 1))


def label_group(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "No further moves"
    marker, steps = divmod(option, MOST_STEPS)
    return going(g, f.who, marker, f"down {plural(steps, 'step')}", after_steps(g, f, marker, DOWN, steps))


def label_up(g: Game, f: Frame, option: int) -> str:
    return going(g, f.who, option - 1, "up", after_steps(g, f, option - 1, UP, 1))


def label_leap(g: Game, f: Frame, option: int) -> str:
    return going(g, f.who, option - 1, "jumps", after_steps(g, f, option - 1, DOWN, 2)) if option else "Nobody"


def label_row(g: Game, f: Frame, option: int) -> str:
    """With who stands in it."""
    if option == NONE:
        return "No row"
    mine = salon(g).markers[f.who]
    there = [marker for marker in range(MARKERS) if mine[marker] // COLUMNS == option - 1]
    ladies = len([marker for marker in there if marker < LADIES])
    parts = [(ladies, "lady", "ladies"), (len(there) - ladies, "gentleman", "gentlemen")]
    who = listed([f"{n} {one if n == 1 else several}" for n, one, several in parts if n])
    return f"The row of {club(g).layout.box.rows[option - 1]} with {who}"


def move_word(g: Game, f: Frame, option: int) -> str:
    marker, direction = divmod(option - 1, DIRECTIONS)
    return f"{marker_word(marker)}.{DIRECTION_NAMES[direction]}"


def group_word(g: Game, f: Frame, option: int) -> str:
    marker, steps = divmod(option, MOST_STEPS)
    return f"{marker_word(marker)}.down{steps}"


def one_marker(g: Game, f: Frame, option: int) -> str:
    return marker_word(option - 1)


def marker_place(g: Game, f: Frame, option: int) -> str:
    return f"marker:{option - 1}" if option else ""


def ladder(space: int) -> str:
    return f"ladder:{space}" if space >= 0 else ""


def after_steps(g: Game, f: Frame, marker: int, direction: int, steps: int) -> int:
    """The space so many steps on, whoever stands there; -1 off the board."""
    space = salon(g).markers[f.who][marker]
    for _ in range(steps):
        space = club(g).layout.box.steps[direction][space] if space >= 0 else -1
    return space


def move_target(g: Game, f: Frame, option: int) -> str:
    marker, direction = divmod(option - 1, DIRECTIONS)
    return ladder(after_steps(g, f, marker, direction, 1)) if option else ""


def group_target(g: Game, f: Frame, option: int) -> str:
    marker, steps = divmod(option, MOST_STEPS)
    return ladder(after_steps(g, f, marker, DOWN, steps)) if option else ""


def up_target(g: Game, f: Frame, option: int) -> str:
    return ladder(after_steps(g, f, option - 1, UP, 1))


def leap_target(g: Game, f: Frame, option: int) -> str:
    return ladder(after_steps(g, f, option - 1, DOWN, 2)) if option else ""


def shown_move(f: Frame, option: int) -> tuple[Frame, str, int]:
    """Of moves shown together the one that is meant, its name in these tables, and its own option."""
    rule = f.rule
    assert isinstance(rule, Together)
    i, option = divmod(option, PER_MOVE)
    return rule.one(f, i), table_name(rule.moves[i]), option


def table_name(rule: Rule) -> str:
    return rule.name.split(":")[0]


def as_shown(table: dict[str, Say]) -> Say:
    """What one of several moves says, in the words it has alone."""

    def say(g: Game, f: Frame, option: int) -> str:
        one, name, own = shown_move(f, option)
        return table[name](g, one, own) if name in table else ""

    return say


def has_rivals(f: Frame, option: int) -> bool:
    assert isinstance(f.rule, Together)
    return bool(f.rule.rivals(f, *divmod(option, PER_MOVE)))


def label_together(g: Game, f: Frame, option: int) -> str:
    if option == NONE:
        return "No further moves"
    one, name, own = shown_move(f, option)
    which = f", as the move {move_text(one)}" if has_rivals(f, option) else ""
    return f"{LABELS[name](g, one, own)}{which}"


def together_word(g: Game, f: Frame, option: int) -> str:
    one, name, own = shown_move(f, option)
    which = f".{option // PER_MOVE + 1}" if has_rivals(f, option) else ""
    return f"{WORDS[name](g, one, own)}{which}"


def move_text(f: Frame) -> str:
    """What is left of one of several moves."""
    kind, _, rest = f.rule.name.removeprefix("society.").partition(":")
    first, _, second = rest.partition(":")
    if kind == "Move":
        often = f" ({plural(f.arg, 'step')})" if f.arg > 1 else ""
        return f"a {second or 'marker'} {ways(first)}{often}"
    if kind == "Leap":
        return f"a {first or 'marker'} over the marker right below"
    if kind == "RowMove":
        return f"any {COLOURS[first or 'marker']} of one row down"
    return f"any {COLOURS[second or 'marker']} of the {first} column down"


def prompt_together(g: Game, f: Frame) -> str:
    assert isinstance(f.rule, Together)
    return said(g, f"move a marker? Left, in any order: {listed([move_text(one) for one in f.rule.left(f)])}.")


def prompt_others(g: Game, f: Frame) -> str:
    stuck = "one of your markers" if f.arg == 1 else f"{f.arg} of your markers"
    return f"Dame Beatrice: {stuck} could not rise. Which one goes up instead?"


def colour_of(f: Frame) -> str:
    """Whom a move is for, as the rule's name ends; nobody in particular if it doesn't."""
    last = f.rule.name.rpartition(":")[2]
    return last if last in COLOURS else ""


def prompt_move(g: Game, f: Frame) -> str:
    way = ways(f.rule.name.split(":")[1])
    return said(g, f"move a {colour_of(f) or 'marker'} {way}? {plural(f.arg, 'move')} left.")


PROMPTS: dict[str, Prompt] = {
    "society.Move": prompt_move,
    "society.Moves": prompt_together,
    "society.MoveUp": lambda g, f: said(g, "which marker goes up?"),
    "society.Leap": lambda g, f: said(g, f"which {colour_of(f) or 'marker'} jumps over the marker right below?"),
    "society.RowMove": lambda g, f: said(g, f"{COLOURS[colour_of(f) or 'marker']} of which row go down?"),
    "society.MoveGroup": lambda g, f: said(g, f"which marker goes down {steps_text(str(f.arg))}?"),
    "society.RaiseOthers": prompt_others,
    "society.Replace": lambda g, f: (
        f"Dame Beatrice: your {marker_text(g, f.who, f.arg)} cannot rise. Which other marker does?"
    ),
}

LABELS: dict[str, Say] = {
    "society.Move": label_move,
    "society.Moves": label_together,
    "society.ColumnMove": label_group,
    "society.RaiseOthers": label_up,
    "society.MoveUp": label_up,
    "society.Leap": label_leap,
    "society.RowMove": label_row,
    "society.MoveGroup": label_group,
    "society.Replace": label_up,
}

WORDS: dict[str, Say] = {
    "society.Move": none_or(move_word),
    "society.Moves": none_or(together_word),
    "society.ColumnMove": none_or(group_word),
    "society.MoveUp": one_marker,
    "society.Leap": none_or(one_marker),
    "society.RowMove": none_or(lambda g, f, o: f"row.{club(g).layout.box.rows[o - 1]}"),
    "society.MoveGroup": none_or(group_word),
    "society.RaiseOthers": one_marker,
    "society.Replace": one_marker,
}

MOVE_PLACES: dict[str, Say] = {
    "society.Move": lambda g, f, o: f"marker:{(o - 1) // DIRECTIONS}" if o else "",
    "society.Leap": marker_place,
    "society.RowMove": lambda g, f, o: f"row:{o - 1}" if o else "",
    "society.ColumnMove": lambda g, f, o: f"marker:{o // MOST_STEPS}" if o else "",
}

PLACES: dict[str, Say] = {
    **MOVE_PLACES,
    "society.Moves": lambda g, f, o: as_shown(MOVE_PLACES)(g, f, o) if o else "",
    "society.MoveUp": marker_place,
    "society.MoveGroup": lambda g, f, o: f"marker:{o // MOST_STEPS}" if o else "",
    "society.RaiseOthers": marker_place,
    "society.Replace": marker_place,
}

MOVE_TARGETS: dict[str, Say] = {
    "society.Move": move_target,
    "society.Leap": leap_target,
    "society.ColumnMove": group_target,
}

TARGETS: dict[str, Say] = {
    **MOVE_TARGETS,
    "society.Moves": lambda g, f, o: as_shown(MOVE_TARGETS)(g, f, o) if o else "",
    "society.MoveUp": up_target,
    "society.MoveGroup": group_target,
    "society.RaiseOthers": up_target,
    "society.Replace": up_target,
}
