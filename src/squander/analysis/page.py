"""An analysis as one page that needs nothing else: for a browser, a phone, or paper."""

from html import escape

from squander.analysis import looks
from squander.analysis.account import Account, Part
from squander.analysis.chart import INKS, chart
from squander.analysis.findings import Told, ToldChoice, ToldSwing
from squander.analysis.numbers import points, summary, with_spread

FORMAT = '<!doctype html><html lang="en"><!-- squander analysis -->'


def page(told: Told, file: str) -> str:
    """`file` is the record, as the commands on the page name it."""
    winners = " and ".join(told.names[seat] for seat, place in enumerate(told.places) if place == 1)
    parts = [
        f"<h1>{escape(told.title)}, looked back on</h1>",
        f'<p class="lead">{escape(winners)} won. Chances are the planner’s: {told.playouts} playouts a choice.</p>',
        chart(told),
        what_decided(told),
        mistakes(told, file),
        luck(told),
        all_choices(told),
    ]
    title = f"{escape(told.title)}, looked back on"
    return (
        f'{FORMAT}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{looks.style()}</style><main>{''.join(parts)}</main></html>\n"
    )


def what_decided(told: Told) -> str:
    heads = ["", "result", "own choices", *(["others’ choices"] if told.has_company else []), "luck", "mistakes"]
    row = "".join(f'<th class="{"number" if head else ""}">{head}</th>' for head in heads)
    rows = "".join(account_row(told, one) for one in told.accounts)
    sentences = " ".join(summary(told.names[one.seat], one) for one in told.accounts)
    others = "their own choices, those of the others" if told.has_company else "their own choices"
    return (
        f'<h2>What decided it</h2><div class="wide"><table><tr>{row}</tr>{rows}</table></div>'
        f"<p>{escape(sentences)}</p><p><small>In points: a game won is 100, and a fair share of it "
        f"{round(100 * told.accounts[0].fair)}. What somebody won beyond that is what {others} and luck "
        "add up to; ± is two standard errors.</small></p>"
    )


def account_row(told: Told, one: Account) -> str:
    cells = [points(one.result - one.fair), *(amount(part) for part in told.parts_of(one))]
    numbers = "".join(f'<td class="number">{cell}</td>' for cell in [*cells, f"{one.mistakes} of {one.choices}"])
    return f"<tr><td>{seat_name(told, one.seat)}</td>{numbers}</tr>"


def amount(part: Part) -> str:
    width = min(60, round(60 * abs(part.amount)))
    up = " up" if part.amount > 0 else ""
    return f'{with_spread(part)} <span class="bar{up}" style="width:{width}px"></span>'


def seat_name(told: Told, seat: int) -> str:
    return f'<span class="seat" style="background:{INKS[seat]}"></span>{escape(told.names[seat])}'


def mistakes(told: Told, file: str) -> str:
    if not told.dearest:
        return "<h2>The dearest mistakes</h2><p>None that stands out of the noise.</p>"
    rows = "".join(mistake(told, one, file) for one in told.dearest)
    return f'<h2>The dearest mistakes</h2><ol class="mistakes">{rows}</ol>'


def mistake(told: Told, one: ToldChoice, file: str) -> str:
    command = f"squander play --load {file} --ply {one.ply} --seat {one.seat}"
    return (
        f"<li>{seat_name(told, one.seat)}, round {one.round}: <i>{escape(one.prompt)}</i><br>"
        f"chose <b>{escape(one.made)}</b>; better was <b>{escape(one.best)}</b> by {points(one.cost).lstrip('+')} ± "
        f"{round(200 * one.spread)} points: {escape(one.why)}.<br>"
        f"<small>Play it again from here: <code>{escape(command)}</code></small></li>"
    )


def luck(told: Told) -> str:
    if not told.luckiest:
        return ""
    rows = "".join(swing(told, one) for one in told.luckiest)
    return f'<h2>Luck that mattered most</h2><div class="wide"><table>{rows}</table></div>'


def swing(told: Told, one: ToldSwing) -> str:
    return (
        f'<tr><td class="number">round {one.round}</td><td>{seat_name(told, one.seat)}</td>'
        f'<td class="number">{points(one.change)} ± {round(200 * one.spread)}</td><td>{escape(one.sentence)}</td></tr>'
    )


def all_choices(told: Told) -> str:
    rows = "".join(choice_row(told, one) for one in told.choices)
    heads = "".join(f"<th>{head}</th>" for head in ("ply", "", "chose", "the planner", "cost"))
    return (
        f"<h2>Every choice</h2><details><summary>{len(told.choices)} choices among several answers</summary>"
        f'<div class="wide"><table><tr>{heads}</tr>{rows}</table></div></details>'
    )


def choice_row(told: Told, one: ToldChoice) -> str:
    same = one.made == one.best
    cost = "" if same else f"{points(one.cost).lstrip('+')} ± {round(200 * one.spread)}"
    return (
        f'<tr><td class="number">{one.ply}</td><td>{seat_name(told, one.seat)}</td><td>{escape(one.made)}</td>'
        f'<td>{"the same" if same else escape(one.best)}</td><td class="number">{cost}</td></tr>'
    )
