# SPDX-License-Identifier: BSD-2-Clause
"""What analysis is asked of samples with little in them: every public function of it, by its name."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
from degenerate import SUB_BITS, TICK, Ints, distribution, edges, late, outliers, table

from irqscope.analysis import (
    allan,
    answers,
    blocks,
    bootstrap,
    calibration,
    chains,
    changepoint,
    comparedblocks,
    comparison,
    enough,
    exceedance,
    extremal,
    figures,
    grid,
    histogram,
    idling,
    interference,
    intervals,
    knee,
    masks,
    moments,
    period,
    periodogram,
    phase,
    phases,
    pulses,
    quantiles,
    rateratio,
    regularity,
    saturation,
    stability,
    standout,
    startbudget,
    stationarity,
    tail,
    throughput,
    timeerror,
    variation,
)


def fitted(samples: Ints) -> Any:
    found = distribution(samples, 10)
    cells, counts = tail._cells(found, found.low[0])
    shape, scale = tail.fit(cells, counts)
    return shape, scale, tail.goodness(cells, counts, shape, scale)


def steps(samples: Ints) -> list[saturation.Step]:
    return [
        saturation.Step(
            offered=1e3 * (1 + number),
            answered=float(value),
            paired=int(value),
            coalesced=int(value) % 3,
            minimum=TICK * int(value),
            median=TICK * int(value),
        )
        for number, value in enumerate(samples[:60])
    ]


def knees(samples: Ints) -> Any:
    offered = 1e3 * (1 + np.arange(min(60, len(samples))))
    return knee.divide(offered, samples[:60] * 1.0), knee.fit(offered, samples[:60] * 1.0, draws=50)


def compared(samples: Ints) -> Any:
    one, other = runs = [comparedblocks.in_blocks(name, samples * TICK, 20) for name in "ab"]
    told = np.array([[True, False]])
    return (
        comparison.compare(runs, (0.5, 0.9, 0.99), draws=50),
        bootstrap.ends_together(runs, (0.5, 0.9), np.ones(2), told, 0.05, 50, 1),
        comparedblocks.apart(one.quantiles([0.5]), other.quantiles([0.5])),
    )


def spaced(samples: Ints) -> Any:
    times, n = late(samples), len(samples)
    return exceedance.spacing(times, 0, n), exceedance.groups_of(extremal.decluster(times, 3), 0, n)


def exceeded(samples: Ints) -> Any:
    clusters, n = extremal.decluster(late(samples), 3), len(samples)
    return (
        exceedance.exceedances(clusters, n, 0, n, 3.6e9),
        exceedance.proportion(clusters.count, n),
        exceedance.poisson(clusters.count, 1.0),
    )


def gridded(samples: Ints) -> Any:
    lines = grid.Grid(tick=1e-3, window=10.0)
    return [*lines.add(edges(samples)), *lines.close()]


def long_window(samples: Ints) -> Any:
    return grid.fit(edges(samples)) if len(samples) >= grid.LEAST else None


def costs(samples: Ints) -> Any:
    counts, values = table(samples)
    median = calibration.block_median(values, values, counts)
    return median, calibration.cost(median, median)


def enoughs(samples: Ints) -> Any:
    count, n = len(late(samples)), len(samples)
    wanted = 1 / (2 * n)
    return (
        enough.enough(n, 1.0, count, wanted),
        enough.enough(n, 1.0, count, 1.0, hourly=True),
        enough.hours_for(1.0, count),
        enough.samples_for(wanted, count),
        enough.curve(np.array([n]), np.array([count])),
    )


def quantiled(samples: Ints) -> Any:
    counts, values = table(samples)
    whole = distribution(samples)
    return [
        found(text)
        for text in quantiles.QUANTILES
        for found in (
            lambda text: quantiles.quantile(whole, text),
            lambda text: blocks.block_quantiles(whole, counts, values, [text]),
            lambda text: blocks.maxima_quantile(samples.tolist(), text),
        )
    ]


def saturated(samples: Ints) -> Any:
    return saturation.saturation(steps(samples))


def passed_through(samples: Ints) -> Any:
    trials = [throughput.Trial(1.0 + k, int(each), int(each) // 2) for k, each in enumerate(samples)]
    found = throughput.throughput(trials, 0.4)
    bounds = [(each.most, each.least) for each in (found.best, found.above) if each is not None]
    return found, bounds, throughput.next_rate(trials, 0.4, 0.01, 1e6), throughput.needed(0.4)


def periodogram_of(samples: Ints) -> Any:
    times, over = edges(samples) * 1.0, float(edges(samples)[-1] + 1)
    scanned = periodogram.scan(times, over, 4 / over, 50 / over)
    return (
        periodogram.h_test(times, np.array([0.0, 0.5, 1.0])),
        scanned.heights,
        scanned.near(times, np.array([10 / over])),
    )


def regular(samples: Ints) -> Any:
    times = edges(samples[:40]) * 1.0
    period = float(times[-1] + 1) / 5
    return regularity.by_clock(times, period, period / 3), regularity.from_one_to_next(times, period, period / 3)


def period_of(samples: Ints) -> Any:
    few = outliers(samples[:60])
    return (
        period.search(few, simulations=5),
        period.judge(few, few),
        period.beats(1000.0, float(samples.max() + 1)),
        period.fooled(Fraction(1), Fraction(int(samples.max()) + 1)),
    )


def index_of(samples: Ints) -> Any:
    n = len(samples)
    return extremal.extremal_index(late(samples), n), extremal.natural_gap(late(samples), n)


def moments_of(samples: Ints) -> Any:
    found = distribution(samples)
    return (
        figures.moments(found, int(samples.min()), int(samples.max()), int(samples.sum())),
        moments.mean_bounds(found),
        moments.sd_bounds(found, None),
        moments.sd_of_middles(found),
    )


def changed(samples: Ints) -> Any:
    counts, values = table(samples)
    medians = stationarity.block_medians(counts, np.append(values, 10**8))
    return (
        stationarity.drift(medians),
        stationarity.stationarity(counts),
        stationarity.rank_kpss(samples * 1.0),
        stationarity.bridge_tail(float(samples.max())),
        stationarity.five_minutes(Fraction(1, 10**8)),
    )


def levels(samples: Ints) -> Any:
    series = samples[:60] * 1.0
    return changepoint.changes(series), changepoint.likeliest(series), changepoint.midmean(series)


def budgeted(samples: Ints) -> Any:
    worst = int(samples.max())
    return startbudget.budget(Fraction(worst + 2), Fraction(1), Fraction(1), Fraction(worst))


def extrapolated(samples: Ints) -> Any:
    """A tail of some 400 samples, which is long enough."""
    found = distribution(samples, 20_000 // len(samples))
    return tail.extrapolate(found, 1e-6, 1.0, True), tail.threshold_of(found)


def answered(samples: Ints) -> Any:
    oldest = histogram.ExactCounts()
    oldest.add(samples)
    several = answers.Several(samples, samples // 2, samples - samples // 2, np.full(len(samples), 2))
    return answers.lost_causes(oldest, several), answers.least_latency(oldest, oldest)


def chained(samples: Ints) -> object:
    """Two hops of a queue, and their answers once more as edges without a cause."""
    causes = edges(samples)
    middle = causes + samples.max()
    answered = np.full(len(causes), chains.Fate.ANSWERED)
    found = chains.follow([chains.Hop(causes, answered, middle), chains.Hop(middle, answered, middle + 1)])
    longest = chains.longest(found.complete, 5)
    said = chains.late(len(samples), longest, [float(samples.max()), 1.0])
    stretches = [chains.stretches(found, 0).tolist(), chains.struck(found, 0, middle + 2).tolist()]
    return [chains.merged(found.times), found.times.tolist(), stretches, said]


def pulsed(samples: Ints) -> Any:
    """Edges that are taken for pulses of the shortest span between them."""
    times = edges(samples)
    period = pulses.measured_period(times, float(samples.min() + 1)) or float(samples.max() + 1)
    found = pulses.train(times, np.ones(len(times), dtype=np.int64), period, 0.01)
    assert all(pulses.whole_periods(int(span), period, 0.01) >= 0 for span in np.diff(times)[:5])
    assert len(found.numbers) == len(found.times) and bool(np.all(np.diff(found.numbers) > 0))
    return (
        pulses.errors_by_clock(found, Fraction(period).limit_denominator(), Fraction(1)),
        pulses.errors_by_reference(found, found, period),
        [found.numbers[each] for each in pulses.stretches(found.numbers)],
    )


def wandered(samples: Ints) -> Any:
    series = [samples * 1.0, np.cumsum(samples) * 1.0]
    lengths = stability.factors(len(samples) - 1)
    kinds = [each for length in lengths if (each := stability.noise(series[1], length)) is not None]
    return (
        stability.curve(series, TICK),
        stability.mtie(series, lengths),
        [(stability.adev(series, length, 1.0), stability.tdev(series, length)) for length in lengths],
        [stability.freedom(len(samples), 1, kind, modified=True) for kind in kinds],
        [stability.enclosed(stability.tdev(series, 1), series, 1, kind, modified=True) for kind in kinds],
    )


def erred(samples: Ints) -> Any:
    numbers, errors = np.arange(len(samples)), samples * 1.0
    return (
        timeerror.line(numbers, errors),
        timeerror.frequency(numbers, errors, 7.0),
        timeerror.without_line(numbers, errors),
        timeerror.extents(numbers, errors),
    )


CASES: Mapping[str, Callable[[Ints], Any]] = {
    "allan.second_differences": lambda samples: allan.second_differences(samples * TICK, 1),
    "allan.overlapping": lambda samples: allan.overlapping(samples * TICK, 1.0, 1),
    "allan.octaves": lambda samples: allan.octaves(samples * TICK, 1.0),
    "allan.pooled": lambda samples: allan.pooled([allan.second_differences(samples * TICK, 1)] * 2, 1.0, 1),
    "blocks.scatter": lambda samples: blocks.scatter(table(samples)[0][:, 0], table(samples)[0].sum(axis=1)),
    "blocks.few_stalls": lambda samples: blocks.few_stalls(len(samples), len(set(samples.tolist()) | {0}) % 64, 64, 30),
    "blocks.mean_ranks": lambda samples: blocks.mean_ranks(samples * 1.0),
    "blocks.block_quantiles blocks.maxima_quantile quantiles.quantile": quantiled,
    "quantiles.median_ranks": lambda samples: quantiles.median_ranks(len(samples), 0.05),
    "quantiles.needed quantiles.rank quantiles.ranks": lambda samples: [
        (quantiles.rank(text, n), quantiles.ranks(n, Fraction(text)))
        for text in quantiles.QUANTILES
        if (n := len(samples)) >= quantiles.needed(text)
    ],
    "calibration.block_median calibration.cost": costs,
    "changepoint.changes changepoint.likeliest changepoint.midmean": levels,
    "comparison.outcome_of": lambda samples: comparison.outcome_of(float(samples.min()), float(samples.max()), 1.0),
    "comparison.compare comparison.check_among bootstrap.ends_together "
    "comparedblocks.in_blocks comparedblocks.apart": compared,
    "enough.enough enough.hours_for enough.samples_for enough.curve": enoughs,
    "exceedance.proportion exceedance.poisson exceedance.exceedances": exceeded,
    "exceedance.in_live": lambda samples: exceedance.in_live(
        exceedance.proportion, len(np.unique(samples)), len(samples), 0.5
    ),
    "exceedance.too_often": lambda samples: exceedance.too_often(extremal.decluster(np.sort(samples), 10), 0, 1000),
    "rateratio.rate_ratio": lambda samples: rateratio.rate_ratio(
        rateratio.Seen(len(np.unique(samples)), len(samples), 10.0, (len(np.unique(samples)), 0)),
        rateratio.Seen(len(samples), 2 * len(samples), 5.0, tuple(map(len, np.array_split(samples, 8)))),
        0.95,
    ),
    "exceedance.share_of": lambda samples: exceedance.share_of(
        extremal.decluster(np.arange(len(samples)), 0).sizes, len(samples)
    ),
    "exceedance.grouped": lambda samples: exceedance.grouped(
        np.unique(samples, return_counts=True)[1], float(len(samples))
    ),
    "exceedance.spacing exceedance.groups_of": spaced,
    "answers.lost_causes answers.least_latency": answered,
    "extremal.extremal_index extremal.natural_gap": index_of,
    "extremal.decluster": lambda samples: extremal.decluster(late(samples), 1).longest,
    "grid.fit": long_window,
    "grid.Grid": gridded,
    "histogram.bins_of": lambda samples: histogram.bins_of(samples, SUB_BITS),
    "histogram.median": histogram.median,
    "histogram.bin_edges": lambda samples: histogram.bin_edges(SUB_BITS),
    "chains.follow chains.longest chains.late chains.merged chains.stretches chains.struck": chained,
    "idling.curve": lambda samples: (
        idling.curve(np.arange(len(samples)) * 7 % 50, samples),
        idling.curve(samples, samples),
    ),
    "interference.curve": lambda samples: interference.curve(
        np.arange(len(samples)) * 7 % 50, samples, np.sort(samples)[: len(samples) // 2 + 1], 50
    ),
    "intervals.interval_method": lambda samples: intervals.interval_method(
        edges(samples), edges(samples) + samples.min()
    ),
    "startbudget.budget": budgeted,
    "knee.divide knee.fit": knees,
    "figures.moments moments.mean_bounds moments.sd_bounds moments.sd_of_middles": moments_of,
    "periodogram.h_test periodogram.scan": periodogram_of,
    "period.search period.judge period.beats period.fooled": period_of,
    "regularity.by_clock regularity.from_one_to_next": regular,
    "phase.fold": lambda samples: phase.fold(samples * 1.0, 7.0),
    "phase.coverage": lambda samples: phase.coverage(Fraction(int(samples.max()) + 1), len(samples), Fraction(7)),
    "phases.kuiper": lambda samples: phases.kuiper(samples / (samples.max() + 1)),
    "phases.follow": lambda samples: phases.follow(edges(samples), 4),
    "saturation.saturation": saturated,
    "quantiles.middle": lambda samples: quantiles.middle(samples, 0.05),
    "throughput.throughput throughput.next_rate throughput.needed": passed_through,
    "saturation.share_of": lambda samples: float(saturation.share_of(int(samples[0]) % 2, len(samples))),
    "stationarity.block_medians stationarity.drift stationarity.stationarity stationarity.rank_kpss "
    "stationarity.bridge_tail stationarity.five_minutes": changed,
    "tail.extrapolate tail.threshold_of": extrapolated,
    "tail.fit tail.goodness": fitted,
    "pulses.measured_period pulses.train pulses.whole_periods "
    "pulses.errors_by_clock pulses.errors_by_reference pulses.stretches": pulsed,
    "stability.factors stability.curve stability.mtie stability.adev stability.tdev stability.noise stability.freedom "
    "stability.enclosed": wandered,
    "standout.around standout.shares": lambda samples: standout.shares(standout.around(samples * 1.0, 1)),
    "timeerror.line timeerror.frequency timeerror.without_line timeerror.extents": erred,
    "masks.low_passed": lambda samples: masks.low_passed(samples * 1.0, 0.5),
    "variation.running_means": lambda samples: variation.running_means(samples, 0.0),
}
"""By the functions that are called."""
ELSEWHERE = {
    "saturation.difference": "of two knees, tested in test_shapes.py",
    **dict.fromkeys(
        (
            "figures.shown",
            "figures.has_all",
            "masks.of_mask",
            "masks.borders",
            "figures.heads",
            "figures.with_figures",
            "render.page",
            "render.products",
            "render.main",
            "quantiles.percent",
            "quantiles.name_of",
            "quantiles.named",
        ),
        "of no samples",
    ),
}
