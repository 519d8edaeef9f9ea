"""The house in text."""

import random
from pathlib import Path

import squander
from squander.cli.screens import seen_by
from squander.games import package_of
from squander.play.records import record_of, write
from squander.play.seating import PERSON
from tests.cli.desk import run
from tests.games.maccreedys_mansion.haunting import haunting
from tests.games.maccreedys_mansion.table import Table, table

NAMES = ["Ashby", "Bloom", "Cecil", "Dora", "Edgar"]


def drawn(t: Table, seat: int = 0, whole: bool = True) -> str:
    screen = package_of(t.g.kind.id).screen()
    return "\n".join(line.plain for line in screen.table(seen_by(t.g, seat, NAMES, screen), whole))


def test_the_house_stands_storey_over_storey_within_eighty_columns() -> None:
    t = table(
        3, phase="placement", markers={"garret": "00.", "hall": "11111"}, companies={0: {"workers": {"mason": 1}}}
    )
    t.choose("crypt.mason")
    picture = drawn(t)
    house = picture.partition("Markers")[0]
    assert all(len(line) <= 80 for line in house.splitlines())
    assert "c1c1c." in house
    assert (
        house.index("Servants' Garret") < house.index("Master Bedroom") < house.index("Kitchen") < house.index("Crypt")
    )
    assert "done" in house


def test_a_worker_at_work_is_a_capital_letter() -> None:
    t = table(3, phase="placement", companies={0: {"workers": {"mason": 2}}}, track=["crypt"])
    t.choose("crypt.mason")
    assert "M1m.m.m.e." in drawn(t)


def test_the_ledger_can_be_opened_by_name() -> None:
    t = table(3, phase="investments").choose("collect")
    screen = package_of(t.g.kind.id).screen()
    seen = seen_by(t.g, 0, NAMES, screen)
    assert screen.lookup(seen, "ledger")[-1].split() == ["3", "dividend", "+$2,000", "$12,000"]
    assert len(screen.lookup(seen, "Bloom")) == 1
    assert "Crypt" in screen.lookup(seen, "wire the")[0]
    assert "$500 more today" in screen.lookup(seen, "strike")[0]


def test_every_position_can_be_drawn_and_every_place_told() -> None:
    chance = random.Random(5)
    g = squander.new("maccreedys-mansion", players=3, seed=5)
    screen = package_of(g.kind.id).screen()
    while not g.over:
        t = Table(g)
        assert drawn(t, whole=False)
        assert drawn(t, -1)
        for option in g.options:
            place = g.kind.words.place(g, g.question.frame, option)
            assert isinstance(screen.about(seen_by(g, 0, NAMES, screen), place), str)
        g.choose(chance.choice(g.options))
    assert drawn(Table(g))


def test_all_cards_are_listed_with_their_texts() -> None:
    cards = package_of("maccreedys-mansion").screen().cards(None)
    assert {card.deck for card in cards} == {"jobs", "events", "haunts"}
    assert all(card.text and card.source for card in cards)


def test_a_marker_to_take_off_is_said_to_be_of_somebody_by_name(tmp_path: Path) -> None:
    g = haunting()
    sitting = [PERSON if who == g.question.who else "random" for who in range(5)]
    path = tmp_path / "haunted.squander"
    path.write_text(write(record_of(g, {"seats": sitting, "names": NAMES})), encoding="utf-8")
    shown = " ".join(run("play", "--load", str(path), typed="quit\n\n").out.split())
    question = shown.partition("Which marker of a finished room")[2]
    assert any(f"({name}, round " in question for name in NAMES)
    assert "(seat" not in question
