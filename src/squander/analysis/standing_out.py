"""Whether one answer to a question stands out: clearly better than all others, and not what one would answer at once.

All answers are compared in the same guessed worlds, each with the best that can be made of it. Those that stay near the
best are compared again and again in more worlds that nobody has seen before, so that what looks best by luck is found
out. An answer that comes to the same as the best is as right as that.
"""

from typing import Any, NamedTuple

from squander.analysis.judging import FRESH, error, followed, mean, path_from, playouts
from squander.bots.search.budget import Settings
from squander.bots.search.gestures import best_endings
from squander.games.expert import Expert
from squander.kernel.game import Game, offers
from squander.kernel.rng import seeded
from squander.play.sight import Sight

MOST_WAYS = 24  # more answers than these are no exercise but a search
FEWEST = 3
MOST_DOUBTFUL = 3
FINALISTS = 5
CLEAR = 3.0  # standard errors by which an answer must be worse in many worlds,
DOUBTLESS = 5.0  # and in few, so that it need not be looked at in many
HALF_A_POINT = 0.005


class Depth(NamedTuple):
    """Worlds in which answers are compared: all of them at first, then the better ones, then those in doubt; and how
    much better the best must be, in chances of winning."""

    first: int = 4
    more: int = 12
    deep: int = 120
    lead: float = 0.03


DEPTH = Depth()


