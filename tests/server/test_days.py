"""The deal of the day on a server: played once for the list, which is found out from the logs and from nothing else."""

import time
import zlib
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import text

from squander.bots.daily_record import checked
from squander.kernel.errors import SquanderError
from squander.play import records
from squander.play.daily_deal import daily, line, today
from squander.server import wire
from squander.server.storage.rows import Entry, SeatRow, TableRow
from squander.server.tables import day_tables
from squander.server.tables.day_verdict import HELPED, OTHER, REPLACED, judged
from squander.server.tables.expiry import DAY, RESULTS_DAYS
from squander.server.tables.room import BACK
from tests.server.client import Answer, Player, call, token_of
from tests.server.conftest import Running

GAME = "maccreedys-mansion"
TODAY = today()  # for these tests it stays, also at midnight
NAME = "  Ann \u202eof Bath, who has a name that goes on and on"


class Played(NamedTuple):
    """A game of today's deal that is over."""

    made: wire.TableMade
    badge: str
    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]


def ask(port: int, path: str, badge: str = "", body: object = None, token: str | None = None) -> Answer:
    return call(port, path, body, token, headers={"Squander-Badge": badge} if badge else {})


def sit_down(port: int, badge: str, name: str = "Ann", day: str = "", game: str = GAME) -> Answer:
    wish = wire.PlayDay(day or TODAY, daily(game, TODAY).mark, name)
    return ask(port, f"/api/games/{game}/days", badge, wish)


def seated(port: int, badge: str, name: str = "Ann", day: str = "") -> wire.DayMade:
    answer = sit_down(port, badge, name, day)
    assert answer.status == 201, answer.body
    return msgspec.json.decode(answer.body, type=wire.DayMade)


def choice_at(state: wire.State) -> int:
    """Any, but the same whenever the game has come to the same place."""
    assert state.question is not None
    options = state.question.options
    return options[zlib.crc32(f"{state.question.name} {state.plies}".encode()) % len(options)].id


def play(port: int, made: wire.TableMade, changing_mind: bool) -> None:
    """To the end; whoever changes their mind takes a choice back as soon as they may, but not before five more."""
    with Player(port, made.table, token_of(made.url)) as player:
        state, count = player.my_turn(), 0
        while not state.over:
            assert state.question is not None
            count += 1
            if changing_mind and count > 5 and state.can_undo:
                player.say(wire.Undo(ply=state.ply))
                count = 0
            else:
                player.say(wire.Choose(ply=state.ply, option=choice_at(state)))
            state = after(player, state.ply)


def after(player: Player, ply: int) -> wire.State:
    """The player's next turn, or the end."""
    player.state_when(lambda state: state.ply > ply)
    return player.my_turn()


def stored(server: Running, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    found = server.run(server.services.store.table(table))
    assert found is not None
    return *found, server.run(server.services.store.news(table, 0, 0)).log


def played_by(server: Running, badge: str, name: str, changing_mind: bool) -> Played:
    made = seated(server.port, badge, name)
    assert made.why == ""
    play(server.port, made.made, changing_mind)
    return Played(made.made, badge, *stored(server, made.made.table))


@pytest.fixture(scope="module", autouse=True)
def one_day(server: Running) -> Iterator[None]:
    server.services.days.today = lambda: TODAY
    yield
    server.services.days.today = today


@pytest.fixture(scope="module")
def ann(server: Running) -> Played:
    return played_by(server, "ann", NAME, changing_mind=True)


@pytest.fixture(scope="module")
def ben(server: Running) -> Played:
    return played_by(server, "ben", "Ben", changing_mind=False)


def told_at(port: int, made: wire.TableMade) -> wire.DayTold:
    answer = call(port, f"/api/tables/{made.table}/day", token=token_of(made.url))
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=wire.DayTold)


def results(port: int, badge: str = "", day: str = "") -> wire.DayResults:
    answer = ask(port, f"/api/games/{GAME}/days/{day or TODAY}", badge)
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=wire.DayResults)


def own(port: int, badge: str) -> wire.OwnDay | None:
    offers = msgspec.json.decode(ask(port, "/api/days", badge).body, type=wire.Days)
    return next(offer.today for offer in offers.games if offer.game == GAME)


