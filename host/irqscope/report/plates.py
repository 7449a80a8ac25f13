# SPDX-License-Identifier: BSD-2-Clause
"""Figures that stand alone, in files of their own: with what was measured, n, conditions and losses written under them.

In a page the captions say this.
"""

import io
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

from ..units import to_fraction
from .figures import STYLE, draw_histogram, draw_worst_over_time
from .sentence import Result, conditions_in_short, lost_in_short, segment_sentence, start_of, state

DPI = 150
FOOT = 0.6
"""Inches below a figure, for its text, four lines of `WIDE` characters."""
WIDE = 112


def plates(result: Result) -> Iterator[tuple[str, Figure]]:
    """The figures of all segments that have samples, with names for files."""
    tick, start = float(to_fraction(result["tick"])), start_of(result)
    for segment in result["segments"]:
        if segment["n"]:
            name = segment["name"].replace(".", "-")
            yield f"histogram-{name}", _captioned(result, segment, draw_histogram(segment, tick))
            yield f"worst-{name}", _captioned(result, segment, draw_worst_over_time(segment, tick, start))


def _captioned(result: Result, segment: Mapping[str, Any], figure: Figure) -> Figure:
    """The figure with room below for its text."""
    width, height = figure.get_size_inches()
    figure.set_size_inches(width, height + FOOT)
    pars = figure.subplotpars
    old, new = height / (height + FOOT), FOOT / (height + FOOT)
    figure.subplots_adjust(bottom=pars.bottom * old + new, top=pars.top * old + new)
    facts = f"n = {segment['n']}; {conditions_in_short(result)}; {lost_in_short(result, segment)}; {state(result)}."
    lines = [f"{segment['name']}: {segment_sentence(result, segment)}.", facts]
    text = "\n".join(textwrap.fill(line, WIDE) for line in lines)
    with rc_context(STYLE):
        figure.text(0.02, 0.01, text, fontsize=8, va="bottom", parse_math=False)
    return figure


def saved(figure: Figure, kind: str) -> bytes:
    """The figure as `svg` or `png`, the same bytes each time."""
    metadata: dict[str, Any] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}
    content = io.BytesIO()
    with rc_context({**STYLE, "svg.hashsalt": "irqscope"}):
        figure.savefig(content, format=kind, dpi=DPI, metadata=metadata[kind])
    return content.getvalue()
