# SPDX-License-Identifier: BSD-2-Clause
"""Why a trace does not fit a run: it is of another one, has lost entries, or its clock runs otherwise."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from ..errors import BadInput
from ..units import format_ppm, format_share, format_time
from .agreement import Agreement
from .clocks import CHANCE, CLEAR, DRIFT, Clock, Misfit, farthest, floor, windows
from .ftrace import Trace
from .toggles import Times, Toggles

_WIDE = 0.5
"""How much faster or slower a trace's clock is looked for than the instrument's."""
_WINDOW, _PLACES = 24, 9
"""Edges whose intervals are compared, and how often in a trace: some lie before a step of the clock, some after it."""


def check_names(of_run: str, of_trace: tuple[str, ...]) -> None:
    """Refuse the trace of another run, where the stub of both was given a name by `--id`."""
    if of_run and of_trace and of_run not in of_trace:
        raise BadInput(f"the trace is of the run {', '.join(of_trace)}, as its stub says, and not of {of_run}")


def check_pins(
    given: Mapping[str, str], clock: Clock, toggles: Mapping[str, Toggles], without: Callable[[], Clock]
) -> None:
    """Refuse names of inputs that the edges contradict: they are none of the clock's, or it fits clearly better
    `without`."""
    if not given:
        return
    try:
        other = without()
    except BadInput:  # which is why they are given
        other = clock
    joined = clock if clock.residual_ns < CLEAR * max(other.residual_ns, floor(toggles)) else other
    for pin, name in given.items():
        if joined.names.get(pin) != name:
            raise BadInput(
                f"--pin {pin}={name.removeprefix('gpio ')}: what the trace says of {name} are not the run's edges of "
                f"{pin}; name another line, or leave it out"
            )


def check_latencies(found: Agreement) -> None:
    """Refuse the trace of another run with the same stimuli."""
    if found.contradicted:
        raise BadInput(
            f"the trace is of another run with the same stimuli: its latencies of {found.response} have a rank "
            f"correlation of {found.correlation:.2f} with the run's, and half of them are more than "
            f"{format_time(found.apart_ns * 1e-9, 2)} apart; give the trace that was recorded while this run was "
            "measured"
        )


def because(misfit: Misfit, pins: Mapping[str, Toggles], toggles: Mapping[str, Toggles], trace: Trace) -> BadInput:
    """The same with what can be seen of the reason."""
    if trace.lost:
        return BadInput(
            f"{misfit}; the trace has lost {trace.losses}: a shorter run, or a larger buffer (buffer_size_kb of "
            "ftrace, --subbuf-size of LTTng), loses none"
        )
    couples = [(mine, theirs) for mine in pins.values() for theirs in toggles.values()]
    found = (windows(*couple, 1, most=_WINDOW, places=_PLACES, drift=_WIDE) for couple in couples)
    places = [_Place.of(*pair) for pairs in found for pair in pairs]
    places = sorted((each for each in places if each.apart <= CHANCE * farthest(pins) / 4), key=lambda each: each.apart)
    if not places:
        return misfit
    best = places[0]
    if abs(best.slope - 1) > DRIFT:
        off = format_share(best.slope - 1, signed=True)
        return BadInput(
            f"the trace's clock is {off} off the instrument's, and {format_ppm(DRIFT)} are the most: "
            "record with trace_clock global or mono"
        )
    step = max((each.parted(best) for each in places), default=0.0)
    if step > farthest(pins):
        return BadInput(
            f"the clocks of trace and instrument part by {format_time(step * 1e-9, 2)} within the trace: the target's "
            "was set, or stood still, while it was recorded; use trace_clock mono"
        )
    return misfit


@dataclass(frozen=True)
class _Place:
    """Where a window of the trace fits the run: the times of its middle, how fast its clock runs there, and how far the
    edges are from that."""

    outside: float
    inside: float
    slope: float
    apart: float

    @classmethod
    def of(cls, theirs: Times, mine: Times) -> "_Place":
        x, y = (mine - mine[0]).astype(np.float64), (theirs - theirs[0]).astype(np.float64)
        slope, base = (float(each) for each in np.polyfit(x, y, 1))
        middle = float(x.mean())
        apart = float(np.median(np.abs(y - base - slope * x)))
        return cls(float(mine[0]) + middle, float(theirs[0]) + base + slope * middle, slope, apart)

    def parted(self, other: "_Place") -> float:
        """How much more the trace's clock has passed between both than the instrument's, nanoseconds."""
        between = abs(self.outside - other.outside)
        return max(0.0, abs(self.inside - other.inside - (self.outside - other.outside)) - DRIFT * between)
