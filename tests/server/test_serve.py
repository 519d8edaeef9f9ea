"""The commands: what they say when they can't, and that they start and stop."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.client import SECONDS, call
from tests.server.serving import free_port

COMMAND = [sys.executable, "-c", "from squander.cli import main; main()"]


def run(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, **environment},
        check=False,
    )


def one_sentence(done: subprocess.CompletedProcess[str], said: str) -> None:
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'a.db'}")
    one_sentence(done, f"Port {port} of 127.0.0.1 is in use")


def test_a_database_out_of_reach_is_one_sentence() -> None:
    done = run("serve", "--port", str(free_port()), "--database", "postgresql://nobody:secret@127.0.0.1:1/none")
    one_sentence(done, "can't be reached")
    assert "secret" not in done.stderr


def test_a_database_of_a_newer_program_is_one_sentence(tmp_path: Path) -> None:
    run("db", "upgrade", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    connection = sqlite3.connect(tmp_path / "a.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = 'z9'")
    connection.close()
    for command in (["serve", "--port", str(free_port())], ["here", "--no-browser"], ["db", "upgrade"]):
        done = run(*command, "--database", f"sqlite:///{tmp_path / 'a.db'}")
        one_sentence(done, "was written by a newer Squander")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = run("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    one_sentence(done, "Several workers need PostgreSQL")


def test_the_database_is_brought_up_by_command(tmp_path: Path) -> None:
    done = run("db", "upgrade", "--database", f"sqlite:///{tmp_path / 'a.db'}")
    assert done.returncode == 0
    assert (tmp_path / "a.db").exists()


@pytest.mark.parametrize("command", [["serve"], ["here", "--no-browser"], ["here"]])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, command: list[str]) -> None:
    port = free_port()
    given = {"XDG_DATA_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}
    with started(*command, "--port", str(port), **given) as server:
        wait_for(port)
        assert call(port, "/api/health").status == 200
        greeting = server.stderr.readline() if command[0] == "here" and server.stderr else ""
        server.send_signal(signal.SIGTERM)
        said = greeting + server.communicate(timeout=SECONDS)[1]
    assert (tmp_path / "squander" / "squander.db").exists()
    if command == ["here"]:
        assert "No browser could be opened here" in said
    if command[0] == "here":
        assert f"Squander is at http://127.0.0.1:{port}/" in said


def started(*args: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*COMMAND, *args], stderr=subprocess.PIPE, text=True, env={**os.environ, **environment})


def test_a_second_start_on_one_file_leads_to_the_first(tmp_path: Path) -> None:
    port = free_port()
    name = f"sqlite:///{tmp_path / 'a.db'}"
    first = started("here", "--no-browser", "--port", str(port), "--database", name)
    try:
        wait_for(port)
        again = run("here", "--database", name, DISPLAY="", WAYLAND_DISPLAY="", BROWSER="")
        assert again.returncode == 0
        assert again.stderr.startswith(f"Squander is running already, at http://127.0.0.1:{port}/ No browser")
        other = run("serve", "--port", str(free_port()), "--database", name)
        one_sentence(other, f"is served at http://127.0.0.1:{port}/ already; stop that, or name another --database.")
        (tmp_path / "mine.py").write_text("class Miser:\n    def choose(self, sight): ...\n")
        with_a_bot = run("here", "--database", name, "--bots", f"{tmp_path}/mine.py:Miser")
        one_sentence(
            with_a_bot, f"is served at http://127.0.0.1:{port}/ already; stop that, or name another --database."
        )
        assert call(port, "/api/health").status == 200
    finally:
        first.kill()
        first.communicate()
    after = started("serve", "--port", str(port), "--database", name)
    try:
        wait_for(port)
    finally:
        after.terminate()
        after.communicate()


def wait_for(port: int) -> None:
    end = time.monotonic() + 180
    while time.monotonic() < end:
        try:
            call(port, "/api/health")
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not start")
