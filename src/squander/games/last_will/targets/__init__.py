"""Balance targets of Last Will.

Money that went where: what was spent on events, on expenses and helpers, on houses and on farms; a property's
purchase counts with what it lost until it was sold or the game ended. A card counts as held when somebody kept it
of the first hand, drew it or took it; as played when it was played, laid, bought, or brought along as companion.
Its lift is the win rate of those who held it, minus the share that any seat has.
"""

from collections import Counter

from squander.games import kind_of
from squander.games.last_will.box import Box, Card
from squander.games.last_will.kind import LastWill
from squander.games.last_will.player_board import value
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.targets.sacked import count_sacked, jobs, tiles
from squander.games.last_will.terms import EVENT, WILDS
from squander.kernel.game import Game
from squander.kernel.pieces import Note, Options, Value, line_of
from squander.lab.shares import lift, seats
from squander.lab.stats import Rate, median_rate, wilson
from squander.lab.targets import Verdict

USED = {"plays", "lays", "buys", "adds companion", "brings"}
GOT = {"draws", "takes"}
PURSES = ["events", "expenses and helpers", "houses", "farms"]
BANKRUPTCIES: dict[int, tuple[float, float]] = {70: (0.8, 1.0), 100: (0.3, 0.8), 130: (0.1, 0.6)}


class LastWillTargets:
    def first_seat(self, g: Game) -> int:
        return fortune(g).starter

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        w = fortune(after)
        notes = line_of(after.log)
        winner = after.ranking()[0].seat
        facts[f"round {w.round} {'bankrupt' if w.last_round else 'full'}"] += 1
        facts[f"first {(winner - fortune(before).starter) % after.players}"] += 1
        facts.update(f"plan {note.a}" for note in notes if note.what == "plans")
        count_money(w, notes, winner, facts)
        count_cards(fortune(before), notes, winner, facts)
        count_sacked(fortune(before), w, notes, winner, facts)

    def judge(self, facts: Counter[str], games: int, players: int, options: Options) -> list[Verdict]:
        kind = kind_of("last-will")
        assert isinstance(kind, LastWill)
        settled = kind.settle(players, options)
        box = kind.box_for(settled)
        money = box.start_money if settled["will"] == "standard" else settled["will"]
        return [
            *endings(facts, games, money, 7 if box.jobs else 6),
            *(jobs(facts, box, players, games) if box.jobs else []),
            *seats(facts, games, players),
            *(tiles(facts, box) if box.tiles else plans(facts, box, players)),
            *purses(facts, games),
            *cards(facts, box, players),
        ]


def count_money(w: Fortune, notes: list[Note], winner: int, facts: Counter[str]) -> None:
    """Where the winner's money went."""
    for note in notes:
        if note.who == winner and note.what == "spent":
            facts[f"money {purse(w.box.cards[note.b]) if note.b else 'opera'}"] += note.a
        elif note.who == winner and note.what == "sells":
            facts[f"money {purse(w.box.cards[note.a])}"] -= note.b
    for laid in w.seats[winner].board:
        if laid.row.is_property:
            facts[f"money {purse(laid.row)}"] -= value(laid)


def purse(row: Card) -> str:
    if row.is_property:
        return "farms" if row.is_farm else "houses"
    return "events" if row.kind == EVENT else "expenses and helpers"


def count_cards(start: Fortune, notes: list[Note], winner: int, facts: Counter[str]) -> None:
    """Each card once a game, and once for each seat that had it."""
    held, used = holders(start, notes)
    ids = start.box.cards
    for card_id in {ids[card].id for _, card in held}:
        facts[f"games {card_id}"] += 1
    for card_id in {ids[card].id for _, card in used}:
        facts[f"used {card_id}"] += 1
    for who, card_id in {(who, ids[card].id) for who, card in held}:
        facts[f"held {card_id}"] += 1
        facts[f"won {card_id}"] += who == winner
    for who, card_id in {(who, ids[card].id) for who, card in used}:
        facts[f"users {card_id}"] += 1
        facts[f"user won {card_id}"] += who == winner


def holders(start: Fortune, notes: list[Note]) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Who held which card, and who used which."""
    held = {(who, card) for who, s in enumerate(start.seats) for card in s.hand}
    first = next(i for i, note in enumerate(notes) if note.what == "plans")
    held -= {(note.who, note.a) for note in notes[:first] if note.what == "discards"}
    held |= {(note.who, note.a) for note in notes if note.what in GOT}
    return held, {(note.who, note.a) for note in notes if note.what in USED}


def endings(facts: Counter[str], games: int, money: Value, latest: int) -> list[Verdict]:
    """With jobs a game may be a round longer, or shorter; 6 is its middle without them."""
    rounds = {n: facts[f"round {n} bankrupt"] for n in range(1, 8)}
    broke = wilson(sum(rounds.values()), games)
    least, most = BANKRUPTCIES.get(money, (0.0, 1.0)) if isinstance(money, int) else (0.0, 1.0)
    text = f"{least:.0%} to {most:.0%}" if most < 1 else f"at least {least:.0%}"
    found = [Verdict("end", "bankruptcy", text if money in BANKRUPTCIES else "no target", least, most, broke)]
    if money != 70:
        return found
    length = Counter({n: rounds[n] + facts[f"round {n} full"] for n in range(1, 8)})
    early = wilson(sum(rounds[n] for n in range(1, 5)), games)
    return [
        *found,
        Verdict("end", "median last round", rounds_said(latest), 12 - latest, latest, median_rate(length), False),
        Verdict("end", "over before round 5", "at most 5%", 0, 0.05, early),
    ]


def rounds_said(latest: int) -> str:
    return "round 6" if latest == 6 else f"round {12 - latest} to {latest}"


def plans(facts: Counter[str], box: Box, players: int) -> list[Verdict]:
    made = box.layouts[players].plans
    picks = sum(facts[f"plan {i}"] for i in range(len(made)))
    names = [f"plan {i + 1} ({p.cards}/{p.errand_boys}/{p.actions})" for i, p in enumerate(made)]
    return [
        Verdict("plan", name, "5% to 35%", 0.05, 0.35, wilson(facts[f"plan {i}"], picks))
        for i, name in enumerate(names)
    ]


def purses(facts: Counter[str], games: int) -> list[Verdict]:
    """Shares of pounds, not of trials: the interval treats each game as one."""
    spent = sum(facts[f"money {name}"] for name in [*PURSES, "opera"])
    shares = [facts[f"money {name}"] / spent if spent else 0.0 for name in PURSES]
    return [
        Verdict("money", name, "10% to 50%", 0.1, 0.5, Rate(share, *wilson(round(share * games), games)[1:]))
        for name, share in zip(PURSES, shares, strict=True)
    ]


def cards(facts: Counter[str], box: Box, players: int) -> list[Verdict]:
    """Wild cards go round, so nobody keeps them: they count like the others all the same."""
    ids = list(dict.fromkeys(card.id for card in box.cards[1:] if card.deck <= WILDS))
    found = []
    for id in ids:
        used = wilson(facts[f"used {id}"], facts[f"games {id}"])
        found.append(Verdict("use", id, "at least 10%", 0.1, 1.0, used))
        found.append(Verdict("lift", id, "± 8 points", -0.08, 0.08, lift(facts, players, id)))
    return found


TARGETS = LastWillTargets()
