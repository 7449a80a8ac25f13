# SPDX-License-Identifier: BSD-2-Clause
"""What a comparison found: verdicts, figures, and the distributions over each other."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.figures import Detail, shown
from ..analysis.quantiles import name_of, percent
from ..base.records import to_json
from ..findings.comparisonrecord import (
    ComparedRun,
    ComparisonResult,
    DifferenceResult,
    ExceedancesCompared,
    Pair,
    Unlike,
)
from ..printable import printable
from ..results.summary import value_of
from ..sweeps.sweepcomparisonrecord import ComparedSweep, SweepComparison
from ..units import counted, format_exact, format_interval, format_measured, format_uncertain
from .bars import CAPTION as BARS
from .bars import draw_bars
from .document import Block, Drawing, Form, Kind, Sentence, Table
from .figures import (
    BLACK,
    FAR,
    Mark,
    crossed,
    decades,
    density,
    legend,
    line_of,
    look,
    plot,
    power,
    rows,
    scale_of,
    styled,
    within,
)
from .hint import Hint
from .marks import marks_of_comparison
from .sentence import label, seconds_of

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.figure import Figure

NAMED = 4
"""Conditions that a sentence names."""
WITHHELD = "withheld"
"""What is told in place of an interval that is not given."""


def sentences(result: ComparisonResult) -> Iterator[str]:
    """One for each run that is compared, and what must be known of all."""
    for pair in result.comparisons:
        yield f"{result.segment}: {pair.sentence}."
    yield from remarks(result, result.runs, "runs")


def remarks(
    result: ComparisonResult | SweepComparison, compared: Sequence[ComparedRun | ComparedSweep], what: str
) -> Iterator[str]:
    """What must be known of the comparison of all these, by `what` they are."""
    if not result.margin:
        yield "The margin is 0, so nothing is equivalent: state one with --margin."
    yield from result.notes
    yield from _not_the_same(result.unlike or (), what)
    yield from labels(compared)


def labels(compared: Sequence[ComparedRun | ComparedSweep]) -> Iterator[str]:
    """What must stand beside every figure."""
    yield from dict.fromkeys(label(each.qualification, each.live.label if each.live else None) for each in compared)


def worth(compared: Sequence[ComparedRun | ComparedSweep]) -> str:
    """The same in a few words."""
    return ", ".join(dict.fromkeys(each.live.label if each.live else each.qualification for each in compared))


def together(among: int) -> str:
    """What holds of the intervals of so many comparisons."""
    return "All intervals" if among == 1 else f"All intervals of {among} comparisons, of which this is one,"


def _not_the_same(unlike: Sequence[Unlike], what: str) -> Iterator[str]:
    """A sentence that names some conditions that differ between `what` is compared; none if none does."""
    if unlike:
        told = [f"{each.name} ({'; '.join(map(_told, each.values))})" for each in unlike[:NAMED]]
        more = len(unlike) - len(told)
        others = [f"and {counted(more, 'other condition')}, which the report and comparison.json name"] if more else []
        yield f"Not the same in all {what}: {', '.join([*told, *others])}."


def _told(value: str | None) -> str:
    return "not told" if value is None else value or "nothing"


def conditions(result: ComparisonResult) -> Iterator[Block]:
    """Those that were not the same, and the values of each."""
    if result.unlike is not None:
        yield unalike(result.unlike, [run.name for run in result.runs], "runs")


def unalike(unlike: Sequence[Unlike], names: Sequence[str], what: str) -> Block:
    """Conditions that differ between `what` is compared, with those of each."""
    if not unlike:
        return Sentence(f"All conditions that the {what} tell are the same in all of them.")
    rows = [(each.name, *map(_told, each.values)) for each in unlike]
    return Table(f"Not the same in all {what}", ("condition", *names), rows, Form.WORDS)


def distributions(result: ComparisonResult) -> Iterator[Block]:
    """All runs over each other."""
    counts = ", ".join(f"{run.name} n = {run.figures.n}" for run in result.runs)
    caption = (
        f"{result.kind.capitalize()} {result.segment}; {counts}. Above: samples per us, as a share of "
        "all. Below: share of the samples that took as long or longer."
    )
    yield Drawing("distributions", caption, lambda: draw_distributions(result), [*sentences(result)])


def bars(result: ComparisonResult) -> Iterator[Block]:
    """Means beside medians."""
    rows = [(run.name, to_json(run.figures)) for run in result.runs]
    caption = f"Mean beside median, SD beside IQR. {BARS}"
    yield Drawing("bars", caption, lambda: draw_bars(rows), [*sentences(result), BARS])


def runs(result: ComparisonResult) -> Iterator[Block]:
    """The figures of each."""
    yield Table(
        "Runs",
        ("run", "n", *shown(Detail.FULL)),
        [
            (run.name, run.figures.n, *(seconds_of(run, value_of(run.figures, name)) for name in shown(Detail.FULL)))
            for run in result.runs
        ],
    )


def runs_in_full(result: ComparisonResult) -> Iterator[Block]:
    """What is lost in each, and where its figures come from."""
    yield Table(
        "Runs in full",
        ("run", "missing", "coalesced", "figures from", "port"),
        [
            (
                run.name,
                *((run.classes.missing, run.classes.coalesced) if run.classes else (None, None)),
                run.source,
                run.port,
            )
            for run in result.runs
        ],
        Form.WORDS,
    )


def each_difference(result: ComparisonResult) -> Iterator[tuple[Pair, DifferenceResult]]:
    """All, with the runs that they are of."""
    for pair in result.comparisons:
        for each in pair.differences:
            yield pair, each


def told(pair: Pair, each: DifferenceResult) -> str:
    """A difference in words."""
    value, interval = _figures(pair, each)
    return f"{each.outcome}: {value} ({' to '.join(interval)})"


def _figures(pair: Pair, each: DifferenceResult) -> tuple[str, tuple[str, ...]]:
    """A difference, and the ends of its interval, or why it has none."""
    if each.value is None or not each.interval:
        return "-" if each.value is None else format_measured(each.value, pair.step), (each.reason,)
    value, *ends = format_interval(each.value, each.interval, pair.step)
    return value, tuple(ends)


def rates(found: ExceedancesCompared) -> tuple[str, str]:
    """How often a limit was exceeded, and the ends of the ratio's interval, or why there is none."""
    if found.reason or found.ratio is None:
        return "-", found.reason
    low, high = ("any" if end is None else f"{end:.3g}" for end in found.ratio)
    return f"{found.run} against {found.reference}", f"ratio {low} .. {high}, p = {found.p:.2g}"


