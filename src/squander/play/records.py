"""A game as text: what it started from, every choice in words, and a digest after each.

squander record 1
game last-will
rules 1
players 3
seed 7
options {"box":"68a0a0a487af","pack":null,"plan_order":false,"starter":null,"will":"standard"}
about {"seats":["you","greedy","greedy"]}
0 - start - 5f0c19d2
1 0 will.KeepFirstCards school_chum.1 0d9c1f22
...
snapshot {...}          only in a save: the position itself
end 215 7d1b...         how many choices, and a checksum over all lines above
"""

import hashlib
import json
from collections.abc import Iterator
from typing import NamedTuple, TypeVar, cast

from squander.games import kind_of, seed_of
from squander.games.packs_of_others import path_of
from squander.kernel.errors import BadRecord, BadSetup, SquanderError
from squander.kernel.game import Frame, Game, plies_of, restore
from squander.kernel.pieces import Data, Options, Setup, path_or_none
from squander.play.about import About

FORMAT = "squander record 1"
T = TypeVar("T")
HEADER = ["game", "rules", "players", "seed", "options", "about"]


class Choice(NamedTuple):
    """One line of the record; `digest` is the position after it."""

    who: int
    question: str
    word: str
    digest: str


class Record(NamedTuple):
    game: str
    rules: int
    setup: Setup
    about: About
    start: str
    choices: list[Choice]
    snapshot: Data | None = None

    def with_snapshot(self, g: Game) -> "Record":
        return self._replace(snapshot=g.dump())


class Difference(NamedTuple):
    """The first choice that does not come out as recorded."""

    ply: int
    reason: str


# --- making and playing -------------------------------------------------------------------------------------------


def record_of(g: Game, about: About | None = None) -> Record:
    """Play the game once more from its start, writing down each choice and what it led to."""
    if not g.setup.seed:
        raise BadRecord("This is a guess at a game, not a game; only a real one has a record.")
    again = g.kind.begin(g.setup)
    start = mark(again)
    choices = []
    for ply in plies_of(g.history):
        word = g.kind.words.word(again, ply.frame, ply.option)
        again.choose(ply.option)
        choices.append(Choice(ply.frame.who, ply.frame.rule.name, word, mark(again)))
    told: About = about or {}
    return Record(g.kind.id, g.kind.version, g.setup, {**told, **pack_mark(g.setup.options)}, start, choices)


def pack_mark(options: Options) -> About:
    """A pack is a file that may change after the game; its hash says whether it did."""
    pack = path_or_none(options, "pack") if "pack" in options else None
    return {"pack": hashlib.sha256(path_of(pack).read_bytes()).hexdigest()[:16]} if pack else {}


def mark(g: Game) -> str:
    """The digest as a record shows it: half as long is long enough."""
    return g.digest()[:8]


def positions(record: Record) -> Iterator[Game]:
    """Each position of a recorded game, from the start to the last choice; raises at a choice that does not fit."""
    g = beginning(record)
    yield g.copy()
    for number, choice in enumerate(record.choices, 1):
        follow(g, number, choice)
        yield g.copy()


def cut(record: Record, ply: int) -> Record:
    """The game up to before this choice."""
    if not 0 <= ply <= len(record.choices):
        raise BadSetup(f"There is no ply {ply} in this record; it has 0 to {len(record.choices)}.")
    return record._replace(choices=record.choices[:ply], snapshot=None)


def beginning(record: Record) -> Game:
    kind = kind_of(record.game)
    options = kind.settle(record.setup.players, kind.as_played(record.rules, record.setup.options))
    if "pack" in record.about and pack_mark(options) != {"pack": record.about["pack"]}:
        raise BadRecord(
            f"The pack {options['pack']} has changed since this game was played; bring back the one it used."
        )
    g = kind.begin(Setup(record.setup.players, seed_of(record.setup.seed), options))
    if mark(g) != record.start:
        raise BadRecord("Ply 0: the table is not laid out as recorded; the record or its pack was changed.")
    return g


def follow(g: Game, number: int, choice: Choice) -> None:
    f = g.asked
    if f is None:
        raise BadRecord(f"Ply {number}: the game is over, but the record goes on.")
    if (f.who, f.rule.name) != (choice.who, choice.question):
        asked, recorded = f"seat {f.who} is asked {f.rule.name}", f"seat {choice.who}, {choice.question}"
        raise BadRecord(f"Ply {number}: {asked}, but the record has {recorded}.")
    g.choose(option_called(g, f, number, choice.word))
    if mark(g) != choice.digest:
        raise BadRecord(f"Ply {number}: {choice.word} leads to another position than recorded.")


