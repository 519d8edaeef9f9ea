"""The server is divided into rooms that use each other in one direction, and a module's name says what it is."""

from collections import defaultdict

import pytest
from source_map import PACKAGE, Module, arrows, modules

# Which rooms of the server may use which others. Each may use what is `SHARED`, which uses none of them.
ROOMS = {
    "wire": set[str](),
    "storage": set[str](),
    "tables": {"wire", "storage"},
    "bots": {"tables", "storage", "wire"},
    "cluster": {"tables", "storage"},
    "http": {"wire", "storage", "tables", "bots", "cluster"},
}
SHARED = {"settings", "logs", "throttle"}
# Files of the command line are called as what one types.
COMMANDS = {"arena", "cards", "exercises", "fit", "games", "ladder", "play", "rules"}
# What a kind, a target or an encoder is, and a game's own; bots, a game's own, and where the server lets them think;
# and a game in words, its own and for programs.
SAME_THING = {"kind", "targets", "bots", "encoder", "text"}


def test_every_module_of_the_server_is_in_a_room() -> None:
    inside = {path.stem for path in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    assert inside == SHARED
    assert {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")} == set(ROOMS)


@pytest.mark.parametrize(("one", "other"), sorted(arrows("squander.server")))
def test_rooms_use_only_those_they_may(one: str, other: str) -> None:
    """Also where a function imports something, and where only types need it."""
    allowed = ROOMS[one] | SHARED if one in ROOMS else set()
    assert other in allowed, arrows("squander.server")[one, other]


def test_the_server_knows_no_game_and_no_rule() -> None:
    for module in modules().values():
        if module.name.startswith("squander.server."):
            assert not [name for name in module.imports if is_of_a_game(modules()[name])], module.name


def is_of_a_game(module: Module) -> bool:
    parts = module.name.split(".")
    return len(parts) > 2 and parts[1] == "games" and (PACKAGE / "games" / parts[2]).is_dir()


def test_no_two_modules_have_one_name() -> None:
    """The files of games are called alike where they are the same thing, and as what they have in common is; nothing
    else is called as they are."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in modules().values():
        if "migrations" not in module.name:
            of_games = module.name.startswith("squander.games.")
            found[module.name.split(".")[-1]].add("games" if of_games else module.name)
    shared = {stem: names for stem, names in found.items() if len(names) > 1}
    assert set(shared) <= COMMANDS | SAME_THING, shared
