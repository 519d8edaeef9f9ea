"""How the greedy bot sees The Prodigals Club: what its scores will be at the end, the highest counting most."""

from typing import Final

from squander.games.prodigals_club.bots.greedy_0.effects import effect_gain, script_gain, script_worth, weighed
from squander.games.prodigals_club.bots.greedy_0.moves import RISE, best_of_moves, best_step
from squander.games.prodigals_club.bots.greedy_0.standing import standing_gain
from squander.games.prodigals_club.bots.greedy_0.values import best_symbol, highest, softly, spendable, time_gain
from squander.games.prodigals_club.central.actions import ACT, ACTIONS, is_held
from squander.games.prodigals_club.central.choices import Choose
from squander.games.prodigals_club.central.end_of_round import DISCARD_DOWN
from squander.games.prodigals_club.central.errands import SEND_ERRAND_BOY, reserved_place
from squander.games.prodigals_club.effect import in_play
from squander.games.prodigals_club.election.hyde_park import HYDE_PARK, loudness
from squander.games.prodigals_club.society.beatrice import DAME_BEATRICE, affected
from squander.games.prodigals_club.society.moves import Move
from squander.games.prodigals_club.society.state import salon
from squander.games.prodigals_club.society.together import Together
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import count_symbol, nameless
from squander.games.prodigals_club.terms import BLACK, ELECTION, FORTUNE, POSSESSIONS, SOCIETY
from squander.kernel.game import NOBODY, Game, Rule

# Points a player is rid of in a round by errands and cards not yet in hand, by slot.
PACE: Final = [0.0, 0.0, 6.0, 0.0, 9.0]  # with two boys for each competition
BESIDE_LAST_WILL: Final = [9.0, 0.0, 0.0, 1.4, 5.0]
A_SYMBOL: Final = 0.2  # points a round for a symbol that no card uses yet, for each player fewer than six
GROWTH: Final = 0.5  # symbols more for a card that counts them, from one use to the next
A_PLACE: Final = 0.5  # for each place nearer to the front of the next round
AN_ACTION: Final = 2.0  # pounds that an action spends in Last Will
KEPT: Final = 0.75  # of a card's worth, if it has to wait for the next round
RIVALS: Final = 0.4


class Prodigal:
    """Judges positions of The Prodigals Club."""

    def __init__(self) -> None:
        self.rests = frozenset([rule.name for rule in (ACT, SEND_ERRAND_BOY, DISCARD_DOWN)])
        self.weights: list[float] = []
        self.rivals = 0.0
        self.round = 0

    def study(self, world: Game, seat: int) -> None:
        self.round = club(world).round
        self.weights = weights_of(world, seat)
        self.rivals = best_rival(world, seat)

    def reflex(self, world: Game, seat: int) -> int | None:
        """Small choices that need no search."""
        f = world.asked
        assert f is not None
        if isinstance(f.rule, Move):
            return best_step(world, seat)
        if isinstance(f.rule, Together):
            return best_of_moves(world, seat, f)
        if isinstance(f.rule, Choose):
            alternatives = f.rule.alternatives
            return max(world.options, key=lambda o: script_worth(world, seat, alternatives[o - 1], self.weights))
        if f.rule is DISCARD_DOWN:
            rounds = rounds_left(world) - 1.0
            return min(
                world.options,
                key=lambda card: weighed(card_gain(world, seat, card, self.weights, rounds, True), self.weights),
            )
        return None

    def worth(self, world: Game, seat: int) -> float:
        rivals = self.rivals
        if world.over or club(world).round != self.round:
            rivals = best_rival(world, seat)
        return -prospect(world, seat) + RIVALS * rivals


def rounds_left(g: Game) -> float:
    """Rounds after this one; none if somebody stands at zero."""
    c = club(g)
    if g.over:
        return 0.0
    for competition in c.layout.competitions:
        for who in range(g.players):
            if competition.score(g, who) <= 0:
                return 0.0
    return 1.0 * (c.layout.box.rounds - c.round)


def to_come(g: Game, rule: Rule, who: int = NOBODY) -> bool:
    asked = g.asked
    if asked is not None and asked.rule is rule and (who == NOBODY or asked.who == who):
        return True
    for f in g.agenda:
        if f.rule is rule and (who == NOBODY or f.who == who or f.who == NOBODY):
            return True
    return False


def turn_to_come(g: Game, who: int) -> bool:
    return to_come(g, ACTIONS) or to_come(g, ACT, who)


def projected(g: Game, who: int, rounds: float) -> list[float]:
    """Each competition's score at the end, if all goes on as usual; by slot, very low for those not in play."""
    c = club(g)
    found = [-99.0] * 5
    for competition in c.layout.competitions:
        found[competition.slot] = competition.score(g, who) - pace(g, competition.slot) * rounds
    return found


def pace(g: Game, slot: int) -> float:
    """Points of a round to come: boys have less time for each of three competitions, and the more players there are,
    the fewer of the good spaces are left."""
    layout = club(g).layout
    if in_play(g, FORTUNE):
        return BESIDE_LAST_WILL[slot] * (0.8 if len(layout.competitions) == 3 else 1.0)
    crowded = 1.15 - 0.05 * g.players
    return crowded * PACE[slot] * layout.boys / (2.0 * len(layout.competitions))


def weights_of(g: Game, who: int) -> list[float]:
    """How much each competition matters, with all that is in sight."""
    rounds = rounds_left(g)
    return weighing(g, who, rounds, projected(g, who, rounds))


def weighing(g: Game, who: int, rounds: float, scores: list[float]) -> list[float]:
    """The same for scores projected in another way."""
    gain = [0.0] * len(scores)
    future(g, who, rounds, softly(scores, rounds), gain)
    return softly([scores[i] - gain[i] for i in range(len(scores))], rounds)


