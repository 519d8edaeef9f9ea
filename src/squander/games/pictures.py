"""Pictures as plain data: text, icons and groups of them. A page draws them as they are and knows no game's effects.

Icons are named as the page draws them: in `web/src/ui/strokes.ts` or the game's own `icons.ts`.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict


class Icon(TypedDict):
    icon: str
    label: NotRequired[str]  # what a screen reader says, where the icon's own name does not fit
    size: NotRequired[int]


class Group(TypedDict):
    of: "list[Sign]"
    style: NotRequired[str]
    tag: NotRequired[str]  # i, small; span if not named
    label: NotRequired[str]
    hidden: NotRequired[bool]  # from a screen reader, because something beside it says the same


Sign = str | Icon | Group
Picture = list[Sign]
Pictures = Mapping[str, Sequence[Mapping[str, object]]]  # groups, by the ids of cards


def icon(id: str, label: str = "", size: int = 0) -> Icon:
    sign: Icon = {"icon": id}
    if label:
        sign["label"] = label
    if size:
        sign["size"] = size
    return sign


def group(style: str, signs: Picture) -> Group:
    return {"style": style, "of": signs}


def italic(text: str, style: str = "") -> Group:
    return {"tag": "i", "of": [text], "style": style} if style else {"tag": "i", "of": [text]}


def many(n: int) -> Picture:
    """How often, where it is more than once."""
    return [f"{n}×"] if n > 1 else []
