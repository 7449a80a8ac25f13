# SPDX-License-Identifier: BSD-2-Clause
"""The command that installs an extra is true for how irqscope was installed, and no sentence has another."""

import importlib.metadata
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from irqscope import extras

ROOT = Path(__file__).parents[2]


def test_of_a_checkout_it_is_that_of_the_checkout() -> None:
    assert extras.install("export") == f"pip install --editable '{ROOT}[export]'"


ORIGINS = [
    (None, "pip install 'irqscope[farm]'"),
    (
        {"url": "file:///home/a%20b/irqscope-0.1.0-py3-none-any.whl", "archive_info": {}},
        "pip install '/home/a b/irqscope-0.1.0-py3-none-any.whl[farm]'",
    ),
    ({"url": "file:///home/irqscope", "dir_info": {}}, "pip install '/home/irqscope[farm]'"),
    (
        {"url": "https://example.org/irqscope-0.1.0-py3-none-any.whl", "archive_info": {}},
        "pip install 'irqscope[farm] @ https://example.org/irqscope-0.1.0-py3-none-any.whl'",
    ),
    (
        {"url": "https://example.org/irqscope", "vcs_info": {"vcs": "git", "commit_id": "0123abcd"}},
        "pip install 'irqscope[farm] @ git+https://example.org/irqscope@0123abcd'",
    ),
]


@pytest.mark.parametrize(("noted", "command"), ORIGINS)
def test_of_what_was_installed_it_is_what_pip_noted(
    noted: dict[str, Any] | None, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = json.dumps(noted) if noted else None
    monkeypatch.setattr(extras, "HERE", tmp_path / "lib" / "site-packages" / "irqscope")
    monkeypatch.setattr(
        importlib.metadata, "distribution", lambda name: SimpleNamespace(read_text={"direct_url.json": text}.get)
    )
    assert extras.install("farm") == command
    monkeypatch.setattr(sys, "platform", "win32")  # whose shell knows no single quotes
    assert extras.install("farm").count('"') == 2


def test_where_nothing_is_installed_it_is_that_of_an_index(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(extras, "HERE", tmp_path / "a" / "b" / "irqscope")
    monkeypatch.setattr(importlib.metadata, "distribution", missing)
    assert extras.install("farm") == "pip install 'irqscope[farm]'"


def test_nothing_else_says_how_to_install_an_extra() -> None:
    """But the page that says it for all of them."""
    told = re.compile(r"pip install [^\n]*\[(?:gateware|export|farm|stub|fuzz|dev)\]")
    sources = [*ROOT.glob("host/**/*.py"), *ROOT.glob("boards/**/*.py"), *ROOT.glob("gateware/**/*.py")]
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("target-stub/**/*.md")]
    found = {
        str(path.relative_to(ROOT)) for path in (*sources, *pages) if told.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"docs/reference/platforms.md"}
