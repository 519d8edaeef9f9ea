"""The first import of the library is quick, because it brings little along."""

import subprocess
import sys

# What takes long to load, and what only the higher rooms need.
NOT_AT_ONCE = {
    "altair",
    "asyncio",
    "csv",
    "importlib.metadata",
    "importlib.resources",
    "litestar",
    "msgspec",
    "numpy",
    "optuna",
    "pyarrow",
    "random",
    "ray",
    "rich",
    "secrets",
    "sqlalchemy",
    "tempfile",
    "typer",
    "uvicorn",
}
MOST_OF_OURS = 26


def loaded(code: str) -> set[str]:
    """In a Python that has loaded nothing else but what it needs to find us."""
    code = f"import sys; before = set(sys.modules); {code}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_first_import_brings_little_along() -> None:
    found = loaded("import squander")
    assert not found & NOT_AT_ONCE
    ours = {name for name in found if name.partition(".")[0] == "squander"}
    assert 5 < len(ours) <= MOST_OF_OURS, sorted(ours)


def test_help_is_as_quick() -> None:
    """Each command imports what it needs when it runs."""
    found = loaded("import squander.cli")
    assert not found & {"altair", "litestar", "numpy", "optuna", "pyarrow", "ray", "sqlalchemy", "uvicorn"}