def test_the_same_choices_come_to_the_same_result_for_everybody(server: Running, ann: Played, ben: Played) -> None:
    assert any(entry.kind == BACK for entry in ann.log)
    assert not any(entry.kind == BACK for entry in ben.log)
    assert ann.log[-1].digest == ben.log[-1].digest
    told = told_at(server.port, ann.made)
    assert told.counts
    assert told.line == told_at(server.port, ben.made).line
    text = call(server.port, f"/api/tables/{ben.made.table}/record", token=token_of(ben.made.url)).body.decode()
    deal = daily(GAME, TODAY)
    assert line(deal, checked(records.read(text), deal)) == told.line


def test_results_are_listed_under_the_names_that_were_typed(server: Running, ann: Played, ben: Played) -> None:
    for one in (ann, ben):
        told_at(server.port, one.made)
    listed = results(server.port, "ann")
    mine = [row for row in listed.rows if row.mine]
    assert [row.name for row in mine] == ["Ann of Bath, who has a name th"]
    assert {"Ben", mine[0].name} <= {row.name for row in listed.rows}
    assert len({row.rank for row in listed.rows if row.name in ("Ben", mine[0].name)}) == 1
    found = own(server.port, "ben")
    assert found is not None
    assert (found.over, found.why) == (True, "")
    assert f": {found.came}, {found.score}, in " in told_at(server.port, ben.made).line


def test_a_game_that_nobody_looked_at_after_its_end_is_found_by_its_player(server: Running, ben: Played) -> None:
    with server.services.store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(text("UPDATE days SET found = NULL WHERE table_id = :id"), {"id": ben.made.table})
    assert "Ben" not in {row.name for row in results(server.port).rows}
    assert own(server.port, "ben") is not None
    assert "Ben" in {row.name for row in results(server.port).rows}


def test_only_the_first_game_of_a_browser_counts(server: Running, ben: Played) -> None:
    again = seated(server.port, "ben")
    assert again.why == day_tables.SECOND
    with Player(server.port, again.made.table, token_of(again.made.url)) as player:
        assert player.my_turn().hints
    assert sit_down(server.port, "").json()["why"] == day_tables.NAMELESS
    assert sit_down(server.port, "ben", day="2026-11-02").json()["why"] == day_tables.EARLIER


def test_a_deal_is_not_practised_while_it_is_played(server: Running) -> None:
    first = seated(server.port, "cleo")
    answer = sit_down(server.port, "cleo")
    assert (answer.status, answer.json()["text"]) == (409, str(day_tables.RUNNING))
    found = own(server.port, "cleo")
    assert found is not None
    assert (found.table, found.over) == (first.made.table, False)
    assert "Cleo" not in {row.name for row in results(server.port).rows}
    answer = call(server.port, f"/api/tables/{first.made.table}/day", token=token_of(first.made.url))
    assert (answer.status, answer.json()["code"]) == (409, "running")


def test_nobody_is_helped_at_a_table_that_counts(server: Running) -> None:
    made = seated(server.port, "dora").made
    token = token_of(made.url)
    with Player(server.port, made.table, token) as player:
        state = player.my_turn()
        assert (state.hints, state.day, state.dealt) == (False, TODAY, "daily")
        player.say(wire.Hint(ply=state.ply))
        assert "There are no hints at this table" in player.error().text
        for seat in (0, 1):
            player.say(wire.SeatBot(seat=seat, bot="executor"))
            assert "the same bots" in player.error().text
    wish = wire.Branch(ply=0, seats=[wire.SeatWish("you"), *[wire.SeatWish("bot", "", "aunt")] * 2])
    answer = call(server.port, f"/api/tables/{made.table}/branch", wish, token)
    row, _, _ = stored(server, answer.json()["table"])
    assert row.day == ""
    assert row.start is not None, "a game that is played could be tried out with its own cards first"


def test_a_branch_of_a_game_that_is_over_is_no_deal_of_the_day(server: Running, ben: Played) -> None:
    wish = wire.Branch(ply=0, seats=[wire.SeatWish("you"), *[wire.SeatWish("bot", "", "random")] * 2])
    answer = call(server.port, f"/api/tables/{ben.made.table}/branch", wish, token_of(ben.made.url))
    branch = msgspec.json.decode(answer.body, type=wire.TableMade)
    answer = call(server.port, f"/api/tables/{branch.table}/day", token=token_of(branch.url))
    assert (answer.status, answer.json()["text"]) == (404, "At this table no deal of a day is played.")


# --- what nobody can claim ------------------------------------------------------------------------------------------


