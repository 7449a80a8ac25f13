# SPDX-License-Identifier: BSD-2-Clause
"""A report on paper without a browser: what was found, in sentences and tables, then all figures, on sheets of A4."""

import io
import textwrap
from collections.abc import Iterator
from itertools import chain
from typing import Any

from matplotlib import rc_context
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure
from matplotlib.image import imread

from .alone import alone, saved
from .document import Block, Document, Kind, Place, Section, Sentence, Table
from .figures import STYLE

PAPER = (8.27, 11.69)
"""A4, in inches."""
LINE = 1 / 62
"""Of the height of a sheet."""
MARGIN = 0.08
"""Of its width."""
GAP = 0.25
"""Inches between figures."""
CHARACTER = 0.602 / 72
"""Width of a character of the monospaced font of size 1, in inches."""
LARGEST, LEAST = 8.0, 5.0
"""Sizes of the font of tables."""
Style = dict[str, Any]
PLAIN: Style = {"fontsize": 10}
BOLD: Style = {**PLAIN, "fontweight": "bold"}


def sheets(document: Document) -> bytes:
    """A PDF: text first, then as many figures on each sheet as it holds."""
    content = io.BytesIO()
    embedded = {**STYLE, "pdf.fonttype": 42}
    with rc_context(embedded), PdfPages(content, metadata={"CreationDate": None}) as pages:
        for sheet in chain(_text_sheets(document), _figure_sheets(document)):
            pages.savefig(sheet)
    return content.getvalue()


def _figure_sheets(document: Document) -> Iterator[Figure]:
    """Figures with their text below each other, as wide as a sheet is between its margins."""
    (wide, high), sheet, room = PAPER, None, 0.0
    width = wide * (1 - 2 * MARGIN)
    for drawing in document.drawings:
        image = imread(io.BytesIO(saved(alone(drawing), "png")))
        height = width * image.shape[0] / image.shape[1]
        if sheet is None or height > room:
            if sheet:
                yield sheet
            sheet, room = Figure(figsize=PAPER), high - 2 * MARGIN * wide
        bottom = (MARGIN * wide + room - height) / high
        axes = sheet.add_axes((MARGIN, bottom, 1 - 2 * MARGIN, height / high))
        axes.imshow(image, aspect="auto")
        axes.set_axis_off()
        room -= height + GAP
    if sheet:
        yield sheet


def _text_sheets(document: Document) -> Iterator[Figure]:
    """As many sheets as the text needs."""
    every = list(lines(document))
    room = round(1 / LINE) - 6
    for first in range(0, len(every), room):
        sheet = Figure(figsize=PAPER)
        for number, (text, style) in enumerate(every[first : first + room]):
            sheet.text(MARGIN, 1 - (number + 3) * LINE, text, va="top", parse_math=False, **style)
        yield sheet


def lines(document: Document) -> Iterator[tuple[str, Style]]:
    """Lines of text, each with its style."""
    yield from _paragraph(document.title, {"fontsize": 14, "fontweight": "bold"})
    for section in document.at(Place.FIRST, Place.BODY):
        yield from _section(section)
    yield from _paragraph(document.foot, PLAIN)


def _section(section: Section) -> Iterator[tuple[str, Style]]:
    """Its sentences and tables; figures follow on sheets of their own, and what explains them stands there."""
    shown = [each for each in section.blocks if isinstance(each, Section | Table) or _is_said(each)]
    if shown and section.title:
        yield section.title, BOLD
    for block in shown:
        match block:
            case Section():
                yield from _section(block)
            case Table():
                yield from _table(block)
            case Sentence(kind=Kind.ERROR | Kind.WARNING):
                yield from _paragraph(f"{block.kind.capitalize()}: {block.text}.", BOLD)
            case Sentence():
                yield from _paragraph(block.text, PLAIN)


def _is_said(block: Block) -> bool:
    return isinstance(block, Sentence) and block.kind != Kind.NOTE


def _paragraph(text: str, style: Style) -> Iterator[tuple[str, Style]]:
    for line in textwrap.wrap(text, 92):
        yield line, style
    yield "", style


def _table(table: Table) -> Iterator[tuple[str, Style]]:
    """As large as the sheet is wide. Of a table that is too wide even so, rows go on in the next line."""
    texts = [[cell.replace("\n", " ") for cell in row] for row in (*([table.head] if table.head else []), *table.texts)]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    room = PAPER[0] * (1 - 2 * MARGIN) / CHARACTER
    size = max(LEAST, min(LARGEST, room / (sum(widths) + 2 * len(widths))))
    style: Style = {"fontsize": size, "family": "monospace"}
    for row in texts:
        cells = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for line in textwrap.wrap("  ".join(cells), int(room / size), drop_whitespace=False, subsequent_indent="    "):
            yield line.rstrip(), style
    yield "", style
