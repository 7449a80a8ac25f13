# SPDX-License-Identifier: BSD-2-Clause
"""The target's trace clock against the instrument's, from the toggles that appear in both.

Neither side knows which edge is which. Of the edges of one pin a window is looked for whose intervals are those of the
trace; from there on each side's edges are paired with the nearest of the other, as far as the clocks are known already.
The line through the pairs is fitted without those that are far from it, which makes it robust against edges that one of
both has lost and writes that were interrupted on their way to the pin.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_time
from .line import Floats, Line
from .toggles import Times, Toggles

WINDOW = 48
"""Edges whose intervals are compared at first."""
SPARE = 2
"""Edges that a side may have alone: the stub puts pins to rest when it begins, a trace ends before the response."""
LEAST = 8
"""Edges below which nothing is said."""
CHANCE = 1 / 8
"""Of what pairs may be apart, what half of them are within in a clock that is believed; by chance it is a half."""
DRIFT = 500e-6
"""What two clocks may differ by: several times what crystals do, and what a kernel's clock is slewed by (NTP)."""
CLEAR, _AS_MANY = 3.0, 0.8
"""Another place that pairs so large a share of the edges must fit as many times worse, or it may be the true one."""
SHARE = 3 / 4
"""Of the edges that both sides should have, those that are pairs of a clock that is believed. A true trace has nearly
all; chance pairs a quarter at most, as a pair is no farther apart than an eighth of an interval to either side."""
_FAR = 6.0
"""Times the middle residual beyond which a pair is left out of the fit."""


class Misfit(BadInput):
    """The edges of a trace are not those of the run; doubts.py says why, where it can."""


@dataclass(frozen=True)
class Clock:
    """trace time = instrument time * (1 + drift) + offset, by `pairs` edges of the pins.

    Attributes
    ----------
    origin, offset_ns : int
        An instrument's time, and what the trace's clock showed then.
    drift : float
        How much faster the trace's clock runs.
    residual_ns : float
        Half of the pairs are as near to the line; those of the kernel's write and of the pin have a fixed distance,
        which cannot be told from the offset and is part of it.
    worst_ns : float
        The largest distance of a pair that was not left out.
    pairs, left_out : int
        Edges that were paired, and those among them that were too far from the line to count.
    names : dict
        The trace's name of each of the instrument's inputs.
    """

    origin: int
    offset_ns: float
    drift: float
    residual_ns: float
    worst_ns: float
    pairs: int
    left_out: int
    names: Mapping[str, str]

    def to_trace(self, times: Times) -> Floats:
        """Instrument's times in those of the trace."""
        return np.asarray((times - self.origin) * (1 + self.drift) + self.offset_ns, np.float64)

    def uncertainty_ns(self, resolution_ns: int) -> float:
        """Of one edge on the other's clock: what the pairs scatter by, at least the text's last digit."""
        return max(self.worst_ns, float(resolution_ns))


def align(pins: Mapping[str, Toggles], trace: Mapping[str, Toggles], given: Mapping[str, str] | None = None) -> Clock:
    """The clock of a trace by the edges of `pins`, by input, and those in the trace, by its names.

    `given` are names of inputs that are known, and no other input's; those that are not `names` of the clock then, the
    edges contradict. A name in the trace that is an input's is that input's. BadInput if run and trace have nothing in
    common, or so little that several places fit.

    A mark says what is written, and a pin may invert that, as some of a parallel port do: those are taken to that have
    nothing in common otherwise.
    """
    try:
        best = _align(pins, trace, given)
    except Misfit as misfit:
        if not (turned := _turned(pins, trace, ())):
            raise
        try:
            best = _align(pins, trace := turned, given)
        except Misfit:
            raise misfit from None
    if not (turned := _turned(pins, trace, best.names.values())):
        return best
    try:
        other = _align(pins, turned, given)
    except BadInput:
        return best
    return other if len(other.names) > len(best.names) else best


def _turned(
    pins: Mapping[str, Toggles], trace: Mapping[str, Toggles], joined: Collection[str]
) -> Mapping[str, Toggles] | None:
    """The trace with the levels of marks inverted that are not `joined` yet; None if there are none of them."""
    alone = {name for name, each in trace.items() if name in pins and name not in joined and len(each) >= LEAST}
    if not alone:
        return None
    return {name: replace(each, levels=1 - each.levels) if name in alone else each for name, each in trace.items()}


