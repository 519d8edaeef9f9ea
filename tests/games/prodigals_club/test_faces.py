"""What questions show besides their words: how they belong to a gesture, and the numbers of their sentences."""

import re
from collections import Counter

from squander.games.prodigals_club.central.actions import Act
from squander.games.prodigals_club.central.end_of_round import DiscardDown
from squander.games.prodigals_club.central.errands import SendErrandBoy
from squander.games.prodigals_club.election.circles import TurnTile
from squander.games.prodigals_club.election.pub import TreatAtPub
from squander.games.prodigals_club.faces import FACES
from squander.games.prodigals_club.possessions.spending import SpendWithTime
from squander.games.prodigals_club.symbols import NameSymbol
from squander.games.prodigals_club.terms import NONE
from squander.kernel.game import Game
from squander.kernel.words import Amounts
from tests.conformance.reading import walk
from tests.games.prodigals_club.table import Place, Table, table

SPARING = {NameSymbol, TreatAtPub, SpendWithTime}  # of symbols and cards none is spent unasked

# A sentence with a number in it, and what it counts.
COUNTS = [
    (r"(\d+) boys? left", "errand boy"),
    (r"(\d+) moves? to go", "move"),
    (r"(\d+) picks left", "pick"),
    (r"man's (\d+) open symbols", "symbol"),
    (r": (\d+) of your markers could not rise", "marker"),
]
# The same on an option: this number is its amount.
ON_OPTIONS = [
    r"brings £(\d+)",
    r"cards?: spend £(\d+)",
    r"take £(\d+) in coins",
    r"card: lose (\d+) vote",
    r": down (\d+) step",
]


def amounts(t: Table) -> Amounts:
    return FACES.amounts(t.g, t.g.question.frame)


def amount(g: Game, option: int) -> int:
    return FACES.amount(g, g.question.frame, option)


def test_all_but_the_beginnings_of_a_gesture_are_inside_it() -> None:
    for face in FACES.by_rule.values():
        assert face.gesture.opens
        assert face.gesture.inside == (face.asks not in (Act, SendErrandBoy))
        assert face.gesture.ends == (face.asks is Act)
        assert not face.gesture.confirms


def test_the_least_is_assumed_and_a_turned_tile_is_seen_at_once() -> None:
    for face in FACES.by_rule.values():
        assert face.gesture.row == (face.asks in SPARING)
        assert face.gesture.shown == (face.asks is TurnTile)
        assert (face.assume is not None) == (face.gesture.row or face.gesture.shown)


def test_parts_of_the_round() -> None:
    phases = Counter(face.phase for face in FACES.by_rule.values())
    assert phases["Errands"] == 4
    assert [face.asks for face in FACES.by_rule.values() if face.phase == "End of the round"] == [DiscardDown]
    assert phases["Dame Beatrice"] == 2
    assert set(phases) == {"Errands", "Use of cards", "Dame Beatrice", "End of the round"}


def test_the_numbers_of_questions_and_options_are_those_of_their_sentences() -> None:
    met: Counter[str] = Counter()
    for g in walk("prodigals-club", 32):
        if not g.over:
            check_question(g, met)
            check_options(g, met)
    assert {pattern for pattern, _ in COUNTS} | set(ON_OPTIONS) == set(met)


def check_question(g: Game, met: Counter[str]) -> None:
    seen = FACES.amounts(g, g.question.frame)
    assert 0 <= seen.least <= seen.left <= seen.most
    for pattern, unit in COUNTS:
        if found := re.search(pattern, g.question.prompt):
            met[pattern] += 1
            assert (seen.left, seen.unit) == (int(found[1]), unit)


def check_options(g: Game, met: Counter[str]) -> None:
    for option in g.question.options:
        for pattern in ON_OPTIONS:
            if found := re.search(pattern, g.question.label(option)):
                met[pattern] += 1
                assert amount(g, option) == int(found[1])


def test_of_two_sales_only_the_first_must_be_made() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A2", "A3"]).send("P-sell-two")
    assert amounts(t) == Amounts(left=2, least=1, most=2, unit="possession")
    assert amounts(t.choose("A1")) == Amounts(left=1, most=1, unit="possession")
    assert amount(t.g, NONE) == 0


def test_cards_are_discarded_down_to_the_limit() -> None:
    t = table("ES", hand=["e-fox", "e-heckle", "e-umbrellas", "e-lords", "s-soup", "s-cut"]).end_actions()
    assert amounts(t) == Amounts(left=2, least=2, most=2, unit="card")
    assert amounts(t.choose("e-fox")) == Amounts(left=1, least=1, most=1, unit="card")


def test_moves_shown_together_are_counted_together() -> None:
    beside: list[Place] = [(12, "middle"), (0, "middle"), (14, "middle"), (0, "right")]
    t = table("ES", hand=["s-precedence"], markers=beside, options={"pack": None}).use("s-precedence")
    assert amounts(t) == Amounts(left=2, most=2, unit="move")
    assert amounts(t.choose("gentleman.1")) == Amounts(left=1, most=1, unit="move")


def test_a_group_is_counted_by_its_markers() -> None:
    row: list[Place] = [(12, "left"), (12, "middle"), (0, "left"), (4, "right")]
    t = table(hand=["s-duet"], markers=row).use("s-duet")
    assert amounts(t) == Amounts(left=1, most=1, unit="row")
    assert amounts(t.choose("row.12")) == Amounts(left=2, most=2, unit="marker")
    assert {word: amount(t.g, o) for word, o in zip(t.words(), t.g.question.options, strict=True)} == {
        "lady.1.down1": 1,
        "lady.1.down2": 2,
        "lady.2.down1": 1,
        "lady.2.down2": 2,
        "none": 0,
    }


def test_what_is_spent_with_time_is_due_before_any_card_is_added() -> None:
    t = table("PE", hand=["p-fitting", "p-time-1", "p-time-2"], pounds=20).use("p-fitting")
    assert amounts(t) == Amounts(unit="£", due=2)
    assert [amount(t.g, option) for option in t.g.question.options] == [2, 4, 6]
    assert FACES.assumed(t.g, t.g.question.frame, list(t.g.question.options)) == 0


def test_treating_at_the_pub_counts_cards_and_votes() -> None:
    t = table("ES", hand=["e-pub-1", "e-pub-1", "e-pub-2"]).use("e-pub-1")
    assert amounts(t) == Amounts(left=3, least=1, most=3, unit="card")
    assert [amount(t.g, option) for option in t.g.question.options] == t.box.pub_votes[:3]
