# SPDX-License-Identifier: BSD-2-Clause
"""Imports stand at the top of a file, where a reader looks for them; those that do not, have one of a few reasons."""

import ast
from collections.abc import Iterator
from pathlib import Path

import irqscope

ROOT = Path(irqscope.__file__).parent
VERBS = ("cli", "experiments", "lab/pytest_plugin.py")
"""Options of a verb, and its help, need nothing of what it does: that is loaded when it is done. Likewise a plug-in of
pytest, which each pytest of a machine loads."""
HEAVY = {"filelock", "matplotlib", "platformdirs", "pyftdi", "scipy", "serial"}
"""Libraries that most calls of irqscope do not need."""
FEW = {
    "api/run.py": "matplotlib is loaded where something is drawn",
    "device/readahead.py": "a process of its own, which begins soonest without what datagrams alone need",
    "extras.py": "only what an install was made of asks for them",
    "findings/findings.py": "what an experiment looks for is loaded for its runs alone",
    "measuring/judging.py": "a verb's options are read without what checks them",
    "measuring/requests.py": "a verb's options are read without what checks them",
    "report/figures.py": "matplotlib is loaded where something is drawn",
    "report/formats/pdf.py": "sheets are laid out only where no browser prints",
    "report/terminal.py": "a page is made only if somebody wants one",
    "view/poller.py": "figures are drawn for who looks at them",
}


def late(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    """Imports within a function."""
    for function in ast.walk(ast.parse(path.read_text())):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield node


def is_heavy(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.Import):
        return all(alias.name.split(".")[0] in HEAVY for alias in node.names)
    return not node.level and (node.module or "").split(".")[0] in HEAVY


def test_imports_stand_at_the_top():
    found = {
        str(path.relative_to(ROOT)): [ast.unparse(node) for node in late(path) if not is_heavy(node)]
        for path in sorted(ROOT.rglob("*.py"))
    }
    found = {name: nodes for name, nodes in found.items() if nodes and not name.startswith(VERBS)}
    assert found.keys() == FEW.keys(), found


def test_modules_that_are_loaded_by_name_are_few():
    """They would escape the test above."""
    found = {str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py") if "import_module(" in path.read_text()}
    assert found == {
        "__init__.py",  # the API, once it is used
        "api/frame.py",  # whichever of three libraries somebody asks for
        "cli/__init__.py",
        "experiments/_known.py",
        "exports/extra.py",
        "exports/formats/__init__.py",
        "importers/__init__.py",
        "report/documents/__init__.py",
        "report/formats/__init__.py",
    }
