# SPDX-License-Identifier: BSD-2-Clause
"""The folders of the host program use those before them, and none behind."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from layers import LEVEL

import irqscope
import irqscope_bench
import irqscope_boards
import irqscope_gateware

ROOT, BENCH = Path(irqscope.__file__).parent, Path(irqscope_bench.__file__).parent


def files(path: Path) -> Iterator[Path]:
    """Files of its own package that a module imports, wherever in it, also for types alone."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            place = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for name in [alias.name for alias in node.names]:
                there = (place / f"{name}.py", place / name / "__init__.py", Path(f"{place}.py"), place / "__init__.py")
                yield next(file for file in there if file.exists())


def imported(path: Path) -> Iterator[str]:
    """First names below irqscope that a module imports."""
    names = (file.relative_to(ROOT).parts[0].removesuffix(".py") for file in files(path))
    return (name for name in names if name in LEVEL)


def absolute(path: Path) -> Iterator[str]:
    """Modules that are named in full."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_each_folder_has_its_layer():
    found = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found - {"__init__"} == set(LEVEL)


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_dependencies_run_one_way(path):
    own = path.relative_to(ROOT).parts[0].removesuffix(".py")
    if own != "__init__":
        assert not [name for name in imported(path) if LEVEL[name] > LEVEL[own]]


@pytest.mark.parametrize("package", [irqscope, irqscope_bench, irqscope_gateware, irqscope_boards])
def test_no_import_leads_back(package):
    """The face of a package is left out: it hands names on, and has the version, which files of all layers read."""
    face = Path(package.__file__)
    users = {path: set(files(path)) - {face} for path in face.parent.rglob("*.py") if path != face}
    TopologicalSorter(users).prepare()  # CycleError names the files of a circle


@pytest.mark.parametrize("path", sorted(BENCH.rglob("*.py")), ids=lambda path: str(path.relative_to(BENCH)))
def test_the_bench_is_an_instrument_and_knows_how_to_talk_to_one(path):
    """It uses what instruments and recordings are made of. The demo is a user."""
    found = {name.split(".")[1] for name in absolute(path) if name.startswith("irqscope.")}
    if path.name != "demo.py":
        assert not [name for name in found if LEVEL[name] > LEVEL["measuring"]]


def test_the_host_finds_the_bench_by_its_name():
    """It is one of the instruments behind a port; only the verb that builds stubs uses what it has for that."""
    users = [path for path in ROOT.rglob("*.py") if any(name.startswith("irqscope_bench") for name in absolute(path))]
    assert users == [ROOT / "cli" / "stub.py"]
