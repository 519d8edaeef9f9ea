"""Before and after a table: games as data, new tables, records, replays, branches."""

import gzip
import json
import random
from pathlib import Path

import msgspec
import pytest

from squander.games import games
from squander.games.last_will.content import SHELF
from squander.play.records import read, verify, write
from squander.server import wire
from tests.cli.desk import play, run, saved
from tests.helpers.boxes import NEW, OLD, changed_box
from tests.server.client import Answer, Player, call, new_table, token_of
from tests.server.conftest import Running

RECORDS = Path(__file__).parents[1] / "records"


def test_each_game_says_what_a_start_page_needs(port: int) -> None:
    told = msgspec.json.decode(call(port, "/api/games").body, type=list[wire.GameInfo])
    assert [game.id for game in told] == games()
    for game in told:
        assert game.blurb
        assert game.minutes
        assert game.weight
        assert game.beginner in [bot.id for bot in game.bots]
        assert not any(setting.name == "pack" for setting in game.settings)


@pytest.mark.parametrize("game", games())
def test_each_game_has_cards_and_rules_as_data(port: int, game: str) -> None:
    cards = call(port, f"/api/games/{game}/cards").json()["cards"]
    assert sum(1 for card in cards if card["text"]) > 30
    rules = call(port, f"/api/games/{game}/rules").json()
    assert len(rules) > 50
    told = call(port, f"/api/games/{game}/how").json()
    assert {clause["id"].rpartition("-")[0] for clause in rules} == {section["id"] for section in told["sections"]}


@pytest.mark.parametrize("what", ["cards", "rules", "how", "example"])
def test_what_is_the_same_for_everybody_is_squeezed(port: int, what: str) -> None:
    whole = call(port, f"/api/games/last-will/{what}")
    small = call(port, f"/api/games/last-will/{what}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in whole.headers
    assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert json.loads(gzip.decompress(small.body)) == whole.json()
    assert len(small.body) < len(whole.body) / 2


def test_the_cards_of_an_earlier_box_can_be_had(port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    current = SHELF.current
    changed_box(tmp_path / "last_will")
    monkeypatch.setattr(SHELF, "home", tmp_path / "last_will")
    for boxes, dinner in (("", NEW), (f"?boxes={current}", OLD), (f"?boxes={SHELF.current}", NEW)):
        for game in ("last-will", "prodigals-last-will"):
            cards = call(port, f"/api/games/{game}/cards{boxes}").json()["cards"]
            assert {card["name"] for card in cards if card["id"] == "dinner"} == {dinner}


@pytest.mark.parametrize("boxes", ["0123456789ab", "..", "/etc", "a,b,,c"])
def test_a_box_there_is_not_is_one_sentence(port: int, boxes: str) -> None:
    for game in games():
        answer = call(port, f"/api/games/{game}/cards?boxes={boxes}")
        assert answer.status == 400
        assert answer.json()["text"].startswith("This game has no box ")


@pytest.mark.parametrize("game", games())
def test_a_table_names_the_boxes_its_cards_are_drawn_by(port: int, game: str) -> None:
    boxes = call(port, f"/api/games/{game}/example").json()["boxes"]
    assert boxes
    named = call(port, f"/api/games/{game}/cards?boxes={','.join(boxes)}").json()
    assert named == call(port, f"/api/games/{game}/cards").json()


@pytest.mark.parametrize("game", games())
def test_each_game_has_an_example_in_full_swing(port: int, game: str) -> None:
    state = call(port, f"/api/games/{game}/example").json()
    assert (state["game"], state["over"], state["mine"]) == (game, False, [])
    assert state["plies"] > 50
    assert state == call(port, f"/api/games/{game}/example").json()
    assert call(port, "/api/games/chess/example").status == 404


def test_last_wills_cards_have_their_sentences(port: int) -> None:
    cards = {card["id"]: card for card in call(port, "/api/games/last-will/cards").json()["cards"]}
    assert cards["boat_trip"]["text"] == "Pay 2 actions and £5."
    assert cards["boat_trip"]["deck"] == "events"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess", "seats": []}, "There is no game 'chess'"),
        ({"game": "last-will", "seats": [{"kind": "you"}]}, "takes 2 to 5 players"),
        ({"game": "last-will", "seats": [{"kind": "you"}, {"kind": "king"}]}, "A seat can't be 'king'"),
        ({"game": "last-will", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "hal"}]}, "There is no bot 'hal'"),
        ({"game": "last-will", "seats": [{"kind": "you"}] * 2, "options": {"will": 1}}, "will cannot be 1"),
        ({"game": "last-will", "seats": [{"kind": "you"}] * 2, "options": {"pack": "/etc/passwd"}}, "can't be chosen"),
        ({"game": "last-will", "seats": [{"kind": "you"}] * 2, "options": {"box": SHELF.current}}, "can't be chosen"),
        ({"game": "last-will", "seats": [{"kind": "you"}] * 2, "seed": ""}, "A seed has 1 to"),
        ({"game": "last-will", "seats": 3}, ""),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(port: int, wish: object, said: str) -> None:
    answer = call(port, "/api/tables", wish)
    assert answer.status == 400
    assert said in answer.json()["text"]


