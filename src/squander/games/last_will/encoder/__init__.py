"""Last Will as numbers, for programs that learn. Getting Sacked and the game for one have numbers of their own."""

from squander.envs.core.encoder import Encoder
from squander.games.last_will.box import Box
from squander.games.last_will.encoder.numbered import answers, answers_of_jobs, own_answers
from squander.games.last_will.encoder.observed import Table
from squander.games.last_will.encoder.sacked import WHOLE, Expansion
from squander.games.last_will.encoder.solicitor import HisSheet
from squander.games.last_will.expansion import PARTS
from squander.games.last_will.terms import KEEP_ALL, SELL

VERSION = 1
VERSION_SACKED = 1
VERSION_ALONE = 1
OF_CARDS = ("KeepFirstCards", "Bring", "AddCompanion", "PlaceAnimal", "MakeRoom", "SellOff", "DepreciateOwn")


def encoder(players: int) -> Encoder:
    made = Encoder("last-will", VERSION, players, [*answers(), *own_answers()])
    made.sections = [Table(made)]
    return made


def encoder_alone() -> Encoder:
    """Against the Solicitor."""
    made = Encoder("last-will-solo", VERSION_ALONE, 1, [*answers(), *own_answers()])
    made.sections = [Table(made), HisSheet(made)]
    return made


def encoder_sacked(players: int, parts: list[str], box: Box, whole: Box) -> Encoder:
    """With these parts of the expansion. Cards and errand spaces have the numbers that they have with all parts: each
    means the same whichever are played."""
    every = [*answers(WHOLE), *own_answers(WHOLE), *answers_of_jobs()]
    made = Encoder("last-will-sacked", VERSION_SACKED, players, every)
    cards, spaces = cards_in(box, whole), spaces_in(box, whole, players)
    made.sections = [
        Table(made, WHOLE, cards, spaces),
        Expansion(made, PARTS, [1 if part in parts else 0 for part in PARTS]),
    ]
    number_cards(made, cards)
    made.actions.renumber("will.SendErrandBoy", dict(enumerate(spaces)))
    return made


def cards_in(box: Box, whole: Box) -> list[int]:
    """By card of a box with some parts, its number in that with all: a part adds its cards at the end of a deck."""
    found = [0] * len(box.cards)
    for mine, all_of_it in zip(box.decks, whole.decks, strict=True):
        for card, there in zip(mine, all_of_it, strict=False):
            found[card] = there
    return found


def spaces_in(box: Box, whole: Box, players: int) -> list[int]:
    names = [space.name for space in whole.layouts[players].spaces]
    return [names.index(space.name) for space in box.layouts[players].spaces]


def number_cards(made: Encoder, cards: list[int]) -> None:
    """In the answers to every question about cards."""
    by_card = dict(enumerate(cards))
    sales = {SELL + card: SELL + there for card, there in enumerate(cards[1:], 1) if there < WHOLE.homes}
    for name in OF_CARDS:
        made.actions.renumber(f"will.{name}", by_card)
    made.actions.renumber("will.Act", {**by_card, **sales})
    made.actions.renumber("will.KeepCards", {**by_card, KEEP_ALL: KEEP_ALL})