def differences(result: ComparisonResult) -> Iterator[Block]:
    """A row for each quantile of each run."""
    rows = [(pair.run, name_of(repr(each.q)), told(pair, each)) for pair, each in each_difference(result)]
    yield Table("Differences", ("run", "quantile", "difference from the reference"), rows, Form.WORDS)


def judged(result: ComparisonResult) -> str:
    """Which value is compared, and what the intervals do not hold."""
    told = []
    for run in result.runs:
        if not run.median:
            return "Files of other tools have no uncertainty budget: compared is what stands in them."
        value, expanded = format_uncertain(run.median.corrected, run.median.expanded)
        told.append(f"{run.name} {value} with U = {expanded}")
    return (
        "Compared are corrected values (JCGM 100, 3.2.4), by simple acceptance (JCGM 106, 8.2); the table of runs has "
        "values as stamped. Intervals are of chance; what is uncertain of the instruments is not in them: the medians "
        f"are {', '.join(told)}."
    )


def differences_in_full(result: ComparisonResult) -> Iterator[Block]:
    """With exceedances, and what holds of all intervals."""
    rows: list[Sequence[object]] = []
    for pair in result.comparisons:
        for each in pair.differences:
            value, interval = _figures(pair, each)
            rows.append((pair.run, f"{percent(repr(each.q))} %", value, " .. ".join(interval), each.outcome))
        if found := pair.exceedances:
            counts, ratio = rates(found)
            rows.append((pair.run, f"beyond {format_exact(result.exceed or 0)}", counts, ratio, found.outcome))
    head = ("run", "quantile", f"more than {result.runs[0].name}", "95 % interval", "verdict")
    yield Table("Differences in full", head, rows, Form.TEXT, whole=False)
    yield Sentence(
        f"{together(result.among)} hold together with 95 %, by a bootstrap of {result.blocks} blocks of a run: "
        "neighbouring latencies may have to do with each other. Equivalent: the interval lies within the margin of "
        f"{format_exact(result.margin)}. {judged(result)}",
        Kind.NOTE,
    )


def draw_distributions(result: ComparisonResult) -> "Figure":
    """Histograms and complementary CDFs of all runs over each other, on logarithmic axes."""
    runs = result.runs
    size, unit = scale_of(min(run.figures.median for run in runs) or 1e-9)
    marks = within(marks_of_comparison(result), FAR * max(run.figures.max for run in runs))
    marks += [Mark(f"exceed {format_exact(result.exceed)}", result.exceed, BLACK, "--")] if result.exceed else []
    labels = [*(printable(run.name) for run in runs), *(mark.label for mark in marks)]
    with styled():
        above = 0.04 + 0.03 * rows(labels)
        figure = plot(5.6, left=0.12, right=0.98, top=1 - above, bottom=0.09, hspace=0.08)
        top, bottom = figure.subplots(2, 1, sharex=True)
        drawn: list[Artist] = []
        for number, run in enumerate(runs):
            colour, dashes, mark = look(number)
            edges, counts = (np.array(each, dtype=float) for each in (run.histogram.edges, run.histogram.counts))
            shares = density(counts / counts.sum(), edges)
            name = printable(run.name)
            drawn.append(top.stairs(shares, edges / size, color=colour, linestyle=dashes, linewidth=1.2, label=name))
            seconds, share = (np.array(each) for each in (run.cdf.seconds, run.cdf.share))
            beyond = np.append(1.0, 1 - share)[:-1]  # as long or longer
            bottom.step(seconds / size, beyond, where="pre", color=colour, linestyle=dashes, linewidth=1.4)
            at, least = float(seconds[-1] / size), float(beyond[-1])
            bottom.plot([at], [least], mark, color=colour, markersize=5, clip_on=False)
            longest = f"{printable(run.name)}: max {seconds_of(run, run.figures.max)} of {run.figures.n} samples"
            figure.hints.append(Hint(bottom, at, at, least, least, longest))
        crossed((top, bottom), marks, size)
        top.set(yscale="log", ylabel="share of samples per us")
        bottom.set(xscale="log", yscale="log", ylabel="share as long or longer", xlabel=f"{result.segment}, {unit}")
        decades(bottom.xaxis, "{:g}".format, (1, 2, 5))
        for axes in (top, bottom):
            decades(axes.yaxis, power)
        legend(top, [*drawn, *map(line_of, marks)])
        return figure
