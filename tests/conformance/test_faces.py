"""Every question has one face, and whoever meets it finds all that is needed to answer.

Options are looked at in a few games here; with --long in 500 of each cell.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from squander.games import kind_of, package_of
from squander.games.face import IN_A_ROW, Face, Faces, first_offered, nowhere
from squander.games.template.faces import PLAY_CARD
from squander.kernel.agenda import RULES, Ask, Rule
from squander.kernel.game import Game
from squander.kernel.pieces import EVERYONE, Note
from squander.kernel.question import Question
from squander.kernel.words import Amounts, Gesture
from tests.conformance.cells import Cell, every_cell, every_game
from tests.conformance.reading import cells_of, positions, walk

FEW = 2  # a busy one and one of chance
MANY = 500

# Answers to a question about things on the table that name none of them.
BESIDE = {"all", "cheapest", "done", "end", "none", "pass", "rest"}

LONGEST_DEED = 20

# By game: questions that never come up among players of chance, and why.
RARE: dict[str, dict[str, str]] = {
    "prodigals-club": {
        "ColumnMove": "asked only beside other moves, whose face speaks for it",
        "Replace": "a ruling of older games",
    },
    "prodigals-last-will": {
        **dict.fromkeys(["Act", "SendErrandBoy", "KeepCards", "DiscardDown"], "both games ask it as one"),
        **dict.fromkeys(["Exchange", "Sell", "SellAnother", "SpendWithTime", "TakeInExchange"], "no possessions"),
        **dict.fromkeys(["NameSymbol", "TakeBonus"], "its piece stays in the box (PL-CENTRAL-03)"),
        "ExtraErrand": "only on cards of the sets for possessions",
        "ColumnMove": "asked only beside other moves, whose face speaks for it",
        "Replace": "a ruling of older games",
    },
}


def faces_of(game: str) -> Faces:
    words = kind_of(game).words
    assert isinstance(words, Faces)
    return words


# --- rules and faces ------------------------------------------------------------------------------------------


def asking(game: str) -> list[Rule]:
    """The rules that ask in a game; some come only with what is in the box, and some effects only happen."""
    for cell in cells_of(game):
        cell.new(1)
    homes = tuple(f"{part.home}." for part in [package_of(game), *package_of(game).parts()])
    rules = [rule for rule in RULES.values() if type(rule).__module__.startswith(homes)]
    return [rule for rule in rules if isinstance(rule, Ask) and type(rule).candidates is not Ask.candidates]


def faceless(rules: list[Rule], faces: Faces) -> list[str]:
    return [rule.name for rule in rules if not {rule, type(rule)} & faces.by_rule.keys()]


def idle(rules: list[Rule], faces: Faces) -> list[str]:
    return [asked_by(face) for asks, face in faces.by_rule.items() if not any(asks in (r, type(r)) for r in rules)]


def asked_by(face: Face) -> str:
    return face.asks.name if isinstance(face.asks, Rule) else face.asks.__name__


@every_game
def test_every_rule_that_asks_has_a_face_and_every_face_a_rule(game: str) -> None:
    rules = asking(game)
    assert rules
    assert faceless(rules, faces_of(game)) == []
    assert idle(rules, faces_of(game)) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@every_game
def test_every_face_is_met(game: str) -> None:
    faces = faces_of(game)
    met = {id(faces.of(g.question.frame)) for g in walk(game, MANY * len(cells_of(game)) // 4) if not g.over}
    assert {asked_by(face) for face in faces.by_rule.values() if id(face) not in met} == set(RARE.get(game, {}))


# --- questions and options ------------------------------------------------------------------------------------


def faults(g: Game, faces: Faces) -> Iterator[str]:
    """What somebody would miss who is asked this."""
    q = g.question
    if not (faces.prompt(g, q.frame) and faces.phase(q.frame)):
        yield "no prompt or no phase"
    yield from faults_of_words(q, faces)
    yield from faults_of_deeds(q, faces)
    yield from faults_of_places(q, faces)
    yield from faults_of_gesture(q, faces)
    yield from faults_of_amounts(faces.amounts(g, q.frame))


def faults_of_words(q: Question, faces: Faces) -> Iterator[str]:
    """A word names one candidate alone, also among those that are refused."""
    ask = q.frame.rule
    assert isinstance(ask, Ask)
    words = [faces.word(q.game, q.frame, option) for option in ask.candidates(q.game, q.frame)]
    if len(words) > len(set(words)):
        yield "two candidates have one word"
    yield from (f"{word!r} is not a word" for word in words if word.split() != [word])
    yield from (f"option {option} has no label" for option in q.options if not faces.label(q.game, q.frame, option))


def faults_of_deeds(q: Question, faces: Faces) -> Iterator[str]:
    """The bar's button is named after what it does."""
    deeds = {faces.deed(q.game, q.frame, option) for option in q.options}
    if "" in deeds:
        yield "an answer has no deed"
    yield from (f"{deed!r} is too long for a button" for deed in deeds if len(deed) > LONGEST_DEED)


def faults_of_places(q: Question, faces: Faces) -> Iterator[str]:
    if faces.of(q.frame).place is nowhere:
        return
    for option in q.options:
        word = faces.word(q.game, q.frame, option)
        if word not in BESIDE and not faces.place(q.game, q.frame, option):
            yield f"{word} is neither on the table nor beside it by intention"


