"""What ./squander decides before anything of the project runs: what to set up, and what to say."""

import shutil
import subprocess
import threading
from pathlib import Path

import bootstrap
import compiling
import environment
import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose environment was set up for playing."""
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / ".venv/bin/python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv/stamp.json")
    monkeypatch.setattr(environment, "HALF_MADE", tmp_path / ".venv/half-made")
    environment.PYTHON.parent.mkdir(parents=True)
    environment.PYTHON.touch()
    environment.write_stamp(environment.needed())
    return tmp_path


def due(testing: bool = False) -> list[str]:
    return environment.due(environment.read_stamp(), environment.needed(["test"] if testing else []))


def test_an_unchanged_checkout_has_nothing_to_do(checkout: Path) -> None:
    assert due() == []


def test_testing_adds_only_what_tests_need(checkout: Path) -> None:
    assert due(testing=True) == ["lab packages", "packages for programs", "test packages"]


@pytest.mark.parametrize("step", ["packages", "project"])
def test_a_step_made_from_something_else_is_done_again(checkout: Path, step: str) -> None:
    environment.write_stamp({**environment.needed(), step: "older"})
    assert due() == [step]


@pytest.mark.parametrize(
    ("file", "content"),
    [("half-made", ""), ("stamp.json", "{"), ("stamp.json", '{"environment": "elsewhere 3.10"}')],
)
def test_an_environment_that_can_not_be_used_is_made_anew(checkout: Path, file: str, content: str) -> None:
    (checkout / ".venv" / file).write_text(content)
    assert due() == list(environment.needed())


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: Path) -> None:
    environment.PYTHON.unlink()
    assert due() == list(environment.needed())


def test_whoever_has_to_wait_is_told_for_what(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    told = threading.Event()

    def say(sentence: str) -> None:
        said.append(sentence)
        told.set()

    def come_and_go() -> None:
        with environment.Alone():
            pass

    monkeypatch.setattr(environment, "ROOT", checkout)
    monkeypatch.setattr(environment, "say", say)
    with environment.Alone():
        assert said == []
        second = threading.Thread(target=come_and_go)
        second.start()
        told.wait()
    second.join()
    assert said[0].startswith("Waiting for another start")


def test_a_first_set_up_that_fails_leaves_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(environment.VENV)
    monkeypatch.setitem(environment.STEPS, "packages", fail)
    monkeypatch.setattr(environment, "run", lambda *args: None)
    with pytest.raises(environment.SetupError):
        environment.install(environment.needed())
    assert not environment.VENV.exists()


def test_an_update_that_fails_keeps_the_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.write_stamp({**environment.needed(), "packages": "older"})
    monkeypatch.setitem(environment.STEPS, "packages", fail)
    with pytest.raises(environment.SetupError):
        environment.install(environment.needed())
    assert environment.PYTHON.exists()
    assert due() == ["packages"]


def fail() -> None:
    raise environment.SetupError("It failed.")


def test_trouble_is_one_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "prepare", lambda *_: fail())
    assert bootstrap.main([]) == 2
    assert capsys.readouterr().err == "It failed.\n"


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        ("after connection broken by 'NewConnectionError(...)'", "check the network"),
        ("error: Failed to fetch: `x`\n  Caused by: dns error", "check the network"),
        ("Packages were unavailable because the network was disabled.", "check the network"),
        ("No space left on device", "Installing failed: "),
    ],
)
def test_failed_steps_explain_themselves(tmp_path: Path, output: str, expected: str) -> None:
    log = tmp_path / "log"
    log.write_text(output)
    assert expected in environment.explain("Installing failed", log)


def test_who_needs_packages_does_not_wait_for_the_thorough_compiler(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compile_long(road: str) -> str:
        bootstrap.prepare("arena")  # as another start would, meanwhile
        return compiling.recipe()

    monkeypatch.setenv("SQUANDER_COMPILE", "no")
    steps = environment.needed({"measure"})
    monkeypatch.setattr(environment, "ROOT", checkout)
    monkeypatch.setattr(compiling, "VENV", checkout / ".venv")
    monkeypatch.setattr(compiling, "compiler_works", lambda: True)
    monkeypatch.setattr(compiling, "compile_rules", compile_long)
    monkeypatch.setitem(environment.STEPS, "lab packages", lambda: None)
    monkeypatch.setattr(bootstrap, "needed", lambda _: steps)
    monkeypatch.setattr(bootstrap, "compile_due", lambda *_: True)
    bootstrap.compile_now("full")
    assert "Waiting" not in capsys.readouterr().err
    assert environment.read_stamp() == {**steps, "compiled": compiling.recipe()}, "neither forgets what the other did"


def test_without_a_compiler_it_is_said_once(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    for road in ("quick", "quick", "full"):
        compiling.compile_if_due(road)
    assert capsys.readouterr().err.count("No C compiler") == 1


def test_another_compiler_is_tried(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    compiling.compile_if_due("full")
    assert not compiling.compile_due(environment.read_stamp(), "full")
    monkeypatch.setenv("CC", "another-compiler")
    assert compiling.compile_due(environment.read_stamp(), "full")


@pytest.mark.parametrize(("stamp", "still_due"), [("compiled quickly", ["full"]), ("compiled", [])])
def test_changed_sources_are_compiled_again_on_both_roads(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, stamp: str, still_due: list[str]
) -> None:
    def due() -> list[str]:
        return [road for road in ("quick", "full") if compiling.compile_due(environment.read_stamp(), road)]

    environment.write_stamp({stamp: compiling.recipe()})
    assert due() == still_due
    monkeypatch.setattr(compiling, "source_digest", lambda: "changed")
    assert due() == ["quick", "full"]


def test_a_road_that_failed_is_known(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "VENV", checkout / ".venv")
    environment.write_stamp({"compiled quickly": compiling.recipe()})
    assert compiling.compile_failed() == ["quick"]
    (compiling.compiled_home("quick") / "digest").write_text(compiling.source_digest())
    assert not compiling.compile_failed()


@pytest.mark.parametrize("name", ["python3.13", "python3"])
def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path, name: str) -> None:
    result = run_bootstrap(tmp_path, name, "exit 1")
    assert result.returncode == 2
    assert result.stderr.startswith("Squander needs Python 3.11 or newer")
    assert result.stderr.count("\n") == 1


def test_the_first_python_that_is_new_enough_gets_the_arguments(tmp_path: Path) -> None:
    result = run_bootstrap(tmp_path, "python3.12", 'case "$1" in -c) exit 0;; *) echo "$@";; esac')
    assert result.stdout.split()[-2:] == ["play", "--seed=3"]


def run_bootstrap(folder: Path, python: str, script: str) -> subprocess.CompletedProcess[str]:
    """./squander of a fresh checkout, on a machine that has one Python and little else."""
    shutil.copy(ROOT / "squander", folder)
    for tool in ("dirname", "readlink"):
        (folder / tool).symlink_to(str(shutil.which(tool)))
    (folder / python).write_text(f"#!/bin/sh\n{script}\n")
    (folder / python).chmod(0o755)
    command = [str(folder / "squander"), "play", "--seed=3"]
    return subprocess.run(command, env={"PATH": str(folder)}, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("args", "works", "done"),
    [
        (["test"], True, []),
        (["sim", "last-will"], True, ["quick", "later"]),
        (["bench"], True, ["full"]),
        (["play"], True, ["later"]),
        (["play"], False, ["quick", "later"]),
        ([], True, ["later"]),
        (["play", "--help"], True, []),
        (["--help"], True, []),
        (["rules", "last-will"], True, []),
    ],
)
def test_only_commands_about_speed_wait_for_the_compiler(
    monkeypatch: pytest.MonkeyPatch, args: list[str], works: bool, done: list[str]
) -> None:
    happened: list[str] = []
    monkeypatch.delenv("SQUANDER_PURE", raising=False)
    monkeypatch.delenv("SQUANDER_COMPILE", raising=False)
    monkeypatch.setattr(bootstrap, "due", lambda *_: [])
    monkeypatch.setattr(bootstrap, "compile_due", lambda *_: True)
    monkeypatch.setattr(bootstrap, "compiler_works", lambda: works)
    monkeypatch.setattr(bootstrap, "compile_now", happened.append)
    monkeypatch.setattr(bootstrap, "compile_later", lambda _: happened.append("later"))
    monkeypatch.setattr(bootstrap, "prepare_browser", lambda _: None)
    bootstrap.prepare(bootstrap.command_of(args))
    assert happened == done


@pytest.mark.parametrize(
    ("pure", "more", "may"),
    [("", "", True), ("0", "", True), ("", "yes", True), ("1", "", False), ("", "no", False), ("0", "no", False)],
)
def test_nothing_is_compiled_against_somebodys_wish(
    monkeypatch: pytest.MonkeyPatch, pure: str, more: str, may: bool
) -> None:
    monkeypatch.setenv("SQUANDER_PURE", pure)
    monkeypatch.setenv("SQUANDER_COMPILE", more)
    assert bootstrap.may_compile() == may
    assert bootstrap.roads_to_test([]) == (["quick"] if may else [])
    assert bootstrap.roads_to_test(["--long"]) == (["quick", "full"] if may else [])


@pytest.mark.parametrize("fails", [[], ["mypy"]])
def test_the_tests_wait_for_the_checks_and_the_compiler(monkeypatch: pytest.MonkeyPatch, fails: list[str]) -> None:
    happened: list[str] = []

    def compile_slowly(road: str) -> None:
        assert checking.wait(60), "they run side by side"
        happened.append(road)

    def check() -> list[str]:
        checking.set()
        return fails

    def run(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        happened.append(words[2])
        return subprocess.CompletedProcess(words, 0)

    checking = threading.Event()
    monkeypatch.setattr(bootstrap, "roads_to_test", lambda _: ["quick"])
    monkeypatch.setattr(bootstrap, "compile_now", compile_slowly)
    monkeypatch.setattr(bootstrap, "failed_checks", check)
    monkeypatch.setattr(bootstrap, "compile_failed", list)
    monkeypatch.setattr(subprocess, "run", run)
    assert bootstrap.test([]) == len(fails)
    assert happened == ["quick", "pytest"]


# --- the check ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "failed", "code", "done"),
    [
        ([], [], 0, ["checks"]),
        ([], ["mypy"], 1, ["checks"]),
        (["--coverage"], [], 7, ["checks", "coverage"]),
        (["--coverage"], ["mypy"], 1, ["checks"]),
        (["--converge"], [], 2, []),
        (["--coverage", "tests"], [], 2, []),
    ],
)
def test_the_check_measures_coverage_when_asked(
    monkeypatch: pytest.MonkeyPatch, args: list[str], failed: list[str], code: int, done: list[str]
) -> None:
    happened: list[str] = []

    def does(what: str, result: object) -> object:
        happened.append(what)
        return result

    monkeypatch.setattr(bootstrap, "failed_checks", lambda: does("checks", failed))
    monkeypatch.setattr(bootstrap, "tool", lambda command, _: does(command, 7))
    assert bootstrap.workshop("check", args) == code
    assert happened == done


def test_a_check_with_coverage_is_prepared_for_all_tests() -> None:
    assert bootstrap.command_of(["check", "--coverage"]) == "coverage"
    assert bootstrap.command_of(["check"]) == "check"


# --- background compiling -----------------------------------------------------------------------------------------


@pytest.fixture
def compiled_since(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Compiling succeeds at once, and leaves its sentence here."""
    path = tmp_path / "compiled-since"
    monkeypatch.setattr(bootstrap, "COMPILED_SINCE", path)
    monkeypatch.setattr(bootstrap, "compile_due", lambda *_: True)
    monkeypatch.setattr(bootstrap, "compile_now", lambda *_: environment.say("on the way"))
    monkeypatch.setattr(bootstrap, "compile_failed", list)
    monkeypatch.setattr("os.nice", lambda _: 0)
    return path


