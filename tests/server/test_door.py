"""The door: headers, names, other sites, the page itself, and what is said of the server's state."""

import json
import logging
from pathlib import Path

import pytest

from squander.server import wire
from squander.server.http import page_files
from squander.server.logs import JsonLines
from tests.server.client import Player, call, new_table, token_of
from tests.server.conftest import Running, unhurried


def test_every_answer_has_strict_headers(port: int) -> None:
    for path in ["/", "/api/games", "/nowhere", "/api/nowhere"]:
        headers = call(port, path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_pages_of_other_sites_are_refused(port: int) -> None:
    evil = {"Origin": "https://evil.example"}
    own = {"Origin": f"http://127.0.0.1:{port}"}
    assert call(port, "/api/games", headers=evil).status == 403
    assert call(port, "/api/games", headers=own).status == 200
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    assert call(port, "/api/tables/x/socket", headers={**upgrade, **key, **evil}).status == 403


def test_a_local_server_answers_only_to_its_own_name(tmp_path: Path) -> None:
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", local=True))
    try:
        assert call(running.port, "/api/games").status == 200
        assert call(running.port, "/api/games", headers={"Host": "rebound.example:80"}).status == 421
    finally:
        running.stop()


def test_the_page_is_cached_by_its_names_and_squeezed(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Squander</title>" + " " * 500)
    (tmp_path / "assets" / "app-1a2b.js").write_text("export const a = 1;" * 50)
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    index = call(port, "/")
    assert (index.status, index.headers["cache-control"]) == (200, "no-cache")
    assert call(port, "/", headers={"If-None-Match": index.headers["etag"]}).status == 304
    asset = call(port, "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    assert len(asset.body) < 100
    for path in ["/assets/../../secret", "/assets/none.js", "/%2e%2e/%2e%2e/etc/passwd"]:
        assert call(port, path).status == 404


def test_without_a_built_page_one_is_told_how_to_build_it(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    answer = call(port, "/")
    assert answer.status == 503
    assert b"./squander" in answer.body


def test_the_api_describes_itself(port: int) -> None:
    told = call(port, "/api/schema/openapi.json").json()
    assert "/api/tables/{table}/replay/{ply}" in told["paths"]


def test_health_and_metrics(port: int) -> None:
    new_table(port, "you", "bot")
    assert call(port, "/api/health").json() == {"status": "ok"}
    metrics = dict(line.rsplit(" ", 1) for line in call(port, "/api/metrics").body.decode().splitlines())
    assert float(metrics["squander_commits_total"]) > 0


def test_logs_are_json_lines_without_secrets(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "squander.server")
    made = new_table(server.port, "you", "bot", seed="the secret seed")
    call(server.port, f"/api/tables/{made.table}/state", token=token_of(made.url))
    with Player(server.port, made.table, token_of(made.url)) as player:
        player.my_turn()
        player.say(wire.Chat(text="a private word"))
        player.hear()
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any(json.loads(line)["event"] == "request" for line in lines)
    for secret in ["the secret seed", token_of(made.url), made.table, "a private word"]:
        assert not any(secret in line for line in lines)
