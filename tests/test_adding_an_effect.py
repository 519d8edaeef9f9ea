"""Whoever follows docs/add-a-card.md word for word has a new effect; whoever leaves something out is told what."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "add-a-card.md"
STEP = re.compile(r"(?ms)^[^\n]*? the end of\s`([\w/.]+)`:\n\n```\w+\n(.*?)^```")
COPIED = ["src/squander", "tests/games/template", "tests/games/last_will", "tests/helpers", "pyproject.toml"]
PATIENCE = 200
PLAYED = """
import random
import squander
from squander.games import package_of
from squander.games.template import check
seen = set()
for seed in range(20):
    g = squander.new("template", players=3, seed=seed)
    chance = random.Random(seed)
    while not g.over:
        assert check.faults(g) == []
        assert all(g.kind.words.label(g, g.question.frame, option) for option in g.options)
        g.choose(chance.choice(g.options))
    seen |= {g.kind.cards[card].id for card in g.parts[0].pile}
assert "letter" in seen, seen
package = package_of("template")
letter = next(row for row in package.catalogue(package.shelf().current)["cards"] if row["id"] == "letter")
print(letter["text"], letter["picture"])
"""


BOTS_PLAY_IT = """
import squander
from squander.bots import answer, make

def plays_it(seed):
    g = squander.new("last-will", players=4, seed=seed, pack="mine.toml", noting=True)
    bots = [make("greedy", "last-will", seat) for seat in range(4)]
    while not g.over:
        last = g.log
        g.choose(answer(bots[g.question.who], g))
        note = g.log
        while note is not last:
            if note.what == "plays" and g.parts[0].box.cards[note.a].id == "neglect":
                return True
            note = note.before
    return False

assert any(plays_it(seed) for seed in range(6))
"""


class Step(NamedTuple):
    path: str
    block: str


def steps(game: str = "template") -> list[Step]:
    """What the page says to add, by the file at whose end it goes."""
    found = [Step(*found) for found in STEP.findall(PAGE.read_text(encoding="utf-8"))]
    return [step for step in found if f"games/{game}/" in step.path]


def tomls() -> list[str]:
    return re.findall(r"(?ms)^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in COPIED:
        source, copy = ROOT / name, tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        left_out = shutil.ignore_patterns("__pycache__", "page", "boxes")
        shutil.copytree(source, copy, ignore=left_out) if source.is_dir() else shutil.copy(source, copy)
    (tmp_path / "tests" / "__init__.py").touch()
    (tmp_path / "tests" / "games" / "__init__.py").touch()
    return tmp_path


def follow(checkout: Path, taken: list[Step]) -> None:
    for path, block in taken:
        lines = "" if path.endswith(".tsv") else "\n\n"
        with (checkout / path).open("a", encoding="utf-8") as file:
            file.write(lines + block)


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """As sources, whatever is compiled here."""
    environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}", "SQUANDER_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("game", ["template", "last_will"])
def test_the_page_names_at_most_five_files_and_each_once(game: str) -> None:
    paths = [step.path for step in steps(game)]
    assert 3 < len(paths) == len(set(paths)) <= 5
    assert all((ROOT / path).is_file() for path in paths)


def test_an_effect_is_added_by_following_the_page(checkout: Path) -> None:
    follow(checkout, steps())
    played = run(checkout, "-c", PLAYED)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Draw 2 cards. [{'style': 'line strong', 'of': ['+2 ', {'icon': 'cards'}]}]")
    tested = run(checkout, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests/games/template")
    assert tested.returncode == 0, tested.stdout
    assert "test_a_letter_lets_its_player_draw PASSED" in tested.stdout


@pytest.mark.long
def test_an_effect_is_added_to_last_will_by_following_the_page(checkout: Path) -> None:
    follow(checkout, steps("last_will"))
    (checkout / "mine.toml").write_text(tomls()[-1], encoding="utf-8")
    played = run(checkout, "-c", BOTS_PLAY_IT)
    assert played.returncode == 0, played.stderr
    tested = run(
        checkout, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests/games/last_will/test_white_effects.py"
    )
    assert tested.returncode == 0, tested.stdout
    assert "test_a_season_abroad_lets_all_houses_rot PASSED" in tested.stdout


def test_the_bot_of_last_will_wants_to_know_the_new_effect(checkout: Path) -> None:
    follow(checkout, [step for step in steps("last_will") if "bots" not in step.path])
    said = run(checkout, "-c", "import squander.games.last_will.bots").stderr.splitlines()[-1]
    assert said == "TypeError: Last Will's bot does not know: DepreciateAll."


def test_a_row_with_a_word_that_no_deed_has_is_one_sentence_with_its_place(checkout: Path) -> None:
    follow(checkout, [step for step in steps() if not step.path.endswith("deeds.py")])
    said = run(checkout, "-c", PLAYED).stderr.splitlines()[-1]
    assert said.endswith("letter: do is 'draw'; use one of spend.")
    assert "cards.toml, line " in said


def test_a_deed_without_a_rule_stops_the_game(checkout: Path) -> None:
    follow(checkout, [Step(path, block.replace("    rule = rules.DRAW_MORE\n", "")) for path, block in steps()])
    said = run(checkout, "-c", PLAYED).stderr.splitlines()[-1]
    assert said.endswith("squander.games.template.deeds.MoreCards does not say: rule.")


def test_a_deed_that_draws_nothing_stops_the_game(checkout: Path) -> None:
    follow(checkout, [Step(path, block.partition("    def drawn")[0]) for path, block in steps()])
    said = run(checkout, "-c", PLAYED).stderr.splitlines()[-1]
    assert said == "TypeError: squander.games.template.deeds.MoreCards does not say: drawn."
