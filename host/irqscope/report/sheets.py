# SPDX-License-Identifier: BSD-2-Clause
"""Pieces on sheets of A4, one below the other, as a PDF. Lengths are inches."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from matplotlib import rc_context
from matplotlib.artist import Artist
from matplotlib.backends.backend_pdf import Op, PdfPages
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.text import Text

from .figures import STYLE
from .typesetting import SMALL, Line, Piece, wrapped

PAPER = (8.27, 11.69)
MARGIN, FOOT = 0.55, 0.7
"""Of a sheet at its sides and top; at its bottom, where its number stands."""
WIDTH, HEIGHT = PAPER[0] - 2 * MARGIN, PAPER[1] - MARGIN - FOOT
"""What a sheet has between its margins."""
SCALE = 2 / 3
"""Figures, which are drawn for a page that is wider than a sheet."""
NUMBER = 1.0
"""What the number of a sheet has of it."""
BLACK, FAINT = "#111111", "#cccccc"
DPI = 200
"""Of what of a figure is an image."""


class Placed(Artist):
    """A figure upon a sheet: drawn as ever, in coordinates that are moved and made smaller."""

    def __init__(self, figure: Figure, left: float, top: float) -> None:
        super().__init__()
        self.placed, self._left = figure, left
        self._bottom = PAPER[1] - top - SCALE * float(figure.get_figheight())

    def draw(self, renderer: Any) -> None:
        """Draw it by a renderer of PDF, whose own state is as before afterwards."""
        sheet, file, state = renderer.figure, renderer.file, renderer.gc
        file.output(*state.finalize())
        before = renderer.new_gc()
        before.copy_properties(state)
        file.output(Op.gsave, SCALE, 0, 0, SCALE, self._left * 72, self._bottom * 72, Op.concat_matrix)
        self.placed.dpi, renderer.figure = sheet.dpi, self.placed
        self.placed.draw(renderer)
        renderer.figure = sheet
        file.output(*state.finalize(), Op.grestore)
        state.copy_properties(before)


def arranged(pieces: Sequence[Piece]) -> list[list[tuple[Piece, float]]]:
    """The pieces of each sheet, each with the place of its top below the margin.

    What is glued stays together, unless it is higher than a sheet.
    """
    sheets, used = [list[tuple[Piece, float]]()], 0.0
    for group in _groups(pieces):
        if used + sum(each.above + each.height for each in group) > HEIGHT and sheets[-1]:
            sheets.append([])
        for piece in group:
            if sheets[-1] and used + piece.above + piece.height > HEIGHT:
                sheets.append([])
            if sheets[-1]:
                used += piece.above
            else:
                used = 0.0
                if piece.head:
                    sheets[-1].append((piece.head, used))
                    used += piece.head.height
            sheets[-1].append((piece, used))
            used += piece.height
    return sheets


def _groups(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Pieces, each with those that it is glued to."""
    group = list[Piece]()
    for piece in pieces:
        group.append(piece)
        if not piece.glued:
            yield group
            group = []
    if group:
        yield group


def as_pdf(pieces: Sequence[Piece], title: str, foot: str, time: str) -> bytes:
    """A PDF that says it was made at `time`; `foot` stands below each sheet, with its number and that of all."""
    content, sheets = io.BytesIO(), arranged(pieces)
    about = {"Title": title, "CreationDate": datetime.fromisoformat(time)}
    with rc_context({**STYLE, "pdf.fonttype": 42, "axes.grid": False}), PdfPages(content, metadata=about) as pages:
        for number, sheet in enumerate(sheets, 1):
            made = Figure(figsize=PAPER)
            for piece, top in sheet:
                _put(made, piece, MARGIN + top)
            below = PAPER[1] - FOOT / 2
            _write(made, Line(MARGIN, below, wrapped(foot, SMALL, WIDTH - NUMBER)[0], SMALL))
            _write(made, Line(PAPER[0] - MARGIN, below, f"{number} of {len(sheets)}", SMALL, right=True))
            pages.savefig(made, dpi=DPI)
    return content.getvalue()


def _put(sheet: Figure, piece: Piece, top: float) -> None:
    """A piece with its top at `top`."""
    for rule in piece.rules:
        ends, height = _across([MARGIN, MARGIN + rule.length]), _down(top + rule.top)
        sheet.add_artist(Line2D(ends, [height] * 2, color=FAINT if rule.faint else BLACK, linewidth=0.5))
    for line in piece.lines:
        _write(sheet, replace(line, left=MARGIN + line.left, top=top + line.top))
    if piece.figure:
        sheet.add_artist(Placed(piece.figure, MARGIN, top))


def _write(sheet: Figure, line: Line) -> None:
    """A line at its place on the sheet."""
    (left,), colours = _across([line.left]), line.colours
    text = Text(
        left,
        _down(line.top),
        line.text,
        color=colours[0] if colours else BLACK,
        verticalalignment="top",
        horizontalalignment="right" if line.right else "left",
        fontsize=line.size,
        fontweight="bold" if line.bold else "normal",
        parse_math=False,
    )
    if colours:
        text.set_bbox({"facecolor": colours[1], "edgecolor": colours[0], "boxstyle": "square,pad=0.3"})
    sheet.add_artist(text)


def _across(lengths: Sequence[float]) -> list[float]:
    """Shares of the width of a sheet."""
    return [length / PAPER[0] for length in lengths]


def _down(length: float) -> float:
    """The share of the height of a sheet that is below it."""
    return 1 - length / PAPER[1]
