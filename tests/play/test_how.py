"""How games are played: every file is whole, names what exists, and speaks in words of its own."""

import re
from pathlib import Path

import msgspec
import pytest

from squander.games import OURS, kind_of, package_of
from squander.games.contract import HOW, Package
from squander.kernel.errors import BadPack, BadSetup
from squander.play.guide import HowTo
from squander.play.how import faults_of, has_how_to, how_to, named_in, read
from squander.play.in_play import met

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_WORDS = 2000  # ten minutes
changed = msgspec.structs.replace


def words(told: HowTo) -> int:
    chapters = [*told.round, *told.more]
    said = [*told.goal, *(text for one in chapters for text in one.text)]
    said += [text for one in told.mistakes for text in (one.wrong, one.right)]
    return sum(len(text.split()) for text in said)


@pytest.mark.parametrize("game", OURS)
def test_every_game_tells_how_it_is_played(game: str) -> None:
    told = how_to(game)
    assert faults_of(told, package_of(game)) == []
    assert len(told.round) >= 4
    assert len(told.mistakes) >= 5
    assert 300 < words(told) < MOST_WORDS
    assert words(told) / 250 < told.minutes <= 10


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_are_sentences(game: str) -> None:
    told = how_to(game)
    said = [*told.goal, *(text for one in [*told.round, *told.more] for text in one.text)]
    said += [one.right for one in told.mistakes] + [one.says for one in told.symbols]
    said += [one.says for one in told.parts]
    said += [one.means for one in told.sections]
    assert [text for text in said if not text.endswith((".", "!")) or text != text.strip()] == []


def test_a_game_of_two_has_what_they_have_but_what_stays_in_the_box() -> None:
    told = how_to("prodigals-last-will")
    sections = [section.id for section in told.sections]
    assert {"PL-SCORE", "LW-PLAN", "PC-TILE"} <= set(sections)
    assert "PC-RENAISSANCE" not in sections
    assert "renaissance" not in {sign.id for sign in told.symbols}
    parts = {part.id: part for part in told.parts}
    assert parts["last-will:plan"].see == "last-will/planning"
    assert parts["round"].see == "prodigals-last-will/plans"
    assert "prodigals-club:renaissance" not in parts


def test_a_name_of_nothing_is_found() -> None:
    package, told = package_of("last-will"), how_to("last-will")
    first, *others = told.round
    assert faults_of(changed(told, round=[changed(first, clauses=["LW-PLAN-99"]), *others]), package) == [
        "there is no clause LW-PLAN-99."
    ]
    assert faults_of(changed(told, sections=told.sections[1:]), package) == ["nothing is said of the section LW-SETUP."]
    assert faults_of(changed(told, parts=[*told.parts, told.parts[0]]), package) == [
        "there are two of the name part round."
    ]
    strays = changed(told.parts[0], id="stray", see="last-will/nowhere")
    assert faults_of(changed(told, parts=[*told.parts, strays]), package) == [
        "last-will/nowhere is no place of the page."
    ]
    more = changed(told.sections[0], id="LW-MOON")
    assert faults_of(changed(told, sections=[*told.sections, more]), package) == ["there is no section LW-MOON."]


def test_parts_name_clauses_too() -> None:
    assert "LW-ERRAND-30" in named_in(how_to("last-will"))


@pytest.mark.parametrize("text", ["minutes = ", "minutes = 3", "minutes = 'three'", "colour = 'red'"])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / HOW
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match="does not tell how to play"):
        read(path)


def test_it_is_no_part_of_the_box(tmp_path: Path) -> None:
    """Else every better word would be another box, which old games do not know."""

    class Elsewhere(Package):
        folder = tmp_path

    for name in (HOW, "cards.toml"):
        (tmp_path / name).touch()
    assert Elsewhere("elsewhere", kind_of("template")).shelf().files == ["cards.toml"]


def test_a_game_without_such_a_file() -> None:
    assert not has_how_to("template")
    with pytest.raises(BadSetup, match="Nobody has written"):
        how_to("template")


def drawn(game: str) -> set[str]:
    """The parts that a game's drawing leads to, by selectors or marks."""
    found: set[str] = set()
    for path in (WEB / game).glob("*.ts*"):
        text = path.read_text(encoding="utf-8")
        marked = re.findall(r'data-part="([a-z-]+)"', text) + re.findall(r"(?s)FACTS[^=]*= \{(.*?)\}", text)
        found |= {part for one in marked for part in re.findall(r"[a-z-]+(?=\"|$)", one)}
        if path.name == "parts.ts":
            found |= set(re.findall(r'^  \["[^"]*", "([a-z-]+)"\],$', text, re.MULTILINE))
    return found


@pytest.mark.skipif(not WEB.exists(), reason="there is no page in this checkout")
@pytest.mark.parametrize("game", OURS)
def test_every_part_is_drawn_and_nothing_else_is_spoken_of(game: str) -> None:
    parts = {part.id.rpartition(":")[2] for part in how_to(game).parts}
    own = {part.id for part in read(package_of(game).folder / HOW).parts}
    assert drawn(game) - parts == set()
    assert own - drawn(game).union(*(drawn(other) for other in package_of(game).made_of)) == set()


# --- clauses as players meet them ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_every_clause_says_what_the_table_does_about_it(game: str) -> None:
    assert [one.id for one in met(game) if not one.means] == []


def test_a_clause_tells_where_it_is_met() -> None:
    said = {one.id: one.met for game in OURS for one in met(game)}
    assert said["LW-ERRAND-13"] == ["Errands: the table says “Both places at these cards are taken.”"]
    assert said["LW-PLAN-03"] == ["Planning: the table refuses, and says why."]
    assert said["MM-HAUNT-04"] == ["Work: the table refuses, and says why.", "On the table: A haunted room."]
