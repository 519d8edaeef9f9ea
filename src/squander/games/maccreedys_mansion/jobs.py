"""Job cards, each known by its room: deck, track, owners."""

from squander.games.maccreedys_mansion.house import is_complete, is_covered
from squander.games.maccreedys_mansion.state import Mansion
from squander.kernel.game import Game


def refill_track(g: Game, w: Mansion) -> None:
    """Lay open valid cards until the track is full or no valid card is left. A covered room's card leaves the game, a
    complete room's goes under the deck (MM-SETUP-03, 04, 13, 14; MM-INSPECT-08, 09)."""
    for _ in range(len(w.deck)):
        if len(w.track) >= w.box.numbers.track:
            return
        job = w.deck[0]
        w.deck = w.deck[1:]
        w.under = min(w.under, len(w.deck))
        g.reveals += 1
        if is_covered(w, job):
            w.gone = [*w.gone, job]
        elif is_complete(w, job):
            put_under(w, job)
        else:
            w.track = [*w.track, job]
            g.note("opens job", -1, job)


def put_under(w: Mansion, job: int) -> None:
    """Under the deck, in sight of all."""
    w.deck = [*w.deck, job]
    w.under += 1


def without(cards: list[int], card: int) -> list[int]:
    return [other for other in cards if other != card]


def reopen_job(g: Game, w: Mansion, room: int) -> None:
    """A room is no longer complete: its card goes back into the deck, wherever it was (MM-EVENT-04, 05; MM-HAUNT-09).
    Money paid for it is kept (MM-EVENT-06)."""
    if room in w.deck or room in w.gone:
        return
    w.track = without(w.track, room)
    w.aside = without(w.aside, room)
    for c in w.companies:
        if room in c.jobs:
            c.jobs = without(c.jobs, room)
    w.deck = g.rng.shuffled([*w.deck, room])
    w.under = 0
    g.note("job returns", -1, room)
