"""All that a player reads, collected from whole games.

python -m tests.conformance.reading last-will 200    each text of so many games once, to be read aloud
"""

import random
import re
import sys
from collections.abc import Iterator
from typing import NamedTuple

from squander.games import kind_of, package_of
from squander.kernel.game import Game
from squander.kernel.pieces import line_of
from squander.kernel.question import Refusal
from tests.conformance.cells import CELLS, Cell

NUMBER = re.compile(r"\d+(?:,\d{3})*")
IDLE = {"end", "none", "pass", "rest", "done", "no"}


class Text(NamedTuple):
    kind: str  # prompt, label, reason or note
    where: str  # the question, or the note's name
    text: str
    clause: str = ""

    @property
    def shape(self) -> tuple[str, str, str, str]:
        return self.kind, self.where, NUMBER.sub("#", self.text), self.clause


def cells_of(game: str) -> list[Cell]:
    return [cell for cell in CELLS if cell.game == game]


def positions(cell: Cell, seed: int) -> Iterator[Game]:
    """Every question of a game, then its end. With an odd seed the players are busy: they stop only when they must."""
    g = cell.new(seed)
    g.noting = True
    chance = random.Random(seed)
    while not g.over:
        yield g
        g.choose(chance.choice(lively(g) if seed % 2 else g.options))
    yield g


def lively(g: Game) -> list[int]:
    f = g.question.frame
    return [option for option in g.options if g.kind.words.word(g, f, option) not in IDLE] or list(g.options)


def walk(game: str, games: int) -> Iterator[Game]:
    """The positions of so many games, over all player counts and variants in turn."""
    cells = cells_of(game)
    for seed in range(games):
        yield from positions(cells[seed % len(cells)], seed // len(cells))


def refusals(g: Game) -> list[Refusal]:
    return [] if g.over else g.question.refused


def texts(g: Game) -> Iterator[Text]:
    """What this position says; the whole log once the game is over."""
    if g.over:
        for note in line_of(g.log):
            yield Text("note", note.what, g.kind.words.tell(g, note))
        return
    question = g.question
    yield Text("prompt", question.name, question.prompt)
    for option in question.options:
        yield Text("label", question.name, question.label(option))
    for refusal in question.refused:
        yield Text("label", question.name, refusal.label)
        yield Text("reason", question.name, refusal.reason, refusal.clause)


def quotations(game: str) -> set[str]:
    """A rule says what is so in every game, and so is hardly ever the answer to `why not this, now?`."""
    return {row["clause"] for row in package_of(game).clauses()}


def main(game: str, games: int) -> None:
    """Texts that differ in their numbers only are printed once, without them."""
    kind_of(game)
    found: dict[tuple[str, str, str, str], None] = {}
    for g in walk(game, games):
        for text in texts(g):
            found.setdefault(text.shape)
    for kind, where, shape, clause in sorted(found):
        print(f"{kind:7}{where:28}{clause:16}{shape}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
