# SPDX-License-Identifier: BSD-2-Clause
"""The page for people: one file, readable offline and in print."""

import re
import shlex
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby

from ...printable import in_order
from ..document import Block, Cell, Check, Document, Drawing, Form, Kind, Look, Place, Section, Sentence, Table
from ..figures import to_svg
from ..markup import COLOURS, LIGHT, NO_BREAK, STYLE, VERDICTS, marked

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""What the page may load: nothing. It has a style and figures of its own and no script, whoever named the target."""
GLOSSARY = "Its words are explained in docs/reference/glossary.md."
OWN = "irqscope"
INTERVAL = " .. "
CARD = f"""
{LIGHT}
color: #111; background: #fff; max-width: 62em; padding: .2em 1em;
tr, th, td {{ background: #fff !important; color: #111 !important; }}
"""
"""Of an excerpt: figures are drawn for white paper, whatever the page around it is and makes of rows."""
TOGETHER = 20
"""Characters of a cell that stay on one line; a longer one breaks between its words."""
STACKED = 3
"""A narrow screen shows rows of more columns than these as lists."""
WIDEST = 12
"""More columns than these are set smaller."""
CLASSES = {Kind.LEAD: "lead", Kind.ERROR: "error", Kind.WARNING: "warning", Kind.NEXT: "next", Kind.NOTE: "note"}


def files(document: Document) -> dict[str, bytes]:
    return {"report.html": in_order(page(document)).encode()}


def page(document: Document) -> str:
    """The whole page: what is read at once, a list of what follows, that, and what is folded away."""
    first, body, folded = ([*document.at(place)] for place in (Place.FIRST, Place.BODY, Place.FOLDED))
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>irqscope: {escape(document.title)}</title>
<style>{COLOURS}{STYLE}{VERDICTS}</style></head><body>{_pages(document)}<main>
<h1>{escape(document.title)}</h1>
{_stamps(document)}{"".join(_section(each, 2) for each in first)}
{_contents([*body, *folded])}{"".join(_section(each, 2) for each in body)}
{"".join(_folded(each, 2) for each in folded)}
<p class="note">{escape(document.foot)} {escape(document.again)} {GLOSSARY}</p>
</main></body></html>
"""


def excerpt(document: Document) -> str:
    """What is read at once, for a page of others, such as a notebook: its style is for itself alone."""
    inner = "".join(_section(each, 2) for each in document.at(Place.FIRST))
    return in_order(
        f'<div class="{OWN}"><style>.{OWN} {{{CARD}{STYLE}{VERDICTS}}}</style>{_stamps(document)}{inner}</div>'
    )


def _pages(document: Document) -> str:
    """Links to the pages that it is one of."""
    links = "".join(f"{_cell(each, Form.WORDS)} " for each in document.beside)
    return f'<nav aria-label="Pages">{links}</nav>' if links else ""


def _stamps(document: Document) -> str:
    """Verdict and label, side by side."""
    verdict, label, stamps = document.verdict, document.label, ""
    if verdict:
        stamps = f'<strong class="verdict {verdict.lower()}">{marked(verdict)}</strong> '
    stamps += f'<strong class="label">{escape(label)}</strong>' if label else ""
    return f"<p>{stamps}</p>\n" if stamps else ""


def _contents(sections: Iterable[Section]) -> str:
    """Links to the sections, and to those within them that begin a sheet; a single one needs no list."""
    links = []
    for section in sections:
        links += [(section.name, section.title)] if section.title else []
        links += [(each.name, each.title) for each in section.blocks if isinstance(each, Section) and each.sheet]
    items = "".join(f'<a href="#{_anchor(name)}">{escape(title)}</a> ' for name, title in links)
    return f'<nav aria-label="Contents">{items}</nav>\n' if len(links) > 1 else ""


def _anchor(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _section(section: Section, level: int) -> str:
    """Under a heading of that level; what stands in a section without a title takes its level."""
    if section.folded:
        return _folded(section, level)
    head = f"<h{level}>{escape(section.title)}</h{level}>" if section.title else ""
    kind = ' class="sheet"' if section.sheet else ""
    blocks = _blocks(section.blocks, level + bool(section.title))
    return f'<section id="{_anchor(section.name)}"{kind}>{head}{blocks}</section>\n'


def _folded(section: Section, level: int) -> str:
    """A link to what is folded opens it: to what is in it, not to the fold."""
    kind = ' class="sheet"' if section.sheet else ""
    head = f"<summary><h{level}>{escape(section.title)}</h{level}></summary>"
    inner = f'<div id="{_anchor(section.name)}">{_blocks(section.blocks, level + 1)}</div>'
    return f"<details{kind}>{head}{inner}</details>\n"


def _blocks(blocks: Iterable[Block], level: int) -> str:
    return "".join(_each(blocks, level))


def _each(blocks: Iterable[Block], level: int) -> Iterator[str]:
    """Entries of lists that follow each other make one list."""
    for is_list, group in groupby(blocks, lambda block: isinstance(block, Sentence) and block.kind == Kind.ITEM):
        if is_list:
            yield f"<ul>{''.join(f'<li>{_told(each)}</li>' for each in group if isinstance(each, Sentence))}</ul>"
            continue
        for block in group:
            match block:
                case Sentence():
                    yield _paragraph(block)
                case Table():
                    yield table(block)
                case Drawing():
                    yield _figure(block)
                case Section():
                    yield _section(block, level)
                case Check():
                    pass  # what it says stands in sentences and tables


def _told(sentence: Sentence) -> str:
    """What a sentence of this program has between asterisks is emphasised."""
    return escape(sentence.text).replace("*simulated*", "<em>simulated</em>")


def _paragraph(sentence: Sentence) -> str:
    kind, text = sentence.kind, _told(sentence)
    if kind in (Kind.ERROR, Kind.WARNING):
        text = f"{kind.capitalize()}: {text}."
    return f'<p class="{CLASSES[kind]}">{text}</p>\n' if kind in CLASSES else f"<p>{text}</p>\n"


def _figure(drawing: Drawing) -> str:
    """With what stands under it alone for those who do not see it."""
    told = " ".join(drawing.alone or [drawing.caption])
    drawn = to_svg(drawing.draw(), drawing.name.replace("-", " "), told)
    return f'<figure><div class="wide">{drawn}</div>\n<figcaption>{escape(drawing.caption)}</figcaption></figure>'


def table(content: Table) -> str:
    """A table; one that is too wide even so scrolls by itself."""
    names = [str(name) for name in content.head]
    stacked = " stacked" if len(names) > STACKED else ""
    small = " small" if len(names) > WIDEST else ""
    cells = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in names)
    head = f"<thead><tr>{cells}</tr></thead>" if cells else ""
    body = "".join(_row(row, content.form, names if stacked else ()) for row in content.rows)
    place = "wide whole" if content.whole else "wide"
    return (
        f'<div class="{place}"><table class="{content.form}{stacked}{small}">{head}<tbody>{body}</tbody></table></div>'
    )


def _row(cells: Sequence[object], form: Form, names: Sequence[str]) -> str:
    """The first cell names the row; the others have the names of their columns for a narrow screen."""
    first, *others = cells
    told = f'<th scope="row">{_cell(first, form)}</th>'
    for number, cell in enumerate(others, 1):
        name = f' data-name="{escape(names[number])}"' if names else ""
        told += f"<td{name}>{_cell(cell, form)}</td>"
    return f"<tr>{told}</tr>"


def _cell(cell: object, form: Form) -> str:
    if cell is None:
        return "-"
    if not isinstance(cell, Cell):
        lines = str(cell).split("\n") if form == Form.QUANTILES else [str(cell)]
        return "<br>".join(escape(_joined(line)) for line in lines) if form != Form.TEXT else escape(str(cell))
    text = escape(str(cell))
    match cell.look:
        case Look.WRONG:
            return f'<strong class="wrong">{text}</strong>'
        case Look.LINK:
            return f'<a href="{escape(cell.to)}">{text}</a>'
    # A shell takes the command as it stands, and a line breaks only between its words.
    return f"<code>{' '.join(f'<span>{escape(shlex.quote(word))}</span>' for word in cell.words)}</code>"


def _joined(text: str) -> str:
    """What is short stays together, and both ends of an interval do."""
    parts = text.split(INTERVAL)
    return f"{NO_BREAK}.. ".join(part.replace(" ", NO_BREAK) if len(part) <= TOGETHER else part for part in parts)
