"""How pages look that are one file: styles with the letters of the table in them, so that nothing has to be fetched."""

from base64 import b64encode
from pathlib import Path
from typing import Final

HOME = Path(__file__).parent
PAGE = HOME / "page.css"
FONTS: Final = {
    ("EB Garamond", 500): "eb-garamond-latin-500-normal.woff2",
    ("Source Sans 3", 400): "source-sans-3-latin-400-normal.woff2",
}


def style(*more: Path) -> str:
    """What every such page has, and what is added to it."""
    faces = [face(family, weight, HOME / "fonts" / name) for (family, weight), name in FONTS.items()]
    return "".join([*faces, *(path.read_text(encoding="utf-8") for path in (PAGE, *more))])


def face(family: str, weight: int, file: Path) -> str:
    source = f"data:font/woff2;base64,{b64encode(file.read_bytes()).decode()}"
    return f'@font-face{{font-family:"{family}";font-weight:{weight};src:url({source}) format("woff2")}}\n'
