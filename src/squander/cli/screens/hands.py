"""Cards and hands, as the screens of the prodigals' games write them."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from rich.text import Text

from squander.cli.screens import Seen
from squander.cli.screens.pieces import paragraph


class AnyCard(Protocol):
    """A row of a box."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


C = TypeVar("C", bound=AnyCard)


class Cards(Generic[C]):
    """Writes a game's cards, given what kind a card is and what it does."""

    def __init__(self, kind_of: Callable[[C], str], describe: Callable[[C], str], indent: str) -> None:
        self.kind_of = kind_of
        self.describe = describe
        self.indent = indent

    def full(self, card: C) -> str:
        return f"{card.name} · {self.kind_of(card)}: {self.describe(card)}"

    def line(self, card: C, copies: int) -> Text:
        many = f"{copies} × " if copies > 1 else ""
        kind = (f" · {self.kind_of(card)}", "dim")
        return Text.assemble(self.indent, many, (card.name, "bold"), kind, f": {self.describe(card)}")

    def lines(self, cards: Sequence[C]) -> list[Text]:
        """One paragraph a card; copies are counted."""
        copies = Counter(card.id for card in cards)
        return [self.line(card, copies[card.id]) for card in once(cards)]

    def hand(self, s: Seen, names_only: bool) -> list[Text]:
        if s.view["seat"] < 0:
            return []
        own = s.view["seats"][s.view["seat"]]
        if not own["hand"]:
            return [Text("Your hand is empty", "bold")]
        cards = cards_at(s, own["hand"])
        if names_only:
            return [paragraph("Your hand", "; ".join(card.name for card in cards))]
        limit = f"Your hand (you may keep {own['hand_limit']} at the end of the round)"
        return [Text(limit, "bold"), *self.lines(cards)]

    def lookup(self, s: Seen, name: str) -> list[str]:
        return [self.full(card) for card in once(s.box.cards[1:]) if name.lower() in card.name.lower()]


def once(cards: Sequence[C]) -> list[C]:
    """Each card without its further copies."""
    return list({card.id: card for card in cards}.values())


def cards_at(s: Seen, shown: list[dict[str, Any]]) -> list[Any]:
    """The rows of cards that a view shows."""
    return [s.box.cards[card["card"]] for card in shown]
