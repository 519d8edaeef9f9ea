"""Ending the game: who is poorest (LW-ENDGAME)."""

from squander.games.last_will.employment import is_employed
from squander.games.last_will.player_board import value
from squander.games.last_will.solicitor import NAME, Solicitor
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.worth import cash_or_debt
from squander.kernel.game import Game
from squander.kernel.pieces import Rival, Standing, Worth


def score(w: Fortune, s: Seat) -> int:
    """Cash, and each unsold property at value plus £5, whatever helpers and market say (LW-ENDGAME-07 to 10, 14)."""
    return s.cash + sum(value(laid) + w.box.penalty for laid in s.board if laid.row.is_property)


def ranking(g: Game) -> list[Standing]:
    """Lowest first; ties go to the plan further left in the last round (LW-ENDGAME-11, 14, 17). With jobs, who has
    none any more comes before who has; where everybody has one, that decides nothing (LW-VARIANT-32, 34)."""
    w = fortune(g)
    if w.solicitor is not None:
        return [standing_alone(w, w.solicitor)]
    scores = [score(w, s) for s in w.seats]
    order = sorted(range(len(scores)), key=lambda who: (is_employed(w.seats[who]), scores[who], w.seats[who].plan, who))
    return [Standing(i + 1, who, scores[who], tie_note(w, scores, who)) for i, who in enumerate(order)]


def standing_alone(w: Fortune, him: Solicitor) -> Standing:
    """First or second of two, by the same comparison (LW-SOLO-19)."""
    yours, plan = score(w, w.seats[0]), w.seats[0].plan
    wins = (yours, plan) < (him.fortune, him.plan)
    return Standing(1 if wins else 2, 0, yours, broken_by(plan) if yours == him.fortune else "")


def rivals(g: Game) -> list[Rival]:
    """The Solicitor, in the place that the player leaves him (LW-SOLO-19)."""
    w = fortune(g)
    him = w.solicitor
    if him is None:
        return []
    yours = standing_alone(w, him)
    worth = Worth(him.fortune, [cash_or_debt(him.fortune)])
    return [Rival(NAME, 3 - yours.place, worth, broken_by(him.plan) if yours.note else "")]


def tie_note(w: Fortune, scores: list[int], who: int) -> str:
    if is_employed(w.seats[who]) and not all(is_employed(s) for s in w.seats):
        return "still employed"
    if scores.count(scores[who]) == 1:
        return ""
    return broken_by(w.seats[who].plan)


def broken_by(plan: int) -> str:
    return f"tie broken by plan {plan + 1} of the last round"