def prospect(g: Game, who: int) -> float:
    """The final score this position promises; the lower the better."""
    rounds = rounds_left(g)
    scores = projected(g, who, rounds)
    if g.over:
        return final(scores)
    extra = lower(g, who, rounds, scores)
    return highest(scores, rounds) - extra


def final(scores: list[float]) -> float:
    return max(scores) + 0.05 * sum([score for score in scores if score > -90.0])


def lower(g: Game, who: int, rounds: float, scores: list[float]) -> float:
    """Take from the scores what is still to come; the answer is what is worth something besides."""
    gain = [0.0] * len(scores)
    extra = future(g, who, rounds, softly(scores, rounds), gain)
    if in_play(g, SOCIETY):
        gain[SOCIETY] -= dame_threat(g, who)
    if in_play(g, ELECTION):
        gain[ELECTION] += park_hope(g, who)
    add(scores, gain, -1.0)
    return extra


def best_rival(g: Game, seat: int) -> float:
    rounds = rounds_left(g)
    return min([highest(projected(g, who, rounds), rounds) for who in range(g.players) if who != seat])


def dame_threat(g: Game, who: int) -> float:
    s = salon(g)
    if s.immune[who] or s.dame == 0 or not to_come(g, DAME_BEATRICE):
        return 0.0
    box = club(g).layout.box
    return RISE * len(affected(box.dames[s.dame], box.rows, s.markers[who]))


def park_hope(g: Game, who: int) -> float:
    """Votes that Hyde Park will cost, as far as it can be told now."""
    if not to_come(g, HYDE_PARK):
        return 0.0
    c = club(g)
    mine = loudness(g, who)
    rewards = c.layout.box.park_rewards[c.round - 1]
    others = [
        loudness(g, other) + (0.8 if turn_to_come(g, other) else 0.0) for other in range(g.players) if other != who
    ]
    ahead = len([total for total in others if total >= mine])
    if mine < min(others):
        return -1.0 + 0.3 * mine
    return (rewards[min(ahead, 2)] if ahead < 3 else 0.0) * 0.8 + 0.1 * mine


def future(g: Game, who: int, rounds: float, weights: list[float], gain: list[float]) -> float:
    """Add what cards and tiles will still bring, by slot; the answer is what symbols and places are worth besides."""
    c = club(g)
    s = c.seats[who]
    now = turn_to_come(g, who)
    for card in s.board:
        add(gain, board_gain(g, who, card, weights, rounds, now))
    hand_gain(g, who, weights, rounds, now, gain)
    if now and s.bonus and not is_held(c.layout, s.bonus):  # a tile that is held is heard already
        script_gain(g, who, c.layout.box.bonuses[s.bonus].script, weights, 1.0, gain)
    if in_play(g, POSSESSIONS):
        gain[POSSESSIONS] = min(gain[POSSESSIONS], spendable(g, who, rounds))
    worth = nameless(c, who) * best_symbol(g, who, weights) if now else 0.0
    for symbol in range(len(c.layout.box.symbols)):
        worth += A_SYMBOL * (6 - g.players) * rounds * count_symbol(g, who, symbol)
    return worth + place_worth(c, who) * min(1.0, rounds)


def board_gain(g: Game, who: int, card: int, weights: list[float], rounds: float, now: bool) -> list[float]:
    """Uses to come of a black card, and its standing bonus."""
    c = club(g)
    row = c.layout.box.cards[card]
    gain = [0.0] * len(weights)
    uses = rounds + (1.0 if now and card not in c.seats[who].used else 0.0)
    script_gain(g, who, row.script, weights, uses, gain)
    for item in row.script:
        if item.counter is not None and item.counter.symbol >= 0 and not item.effect.is_void(g):
            more = GROWTH * item.amount * uses * (uses - 1.0) / 2.0
            effect_gain(g, who, item.effect, more, weights, gain)
    standing_gain(g, who, row.trigger, rounds, weights, gain)
    return gain


def add(gain: list[float], more: list[float], part: float = 1.0) -> None:
    for i in range(len(gain)):
        gain[i] += part * more[i]


def card_gain(g: Game, who: int, card: int, weights: list[float], rounds: float, now: bool) -> list[float]:
    """What a card of the hand will bring."""
    c = club(g)
    row = c.layout.box.cards[card]
    gain = [0.0] * len(weights)
    if row.is_time:
        gain[POSSESSIONS] += time_gain(c, who)
    elif row.border == BLACK:
        add(gain, board_gain(g, who, card, weights, rounds, now))
    else:
        script_gain(g, who, row.script, weights, 0.95, gain)
        gain[c.layout.purse.slot] -= AN_ACTION * row.cost
    return gain


def hand_gain(g: Game, who: int, weights: list[float], rounds: float, now: bool, gain: list[float]) -> None:
    """All cards if they can be played now; otherwise the best that may be kept, if there is a next round. Cards that
    cost actions are for the judge of the game that has actions."""
    c = club(g)
    if not (now or rounds > 0):
        return
    hand = [card for card in c.seats[who].hand if c.layout.box.cards[card].cost == 0]
    gains = [card_gain(g, who, card, weights, rounds if now else rounds - 1.0, True) for card in hand]
    if not now:
        gains.sort(key=lambda one: -weighed(one, weights))
        gains = gains[: c.layout.hand_limit]
    for one in gains:
        add(gain, one, 1.0 if now else KEPT)


def place_worth(c: Club, who: int) -> float:
    place = reserved_place(c, who)
    if place == NOBODY:
        place = min(len(c.seats) - 1, c.order.index(who) + 1)
    return A_PLACE * (len(c.seats) - 1 - place)
