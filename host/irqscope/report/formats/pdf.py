# SPDX-License-Identifier: BSD-2-Clause
"""A report on paper: what was found, in sentences and in a table of the segments, and then each figure.

The page (`html`) says more, the books and all conditions, and prints as well.
"""

import io
import textwrap
from collections.abc import Iterator
from typing import Any

from matplotlib import rc_context
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure

from ..figures import STYLE
from ..plates import plates
from ..sentence import Result, conditions_in_short, figure_of, headline, segment_sentence, state

PAPER = (8.27, 11.69)
"""A4, in inches."""
LINE = 1 / 62
"""Of the height of a sheet."""
Style = dict[str, Any]
FIGURES = ("min", "median", "mean", "max")


def files(result: Result) -> dict[str, bytes]:
    content = io.BytesIO()
    embedded = {**STYLE, "pdf.fonttype": 42}
    with rc_context(embedded), PdfPages(content, metadata={"CreationDate": None}) as pages:
        for sheet in _text_sheets(result):
            pages.savefig(sheet)
        for _, figure in plates(result):
            pages.savefig(figure)
    return {"report.pdf": content.getvalue()}


def _text_sheets(result: Result) -> Iterator[Figure]:
    """As many sheets as the text needs."""
    lines = list(_lines(result))
    room = round(1 / LINE) - 6
    for first in range(0, len(lines), room):
        sheet = Figure(figsize=PAPER)
        for number, (text, style) in enumerate(lines[first : first + room]):
            sheet.text(0.08, 1 - (number + 3) * LINE, text, va="top", parse_math=False, **style)
        yield sheet


def _lines(result: Result) -> Iterator[tuple[str, Style]]:
    """Lines of text, each with its style."""
    plain: Style = {"fontsize": 10}
    bold: Style = {**plain, "fontweight": "bold"}
    table: Style = {"fontsize": 8, "family": "monospace"}

    def paragraph(text: str, style: Style) -> Iterator[tuple[str, Style]]:
        for line in textwrap.wrap(text, 92):
            yield line, style
        yield "", style

    yield from paragraph("Interrupt latency", {"fontsize": 14, "fontweight": "bold"})
    yield from paragraph(headline(result), plain)
    for kind in ("error", "warning"):
        for text in result[f"{kind}s"]:
            yield from paragraph(f"{kind.capitalize()}: {text}.", bold)
    if result["limits"]:
        yield "Limits", bold
        for entry in result["limits"]:
            yield from paragraph(f"{entry['outcome'].upper()}: {entry['sentence']}.", plain)
    yield "Segments", bold
    yield "".join((f"{'segment':15}", f"{'n':>12}", *(f"{name:>14}" for name in FIGURES))), table
    for s in result["segments"]:
        yield "".join((f"{s['name']:15}", f"{s['n']:12}", *(f"{figure_of(result, s, f):>14}" for f in FIGURES))), table
    yield "", plain
    for s in result["segments"]:
        yield from paragraph(f"{s['name']}: {segment_sentence(result, s)}.", plain)
    yield from paragraph(f"{conditions_in_short(result)}; {state(result)}; {result['tool']}.", plain)