def test_background_compiling_says_when_each_road_is_in_force(
    compiled_since: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert bootstrap.main([bootstrap.LATER]) == 0
    assert capsys.readouterr().err == (
        "The rules are compiled quickly now, after a minute: what starts from here on is faster, later more so.\n"
        "The rules are compiled now, after a minute: what starts from here on is faster.\n"
    )
    assert not compiled_since.exists(), "said once"


def test_where_nobody_reads_it_the_next_start_says_so(compiled_since: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bootstrap.main([bootstrap.LATER])
    assert capsys.readouterr().err == ""
    bootstrap.tell_of_compiling()
    assert capsys.readouterr().err.startswith("The rules are compiled now")
    bootstrap.tell_of_compiling()
    assert capsys.readouterr().err == ""


def test_of_a_road_that_was_taken_before_nothing_is_said(compiled_since: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "compile_due", lambda *_: False)
    bootstrap.main([bootstrap.LATER])
    assert not compiled_since.exists()


def test_compiling_that_failed_is_not_said_to_be_done(
    compiled_since: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "compile_failed", lambda: ["full"])
    bootstrap.main([bootstrap.LATER])
    assert (capsys.readouterr().err, compiled_since.exists()) == ("", False)


def test_ray_is_fetched_for_those_who_name_it() -> None:
    assert bootstrap.wants_ray(["lab", "run", "study.toml", "--on", "ray"])
    assert bootstrap.wants_ray(["lab", "run", "study.toml", "--on=ray://10.0.0.1:10001"])
    assert bootstrap.wants_ray(["test", "--long"])
    assert not bootstrap.wants_ray(["lab", "run", "study.toml"])
    assert not bootstrap.wants_ray(["test"])
    assert not bootstrap.wants_ray([])
