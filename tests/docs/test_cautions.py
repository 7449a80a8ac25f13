# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/cautions.py: it knows each warning of the code base by words that stand there, and its page."""

import ast
import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOST = ROOT / "host" / "irqscope"
WARNERS = (
    "results/segmentresult.py",
    "results/result.py",
    "results/overload.py",
    "results/endline.py",
    "results/onlate.py",
    "sweeps/sweepresult.py",
    "findings/campaignsummary.py",
)
"""Where warnings are worded."""


@pytest.fixture
def cautions(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    yield importlib.import_module("cautions")
    for name in ("cautions", "pages"):
        sys.modules.pop(name, None)


def literals(file: Path) -> str:
    """All text of a module's strings; what is formatted into them, and constants that it names, are left out."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return "\n".join(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_each_kind_of_warning_is_worded_somewhere(cautions):
    text = "\n".join(literals(HOST / name) for name in WARNERS)
    assert [words for words in cautions.KINDS if words not in text] == []


def test_no_warning_is_two(cautions):
    for words in cautions.KINDS:
        assert cautions.kind_of(f"isr: {words} 7") == words
    with pytest.raises(StopIteration):
        cautions.kind_of("isr: nobody says this")


def test_the_commands_are_shortened_and_need_no_compiler(cautions):
    runs = dict(cautions.sound(1))
    assert {"rt", "grid", "sweep", "cpus", "loads"} <= runs.keys() and "tasks" not in runs
    assert runs["grid"][runs["grid"].index("--count") + 1] == cautions.SHORT["--count"]
    assert runs["sweep"][-2:] == ["--duration", cautions.SWEEP]
    assert not any(cautions.LOSSY in name for name in runs)


def test_the_page_is_what_the_data_give(cautions):
    assert cautions.main(["--check"]) == 0
