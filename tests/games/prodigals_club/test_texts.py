"""What cards, errands and tiles say of themselves, held against their pictures and against what happens."""

import re
from typing import Any

import pytest

from squander.games.prodigals_club.central.errands import EXTRA_ERRAND
from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import LOSE_VOTES, MEGAPHONES
from squander.games.prodigals_club.money import SPEND
from squander.games.prodigals_club.row import Grammar
from squander.games.prodigals_club.society.moves import WAYS, Move
from squander.games.prodigals_club.society.state import COLOUR_NAMES
from squander.games.prodigals_club.symbols import PerSymbol
from squander.games.prodigals_club.text import describe, phrase, sentence
from squander.games.prodigals_club.view import sentences
from squander.kernel.game import Frame
from tests.games.prodigals_club.laying import begin, give
from tests.games.prodigals_club.table import Table, fresh, table
from tests.games.prodigals_club.test_pictures import seen

CARDS = {card.id: card for card in open_box().cards[1:]}
SCRIPTS = {id: card.script for id, card in CARDS.items()}
SCRIPTS |= {tile.id: tile.script for tile in open_box().bonuses[1:]}
SCRIPTS |= {space.name: space.script for board in open_box().boards["4-5"] for space in board.spaces}
PLAIN = {LOSE_VOTES: "votes", SPEND: "pounds", MEGAPHONES: "megaphones"}
PROMISES = {"votes": r"[Ll]ose (\d+) vote", "pounds": r"[Ss]pend £(\d+)", "megaphones": r"[Gg]et (\d+) megaphone"}
DIRECTIONS = {"down": "down", "diag": "diagonally down", "side": "sideways"}
OFTEN = {1: "", 2: "up to twice", 3: "up to three times"}


def promised(text: str) -> dict[str, int]:
    """What a text without conditions says of votes, pounds and megaphones."""
    found = {key: sum(int(n) for n in re.findall(pattern, text)) for key, pattern in PROMISES.items()}
    return {key: n for key, n in found.items() if n}


def is_plain(script: list[Item]) -> bool:
    return bool(script) and all(item.effect in PLAIN and item.counter is None for item in script)


def real(**mine: Any) -> Table:
    """All competitions on the real box, in the actions phase."""
    t = fresh("PES", 2, pack=None)
    t.c.order = [0, 1]
    give(t.g, 0, mine)
    begin(t.g, "actions")
    return Table(t.g)


@pytest.mark.parametrize("id", [id for id, script in SCRIPTS.items() if is_plain(script) and id in CARDS])
def test_a_plain_card_does_what_it_says(id: str) -> None:
    where = {"board": [id]} if CARDS[id].is_black else {"hand": [id]}
    t = real(**where, pounds=30, votes=22).use(id)
    changes = promised(describe(CARDS[id]).partition(". ")[0])
    t.expect(**{key: n if key == "megaphones" else -n for key, n in changes.items()})


@pytest.mark.parametrize("id", [id for id, script in SCRIPTS.items() if script])
def test_text_and_picture_and_rule_agree(id: str) -> None:
    """Amounts, directions and colours of every effect, in the order in which they happen."""
    items = [item for i, item in enumerate(SCRIPTS[id]) if i == 0 or item.spec is not SCRIPTS[id][i - 1].spec]
    for item in items:
        text, drawn = phrase(item.spec), seen(item.spec.picture())
        for part, sign in said_of(item):
            assert part in text, f"{id}: {text!r} without {part!r}"
            assert sign in drawn, f"{id}: {drawn!r} without {sign!r}"


