# SPDX-License-Identifier: BSD-2-Clause
"""What MkDocs does not do by itself for the site of these pages: `make docs`.

The menu is docs/index.md: its headings, lists and links. A link from a page to a file of the repository that is no page
of docs/ leads to a copy of it in the site, below `repository/`; one to a folder stays as its text.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
COPIES = "repository"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)((?:#[^)\s]*)?)\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Make the menu of the index."""
    menu: list[Any] = [{"Documentation": "index.md"}]
    text = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, rest = chapter.partition("\n")
        links = [(" ".join(name.split()), target) for _, name, target, _ in LINK.findall(rest)]
        menu.append({title: [{name[0].upper() + name[1:]: to} for name, to in links if not to.startswith("..")]})
    config.nav = menu
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add what pages link to outside docs/."""
    asked = {name for file in files.documentation_pages() for name in _outside(file.src_uri, file.content_string)}
    while asked:
        name = asked.pop()
        place = f"{COPIES}/{name}"
        if files.get_file_from_path(place):
            continue
        if name.endswith(".md"):
            text = (ROOT / name).read_text(encoding="utf-8")
            files.append(File.generated(config, place, content=text, inclusion=InclusionLevel.NOT_IN_NAV))
            asked |= set(_outside(place, text))
        else:
            files.append(File.generated(config, place, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Have links to the repository lead to the copies."""

    def led(found: re.Match[str]) -> str:
        picture, text, target, anchor = found.groups()
        to = _of_repository(page.file.src_uri, target)
        if to is None or (to.startswith("docs/") and not page.file.src_uri.startswith(COPIES)):
            return found[0]
        if (ROOT / to).is_dir():
            return text
        place = to.removeprefix("docs/") if to.startswith("docs/") else f"{COPIES}/{to}"
        return f"{picture}[{text}]({posixpath.relpath(place, posixpath.dirname(page.file.src_uri))}{anchor})"

    return LINK.sub(led, markdown)


def _of_repository(page: str, target: str) -> str | None:
    """Give what a link of a page is to, as a path of the repository; None for one to elsewhere."""
    if "://" in target:
        return None
    source = page.removeprefix(f"{COPIES}/") if page.startswith(f"{COPIES}/") else f"docs/{page}"
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), target))


def _outside(page: str, text: str) -> Iterator[str]:
    for _, _, target, _ in LINK.findall(text):
        to = _of_repository(page, target)
        if to and not to.startswith("docs/") and (ROOT / to).is_file():
            yield to