def _align(pins: Mapping[str, Toggles], trace: Mapping[str, Toggles], given: Mapping[str, str] | None) -> Clock:
    """The same with the levels that the trace says."""
    known = given or {}
    owner = {name: pin for pin, name in known.items()}
    may = {
        pin: [
            name
            for name in trace
            if known.get(pin, name if name not in pins else pin) == name and owner.get(name, pin) == pin
        ]
        for pin in pins
    }
    far = farthest(pins)
    found: list[_Fit] = []
    couples = [(outside, trace[name]) for pin, outside in pins.items() for name in may[pin]]
    for line in (line for outside, inside in couples for line in _places(outside, inside, far)):
        if not any(fit.line.is_like(line) for fit in found) and (fit := _fit(line, pins, trace, may, far)):
            found.append(fit)
    if not found:
        raise Misfit(
            f"the trace and the run share no pin with {LEAST} edges: is it the trace of this run, and has it the event "
            "gpio:gpio_value, or marks of the stub's writes (docs/guide/explain.md)?"
        )
    least = floor(trace)
    found = [fit for fit in found if fit.line.residual <= max(CHANCE * far, least)]
    if not found:
        raise Misfit("the edges of the trace are nowhere near those of the run: is it the trace of this run?")
    most = max(len(fit.inside) for fit in found)
    found = sorted((fit for fit in found if len(fit.inside) >= _AS_MANY * most), key=lambda fit: fit.line.residual)
    best = found[0]
    for other in found[1:]:
        apart = abs(float(other.line.at(best.middle)[0] - best.line.at(best.middle)[0]))
        if not best.line.is_like(other.line) and other.line.residual < CLEAR * max(best.line.residual, least):
            places = f"the trace fits the run at two places, {format_time(apart * 1e-9, 2)} apart"
            if len(np.intersect1d(best.inside, other.inside)) < len(other.inside) / 2:
                raise Misfit(f"{places}, a part of it at each: is it the trace of this run?")
            raise BadInput(f"{places}: say which line is which input (--pin isr=508), or measure with --dither")
    distance = np.abs(best.inside - best.line.at(best.outside))
    near = distance <= best.line.limit
    paired, expected = int(np.count_nonzero(near)), best.expected(pins, trace)
    if paired < SHARE * expected:
        raise Misfit(
            f"only {paired} of {expected} edges that trace and run should share are near each other: is it the trace "
            "of this run?"
        )
    return Clock(
        origin=int(best.middle[0]),
        offset_ns=float(best.line.at(best.middle)[0]),
        drift=best.line.slope - 1,
        residual_ns=float(np.median(distance)),
        worst_ns=float(distance[near].max()),
        pairs=len(best.inside),
        left_out=int(np.count_nonzero(~near)),
        names=best.names,
    )


