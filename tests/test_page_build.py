"""When the page is built, and what is said when it can't be."""

from pathlib import Path

import page
import pytest
from environment import SetupError


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose page stands; its one source can be changed."""
    (tmp_path / "web").mkdir()
    (tmp_path / "page").mkdir()
    (tmp_path / "web" / "main.tsx").write_text("1")
    (tmp_path / "page" / "index.html").write_text("<p>")
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    return tmp_path


def test_built_once_and_again_when_a_source_changed(built: Path) -> None:
    stamp = {"page": page.page_recipe()}
    assert not page.page_due(stamp)
    (built / "web" / "main.tsx").write_text("2")
    assert page.page_due(stamp)


def test_a_renamed_source_counts_and_fetched_packages_do_not(built: Path) -> None:
    stamp = {"page": page.page_recipe()}
    (built / "web" / "node_modules").mkdir()
    (built / "web" / "node_modules" / "big.js").write_text("x")
    assert not page.page_due(stamp)
    (built / "web" / "main.tsx").rename(built / "web" / "other.tsx")
    assert page.page_due(stamp)


def test_built_again_when_it_is_gone(built: Path) -> None:
    stamp = {"page": page.page_recipe()}
    (built / "page" / "index.html").unlink()
    assert page.page_due(stamp)


def test_without_network_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise SetupError("The packages could not be fetched.")

    monkeypatch.setattr(page, "page_due", lambda _: True)
    monkeypatch.setattr(page, "build_page", fail)
    page.build_page_if_due()
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "the terminal works without it" in said


def test_the_page_is_checked_where_its_tools_are(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each tool that finds something is named; without the tools nothing is."""
    monkeypatch.setattr(page, "BIN", built)
    assert page.failed_page_checks() == []
    (built / "web" / "node_modules").mkdir()
    (built / "node").write_text('#!/bin/sh\ncase "$1" in *biome*) exit 1;; esac\n')
    (built / "node").chmod(0o755)
    assert page.failed_page_checks() == ["biome of the page"]


def test_a_test_of_the_page_is_no_source_of_it(built: Path) -> None:
    stamp = {"page": page.page_recipe()}
    (built / "web" / "tests").mkdir()
    (built / "web" / "tests" / "some.test.ts").write_text("1")
    assert not page.page_due(stamp)
