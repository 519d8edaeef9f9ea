"""Choices from which a whole evening follows, and somebody who makes them while the page looks on."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from squander.bots import make
from squander.games import kind_of
from squander.kernel.game import Game
from squander.kernel.pieces import Setup, line_of
from squander.play.sight import Sight
from tests.browser.visitor import Visitor

SCENES = """
    window.scenes = [];
    window.sceneTexts = {};
    window.doubled = false;
    new MutationObserver(() => {
        const theatre = document.querySelector('.theatre');
        const name = theatre?.dataset.scene ?? '';
        if (name !== (scenes.at(-1) ?? '')) scenes.push(name);
        if (name) sceneTexts[name] = theatre.innerText;
        const night = theatre && document.querySelector('.board :is(.night, .night-back)');
        if (night && getComputedStyle(night).visibility !== 'hidden') doubled = true;
    }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
CHOOSE = """option => new Promise((done, fail) => {
    const [, , table, token] = location.hash.split('/');
    const badge = JSON.parse(localStorage.getItem('squander.badge'));
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = message => line.send(JSON.stringify(message));
    let chosen = -1;
    line.onopen = () => say({type: 'hello', token, badge});
    line.onmessage = ({data}) => {
        const heard = JSON.parse(data);
        if (heard.type === 'error') fail(new Error(heard.text));
        if (heard.type !== 'state') return;
        if (chosen >= 0 && heard.ply > chosen) { line.close(); done(heard.ply); }
        if (chosen >= 0) return;
        chosen = heard.ply;
        say({type: 'choose', ply: chosen, option, seat: heard.question.who});
    };
})"""


def games_of_two(game: str, **options: Any) -> Iterator[Game]:
    kind = kind_of(game)
    for seed in range(2000):  # each takes a millisecond or two
        yield kind.begin(Setup(2, f"evening {seed}", kind.settle(2, options)), noting=True)


LINES = """async () => {
    const [, , table, token] = location.hash.split('/');
    const answer = await fetch(`/api/tables/${table}/replay`, {headers: {Authorization: `Bearer ${token}`}});
    const {lines, plies} = await answer.json();
    return lines.filter(line => line.ply === plies);
}"""


def eve(game: str, *wanted: str, again: bool = False, greedy: bool = False, **options: Any) -> tuple[Game, int]:
    """A game, and an answer to its open question from which all of this follows, and then another for the same one."""

    def happens(before: Game, after: Game) -> bool:
        told = {note.what for note in line_of(after.log, before.log)}
        goes_on = not after.over and after.question.who == before.question.who
        return set(wanted) <= told and (goes_on or not again)

    return before_it(game, happens, greedy, **options)


def before_it(
    game: str, happens: Callable[[Game, Game], bool], greedy: bool = False, **options: Any
) -> tuple[Game, int]:
    """The last position before something happens, and the answer from which it follows; played by chance or well."""
    for seed, g in enumerate(games_of_two(game, **options)):
        dice = random.Random(seed)
        bots = [make("greedy", game, seat) for seat in range(2)] if greedy else []
        while not g.over:
            before = g.copy()
            option = bots[g.question.who].choose(Sight(g)) if greedy else dice.choice(g.options)
            g.choose(option)
            if len(before.options) > 1 and happens(before, g):  # the page answers others by itself
                return before, option
    raise AssertionError("it never happened")


def choose(visitor: Visitor, option: int) -> None:
    """Another page of the same person answers, so that this one only looks on."""
    visitor.page.evaluate(CHOOSE, option)


def scenes(visitor: Visitor) -> list[str]:
    """What has been staged so far, one after the other."""
    return [name for name in visitor.page.evaluate("scenes") if name]


def text_of(visitor: Visitor, scene: str) -> str:
    text: str = visitor.page.evaluate("name => sceneTexts[name] ?? ''", scene)
    return " ".join(text.split())


def told_last(visitor: Visitor) -> list[dict[str, Any]]:
    """The lines of the last choice."""
    lines: list[dict[str, Any]] = visitor.page.evaluate(LINES)
    return lines
