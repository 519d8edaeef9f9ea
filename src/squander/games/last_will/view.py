"""What a seat may see, built up from nothing (LW-SETUP-10, 22, 37; LW-MONEY-13). Seat -1 is a spectator."""

from squander.games.last_will.box import Box, Plan
from squander.games.last_will.cards import HIDDEN_BY
from squander.games.last_will.content import SHELF
from squander.games.last_will.employment import income, is_covered, is_employed
from squander.games.last_will.player_board import capacity, value
from squander.games.last_will.privileges import hand_limit, white_actions
from squander.games.last_will.score import score
from squander.games.last_will.seen import (
    CardRef,
    JobView,
    LaidCard,
    OfferView,
    OwnView,
    PlanView,
    SeatView,
    SolicitorView,
    WillView,
)
from squander.games.last_will.solicitor import SEAT, Solicitor
from squander.games.last_will.state import Fortune, Laid, Seat, fortune
from squander.games.last_will.terms import COMPANION_NAMES, DECK_NAMES, EVENTS, SPECIAL, TYPE_NAMES
from squander.games.last_will.text import describe, describe_job, describe_tile
from squander.games.pictures import Pictures
from squander.kernel.game import Game

KNOWN_BETTER = frozenset({"drew", "discarded"})  # public notes that their own player is told more exactly


def view(g: Game, seat: int) -> WillView:
    w = fortune(g)
    shown: WillView = {
        "game": g.kind.id,
        "players": g.players,
        "round": w.round,
        "rounds": w.box.rounds,
        "last_round": w.last_round,
        "over": g.over,
        "seat": seat,
        "starter": w.starter,
        "order": w.order,
        "plan_order": w.plan_order,
        "plans": plans(w),
        "market": dict(zip(TYPE_NAMES, w.market, strict=True)),
        "offering": [offered(w, slot) for slot in range(len(w.offering))],
        "spaces": [{"name": w.layout.spaces[i].name, "figure": w.figures[i]} for i in range(len(w.figures))],
        "decks": {DECK_NAMES[d]: len(w.orders[d]) - w.tops[d] for d in range(EVENTS, SPECIAL + 1)},
        "piles": {DECK_NAMES[d]: len(w.piles[d]) for d in range(EVENTS, SPECIAL + 1)},
        "extensions": w.extensions,
        "playing": card(w.box, w.playing) if w.playing else None,
        "due": w.due,
        "brought": [card(w.box, c) for c in w.brought],
        "arranging": [w.box.market_tokens[token] for token in w.arranging],
        "wanted": w.wanted,
        "seats": [seat_view(w, who, seat) for who in range(g.players)],
    }
    if w.solicitor is not None:
        shown["solicitor"] = solicitor_view(w.solicitor)
        if isinstance(past := g.setup.options["campaign"], list):
            shown["campaign"] = past
    return shown


def solicitor_view(him: Solicitor) -> SolicitorView:
    """All of it lies open (LW-SOLO-04, LW-SOLO-21)."""
    return {
        "seat": SEAT,
        "difficulty": him.track.name,
        "title": him.track.title,
        "began": him.began,
        "fortune": him.fortune,
        "bankrupt": him.bankrupt,
        "plan": him.plan,
        "track": him.track.sums,
        "swing": him.track.swing,
        "d6": him.d6,
        "d10": him.d10,
        "d12": him.d12,
    }


def plans(w: Fortune) -> list[PlanView]:
    return [plan_view(w, i, plan) for i, plan in enumerate(w.layout.plans)]


def plan_view(w: Fortune, i: int, plan: Plan) -> PlanView:
    shown: PlanView = {
        "cards": plan.cards,
        "errand_boys": plan.errand_boys,
        "actions": plan.actions,
        "blocked": i in w.blocked,
        "taken": next((who for who in range(len(w.seats)) if w.seats[who].plan == i), -1),
    }
    if w.solicitor is not None and w.solicitor.plan == i:
        shown["blocked"], shown["taken"] = False, SEAT
    if w.tiles:
        shown["tile"] = w.box.tiles[w.tiles[i] // 2].id
    return shown


def card(box: Box, number: int) -> CardRef:
    return {"card": number, "id": box.cards[number].id}


def offered(w: Fortune, slot: int) -> OfferView:
    there = card(w.box, w.offering[slot]) if w.offering[slot] else None
    deck = w.layout.slots[slot][w.round - 1]
    return {"slot": slot, "name": w.layout.slot_names[slot], "deck": DECK_NAMES[deck], "card": there}


def seat_view(w: Fortune, who: int, viewer: int) -> SeatView:
    """Everything on the table and the size of the hand; its cards only for its owner."""
    s = w.seats[who]
    shown: SeatView = {
        "cash": s.cash,
        "actions": s.actions,
        "white_actions": white_actions(s),
        "plan": s.plan,
        "spaces": capacity(w, s),
        "hand_limit": hand_limit(w, s),
        "bankrupt": s.bankrupt,
        "score": score(w, s),
        "board": [laid(x) for x in s.board],
        "hand_size": len(s.hand),
        "hand_backs": [DECK_NAMES[d] for d in sorted(w.box.cards[c].deck for c in s.hand)],
    }
    if w.box.jobs:
        shown["job"] = job_view(w, s) if is_employed(s) else None
        shown["sacked"] = not is_employed(s)
    return {**shown, **own_view(w, s, who)} if who == viewer else shown


def job_view(w: Fortune, s: Seat) -> JobView:
    job = w.box.jobs[s.job]
    covered = [line for line in range(len(job.lines)) if is_covered(s, line)]
    return {"id": job.id, "covered": covered, "income": income(w, s), "demoted": s.demoted}


def own_view(w: Fortune, s: Seat, who: int) -> OwnView:
    """The hand, and what this seat remembers putting face down on the piles."""
    buried = [e % HIDDEN_BY for pile in w.piles for e in pile if e // HIDDEN_BY == who + 1]
    return {
        "hand": [card(w.box, c) for c in s.hand],
        "kept": [card(w.box, c) for c in s.kept],
        "discarded": [card(w.box, c) for c in sorted(buried)],
    }


def laid(x: Laid) -> LaidCard:
    tokens = [COMPANION_NAMES[t] for t in x.row.tokens[: x.tokens]]
    seen: LaidCard = {"card": x.card, "id": x.row.id, "used": x.used, "uses": x.uses, "tokens": tokens}
    if x.row.is_property:
        seen["value"] = value(x)
    return seen


def pictures(box: str = SHELF.current) -> Pictures:
    """What each card of a box does besides spending, as icons, by its id."""
    return {c.id: [said.picture() for said in c.said] for c in SHELF.open_named(box, None).cards[1:]}


def sentences(box: str = SHELF.current) -> dict[str, str]:
    """What each card of a box says, by its id."""
    opened = SHELF.open_named(box, None)
    found = {c.id: describe(c) for c in opened.cards[1:]}
    found |= {job.id: describe_job(job) for job in opened.jobs}
    return found | {tile.id: describe_tile(tile) for tile in opened.tiles}
