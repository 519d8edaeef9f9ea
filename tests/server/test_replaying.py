"""A position of a replay comes from one that is kept nearby, and is the one that the choices lead to."""

import random
import threading

import msgspec
import pytest

from squander.games import games, kind_of
from squander.kernel.errors import BadSetup
from squander.kernel.game import Game, plies_of
from squander.server.storage.rows import SeatRow, TableRow
from squander.server.tables import replaying, showing
from squander.server.tables.room import Room
from squander.server.tables.snapshots import STRIDE, Reels
from squander.server.tables.tokens import Holder


def room(game: str, seed: int, plies: int = 10_000, table: str = "t") -> Room:
    """A table after so many choices made by chance, or at the end of its game."""
    kind, dice = kind_of(game), random.Random(seed)
    players = kind.least
    row = TableRow(table, game, kind.version, players, f"replay {seed}", kind.settle(players, {}), "", False, None)
    made = Room(row, [SeatRow(f"P{seat}", "bot", "random") for seat in range(players)])
    play_on(made, dice, plies)
    return made


def play_on(table: Room, dice: random.Random, plies: int) -> None:
    while not table.game.over and table.game.plies < plies:
        table.take(*table.choice(dice.choice(table.game.options)))


def from_the_beginning(table: Room, ply: int) -> Room:
    """The same table, played anew choice by choice."""
    past = Room(table.row, table.seats)
    for choice in plies_of(table.game.history)[:ply]:
        past.take(*past.choice(choice.option))
    return past


def shown(past: Room, viewer: int) -> bytes:
    return msgspec.json.encode(showing.state(past, viewer, [], -1))


def cost(reels: Reels, table: Room, ply: int) -> int:
    """How many choices a look at this ply makes."""
    before = reels.reels[table.id].nearest(ply).plies
    reels.at(table, ply)
    return ply - before


@pytest.mark.parametrize("game", games())
def test_every_position_in_any_order_is_the_one_its_choices_lead_to(game: str) -> None:
    """For each seat and for a watcher, with all that was told until then and what came since their last turn."""
    table, reels = room(game, 3), Reels()
    plies = list(range(table.game.plies + 1))
    random.Random(5).shuffle(plies)
    for ply in plies[:: max(1, len(plies) // 60)]:
        past, anew = reels.at(table, ply), from_the_beginning(table, ply)
        assert past.game.digest() == anew.game.digest()
        for viewer in range(-1, len(table.seats)):
            assert shown(past, viewer) == shown(anew, viewer)


@pytest.mark.parametrize("game", games())
def test_a_position_costs_few_choices_and_the_next_one_a_single_one(game: str) -> None:
    table, reels = room(game, 4), Reels()
    end = reels.at(table, None).ply
    assert end > STRIDE
    assert all(0 <= cost(reels, table, ply) < STRIDE for ply in range(end, -1, -1))
    assert [cost(reels, table, ply) for ply in range(1, end + 1)] == [
        int(ply % STRIDE > 0) for ply in range(1, end + 1)
    ]


def another(g: Game, than: int) -> int | None:
    return next((option for option in g.options if option != than), None)


def reconsidered(reels: Reels) -> Room:
    """A table that was looked at before somebody took a choice back and made another one."""
    for seed in range(100):
        table = room("last-will", seed, 2 * STRIDE + 5)
        made = plies_of(table.game.history)
        reels.at(table, None)
        if table.can_undo(made[-1].frame.who):
            table.take(*table.undo(made[-1].frame.who))
            other = another(table.game, made[table.game.plies].option)
            assert other is not None, "only what was decided is taken back"
            table.take(*table.choice(other))
            return table
    raise AssertionError("nobody could take anything back")


def test_what_was_taken_back_is_shown_no_more() -> None:
    """Positions on the way that no longer stands are gone, those before it stay."""
    reels = Reels()
    table = reconsidered(reels)
    play_on(table, random.Random(2), table.game.plies + STRIDE)
    for ply in range(table.game.plies, -1, -1):
        assert shown(reels.at(table, ply), 0) == shown(from_the_beginning(table, ply), 0)


def test_a_position_that_is_played_on_from_changes_no_other() -> None:
    """Branches and looks into the future begin at what a replay hands out."""
    table, reels, strayed = room("last-will", 6), Reels(), 0
    for ply, choice in enumerate(plies_of(table.game.history)):
        past = reels.at(table, ply).game
        other = another(past, choice.option)
        if other is not None:
            past.choose(other)
            strayed += 1
        assert reels.at(table, ply + 1).game.digest() == Reels().at(table, ply + 1).game.digest()
    assert strayed > 20


def test_the_story_has_the_names_of_now() -> None:
    table, reels = room("last-will", 7, 20), Reels()
    reels.at(table, None)
    table.seats = [seat._replace(name=f"Lady {seat.name}") for seat in table.seats]
    assert shown(reels.at(table, 20), 0) == shown(from_the_beginning(table, 20), 0)


def test_only_so_many_tables_are_kept() -> None:
    """The one that was looked at longest ago goes first, and comes again when it is asked for."""
    reels = Reels(most=2)
    tables = [room("last-will", seed, 5, f"t{seed}") for seed in range(3)]
    for table in (tables[0], tables[1], tables[0], tables[2]):
        reels.at(table, 5)
    assert list(reels.reels) == ["t0", "t2"]
    assert shown(reels.at(tables[1], 3), 0) == shown(from_the_beginning(tables[1], 3), 0)


def test_many_may_look_at_once() -> None:
    """Each in a thread of its own, as the server lets them."""
    table, reels = room("last-will", 7), Reels()
    wanted = {ply: shown(from_the_beginning(table, ply), -1) for ply in range(0, table.game.plies, 9)}
    wrong: list[int] = []

    def look(seed: int) -> None:
        for ply in random.Random(seed).sample(list(wanted), len(wanted)):
            past = reels.at(table, ply)
            wrong.extend([ply] if shown(past, -1) != wanted[ply] else [])

    threads = [threading.Thread(target=look, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_a_seat_at_a_running_table_sees_its_own_side_only() -> None:
    """However others have looked at the same positions before."""
    table, reels = room("last-will", 8, 40), Reels()
    mine, theirs = Holder([0], False), Holder([1], False)
    for ply in range(0, 41, 5):
        own = replaying.position(reels, table, mine, ply, None)
        replaying.position(reels, table, theirs, ply, None)
        assert replaying.position(reels, table, mine, ply, None) == own
        assert own.viewer == 0
        assert own == showing.state(from_the_beginning(table, ply), 0, [], -1)


def test_a_ply_that_there_is_not_is_refused() -> None:
    table, reels = room("last-will", 9, 4), Reels()
    for ply in (-1, 5):
        with pytest.raises(BadSetup, match="plies 0 to 4"):
            reels.at(table, ply)
