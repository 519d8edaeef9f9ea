"""A set of exercises written down: short lines, in the order of the list, that a person can read and compare."""

import json
import textwrap

from squander.play.exercises import Answer, Exercise, Set, Source
from squander.play.records import compact

HEAD = """\
# Positions out of bots' games in which one answer is clearly best; docs/exercises.md tells how they are found, and what
# each line means. Chances of winning are from 0 to 1. Made by:
"""
WIDTH = 118


def written(found: Set) -> str:
    sources = {one.source.seed: one.source for one in found.exercises}
    longest = {seed: max(one.ply for one in found.exercises if one.source.seed == seed) for seed in sources}
    parts = [HEAD + f"mined = [\n{''.join(f'  {quoted(line)},{chr(10)}' for line in found.mined)}]"]
    parts += [exercise_text(one) for one in found.exercises]
    parts += [source_text(one, longest[seed]) for seed, one in sources.items()]
    return "\n\n".join(parts) + "\n"


def exercise_text(one: Exercise) -> str:
    lines = [
        "[[exercises]]",
        f"game = {quoted(one.source.seed)}",
        f"ply = {one.ply}",
        f"position = {quoted(one.position)}",
        f"seat = {one.seat}",
        f"asked = {quoted(one.asked)}",
        f"round = {one.round}",
        f"failed = {quoted(one.failed)}",
        f"chance = {one.chance:.3f}",
        *answers_text("right", one.right),
        *answers_text("others", one.others),
        f"then = {quoted(one.then)}",
        f"tempting = {quoted(one.tempting)}",
        *(["why = [", *(f"  {quoted(line)}," for line in one.why), "]"] if one.why else ["why = []"]),
    ]
    return "\n".join(lines)


def answers_text(name: str, answers: list[Answer]) -> list[str]:
    rows = [f"  [{quoted(' '.join(one.words))}, {one.behind:.3f}, {one.spread:.3f}]," for one in answers]
    return [f"{name} = [", *rows, "]"]


def source_text(one: Source, plies: int) -> str:
    words = textwrap.fill(" ".join(one.words[:plies]), WIDTH, break_long_words=False, break_on_hyphens=False)
    lines = [
        "[[games]]",
        f"seed = {quoted(one.seed)}",
        f"rules = {one.rules}",
        f"players = {one.players}",
        f"options = '{compact(one.options)}'",
        f"seats = {quoted(one.seats)}",
        f'words = """\n{words}\n"""',
    ]
    return "\n".join(lines)


def quoted(value: str | list[str]) -> str:
    """JSON is TOML here."""
    return json.dumps(value, ensure_ascii=False)
