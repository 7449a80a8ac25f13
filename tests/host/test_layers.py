# SPDX-License-Identifier: BSD-2-Clause
"""The folders of the host program use those before them, and none behind."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import irqscope

ROOT = Path(irqscope.__file__).parent
LAYERS = (
    {"discovery", "errors", "units", "files", "printable", "jsontext", "reading", "tomltable", "contract"},
    {"base"},
    {"analysis", "targets"},
    {"device", "foreign"},
    {"recording"},
    {"bench", "measuring"},
    {"campaigns", "crossbuild", "results"},
    {"exports", "findings", "qualifying"},
    {"sweeps"},
    {"report"},
    {"explaining", "farm", "view"},
    {"experiments"},
    {"api"},
    {"cli", "lab"},
    {"demo", "__main__"},
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}


def imported(path: Path) -> Iterator[str]:
    """First names below irqscope that a module imports, wherever in it."""
    package = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
            names = [base[0]] if base[0] else [alias.name for alias in node.names]
            yield from (name for name in names if name in LEVEL)


def test_each_folder_has_its_layer():
    found = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found - {"__init__"} == set(LEVEL)


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_dependencies_run_one_way(path):
    own = path.relative_to(ROOT).parts[0].removesuffix(".py")
    if own != "__init__":
        assert not [name for name in imported(path) if LEVEL[name] > LEVEL[own]]
