"""Faces of choices between scoring moves, and of swaps."""

from squander.games.english import listed
from squander.games.face import INSIDE, Face, nowhere
from squander.games.prodigals_club.central.choices import Choose, Swap
from squander.games.prodigals_club.central.faces.shared import USE_OF_CARDS, none_or, still_to_come
from squander.games.prodigals_club.central.now import in_words
from squander.games.prodigals_club.central.text import said
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.state import candidate
from squander.games.prodigals_club.election.votes import GAIN_VOTES
from squander.games.prodigals_club.money import TAKE
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import COMPETITION_NAMES
from squander.games.prodigals_club.text import capital, often, phrase, phrases, specs
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

SLOT_NAMES = {slot: name for name, slot in COMPETITION_NAMES.items()}


def alternative(f: Frame, option: int) -> list[Item]:
    rule = f.rule
    if isinstance(rule, Swap):
        return [rule.prices[option - 1], *rule.gains[option - 1]]
    assert isinstance(rule, Choose)
    return rule.alternatives[option - 1]


def prompt_choice(g: Game, f: Frame) -> str:
    left = still_to_come(g, f)
    circle = any(item.effect is f.rule for item in club(g).layout.box.inner_circle)
    choose = f"choose one of these{f'; {left} picks left' if left > 1 else ''}."
    return f"Your inner circle: {choose}" if circle else said(g, choose)


def picks_left(g: Game, f: Frame) -> Amounts:
    left = still_to_come(g, f)
    return Amounts(left=left, least=left, most=left, unit="pick")


def label_choice(g: Game, f: Frame, option: int) -> str:
    many = f", {often(f.arg)}" if f.arg > 1 else ""
    script = alternative(f, option)
    return capital(in_words(g, f.who, script, f.arg) or phrases(script)) + many


def choice_word(g: Game, f: Frame, option: int) -> str:
    return ".".join(spec.line.replace(" ", "-") for spec in specs(alternative(f, option)))


def label_swap(g: Game, f: Frame, option: int) -> str:
    price, *gains = alternative(f, option)
    bought = listed([phrase(gain) for gain in specs(gains)]) if price.effect is TAKE else in_words(g, f.who, gains)
    return f"{capital(phrase(price.spec))} to {bought or phrases(gains)}"


def swaps_left(g: Game, f: Frame) -> Amounts:
    left = still_to_come(g, f)
    return Amounts(left=left, most=left, unit="swap")


def not_in_play(g: Game, f: Frame, option: int) -> str:
    absent = next(item.effect.slot for item in alternative(f, option) if item.effect.is_void(g))
    return f"The {SLOT_NAMES[absent]} competition is not part of this game."


def price_too_high(g: Game, f: Frame, option: int) -> str:
    price = alternative(f, option)[0]
    if price.effect is GAIN_VOTES:
        return f"You have {candidate(g, f.who).votes} votes, and the scoreboard ends at {club(g).layout.box.vote_cap}."
    if price.amount == 1:
        return "No marker of yours can move up."
    return f"Your markers have no room for {price.amount} steps up."


FACES = [
    Face(
        asks=Choose,
        prompt=prompt_choice,
        phase=USE_OF_CARDS,
        label=label_choice,
        word=choice_word,
        place=nowhere,
        deed="Do this",
        gesture=INSIDE,
        amounts=picks_left,
        reasons={"PC-EFFECT-31": not_in_play},
    ),
    Face(
        asks=Swap,
        prompt=lambda g, f: said(g, "swap one scoring move for another?"),
        phase=USE_OF_CARDS,
        label=none_or(label_swap, "Swap nothing"),
        word=none_or(choice_word),
        place=nowhere,
        deed=none_or(lambda g, f, o: "Swap", "Swap nothing"),
        gesture=INSIDE,
        amounts=swaps_left,
        reasons={"PC-EFFECT-16": price_too_high, "PC-EFFECT-31": not_in_play},
    ),
]
