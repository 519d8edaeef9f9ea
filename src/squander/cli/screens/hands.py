"""Cards and hands, as the screens of the prodigals' games write them."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from rich.text import Text

from squander.cli.screens.parts import paragraph


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

    def hand(self, cards: Sequence[C], limit: int, names_only: bool) -> list[Text]:
        if not cards:
            return [Text("Your hand is empty", "bold")]
        if names_only:
            return [paragraph("Your hand", "; ".join(card.name for card in cards))]
        return [Text(f"Your hand (you may keep {limit} at the end of the round)", "bold"), *self.lines(cards)]

    def named(self, cards: Sequence[C], name: str) -> list[str]:
        """Those whose name contains this, in full."""
        return [self.full(card) for card in once(cards) if name.lower() in card.name.lower()]


def once(cards: Sequence[C]) -> list[C]:
    """Each card without its further copies."""
    return list({card.id: card for card in cards}.values())
