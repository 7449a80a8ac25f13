# SPDX-License-Identifier: BSD-2-Clause
"""How the time before a stimulus makes its latency longer: sentences, a table, and latencies over gaps."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.idling import Step
from ..results.idlerecords import IdleFinding, Idling
from ..results.resultrecord import Result
from ..units import counted, format_time
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLACK, BLUE, GREEN, ORANGE, column, decades, plot, styled
from .sentence import duration_of, state

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HEAD = ("segment", "after idle for", "interval", "median before", "median after", "later by", "interval of that")
NOTE = (
    "Idle: from the last edge of an answer, on any pin, to the stimulus; a CPU may have been at work for some time "
    "after that edge, which no pin shows. Intervals are those of each step for itself."
)


def idling(result: Result) -> Iterator[Block]:
    """Of a run of `irqscope idle`; nothing of another one."""
    if isinstance(result.findings, IdleFinding):
        yield from blocks(result, result.findings)


def blocks(result: Result, found: IdleFinding) -> Iterator[Block]:
    """What a finding says of the runs of this result."""
    said = [*sentences(result, found)]
    yield from told(said, Kind.FINDING)
    rows = [
        (
            curve.segment,
            duration_of(result, each.gap, _half(each.interval)),
            f"[{_between(result, each.interval)}]",
            duration_of(result, each.before),
            duration_of(result, each.after),
            duration_of(result, each.height[0], _half(each.height[1:])),
            f"[{_between(result, each.height[1:])}]",
        )
        for curve in found.curves
        for each in curve.steps
    ]
    if rows:
        yield Table("Steps", HEAD, rows)
        yield Sentence(NOTE, Kind.NOTE)
    if found.curves:
        counts = ", ".join(f"{each.segment} n = {each.n}" for each in found.curves)
        caption = (
            "Latency over how long the target had nothing to do before: medians with their intervals, the 0.99 "
            "quantile where samples suffice, and the longest. Dashes: where the level changes. "
            f"{counts}; {state(result)}."
        )
        tick = float(result.tick.fraction)
        yield Drawing("idle", caption, lambda: draw(found.curves, tick), [*said, caption])


def sentences(result: Result, found: IdleFinding) -> Iterator[str]:
    """Where the latency changes its level, and what nothing shows."""
    for curve in found.curves:
        where = f"{duration_of(result, curve.shortest)} to {duration_of(result, curve.longest)}"
        if not curve.steps:
            yield (
                f"Nothing shows that {curve.segment} depends on how long the target was idle before, from {where}: a "
                f"median that is longer by more than {duration_of(result, curve.interval[1])} is not among them."
            )
        for each in curve.steps:
            yield _step(result, curve.segment, each)
        if len(curve.steps) > 1:
            yield (
                f"Idle for {where}, {curve.segment} is longer by up to "
                f"{duration_of(result, curve.exit, _half(curve.interval))} [{_between(result, curve.interval)}] than "
                "after the shortest of these times."
            )
        if curve.busy:
            yield (
                f"{counted(curve.busy, 'stimulus', 'stimuli')} of {curve.segment} came first, before the answer to "
                "the one before, or too soon after it, and tell nothing of this."
            )
        if curve.left:
            yield f"{counted(curve.left, 'sample')} of {curve.segment} are beyond those kept, and in no figure."
    for why in found.missing:
        yield f"{why[0].upper()}{why[1:]}."


def _step(result: Result, segment: str, step: Step) -> str:
    way, sign = ("longer", 1) if step.height[0] > 0 else ("shorter", -1)
    height, *ends = (sign * each for each in step.height)
    ends.sort()
    after = duration_of(result, step.gap, _half(step.interval))
    return (
        f"After {after} [{_between(result, step.interval)}] without work {segment} is {way} by "
        f"{duration_of(result, height, _half(ends))} [{_between(result, ends)}]: {duration_of(result, step.before)} "
        f"before, {duration_of(result, step.after)} from then on, by the median."
    )


def _half(ends: Sequence[float]) -> float:
    return abs(ends[1] - ends[0]) / 2


def _between(result: Result, ends: Sequence[float]) -> str:
    return " .. ".join(duration_of(result, each, _half(ends)) for each in ends)


def draw(curves: Sequence[Idling], tick: float) -> "Figure":
    """A panel for each latency."""
    with styled():
        figure = plot(0.6 + 3.2 * len(curves), left=0.11, right=0.98, top=0.91, bottom=0.14, hspace=0.5)
        for axes, curve in zip(np.atleast_1d(figure.subplots(len(curves), 1)), curves, strict=True):
            _curve(axes, curve, tick)
        return figure


def _curve(axes: "Axes", curve: Idling, tick: float) -> None:
    bins = curve.bins
    columns = {name: column(getattr(bins, name)) * tick for name in ("median", "low", "high", "p99", "worst")}
    edges = np.maximum(0.5, np.array([*bins.begin, bins.end[-1]], dtype=float)) * tick
    middles = np.sqrt(edges[:-1] * edges[1:])
    stairs = {name: np.append(each, each[-1:]) for name, each in columns.items()}
    axes.fill_between(edges, stairs["low"], stairs["high"], step="post", color=BLUE, alpha=0.3, linewidth=0)
    axes.step(edges, stairs["median"], where="post", color=BLUE, linewidth=1.4, label="median")
    axes.plot(middles, columns["p99"], "^", color=GREEN, markersize=4, label="0.99 quantile")
    axes.plot(middles, columns["worst"], ".", color=ORANGE, markersize=5, label="longest")
    for number, each in enumerate(curve.steps):
        label = "level changes" if not number else None
        axes.axvspan(*(max(0.5, end) * tick for end in each.interval), color=BLACK, alpha=0.12, linewidth=0)
        axes.axvline(each.gap * tick, color=BLACK, linestyle="--", linewidth=0.9, label=label)
    axes.set(xscale="log", yscale="log", xlabel="idle before the stimulus", ylabel=curve.segment)
    axes.set_xlim(edges[0], edges[-1])
    for axis in (axes.xaxis, axes.yaxis):
        decades(axis, lambda value: format_time(value, 2), (1, 2, 5) if axis is axes.yaxis else (1,))
    axes.legend(frameon=False, fontsize=8, ncols=4, loc="lower left", bbox_to_anchor=(0, 0.98), borderaxespad=0)
