# SPDX-License-Identifier: BSD-2-Clause
"""How limits on a clock are judged. Figures are those of this run's pulses; of a mask it is counted at how many
intervals a figure is above it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from ..analysis.masks import FAR
from ..base.records import changed
from ..measuring.limits import Limit
from ..units import counted, format_time
from .clockrecords import ClockFinding, MaskJudged
from .foundlimits import ClockLimit
from .judged import EXCEEDED, KEPT, Judged
from .uncertainty import expanded
from .verdict import Found

UNKNOWN_CONSTANT = (
    "a constant time error is known only against the pulses of a second clock (--reference), with nothing taken off"
)
LEAST_PULSES = 10
"""With fewer, the line that is taken off follows the errors themselves."""


def of_clock(limits: Sequence[Limit], found: ClockFinding, tick: Fraction) -> Mapping[str, Found]:
    """What the run says of each limit."""
    return {each.name: _found(each, found, tick) for each in limits if isinstance(each, ClockLimit)}


def _found(limit: ClockLimit, found: ClockFinding, tick: Fraction) -> Found:
    if limit.is_count and not limit.mask:
        return _count(limit.name, found)
    value = _value(limit, found, tick)
    why = _unseen(found)
    return value if value.value is None or not why else replace(value, sure=None, why=why)


def _unseen(found: ClockFinding) -> str:
    """Why the clock may have been off by more than its pulses show, or ""."""
    for train in filter(None, (found.clock, found.reference)):
        if train.unseen:
            return f"{counted(train.unseen, 'pulse')} never came before the first on {train.input} or after the last"
    if found.removed == "offset" and found.clock.pulses < LEAST_PULSES:
        return f"a line through {counted(found.clock.pulses, 'pulse')} leaves too little: {LEAST_PULSES} are needed"
    return ""


def _value(limit: ClockLimit, found: ClockFinding, tick: Fraction) -> Found:
    """By the pulses that came."""
    if limit.mask:
        entry = _entry(limit.name, found)
        if entry is None or not entry.points:
            return Found(None, None, why="no interval of the mask was measured")
        return Found(Fraction(entry.above), Fraction(entry.above))
    if limit.tau is not None:
        return _at(limit, found, tick)
    errors = found.time_error
    if errors is None:
        return Found(None, None, why="there are no two pulses")
    value = {"te.max": errors.max, "te.range": errors.range, "te.constant": errors.constant}[limit.name]
    return _time(None if value is None else abs(value), found, tick, UNKNOWN_CONSTANT)


def _at(limit: ClockLimit, found: ClockFinding, tick: Fraction) -> Found:
    """MTIE or TDEV at an interval, of which the upper end counts where one is known: it is the clock's own."""
    period = Fraction(found.period).limit_denominator(10**12)
    periods = limit.periods(period)
    if periods is None:
        return Found(None, None, why=f"it is no whole number of periods of {format_time(period)}")
    curve = found.curve
    if periods not in curve.periods:
        return Found(None, None, why="no stretch without a gap is that long")
    at = curve.periods.index(periods)
    if limit.name.startswith("mtie"):
        return _time(curve.mtie[at], found, tick, "")
    value, low, high = (column[at] for column in (curve.tdev, curve.tdev_low, curve.tdev_high))
    if value is None:
        return Found(None, None, why="no stretch without a gap is three times as long")
    if low is None or high is None:
        return Found(Fraction(value) * tick, None, why="it has no interval: too few pulses tell the kind of noise")
    ends = (Fraction(low) * tick, Fraction(high) * tick)
    return Found(Fraction(value) * tick, ends[1], ends)


def _time(ticks: float | None, found: ClockFinding, tick: Fraction, why: str) -> Found:
    """With U by the grid: of the difference of two time errors."""
    if ticks is None:
        return Found(None, None, why=why)
    value = Fraction(ticks) * tick
    floor = float(found.time_error.floor) if found.time_error else 0.0
    wide = expanded(floor * 2**0.5) * float(tick)
    return Found(value, value, expanded=wide, tick=tick)


def _count(name: str, found: ClockFinding) -> Found:
    """Of both clocks. Pulses whose events were lost may have been extra ones, and a lost block may have hidden any."""
    trains = [each for each in (found.clock, found.reference) if each]
    value = Fraction(sum(getattr(each, name) for each in trains))
    lost = sum(each.lost for each in trains)
    why = found.doubts[0] if found.doubts else f"{counted(lost, 'pulse')} were lost on the way" if lost else ""
    return Found(value, None if why else value, why=why)


def _entry(name: str, found: ClockFinding) -> MaskJudged | None:
    return next((each for each in found.masks if f"{each.mask}.{each.figure}" == name), None)


def sentence_of(judged: Judged, found: ClockFinding) -> Judged:
    """The same, and of a mask where its figure was compared, and where it is above it first."""
    entry = _entry(judged.name, found)
    if entry is None or judged.outcome not in (KEPT, EXCEEDED) or entry.begin is None or entry.end is None:
        return judged
    return changed(judged, sentence=f"{judged.name}: {told(entry)}")


def told(entry: MaskJudged, found: str = "") -> str:
    """A figure against a mask, in words."""
    if entry.begin is None or entry.end is None:
        return f"no interval of the mask of {entry.edition} was measured"
    span = f"{counted(entry.points, 'interval')} from {format_time(entry.begin)} to {format_time(entry.end)}"
    rest = (
        "" if entry.end >= entry.until or entry.until >= FAR else f"; the mask goes on up to {format_time(entry.until)}"
    )
    if entry.first is None:
        return f"{entry.figure.upper()} keeps the mask of {entry.edition} at all of {span}{rest}"
    first = f"first at {format_time(entry.first.tau)}, where it allows {format_time(entry.first.allowed)}{found}"
    return f"{entry.figure.upper()} is above the mask of {entry.edition} at {entry.above} of {span}, {first}{rest}"
