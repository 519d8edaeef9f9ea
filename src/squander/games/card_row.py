"""A card as the page has it. The page is typed from this, and from what each game adds in its `seen.py`."""

from typing import NotRequired, TypedDict

from squander.games.pictures import Group


class CardRow(TypedDict):
    """Its row in the box, and what is said and drawn of it. Rows have further fields, which are not for the page."""

    id: str
    name: str
    deck: str
    text: str
    picture: list[Group]
    kind: NotRequired[str]
    border: NotRequired[str]  # black or white, where the kind does not tell
    symbols: NotRequired[list[str]]
    symbol: NotRequired[str]  # where it has just one, as tiles have
    type: NotRequired[str]  # of a property or a companion
    flavour: NotRequired[str]
