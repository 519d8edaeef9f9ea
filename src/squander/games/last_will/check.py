"""What must hold in every position of Last Will, and what the test suite may expect of whole games."""

from collections import Counter

from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.employment import is_employed, lines_left
from squander.games.last_will.player_board import capacity
from squander.games.last_will.solicitor import Solicitor
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.kernel.game import Game
from squander.kernel.pieces import Options

MOST_PLIES = 2500
SCORES = (-200, 300)
CELLS: list[tuple[int, Options]] = [(n, {}) for n in (2, 3, 4, 5)] + [
    (2, {"plan_order": True}),
    (4, {"plan_order": True, "will": "drawn"}),
    (3, {"sacked": True}),
    (5, {"sacked": True, "plan_order": True, "will": "drawn"}),
    (4, {"jobs": True}),
    (2, {"plan_tiles": True, "weddings": True, "more_specials": True}),
    (1, {"solo": "solicitor"}),
    (1, {"solo": "solicitor", "difficulty": "chancery", "campaign": "begin"}),
]


def faults(g: Game) -> list[str]:
    """Every broken invariant, in words; an empty list for a sound position."""
    w = fortune(g)
    found = misplaced(w)
    for who, s in enumerate(w.seats):
        found += [f"seat {who}: {fault}" for fault in seat_faults(w, s)]
    if sorted(w.market) != sorted(w.box.market_tokens):
        found.append(f"market tokens are {w.market}")
    if w.extensions + sum(s.extensions for s in w.seats) != w.box.extensions:
        found.append("extensions do not add up")
    if w.last_round != (any(s.bankrupt for s in w.seats) or (w.solicitor is not None and w.solicitor.bankrupt)):
        found.append("the last round is announced without a bankruptcy, or the reverse")
    found += [f"the Solicitor {fault}" for fault in solicitor_faults(w, w.solicitor)] if w.solicitor else []
    if g.over or g.question.name == "will.Act":
        found += [f"{name} is not cleared" for name in loose_registers(w)]
    return found


def solicitor_faults(w: Fortune, him: Solicitor) -> list[str]:
    found = []
    if him.bankrupt != (him.fortune <= 0):
        found.append(f"has £{him.fortune}, and his ruin says otherwise")
    if him.plan >= 0 and him.plan == w.seats[0].plan:
        found.append("shares a plan")
    if len(him.d10) > 2 or not all(1 <= roll <= 10 for roll in him.d10) or him.d6 > 6 or him.d12 > 12:
        found.append("rolled what no die has")
    return found


def misplaced(w: Fortune) -> list[str]:
    """Each card is in exactly one place."""
    places = [card for deck, order in enumerate(w.orders) for card in order[w.tops[deck] :]]
    places += [entry % HIDDEN_BY for pile in w.piles for entry in pile]
    places += [card for card in w.offering if card] + w.brought
    places += [w.playing] if w.playing else []
    for s in w.seats:
        places += s.hand + [laid.card for laid in s.board]
    count = Counter(places)
    return [
        f"card {c} ({w.box.cards[c].id}) is in {count[c]} places" for c in range(1, len(w.box.cards)) if count[c] != 1
    ]


def seat_faults(w: Fortune, s: Seat) -> list[str]:
    found = []
    if s.properties != sum(laid.row.is_property for laid in s.board):
        found.append("properties are miscounted")
    if s.properties and s.cash < 0:
        found.append(f"owns a property and £{s.cash}")
    if is_employed(s) and s.cash < 0:
        found.append(f"has a job and £{s.cash}")
    if is_employed(s) and lines_left(w, s) == 0:
        found.append("has a job without a line left")
    if s.bankrupt != (s.cash <= 0 and not s.properties and not is_employed(s)) and not w.playing and w.box.bankruptcy:
        found.append("bankruptcy flag is wrong")
    if s.actions < 0 or len(s.board) > capacity(w, s):
        found.append("too few actions or too many cards on the board")
    if any(laid.tokens > len(laid.row.tokens) or laid.step >= max(1, len(laid.row.scale)) for laid in s.board):
        found.append("a laid card has too many tokens or steps")
    if s.hand != sorted(s.hand) or not set(s.kept) <= set(s.hand):
        found.append("hand is out of order, or something is kept that is not in it")
    return found


def loose_registers(w: Fortune) -> list[str]:
    names = ["playing", "due", "brought", "wanted", "more", "trading", "price", "arranging"]
    return [name for name in names if getattr(w, name)]
