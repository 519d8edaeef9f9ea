"""The process in which one finished game is looked back on: a record on stdin; on stdout how far it has got, line by
line, and at last what was found."""

import os
import sys
from contextlib import suppress

import msgspec

from squander.analysis.account import Account, Part
from squander.analysis.analysing import analyse
from squander.analysis.findings import Told, tell
from squander.analysis.numbers import summary
from squander.play.records import read
from squander.play.seating import seats_of
from squander.server import wire

PROGRESS, FOUND = b"progress ", b"found "
POLITE = 10  # somebody may be playing meanwhile


def main(playouts: int) -> None:
    os.nice(POLITE)
    record = read(sys.stdin.read())
    seats = seats_of(record.about, record.setup.players)
    names = seats.seen_from(-1).names if seats else [f"Player {who + 1}" for who in range(record.setup.players)]
    found = tell(record, analyse(record, playouts, progress=say), names)
    write(FOUND + msgspec.json.encode(looked_back(found)))


def say(done: int, of: int) -> None:
    write(PROGRESS + f"{done} {of}".encode())


def write(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def looked_back(told: Told) -> wire.LookedBack:
    return wire.LookedBack(
        told.playouts,
        told.rounds,
        [wire.ChancesAt(*point) for point in told.points],
        [account(told.names[one.seat], one) for one in told.accounts],
        [wire.ChoiceJudged(*one) for one in told.dearest],
        [wire.Swing(*one) for one in told.luckiest],
        [wire.ChoiceJudged(*one) for one in told.choices],
    )


def account(name: str, one: Account) -> wire.AccountOf:
    own, others, luck = part_of(one.own), part_of(one.others), part_of(one.luck)
    return wire.AccountOf(one.fair, one.result, own, others, luck, one.mistakes, one.choices, summary(name, one))


def part_of(part: Part) -> wire.PartOf:
    return wire.PartOf(part.amount, part.spread)


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        main(int(sys.argv[1]))
