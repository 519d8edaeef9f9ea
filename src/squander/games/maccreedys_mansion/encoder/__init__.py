"""MacCreedy's Mansion as numbers, for programs that learn."""

from squander.envs.core.encoder import Encoder
from squander.envs.core.numbering import Answers, Options
from squander.games.maccreedys_mansion.encoder.observed import ROOMS, SPACES, Table
from squander.games.maccreedys_mansion.rules.investments import MOST_THOUSANDS
from squander.games.maccreedys_mansion.terms import ALL, BY_PRICE, DONE, PASS, PIECES, RESOURCES, REST, TRADES

VERSION = 1
MOST_UNITS = 80
MOST_BID = 50


def encoder(players: int) -> Encoder:
    made = Encoder("maccreedys-mansion", VERSION, players, answers())
    made.sections = [Table(made)]
    return made


def ask_space() -> list[Options]:
    return [Options(0, SPACES - 1, "the space")]


def ask_rest() -> list[Options]:
    return [Options(PASS, PASS, "pass"), Options(REST, REST, "pass, and go on passing")]


def answers() -> list[Answers]:
    return [
        Answers("mansion.HireOrPass", [*ask_rest(), Options(1, TRADES, "hire"), Options(11, 10 + RESOURCES, "take")]),
        Answers("mansion.TakeUnits", [Options(1, MOST_UNITS, "units")]),
        Answers("mansion.PlaceWorker", ask_space()),
        Answers("mansion.KeepMarker", ask_space()),
        Answers("mansion.AddMarker", [*ask_space(), Options(DONE, DONE, "none")]),
        Answers("mansion.PayFirst", [Options(0, PIECES - 1, "the piece"), Options(BY_PRICE, BY_PRICE, "the cheapest")]),
        Answers(
            "mansion.PayDebt",
            [Options(0, PIECES - 1, "the piece"), Options(ALL, ALL, "all"), Options(DONE, DONE, "none")],
        ),
        Answers("mansion.Reopen", [Options(0, 1, "0 no, 1 yes")]),
        Answers("mansion.ChooseInvestment", [Options(0, 3, "0 hold, 1 collect, 2 liquidate, 3 invest")]),
        Answers("mansion.InvestThousands", [Options(0, MOST_THOUSANDS, "thousands"), Options(ALL, ALL, "all")]),
        Answers("mansion.InvestHundreds", [Options(0, 9, "hundreds")]),
        Answers("mansion.BidOrPass", [*ask_rest(), Options(1, MOST_BID, "hundreds")]),
        Answers("mansion.ChooseHaunt", [Options(0, 4, "0 none, 1 a worker, 2 a room, 3 a marker, 4 the inspector")]),
        Answers("mansion.HauntWorker", [Options(0, TRADES - 1, "the trade")]),
        Answers("mansion.HauntRoom", [Options(0, ROOMS - 1, "the room")]),
        Answers("mansion.HauntMarker", ask_space()),
    ]
