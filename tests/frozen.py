"""What the frozen bot chose, pinned: a line a game, played with the boxes of its day.

python -m tests.frozen    write them anew; only a change of the rules or of how guesses are made can mean that
"""

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from squander.bots import answer, make
from squander.games import new
from squander.games.last_will.expansion import PARTS
from squander.kernel.game import plies_of
from tests.conformance.cells import CELLS, named

PATH = Path(__file__).parent / "golden" / "greedy-0.txt"
BOXES = {
    "last-will": {"box": "5d4c33756723"},
    "prodigals-club": {"box": "bb2c18481f22"},
    "prodigals-last-will": {"box": "bb2c18481f22", "will_box": "5d4c33756723"},
    "maccreedys-mansion": {"box": "e3cfd3e42012"},
}
COMPANY = ("greedy-0", "bold", "careful")
LATER = {"sacked", *PARTS}  # options that came after it: it plays with them, but nothing is measured by that


class Pinned(NamedTuple):
    """One game by the frozen bot, alone or in the company of its day."""

    name: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]

    def line(self) -> str:
        options: dict[str, Any] = {**self.options, **BOXES[self.game]}
        g = new(self.game, len(self.bots), "1", **options)
        players = [make(bot, self.game, seat) for seat, bot in enumerate(self.bots)]
        while not g.over:
            g.choose(answer(players[g.question.who], g))
        chosen = " ".join(str(ply.option) for ply in plies_of(g.history))
        return f"{self.name}: {g.plies} choices {hashlib.sha256(chosen.encode()).hexdigest()[:16]}"


GAMES = [
    *(
        Pinned(named(c), c.game, c.options, ("greedy-0",) * c.players)
        for c in CELLS
        if c.game in BOXES and not LATER & {*c.options}
    ),
    *(Pinned(f"{bot} in company", "maccreedys-mansion", {}, (bot, *COMPANY[:2])) for bot in COMPANY[1:]),
]


if __name__ == "__main__":
    PATH.write_text("".join(f"{game.line()}\n" for game in GAMES), encoding="utf-8")
