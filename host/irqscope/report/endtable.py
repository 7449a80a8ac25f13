# SPDX-License-Identifier: BSD-2-Clause
"""The figures of all segments at the terminal, a row each: with them a run ends, and a viewer begins."""

from collections.abc import Iterator

from ..analysis.figures import FIGURES, Detail, shown
from ..analysis.quantiles import percent
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult, counts_of
from ..results.summary import quantile_in
from .document import Block, Table
from .segments import classes_shown
from .sentence import figure_of, quantile_of

TAILS = ("0.999", "0.9999")
"""Quantiles beside the median: how far the tail reaches, where there are samples enough to say so."""


def end_table(result: Result) -> Iterator[Block]:
    """The table; nothing of a run without segments."""
    if result.segments:
        yield Table("Segments", *figures(result))


def figures(result: Result) -> tuple[list[str], list[list[str]]]:
    """Heads, and a row for each segment, which begins with its name; "-" is what cannot be told."""
    every = result.segments
    classes = classes_shown(result)
    *lower, largest = shown(Detail.BRIEF)
    tails = (f"{percent(tail)} %" for tail in TAILS)
    head = ["segment", "n", *(FIGURES[name].head for name in lower), *tails, FIGURES[largest].head, *classes]
    rows = [
        [
            s.name,
            str(s.n),
            *(figure_of(result, s, name) for name in lower),
            *(_quantile(result, s, tail) for tail in TAILS),
            figure_of(result, s, largest),
            *(str(counts_of(s)[name]) if s.kind == "latency" else "-" for name in classes),
        ]
        for s in every
    ]
    return head, rows


def _quantile(result: Result, segment: SegmentResult, tail: str) -> str:
    found = quantile_in(segment.quantiles, tail)
    return quantile_of(result, found)[0] if found else "-"
