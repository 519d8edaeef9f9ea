"""What the notes of a game of The Prodigals Club add up to, seat by seat."""

from typing import Final

from squander.games.prodigals_club.layout import Layout
from squander.kernel.pieces import Note

Thing = tuple[int, str, str, int, bool]

CARD: Final = "card"
SPACE: Final = "space"
BONUS: Final = "bonus"
GOT: Final[dict[str, str]] = {"club.takes": CARD, "club.errand": SPACE, "club.bonus": BONUS}
USED: Final[dict[str, str]] = {
    "club.plays": CARD,
    "club.lays": CARD,
    "possessions.adds time": CARD,
    "club.uses bonus": BONUS,
}


def things(layout: Layout, notes: list[Note], players: int, kinds: list[str], held_bonuses: list[int]) -> list[Thing]:
    """Of these kinds. An errand space is used by being taken, and so is a bonus tile that is one to hold."""
    times: list[dict[str, dict[str, int]]] = [{kind: {} for kind in kinds} for _ in range(players)]
    used: list[dict[str, dict[str, bool]]] = [{kind: {} for kind in kinds} for _ in range(players)]
    for note in notes:
        got = GOT.get(note.what, "")
        if got in kinds:
            name = name_of(layout, got, note.a)
            mine = times[note.who][got]
            mine[name] = mine.get(name, 0) + 1
            if got == SPACE or (got == BONUS and note.a in held_bonuses):
                used[note.who][got][name] = True
        kind = USED.get(note.what, "")
        if kind in kinds:
            used[note.who][kind][name_of(layout, kind, note.a)] = True
    found: list[Thing] = []
    for who in range(players):
        for kind in kinds:
            mine = times[who][kind]
            found += [(who, kind, name, mine[name], name in used[who][kind]) for name in sorted(mine)]
    return found


def name_of(layout: Layout, kind: str, number: int) -> str:
    if kind == SPACE:
        return layout.spaces[number].name
    if kind == CARD:
        return layout.box.cards[number].id
    return layout.box.bonuses[number].id
