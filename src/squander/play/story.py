"""The log in sentences, with names, as one seat may read it."""

import re
from itertools import groupby

from squander.games import package_of
from squander.games.english import strung
from squander.kernel.game import Game
from squander.kernel.pieces import EVERYONE, Note, line_of
from squander.play.seating import YOU

IRREGULAR = {"is": "are", "has": "have", "goes": "go", "does": "do"}
HISSING = ("sses", "shes", "ches", "xes", "zzes")
TIMES = {1: "", 2: " twice"}


def notes_for(g: Game, viewer: int) -> list[Note]:
    """All that this seat may know, without what it knows more exactly from a note of its own."""
    known_better = package_of(g.kind.id).known_better
    return [
        note
        for note in line_of(g.log)
        if note.to in (EVERYONE, viewer) and not (note.who == viewer and note.what in known_better)
    ]


def story(g: Game, notes: list[Note], names: list[str]) -> list[str]:
    """One paragraph for what a player did in a row."""
    told = [(note.who, g.kind.words.tell(g, note)) for note in notes]
    runs = groupby([pair for pair in told if pair[1]], key=lambda pair: pair[0])
    return [line for who, run in runs for line in paragraph([text for _, text in run], name_of(who, names))]


def name_of(who: int, names: list[str]) -> str:
    return names[who] if who >= 0 else ""


def paragraph(templates: list[str], name: str) -> list[str]:
    """Sentences about one player become one; others stand alone."""
    lines: list[str] = []
    for plain, run in groupby(templates, key=is_plain):
        if plain:
            lines += [f"{name} {said}." for said in sentences(shortened([body(text, name) for text in run]))]
        else:
            lines += [named(text, name) for text in run]
    return lines


def sentences(parts: list[str]) -> list[str]:
    """One, but for a part that is a list with semicolons of its own."""
    told: list[str] = []
    for is_list, run in groupby(parts, key=lambda part: ";" in part):
        some = list(run)
        told += some if is_list else [strung(some)]
    return told


def is_plain(template: str) -> bool:
    return template.startswith("{who} ") and template.endswith(".") and "!" not in template


def body(template: str, name: str) -> str:
    verb, _, rest = template[len("{who} ") : -1].partition(" ")
    verb = second_person(verb) if name == YOU else verb
    return f"{verb} {rest}".rstrip()


def second_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(HISSING):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb


def shortened(bodies: list[str]) -> list[str]:
    """Repeated parts are counted, what was just named is `it`, and a verb is said once for all that it governs."""
    counted = [text + times(len(list(run))) for text, run in groupby(bodies)]
    told = [with_it(text, before) for text, before in zip(counted, ["", *counted], strict=False)]
    return [governed(verb, list(run)) for verb, run in groupby(told, key=verb_of)]


def governed(verb: str, bodies: list[str]) -> str:
    """No verb is without an object twice in a row: that would have been counted."""
    return f"{verb} {strung([text.removeprefix(f'{verb} ') for text in bodies])}" if len(bodies) > 1 else bodies[0]


def verb_of(text: str) -> str:
    return text.partition(" ")[0]


def with_it(text: str, before: str) -> str:
    thing = before.partition(" ")[2]
    return f"{text.removesuffix(thing)}it" if thing and text.endswith(f" on {thing}") else text


def times(n: int) -> str:
    return TIMES.get(n, f" {n} times")


def named(template: str, name: str) -> str:
    if name != YOU:
        return template.replace("{who}", name)
    told = re.sub(r"\{who\} (\w+)", lambda found: f"you {second_person(found[1])}", template.replace("{who}'s", "your"))
    told = told.replace("{who}", "you")
    return told[:1].upper() + told[1:]
