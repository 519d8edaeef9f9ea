"""Balance targets of Last Will.

Where money went, and which cards were held and used, is the game's account. A card's lift is the win rate of those who
held it, minus the share that any seat has.
"""

from collections import Counter

from squander.games import kind_of
from squander.games.last_will.account.counting import OPERA, PURSES, plan_name, routes
from squander.games.last_will.account.counting import cards as cards_of
from squander.games.last_will.box import Box
from squander.games.last_will.kind import LastWill
from squander.games.last_will.state import Fortune, fortune
from squander.games.last_will.targets.alone import wins_alone
from squander.games.last_will.targets.sacked import count_sacked, jobs, tiles
from squander.games.last_will.terms import WILDS
from squander.kernel.game import NOBODY, Game
from squander.kernel.pieces import Note, Options, Value, line_of, text_of
from squander.lab.shares import lift, seats
from squander.lab.stats import Rate, median_rate, wilson
from squander.lab.targets import Verdict

BANKRUPTCIES: dict[int, tuple[float, float]] = {70: (0.8, 1.0), 100: (0.3, 0.8), 130: (0.1, 0.6)}


class LastWillTargets:
    def first_seat(self, g: Game) -> int:
        return fortune(g).starter

    def collect(self, before: Game, after: Game, facts: Counter[str]) -> None:
        w = fortune(after)
        notes = line_of(after.log)
        first = after.ranking()[0]
        winner = first.seat if first.place == 1 else NOBODY
        facts[f"round {w.round} {'bankrupt' if w.last_round else 'full'}"] += 1
        if winner != NOBODY:
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
        if players == 1:
            return wins_alone(facts, games, text_of(settled, "difficulty"))
        return [
            *endings(facts, games, money, 7 if box.jobs else 6),
            *(jobs(facts, box, players, games) if box.jobs else []),
            *seats(facts, games, players),
            *(tiles(facts, box) if box.tiles else plans(facts, box, players)),
            *purses(facts, games),
            *cards(facts, box, players),
        ]


def count_money(end: Fortune, notes: list[Note], winner: int, facts: Counter[str]) -> None:
    """Where the winner's money went."""
    for seat, _, name, pounds, _ in routes(end, notes):
        if seat == winner:
            facts[f"money {name}"] += pounds


def count_cards(start: Fortune, notes: list[Note], winner: int, facts: Counter[str]) -> None:
    """Each card once a game, and once for each seat that had it."""
    held = cards_of(start, notes)
    facts.update(f"games {id}" for id in {id for _, _, id, _, _ in held})
    facts.update(f"used {id}" for id in {id for _, _, id, _, used in held if used})
    for who, _, id, _, used in held:
        facts[f"held {id}"] += 1
        facts[f"won {id}"] += who == winner
        facts[f"users {id}"] += used
        facts[f"user won {id}"] += used and who == winner


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
    layout = box.layouts[players]
    names = [plan_name(layout, i) for i in range(len(layout.plans))]
    picks = sum(facts[f"plan {i}"] for i in range(len(names)))
    return [
        Verdict("plan", name, "5% to 35%", 0.05, 0.35, wilson(facts[f"plan {i}"], picks))
        for i, name in enumerate(names)
    ]


def purses(facts: Counter[str], games: int) -> list[Verdict]:
    """Shares of pounds, not of trials: the interval treats each game as one."""
    spent = sum(facts[f"money {name}"] for name in PURSES)
    named = [name for name in PURSES if name != OPERA]
    shares = [facts[f"money {name}"] / spent if spent else 0.0 for name in named]
    return [
        Verdict("money", name, "10% to 50%", 0.1, 0.5, Rate(share, *wilson(round(share * games), games)[1:]))
        for name, share in zip(named, shares, strict=True)
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
