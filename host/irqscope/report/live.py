# SPDX-License-Identifier: BSD-2-Clause
"""The figures of a live run that can be trusted, and what they are to be judged by."""

from collections.abc import Iterator

from ..results.clean import CleanView
from ..results.resultrecord import Result
from ..results.summary import quantile_in
from ..units import format_share
from .document import Block, Kind, Sentence, Table, told
from .sentence import duration_of, figure_of, loopback_sentence, quantile_of


def live(result: Result) -> Iterator[Block]:
    """What the bench adds, and each latency with and without the times at which it looked away."""
    if not result.live:
        return
    yield from told([loopback_sentence(result)], Kind.FINDING)
    rows = []
    for s in result.shown:
        for name, v in (("raw", s.views.raw), ("clean", s.views.clean)):
            if v:
                ninety = quantile_in(v.quantiles, "0.9")
                share = format_share(v.discarded_share) if isinstance(v, CleanView) else ""
                times = (
                    duration_of(result, v.min),
                    figure_of(result, v, "median"),
                    quantile_of(result, ninety)[0] if ninety else None,
                    duration_of(result, v.max),
                )
                rows.append((s.name, name, v.n, *times, share))
    if rows:
        yield Table("Live", ("segment", "view", "n", "min", "median", "90 %", "max", "discarded"), rows)
    if blind := result.live.blind:
        yield Sentence(
            f"Clean leaves out the samples of which one end fell into one of the {blind.intervals} times "
            f"({duration_of(result, blind.ticks)} together) at which the live bench did not look at its pins. All "
            "other figures are raw: of all samples.",
            Kind.NOTE,
        )
