# SPDX-License-Identifier: BSD-2-Clause
"""What a comparison of sweeps found: saturation rates and their differences, and the curves over each other."""

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..analysis.comparison import Outcome
from ..printable import printable
from ..sweeps.sweepcomparisonrecord import ComparedStep, ComparedSweep, RateDifference, SweepComparison
from ..units import counted, format_rate, format_rates, format_share, format_time
from .comparison import remarks, together, unalike
from .document import Block, Cell, Drawing, Form, Kind, Look, Sentence, Table
from .figures import BLACK, decades, legend, look, plot, rows, styled
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D


def sentences(result: SweepComparison) -> Iterator[str]:
    """One for each sweep that is compared, and what must be known of all."""
    yield from (f"Saturation rate, {each.sentence}." for each in result.comparisons)
    yield from remarks(result, result.sweeps, "sweeps")


def curves(result: SweepComparison) -> Iterator[Block]:
    """All sweeps over each other."""
    counts = ", ".join(
        f"{each.name} {counted(len(each.steps), 'step')} of {min(step.stimuli for step in each.steps)} stimuli and more"
        for each in result.sweeps
        if each.steps
    )
    caption = (
        f"Answers ({result.answers}) of the steps on the way that is judged: {counts}. Above: their rate, where an "
        "answer that served many stimuli counts once; dotted: every stimulus has its own. Below: the share of the "
        "stimuli. Vertical: the saturation rates, each with its own 95 % interval. Hollow: steps in which the target "
        "masked its interrupt."
    )
    yield Drawing("curves", caption, lambda: draw_curves(result), [*sentences(result)])


def sweeps(result: SweepComparison) -> Iterator[Block]:
    """What each found."""
    head = ("sweep", "saturation", "service time", "loss-free up to", "throughput", "shape")
    yield Table("Sweeps", head, [tuple(_found(each)) for each in result.sweeps], Form.WORDS)


def _found(each: ComparedSweep) -> Iterator[object]:
    found = each.saturation
    knee = found.knee if found else None
    yield each.name
    yield "{} ({} to {})".format(*format_rates(knee.rate, knee.interval)) if knee else None
    yield format_time(found.service, 4) if found and found.service else None
    free = found.loss_free if found else None
    yield f"{format_rate(free.rate, 4)}, n = {free.n}" if free else None
    through = each.throughput
    yield (
        f"{format_rate(through.best.rate, 4)} with {format_share(through.ratio, 6)} lost"
        if through and through.best
        else None
    )
    yield found.shape if found else None


def differences(result: SweepComparison) -> Iterator[Block]:
    """A row for each sweep, and what holds of all intervals."""
    head = ("sweep", f"more than {result.sweeps[0].name}", "interval", "verdict")
    table = [(each.sweep, *told(each), _outcome(each)) for each in result.comparisons]
    yield Table("Saturation rates", head, table, Form.WORDS)
    margin = f"within the margin of {format_rate(result.margin)}" if result.margin else "within a margin, without any"
    yield Sentence(
        f"{together(result.among)} hold together with 95 %. Each is made of those of two rates, by their steps (Zou "
        f"and Donner, 2008). More is better. Equivalent: the interval lies {margin}. Rates are by the clock of each "
        "instrument; by how much clocks differ is in no interval.",
        Kind.NOTE,
    )


def told(each: RateDifference) -> tuple[str, str]:
    """A difference and its interval in words, or why there is none."""
    if each.value is None or each.interval is None:
        return "-", each.reason
    value, low, high = format_rates(each.value, each.interval, signed=True)
    return value, f"{low} to {high}"


def _outcome(each: RateDifference) -> object:
    return Cell(each.outcome, Look.WRONG) if each.outcome == Outcome.WORSE else each.outcome


def conditions(result: SweepComparison) -> Iterator[Block]:
    """Those that were not the same, and the values of each."""
    yield unalike(result.unlike, [each.name for each in result.sweeps], "sweeps")


def draw_curves(result: SweepComparison) -> "Figure":
    """Two panels over the rate of stimuli: the rate of answers, and the share that is answered."""
    names = [printable(each.name) for each in result.sweeps]
    offered = sorted(step.offered_hz for each in result.sweeps for step in each.steps)
    with styled():
        above = 0.04 + 0.03 * rows([*names, "all answered"])
        figure = plot(5.6, left=0.13, right=0.98, top=1 - above, bottom=0.09, hspace=0.08)
        if not offered:
            figure.text(0.5, 0.5, "no stimulus was driven", ha="center")
            return figure
        top, bottom = figure.subplots(2, 1, sharex=True)
        lines: list[Line2D] = []
        for number, each in enumerate(result.sweeps):
            lines.append(_sweep(top, bottom, each, number))
            figure.hints += [
                Hint(top, step.offered_hz, step.offered_hz, step.answered_hz, step.answered_hz, _hint(each, step))
                for step in each.steps
                if step.answers
            ]
        ends = [offered[0], offered[-1]]
        lines += top.plot(ends, ends, ":", color=BLACK, linewidth=1, label="all answered")
        top.set(yscale="log", ylabel=f"rate of answers ({result.answers})")
        bottom.set(xscale="log", ylabel="share answered, %", xlabel="rate of stimuli", ylim=(0, 105))
        for axis in (bottom.xaxis, top.yaxis):
            decades(axis, format_rate, (1, 2, 5))
        legend(top, lines)
        return figure


def _sweep(top: "Axes", bottom: "Axes", each: ComparedSweep, number: int) -> "Line2D":
    """Its steps, and where it is saturated, with the look that it has in all figures; returns what a legend names."""
    colour, dashes, mark = look(number)
    lines: list[Line2D] = []
    for masked in (False, True):
        mine = [step for step in each.steps if step.masked == masked]
        answered = [step.answered_hz or math.nan for step in mine]
        shares = [100 * step.answered_hz / step.offered_hz for step in mine]
        for axes, values in ((top, answered), (bottom, shares)):
            lines += axes.plot(
                [step.offered_hz for step in mine],
                values,
                color=colour,
                marker=mark,
                markersize=4,
                markerfacecolor="none" if masked else colour,
                linestyle="none" if masked else dashes,
                linewidth=1,
                label=printable(each.name),
            )
    if each.saturation and (knee := each.saturation.knee):
        for axes in (top, bottom):
            axes.axvspan(*knee.interval, color=colour, alpha=0.15, linewidth=0)
            axes.axvline(knee.rate, color=colour, linewidth=1, linestyle=dashes)
    return lines[0]  # with marks that are filled


def _hint(each: ComparedSweep, step: ComparedStep) -> str:
    offered, answered = format_rate(step.offered_hz, 4), format_rate(step.answered_hz, 4)
    return f"{printable(each.name)}: {answered} answered of {offered}"
