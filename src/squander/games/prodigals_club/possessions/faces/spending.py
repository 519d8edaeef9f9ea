"""The face of A Little More Time."""

from squander.games.face import IN_A_ROW, Face, first_offered, nowhere
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.possessions.spending import SpendWithTime, payable
from squander.games.prodigals_club.text import all_of, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def pounds_spent(g: Game, f: Frame, option: int) -> int:
    assert isinstance(f.rule, SpendWithTime)
    return f.arg + f.rule.more(option)


def label_time(g: Game, f: Frame, option: int) -> str:
    pounds = pounds_spent(g, f, option)
    most = payable(g, f.who, pounds)
    cut = f" ({all_of(most)})" if most < pounds else ""
    return f"{plural(option, 'card') if option else 'No card'}: spend £{pounds}{cut}"


FACES = [
    Face(
        asks=SpendWithTime,
        prompt=lambda g, f: said(g, "how many A Little More Time cards do you add?"),
        phase=USE_OF_CARDS,
        label=label_time,
        word=lambda g, f, o: f"time.{o}",
        place=nowhere,
        deed=lambda g, f, o: f"Spend £{pounds_spent(g, f, o)}",
        gesture=IN_A_ROW,
        assume=first_offered,  # no card is spent unasked
        amounts=lambda g, f: Amounts(unit="£", due=f.arg),
        amount=pounds_spent,
    )
]