@pytest.mark.parametrize(
    ("body", "status"), [(b"[" * 60_000, 400), (b"{", 400), (b'{"game":1}', 400), (b" " * 100_000, 413)]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/branch"])
def test_a_body_that_is_no_wish_is_one_sentence(port: int, path: str, body: bytes, status: int) -> None:
    answer = call(port, path, body)
    assert answer.status == status
    assert answer.json()["text"].endswith(".")


def test_names_stay_text(port: int) -> None:
    seats = [{"kind": "you", "name": "<script>alert(1)</script>" + "x" * 50}, {"kind": "bot", "bot": "random"}]
    made = call(port, "/api/tables", {"game": "last-will", "seats": seats}).json()
    state = call(port, f"/api/tables/{made['table']}/state", token=token_of(made["url"]))
    assert state.headers["content-type"].startswith("application/json")
    assert state.json()["seats"][0]["name"] == ("<script>alert(1)</script>" + "x" * 50)[:30]


# --- a finished game ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Running) -> wire.TableMade:
    made = new_table(server.port, "you", "link")
    server.run(play_out(server, made.table))
    return made


async def play_out(server: Running, table: str) -> None:
    room = await server.services.hub.room(table)
    chance = random.Random(8)
    while not room.game.over:
        option = chance.choice(room.game.options)
        await server.services.hub.act(room, room.ply, lambda option=option: room.choice(option))  # type: ignore[misc]


def of(port: int, made: wire.TableMade, page: str, body: object = None) -> Answer:
    return call(port, f"/api/tables/{made.table}/{page}", body, token_of(made.url))


def test_the_record_of_a_finished_game_verifies_and_proves_the_seed(port: int, finished: wire.TableMade) -> None:
    record = read(of(port, finished, "record").body.decode())
    assert verify(record) is None
    state = of(port, finished, "state").json()
    assert record.setup.seed == state["seed"]
    assert record.about["commitment"] == state["commitment"]


def test_a_replay_goes_from_the_deal_to_the_ranking_for_any_seat(port: int, finished: wire.TableMade) -> None:
    replay = of(port, finished, "replay").json()
    assert replay["seats"] == [-1, 0, 1]
    assert replay["lines"][-1]["what"] == "game over"
    first = of(port, finished, "replay/0?seat=1").json()
    last = of(port, finished, f"replay/{replay['plies']}").json()
    assert "hand" in first["view"]["seats"][1]
    assert last["ranking"] == of(port, finished, "state").json()["ranking"]
    assert of(port, finished, f"replay/{replay['plies'] + 1}").status == 400


def test_an_uploaded_record_can_be_replayed_and_played_on(port: int, finished: wire.TableMade) -> None:
    record = of(port, finished, "record").body
    made = msgspec.json.decode(call(port, "/api/records", record).body, type=wire.TableMade)
    assert of(port, made, "replay/10?seat=1").json()["view"] == of(port, finished, "replay/10?seat=1").json()["view"]
    assert of(port, made, "record").body.splitlines()[8:-1] == record.splitlines()[8:-1]
    wish = wire.Branch(10, [wire.SeatWish("you"), wire.SeatWish("bot", bot="random")])
    branch = msgspec.json.decode(of(port, made, "branch", wish).body, type=wire.TableMade)
    with Player(port, branch.table, token_of(branch.url)) as player:
        assert player.my_turn().ply >= 10


@pytest.mark.parametrize("game", games())
def test_a_record_of_every_game_can_be_looked_at(port: int, game: str) -> None:
    """Under every version of the rules and with every box there has been."""
    for path in sorted((RECORDS / game).rglob("*.txt")):
        assert call(port, "/api/records", path.read_bytes()).status == 201, path


def test_names_and_bots_survive_a_journey_to_the_terminal_and_back(port: int, tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    assert play("--name", "Ada", "--save", str(path)).code == 0
    told = saved(path).about
    up = msgspec.json.decode(call(port, "/api/records", path.read_bytes()).body, type=wire.TableMade)
    down = read(of(port, up, "record").body.decode())
    assert {name: down.about[name] for name in ("seats", "names")} == told
    state = of(port, up, "state").json()
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Bloom", "Cecil"]
    path.write_text(write(down), encoding="utf-8")
    assert json.loads(run("replay", str(path), "--json").out)["names"] == ["Ada", "Bloom", "Cecil"]


def test_a_level_sits_down_by_its_word_of_before(port: int, finished: wire.TableMade) -> None:
    """Pages and records of before call the Barrister solicitor."""
    made = new_table(port, "you", "bot", bot="solicitor", seed="before")
    with Player(port, made.table, token_of(made.url)) as player:
        seat = player.my_turn().seats[1]
        assert (seat.kind, seat.bot) == ("bot", "solicitor")
    record = read(of(port, finished, "record").body.decode())
    record.about["seats"] = ["person", "solicitor"]
    up = msgspec.json.decode(call(port, "/api/records", write(record).encode()).body, type=wire.TableMade)
    assert [seat["kind"] for seat in of(port, up, "state").json()["seats"]] == ["screen", "bot"]


def test_a_server_writes_who_was_a_bot(port: int, finished: wire.TableMade) -> None:
    about = read(of(port, finished, "record").body.decode()).about
    assert about["seats"] == ["person", "person"]
    assert len(about["names"]) == 2


def test_an_uploaded_record_is_not_played(port: int, finished: wire.TableMade) -> None:
    lines = of(port, finished, "record").body.decode().splitlines()
    made = msgspec.json.decode(call(port, "/api/records", "\n".join(lines).encode()).body, type=wire.TableMade)
    with Player(port, made.table, token_of(made.url)) as player:
        state = player.next_state()
        player.say(wire.Choose(ply=state.ply, option=0))
        assert player.error().code == "forbidden"
        player.say(wire.SeatBot(seat=0, bot="random"))
        assert player.error().code == "forbidden"


@pytest.mark.parametrize(
    "body", [b"", b"GIF89a\x00\xff", b"squander record 1\ngame last-will\nend 0 0", b"x" * 1_100_000]
)
def test_an_upload_that_is_no_record_is_one_sentence(port: int, body: bytes) -> None:
    answer = call(port, "/api/records", body)
    assert answer.status in (400, 413)
    assert answer.json()["text"].endswith(".")


def test_a_running_game_shows_its_own_story_and_branches_into_a_guess(port: int) -> None:
    made = new_table(port, "you", "bot", "bot")
    with Player(port, made.table, token_of(made.url)) as player:
        for _ in range(8):
            state = player.my_turn()
            assert state.question is not None
            player.choose(state.question.options[0].id)
        player.my_turn()
    story = of(port, made, "record").body.decode()
    assert "the story so far" in story
    replay = of(port, made, "replay").json()
    assert replay["seats"] == [-1, 0]
    wish = wire.Branch(6, [wire.SeatWish("you"), *[wire.SeatWish("bot", bot="random")] * 2])
    branch = msgspec.json.decode(of(port, made, "branch", wish).body, type=wire.TableMade)
    there = of(port, branch, "replay/0").json()["view"]["seats"][0]
    assert there == of(port, made, "replay/6").json()["view"]["seats"][0]
    with Player(port, branch.table, token_of(branch.url)) as player:
        state = player.my_turn()
        assert state.question is not None
        player.choose(state.question.options[0].id)


def test_who_named_the_seed_and_plays_alone_branches_into_the_same_deal(port: int) -> None:
    wish = wire.Branch(1, [wire.SeatWish("you"), wire.SeatWish("bot", bot="random")])
    futures = []
    for kinds, seed in ((("you", "bot"), "mine"), (("you", "bot"), None), (("you", "link"), "mine")):
        made = new_table(port, *kinds, seed=seed, starter=0)
        with Player(port, made.table, token_of(made.url)) as player:
            asked = player.my_turn().question
            assert asked is not None
            player.choose(asked.options[0].id)
        branch = msgspec.json.decode(of(port, made, "branch", wish).body, type=wire.TableMade)
        futures.append(of(port, branch, "replay").json()["plies"])
        again = of(port, branch, "branch", wire.Branch(0, wish.seats))
        assert again.status == 201
    assert futures == [1, 0, 0], "a guess begins anew; what is known keeps its past"
