"""What those need who see badly, or don't point: labels, contrast, room to press."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from tests.browser.visitor import PHONE, Visitor

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"target-size": {"enabled": True}},  # new in 2.2, and off unless asked for
    "resultTypes": ["violations"],
}
# Hundreds of lines like the last ones take axe seconds, and so do the strokes of pictures that no reader is told of.
ASIDE = [".log li:nth-last-child(n+9)", ".plate-frame > .plate", ".sprite"]
AXE = """async ([aside, options]) => {
    const exclude = aside.filter(one => document.querySelector(one)).map(one => [one]);
    const found = await axe.run(exclude.length ? {exclude} : document, options);
    const whole = async ({ target: [at] }) => { // what lies half under an edge is scrolled out from there
        document.querySelector(at).scrollIntoView({block: 'center'});
        const again = await axe.run({include: [[at]]}, {runOnly: {type: 'rule', values: ['target-size']}});
        return !again.violations.length;
    };
    for (const one of found.violations.filter(one => one.id === 'target-size')) {
        const held = [];
        for (const node of one.nodes) if (!/obscured/.test(node.failureSummary) || !await whole(node)) held.push(node);
        one.nodes = held;
    }
    const say = (one, node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 240)}`;
    return found.violations.flatMap(one => one.nodes.slice(0, 3).map(node => say(one, node)));
}"""
# A select's options count as one control each; a place that several options share opens a menu of them.
CONTROLS = """options => {
    const named = e => (e.getAttribute('aria-label') ?? e.innerText ?? '').trim();
    const pressable = e => e.matches('button, select') && !e.disabled && named(e) && !e.closest('[aria-hidden=true]');
    const some = (where, test) => [...document.querySelectorAll(where)].some(e => test(e) && pressable(e));
    const listed = new Set([...document.querySelectorAll('.question option')].map(e => e.textContent));
    const has = option => some('[data-option]', e => e.dataset.option === `${option.id}`) || listed.has(option.label)
        || some('.board [data-place]', e => e.dataset.place === option.place);
    return options.filter(option => !has(option)).map(option => `${option.id} ${option.label} at ${option.place}`);
}"""
# CSS pixels: by WCAG 2.2, and for fingers on a phone. Axe lets smaller ones pass that stand alone; names within a
# sentence may be smaller, and a mat is pressed wherever it is touched.
LEAST = 24
FOR_FINGERS = 44
SMALL = """least => [...document.querySelectorAll('.table :is(button, a, select):not(.card-link)')]
    .map(e => [e, (e.closest('.opp') ?? e).getBoundingClientRect()])
    .filter(([e, r]) => r.width && Math.min(r.width, r.height) < least - 0.5)
    .map(([e, r]) => `${r.width.toFixed(1)}x${r.height.toFixed(1)} ${e.getAttribute('aria-label') ?? e.innerText}`)"""
# A name of the board that ends in "…", or lies under what its card does.
CUT = """() => {
    const seen = e => e.getBoundingClientRect().width > 0;
    const named = '.board :is([class$=-name], .card-name):not(.spine-name)';
    const names = [...document.querySelectorAll(named)].filter(seen);
    const cut = names.filter(e => getComputedStyle(e).overflow !== 'visible'
        && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3));
    const covered = names.filter(e => e.matches('.card-name')).filter(e =>
        [...e.parentElement.querySelectorAll('.card-body > *')].some(part =>
            part.getBoundingClientRect().top < e.getBoundingClientRect().bottom - 3));
    return [...cut, ...covered].map(e => e.textContent);
}"""


def cut_names(visitor: Visitor) -> list[str]:
    """Names that nobody can read to their end; a spine's stands whole on the card that comes out when pointed at."""
    found: list[str] = visitor.page.evaluate(CUT)
    return found


def violations(visitor: Visitor) -> list[str]:
    """What axe finds wrong by WCAG 2.2 A and AA."""
    if not visitor.page.evaluate("!!window.axe"):
        visitor.page.evaluate(AXE_SCRIPT)
    found: list[str] = visitor.page.evaluate(AXE, [ASIDE, OPTIONS])
    return found


def without_control(visitor: Visitor, options: list[dict[str, Any]]) -> list[str]:
    """The options that nobody could press, or that no screen reader could name."""
    found: list[str] = visitor.page.evaluate(CONTROLS, options)
    return found


def too_small(visitor: Visitor) -> list[str]:
    """What a finger will miss."""
    on_phone = visitor.page.viewport_size == PHONE
    found: list[str] = visitor.page.evaluate(SMALL, FOR_FINGERS if on_phone else LEAST)
    return found


def sticks_out(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"))
