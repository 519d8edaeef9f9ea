"""A box for the page, in which each card that a pack changed says so."""

from squander.games.boxes import AND
from squander.games.contract import Package
from squander.kernel.pieces import Data

TOLD = {"source", "text", "picture"}  # what is said of a row, or where it comes from, makes no other card of it


def told_catalogue(package: Package, box: str) -> Data:
    base, _, pack = box.partition(AND)
    found = package.catalogue(box)
    if not pack:
        return found
    before = {row["id"]: row for row in package.catalogue(base)["cards"]}
    return {**found, "cards": [told(row, before.get(row["id"]), pack) for row in found["cards"]]}


def told(row: Data, before: Data | None, pack: str) -> Data:
    if before is None:
        said = f"New: a card of the pack {pack}."
    elif facts(row) == facts(before):
        return row
    elif row["text"] == before["text"]:
        said = f"Changed by the pack {pack}."
    else:
        said = f"Changed by the pack {pack}; before: {before['text']}"
    return {**row, "text": f"{row['text']} {said}".strip()}


def facts(row: Data) -> Data:
    return {name: value for name, value in row.items() if name not in TOLD}
