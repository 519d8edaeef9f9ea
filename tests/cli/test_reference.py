"""Looking things up: rules, cards, games."""

import json
import re

import pytest
import typer.main

from squander.cli import app
from squander.games import games, kind_of
from squander.play.how import how_to
from tests.cli.desk import run


def test_the_sections_of_the_rules() -> None:
    done = run("rules", "last-will")
    assert "PLAN          25 clauses, LW-PLAN-01 to LW-PLAN-25" in done.out
    assert not done.too_wide()


@pytest.mark.parametrize("wanted", ["LW-PLAN-03", "plan-03"])
def test_one_clause(wanted: str) -> None:
    done = run("rules", "last-will", wanted)
    assert done.out.startswith("LW-PLAN-03")
    assert "already holding a marker" in done.out


def test_one_section() -> None:
    ids = [line.split()[0] for line in run("rules", "last-will", "wild").lines() if line.startswith("LW-")]
    assert ids == [f"LW-WILD-{n:02d}" for n in range(1, 16)]


def test_a_section_begins_with_what_it_means() -> None:
    assert run("rules", "last-will", "wild").out.startswith("Any companion once")
    assert run("rules", "last-will", "wild card").out.startswith("LW-")


@pytest.mark.parametrize("game", games())
def test_how_a_game_is_played(game: str) -> None:
    told = how_to(game)
    done = run("rules", game, "--how")
    said = " ".join(done.out.split())
    assert not done.too_wide()
    assert said.startswith(f"── How to play {told.title} ─")
    assert all(" ".join(text.split()) in said for text in told.goal)
    assert f"{len(told.round)}. {told.round[-1].title}" in said
    assert all(one.right in said for one in told.mistakes)


def test_how_a_game_is_played_as_data() -> None:
    assert json.loads(run("rules", "last-will", "--how", "--json").out)["minutes"] == how_to("last-will").minutes


def test_clauses_with_some_words() -> None:
    found = json.loads(run("rules", "last-will", "starting marker", "--json").out)
    assert found
    assert all("starting" in clause["clause"] and "marker" in clause["clause"] for clause in found)


def test_ids_and_clauses_stand_apart() -> None:
    lines = run("rules", "prodigals-club", "renaissance").lines()
    assert any(line.startswith("PC-RENAISSANCE-01  The renaissance man") for line in lines)


def test_rules_about_pieces_that_stay_in_the_box_are_left_out() -> None:
    sections = run("rules", "prodigals-last-will").out.split()
    assert "PLAN" in sections
    assert "MEGAPHONE" in sections
    assert not {"RENAISSANCE", "BONUS", "ORDER"} & set(sections)


def test_every_card_with_its_source() -> None:
    done = run("cards", "last-will")
    assert not done.too_wide()
    cards = json.loads(run("cards", "last-will", "--json").out)
    assert sum(card["copies"] for card in cards) == 140 + 50 + 16  # with Getting Sacked and its tiles
    assert {card["source"] for card in cards} == {"rulebook", "report", "house"}


def test_one_card() -> None:
    done = run("cards", "last-will", "old friend")
    assert done.out.startswith("Old Friend with Ideas · helper (helpers): Lay for 2 actions.")
    assert "1 more action each round. [" in " ".join(done.out.split())


def test_special_cards_show_their_crowns_and_deck() -> None:
    out = run("cards", "last-will", "special").out
    assert "Hectic Day · event (special, 2 crowns): " in out
    assert "Private Secretary · helper (special, 1 crown): " in out
    assert len(json.loads(run("cards", "last-will", "special", "--json").out)) == 17 + 7


def test_the_wills_are_among_the_cards_of_last_will_alone() -> None:
    wills = json.loads(run("cards", "last-will", "wills", "--json").out)
    assert [card["name"] for card in wills[:7]] == [f"Last Will: {money}" for money in range(70, 131, 10)]
    assert len(wills) == 7 + 10
    assert wills[0]["text"] == "If it is drawn, everybody begins with £70."
    together = json.loads(run("cards", "prodigals-last-will", "--json").out)
    assert not [card for card in together if card["kind"] == "will"]
    assert len(together) > 100


def test_kind_and_symbols_stand_apart() -> None:
    (ball,) = json.loads(run("cards", "last-will", "ball", "--json").out)
    assert (ball["kind"], ball["symbols"], ball["deck"], ball["crowns"]) == ("event", ["wine glass"], "events", 0)
    (yacht,) = json.loads(run("cards", "last-will", "steam_yacht", "--json").out)
    assert (yacht["kind"], yacht["symbols"], yacht["deck"], yacht["crowns"]) == ("expense", ["helm"], "special", 2)
    cards = json.loads(run("cards", "prodigals-club", "--json").out)
    assert {card["kind"] for card in cards} == {"white", "black"}
    assert {symbol for card in cards for symbol in card["symbols"]} == {"liberal", "conservative", "offensive"}
    assert {card["icons"] for card in cards if card["deck"] == "election"} == {1, 2}


def test_the_games() -> None:
    assert "last-will: Last Will, 2 to 5 players" in run("games").out
    games = json.loads(run("games", "--json").out)
    assert games[0]["players"] == {"least": 2, "most": 5}
    assert "will" in [option["name"] for option in games[0]["options"]]


NAMES = sorted(typer.main.get_group(app).commands)


@pytest.mark.parametrize("command", [*NAMES, "db upgrade"])
def test_every_command_explains_itself_by_example(command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.code == 0
    examples = done.out.split("Examples:\n")[1].split("\n\n")[0].splitlines()
    assert examples
    assert all(example.strip().startswith(f"squander {command}") for example in examples)


def test_the_version() -> None:
    said = run("--version").out
    assert re.fullmatch(r"squander 0\.\S+, Python 3\.\S+, rules (compiled|compiled quickly|interpreted \(.+\))\n", said)


def test_what_is_kept_for_records_is_in_no_list_of_options() -> None:
    options = [option["name"] for game in json.loads(run("games", "--json").out) for option in game["options"]]
    kept = {setting.name for id in games() for setting in kind_of(id).settings if setting.kept}
    assert {"box", "will_box"} <= kept
    assert not kept & set(options)
    assert not [name for name in kept if f"-o {name}=" in run("games").out]
