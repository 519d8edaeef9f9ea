"""A tree over guessed worlds: its nodes are questions that one line of answers leads to, whatever world it is in.

Worlds differ in what is hidden, so the same answers may lead to other questions and other options; a node learns of
each option when a world first offers it. Each seat seeks its own chance to win.
"""

import math
from typing import Final

from squander.bots.search.budget import Settings
from squander.bots.search.gestures import best_of, endings, eye_on
from squander.bots.search.minds import CLEVER, answered
from squander.bots.search.whole_turns import best_turns
from squander.games.expert import Expert, Eye
from squander.kernel.game import Frame, Game
from squander.kernel.rng import Rng

LONGEST: Final = 2000  # questions of a playout, for a game whose rounds don't end


class Branch:
    """An option of a node: what the expert made of it at first, and what playouts through it came to."""

    def __init__(self, option: int, first: float) -> None:
        self.option: Final = option
        self.first: Final = max(0.0, first)
        self.visits = 0
        self.total = 0.0
        self.nodes: list[Node] = []  # one for each question it has led to

    def leads_to(self, f: Frame) -> "Node | None":
        for node in self.nodes:
            if node.question.rule is f.rule and node.question.who == f.who and node.question.arg == f.arg:
                return node
        return None


class Node:
    """A question. Its options are looked at when it is reached a second time."""

    def __init__(self, question: Frame) -> None:
        self.question: Final = question
        self.visits = 0
        self.total = 0.0  # for who is asked
        self.branches: list[Branch] = []

    def branch(self, expert: Expert, g: Game, option: int) -> Branch:
        known = self.known(option)
        return self.grown(eye_on(expert, g), g, option) if known is None else known

    def all_branches(self, expert: Expert, g: Game) -> list[Branch]:
        """Of what is offered now, in that order."""
        eye: Eye | None = None
        found: list[Branch] = []
        for option in g.options:
            known = self.known(option)
            if known is None:
                if eye is None:
                    eye = eye_on(expert, g)
                known = self.grown(eye, g, option)
            found.append(known)
        return found

    def known(self, option: int) -> Branch | None:
        for one in self.branches:
            if one.option == option:
                return one
        return None

    def grown(self, eye: Eye, g: Game, option: int) -> Branch:
        one = Branch(option, best_of(endings(eye, g, option, [])).worth)
        self.branches.append(one)
        return one


class Search:
    """One tree and the playouts that it grows by."""

    def __init__(self, expert: Expert, settings: Settings, rng: Rng, until: int) -> None:
        self.expert: Final = expert
        self.settings: Final = settings
        self.rng = rng
        self.until: Final = until  # the round in which playouts stop

    def playout(self, g: Game, root: list[Node], minds: list[int]) -> list[float]:
        """Play on, through the tree as far as it reaches, until it is time to judge; what each seat's chances are."""
        asked = g.asked
        if asked is None or self.expert.round(g) >= self.until:
            return self.expert.chances(g)
        node = found_in(root, asked)
        nodes: list[Node] = [node]
        taken: list[Branch] = []
        while node.visits > 0 and len(nodes) <= self.settings.depth and self.expert.turn_of(g) < 0:
            branch = self.select(node, g, minds[node.question.who])
            taken.append(branch)
            g.choose(branch.option)
            asked = g.asked
            if asked is None or self.expert.round(g) >= self.until:
                break
            known = branch.leads_to(asked)
            if known is None:
                known = Node(asked)
                branch.nodes.append(known)
            node = known
            nodes.append(node)
        self.finish(g, minds)
        result = self.expert.chances(g)
        learn(nodes, taken, result)
        return result

    def finish(self, g: Game, minds: list[int]) -> None:
        expert, settings, rng = self.expert, self.settings, self.rng
        for _ in range(LONGEST):
            asked = g.asked
            if asked is None or expert.round(g) >= self.until:
                return
            if settings.turns > 0 and minds[asked.who] == CLEVER and expert.turn_of(g) == asked.who:
                for option in best_turns(expert, g, settings.turns, 1)[0].path:
                    g.choose(option)
            else:
                g.choose(answered(expert, g, minds[asked.who], settings, rng))

    def select(self, node: Node, g: Game, mind: int) -> Branch:
        """The clever weigh what they know against what they don't; others answer as they do everywhere."""
        if mind != CLEVER:
            return node.branch(self.expert, g, answered(self.expert, g, mind, self.settings, self.rng))
        branches = node.all_branches(self.expert, g)
        return most_promising(branches, node, self.settings)


def found_in(nodes: list[Node], asked: Frame) -> Node:
    for node in nodes:
        if node.question.rule is asked.rule and node.question.who == asked.who and node.question.arg == asked.arg:
            return node
    node = Node(asked)
    nodes.append(node)
    return node


def most_promising(branches: list[Branch], node: Node, settings: Settings) -> Branch:
    """PUCT; what was never tried is expected to be as good as the node, and better or worse as the expert sees it."""
    firsts = [branch.first for branch in branches]
    top = max(firsts)
    weights = [math.exp((first - top) / settings.caution) for first in firsts]
    whole = sum(weights)
    usual = sum([firsts[i] * weights[i] for i in range(len(firsts))]) / whole
    level = node.total / node.visits
    tried = sum([branch.visits for branch in branches])
    curiosity = settings.explore * math.sqrt(tried + 1.0) / whole
    best, most = branches[0], -99.0
    for i in range(len(branches)):
        branch = branches[i]
        expected = (branch.total + level + firsts[i] - usual) / (branch.visits + 1.0)
        worth = expected + curiosity * weights[i] / (branch.visits + 1.0)
        if worth > most:
            best, most = branch, worth
    return best


def learn(nodes: list[Node], taken: list[Branch], result: list[float]) -> None:
    for i in range(len(nodes)):
        gain = result[nodes[i].question.who]
        nodes[i].visits += 1
        nodes[i].total += gain
        if i < len(taken):
            taken[i].visits += 1
            taken[i].total += gain