def said_of(item: Item) -> list[tuple[str, str]]:
    """What text and picture must contain for what the rule does."""
    n = item.amount
    found = {
        LOSE_VOTES: (f"lose {n} vote", f"−{n}[vote]"),
        SPEND: (f"spend £{n}", f"−£{n}"),
        MEGAPHONES: (f"get {n} megaphone", f"{n}[megaphone]"),
        EXTRA_ERRAND: ("errand boy", "[errand]"),
    }.get(item.effect)
    said = [found] if found else []
    if isinstance(item.effect, Move):
        ways = [way for way in DIRECTIONS if set(WAYS[way]) <= set(item.effect.directions)]
        who = COLOUR_NAMES[item.effect.colour] or "marker"
        said.append((f"move a {who} {' or '.join(DIRECTIONS[way] for way in ways)}", f"[{who}]"))
        said += [("", f"[go_{way}]") for way in ways] + ([] if item.counter else [(OFTEN[n], "")])
    if isinstance(item.counter, PerSymbol):
        symbol = open_box().symbols[item.counter.symbol]
        said.append((f"for each {symbol} symbol", f"/[{symbol}]"))
    return said


def test_minutes_count_the_insults_of_this_turn() -> None:
    text = describe(CARDS["e-b-minutes"])
    assert text.endswith("for each white card with a party icon that you have played this turn.")
    t = table("ES", hand=["e-lords"], board=["e-b-minutes"])
    t.use("e-b-minutes").expect()
    table("ES", hand=["e-lords"], board=["e-b-minutes"]).use("e-lords").use("e-b-minutes").expect(votes=-1)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("mega 1", "Get 1 megaphone."),
        ("sell 2 at -1", "Sell 1 or 2 possessions at £1 less each."),
        ("sell 3", "Sell 1 to 3 possessions."),
        ("exchange limit 3", "Exchange a possession, with coins for a loss above £3."),
        ("row down 2 lady", "Move any ladies of one row down 1 or 2 steps."),
        ("column right gentleman down 1", "Move any gentlemen of the right column down 1 step."),
        ("leap", "Let a marker jump over the marker right below."),
        ("2 x (vote 1 | spend 2)", "Twice: lose 1 vote or spend £2."),
        ("(mega 1 | spend 1 | move 1 side)", "Get 1 megaphone, spend £1 or move a marker sideways."),
        ("(vote 1; mega 1 | spend 3)", "Lose 1 vote and get 1 megaphone, or spend £3."),
        (
            "swap 2 x (gain 1 -> spend 2 | take 1 -> vote 1)",
            "Up to twice, you may gain 1 vote to spend £2, or take £1 to lose 1 vote.",
        ),
        (
            "(vote 1 | spend 1) per mask",
            "Choose one and do it for each mask symbol you have: lose 1 vote or spend £1.",
        ),
        ("vote 1 if hydepark", "Lose 1 vote if you have an errand boy on Hyde Park."),
    ],
)
def test_effects_in_english(line: str, text: str) -> None:
    assert sentence(Grammar(open_box()).script(line)) == text


def test_treating_says_the_votes_of_its_box() -> None:
    votes = [str(n) for n in open_box().pub_votes]
    assert f"lose {', '.join(votes[:-1])} or {votes[-1]} votes" in describe(CARDS["e-pub-1"])


def test_every_card_tile_and_errand_has_a_sentence() -> None:
    for id, text in sentences().items():
        assert text.endswith("."), id
        assert text[0].isupper(), id
    assert all(sentence(script) for script in SCRIPTS.values() if script)
    assert len(sentences()) > 110


def test_a_standing_bonus_is_told_with_its_occasion() -> None:
    standing = {id: describe(card) for id, card in CARDS.items() if card.trigger.spec}
    assert standing["e-b-landlord"] == "For each Treating at the Pub card that you play, lose 2 votes."
    assert standing["e-b-candour"] == "For each white card with a party icon that you play, lose 1 vote."
    assert standing["e-b-lodge"] == "Each inner circle you join gives 5 picks."


def test_frames_of_the_inner_circle_say_where_they_come_from() -> None:
    t = real()
    pick = t.box.inner_circle[0].effect
    t.g.asked = Frame(pick, 0, 1)
    assert t.g.question.prompt == "Your inner circle: choose one of these."
