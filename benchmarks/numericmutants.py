# SPDX-License-Identifier: BSD-2-Clause
"""Mistakes in the host's own arithmetic, one each: an operator, a comparison, a constant, a sign of a function's body.

What is run at import is left as it is: settings, tables, defaults, annotations and decorators are what somebody chose,
and another choice is no mistake. Left out are, too, by `_unseen`, what says no figure: texts, what is raised, checks of
types, and statements that name one of PACE, which say how much is done at once.
"""

import ast
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import CodeType
from typing import Any

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
PAIRS = ("min max", "any all", "minimum maximum", "floor ceil", "argmin argmax", "left right")
NAMED = {one: other for pair in PAIRS for one, other in (pair.split(), pair.split()[::-1])}
"""Names of functions, and what they take, of which one is easily taken for the other."""
PACE = frozenset(("AT_ONCE", "BATCH", "BLOCK", "CHUNK"))
"""Settings of what is done at once: the figures are the same with each of them."""
TEXTUAL = (ast.Raise, ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom)
NEUTRAL = frozenset(("strict", "dtype", "copy", "maxsize", "assume_unique"))
"""Arguments that change no figure, or none without an error."""


@dataclass(frozen=True)
class Mutant:
    """One change of a function; `lines` are those of the statement that it is in."""

    function: str
    line: int
    before: str
    after: str
    lines: range = field(repr=False, compare=False)
    code: CodeType = field(repr=False, compare=False)

    @property
    def key(self) -> str:
        """What it is told by, wherever the lines are."""
        return f"{self.function}: {self.before} -> {self.after}"


def drawn(source: str, file: str, most: int, seed: str) -> list[Mutant]:
    """So many of all changes of a source, by a seed, in the order of their lines."""
    every = len(list(_changes(ast.parse(source))))
    chosen = set(random.Random(seed).sample(range(every), min(most, every)))
    return sorted((_mutant(source, file, number) for number in chosen), key=lambda each: (each.line, each.key))


def candidates(source: str) -> int:
    """How many changes a source has."""
    return len(list(_changes(ast.parse(source))))


@dataclass(frozen=True)
class _Place:
    function: str
    lines: range
    node: ast.expr | ast.stmt
    change: Callable[[], Any]


def _mutant(source: str, file: str, number: int) -> Mutant:
    tree = ast.parse(source)
    place = list(_changes(tree))[number]
    before = ast.unparse(place.node)
    place.change()
    after = ast.unparse(place.node)
    code = compile(ast.fix_missing_locations(tree), file, "exec")
    return Mutant(place.function, place.node.lineno, before, after, place.lines, code)


def _changes(tree: ast.Module) -> Iterator[_Place]:
    """All places of a tree; which number a change has is told by the source alone."""
    for name, function in _functions(tree, ""):
        for statement in function.body:
            yield from _of_statement(name, statement)


def _functions(node: ast.AST, above: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods that stand by themselves, not those within others."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef):
            yield f"{above}{each.name}", each
        elif isinstance(each, ast.ClassDef):
            yield from _functions(each, f"{above}{each.name}.")


def _of_statement(name: str, statement: ast.stmt) -> Iterator[_Place]:
    """Changes of what a statement says itself, then of those in it."""
    if isinstance(statement, TEXTUAL) or _is_text(statement):
        return
    own = [each for each in _parts(statement) if not isinstance(each, ast.stmt)]
    inner = [each for each in _parts(statement) if isinstance(each, ast.stmt)]
    last = max([each.end_lineno or 0 for each in own if isinstance(each, ast.expr)], default=statement.lineno)
    lines = range(statement.lineno, max(last, statement.lineno) + 1)
    if not any(isinstance(each, ast.Name) and each.id in PACE for part in own for each in ast.walk(part)):
        if isinstance(statement, ast.AugAssign):
            yield from (_Place(name, lines, statement, change) for change in _computed(statement))
        for part in own:
            yield from (_Place(name, lines, node, change) for node, change in _of_expression(part))
    for each in inner:
        yield from _of_statement(name, each)


def _parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """What a statement is made of, without annotations, defaults and decorators."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield from statement.body
        return
    for each in ast.iter_child_nodes(statement):
        if isinstance(statement, ast.AnnAssign) and each is statement.annotation:
            continue
        if isinstance(each, ast.match_case | ast.ExceptHandler):
            yield from each.body
        else:
            yield each


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _of_expression(node: ast.AST) -> Iterator[tuple[ast.expr, Callable[[], Any]]]:
    """Changes of an expression and of those within it."""
    if isinstance(node, TEXTUAL) or (isinstance(node, ast.keyword) and node.arg in NEUTRAL) or _is_type_check(node):
        return
    if isinstance(node, ast.expr):
        yield from ((node, change) for change in _of_node(node))
    for each in ast.iter_child_nodes(node):
        yield from _of_expression(each)


def _is_type_check(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "cast")


def _of_node(node: ast.expr) -> Iterator[Callable[[], Any]]:
    match node:
        case ast.Compare(ops=ops):
            for number, op in enumerate(ops):
                yield lambda number=number, op=op: ops.__setitem__(number, COMPARED[type(op)]())
        case ast.BinOp():
            yield from _computed(node)
        case ast.BoolOp(op=op):
            yield lambda: setattr(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.USub()):
            yield lambda: setattr(node, "op", ast.UAdd())
        case ast.UnaryOp(op=ast.Not()):
            yield lambda: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        case ast.Constant(value=bool(value)):
            yield lambda: setattr(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield lambda: setattr(node, "value", value + 1)
            yield lambda: setattr(node, "value", value - 1)
        case ast.Constant(value=float(value)):
            yield lambda: setattr(node, "value", 2 * value or 1.0)
        case ast.Constant(value=str(value)) if value in ("left", "right"):
            yield lambda: setattr(node, "value", NAMED[value])
        case ast.Name(id=str(value)) if value in NAMED and isinstance(node.ctx, ast.Load):
            yield lambda: setattr(node, "id", NAMED[value])
        case ast.Attribute(attr=str(value)) if value in NAMED:
            yield lambda: setattr(node, "attr", NAMED[value])


def _computed(node: ast.BinOp | ast.AugAssign) -> Sequence[Callable[[], Any]]:
    """Another operator; texts and sequences have no other."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    sequences = (ast.JoinedStr, ast.Tuple, ast.List, ast.ListComp, ast.Dict, ast.Set)
    if any(isinstance(each, sequences) or _is_string(each) for each in sides) or type(node.op) not in COMPUTED:
        return ()
    return (lambda: setattr(node, "op", COMPUTED[type(node.op)]()),)


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
