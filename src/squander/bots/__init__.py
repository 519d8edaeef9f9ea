"""Players made of code. A bot is given a `Sight` of its seat and answers with one of its options.

A game brings bots of its own; bots of others are guests.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from squander.bots.guests import all_guests, invite, made
from squander.bots.people import FORMER, Portrait, company
from squander.bots.person import Person
from squander.bots.planner import Planner, mirroring, plain
from squander.bots.scripted import LESSON, plays_in, scripted
from squander.bots.search.budget import Budget, Settings
from squander.bots.specs import has_budget, spec_of
from squander.extras import wanted
from squander.games import package_of
from squander.games.expert import Expert
from squander.kernel.errors import BadSetup, NotOffered
from squander.kernel.game import Game
from squander.kernel.rng import Rng, seeded
from squander.play.sight import Glance, Sight
from squander.plugins import is_file_name, is_name


class Bot(Protocol):
    """Anything that answers questions."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`."""


Maker = Callable[[int], Bot]
Thinker = Callable[[int, Budget], Bot]  # makes one that takes a budget

NET = "net:"  # before the file of a network
PLANNERS: dict[str, Callable[[], Settings]] = {"planner": Settings, "plain-planner": plain, "mirror-planner": mirroring}
YARDSTICKS = frozenset({"greedy-0", *PLANNERS}) - {"planner"}  # for the arena; people are not offered them
USUAL_BUDGET = Budget(playouts=100)  # of one that takes a budget and is named without


class RandomBot:
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = chance_of(seed)

    def choose(self, sight: Glance) -> int:
        return sight.options[self.rng.below(len(sight.options))]


def chance_of(seed: int) -> Rng:
    """By which the bot of this seed plays."""
    return seeded(f"random bot {seed}")


def answer(bot: Bot, g: Game) -> int:
    """What the bot chooses; a guess at the table is made only for one that looks, and only for a real choice."""
    if isinstance(bot, RandomBot):
        return bot.choose(Glance(g))
    return g.options[0] if len(g.options) == 1 else whole(bot, g, bot.choose(Sight(g)))


def whole(bot: Bot, g: Game, answered: int) -> int:
    """Bots of others may answer with anything."""
    try:
        return int(answered)
    except (TypeError, ValueError):
        name, asked = type(bot).__name__, g.question.name
        raise NotOffered(f"{name} answered {answered!r} to {asked}; choose one of {list(g.options)}.") from None


def names(game: str) -> list[str]:
    """The bots that can play a game: the weakest first, guests after the one that plays by chance."""
    return list(makers(game))


def known(game: str) -> list[str]:
    """All that can be named, with levels and characters."""
    return [*makers(game), *persons(game), *lessons(game)]


def can_play(name: str, game: str) -> bool:
    """Whether it is known, also by a word of before."""
    return not {name, FORMER.get(name, name)}.isdisjoint(known(game))


def own(game: str) -> list[str]:
    """Those that come with the game: its bots with the weakest first, then its scripted rivals."""
    return ["random", *package_of(game).bots(), *thinkers(game), *package_of(game).rivals()]


def offered(game: str) -> list[str]:
    """Those that people may choose from."""
    return [name for name in names(game) if name not in YARDSTICKS and name not in package_of(game).rivals()]


def levels(game: str) -> list[str]:
    """Those by whose names people choose how strong an opponent is, the weakest first."""
    return company(game).levels()


def usual(game: str) -> str:
    """Who plays where nobody is named: the strongest that answers at once."""
    return ["random", *package_of(game).bots()][-1]


def stand_in(name: str, game: str) -> str | None:
    """Who plays on for one that failed: the next weaker, for a guest, a rival and one that is gone the usual; nobody
    for the weakest, so that no two of them hand a question to and fro."""
    known, failed = own(game), name.partition(":")[0]
    if failed not in known or failed in package_of(game).rivals():
        return usual(game)
    return next((other for other in reversed(known[: known.index(failed)]) if other not in YARDSTICKS), None)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one game, as `planner:0.3s` with a budget. The same seed always makes the same choices,
    unless its time is limited."""
    if name.startswith(NET):
        return learned(name, game)
    spec = spec_of(name)
    known = {**makers(game), **persons(game), **lessons(game)}
    name = spec.name if spec.name in known else FORMER.get(spec.name, spec.name)
    if name not in known:
        raise BadSetup(refusal(name, game, list(known)))
    if spec.budget is None:
        return known[name](seed)
    if spec.name not in thinkers(game):
        raise BadSetup(f"The bot {spec.name!r} takes no budget; write {spec.name} alone.")
    return thinkers(game)[spec.name](seed, spec.budget)


def learned(name: str, game: str) -> Bot:
    """One that learned, from its file; NumPy is there for who has one."""
    with wanted("envs", name):
        from squander.bots.net import net_bot

    return net_bot(name, game)


def refusal(name: str, game: str, known: list[str]) -> str:
    elsewhere = next((guest for guest in all_guests() if guest.name == name), None)
    if elsewhere:
        return f"The bot {name!r} plays {' and '.join(elsewhere.games)}, not {game}."
    return f"There is no bot {name!r} for {game}; choose one of {', '.join(known)}."


def makers(game: str) -> dict[str, Maker]:
    """A guest that is called like a bot of the game does not take its place."""
    package = package_of(game)
    planning = {name: at_usual_budget(maker) for name, maker in thinkers(game).items()}
    mine = {**package.bots(), **planning, **package.rivals()}
    visiting: dict[str, Maker] = {one.name: partial(made, one.home) for one in all_guests() if one.plays(game)}
    return {"random": RandomBot, **{name: maker for name, maker in visiting.items() if name not in mine}, **mine}


def persons(game: str) -> dict[str, Maker]:
    """Levels and characters."""
    expert = package_of(game).expert()
    return {} if expert is None else {id: partial(person, one, expert) for id, one in company(game).people.items()}


def person(portrait: Portrait, expert: Expert, seed: int) -> Bot:
    return Person(portrait, expert, seed)


def lessons(game: str) -> dict[str, Maker]:
    """Who plays against a learner, where the game has a lesson."""
    return {LESSON: partial(scripted, game)} if plays_in(game) else {}


def thinkers(game: str) -> dict[str, Thinker]:
    """Those that take a budget: a game that has an expert can be planned."""
    expert = package_of(game).expert()
    return {} if expert is None else {name: partial(planner, expert, name) for name in PLANNERS}


def planner(expert: Expert, name: str, seed: int, budget: Budget) -> Bot:
    return Planner(name, expert, seed, budget, PLANNERS[name]())


def at_usual_budget(maker: Thinker) -> Maker:
    return lambda seed: maker(seed, USUAL_BUDGET)


def listed(text: str) -> list[str]:
    """The names in a list with commas; a bot that is listed by where it is, such as `./mine.py:Miser`, is invited."""
    wanted = [name.strip() for name in text.split(",") if name.strip()]
    return [name if is_plain(name) else invite(name) for name in wanted]


def is_plain(name: str) -> bool:
    """Whether a bot is named, alone or with a budget; otherwise it is said where to find it, if only in which file."""
    return not (is_name(name) or is_file_name(name)) or has_budget(name) or name.startswith(("planner:", NET))
