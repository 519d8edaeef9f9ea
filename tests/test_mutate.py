"""Mutants change what a rule does and nothing else, and those that no test notices are told."""

import ast
import json
from pathlib import Path
from queue import SimpleQueue

import mutate
import pytest
from mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[1]
RULE = '''
"""A rule."""
from somewhere import least

class Spend(Rule):
    """It spends (X-01)."""

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option < least(g) and f.arg > 0:
            return 3
        return 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        g.money += min(option, 2)
        g.note("spends", f.who, 1 + option)
        if option > 5:
            g.note("spends much", f.who)
        g.todo([Frame(PAY), Frame(SHOW)])
'''


def sources() -> list[str]:
    return [mutant.source(RULE) for mutant in mutants_of(Path("spend.py"), RULE)]


@pytest.mark.parametrize(
    "wrong",
    [
        "option <= least(g) and",
        "f.arg >= 0",
        "f.arg > 1",
        "least(g) or f.arg",
        "if not (option < least(g) and",
        "return 4",
        "return 1",
        "g.money -= min(option, 2)",
        "max(option, 2)",
        "min(option, 3)",
        "g.todo([Frame(SHOW)])",
        "g.todo([Frame(PAY)])",
    ],
)
def test_each_kind_of_change_is_made(wrong: str) -> None:
    assert sum(wrong in source for source in sources()) == 1


def test_a_step_that_acts_can_be_left_out() -> None:
    assert any("g.money" not in source for source in sources())
    assert any("g.todo" not in source for source in sources())


def test_every_mutant_is_a_program_and_differs_from_the_rule() -> None:
    plain = ast.unparse(ast.parse(RULE))
    assert len(sources()) >= 14
    for source in sources():
        ast.parse(source)
        assert source != plain


def test_what_only_tells_is_left_alone() -> None:
    kept = "g.note('spends', f.who, 1 + option)"
    assert all(kept in source and "It spends (X-01)." in source for source in sources())
    assert all("if option > 5:" in source for source in sources())


def test_a_mutant_says_where_and_what() -> None:
    said = [str(mutant) for mutant in mutants_of(Path("rules/spend.py"), RULE)]
    assert "rules/spend.py:9: `option < least(g)` compares with LtE" in said
    assert "rules/spend.py:14: `g.money += min(option, 2)` is left out" in said


def test_rules_are_changed_and_words_are_not() -> None:
    names = {path.name for path in mutate.rule_files("last-will")}
    assert {"planning.py", "score.py", "setup.py"} <= names
    assert not names & {"text.py", "terms.py", "view.py", "__init__.py"}
    assert not [path for path in mutate.rule_files("maccreedys-mansion") if "faces" in path.parts]


def test_the_same_seed_draws_the_same_mutants() -> None:
    files = mutate.rule_files("template")

    def drawn(sample: int, seed: int) -> list[str]:
        return [str(mutant) for mutant in mutate.chosen(files, sample, seed)]

    assert drawn(5, 1) == drawn(5, 1) != drawn(5, 2)
    assert len(drawn(0, 1)) == sum(len(mutants_of(path, (ROOT / path).read_text())) for path in files)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["whist"], "There is no game 'whist'; use one of last-will, "),
        (["../games"], "There is no game '../games'; "),
        (["template", "--only", "nowhere.py"], "No source with rules of template ends with 'nowhere.py'."),
    ],
)
def test_wrong_words_are_one_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(args) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mutate.main(["--help"])
    assert "./squander mutate last-will" in capsys.readouterr().out


def test_a_wrong_rule_is_noticed_and_an_unchanged_one_is_not(tmp_path: Path) -> None:
    copies: SimpleQueue[Path] = SimpleQueue()
    copies.put(mutate.copy_checkout(tmp_path / "copy"))
    covering = mutate.Covering("template", tmp_path / "copy")
    path = next(path for path in mutate.rule_files("template") if path.name == "rules.py")
    wrong = next(m for m in mutants_of(path, (ROOT / path).read_text()) if covering.tests(m))
    same = Mutant(path, wrong.line, "nothing", 0, lambda node: None)
    assert [mutate.attempt(m, covering, copies).killed for m in (wrong, same)] == [True, False]
    assert (tmp_path / "copy" / path).read_text() == (ROOT / path).read_text()


@pytest.mark.parametrize(("body", "good"), [("pass", True), ("while True: pass", False), ("assert False", False)])
def test_a_rule_that_hangs_is_noticed(tmp_path: Path, body: str, good: bool) -> None:
    """By the processor's time it takes: how busy the machine is makes no difference."""
    (tmp_path / "test_rule.py").write_text(f"def test_rule():\n    {body}\n")
    assert mutate.passes(tmp_path, ["test_rule.py"], seconds=8) is good


def test_what_survived_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def verdicts(game: str, mutants: list[Mutant], jobs: int) -> list[mutate.Verdict]:
        return [mutate.Verdict(mutant, 4, number > 0) for number, mutant in enumerate(mutants)]

    monkeypatch.setattr(mutate, "try_all", verdicts)
    assert mutate.main(["template", "--sample", "4", "--least", "90"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("survived 4 tests: src/squander/games/template/")
    assert last == "template: 3 of 4 mutants killed (75.0 %)."
    assert mutate.main(["template", "--sample", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["mutants"], told["killed"], len(told["survivors"])) == (4, 3, 1)
