# SPDX-License-Identifier: BSD-2-Clause
"""Mean beside median and SD beside IQR, as in Moryc's figures 7 and 8: a few late samples move the one and not the
other."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.figures import FIGURES
from ..printable import printable
from ..results.resultrecord import Result
from ..results.summary import known, value_of
from .document import Block, Drawing
from .figures import BLUE, plot, scale_of, styled
from .sentence import conditions_in_short, state

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAIRS = ("mean", "median"), ("sd", "iqr")
NAMES = tuple(chain(*PAIRS))
CAPTION = "A few late samples move mean and SD, and not median and IQR."
LETTER = 0.0115
"""Of the figure's width."""
Row = tuple[str, Mapping[str, float]]
"""What was measured, and its `mean`, `median`, `sd` and `iqr` in seconds."""


def bars(result: Result) -> Iterator[Block]:
    """Mean beside median and SD beside IQR of the latencies of a run; nothing without two samples."""
    tick = float(result.tick.fraction)
    rows = [
        (f"{s.name} (n = {s.n})", {name: known(value_of(s, name)) * tick for name in NAMES})
        for s in result.segments
        if s.sd is not None and s.kind == "latency"  # one sample has none
    ]
    if rows:
        common = f"{conditions_in_short(result)}; {state(result)}."
        yield Drawing("bars", f"{common} {CAPTION}", lambda: draw_bars(rows), [common, CAPTION])


def draw_bars(rows: Sequence[Row]) -> "Figure":
    """Two panels with a pair of bars for each row."""
    height = 0.9 + 0.5 * len(rows)
    left = min(0.5, 0.03 + LETTER * max(len(name) for name, _ in rows))
    with styled():
        figure = plot(height, left=left, right=0.97, top=1 - 0.3 / height, bottom=0.5 / height, wspace=0.12)
        for axes, names in zip(figure.subplots(1, 2, sharey=True), PAIRS, strict=True):
            _pairs(axes, rows, names)
        return figure


def _pairs(axes: "Axes", rows: Sequence[Row], names: tuple[str, str]) -> None:
    size, unit = scale_of(max(max(figures[name] for name in names) for _, figures in rows) or 1e-9)
    places = np.arange(len(rows))
    for name, shift, colour, hatch in zip(names, (-0.2, 0.2), (BLUE, "white"), ("", "////"), strict=True):
        widths = [figures[name] / size for _, figures in rows]
        axes.barh(places + shift, widths, 0.36, color=colour, edgecolor=BLUE, hatch=hatch, label=FIGURES[name].head)
    axes.set_yticks(places, [printable(name) for name, _ in rows], parse_math=False)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(unit)
    axes.legend(frameon=False, fontsize=8, ncols=2, loc="lower left", bbox_to_anchor=(0, 1))