@dataclass(frozen=True)
class _Fit:
    """A clock with all edges that it pairs."""

    line: "_Line"
    names: Mapping[str, str]
    inside: Times
    outside: Times

    @property
    def middle(self) -> Times:
        return np.sort(self.outside)[len(self.outside) // 2 :][:1]

    def expected(self, pins: Mapping[str, Toggles], trace: Mapping[str, Toggles]) -> int:
        """How many pairs there would be if each edge of either side that the other one reaches had one."""
        count = 0
        for pin, name in self.names.items():
            mine, theirs = self.line.at(pins[pin].times), trace[name].times
            first, last = max(mine[0], theirs[0]) - self.line.limit, min(mine[-1], theirs[-1]) + self.line.limit
            count += max(int(np.count_nonzero((each >= first) & (each <= last))) for each in (mine, theirs))
        return count


def _fit(
    line: "_Line",
    pins: Mapping[str, Toggles],
    trace: Mapping[str, Toggles],
    may: Mapping[str, Sequence[str]],
    far: float,
) -> _Fit | None:
    """The clock that a place suggests, by all pins; None if it pairs too little."""
    for _ in range(3):  # the wider the pairs reach, the better the drift, the further they reach
        names = _roles(line, pins, trace, may)
        pairs = [_nearest(line, pins[pin], trace[name]) for pin, name in names.items()]
        if sum(len(pair[0]) for pair in pairs) < LEAST:
            return None
        inside, outside = (np.concatenate([pair[side] for pair in pairs]) for side in (0, 1))
        line = _robust(inside, outside, far)
    return _Fit(line, names, inside, outside)


@dataclass(frozen=True)
class _Line(Line):
    """One through pairs of edges: half of them are as near as `residual`, and those beyond `limit` are left out."""

    residual: float
    limit: float

    def is_like(self, other: "_Line") -> bool:
        """Whether they are the same clock, as far as both are known where the other one was found."""
        at = np.array([other.origin], np.int64)
        return abs(float(self.at(at)[0] - other.base)) <= max(self.limit, other.limit)


def farthest(pins: Mapping[str, Toggles]) -> float:
    """What no pair may be apart: an eighth of what edges of a pin are apart, so that few find each other by chance."""
    intervals = [float(np.median(np.diff(each.times))) for each in pins.values() if len(each) >= LEAST]
    return max(1000.0, min(intervals, default=0.0) / 8)


def floor(trace: Mapping[str, Toggles]) -> float:
    """What a residual is below by chance: the trace's resolution."""
    return 300.0 if all(toggles.in_microseconds for toggles in trace.values()) else 20.0


def _places(outside: Toggles, inside: Toggles, far: float) -> list["_Line"]:
    """Where windows of the trace fit best and second best."""
    return [_robust(theirs, mine, far) for theirs, mine in windows(outside, inside, 2)]


def windows(
    outside: Toggles, inside: Toggles, count: int, *, most: int = WINDOW, places: int = 3, drift: float = DRIFT
) -> Iterator[tuple[Times, Times]]:
    """Windows of the trace from its begin to its end, each with the `count` of the run's that fit it best.

    They are of `most` edges, at so many `places`; the clocks may differ by `drift`. None if a side has too few edges.
    """
    fewest = min(len(inside), len(outside))
    if fewest < LEAST:
        return
    width = min(most, max(LEAST, fewest - SPARE))
    all_ = np.lib.stride_tricks.sliding_window_view(outside.times, width)
    for start in sorted({(len(inside) - width) * place // (places - 1) for place in range(places)}):
        theirs = inside.times[start : start + width]
        alike = np.flatnonzero(outside.levels[: len(all_)] == inside.levels[start])
        if len(alike):
            misfit = np.concatenate([_misfit(all_[part], theirs, drift) for part in _parts(alike)])
            yield from ((theirs, all_[alike[place]]) for place in np.argsort(misfit)[:count])


def _parts(rows: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    return [rows[first : first + 4096] for first in range(0, len(rows), 4096)]


def _misfit(windows: NDArray[np.int64], theirs: Times, drift: float) -> Floats:
    """The middle distance of each window from a line through it, whose slope the clocks may have."""
    x = (windows - windows[:, :1]).astype(np.float64)
    y = (theirs - theirs[0]).astype(np.float64)
    x -= x.mean(axis=1, keepdims=True)
    y = y - y.mean()
    slope = np.clip((x * y).sum(axis=1) / np.maximum((x * x).sum(axis=1), 1.0), 1 - drift, 1 + drift)
    distance = y - slope[:, None] * x
    distance -= np.median(distance, axis=1, keepdims=True)
    result: Floats = np.median(np.abs(distance), axis=1)
    return result


def _robust(inside: Times, outside: Times, far: float) -> _Line:
    """The line through pairs, by least squares over those that are near it."""
    origin = int(outside[len(outside) // 2])
    x, y = (outside - origin).astype(np.float64), inside.astype(np.float64) - float(inside[0])
    slope = 1.0
    base = float(np.median(y - x))
    near = np.ones(len(x), dtype=bool)
    for _ in range(8):
        distance = np.abs(y - base - slope * x)
        limit = min(far, max(_FAR * float(np.median(distance)), 1000.0))
        near = distance <= limit
        if not near.any():
            break
        spread = x[near] - x[near].mean()
        if (square := float((spread * spread).sum())) > 0:
            slope = float(np.clip((spread * y[near]).sum() / square, 1 - DRIFT, 1 + DRIFT))
        base = float((y[near] - slope * x[near]).mean())
    distance = np.abs(y - base - slope * x)
    residual = float(np.median(distance))
    return _Line(origin, base + float(inside[0]), slope, residual, min(far, max(_FAR * residual, 1000.0)))


def nearest(expected: Floats, times: Times) -> NDArray[np.int64]:
    """Of each of these times, which of those that are expected is the nearest; both ascend, and some are expected."""
    right = np.minimum(np.maximum(np.searchsorted(expected, times), 1), len(expected) - 1)
    left = np.maximum(right - 1, 0)
    return np.where(np.abs(expected[left] - times) <= np.abs(expected[right] - times), left, right)


def _nearest(line: _Line, outside: Toggles, inside: Toggles) -> tuple[Times, Times]:
    """Pairs of edges with equal levels that are each other's nearest, and not farther than the clocks may be apart."""
    if not len(inside) or not len(outside):
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    expected = line.at(outside.times)
    pick = nearest(expected, inside.times)
    distance = np.abs(expected[pick] - inside.times)
    limit = line.limit + 20e-6 * np.abs(outside.times[pick] - line.origin)
    good = (distance <= limit) & (outside.levels[pick] == inside.levels)
    return inside.times[good], outside.times[pick[good]]


def _roles(
    line: _Line, pins: Mapping[str, Toggles], trace: Mapping[str, Toggles], may: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """The trace's name of each input, each name once: half of either's edges at the same time, nearest first."""
    candidates = []
    for pin, outside in pins.items():
        for name in may[pin]:
            theirs, mine = _nearest(line, outside, trace[name])
            if len(theirs) >= LEAST and 2 * len(theirs) >= min(len(outside), len(trace[name])):
                candidates.append((float(np.median(np.abs(theirs - line.at(mine)))), pin, name))
    found: dict[str, str] = {}
    for _, pin, name in sorted(candidates):
        if pin not in found and name not in found.values():
            found[pin] = name
    return found
