# SPDX-License-Identifier: BSD-2-Clause
"""Figures that stand alone, in files of their own: with what was measured, n, conditions and losses written under them.

In a page the captions say this.
"""

import io
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

from ..results.resultrecord import Result
from . import tasks
from .bars import CAPTION as BARS
from .bars import draw_bars
from .beside import caption, draw_beside
from .beside import sentences as told
from .evidence import rare
from .experiment import draw_delays, sentences
from .figures import STYLE, draw_histogram, draw_worst_over_time
from .findings import pins_of, tasks_of
from .otherviews import latencies
from .recurrence import caption as folding
from .recurrence import draw_folding
from .recurrence import sentences as recurrences
from .sentence import conditions_in_short, facts, segment_sentence, state
from .views import views

DPI = 150
LINE = 0.15
"""Inches of a line below a figure, which has `WIDE` characters."""
WIDE = 112


def plates(result: Result) -> Iterator[tuple[str, Figure]]:
    """The figures of all segments that have samples, and of what an experiment found, with names for files."""
    tick, start = float(result.tick.fraction), result.start_ticks
    common = f"{conditions_in_short(result)}; {state(result)}."
    if rows := latencies(result):
        yield "bars", captioned(draw_bars(rows), [common, BARS])
    if any(pin.n for pin in pins_of(result)):
        yield "delays", captioned(draw_delays(result), [*sentences(result), common])
    if tasks_of(result) is not None:
        for name, figure, text in tasks.plates(result):
            yield name, captioned(figure, [*sentences(result), text])
    if result.reference_tools:
        yield "beside", captioned(draw_beside(result), [*told(result), caption(result)])
    if result.outlier_periodicity and result.outlier_periodicity.period:
        yield "folding", captioned(draw_folding(result), [*recurrences(result), folding(result)])
    for segment in result.segments:
        if segment.n:
            name = segment.name.replace(".", "-")
            lines = [f"{segment.name}: {segment_sentence(result, segment)}.", facts(result, segment)]
            yield f"histogram-{name}", captioned(draw_histogram(segment, tick), lines)
            yield f"worst-{name}", captioned(draw_worst_over_time(segment, tick, start), lines)
            for what, figure, text in rare(result, segment):
                yield f"{what}-{name}", captioned(figure, [*lines, text])
            for what, figure, text in views(result, segment):
                yield f"{what}-{name}", captioned(figure, [*lines, text])


def captioned(figure: Figure, sentences: Iterable[str]) -> Figure:
    """The figure with room below for its text; panels and the distances between them stay as they are."""
    plain = (sentence.replace("*simulated*", "simulated") for sentence in sentences)  # no page marks it up here
    text = "\n".join(textwrap.fill(sentence, WIDE) for sentence in plain)
    foot = LINE * (text.count("\n") + 1)
    width, height = figure.get_size_inches()
    figure.set_size_inches(width, height + foot)
    pars = figure.subplotpars
    old, new = height / (height + foot), foot / (height + foot)
    figure.subplots_adjust(bottom=pars.bottom * old + new, top=pars.top * old + new)
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
