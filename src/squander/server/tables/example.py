"""A table in the middle of a game, for the pictures on the rules page. Nobody sits at it."""

from functools import cache

from squander import bots
from squander.games import kind_of
from squander.play.sight import Sight
from squander.server import wire
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables import showing
from squander.server.tables.catalogue import about
from squander.server.tables.making import BOT_NAMES
from squander.server.tables.room import Room

PLAYERS = 3
SEED = "example"


@cache
def example(game: str) -> wire.State:
    kind, told, best = kind_of(game), about(game), bots.usual(game)
    options = kind.settle(PLAYERS, told.example_options)
    row = TableRow("example", game, kind.version, PLAYERS, SEED, options, "", False, None)
    room = Room(row, [SeatRow(name, "bot", best) for name in BOT_NAMES[:PLAYERS]])
    while room.game.plies < told.example_plies and not room.game.over:
        bot = bots.make(best, game, room.ply)
        room.take(*room.choice(int(bot.choose(Sight(room.game)))))
    return showing.state(room, 0, [], room.ply)
