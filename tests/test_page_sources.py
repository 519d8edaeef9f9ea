"""What holds for every source of the page, beside what its linter and its compiler say."""

import re
from pathlib import Path

import pytest

from squander.games import games, kind_of
from squander.kernel.agenda import RULES, Ask

WEB = Path(__file__).parents[1] / "web"
KINDS = {".ts", ".tsx", ".mjs", ".css"}
SOURCES = [path for folder in ("src", "tests") for path in (WEB / folder).rglob("*") if path.suffix in KINDS]
WIDEST = 140


def lines_with(pattern: str) -> list[str]:
    return [
        f"{path.relative_to(WEB)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_no_line_runs_out_of_sight() -> None:
    assert len(SOURCES) > 50
    assert lines_with(rf".{{{WIDEST + 1}}}") == []


# --- what the page is told, it does not read out of words -------------------------------------------------------

WORDS = r"\b(?:prompt|label|reason|phase|text)\b[?!]*"
SAID = rf"(?:{WORDS}|\bquestion[?!]*\s*\.\s*name\b[?!]*)"
LOOKS = r"(?:match|matchAll|search|split|includes|startsWith|endsWith|indexOf|lastIndexOf|substring|substr|slice)"
# Over whole files, because a chain of calls may run over several lines.
READING = [
    rf"{SAID}\s*\??\.\s*{LOOKS}\(",
    rf"\.\s*(?:test|exec)\([^()]*{SAID}",
    rf"\b(?:Number|parseInt|parseFloat)\([^()]*{SAID}",
    rf"{WORDS}\s*[!=]==?\s*[\"'`]\w",  # questions are known by name where their game is drawn, see below
    r"\bRegExp\(",
]
CAPITAL = "setting.text.slice("  # the first letter of a setting's text becomes a capital
ASKED = re.compile(r"^\w+\.[A-Z]")


def names_of_questions() -> set[str]:
    for game in games():
        kind_of(game)
    return {name for name, rule in RULES.items() if isinstance(rule, Ask) and ASKED.match(name)}


def readings(text: str) -> list[str]:
    """Where something that people read is searched, cut or compared."""
    return [found[0] for pattern in READING for found in re.finditer(pattern, text.replace(CAPITAL, ""))]


def test_no_words_for_people_are_read_by_the_page() -> None:
    """Neither prompts, labels, reasons and lines of the log, nor names of questions."""
    sources = [path for path in SOURCES if path.is_relative_to(WEB / "src")]
    found = {f"{path.relative_to(WEB)}": readings(path.read_text(encoding="utf-8")) for path in sources}
    assert {path: read for path, read in found.items() if read} == {}


@pytest.mark.parametrize(
    "line",
    [
        "const n = Number(question.prompt.match(/\\d+/)![0]);",
        "/market/.test(shown.question!.name)",
        "if (option.label\n  ?.split(' ')[0])",
        'line.text.includes("spends")',
        "new RegExp(names.join('|'))",
        "parseInt(refused.reason)",
        'if (question.phase === "Errands")',
    ],
)
def test_a_page_that_reads_is_found(line: str) -> None:
    assert readings(line)


def test_questions_are_known_by_name_only_where_their_game_is_drawn() -> None:
    names = names_of_questions()
    assert len(names) > 50
    spoken = {
        f"{path.relative_to(WEB)}: {name}"
        for path in SOURCES
        if not re.match(r"src/games/[^/]+/", path.relative_to(WEB).as_posix())
        for name in re.findall(r"[\"'`]([a-z]+\.[A-Z]\w*)", path.read_text(encoding="utf-8"))
        if any(known.startswith(name) for known in names)
    }
    assert spoken == set()


def test_no_cast_hides_what_a_thing_is() -> None:
    """Not through unknown, nor by telling the compiler to look away; Biome refuses any."""
    assert lines_with(r"\bas unknown as\b|@ts-(ignore|nocheck|expect-error)") == []


CAST = re.compile(r"(\S+) as (?!const\b|(?:HTML)?Element\b)(\w+)")
NO_CODE = re.compile(r"\"[^\"\n]*\"|`[^`]*`|//.*|/\*[\s\S]*?\*/|^(?:import|export type) .*", re.MULTILINE)


def test_a_game_takes_what_came_for_its_own_types_in_one_place() -> None:
    """Those types are made from its `seen.py`; nothing else of its drawings is typed by hand."""
    folders = [folder for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()]
    for folder in folders:
        texts = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ts*")) if path.name != "seen.ts"]
        casts = [found.groups() for text in texts for found in CAST.finditer(NO_CODE.sub("", text))]
        assert [what for what, _ in casts] in ([], ["(shown.view"], ["shown.view"], ["shown.view", "row"]), casts
        assert all(re.fullmatch(r"\w+(View|Row)", kind) for _, kind in casts), casts


def test_what_is_drawn_for_one_game_stands_in_its_folder() -> None:
    """Of `ui/`, games are users; nothing in it knows one of them."""
    folders = [folder.name for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()]
    assert len(folders) > 3
    assert [place for place in lines_with("|".join(folders)) if place.startswith("src/ui/")] == []
