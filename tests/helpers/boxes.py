"""Last Will on a day when its box was changed."""

from pathlib import Path

from squander.games.boxes import KEPT
from squander.games.last_will import content
from squander.games.last_will.faces import FACES
from squander.games.last_will.kind import LastWill
from squander.games.last_will.view import view

OLD, NEW = "Dinner", "Banquet"


def last_will(home: Path) -> LastWill:
    shelf = content.WillShelf(home, content.SHELF.files, content.build)
    return LastWill(FACES, shelf.open_named, shelf.open_parts, shelf.expanded, shelf.current, view)


def changed_box(home: Path) -> LastWill:
    """Dinner is called Banquet in the box of that day; the one before it was kept by its hash."""
    kept = home / KEPT / content.SHELF.current
    kept.mkdir(parents=True)
    for name in content.SHELF.files:
        text = (content.HERE / name).read_text(encoding="utf-8")
        (kept / name).write_text(text, encoding="utf-8")
        (home / name).write_text(text.replace(f'name = "{OLD}"', f'name = "{NEW}"'), encoding="utf-8")
    kind = last_will(home)
    kind.until = {kind.version: {"box": content.SHELF.current}}
    return kind
