"""Compiles the kernel and the games with mypyc; everything else about the package is in pyproject.toml.

SQUANDER_COMPILE=0 leaves them interpreted, SQUANDER_COMPILE=1 makes a failing compiler an error. Without
either, a package built where there is no compiler falls back to interpreted modules. SQUANDER_OPTIMISE=1 is the quick
road: it halves the compiler's time, and the rules run 7 % slower.
"""

import os
import runpy
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

ROOT = Path(__file__).resolve().parent
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]
COMPILE = os.environ.get("SQUANDER_COMPILE", "")
# What is compiled needs nothing of these rooms, but names some of their types; through them the compiler would read all
# that is installed, and never come to an end with Altair.
NOT_READ = ["analysis", "cli", "lab", "server"]


def extensions(workplace: Path) -> list[Extension]:
    """One shared library for each COMPILED file, with a stub for every module that it names."""
    from mypyc.build import mypycify

    rules = runpy.run_path(str(ROOT / "src/squander/_build.py"))
    groups = [([relative(path) for path in paths], name) for name, paths in rules["groups"]().items()]
    if not groups:
        return []  # given no file, mypyc would take every file that mypy checks
    reading = ["--config-file", str(written(workplace)), "--cache-dir", str(workplace / "cache")]
    return mypycify(
        [*reading, *(path for paths, _ in groups for path in paths)],
        separate=groups,
        opt_level=os.environ.get("SQUANDER_OPTIMISE", "3"),
        debug_level="0",
        target_dir=str(workplace / "c"),
    )


def written(workplace: Path) -> Path:
    """How the compiler reads types: as the checks do, but only what it needs.

    What is imported and not compiled is silent, because there a type of a room that is not read is no mistake.
    """
    config = workplace / "mypy.ini"
    skipped = "\n".join(f"[mypy-squander.{room}.*]\nfollow_imports = skip" for room in NOT_READ)
    workplace.mkdir(parents=True, exist_ok=True)
    paths = f"mypy_path = {ROOT / 'src'}\nexplicit_package_bases = true\nfollow_imports = silent"
    config.write_text(f"[mypy]\n{paths}\n{skipped}\n")
    return config


def size(extension: Extension) -> int:
    """Of what the C compiler reads. The largest go first: begun last, one of them keeps one core while others idle."""
    return sum((ROOT / source).stat().st_size for source in extension.sources)


def relative(path: Path) -> str:
    """Setuptools and mypyc take paths from the project's root."""
    return str(path.relative_to(ROOT))


class CompileAllOrNothing(build_ext):
    """Builds every extension or none: compiled modules are made to fit each other."""

    def run(self) -> None:
        """Compile, unless this is an editable install, whose sources must stay in force when edited."""
        if self.editable_mode or COMPILE == "0":
            return
        self.distribution.ext_modules = sorted(extensions(Path(self.build_temp)), key=size, reverse=True)
        for extension in self.distribution.ext_modules:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        self.swig_opts = None  # finalizing splits it, and can't do so twice
        self.finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.build_or_fall_back()

    def build_or_fall_back(self) -> None:
        """Leave nothing compiled behind if the compiler fails at any part."""
        try:
            super().run()
        except (CompileError, LinkError, PlatformError) as error:
            if COMPILE == "1":
                raise
            self.warn(f"no C compiler that works, so the package stays interpreted: {error}")
            self.discard()

    def discard(self) -> None:
        """Forget the extensions and delete what was built of them."""
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []


class PlatformDistribution(Distribution):
    """Has extensions, although they are made only when they are built."""

    def has_ext_modules(self) -> bool:
        """Always: otherwise nothing would be compiled."""
        return True


setup(cmdclass={"build_ext": CompileAllOrNothing}, distclass=PlatformDistribution)