def faults_of_gesture(q: Question, faces: Faces) -> Iterator[str]:
    gesture = faces.gesture(q.frame)
    options = list(q.options)
    assumed = faces.assumed(q.game, q.frame, options)
    if (gesture.row or gesture.shown) and assumed is None:
        yield "nothing is assumed that could be changed"
    if assumed is not None and assumed not in options:
        yield f"{assumed} is assumed, which is no option"
    if gesture.inside and not gesture.opens:
        yield "it is inside a gesture that ends with it"


def faults_of_amounts(amounts: Amounts) -> Iterator[str]:
    if not 0 <= amounts.least <= amounts.left <= amounts.most:
        yield f"{amounts} are not in order"
    if any(amounts[:3]) and not amounts.unit:
        yield f"{amounts} count nothing"


def faults_in(cell: Cell, games: int) -> set[str]:
    faces = faces_of(cell.game)
    met = (g for seed in range(games) for g in positions(cell, seed) if not g.over)
    return {f"{g.question.name}: {fault}" for g in met for fault in faults(g, faces)}


@every_cell
def test_questions_and_options_say_and_show_enough(cell: Cell) -> None:
    assert faults_in(cell, FEW) == set()


@pytest.mark.long
@pytest.mark.timeout(3600)
@every_cell
def test_questions_and_options_of_many_games_do(cell: Cell) -> None:
    assert faults_in(cell, MANY) == set()


# --- what these tests would find ------------------------------------------------------------------------------


def with_face(**changed: Any) -> Faces:
    face = replace(PLAY_CARD, **changed)
    return Faces("squander.games.template", [face], lambda code: "TP-PLAY-02", lambda g, note: "")


WRONG = [
    {"prompt": ""},
    {"phase": ""},
    {"label": lambda g, f, o: ""},
    {"word": lambda g, f, o: "card"},
    {"word": lambda g, f, o: f"card {o}"},
    {"place": lambda g, f, o: ""},
    {"deed": ""},
    {"deed": "A deed too long for the button"},
    {"gesture": IN_A_ROW},
    {"gesture": Gesture(inside=True)},
    {"assume": lambda g, f, options: 99},
    {"amounts": lambda g, f: Amounts(left=2, most=1, unit="card")},
    {"amounts": lambda g, f: Amounts(left=1, least=2, most=2, unit="card")},
    {"amounts": lambda g, f: Amounts(left=1, most=1)},
]
RIGHT: list[dict[str, Any]] = [
    {"prompt": "Play a card."},
    {"place": nowhere},
    {"gesture": IN_A_ROW, "assume": first_offered},
    {"amounts": lambda g, f: Amounts(1, 1, 2, "card", 5)},
]


@pytest.mark.parametrize("changed", WRONG, ids="-".join)
def test_a_face_that_says_too_little_is_found(changed: dict[str, Any]) -> None:
    assert list(faults(template_game(), with_face(**changed)))


@pytest.mark.parametrize("changed", RIGHT, ids="-".join)
def test_a_face_that_says_enough_is_left_alone(changed: dict[str, Any]) -> None:
    assert list(faults(template_game(), with_face(**changed))) == []


def template_game() -> Game:
    return cells_of("template")[0].new(1)


def test_a_rule_without_a_face_and_a_face_without_a_rule_are_found() -> None:
    nobody = Faces("squander.games.template", [], str, lambda g, note: "")
    assert faceless(asking("template"), nobody) == ["template.PlayCard"]
    assert idle([], faces_of("template")) == ["PlayCard"]


# --- the log ---------------------------------------------------------------------------------------------------


@every_game
def test_a_note_without_a_sentence_is_told_by_its_word(game: str) -> None:
    """Whoever adds an effect may note something new; no table fails for want of a sentence."""
    g = cells_of(game)[0].new(1)
    assert g.kind.words.tell(g, Note(None, "finds a hat", 1, 0, 0, EVERYONE)) == "{who}: finds a hat."
    assert g.kind.words.tell(g, Note(None, "town.rain", -1, 0, 0, EVERYONE)) == "Rain."


# --- finding a face -------------------------------------------------------------------------------------------


def test_two_faces_for_one_rule_are_refused() -> None:
    with pytest.raises(ValueError, match="two faces speak for"):
        Faces("squander.games.template", [PLAY_CARD, PLAY_CARD], str, lambda g, note: "")


def test_a_face_of_one_rule_goes_before_that_of_its_kind() -> None:
    f = template_game().question.frame
    assert isinstance(f.rule, Ask)
    own: Face = replace(PLAY_CARD, asks=f.rule)
    assert Faces("squander.games.template", [PLAY_CARD, own], str, lambda g, note: "").of(f) is own


def test_a_reason_is_the_questions_own_or_shared_or_the_clause() -> None:
    g = template_game()
    f = g.question.frame

    def reason(own: dict[str, str], shared: dict[str, str]) -> str:
        face = replace(PLAY_CARD, reasons=own)
        faces = Faces("squander.games.template", [face], lambda code: "TP-PLAY-02", lambda g, note: "", shared)
        return faces.reason(g, f, 0, 302)

    assert reason({"TP-PLAY-02": "Mine."}, {"TP-PLAY-02": "Ours."}) == "Mine."
    assert reason({}, {"TP-PLAY-02": "Ours."}) == "Ours."
    assert reason({}, {}) == "A card may not spend more than the player has."
