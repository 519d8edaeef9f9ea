"""What a page is shown: seats by the names of those who sit there."""

import msgspec

from squander.play.records import record_of, write
from squander.server import wire
from tests.games.maccreedys_mansion.haunting import haunting
from tests.server.client import Player, call, token_of

NAMES = ["Ann", "Ben", "Cecily", "Dora", "Ernest"]


def test_an_option_about_somebody_names_them(port: int) -> None:
    g = haunting()
    made = msgspec.json.decode(call(port, "/api/records", write(record_of(g)).encode()).body, type=wire.TableMade)
    kinds = ["you" if seat == g.question.who else "link" for seat in range(5)]
    wish = wire.Branch(g.plies, [wire.SeatWish(kind, name) for kind, name in zip(kinds, NAMES, strict=True)])
    answer = call(port, f"/api/tables/{made.table}/branch", wish, token_of(made.url))
    branch = msgspec.json.decode(answer.body, type=wire.TableMade)
    with Player(port, branch.table, token_of(branch.url)) as player:
        question = player.my_turn().question
    assert question is not None
    owners = {
        label.rpartition("(")[2].rstrip(")").partition(",")[0]
        for label in (option.label for option in question.options)
    }
    assert owners <= set(NAMES)
    assert owners
