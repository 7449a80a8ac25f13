# SPDX-License-Identifier: BSD-2-Clause
"""What a source of this repository uses of it: the files that it imports, and those that they import."""

import ast
import functools
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACES = tuple(ROOT / name for name in ("tests", "gateware", "host"))
"""Where Python looks for modules of ours."""


def closure(paths: Iterable[Path]) -> set[Path]:
    """These files and all that they import, in functions too. A package's `__init__` is not among them: ours hold no
    gateware and no test."""
    found: set[Path] = set()
    left = list(paths)
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left += imported(path)
    return found


@functools.cache
def imported(path: Path) -> tuple[Path, ...]:
    """The files of ours that one names in its imports."""
    return tuple(
        file
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for place, name in _names(node, path)
        if (file := place / f"{name.replace('.', '/')}.py").is_file()
    )


def _names(node: ast.AST, path: Path) -> Iterator[tuple[Path, str]]:
    """Modules that an import may mean, each with the folder that it is looked for in."""
    if isinstance(node, ast.Import):
        yield from ((place, each.name) for each in node.names for place in PLACES)
    if isinstance(node, ast.ImportFrom):
        places = (path.parents[node.level - 1],) if node.level else PLACES
        above = [node.module] if node.module else []
        for place in places:
            yield from ((place, ".".join(above)) for _ in above)
            yield from ((place, ".".join([*above, each.name])) for each in node.names)
