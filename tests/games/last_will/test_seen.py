"""What the others know of a hand: cards taken openly, until hidden discards are shuffled into their deck."""

from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.terms import EVENTS
from tests.games.last_will.table import Table, table
from tests.helpers.clauses import clause


def shuffled_with_a_discard_of(who: int) -> Table:
    """Seats 1 and 2 have each taken an event and a companion openly; the events run out, and one is dealt anew."""
    t = table(3, phase="errands", others={1: {"hand": ["dinner", "chef"]}, 2: {"hand": ["soiree", "dog"]}})
    for seat in t.w.seats[1:]:
        seat.seen = seat.hand
    t.turn_over("events", leave=0)
    first, *pile = t.w.piles[EVENTS]
    t.w.piles = [[HIDDEN_BY * (who + 1) + first, *pile] if i == EVENTS else p for i, p in enumerate(t.w.piles)]
    return t.choose("unknown_1").choose("events")


@clause("LW-ROUND-14", "LW-ROUND-16")
def test_a_hidden_discard_shuffled_in_may_be_the_card_that_was_seen() -> None:
    t = shuffled_with_a_discard_of(1)
    assert [t.box.cards[card].id for card in t.w.seats[1].seen] == ["chef"]


@clause("LW-ROUND-14")
def test_who_discarded_nothing_hidden_still_holds_what_was_seen() -> None:
    t = shuffled_with_a_discard_of(1)
    assert sorted(t.box.cards[card].id for card in t.w.seats[2].seen) == ["dog", "soiree"]
