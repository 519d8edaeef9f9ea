"""What an extra would bring is missing: one sentence says how to get it."""

import os
import subprocess
import sys

import pytest

HIDING = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
"""


def without(package: str, code: str) -> "subprocess.CompletedProcess[str]":
    """The code, run where a package is not installed."""
    script = HIDING.format(package=package) + code
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))


@pytest.mark.parametrize(
    ("package", "extra", "code"),
    [
        ("pettingzoo", "pettingzoo", "import squander.envs.pettingzoo"),
        ("gymnasium", "gymnasium", "import squander.envs.gymnasium"),
        ("pyspiel", "openspiel", "import squander.envs.openspiel"),
        ("numpy", "envs", "from squander import envs; envs.vector('template', n=2)"),
        ("librt", "envs", "from squander import envs; envs.encoder('template', 2)"),
    ],
)
def test_what_is_missing_is_said(package: str, extra: str, code: str) -> None:
    done = without(package, code)
    told = done.stderr.strip().splitlines()[-1]
    assert told.startswith("squander.extras.Missing: This needs ")
    assert told.endswith(f"install it with: pip install 'squander[{extra}]'")


def test_the_command_says_it_in_one_sentence() -> None:
    run = "sys.argv = ['squander', 'mcp', 'template', '--bots', 'random']; from squander.cli import main; main()"
    done = without("mcp", run)
    assert done.returncode == 2
    assert done.stderr == "This needs mcp; install it with: pip install 'squander[mcp]'\n"
