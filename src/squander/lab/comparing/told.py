"""A comparison in words: for people, and as plain data for programs."""

from collections.abc import Iterator

from squander.lab.comparing.pairing import Comparison
from squander.lab.comparing.verdict import CARD, ERROR, Outcome
from squander.lab.grid.cells import Cell

SHOWN = 12  # cards that do not differ, of those that come nearest


def data(found: Comparison, names: tuple[str, str]) -> dict[str, object]:
    return {
        "sides": list(names),
        "deals": found.deals,
        "games": found.games,
        "stopped": found.stopped,
        "error": ERROR,
        "outcomes": [outcome._asdict() for outcome in [*found.headline, *found.cards]],
        "held_on_one_side": found.one_sided,
        "failed": found.failed,
    }


def text(found: Comparison, names: tuple[str, str]) -> Iterator[str]:
    yield f"{described(found.sides[0])}: A is {names[0]}, B is {names[1]}"
    yield f"{found.deals} deals, each played on both sides: {found.games} games{ended(found)}"
    yield ""
    yield f"  {'':24} {'A':>8} {'B':>8}   B - A, all intervals hold together in {1 - ERROR:.0%} of comparisons"
    yield from (line(outcome) for outcome in found.headline)
    yield from of_cards(found)
    yield ""
    yield verdict(found)


def described(cell: Cell) -> str:
    return f"{cell.game}, {cell.players} players, seed {cell.seed}"


def ended(found: Comparison) -> str:
    return ", stopped because something differs" if found.stopped else ""


def of_cards(found: Comparison) -> Iterator[str]:
    """Wins of those who held a card: all that differ, and of the others those that come nearest."""
    if not found.cards:
        return
    count = sum(one.differs for one in found.cards)
    nearest = "; shown are those that come nearest" if count < min(SHOWN, len(found.cards)) else ""
    yield f"  wins of those who held a card: {count} of {len(found.cards)} differ{nearest}"
    near = sorted(found.cards, key=lambda one: (not one.differs, -abs(one.difference) / (one.high - one.low)))
    yield from (line(outcome) for outcome in near[: max(SHOWN, count)])
    if lone := [name.removeprefix(CARD) for name, times in found.one_sided.items() if is_lone(found, name, times)]:
        yield f"  only on one side: {', '.join(lone)}"


def is_lone(found: Comparison, name: str, times: int) -> bool:
    """Whether a card was never held on both sides in the same deal."""
    return times > 0 and name.startswith(CARD) and name not in {one.name for one in found.cards}


def line(one: Outcome) -> str:
    many = 100.0 if one.is_rate else 1.0
    sign = "%" if one.is_rate else ""
    values = f"{one.one * many:8.2f} {one.other * many:8.2f}{sign or ' '}"
    apart = f"{one.difference * many:+7.2f} ({one.low * many:+.2f} to {one.high * many:+.2f})"
    return f"  {one.name.removeprefix(CARD):24} {values} {apart:32} {'differs' if one.differs else ''}".rstrip()


def verdict(found: Comparison) -> str:
    names = [one.name for one in found.differing]
    if not names:
        return f"Nothing was found to differ in {found.deals} deals; what the intervals leave room for may still do."
    return (
        f"The change matters: {', '.join(names)}. If it did not matter at all, something would be found so in at most"
        f" {ERROR:.0%} of comparisons, however often one looks."
    )