def test_a_log_of_another_game_proves_nothing(ben: Played) -> None:
    changed = next(i for i, entry in enumerate(ben.log) if entry.who == 0)
    other = ben.log[changed]._replace(option=ben.log[changed].option + 1)
    for log in (ben.log[:-1], [*ben.log[:changed], other, *ben.log[changed + 1 :]], ben.log[1:]):
        with pytest.raises(SquanderError, match=r"not over yet|other rules or cards|another position|no entry"):
            judged(ben.row, ben.seats, log)


def test_nothing_is_taken_back_after_a_reveal(ben: Played) -> None:
    last = ben.log[-1]
    back = Entry(last.ply + 1, BACK, 0, "", 0, "back", ben.log[0].digest)
    with pytest.raises(SquanderError, match="takes back what can't be taken back"):
        judged(ben.row, ben.seats, [*ben.log, back])


def test_what_is_not_comparable_does_not_count(ben: Played) -> None:
    you, *bots = ben.seats
    assert judged(ben.row, ben.seats, ben.log).why == ""
    assert judged(ben.row, [you._replace(hints=1), *bots], ben.log).why == HELPED
    assert judged(ben.row, [you, bots[0]._replace(bot="random"), bots[1]], ben.log).why == REPLACED
    assert judged(ben.row._replace(day="2026-11-02"), ben.seats, ben.log).why == OTHER


def test_a_result_that_does_not_count_is_not_listed_and_its_player_told_why(server: Running, ben: Played) -> None:
    told = judged(ben.row, ben.seats, ben.log)
    found = msgspec.json.encode(msgspec.structs.replace(told, why=REPLACED)).decode()
    change = text("UPDATE days SET found = :found WHERE table_id = :id")
    with server.services.store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(change, {"found": found, "id": ben.made.table})
    try:
        assert "Ben" not in {row.name for row in results(server.port).rows}
        assert told_at(server.port, ben.made).why == REPLACED
    finally:
        with server.services.store.engine.execution_options(writing=True).begin() as connection:
            connection.execute(change, {"found": None, "id": ben.made.table})


def test_deals_of_other_versions_are_counted_and_not_compared(
    server: Running, ann: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_at(server.port, ann.made)
    before = results(server.port)
    other = daily(GAME, TODAY)._replace(mark="00000000")
    monkeypatch.setattr(day_tables, "daily", lambda *_: other)
    listed = results(server.port)
    assert (listed.rows, listed.others) == ([], before.count + before.others)


# --- bad input, limits, and the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "change", "sentence"),
    [
        (GAME, {"day": "2099-01-01"}, "The deal of 1 January 2099 is not dealt yet; by UTC today is "),
        (GAME, {"day": "2026-11-31"}, "'2026-11-31' is no date; write it as "),
        (GAME, {"day": "today"}, "'today' is no date; write it as "),
        (GAME, {"mark": "00000000"}, "Deal '00000000' is of another version; this one deals "),
        ("whist", {}, "There is no such game."),
        ("template", {}, "There is no deal of the day for The Template Game."),
    ],
)
def test_bad_input_gets_one_sentence(port: int, game: str, change: dict[str, str], sentence: str) -> None:
    wish = msgspec.structs.replace(wire.PlayDay(TODAY, daily(GAME, TODAY).mark), **change)
    answer = ask(port, f"/api/games/{game}/days", "eve", wish)
    assert answer.status in (400, 404)
    assert answer.json()["text"].startswith(sentence)
    if "mark" not in change:
        answer = ask(port, f"/api/games/{game}/days/{wish.day}")
        assert answer.json()["text"].startswith(sentence)


def expire(server: Running, now: float) -> None:
    expiry = server.services.expiry
    expiry.clock, expiry.due = lambda: now, 0.0
    server.run(expiry.run())
    expiry.clock, expiry.due = time.time, 0.0


def test_old_results_are_forgotten_and_their_tables_stay(server: Running, ann: Played) -> None:
    told_at(server.port, ann.made)
    names = {row.name for row in results(server.port).rows}
    for ahead, kept in ((RESULTS_DAYS - 1, True), (RESULTS_DAYS + 1, False)):
        expire(server, time.time() + ahead * DAY)
        assert (names == {row.name for row in results(server.port).rows}) is kept
    told = told_at(server.port, ann.made)
    assert (told.counts, told.why) == (False, day_tables.PRACTICE)
