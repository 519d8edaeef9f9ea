"""Faces of Dame Beatrice's call: who goes up instead of those who can't."""

from squander.games.face import INSIDE, Face, counting
from squander.games.prodigals_club.society.beatrice import RaiseOthers, Replace
from squander.games.prodigals_club.society.faces.steps import (
    going_by,
    one_marker,
    place_by,
    reasons_by,
    step_up,
    target_by,
)
from squander.games.prodigals_club.society.text import marker_text
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

DAME_BEATRICE = "Dame Beatrice"


def prompt_others(g: Game, f: Frame) -> str:
    stuck = "one of your markers" if f.arg == 1 else f"{f.arg} of your markers"
    return f"Dame Beatrice: {stuck} could not rise. Which one goes up instead?"


def prompt_replace(g: Game, f: Frame) -> str:
    return f"Dame Beatrice: your {marker_text(g, f.who, f.arg)} cannot rise. Which other marker does?"


FACES = [
    Face(
        asks=RaiseOthers,
        prompt=prompt_others,
        phase=DAME_BEATRICE,
        label=going_by(step_up, lambda way: "up"),
        word=one_marker,
        place=place_by(step_up),
        target=target_by(step_up),
        deed="Raise it",
        gesture=INSIDE,
        amounts=counting("marker"),
        reasons=reasons_by(step_up),
    ),
    Face(
        asks=Replace,
        prompt=prompt_replace,
        phase=DAME_BEATRICE,
        label=going_by(step_up, lambda way: "up"),
        word=one_marker,
        place=place_by(step_up),
        target=target_by(step_up),
        deed="Raise it",
        gesture=INSIDE,
        amounts=lambda g, f: Amounts(left=1, least=1, most=1, unit="marker"),
        reasons=reasons_by(step_up),
    ),
]
