"""Answers to `?`: what an option does, and why something is refused."""

from squander.cli.desk import Desk
from squander.kernel.question import Refusal
from squander.play.typed import Choice, by_number, labels_of, matching, numbers, offered, refused


def explain(desk: Desk, text: str) -> None:
    """`?` alone, `? 3`, or `? name`."""
    if not text:
        list_refused(desk)
    elif not any([explain_options(desk, text), explain_refused(desk, text)]) and not explain_cards(desk, text):
        desk.paper.line(f"There is no option and no card {text!r} here.")


def list_refused(desk: Desk) -> None:
    refusals = refused(desk.game, desk.seats.names)
    if not refusals:
        desk.paper.line("Nothing is refused here: all that could be tried is among the options.")
    by_reason: dict[str, list[str]] = {}
    for refusal in refusals:
        by_reason.setdefault(f"{refusal.reason} [{refusal.clause}]", []).append(refusal.label)
    for reason, labels in by_reason.items():
        for label in labels:
            desk.paper.line(f"  ✗ {label}", "bold", indent=4)
        desk.paper.line(f"    {reason}", indent=4)


def write_refusal(desk: Desk, refusal: Refusal) -> None:
    desk.paper.line(f"  ✗ {refusal.label}", "bold", indent=4)
    desk.paper.line(f"    {refusal.reason} [{refusal.clause}]", indent=4)


def explain_options(desk: Desk, text: str) -> bool:
    choices = offered(desk.game, desk.seats.names)
    named = [by_number(choices, n) for n in numbers(text)]
    found = [choice for choice in named if choice] or [choices[i] for i in matching(labels_of(choices), text)]
    for choice in found:
        write_choice(desk, choice)
    return bool(found)


def write_choice(desk: Desk, choice: Choice) -> None:
    desk.paper.line(f"  {choice.label}", "bold", indent=4)
    write_place(desk, choice.place)


def write_place(desk: Desk, place: str) -> None:
    if text := desk.screen.about(desk.seen(desk.game.question.who), place):
        desk.paper.line(f"    {text}", indent=4)


def explain_refused(desk: Desk, text: str) -> bool:
    refusals = refused(desk.game, desk.seats.names)
    found = [refusals[i] for i in matching([refusal.label for refusal in refusals], text)]
    for refusal in found:
        write_refusal(desk, refusal)
        g = desk.game
        write_place(desk, g.kind.words.place(g, g.question.frame, refusal.option))
    return bool(found)


def explain_cards(desk: Desk, text: str) -> bool:
    found = desk.screen.lookup(desk.seen(desk.game.question.who), text)
    for card in found:
        desk.paper.line(f"  {card}", indent=4)
    return bool(found)
