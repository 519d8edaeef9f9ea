"""The games as data: what the start page, the drawings and the rules pages are made from."""

from collections.abc import Sequence
from functools import cache

import msgspec

from squander import bots
from squander.bots.listing import beginner, listing
from squander.games import OURS, games, kind_of, package_of, packs_of_others
from squander.games.boxes import AND
from squander.games.pack_changes import told_catalogue
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Data, Options, Setting, Value
from squander.play.exercises import has_exercises
from squander.play.how import has_how_to
from squander.play.in_play import met
from squander.play.lessons import FIRST, lesson, lessons_of
from squander.server import wire
from squander.server.logs import log_fault

PACK = "pack"  # the setting that names one


class About(msgspec.Struct, frozen=True):
    """A game's `about.toml`."""

    minutes: str = ""
    weight: str = ""
    blurb: str = ""
    example_plies: int = 60
    example_options: Options = {}


@cache
def about(game: str) -> About:
    return msgspec.convert(package_of(game).about(), About)


def bots_for(game: str) -> list[str]:
    return bots.known(game)


@cache
def info(game: str) -> wire.GameInfo:
    kind, told = kind_of(game), about(game)
    offered = [(s, values_of(game, s)) for s in kind.offered()]
    settings = [wire.SettingInfo(s.name, s.default, of, s.text, s.unset or "none") for s, of in offered if of]
    return wire.GameInfo(
        id=game,
        title=kind.title,
        least=kind.least,
        most=kind.most,
        alone=kind.alone,
        alone_with=kind.alone_with,
        not_alone=not_alone(kind),
        minutes=told.minutes,
        weight=told.weight,
        blurb=told.blurb,
        settings=settings,
        bots=[wire.BotInfo(*one) for one in listing(game)],
        beginner=beginner(game),
        lesson=lesson_info(game),
        more_lessons=more_lessons(game),
        how=has_how_to(game),
        exercises=has_exercises(game),
    )


def not_alone(kind: Kind) -> list[str]:
    """Settings of which the game refuses a single player every value but the usual one."""
    if not kind.alone:
        return []
    offered = {s.name: [value for value in s.choices if value != s.default] for s in kind.offered()}
    rival = offered.pop(kind.alone)[0]
    tried = {name: [refused(kind, {kind.alone: rival, name: value}) for value in of] for name, of in offered.items()}
    return [name for name, answers in tried.items() if answers and all(answers)]


def refused(kind: Kind, options: Options) -> bool:
    try:
        kind.settle(1, options)
    except BadSetup:
        return True
    return False


def lesson_info(game: str) -> wire.LessonInfo | None:
    if FIRST not in lessons_of(game):
        return None
    told = lesson(game)
    return wire.LessonInfo(told.title, told.goal, told.minutes)


def more_lessons(game: str) -> list[wire.MoreLesson]:
    others = [lesson(game, name) for name in lessons_of(game) if name != FIRST]
    return [wire.MoreLesson(told.name, told.title, told.goal, told.minutes) for told in others]


def values_of(game: str, setting: Setting) -> Sequence[Value]:
    """What a page may choose; of packs, those that are known by a name."""
    known = packs_of_others.names(game) if setting.name == PACK else []
    return [None, *known] if known else setting.offered


def boxes_of(g: Game) -> list[str]:
    """The hashes of the boxes it is played with; one that a pack changes has the pack's name behind it."""
    first, *others = g.kind.boxes(g.setup.options) or [""]
    pack = g.setup.options.get(PACK)
    named = [f"{first}{AND}{pack}" if pack in packs_of_others.names(g.kind.id) else first, *others]
    return [box for box in named if box]


def all_games() -> list[wire.GameInfo]:
    """Those that can be shown: one of others that fails takes nothing else with it."""
    told = [info(game) if game in OURS else info_of_others(game) for game in games()]
    return [one for one in told if one is not None]


@cache
def info_of_others(game: str) -> wire.GameInfo | None:
    try:
        return info(game)
    except Exception as error:
        log_fault("a game cannot be shown", error, game=game)
        return None


def cards(game: str, boxes: list[str]) -> Data:
    """Boxes as data for drawing: those named, each of which must be this game's, or else those of today."""
    shelves = {part.kind.id: part.shelf() for part in package_of(game).parts()}
    if unknown := [box for box in boxes if not any(shelf.has(box) for shelf in shelves.values())]:
        raise BadSetup(f"This game has no box {unknown[0]!r} here.")
    found = [in_box(part, next(filter(shelf.has, boxes), shelf.current)) for part, shelf in shelves.items()]
    return found[0] if len(found) == 1 else {"cards": [row for box in found for row in box["cards"]]}


@cache
def in_box(game: str, box: str) -> Data:
    return told_catalogue(package_of(game), box)


@cache
def clauses(game: str) -> list[wire.Clause]:
    return [wire.Clause(*one) for one in met(game)]
