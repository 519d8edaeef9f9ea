"""Packages of others, laid into a folder as an installer would: their files, and what they offer by entry points."""

from pathlib import Path

from squander.games import template

TEMPLATE = Path(template.__file__).parent
COPIED = (".py", ".toml", ".tsv")


def install(folder: Path, package: str, offered: dict[str, dict[str, str]]) -> None:
    """`offered` has the entries of each group by their names."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in offered[group].items()) for group in offered
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))


def install_penny_game(folder: Path, id: str = "penny") -> Path:
    home = copied_game(folder, id)
    install(folder, f"{id}-game", {"squander.games": {id: f"{home.name}:GAME"}})
    return home


def copied_game(folder: Path, id: str) -> Path:
    """A game made as docs/add-a-game.md says: the template copied, under another name."""
    home = folder / f"{id}_game"
    home.mkdir(parents=True)
    for file in TEMPLATE.iterdir():
        if file.suffix in COPIED:
            text = file.read_text(encoding="utf-8").replace("squander.games.template", home.name)
            text = text.replace('"template', f'"{id}').replace("The Template Game", f"A {id.capitalize()} Saved")
            (home / file.name).write_text(text, encoding="utf-8")
    return home
