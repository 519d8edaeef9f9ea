"""Exercises found in games that bots of mixed levels play: the same ones for any number of processes."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from squander import bots
from squander.analysis.reasoning import explained
from squander.analysis.standing_out import DEPTH, Depth, Found, Way, obvious, standing_out, ways_of, weighed_all
from squander.bots.advice import expert_of
from squander.games import begin, kind_of, package_of, seed_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Options
from squander.kernel.rng import Rng, seeded, words_of
from squander.lab.players import seated
from squander.play.exercises import Answer, Exercise, Set, Source, laid_out
from squander.play.processes import shared_out
from squander.play.records import mark

EACH = 5  # exercises of one game at most, of different questions as far as there are
ALIKE = 3  # of these, so many at most about one question
NEAR = 6  # plies
TRIES = 30  # positions of one game that are looked at
LIKENESS = 0.7  # of a set, at most this part is about one question
CHANCES = 6  # games by which the questions are known
THEN = 4  # further steps of the best way that are told
APART = 1_000_003


class Mine(NamedTuple):
    """What is searched: enough to do it again anywhere."""

    game: str
    games: int
    seed: str
    players: tuple[int, ...]  # numbers of players, in turn from game to game
    options: Options
    depth: Depth = DEPTH
    about: tuple[str, ...] = ()  # questions; without, all of them


class Part(NamedTuple):
    """Of a mine."""

    games: int
    found: list[Exercise]


def check(mine: Mine) -> None:
    """Raise now what would otherwise be raised by every process."""
    if mine.games < 1:
        raise BadSetup(f"{mine.games} games cannot be played; ask for 1 or more.")
    expert_of(mine.game)
    if len(bots.levels(mine.game)) < 2:
        raise BadSetup(f"{mine.game} has no levels that could fail an exercise.")
    for players in mine.players:
        kind_of(mine.game).settle(players, mine.options)
    seed_of(mine.seed)
    check_about(mine)


def check_about(mine: Mine) -> None:
    known = asked_by_chance(mine) if mine.about else set()
    for name in mine.about:
        if name not in known:
            raise BadSetup(f"Nobody is asked {name!r} in {mine.game}; ask about {', '.join(sorted(known))}.")


def asked_by_chance(mine: Mine) -> set[str]:
    """The questions of some games that nobody plays well."""
    asked: set[str] = set()
    for number in range(CHANCES):
        rng = seeded(f"asked {number}")
        g = begin(mine.game, mine.players[number % len(mine.players)], str(number), mine.options)
        while not g.over:
            asked.add(g.question.name)
            g.choose(g.options[rng.below(len(g.options))])
    return asked


def mined(mine: Mine, processes: int = 1, progress: Callable[[int, int], None] = lambda *_: None) -> list[Exercise]:
    """All that is found; `progress` is told how many more games are done and how many exercises there are."""
    check(mine)
    found: list[Exercise] = []
    for part in parts(mine, processes):
        found += part.found
        progress(part.games, len(found))
    return found


def parts(mine: Mine, processes: int) -> Iterator[Part]:
    jobs = [(mine, number) for number in range(mine.games)]
    yield from shared_out(searched, jobs, processes)


# --- one game ------------------------------------------------------------------------------------------------------


class Stop(NamedTuple):
    """A position of a game at which somebody is asked."""

    g: Game
    source: Source
    seed: int  # of all that is tried out there


def searched(job: tuple[Mine, int]) -> Part:
    mine, number = job
    rng = seeded(f"{mine.seed}/{number} to mine")
    found: list[Exercise] = []
    asked: Counter[str] = Counter()
    stops = [stop for stop in played(mine, number, rng) if not mine.about or stop.g.question.name in mine.about]
    for stop in in_turn(stops, rng)[:TRIES]:
        name = stop.g.question.name
        if len(found) < EACH and asked[name] < ALIKE and is_apart(stop, found):
            one = exercise_at(stop, mine.depth)
            if one is not None:
                found.append(one)
                asked[name] += 1
    return Part(1, found)


def is_apart(stop: Stop, found: list[Exercise]) -> bool:
    """Not a step of the same turn once more."""
    return all(abs(stop.g.plies - one.ply) > NEAR for one in found)


def played(mine: Mine, number: int, rng: Rng) -> list[Stop]:
    """A game of mixed levels; the two strongest would take most of the time."""
    seed, players = f"{mine.seed}/{number}", mine.players[number % len(mine.players)]
    levels = bots.levels(mine.game)[:-2]
    seats = [levels[rng.below(len(levels))] for _ in range(players)]
    g = begin(mine.game, players, seed, mine.options)
    answering = seated(seats, mine.game, seed)
    source = Source(seed, g.kind.version, players, g.setup.options, seats, [])
    stops: list[Stop] = []
    while not g.over:
        f = g.question.frame
        if is_whole(g, f, stops):
            stops.append(Stop(g.copy(), source, seed_at(seed, g.plies)))
        option = answering[f.who].answer(g)
        source.words.append(g.kind.words.word(g, f, option))
        g.choose(option)
    return stops


def seed_at(seed: str, ply: int) -> int:
    """Of all that is tried out at a position."""
    return words_of(seed)[0] % APART + ply * APART


def is_whole(g: Game, f: Frame, before: list[Stop]) -> bool:
    """Whether an answer is a deed of its own: not a smaller one inside of another, nor one of several that are named
    together, of which the order does not matter."""
    gesture = g.kind.words.gesture(f)
    if len(g.options) < 3 or gesture.inside:
        return False
    together = gesture.confirms and g.kind.words.amounts(g, f).left > 1
    last = before[-1].g if before else None
    same = last is not None and last.plies == g.plies - 1 and last.question.frame.rule is f.rule
    return not together and not (gesture.confirms and same and last is not None and last.question.who == f.who)


def in_turn(stops: list[Stop], rng: Rng) -> list[Stop]:
    """By chance, the kinds of questions in turn, and of each those first about which the rule of thumb and the first
    look do not agree: there is more to find."""
    kinds: dict[str, list[Stop]] = {}
    for stop in sorted(rng.shuffled(stops), key=is_plain):
        kinds.setdefault(stop.g.question.name, []).append(stop)
    return [stop for row in zip_longest(*kinds.values()) for stop in row if stop is not None]


def is_plain(stop: Stop) -> bool:
    expert = package_of(stop.g.kind.id).expert()
    return expert is not None and len(obvious(expert, stop.g, stop.seed)) == 1


# --- one position --------------------------------------------------------------------------------------------------


def exercise_at(stop: Stop, depth: Depth = DEPTH) -> Exercise | None:
    """If an answer stands out, and some level does not find it."""
    g, seed = stop.g, stop.seed
    expert, reasons = expert_of(g.kind.id)
    found = standing_out(expert, g, seed, depth)
    if found is None:
        return None
    answers = {level: answer_of(level, g, seed) for level in bots.levels(g.kind.id)}
    failed = [level for level, option in answers.items() if option not in found.right_options]
    if not failed:
        return None
    tempting = tempted(found, list(answers.values()))
    why = explained(expert, reasons, g, found.right[0].path, tempting.path, seed)
    return written_down(stop, found, failed, tempting, why) if why else None


def answer_of(level: str, g: Game, seed: int) -> int:
    return bots.answer(bots.make(level, g.kind.id, seed), g)


def tempted(found: Found, answers: list[int]) -> Way:
    """What most of those answered who were wrong; of several the best."""
    votes = [(-sum(answers.count(option) for option in one.way.options), at) for at, one in enumerate(found.others)]
    return found.others[min(votes)[1]].way


def written_down(stop: Stop, found: Found, failed: list[str], tempting: Way, why: list[str]) -> Exercise:
    g = stop.g
    best, *equal = found.right
    return Exercise(
        source=stop.source,
        ply=g.plies,
        position=mark(g),
        seat=found.seat,
        asked=g.question.name,
        round=g.kind.round_of(g),
        failed=failed,
        chance=found.chance,
        right=[Answer(words(g, best), 0.0, found.spread), *(Answer(words(g, way), 0.0, found.spread) for way in equal)],
        others=[Answer(words(g, one.way), one.behind, one.spread) for one in found.others],
        then=steps_after(g, best.path)[:THEN],
        tempting=words(g, tempting)[0],
        why=why,
    )


def words(g: Game, way: Way) -> list[str]:
    return [g.kind.words.word(g, g.question.frame, option) for option in way.options]


def steps_after(g: Game, path: list[int]) -> list[str]:
    """What goes with the first answer, as it is read, up to where something comes to light."""
    now, said = g.copy(), []
    for option in path:
        if now.over or now.reveals != g.reveals or option not in now.options:
            break
        if len(now.options) > 1:
            said.append(now.question.label(option))
        now.choose(option)
    return said[1:]


def explained_anew(game: str, one: Exercise) -> Exercise:
    """The same exercise, with why as the game's expert sees it now; as it was where it can't say."""
    g, (expert, reasons) = laid_out(game, one), expert_of(game)
    seed = seed_at(one.source.seed, one.ply)
    ways = {word: way for way in ways_of(expert, g, seed) for word in words(g, way)}
    best = ways[one.right[0].words[0]]
    tempting = weighed_all(expert, g, best, [ways[one.tempting]], DEPTH.more, seed)[0].way
    why = explained(expert, reasons, g, best.path, tempting.path, seed)
    return one._replace(why=why or one.why)


# --- a set ---------------------------------------------------------------------------------------------------------


def gathered(game: str, mined: list[str], found: list[Exercise], most: int) -> Set:
    """At most so many, each once and of all kinds; those that fewer levels fail come first."""
    chosen: list[Exercise] = []
    counts: Counter[str] = Counter()
    for one in in_rows(list({one.key: one for one in found}.values())):
        if len(chosen) < most and counts[one.asked] < LIKENESS * most:
            chosen.append(one)
            counts[one.asked] += 1
    return Set(game, mined, sorted(chosen, key=lambda one: (one.stars, one.key)))


def in_rows(found: list[Exercise]) -> list[Exercise]:
    """Kinds of questions in turn, so that rare ones are all taken."""
    kinds: dict[str, list[Exercise]] = {}
    for one in found:
        kinds.setdefault(one.asked, []).append(one)
    return [one for row in zip_longest(*kinds.values()) for one in row if one is not None]
