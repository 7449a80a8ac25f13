# SPDX-License-Identifier: BSD-2-Clause
"""What a source does, apart from how it is written down: no formatter, comment or docstring makes a figure stale."""

import ast
import contextlib
import hashlib
from typing import Any


def meaning(source: str) -> str:
    """Give a digest of what a Python source says: of its statements, or of the text of a broken one.

    Left out are comments, layout, strings that stand as a statement, and imports: what is imported is compared where
    it stands. Line numbers do not count, nor do fields of the syntax tree that are empty, so that a later Python, which
    knows more of them, gives the same.
    """
    said: Any = source
    with contextlib.suppress(SyntaxError):
        said = _of(ast.parse(source))
    return hashlib.sha256(repr(said).encode()).hexdigest()


def _of(node: object) -> object:
    if isinstance(node, list):
        return [_of(each) for each in node if not _does_nothing(each)]
    if not isinstance(node, ast.AST):
        return node
    fields = ((key, _of(value)) for key, value in ast.iter_fields(node))
    return (type(node).__name__, *((key, value) for key, value in fields if value not in (None, [])))


def _does_nothing(node: object) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.Import | ast.ImportFrom)
