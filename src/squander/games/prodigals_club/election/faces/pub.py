"""The face of Treating at the Pub."""

from squander.games.face import IN_A_ROW, Face, first_offered, nowhere
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.election.pub import TREAT_AT_PUB, TreatAtPub
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import ON_PUB
from squander.games.prodigals_club.text import often, phrases, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def votes_lost(g: Game, f: Frame, option: int) -> int:
    return club(g).layout.box.pub_votes[option - 1]


def label_pub(g: Game, f: Frame, option: int) -> str:
    """With what standing bonuses add for each card (PC-PUB-07)."""
    c = club(g)
    cards = [c.layout.box.cards[card] for card in c.seats[f.who].board]
    triggered = [row for row in cards if row.trigger.kind == ON_PUB]
    more = [f"; {row.name}: {phrases(row.trigger.script)} {often(option)}" for row in triggered]
    return f"{plural(option, 'card')}: lose {plural(votes_lost(g, f, option), 'vote')}{''.join(more)}"


def cards_together(g: Game, f: Frame) -> Amounts:
    """The first is played already."""
    most = len(TREAT_AT_PUB.candidates(g, f))
    return Amounts(left=most, least=1, most=most, unit="card")


FACES = [
    Face(
        asks=TreatAtPub,
        prompt=lambda g, f: said(g, "how many of these cards do you play together?"),
        phase=USE_OF_CARDS,
        label=label_pub,
        word=lambda g, f, o: f"cards.{o}",
        place=nowhere,
        deed=lambda g, f, o: f"Play {plural(o, 'card')}",
        gesture=IN_A_ROW,
        assume=first_offered,  # no further card is spent unasked
        amounts=cards_together,
        amount=votes_lost,
    )
]
