"""What a page calls "since your last turn": the others' choices, and what followed from one's own before them."""

import random

import pytest

from squander.games import games, kind_of
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables import showing
from squander.server.tables.room import Room


def room(game: str, seed: int, players: int = 3) -> Room:
    kind = kind_of(game)
    row = TableRow("t", game, kind.version, players, f"recap {seed}", kind.settle(players, {}), "", False, None)
    return Room(row, [SeatRow(f"P{seat}", "bot", "random") for seat in range(players)])


def step(table: Room, dice: random.Random) -> None:
    table.take(*table.choice(dice.choice(table.game.options)))


def ended(table: Room) -> bool:
    return table.game.over


def told_since(table: Room, viewer: int) -> list[str]:
    """As the page finds it in its log."""
    recap = showing.recap(table, viewer)
    assert recap is not None
    lines = [line for line in showing.lines(table, viewer, -1) if line.ply > recap.ply]
    return [line.what for line in lines[recap.own :] if line.text]


@pytest.mark.parametrize(("game", "what"), [("prodigals-club", "society.dame calls"), ("maccreedys-mansion", "event")])
def test_the_evening_after_ones_own_choice_is_told_until_the_next_turn(game: str, what: str) -> None:
    """Whether others chose after it or not, and also when the game has ended with it."""
    seen: set[str] = set()
    for seed in range(40):
        if {"at once", "after others"} <= seen:
            return
        table, dice = room(game, seed), random.Random(seed)
        evening, others = -1, False
        while not ended(table):
            who, before = table.game.question.who, len(table.told)
            step(table, dice)
            if any(told.note.what == what for told in table.told[before:]):
                evening, others = who, False
            elif who == evening:
                evening = -1
            else:
                others = True
            if evening >= 0 and (ended(table) or table.game.question.who == evening):
                assert what in told_since(table, evening)
                seen.add("at the end" if ended(table) else "after others" if others else "at once")
    raise AssertionError(f"it came only {seen}")


@pytest.mark.parametrize("game", games())
def test_ones_own_doing_is_never_at_the_beginning(game: str) -> None:
    table, dice = room(game, 5), random.Random(5)
    while not ended(table):
        step(table, dice)
        for viewer in range(3):
            recap = showing.recap(table, viewer)
            if recap is None:
                continue
            lines = [line for line in showing.lines(table, viewer, -1) if line.ply > recap.ply]
            assert not recap.own or lines[recap.own].who != viewer
            assert 0 <= recap.first < recap.last <= table.game.plies


def test_in_ones_own_turn_it_stays_what_it_was() -> None:
    table, dice = room("last-will", 7), random.Random(7)
    kept, compared = None, 0
    while not ended(table):
        who = table.game.question.who
        before = showing.recap(table, who)
        step(table, dice)
        after = showing.recap(table, who)
        quiet = not showing.followed(table, who, table.game.plies)
        if not ended(table) and table.game.question.who == who and quiet:
            assert after == before
            compared += 1
        kept = after
    assert kept is not None
    assert compared > 20


def test_the_entry_of_a_choice_made_again_is_the_later_one() -> None:
    """What stands is found behind what was taken back."""
    for seed in range(40):
        table, dice = room("prodigals-club", seed), random.Random(seed)
        while not ended(table):
            who = table.game.question.who
            step(table, dice)
            if ended(table) or not table.can_undo(who) or table.game.question.who != who:
                continue
            table.take(*table.undo(who))
            step(table, dice)
            assert table.chose[table.game.plies] == table.ply
            return
    raise AssertionError("nothing could be taken back")
