"""What a player reads: reasons that answer, labels that tell apart, and English.

Each runs over a few games here; with --long over 2,000 of each game.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any, NamedTuple

import pytest

from squander.games import package_of
from squander.kernel.game import Frame, Game
from squander.kernel.question import Refusal
from tests.conformance.cells import every_game
from tests.conformance.grammar import faults
from tests.conformance.reading import NUMBER, Text, cells_of, quotations, refusals, texts, walk

FEW = 1  # of each player count and variant
MANY = 2000


class Claim(NamedTuple):
    """A number that a reason names, and what it must be in the position: the pattern's first group."""

    pattern: str
    truth: Callable[[Game, Frame, int], int]


@cache
def claims_of(game: str) -> list[Claim]:
    """Each game's tests know what the numbers in its reasons mean."""
    home = f"tests.games.{package_of(game).home.rpartition('.')[2]}.claims"
    return [Claim(*claim) for claim in import_module(home).CLAIMS] if find_spec(home) else []


def reasons_that_do_not_answer(game: str, games: int) -> list[str]:
    empty = quotations(game)
    found = {}
    for g in walk(game, games):
        for refusal in refusals(g):
            fault = "quotes a rule, answers nothing" if refusal.reason in empty else false_number(g, refusal)
            if fault:
                found[g.question.name, refusal.clause] = f"{g.question.name}: {refusal!r} ({fault})"
    return list(found.values())


def false_number(g: Game, refusal: Refusal) -> str:
    """The first number of a reason that the position denies, or that nothing vouches for."""
    f = g.question.frame
    vouched = set()
    for claim in claims_of(g.kind.id):
        for match in re.finditer(claim.pattern, refusal.reason):
            truth = claim.truth(g, f, refusal.option)
            if int(match[1].replace(",", "")) != truth:
                return f"{match[0]!r}, but it is {truth}"
            vouched.add(match.start(1))
    said = {match.start() for match in NUMBER.finditer(refusal.reason)}
    return f"no claim vouches for {sorted(said - vouched)}" if said - vouched else ""


@every_game
def test_reasons_answer_why_not_this_now(game: str) -> None:
    assert reasons_that_do_not_answer(game, FEW * len(cells_of(game))) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@every_game
def test_reasons_of_many_games_answer(game: str) -> None:
    assert reasons_that_do_not_answer(game, MANY) == []


# --- labels ---------------------------------------------------------------------------------------------------


def same_labels(game: str, games: int) -> list[str]:
    """Options of one question that read the same and do not come to the same."""
    found = {}
    tried: Counter[str] = Counter()
    for g in walk(game, games):
        for options in equal_labels(g):
            name = g.question.name
            tried[name] += 1
            if tried[name] <= games * PAIRS and outcome(g, options[0]) != outcome(g, options[-1]):
                found[name] = f"{name}: {g.question.label(options[0])!r} is {options}"
    return list(found.values())


def equal_labels(g: Game) -> Iterable[list[int]]:
    by_label: dict[str, list[int]] = {}
    if not g.over:
        for option in g.question.options:
            by_label.setdefault(g.question.label(option), []).append(option)
    return [options for options in by_label.values() if len(options) > 1]


def outcome(g: Game, option: int) -> str:
    """What everybody sees after it, told without the numbers of copies and of equal spaces."""
    fork = g.copy()
    who = fork.question.who
    fork.choose(option)
    return json.dumps(nameless(fork.view(who)), sort_keys=True)


PAIRS = 3  # a game and question, on average: to look ahead takes time
NUMBERS_OF_COPIES = {"card", "slot", "space", "tile", "copy", "stamp"}
EQUAL_ROWS = re.compile(r"[A-ET]\d+|e-pub-\d|p-time-\d")  # rows of the Club's box that have equals under other ids
LISTS_OF_COPIES = {"hand", "pile", "kept"}  # where a view holds bare numbers
EQUAL_SPACE = re.compile(r"_[1-9a-b]$")  # the number or letter in a space's name
SUPPLEMENT = re.compile(r"^extra$")  # the card space of the supplemental board is one like the others


def nameless(seen: Any) -> Any:
    if isinstance(seen, dict):
        return {k: nameless(v) for k, v in seen.items() if not is_number_of_copy(k, v)}
    if isinstance(seen, list):
        return sorted((nameless(x) for x in seen), key=json.dumps) if seen and isinstance(seen[0], dict) else seen
    return EQUAL_SPACE.sub("", SUPPLEMENT.sub("single", seen)) if isinstance(seen, str) else seen


def is_number_of_copy(key: str, value: Any) -> bool:
    if isinstance(value, list):
        return key in LISTS_OF_COPIES and all(isinstance(x, int) for x in value)
    if key == "id":
        return EQUAL_ROWS.fullmatch(str(value)) is not None
    return key in NUMBERS_OF_COPIES and isinstance(value, int)


@every_game
def test_labels_tell_options_apart(game: str) -> None:
    """Only what is interchangeable may share a label, such as two copies of a card in the hand."""
    assert same_labels(game, FEW * len(cells_of(game))) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@every_game
def test_labels_of_many_games_tell_options_apart(game: str) -> None:
    assert same_labels(game, MANY // 10) == []


# --- English --------------------------------------------------------------------------------------------------


def bad_english(game: str, games: int) -> list[str]:
    found: dict[tuple[str, str], str] = {}
    for text in chain(cards_of(game), chain.from_iterable(map(texts, walk(game, games)))):
        for fault in faults(text.kind, text.text) if text.text or text.kind != "note" else []:
            found.setdefault((text.where, fault), f"{text.kind} of {text.where}, {fault}: {text.text!r}")
    return list(found.values())


def cards_of(game: str) -> list[Text]:
    """What the cards say of themselves."""
    package = package_of(game)
    return [Text("card", id, text) for id, text in package.sentences(package.shelf().whole).items()]


@every_game
def test_texts_are_english(game: str) -> None:
    assert bad_english(game, FEW * len(cells_of(game))) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@every_game
def test_texts_of_many_games_are_english(game: str) -> None:
    assert bad_english(game, MANY // 10) == []


@every_game
def test_rules_name_no_code_of_a_card(game: str) -> None:
    """Letters and numbers of the rulebooks' appendices are for the card files."""
    assert [row["clause"] for row in package_of(game).clauses() if re.search(r"\b[A-Z]\d+\b", row["clause"])] == []


def test_the_grammar_knows_a_fault() -> None:
    """Each fault finds what it was made for, and leaves good sentences alone."""
    bad = [
        "Sell 1 properties.",
        "A pipes is missing.",
        "Take the a card.",
        "Hire a electrician.",
        "Hire an mason.",
        "Pay the the rent.",
        "Spend it with chef and chef.",
        "It is free by P12.",
        "Wait , please.",
        "Lay it for ().",
        "You have £-3.",
        "Take lose 1 vote.",
        "You have 0 left.",
        "Keep up to 2 cards; 0 kept so far.",
    ]
    assert [text for text in bad if not faults("reason", text)] == []
    good = [
        "Round 1 begins.",
        "An electrician costs $4,000.",
        "A unit of pipes is used.",
        "{who} receives £1.",
        "A chess piece is a loss.",
        "You have -£3.",
    ]
    assert {text: faults("reason", text) for text in good if faults("reason", text)} == {}
    assert faults("reason", "No stop")
