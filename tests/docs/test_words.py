# SPDX-License-Identifier: BSD-2-Clause
"""A word that means many things is never said alone: documents, texts of the host, and the keys of what it writes."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(
    r"(?:period|cycle-to-cycle|peak-to-peak|rms|interarrival|timing)[ _]jitter"
    r"|(?:period|cycle_to_cycle|interarrival)_jitter|(?:period|cycletocycle|interarrival)jitter|jitter\.md",
    re.IGNORECASE,
)
"""The terms that docs/reference/jitter.md defines, and the page itself."""
ALONE = re.compile(r"jitter", re.IGNORECASE)
DEFINES = ROOT / "docs" / "reference" / "jitter.md"
DOCUMENTS = [
    path
    for path in (ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("target-stub/**/*.md"))
    if path != DEFINES
]
MODULES = sorted(ROOT.glob("host/**/*.py"))


def alone(text: str) -> list[str]:
    """Where it stands without a name, with what is around it."""
    kept = NAMED.sub("", " ".join(text.split()))
    return [kept[max(0, found.start() - 30) : found.end() + 30] for found in ALONE.finditer(kept)]


def texts(module: Path) -> Iterator[str]:
    """All that a module can print or write: its texts and keys, and its docstrings, which are help texts as well."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id  # a field of a record is a key


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jitter", 1),
        ("the jitter of a task", 1),
        ("max_jitter", 1),
        ("Jitter budget", 1),
        ("period jitter", 0),
        ("cycle-to-cycle\njitter", 0),
        ("interarrival_jitter", 0),
        ("period jitter and jitter", 1),
    ],
)
def test_the_word_is_found(text: str, said: int) -> None:
    assert len(alone(text)) == said


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_says_it_alone(document: Path) -> None:
    text = re.sub(r"\[jitter, by its names\]", "", document.read_text(encoding="utf-8"), flags=re.IGNORECASE)
    assert alone(text) == []


def test_no_text_and_no_key_of_the_host_says_it_alone() -> None:
    found = {
        str(module.relative_to(ROOT)): said for module in MODULES for text in texts(module) if (said := alone(text))
    }
    assert found == {}


def test_each_name_is_defined() -> None:
    """What texts and keys say, docs/reference/jitter.md explains, with its source."""
    defined = DEFINES.read_text(encoding="utf-8").lower()
    said = [" ".join(text.split()) for module in MODULES for text in texts(module)]
    used = {name.lower() for text in said for name in NAMED.findall(text)}
    assert {"period_jitter", "cycle_to_cycle_jitter", "interarrival_jitter"} <= used
    for name in used - {"jitter.md"}:
        assert (f"`variation.{name}`" if "_" in name else f"**{name}**") in defined
