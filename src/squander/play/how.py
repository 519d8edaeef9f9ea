"""How a game is played, told to people: the file `how.toml` of its folder, read and checked.

The page and its printed sheet, the terminal, and the notes at the table tell the same words. A game that is put
together from others has their sections, symbols and parts, too, unless it says otherwise. The file is told in
docs/how-to-play.md.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from squander.games import package_of
from squander.games.contract import HOW, Package
from squander.kernel.errors import BadPack, BadSetup
from squander.play.guide import Chapter, HowTo, Mistake, Section, Sign, Thing

PLACES = ["goal", "mistakes", "symbols"]  # of every page, beside its chapters


class Meaning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a section of the clauses."""

    title: str
    means: str


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `how.toml` as it is written."""

    minutes: int
    goal: list[str]
    clauses: list[str]
    round: list[Chapter]
    mistakes: list[Mistake]
    sections: dict[str, Meaning]
    parts: list[Thing]
    more: list[Chapter] = []
    symbols: list[Sign] = []
    without: list[str] = []  # symbols and parts of the games it is made of that it does not have


@cache
def how_to(game: str) -> HowTo:
    package = package_of(game)
    if not (package.folder / HOW).is_file():
        raise BadSetup(f"Nobody has written how {package.kind.title} is played; read its rules instead.")
    told = put_together(package)
    if faults := faults_of(told, package):
        raise BadPack(f"{package.folder / HOW}: {faults[0]}")
    return told


def has_how_to(game: str) -> bool:
    return (package_of(game).folder / HOW).is_file()


def read(path: Path) -> File:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPack(f"{path}: this does not tell how to play: {error}.") from None


def put_together(package: Package) -> HowTo:
    own = read(package.folder / HOW)
    others = [how_to(part.kind.id) for part in package.parts() if part is not package]
    return HowTo(
        game=package.kind.id,
        title=package.kind.title,
        minutes=own.minutes,
        goal=own.goal,
        clauses=own.clauses,
        round=own.round,
        more=own.more,
        mistakes=own.mistakes,
        symbols=kept(own.symbols, (sign for other in others for sign in other.symbols), own.without),
        sections=[
            *sections_of(package.kind.id, own),
            *(s for other in others for s in other.sections if is_used(package, s.id)),
        ],
        parts=[*(seen_from(package.kind.id, part) for part in own.parts), *parts_of(others, own.without)],
    )


def sections_of(game: str, own: File) -> list[Section]:
    return [Section(id, of.title, of.means, f"{game}/{place_of(id, own)}") for id, of in own.sections.items()]


def place_of(section: str, own: File) -> str:
    """The first chapter that shows or names the section; the goal if none does."""
    chapters = [*own.round, *own.more]
    shown = [chapter.id for chapter in chapters if section in chapter.pictures]
    named = [c.id for c in chapters if any(id.startswith(f"{section}-") for id in c.clauses)]
    return [*shown, *named, PLACES[0]][0]


def is_used(package: Package, section: str) -> bool:
    return not f"{section}-".startswith(package.left_out or ("-",))


def kept(own: list[Sign], others: Iterable[Sign], without: list[str]) -> list[Sign]:
    """Each once; what it says itself goes before what others say."""
    found = {sign.id: sign for sign in [*others, *own] if sign.id not in without}
    return list(found.values())


def seen_from(game: str, part: Thing) -> Thing:
    return msgspec.structs.replace(part, see=f"{game}/{part.see}")


def parts_of(others: list[HowTo], without: list[str]) -> list[Thing]:
    return [
        msgspec.structs.replace(part, id=f"{other.game}:{part.id}")
        for other in others
        for part in other.parts
        if part.id not in without
    ]


def faults_of(told: HowTo, package: Package) -> list[str]:
    """Names of nothing, names given twice, and sections of which nothing is said."""
    clauses = [row["id"] for row in package.clauses()]
    sections = {id.rpartition("-")[0] for id in clauses}
    unsaid = sections - {section.id for section in told.sections}
    nowhere = [part.see for part in told.parts if part.see.startswith(f"{told.game}/") and not leads(told, part.see)]
    return [
        *(f"there is no clause {id}." for id in named_in(told) if id not in clauses and is_own(told, id)),
        *(f"there is no section {s.id}." for s in told.sections if s.id not in sections),
        *(f"nothing is said of the section {section}." for section in sorted(unsaid)),
        *(f"{place} is no place of the page." for place in nowhere),
        *(f"there are two of the name {id}." for id in twice(ids_of(told))),
    ]


def named_in(told: HowTo) -> list[str]:
    """Every clause that something names."""
    chapters = [id for chapter in [*told.round, *told.more] for id in chapter.clauses]
    mistakes = [id for mistake in told.mistakes for id in mistake.clauses]
    return [*told.clauses, *chapters, *mistakes, *(part.clause for part in told.parts)]


def is_own(told: HowTo, id: str) -> bool:
    """Parts of other games may name clauses that this one leaves out; their own files are checked by themselves."""
    return id not in {part.clause for part in told.parts if not part.see.startswith(f"{told.game}/")}


def leads(told: HowTo, see: str) -> bool:
    return see.partition("/")[2] in [*PLACES, *(chapter.id for chapter in [*told.round, *told.more])]


def ids_of(told: HowTo) -> list[str]:
    places = [*PLACES, *(chapter.id for chapter in [*told.round, *told.more])]
    kinds = {"place": places, "symbol": [s.id for s in told.symbols], "part": [part.id for part in told.parts]}
    return [f"{kind} {id}" for kind, ids in kinds.items() for id in ids]


def twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})
