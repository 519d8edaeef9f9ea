"""Libraries that only the lab uses: the ordinary installation goes without them."""

from importlib.util import find_spec

from squander.kernel.errors import BadSetup


def require(extra: str, *packages: str) -> None:
    """One sentence for whoever lacks what a command counts, draws or plays with."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise BadSetup(f"This needs {' and '.join(missing)}, not installed here: pip install 'squander[{extra}]'.")
