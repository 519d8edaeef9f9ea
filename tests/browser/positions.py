"""Questions of every kind, from games played by chance, each laid out as a table of its own."""

import json
import random
import time
import urllib.error
import urllib.request
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import squander
from squander.kernel.game import Game
from squander.play.records import record_of, write

EVERYTHING: dict[str, dict[str, Any]] = {"prodigals-club": {"competitions": ["possessions", "election", "society"]}}
GAMES = 2  # in one game alone some kinds of question never come
MOST_GAMES = 40


class Asked(NamedTuple):
    """A question somebody was asked after so many choices of a game."""

    game: int
    ply: int
    who: int
    kind: str
    refused: frozenset[str]  # places where nothing is possible, though one might think so


def refused_places(g: Game) -> frozenset[str]:
    place, question = g.kind.words.place, g.question
    refused = {place(g, question.frame, one.option) for one in question.refused}
    return frozenset(refused - {place(g, question.frame, option) for option in question.options})


class Positions:
    def __init__(self, url: str, game: str, players: int = 3) -> None:
        self.url, self.game, self.players = url, game, players
        self.asked: list[Asked] = []
        self.archives = [self.upload(game, number) for number in range(GAMES)]

    def upload(self, game: str, number: int) -> list[str]:
        """Play a game in this process, and hand its record in; table and token of the archive."""
        dice = random.Random(number)
        g = squander.new(game, players=self.players, seed=f"positions {number}", **EVERYTHING.get(game, {}))
        ply = 0
        while not g.over:
            question = g.question
            if len(question.options) > 1:  # the page answers others by itself
                kind = question.name.partition(":")[0]
                self.asked.append(Asked(number, ply, question.who, kind, refused_places(g)))
            g.choose(dice.choice(question.options))
            ply += 1
        made = self.post("api/records", write(record_of(g)).encode(), "text/plain")
        return str(made["url"]).split("/")[-2:]

    @property
    def kinds(self) -> int:
        """Of questions that came up."""
        return len({one.kind for one in self.asked})

    def pick(self, count: int) -> list[Asked]:
        """So many, of all kinds in turn, from all of the game."""
        kinds: dict[str, list[Asked]] = defaultdict(list)
        for one in random.Random(5).sample(self.asked, len(self.asked)):
            kinds[one.kind].append(one)
        turns = [group[i : i + 1] for i in range(len(self.asked)) for group in kinds.values()]
        return [one for turn in turns for one in turn][:count]

    def refusing(self, kind: str) -> Iterator[tuple[Asked, str]]:
        """Questions that refuse something at a place of this kind, and the place; from more games if need be."""
        seen = 0
        while len(self.archives) < MOST_GAMES:
            fresh, seen = self.asked[seen:], len(self.asked)
            for one in fresh:
                yield from ((one, place) for place in sorted(one.refused) if place.startswith(f"{kind}:"))
            self.archives.append(self.upload(self.game, len(self.archives)))

    def table(self, asked: Asked, kind: str = "you") -> dict[str, Any]:
        """A table with this question open for the one who sits there."""
        table, token = self.archives[asked.game]
        person, bot = {"kind": kind, "name": "Percival"}, {"kind": "bot", "bot": "random"}
        seats = [person if seat == asked.who else bot for seat in range(self.players)]
        body = json.dumps({"ply": asked.ply, "seats": seats}).encode()
        return self.post(f"api/tables/{table}/branch", body, "application/json", token)

    def post(self, path: str, body: bytes, kind: str, token: str = "") -> dict[str, Any]:
        request = urllib.request.Request(self.url + path, body, {"Content-Type": kind})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        for _ in range(60):
            try:
                with urllib.request.urlopen(request) as answer:
                    made: dict[str, Any] = json.load(answer)
                    return made
            except urllib.error.HTTPError as error:
                if error.code != 429:  # too many new tables at once
                    raise AssertionError(error.read().decode()) from None
                time.sleep(1)
        raise AssertionError("the server never lets another table be made")
