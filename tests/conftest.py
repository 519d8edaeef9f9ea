"""What every test shares: the --long option, and that nobody whom a test invited stays."""

import os
from collections.abc import Iterator

import pytest

OURS = "SQUANDER_"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")
    parser.addoption("--kills", type=int, default=0, help="how often to kill the server under play")
    parser.addoption("--pairs", type=int, default=2000, help="how many pairs of worlds the long leak tests compare")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # The slowest come last, so that two processes share them; and a process that has driven a browser can't start a
    # loop of its own any more.
    items.sort(key=lambda item: "browser" in item.path.parts)
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_report_header() -> str:
    from squander import _build

    return f"squander: {_build.form()}"


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    """Bots, games and packs of others are invited through the environment, for processes started from there."""
    before = ours()
    yield
    for name in ours().keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)


def ours() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(OURS)}
