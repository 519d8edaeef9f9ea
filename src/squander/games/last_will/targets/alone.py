"""How often the strongest bot should win against the Solicitor."""

from collections import Counter

from squander.lab.stats import wilson
from squander.lab.targets import Verdict

WINS = {"clerk": (0.85, 0.95), "junior": (0.6, 0.75), "senior": (0.35, 0.5), "chancery": (0.15, 0.25)}


def wins_alone(facts: Counter[str], games: int, difficulty: str) -> list[Verdict]:
    least, most = WINS[difficulty]
    text = f"{least:.0%} to {most:.0%} for the strongest bot, about half of that for greedy"
    return [Verdict("solo", f"wins against the {difficulty}", text, least, most, wilson(facts["first 0"], games))]
