"""Small wrong changes to a Python source: each should make some test fail.

A mutant is one change of one place: a comparison turned, a number moved, a step left out. What only tells what happened
(`g.note`), names, texts and annotations stay as they are, since a rule can't be wrong there.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
EXTREMES = {"min": "max", "max": "min"}


Change = tuple[str, Callable[[ast.AST], None]]


class Mutant(NamedTuple):
    """A change of the node of this number in the tree of a source."""

    path: Path
    line: int
    change: str
    node: int
    apply: Callable[[ast.AST], None]

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.change}"

    def source(self, text: str) -> str:
        """The source with the change made."""
        tree = ast.parse(text)
        self.apply(list(ast.walk(tree))[self.node])
        return ast.unparse(tree)


def mutants_of(path: Path, text: str) -> list[Mutant]:
    """Every mutant of a source, in the order of its lines."""
    tree = ast.parse(text)
    fixed = told(tree)
    made = []
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in fixed:
            made += [Mutant(path, line, change, number, apply) for line, change, apply in spots(node)]
    return sorted(made, key=lambda m: (m.line, m.change, m.node))


def spots(node: ast.AST) -> Iterator[tuple[int, str, Callable[[ast.AST], None]]]:
    line = getattr(node.iter if isinstance(node, ast.comprehension) else node, "lineno", 0)
    for change, apply in changes(node):
        yield line, f"{shortened(ast.unparse(node))} {change}", apply
    if isinstance(node, ast.FunctionDef | ast.For | ast.If):
        for at, step in enumerate(node.body):
            if acts(step):
                yield step.lineno, f"{shortened(ast.unparse(step))} is left out", leave_out(at)


def shortened(text: str) -> str:
    first, *rest = text.splitlines()
    return f"`{first[:70]}{' …' if rest or len(first) > 70 else ''}`"


def told(tree: ast.Module) -> set[int]:
    """The nodes that no rule depends on: notes, docstrings, annotations and imports."""
    fixed = [node for node in ast.walk(tree) if is_note(node) or isinstance(node, ast.Import | ast.ImportFrom)]
    for node in ast.walk(tree):
        fixed += [part for part in without_effect(node) if part is not None]
    return {id(inside) for node in fixed for inside in ast.walk(node)}


def without_effect(node: ast.AST) -> list[ast.expr | None]:
    match node:
        case ast.FunctionDef():
            return [node.returns, *node.decorator_list]
        case ast.arg() | ast.AnnAssign():
            return [node.annotation]
    return []


def is_note(node: ast.AST) -> bool:
    """A note, or the condition on which there is one."""
    match node:
        case ast.Call(func=ast.Attribute(attr="note")):
            return True
        case ast.If(body=body, orelse=[]):
            return all(isinstance(step, ast.Expr) and is_note(step.value) for step in body)
    return False


# --- what may be changed ------------------------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in TURNED:
            yield f"compares with {TURNED[type(op)].__name__}", turn_comparison
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in TURNED:
            yield f"becomes {TURNED[type(op)].__name__}", turn_operator
        case ast.Constant(value=bool()):
            yield "is turned", turn_truth
        case ast.Constant(value=int()):
            yield "is one more", one_more
        case ast.Call(func=ast.Name(id="min" | "max")):
            yield "takes the other extreme", other_extreme
        case ast.If() | ast.IfExp() | ast.While():
            yield "has its condition turned", turn_condition
        case ast.comprehension(ifs=[_, *_]):
            yield "lets everything through", drop_conditions
        case ast.List(elts=[_, _, *_]):
            yield "lacks its first", drop_first
            yield "lacks its last", drop_last


def acts(step: ast.stmt) -> bool:
    """Whether a step changes something that outlives it; leaving out a local name would only crash."""
    match step:
        case ast.Expr(value=ast.Call()):
            return not is_note(step.value)
        case ast.Assign(targets=[target]) | ast.AugAssign(target=target):
            return isinstance(target, ast.Attribute | ast.Subscript)
        case ast.Return(value=value):
            return value is None
    return False


def leave_out(at: int) -> Callable[[ast.AST], None]:
    def apply(node: ast.AST) -> None:
        body: list[ast.stmt] = node.body  # type: ignore[attr-defined]
        body[at] = ast.copy_location(ast.Pass(), body[at])

    return apply


def turn_comparison(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops = [TURNED[type(node.ops[0])]()]  # type: ignore[list-item]


def turn_operator(node: ast.AST) -> None:
    node.op = TURNED[type(node.op)]()  # type: ignore[attr-defined]


def turn_truth(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    node.value = not node.value


def one_more(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    node.value += 1


def other_extreme(node: ast.AST) -> None:
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Name)
    node.func.id = EXTREMES[node.func.id]


def turn_condition(node: ast.AST) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)  # type: ignore[attr-defined]


def drop_conditions(node: ast.AST) -> None:
    assert isinstance(node, ast.comprehension)
    node.ifs = []


def drop_first(node: ast.AST) -> None:
    assert isinstance(node, ast.List)
    del node.elts[0]


def drop_last(node: ast.AST) -> None:
    assert isinstance(node, ast.List)
    del node.elts[-1]
