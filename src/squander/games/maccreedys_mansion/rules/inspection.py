"""Inspection: who gets the cards of completed jobs, and whether the mansion is restored (MM-INSPECT)."""

from typing import Final

from squander.games.maccreedys_mansion.house import completed_by, is_complete, is_restored, own_markers
from squander.games.maccreedys_mansion.jobs import refill_track, without
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.kernel.game import Frame, Game, Rule


class Inspection(Rule):
    """A haunted inspector inspects nothing: no cards, no rewards, no refill, no end (MM-HAUNT-18, MM-INSPECT-10,
    MM-END-07)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        if w.inspector == w.round:
            g.note("no inspection", -1)
            return
        for job in w.track:
            if is_complete(w, job):
                pass_job(g, w, job)
        refill_track(g, w)
        w.restored = is_restored(w)
        if w.restored:
            g.note("restored", -1)


def pass_job(g: Game, w: Mansion, job: int) -> None:
    """The card goes to whoever contributed most among those who completed it; in a tie it is set aside
    (MM-INSPECT-01 to 03, 06, 07). Earnings will pay for it (MM-EARN-05)."""
    w.track = without(w.track, job)
    w.passed = [*w.passed, job]
    sharers = completed_by(w, job)
    if not sharers or is_tied(w, job, sharers):
        w.aside = [*w.aside, job]
        g.note("sets aside", -1, job)
        return
    c = w.companies[sharers[0]]
    c.jobs = [*c.jobs, job]
    g.note("completes", sharers[0], job)


def is_tied(w: Mansion, job: int, sharers: list[int]) -> bool:
    return len(sharers) > 1 and own_markers(w, job, sharers[0]) == own_markers(w, job, sharers[1])


INSPECTION: Final = Inspection("mansion.Inspection")
