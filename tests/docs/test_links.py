# SPDX-License-Identifier: BSD-2-Clause
"""Every link of a page leads to a file and a heading that are there, and what sources name is; the index has all."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
PAGES = [name for name in TRACKED if name.endswith(".md") and not name.startswith(("tests/", ".github/"))]
FENCED = re.compile(r"^\s*(```|~~~).*?^\s*\1", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)")
NAMED = re.compile(r"(?<![\w/])docs/[\w./-]*\w\.(?:md|json|jsonl|svg|ipynb|toml|py)\b")


def prose(path: Path) -> str:
    """A page without the text that is quoted in blocks."""
    return FENCED.sub("", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    """How headings are linked to: as GitHub and MkDocs make them, and anchors that stand there as HTML."""
    text = prose(path)
    headings = re.findall(r"^#+ +(.*?) *$", text, re.MULTILINE)
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", each).replace("`", "").lower() for each in headings)
    made = {re.sub(r"[^\w\- ]", "", each).replace(" ", "-") for each in plain}
    return made | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target, anchor in LINK.findall(prose(path)):
        if "://" in target:
            continue
        to = (path.parent / target).resolve() if target else path
        assert to.exists(), f"{page} links to {target}"
        if anchor and to.suffix == ".md":
            assert anchor in anchors(to), f"{page} links to {target}#{anchor}"


def test_every_page_is_in_the_index() -> None:
    linked = {(ROOT / "docs" / target).resolve() for target, _ in LINK.findall(prose(ROOT / "docs" / "index.md"))}
    pages = {ROOT / page for page in PAGES if page.startswith("docs/")} - {ROOT / "docs" / "index.md"}
    assert pages - linked == set()


def test_what_sources_name_is_there() -> None:
    sources = [
        name for name in TRACKED if name.endswith((".py", ".md", ".toml", ".c", ".h", ".js", ".html", "Makefile"))
    ]
    missing = {
        (name, found)
        for name in sources
        if not name.startswith(("tests/golden/", "tests/data/"))
        for found in NAMED.findall((ROOT / name).read_text(encoding="utf-8"))
        if not (ROOT / found).exists()
    }
    assert missing == set()
