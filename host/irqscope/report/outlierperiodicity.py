# SPDX-License-Identifier: BSD-2-Clause
"""Whether rare late samples come with a period, in sentences and a figure."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.period import Beat
from ..results.resultrecord import Result
from ..results.summary import known
from ..units import format_rate, format_time
from .document import Block, Drawing, Kind, Section, Table, told
from .figures import BLUE, ORANGE, plot, scale_of, styled
from .sentence import conditions_in_short, planned_of, state

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLUMNS = 60
SAID = {
    "none": "No period is found",
    "candidate": "A period is a CANDIDATE",
    "confirmed": "The period is CONFIRMED",
    "not confirmed": "The period of the first run is NOT CONFIRMED",
    "cannot tell": "Whether there is a period CANNOT BE TOLD",
}
DIGITS = 9
"""Of the rate of an activity, which differs from the stimuli's in the fifth."""


def sentences(result: Result) -> Iterator[str]:
    """What was found in the late samples, and what else would explain it; none without a threshold."""
    found = result.outlier_periodicity
    if not found or not found.segment:
        return
    what = f"{found.segment} beyond {planned_of(result, known(found.threshold))}"
    after = f" (first run: {found.first.run})" if found.first else ""
    yield f"{SAID[known(found.claim)]} in the {found.n} samples of {what}{after}: {found.reason}."
    if found.claim == "candidate":
        yield from instead(found.beats)


def instead(beats: Sequence[Beat]) -> Iterator[str]:
    """What else would explain a candidate, if it has beats."""
    if one := next((beat for beat in beats if beat.p == beat.q == 1), None):
        low, high = (format_rate(rate, DIGITS) for rate in (one.low, one.high))
        yield f"Instead of it, an activity at {low} or {high} would explain them, too, or one at another simple ratio."


def coverage_sentence(result: Result) -> str | None:
    """Which phases of common timer ticks an undithered run did not meet; None of a dithered one."""
    found = result.outlier_periodicity
    if not found or not found.coverage:
        return None
    phases = (
        f"{one.phases} of a {format_rate(one.activity_hz)} tick, {format_time(one.gap)} apart" for one in found.coverage
    )
    return (
        f"The stimuli were not dithered. If the target's clock kept step with the instrument's, they met these phases "
        f"only: {'; '.join(phases)}. What is shorter and recurs with the tick may have been missed by all of them."
    )


def recurrence(result: Result) -> Iterator[Block]:
    """What late samples tell of a period, with the samples folded at it and activities that would look like it."""
    found = result.outlier_periodicity
    yield from told(sentences(result), Kind.FINDING)
    yield from told([coverage_sentence(result)])
    if found and found.segment and found.period:
        lines = [*sentences(result), caption(result)]
        yield Drawing("folding", caption(result), lambda: draw_folding(result), lines)
    if found and found.segment and found.beats:
        rows = [
            (f"{beat.p}/{beat.q}", *(format_rate(rate, DIGITS) for rate in (beat.low, beat.high)))
            for beat in found.beats
        ]
        title = "Activities that would look like it by a beat with the stimuli"
        beats = Table(title, ("times the stimuli's rate", "slower", "faster"), rows)
        yield Section("beats", title, [beats], folded=True)


def caption(result: Result) -> str:
    """What the figure shows."""
    found = known(result.outlier_periodicity)
    shown, every = len(found.points), found.n
    some = "" if shown == every else f", {shown} of them shown"
    return (
        f"Outliers folded at {format_time(known(found.period), 5)}: {every} samples of {found.segment} beyond "
        f"{planned_of(result, known(found.threshold))}{some}, from {found.source}; {conditions_in_short(result)}; "
        f"{state(result)}. Above: each by number and phase of its cycle; what recurs with the period stands in one "
        f"line. Below: how many in each {COLUMNS}th of the period."
    )


def draw_folding(result: Result) -> "Figure":
    """Outliers by number and phase of the cycle, above their count by phase."""
    found, tick = known(result.outlier_periodicity), float(result.tick.fraction)
    period, start = known(found.period), result.start_ticks
    size, unit = scale_of(period)
    times = np.array([point.time - point.latency - start for point in found.points], dtype=float) * tick
    cycles, phases = np.floor(times / period), np.mod(times, period) / size
    with styled():
        figure = plot(4.4, left=0.1, right=0.98, top=0.97, bottom=0.12, hspace=0.12)
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(2, 1))
        top.plot(phases, cycles, "o", color=ORANGE, markersize=4, alpha=0.7, markeredgewidth=0)
        top.set_ylabel("cycle")
        top.yaxis.get_major_locator().set_params(integer=True)
        bottom.hist(phases, bins=np.linspace(0, period / size, COLUMNS + 1), color=BLUE)
        bottom.set(xlabel=f"phase in the cycle of {format_time(period, 5)}, {unit}", ylabel="outliers")
        bottom.set_xlim(0, period / size)
        bottom.yaxis.get_major_locator().set_params(integer=True)
        return figure
