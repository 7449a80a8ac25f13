# SPDX-License-Identifier: BSD-2-Clause
"""The site of the pages: complete, with search, and nothing in it comes from elsewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
NAVIGATED = re.compile(r'href="((?:guide|reference|evidence)/[\w-]+)\.html"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", place]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return place


class Links(HTMLParser):
    """What a page refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("img", "script", "link") and "canonical" not in (given.get("rel") or ""):
            self.loaded += filter(None, (given.get("src"), given.get("href")))
        elif tag == "a":
            self.links.append(given.get("href") or "")


def pages(site: Path) -> Iterator[tuple[Path, Links]]:
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html":
            yield path, Links(path.read_text(encoding="utf-8"))


def test_each_page_is_there_and_in_the_menu(site: Path) -> None:
    named = {str(path.relative_to(ROOT / "docs").with_suffix("")) for path in (ROOT / "docs").rglob("*.md")}
    menu = set(NAVIGATED.findall((site / "index.html").read_text()))
    assert menu == named - {"index"}
    assert all((site / f"{name}.html").exists() for name in named)
    assert (site / "repository" / "index.html").exists() and (site / "guide" / "first.ipynb").exists()


def test_what_is_linked_is_there_and_what_is_loaded_is_of_the_site(site: Path) -> None:
    for path, found in pages(site):
        for link in (*found.links, *found.loaded):
            target = unquote(link.partition("#")[0])
            if "://" in target:
                assert link not in found.loaded, f"{path} loads {link}"
            elif target:
                assert (path.parent / target).exists(), f"{path} refers to {link}"


def test_words_are_found(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text()
    assert "Niedermeyer" in index and '"reference/pairing.html"' in index
