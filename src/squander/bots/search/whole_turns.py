"""A whole turn of one player, searched in one guessed world by the best few lines at a time.

It ends where somebody else is asked or something hidden is revealed, and is judged there.
"""

from squander.bots.search.gestures import Ending, best_of, endings, eye_on
from squander.games.expert import Expert
from squander.kernel.game import Game, offers


def best_turns(expert: Expert, world: Game, width: int, keep: int) -> list[Ending]:
    """The best ways to play the rest of the turn, the best first."""
    who = expert.turn_of(world)
    eye = eye_on(expert, world)
    lines = [Ending([], world, 0.0, False)]
    done: list[Ending] = []
    order: list[int] = []  # answers of a first look, the best first
    while lines:
        found: list[Ending] = []
        firsts: list[Ending] = []
        for line in lines:
            for option in worth_trying(line.g.options, order, expert.tried()):
                ends = endings(eye, line.g, option, line.path)
                add_endings(expert, ends, who, found, done)
                if line is lines[0]:
                    firsts.append(best_of(ends))
        if not order and begins(expert, lines[0].g):
            order = falling(expert, firsts, who, len(lines[0].path))
        lines = best_few(found, width)
        done = best_few(done, keep)
    return done


def worth_trying(options: tuple[int, ...], order: list[int], tried: int) -> list[int]:
    """Of answers that were looked at before, the best few that are still to be had; and all that are new."""
    waiting = [option for option in order if offers(options, option)][tried:]
    return [option for option in options if option not in waiting]


def add_endings(expert: Expert, ends: list[Ending], who: int, found: list[Ending], done: list[Ending]) -> None:
    for ending in ends:
        if is_over(expert, ending, who):
            done.append(ending)
        else:
            found.append(ending)


def begins(expert: Expert, g: Game) -> bool:
    """Whether a new gesture begins: from now on the same is asked until the turn is over."""
    asked = g.asked
    return asked is not None and expert.rests(asked)


def falling(expert: Expert, firsts: list[Ending], who: int, at: int) -> list[int]:
    """Answers by what they seem worth at first, the best first; without those that end the turn, which are always
    tried."""
    firsts = sorted(firsts, key=worth_of, reverse=True)
    return [one.path[at] for one in firsts if not is_over(expert, one, who)]


def is_over(expert: Expert, ending: Ending, who: int) -> bool:
    return ending.reveals or expert.turn_of(ending.g) != who


def best_few(found: list[Ending], count: int) -> list[Ending]:
    """The best, and of those that came to the same by another way only the first."""
    found.sort(key=worth_of, reverse=True)
    kept: list[Ending] = []
    for one in found:
        if not kept or not same(kept[len(kept) - 1], one):
            kept.append(one)
            if len(kept) == count:
                break
    return kept


def worth_of(ending: Ending) -> float:
    return ending.worth


def same(one: Ending, other: Ending) -> bool:
    """As cheap as it gets: what is worth the same to the last bit and leaves the same choice came to the same."""
    return one.worth == other.worth and one.g.options == other.g.options
