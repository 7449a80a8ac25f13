# SPDX-License-Identifier: BSD-2-Clause
"""How far a clock wanders: sentences, a table by the length of an interval, time errors over time, and curves with
their masks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..analysis.masks import MASKS
from ..results.clockjudging import told as told_of
from ..results.clockrecords import ClockFinding, MaskJudged, PulseTrain, Stability, TimeErrors
from ..results.resultrecord import Result
from ..results.uncertainty import expanded
from ..units import counted, format_interval, format_moment, format_ppm, format_time
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLACK, BLUE, DASHES, GREEN, ORANGE, column, decades, plot, power, scale_of, styled
from .sentence import conditions_in_short, duration_of, state

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HEAD = ("interval", "MTIE", "windows", "TDEV", "interval of that", "ADEV", "interval of that", "terms", "noise")
NOTE = (
    "Terms and windows are those of stretches without a gap: none reaches over a missing pulse. MTIE is that of "
    "this run's pulses, and has no interval. Intervals of TDEV and ADEV are chi-squared ones of 95 % by the kind of "
    "noise (NIST SP 1065), as far as pulses suffice to tell it."
)
SHOWN = (1, 2, 5)
LISTED = 5
PICOSECOND = 1e-12
PLACES = {
    "missing": "missing before",
    "lost": "lost on the way to the host before",
    "extra": "too many at",
}


def clock(result: Result) -> Iterator[Block]:
    """Of a run of `irqscope clock`; nothing of another one."""
    if not isinstance(found := result.findings, ClockFinding):
        return
    said = [*sentences(result, found)]
    yield from told(said, Kind.FINDING)
    if not found.time_error:
        return
    curve, tick = found.curve, float(result.tick.fraction)
    shown = [at for at, periods in enumerate(curve.periods) if _round(periods) or periods == curve.periods[-1]]
    yield Table("Wander", HEAD, [_row(result, curve, at) for at in shown])
    yield Sentence(NOTE, Kind.NOTE)
    short = f"{counted(found.clock.pulses, 'pulse')} on {found.clock.input}; {conditions_in_short(result)}"
    caption = f"Time error over time: the least and the largest of each stretch. {short}; {state(result)}."
    yield Drawing("time-error", caption, lambda: draw_errors(found, tick), [*said, caption])
    caption = (
        "Above: MTIE and TDEV over the length of an interval, and the masks that they are held against. Below: "
        f"overlapping Allan deviation. Bands: 95 %. {short}; {state(result)}."
    )
    yield Drawing("wander", caption, lambda: draw_wander(found, tick), [*said, caption])


def sentences(result: Result, found: ClockFinding) -> Iterator[str]:
    """What the clock is compared with, what is wrong with its pulses, and how it keeps its masks."""
    yield _reference(result, found)
    if found.frequency is not None:
        yield _frequency(found)
    if errors := found.time_error:
        yield _errors(result, found, errors)
    for train in (found.clock, found.reference):
        if train:
            yield from _wrong(result, train)
    if found.stretches > 1:
        yield (
            f"Gaps part the pulses into {found.stretches} stretches, the longest of {found.longest}: MTIE, TDEV and "
            "ADEV are those of stretches, and time errors go on over a gap, as the numbers of the pulses do."
        )
    for entry in found.masks:
        yield f"{_against(result, entry)}."
    for doubt in found.doubts:
        yield f"{doubt[0].upper()}{doubt[1:]}."


def _reference(result: Result, found: ClockFinding) -> str:
    if found.reference:
        return (
            f"The reference is the clock at {found.reference.input}: the instrument's own oscillator drops out, but "
            "for the time from one pulse to the other. What cables and inputs delay is in the time errors."
        )
    cited = result.record.oscillator if result.record else None
    if result.simulated:
        known = "which is exact on the virtual bench, unless that is told otherwise"
    elif result.calibrated:
        known = (
            f"corrected by its calibration of {result.calibrated.date[:10]}, "
            f"U = {format_ppm(wide := expanded(result.calibrated.uncertainty), wide)} (k = 2) on that day"
        )
    elif cited:
        error = format_ppm(cited.error, cited.uncertainty, signed=True)
        known = f"{error} off by its calibration of {cited.date[:10]}, by which --calibrated would correct it"
    else:
        known = "whose error nobody has measured: crystals are often tens of ppm off, and wander with temperature"
    epoch = "the line that fits them best" if found.removed == "offset" else "the first pulse"
    return (
        f"The reference is the instrument's own oscillator, {known}. What is told is the difference of two clocks, and "
        f"its time has no epoch: time errors count from {epoch}."
    )


def _frequency(found: ClockFinding) -> str:
    offset = found.frequency or 0.0
    low, high = found.frequency_interval or (offset, offset)
    half = (high - low) / 2
    way = "fast" if offset >= 0 else "slow"
    between = f" [{format_ppm(low, half, signed=True)} .. {format_ppm(high, half, signed=True)}]" if half else ""
    taken = "; that is taken off all that follows" if found.removed == "offset" else ""
    return f"The clock is {format_ppm(abs(offset), half)} {way}{between} by the line that fits best{taken}."


def _errors(result: Result, found: ClockFinding, errors: TimeErrors) -> str:
    by = errors.floor
    worst, spread = (duration_of(result, each, by) for each in (errors.max, errors.range))
    sd = duration_of(result, errors.sd)
    at = format_moment((errors.at - result.start_ticks) * float(result.tick.fraction))
    constant = ""
    if errors.constant is not None:
        constant = f", constant {duration_of(result, errors.constant, by)} (cTE, their mean)"
    return (
        f"max|TE| is {worst}, {at} after the start{constant}; from the least to the largest {spread}, SD {sd}. "
        f"The grid of the stamps gives each u = {format_time(by * float(result.tick.fraction), 3)}."
    )


def _wrong(result: Result, train: PulseTrain) -> Iterator[str]:
    counts = [
        f"{count} {what}"
        for what, count in (("missing", train.missing), ("lost", train.lost), ("too many", train.extra))
        if count
    ]
    counts += [f"{counted(train.jumps, 'jump')}"] if train.jumps else []
    if not counts:
        return
    places = []
    for each in train.wrong[:LISTED]:
        at = format_moment((each.time - result.start_ticks) * float(result.tick.fraction))
        if each.what == "jump":
            places.append(f"a jump by {duration_of(result, each.number)} at {at}")
        else:
            places.append(f"{each.number} {PLACES[each.what]} {at}")
    yield f"Pulses on {train.input}: {', '.join(counts)}; {', '.join(places)}."


def _against(result: Result, entry: MaskJudged) -> str:
    there = f", and it is {duration_of(result, entry.first.found)}" if entry.first else ""
    return f"{entry.mask}: {told_of(entry, there)}"


def _round(periods: int) -> bool:
    return periods in {first * 10**power for first in SHOWN for power in range(12)}


def _row(result: Result, curve: Stability, at: int) -> tuple[object, ...]:
    tick = float(result.tick.fraction)

    time, low, high = curve.tdev[at], curve.tdev_low[at], curve.tdev_high[at]
    tdev = tdev_ends = adev_ends = None
    if time is not None and (low is None or high is None):
        tdev = duration_of(result, time)
    elif time is not None and low is not None and high is not None:
        # Finer than the tick, as far as the interval says: it is of many pulses.
        tdev, *ends = format_interval(time * tick, (low * tick, high * tick), PICOSECOND)
        tdev_ends = f"[{' .. '.join(ends)}]"
    deviation, low, high = curve.adev[at], curve.adev_low[at], curve.adev_high[at]
    if low is not None and high is not None:
        adev_ends = f"[{low:.2g} .. {high:.2g}]"
    return (
        format_time(curve.tau[at]),
        duration_of(result, curve.mtie[at]),
        curve.windows[at],
        tdev,
        tdev_ends,
        None if deviation is None else f"{deviation:.3g}",
        adev_ends,
        curve.tdev_terms[at] or None,
        curve.noise[at],
    )


def draw_errors(found: ClockFinding, tick: float) -> "Figure":
    """Time errors over time."""
    at, low, high = (column(each) for each in (found.series.at, found.series.low, found.series.high))
    size, unit = scale_of(max(float(np.max(np.abs([low, high]))) * tick, tick))
    with styled():
        figure = plot(3.0, left=0.11, right=0.98, top=0.95, bottom=0.17)
        axes = figure.subplots()
        axes.fill_between(at, low * tick / size, high * tick / size, step="post", color=BLUE, alpha=0.5, linewidth=0.8)
        axes.plot(at, (low + high) / 2 * tick / size, color=BLUE, linewidth=0.9)
        axes.set(xlabel="since the first pulse, s", ylabel=f"time error, {unit}")
        return figure


def draw_wander(found: ClockFinding, tick: float) -> "Figure":
    """MTIE and TDEV with their masks, and the Allan deviation."""
    curve = found.curve
    with styled():
        figure = plot(6.2, left=0.12, right=0.98, top=0.93, bottom=0.09, hspace=0.12)
        top, bottom = figure.subplots(2, 1, sharex=True)
        tau = column(curve.tau)
        _line(top, tau, column(curve.mtie) * tick, BLUE, "s", "MTIE")
        if any(each is not None for each in curve.filtered):
            _line(top, tau, column(curve.filtered) * tick, GREEN, "^", "MTIE below 0.1 Hz")
        _line(top, tau, column(curve.tdev) * tick, ORANGE, "o", "TDEV")
        _band(top, tau, column(curve.tdev_low) * tick, column(curve.tdev_high) * tick, ORANGE)
        for number, entry in enumerate(found.masks):
            _mask(top, entry, (curve.tau[0], curve.tau[-1]), DASHES[1 + number % (len(DASHES) - 1)])
        _line(bottom, tau, column(curve.adev), BLACK, "o", "ADEV")
        _band(bottom, tau, column(curve.adev_low), column(curve.adev_high), BLACK)
        top.set(xscale="log", yscale="log", ylabel="time")
        bottom.set(xscale="log", yscale="log", ylabel="ADEV", xlabel="interval")
        decades(top.yaxis, lambda value: format_time(value, 2))
        decades(bottom.yaxis, power)
        decades(bottom.xaxis, lambda value: format_time(value, 2))
        top.legend(frameon=False, fontsize=8, ncols=3, loc="lower left", bbox_to_anchor=(-0.02, 0.98))
        return figure


def _line(axes: "Axes", tau: "np.ndarray", values: "np.ndarray", colour: str, mark: str, label: str) -> None:
    shown = values > 0
    axes.plot(tau[shown], values[shown], mark, linestyle="-", color=colour, markersize=3, linewidth=1.1, label=label)


def _band(axes: "Axes", tau: "np.ndarray", low: "np.ndarray", high: "np.ndarray", colour: str) -> None:
    shown = low > 0
    axes.fill_between(tau[shown], low[shown], high[shown], color=colour, alpha=0.2, linewidth=0)


def _mask(axes: "Axes", entry: MaskJudged, ends: tuple[float, float], dashes: str) -> None:
    mask = MASKS[entry.mask]
    taus = np.geomspace(*ends, 200) if ends[1] > ends[0] else np.array([ends[0]])
    limits = column(mask.limit(entry.figure, float(each)) for each in taus)
    axes.plot(taus, limits, linestyle=dashes, color=BLACK, linewidth=1.2, label=f"{entry.mask}.{entry.figure}")
