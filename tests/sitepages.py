# SPDX-License-Identifier: BSD-2-Clause
"""Pages of a site as a reader has them who sees no picture: where they lead to, and the cells of their tables."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class SitePage(HTMLParser):
    """One page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path, self.text = path, path.read_text(encoding="utf-8")
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.tags: set[str] = set()
        self.tables: list[list[list[str]]] = []
        self._cell = False
        self.feed(self.text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        self.anchors.add(given.get("id") or "")
        if tag == "a":
            self.links.append(given["href"] or "")
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self._cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._cell = False

    def handle_data(self, data: str) -> None:
        if self._cell:
            self.tables[-1][-1][-1] += data.replace("\N{NO-BREAK SPACE}", " ")

    def table(self, first: str) -> list[dict[str, str]]:
        """The rows of the table whose first column has that name, by column."""
        (found,) = (table for table in self.tables if table and table[0][0] == first)
        return [dict(zip(found[0], row, strict=True)) for row in found[1:]]

    @property
    def leads_to(self) -> set[Path]:
        """Files beside it that links lead to; an assertion holds that what is within a page is there."""
        found = set()
        for link in self.links:
            parts = urlsplit(link)
            if not parts.scheme and parts.path:
                found.add((self.path.parent / unquote(parts.path)).resolve())
            else:
                assert parts.scheme or parts.fragment in self.anchors, link
        return found


def reached(index: Path) -> dict[Path, SitePage]:
    """All pages that links lead to from the index; an assertion holds that each is there."""
    found: dict[Path, SitePage] = {}
    ahead = [index.resolve()] if index.exists() else []
    while ahead:
        path = ahead.pop()
        assert path.is_file(), path
        if path not in found:
            found[path] = SitePage(path)
            ahead += found[path].leads_to
    return found