def depth_of(worlds: int, lead: float = DEPTH.lead) -> Depth:
    """In so many worlds at last, and before that in as many fewer as usual."""
    return DEPTH._replace(first=max(4, worlds // 40), more=max(8, worlds // 10), deep=worlds, lead=lead)


class Way(NamedTuple):
    """An answer, those that are called the same, and what would best go with it up to the gesture's or turn's end."""

    options: list[int]
    path: list[int]


class Weighed(NamedTuple):
    """What an answer is worth: how far it is behind the best, and the standard error of that."""

    way: Way
    behind: float
    spread: float


class Found(NamedTuple):
    """An answer that stands out, with all that come to the same, and the others, the better ones first."""

    seat: int
    chance: float  # of winning, after the best
    spread: float
    right: list[Way]  # the best first
    others: list[Weighed]

    @property
    def right_options(self) -> list[int]:
        return [option for way in self.right for option in way.options]


def standing_out(expert: Expert, g: Game, seed: int, depth: Depth = DEPTH) -> Found | None:
    """The answer that stands out of all that the open question has; none where none does."""
    ways = ways_of(expert, g, seed)
    if not FEWEST <= len(ways) <= MOST_WAYS:
        return None
    plain = obvious(expert, g, seed)
    best = likeliest(expert, g, ways, plain, depth, seed)
    if best is None or ends_the_game(g, best, seed):
        return None
    others = weighed_all(expert, g, best, [way for way in ways if way is not best], depth.more, seed)
    found = settled(expert, g, best, others, depth, seed)
    if found is None or plain <= set(found.right_options) or len(found.right) > len(ways) // 2:
        return None
    return found


def likeliest(expert: Expert, g: Game, ways: list[Way], plain: set[int], depth: Depth, seed: int) -> Way | None:
    """The best in a few worlds, unless it is the obvious one or others are as good."""
    field = best_first(weighed(expert, g, ways, depth.first, seed + FRESH))[:FINALISTS]
    if plain <= set(field[0].way.options) or not leads(g, field, depth.lead / 3, seed):
        return None
    field = best_first(weighed(expert, g, [one.way for one in field], depth.more, seed + 2 * FRESH))
    hopeful = leads(g, field, depth.lead / 2, seed) and not plain <= set(field[0].way.options)
    return field[0].way if hopeful else None


def weighed_all(expert: Expert, g: Game, best: Way, rest: list[Way], worlds: int, seed: int) -> list[Weighed]:
    """All others against the best, each by the better of two ways to go on: its own, or what goes with the best."""
    world = Sight(g).world(seed)
    joined = [joining(world, way, best.path) for way in rest]
    ways = [best, *rest, *(way for way in joined if way is not None)]
    chances = tried(expert, g, ways, worlds, seed + 3 * FRESH)
    found: dict[int, Weighed] = {}
    for way, one in zip(ways[1:], chances[1:], strict=True):
        new = Weighed(way, *lead_of(chances[0], one))
        known = found.get(way.options[0], new)
        found[way.options[0]] = new if new.behind < known.behind else known
    return best_first(list(found.values()))


def joining(world: Game, way: Way, path: list[int]) -> Way | None:
    """The answer, and after it what the best path does, as far as it is still asked for: what can be done in any order
    is right in any order."""
    g, found = world.copy(), [way.options[0]]
    g.choose(found[0])
    for asked, option in asked_on(world, path):
        if option != found[0] and not g.over and asked == whom(g) and offers(g.options, option):
            g.choose(option)
            found.append(option)
    return Way(way.options, found) if len(found) > 1 and found != way.path else None


def asked_on(world: Game, path: list[int]) -> list[tuple[tuple[int, str], int]]:
    """Each answer with the question that it is given to."""
    g, found = world.copy(), []
    for option in path:
        found.append((whom(g), option))
        g.choose(option)
    return found


def whom(g: Game) -> tuple[int, str]:
    """Who is asked what."""
    return g.question.who, g.question.name


def settled(expert: Expert, g: Game, best: Way, others: list[Weighed], depth: Depth, seed: int) -> Found | None:
    """In many worlds: every answer is either clearly worse or comes to the same."""
    near = [one for one in others if not is_clear(one, depth, DOUBTLESS)]
    same = [one.way for one in near if ends_alike(g, best, one.way, seed)]
    doubtful = [one.way for one in near if one.way not in same]
    if len(doubtful) > MOST_DOUBTFUL:
        return None
    chances = tried(expert, g, [best, *doubtful], depth.deep, seed + 4 * FRESH)
    deep = [Weighed(way, *lead_of(chances[0], one)) for way, one in zip(doubtful, chances[1:], strict=True)]
    worse = [one for one in deep if is_clear(one, depth, CLEAR)]
    equal = [one.way for one in deep if is_equal(one)]
    if len(worse) + len(equal) < len(deep):
        return None
    rest = [*(one for one in others if one not in near), *worse]
    right = [best, *same, *equal]
    return Found(g.question.who, mean(chances[0]), error(chances[0]), right, best_first(rest)) if rest else None


# --- answers, and what they are worth ------------------------------------------------------------------------------


def ways_of(expert: Expert, g: Game, seed: int) -> list[Way]:
    """One for all answers that are called the same."""
    asked, world, settings = g.question, Sight(g).world(seed), Settings()
    called: dict[str, list[int]] = {}
    for option in asked.options:
        called.setdefault(asked.label(option), []).append(option)
    if len(called) > MOST_WAYS:
        return []
    return [Way(options, path_from(expert, world, options[0], settings)) for options in called.values()]


def tried(expert: Expert, g: Game, ways: list[Way], worlds: int, seed: int) -> list[list[float]]:
    """The seat's chances after each, world by world."""
    seat = g.question.who
    found: list[list[float]] = [[] for _ in ways]
    for ended in playouts(expert, g, [way.path for way in ways], [seat], worlds, seed):
        for chances, one in zip(found, ended, strict=True):
            chances.append(one.chances[seat])
    return found


def weighed(expert: Expert, g: Game, ways: list[Way], worlds: int, seed: int) -> list[Weighed]:
    chances = tried(expert, g, ways, worlds, seed)
    best = max(chances, key=sum)
    return [Weighed(way, *lead_of(best, one)) for way, one in zip(ways, chances, strict=True)]


def lead_of(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much the first is better, world by world, and the standard error of that."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    return mean(apart), error(apart)


def best_first(field: list[Weighed]) -> list[Weighed]:
    return sorted(field, key=lambda one: one.behind)


# --- what makes an exercise ----------------------------------------------------------------------------------------


def is_clear(one: Weighed, depth: Depth, errors: float) -> bool:
    """Whether it is clearly worse than the best."""
    return one.behind >= depth.lead and one.behind >= errors * one.spread


def leads(g: Game, field: list[Weighed], least: float, seed: int) -> bool:
    """Whether more worlds are worth it: nothing but twins is near the best of these already."""
    best, *others = field
    return all(one.behind >= least or is_twin(g, best.way, one, seed) for one in others)


def obvious(expert: Expert, g: Game, seed: int) -> set[int]:
    """What the rule of thumb says, and the first look at what each answer leads to. Where they agree on the best, there
    is nothing to find."""
    world = Sight(g).world(seed)
    usual = expert.quick(world, seeded(f"usual {seed}"))
    glance = max(best_endings(expert, world), key=lambda one: one.worth).path[0]
    return {usual, glance}


def ends_the_game(g: Game, best: Way, seed: int) -> bool:
    return followed(Sight(g).world(seed), best.path).over


def is_twin(g: Game, best: Way, one: Weighed, seed: int) -> bool:
    """Whether it comes to the same as the best."""
    return is_equal(one) or ends_alike(g, best, one.way, seed)


def is_equal(one: Weighed) -> bool:
    """Nothing that any playout could tell apart."""
    return abs(one.behind) + 2 * one.spread <= HALF_A_POINT


def ends_alike(g: Game, best: Way, way: Way, seed: int) -> bool:
    """The same things done in another order, or with another piece of the same kind."""
    world = Sight(g).world(seed)
    here, there = (alike(followed(world.copy(), one.path).dump()["parts"]) for one in (best, way))
    return bool(here == there)


def alike(data: Any) -> Any:
    """A position in which it does not matter in which order pieces lie."""
    if isinstance(data, dict):
        return {key: alike(value) for key, value in data.items()}
    if isinstance(data, list):
        return sorted(data) if all(type(value) is int for value in data) else [alike(value) for value in data]
    return data
