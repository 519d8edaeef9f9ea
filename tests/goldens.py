"""Golden files: transcripts people can read, counts of positions, and a recorded game for each way of ending.

python -m tests.goldens            write them all anew; look at the diff before you commit it
python -m tests.goldens last-will  only for one game
"""

import random
import sys
from pathlib import Path

from squander.bots import make, names
from squander.games import kind_of, package_of
from squander.kernel.game import Game
from squander.play.records import record_of, write
from squander.play.sight import Sight
from tests.conformance.cells import CELLS, GAMES, Cell, named, play

HERE = Path(__file__).parent
RECORDS = HERE / "records"
PLIES = 150
DEPTHS = {0: 4, 30: 4, 75: 4, 140: 4}  # after so many random plies, leaves at this depth are counted
TRIES = 400


def transcript(cell: Cell) -> str:
    """Each question with its options, the answer and the digest after it."""
    g = cell.new(1)
    chance = random.Random(1)
    lines = [f"{named(cell)}, seed 1: {g.digest()}"]
    while not g.over and g.plies < PLIES:
        f = g.question.frame
        words = [g.kind.words.word(g, f, option) for option in g.options]
        option = chance.choice(g.options)
        answer = g.kind.words.word(g, f, option)
        g.choose(option)
        lines.append(f"{g.plies:4} {f.who} {f.rule.name}: {' '.join(words)}\n       -> {answer} {g.digest()[:8]}")
    return "\n".join(lines) + "\n"


def leaves(g: Game, depth: int) -> int:
    """How many lines of play of this length begin here."""
    if depth == 0 or g.over:
        return 1
    if depth == 1:
        return len(g.options)
    total = 0
    for option in g.options:
        fork = g.copy()
        fork.choose(option)
        total += leaves(fork, depth - 1)
    return total


def counts(cell: Cell) -> str:
    rows = []
    for plies, depth in DEPTHS.items():
        g = play(cell.new(2), random.Random(2), plies)
        rows.append(f"{named(cell)} after {plies} plies, {depth} deep: {leaves(g, depth)}")
    return "\n".join(rows) + "\n"


def transcript_path(cell: Cell) -> Path:
    return HERE / "golden" / f"{named(cell)}.txt"


def counts_path(game: str) -> Path:
    return HERE / "golden" / f"{game}.counts"


def record_path(game: str, ending: str) -> Path:
    """Records of another version or another box stay beside these, and go on being verified."""
    kind = kind_of(game)
    boxes = kind.boxes({setting.name: setting.default for setting in kind.settings})
    folder = "-".join(["rules", str(kind.version), *boxes])
    return RECORDS / game / folder / f"{ending.replace(' ', '-')}.txt"


def find_ending(game: str, ending: str) -> Game | None:
    """A game that ends this way, by random and by greedy players, over all cells."""
    cells = [cell for cell in CELLS if cell.game == game]
    for seed in range(TRIES):
        cell = cells[seed % len(cells)]
        bot = names(game)[(seed // len(cells)) % len(names(game))]
        g = played_by(cell, bot, seed)
        if package_of(game).ending(g) == ending:
            return g
    return None


def played_by(cell: Cell, bot: str, seed: int) -> Game:
    g = cell.new(seed)
    bots = [make(bot, cell.game, seed * 10 + seat) for seat in range(cell.players)]
    while not g.over:
        g.choose(bots[g.question.who].choose(Sight(g)))
    return g


def write_all(games: list[str]) -> None:
    for game in games:
        cells = [cell for cell in CELLS if cell.game == game]
        for cell in cells:
            transcript_path(cell).write_text(transcript(cell), encoding="utf-8")
        counts_path(game).write_text("".join(counts(cell) for cell in cells), encoding="utf-8")
        for ending in package_of(game).endings:
            write_record(game, ending)


def write_record(game: str, ending: str) -> None:
    """Unless there is one: records of a version and a box are to be replayed, not to be made anew."""
    if record_path(game, ending).exists():
        return
    g = find_ending(game, ending)
    if g is None:
        print(f"{game}: no game ended by {ending!r} in {TRIES} tries", file=sys.stderr)
        return
    path = record_path(game, ending)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write(record_of(g)), encoding="utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:] or GAMES)