def option_called(g: Game, f: Frame, number: int, word: str) -> int:
    for option in g.options:
        if g.kind.words.word(g, f, option) == word:
            return option
    raise BadRecord(f"Ply {number}: {word} is not possible at {f.rule.name}.")


def verify(record: Record) -> Difference | None:
    """Recompute the game; the first ply that differs, or nothing."""
    fitting = 0
    try:
        for _ in positions(record):
            fitting += 1
    except BadRecord as error:
        return Difference(fitting, str(error))
    return None


def resume(record: Record) -> Game:
    """The game at the end of its record, ready to go on."""
    g = beginning(record)
    for number, choice in enumerate(record.choices, 1):
        follow(g, number, choice)
    if record.snapshot is not None:
        check_snapshot(record, g)
    return g


def check_snapshot(record: Record, g: Game) -> None:
    try:
        kept = restore(g.kind, g.setup, record.snapshot or {})
    except Exception as error:  # it went through rules that trust their position
        raise BadRecord(f"The snapshot of this save is damaged ({error!r}).") from None
    if kept.digest() != g.digest():
        raise BadRecord("The snapshot of this save is not the position its choices lead to.")


# --- text ---------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    setup = record.setup
    lines = [
        FORMAT,
        f"game {record.game}",
        f"rules {record.rules}",
        f"players {setup.players}",
        f"seed {json.dumps(setup.seed)}",
        f"options {compact(setup.options)}",
        f"about {compact(record.about)}",
        f"0 - start - {record.start}",
    ]
    for number, choice in enumerate(record.choices, 1):
        lines.append(f"{number} {choice.who} {choice.question} {choice.word} {choice.digest}")
    if record.snapshot is not None:
        lines.append(f"snapshot {compact(record.snapshot)}")
    lines.append(f"end {len(record.choices)} {checksum(lines)}")
    return "\n".join(lines) + "\n"


def compact(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read(text: str, edited: bool = False) -> Record:
    """A record from its text; one sentence for whatever is wrong with it. `edited` overlooks the checksum."""
    lines = text.splitlines()
    if lines and lines[0] != FORMAT and lines[0].startswith(FORMAT.rstrip("0123456789")):
        raise BadRecord(f"This is a {lines[0]}, written by another version; this one reads a {FORMAT}.")
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"This is no record of a game: the first line is not {FORMAT!r}.")
    if not lines[-1].startswith("end "):
        raise BadRecord(f"The record is cut off after line {len(lines)}: its last line is missing.")
    if not edited and lines[-1].split(" ")[-1] != checksum(lines[:-1]):
        raise BadRecord("The record was changed after it was written: its checksum does not fit.")
    try:
        return parse(lines)
    except SquanderError:
        raise
    except (ValueError, KeyError, IndexError, TypeError, RecursionError) as error:
        raise BadRecord(f"The record cannot be read: {error!r}.") from None


def parse(lines: list[str]) -> Record:
    head = dict(line.split(" ", 1) for line in lines[1 : 1 + len(HEADER)])
    body = lines[1 + len(HEADER) : -1]
    snapshot = None
    if body[-1].startswith("snapshot "):
        snapshot = json.loads(body.pop().split(" ", 1)[1])
    start, *choices = [choice_of(number, line) for number, line in enumerate(body)]
    seed = of_kind(head, "seed", str)
    setup = Setup(int(head["players"]), seed, of_kind(head, "options", dict))
    about = cast(About, of_kind(head, "about", dict))
    return Record(head["game"], int(head["rules"]), setup, about, start.digest, choices, snapshot)


def choice_of(number: int, line: str) -> Choice:
    """A line of the body; the zeroth is the start, which nobody chose."""
    parts = line.split(" ")
    if len(parts) != 5 or parts[0] != str(number) or not (parts[1].isdecimal() or number == 0):
        raise BadRecord(f"Line {number + len(HEADER) + 2} is not ply {number}: 'ply seat question answer digest'.")
    return Choice(int(parts[1]) if number else -1, parts[2], parts[3], parts[4])


def of_kind(head: dict[str, str], name: str, kind: type[T]) -> T:
    value = json.loads(head[name])
    if not isinstance(value, kind) or (name == "seed" and not value):
        raise BadRecord(f"The line {name!r} of the record does not hold a {'text' if kind is str else 'JSON object'}.")
    return value
