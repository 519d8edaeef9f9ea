"""Nobody can choose the cards: promises, what people add to the shuffle, and tables that promise nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from squander.play.promise import hash_of, objection, seed_from
from squander.play.records import Record, read
from squander.server import wire
from squander.server.http.socket_line import SERVICE_RESTART
from squander.server.tables import before_deal
from tests.cli.desk import run
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.test_links import renew
from tests.server.test_lobby import play_out

PARTS = {seat: f"{seat}" * 32 for seat in (0, 1, 2)}


def make(port: int, *kinds: str, shuffle: str, **more: Any) -> wire.TableMade:
    seats = [wire.SeatWish(kind, "", "random") for kind in kinds]
    answer = call(port, "/api/tables", wire.NewTable("last-will", seats, {}, shuffle=shuffle, **more))
    assert answer.status == 201, answer.body
    return msgspec.json.decode(answer.body, type=wire.TableMade)


class Shuffler(Player):
    """A page that adds to the shuffle."""

    def __init__(self, port: int, table: str, link: str, part: str = "") -> None:
        super().__init__(port, table, None)
        self.part = part
        self.say(wire.Hello(token=token_of(link), pledge=hash_of(part) if part else ""))

    def __enter__(self) -> "Shuffler":
        return self

    def waiting_when(self, wanted: Any) -> wire.Waiting:
        while not isinstance(message := self.hear(), wire.Waiting) or not wanted(message):
            assert not isinstance(message, wire.State | wire.Error), message
        return message

    def show(self) -> None:
        self.waiting_when(lambda w: w.closed)
        self.say(wire.Part(part=self.part))

    def after_the_deal(self) -> wire.State:
        while not isinstance(message := self.hear(), wire.State):
            assert isinstance(message, wire.Waiting)
        return message


def record_at_the_end(server: Running, made: wire.TableMade) -> Record:
    server.run(play_out(server, made.table))
    text = call(server.port, f"/api/tables/{made.table}/record", token=token_of(made.url)).body.decode()
    return read(text)


def test_alone_the_makers_page_adds_its_part_without_waiting(server: Running) -> None:
    made = make(server.port, "you", "bot", shuffle="mine")
    with Shuffler(server.port, made.table, made.url, PARTS[0]) as maker:
        maker.show()
        state = maker.after_the_deal()
    assert (state.dealt, state.commitment) == ("promised", made.commitment)
    assert state.shares == [wire.Share(0, hash_of(PARTS[0]), PARTS[0])]
    assert state.secret is None
    assert state.seed is None
    record = record_at_the_end(server, made)
    deal = record.about["deal"]
    assert hash_of(deal["secret"]) == made.commitment
    assert record.setup.seed == seed_from(deal["secret"], {"0": PARTS[0]})
    assert objection(record.setup.seed, record.about, made.commitment) == ""


def test_everybody_pledges_before_anybody_shows(server: Running) -> None:
    made = make(server.port, "you", "link", "link", shuffle="everybody")
    links = {0: made.url, **{link.seat: link.url for link in made.links}}
    with Shuffler(server.port, made.table, links[0], PARTS[0]) as maker:
        first = maker.waiting_when(lambda w: w.shares[0].pledge)
        assert first.commitment == made.commitment
        assert (first.closed, first.me, first.owner, first.here) == (False, 0, True, [0])
        assert first.names == ["Player 1", "Player 2", "Player 3"]
        maker.say(wire.Part(part=PARTS[0]))
        assert maker.error().code == "waiting"
        with (
            Shuffler(server.port, made.table, links[1], PARTS[1]) as second,
            Shuffler(server.port, made.table, made.watch, "f" * 32) as watcher,
        ):
            maker.waiting_when(lambda w: w.shares[1].pledge and not w.closed)
            with Shuffler(server.port, made.table, links[2], PARTS[2]) as third:
                for player in (maker, second, third):
                    player.show()
                states = [player.after_the_deal() for player in (maker, second, third, watcher)]
    assert {state.commitment for state in states} == {made.commitment}
    assert [[share.part for share in state.shares] for state in states] == [list(PARTS.values())] * 4
    record = record_at_the_end(server, made)
    assert objection(record.setup.seed, record.about, made.commitment) == ""
    assert record.about["deal"]["parts"] == {str(seat): part for seat, part in PARTS.items()}


def test_before_the_deal_there_is_nothing_to_see_or_choose(port: int) -> None:
    made = make(port, "you", "link", shuffle="everybody")
    for page in ("state", "record", "replay", "replay/0"):
        answer = call(port, f"/api/tables/{made.table}/{page}", token=token_of(made.url))
        assert (answer.status, answer.json()["code"]) == (409, "waiting")
    with Shuffler(port, made.table, made.links[0].url) as guest:
        guest.waiting_when(lambda _: True)
        for message in (wire.Choose(ply=0, option=0), wire.Chat(text="Hm"), "rubbish"):
            guest.say(message)
            assert guest.error().code in ("waiting", "malformed")
        guest.say(wire.DealNow())
        assert guest.error().code == "forbidden"


def test_a_pledge_holds(port: int) -> None:
    made = make(port, "you", "link", shuffle="everybody")
    with Shuffler(port, made.table, made.url, PARTS[0]) as maker:
        maker.waiting_when(lambda w: w.shares[0].pledge)
        maker.say(wire.DealNow())
        maker.waiting_when(lambda w: w.closed)
        maker.say(wire.Part(part=PARTS[1]))
        assert maker.error().text == "This is not the part that was pledged."
        with Shuffler(port, made.table, made.links[0].url, PARTS[1]) as late:
            late.waiting_when(lambda w: not w.shares[1].pledge)
            maker.say(wire.Part(part=PARTS[0]))
            assert [share.seat for share in late.after_the_deal().shares] == [0]


def test_a_link_can_be_renewed_before_the_deal(port: int) -> None:
    made = make(port, "you", "link", shuffle="everybody")
    with Shuffler(port, made.table, made.url, "") as maker, Shuffler(port, made.table, made.links[0].url) as wrong:
        maker.waiting_when(lambda w: w.here == [0, 1])
        new = renew(port, made, 1)
        assert wrong.error().code == "renewed"
        maker.waiting_when(lambda w: w.here == [0])
        with Shuffler(port, made.table, f"/{new}", PARTS[1]):
            maker.waiting_when(lambda w: w.shares[1].pledge == hash_of(PARTS[1]))


@pytest.mark.parametrize("part", ["", "two words", "x\n1 y", "a\0b", "z" * 101])
def test_a_part_is_one_word(port: int, part: str) -> None:
    made = make(port, "you", "link", shuffle="mine")
    with Player(port, made.table, None) as player:
        player.say(wire.Hello(token=token_of(made.url), pledge=hash_of(part)))
        player.say(wire.Part(part=part))
        assert player.error().text == "This is not the part that was pledged."


@pytest.mark.parametrize("pledge", ["x", "F" * 64, "a\0" * 32])
def test_a_pledge_that_is_none_is_one_sentence(port: int, pledge: str) -> None:
    made = make(port, "you", "link", shuffle="everybody")
    with Player(port, made.table, None) as player:
        player.say(wire.Hello(token=token_of(made.url), pledge=pledge))
        assert player.error().code == "malformed"


def test_who_holds_a_part_back_is_waited_for_no_longer_and_named(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(before_deal, "SHOW_SECONDS", 3600.0)
    made = make(server.port, "you", "link", shuffle="everybody")
    with (
        Shuffler(server.port, made.table, made.url, PARTS[0]) as maker,
        Shuffler(server.port, made.table, made.links[0].url, PARTS[1]) as silent,
    ):
        maker.show()
        silent.waiting_when(lambda w: w.shares[0].part)
        halls = server.services.hub.halls
        hall = halls.halls[made.table]
        assert hall.timer is not None
        server.loop.call_soon_threadsafe(halls.wait_no_longer, hall)  # as it would by and by
        shares = silent.after_the_deal().shares
    assert [(share.seat, share.part) for share in shares] == [(0, PARTS[0]), (1, "")]
    assert record_at_the_end(server, made).about["deal"]["pledges"]["1"] == hash_of(PARTS[1])


def test_pages_at_two_processes_shuffle_together(postgres_database: str) -> None:
    one, two = (Running(unhurried(postgres_database, limits=WIDE)) for _ in range(2))
    try:
        made = make(one.port, "you", "link", shuffle="everybody")
        with (
            Shuffler(one.port, made.table, made.url, PARTS[0]) as maker,
            Shuffler(two.port, made.table, made.links[0].url, PARTS[1]) as guest,
        ):
            maker.show()
            guest.show()
            assert maker.after_the_deal().shares == guest.after_the_deal().shares
    finally:
        one.stop()
        two.stop()


def test_a_deal_survives_a_restart(tmp_path: Path) -> None:
    settings = unhurried(f"sqlite:///{tmp_path / 'a.db'}")
    running = Running(settings)
    made = make(running.port, "you", "link", shuffle="everybody")
    with Shuffler(running.port, made.table, made.links[0].url, PARTS[1]) as guest:
        guest.waiting_when(lambda w: w.shares[1].pledge)
        running.stop()
        assert guest.ended() == SERVICE_RESTART
    running = Running(settings)
    try:
        with (
            Shuffler(running.port, made.table, made.url, PARTS[0]) as maker,
            Shuffler(running.port, made.table, made.links[0].url, PARTS[1]) as guest,
        ):
            maker.show()
            guest.show()
            assert maker.after_the_deal().commitment == made.commitment
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("more", "said"),
    [({"shuffle": "me"}, "can't be shuffled by 'me'"), ({"shuffle": "mine", "seed": "7"}, "named seed")],
)
def test_a_shuffle_that_cannot_be_is_one_sentence(port: int, more: dict[str, str], said: str) -> None:
    answer = call(port, "/api/tables", {"game": "last-will", "seats": [{"kind": "you"}] * 2, **more})
    assert answer.status == 400
    assert said in answer.json()["text"]


# --- no promise where the seed is known -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Running) -> wire.TableMade:
    made = make(server.port, "you", "link", shuffle="server")
    server.run(play_out(server, made.table))
    return made


def seen_by_guest(port: int, made: wire.TableMade) -> tuple[str, str]:
    state = call(port, f"/api/tables/{made.table}/state", token=token_of(made.links[0].url)).json()
    return state["dealt"], state["commitment"]


def test_a_table_branched_from_a_known_game_promises_nothing_and_says_so(port: int, finished: wire.TableMade) -> None:
    assert seen_by_guest(port, finished)[0] == "promised"
    wish = wire.Branch(3, [wire.SeatWish("you"), wire.SeatWish("link")])
    answer = call(port, f"/api/tables/{finished.table}/branch", wish, token_of(finished.url))
    made = msgspec.json.decode(answer.body, type=wire.TableMade)
    assert made.commitment == ""
    assert seen_by_guest(port, made) == ("known", "")


def test_an_uploaded_game_and_what_is_played_on_from_it_promise_nothing(port: int, finished: wire.TableMade) -> None:
    record = call(port, f"/api/tables/{finished.table}/record", token=token_of(finished.url)).body
    uploaded = msgspec.json.decode(call(port, "/api/records", record).body, type=wire.TableMade)
    assert uploaded.commitment == ""
    wish = wire.Branch(0, [wire.SeatWish("you"), wire.SeatWish("link")])
    answer = call(port, f"/api/tables/{uploaded.table}/branch", wish, token_of(uploaded.url))
    assert seen_by_guest(port, msgspec.json.decode(answer.body, type=wire.TableMade)) == ("known", "")


def test_a_named_seed_and_a_guess_say_what_they_are(port: int) -> None:
    named = new_table(port, "you", "link", seed="7")
    assert seen_by_guest(port, named) == ("known", "")
    running = new_table(port, "you", "link")
    wish = wire.Branch(0, [wire.SeatWish("you"), wire.SeatWish("link")])
    answer = call(port, f"/api/tables/{running.table}/branch", wish, token_of(running.url))
    assert seen_by_guest(port, msgspec.json.decode(answer.body, type=wire.TableMade)) == ("guessed", "")


# --- verify -----------------------------------------------------------------------------------------------------------


def verify(path: Path, *more: str) -> tuple[int, str]:
    done = run("verify", str(path), *more)
    return done.code, done.out + done.err


def test_verify_compares_with_what_was_seen(server: Running, finished: wire.TableMade, tmp_path: Path) -> None:
    path = tmp_path / "game.squander"
    path.write_bytes(call(server.port, f"/api/tables/{finished.table}/record", token=token_of(finished.url)).body)
    code, said = verify(path, "--commitment", finished.commitment.upper())
    assert (code, finished.commitment in said) == (0, True)
    code, said = verify(path, "--commitment", hash_of("another"))
    assert (code, "not the one that was promised" in said) == (1, True)
    assert verify(path, "--commitment", "12ab")[0] == 2
