# SPDX-License-Identifier: BSD-2-Clause
"""The instrument's oscillator against a reference on an input: one pulse per second, or some MHz.

Time stamps of rising edges are the instrument's clock read at times that the reference knows. A pulse per second is
stamped pulse by pulse. Of a fast reference the link carries a part of the edges; loss records count the others exactly,
so that each stamp that did come still has its number.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..analysis.allan import octaves
from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration, InputSettings
from ..device.decode import LossRecord, decode
from ..device.instrument import Instrument
from ..device.transport import READ_TIMEOUT
from ..errors import BadInput, Invalid
from ..measuring.observation import Observation
from ..results.uncertainty import combined, rectangular, triangular
from ..units import counted, format_rate, format_time, to_ticks

LARGEST_ERROR = 1e-3
"""Of the oscillator, relative; beyond it this is another reference than was said."""
OFF_GRID = 1e-3
"""Of a period, by which a pulse may be early or late, beside two ticks; further off it belongs to no second."""
FASTEST_CLOCKS = 4
"""Least period of a reference, in clocks: an input records one edge a clock, and both levels have to be sampled."""
LEAST_PERIODS = 10
CARRIED_HZ = 80_000
"""Edges a second that a link may carry."""
DRIFT = 1e-5
"""By which the period may be off while edges are numbered."""
AHEAD = 3
"""Edges after one, of which another is on its grid if it is itself."""
SILENT_PERIODS = 10
SILENCE = Fraction(2)
"""Seconds of the port's time, at least, without an edge after which a reference is silent."""
PHASES = 200
"""Of a fast reference, from which the Allan deviation is computed."""
FLUSH_S = Fraction(1, 20)
TOGETHER = 16
LISTED = 20


MOST_STAMPS = 5_000_000

Progress = Callable[[int, int], None]
"""Is told of seconds measured and wanted."""


@dataclass(frozen=True)
class Wrong:
    """A pulse that is missing or too many: `what`, and when, in seconds since the first pulse."""

    what: str
    at: float


@dataclass(frozen=True)
class Oscillator:
    """What was found. `error` is that of the frequency, relative: positive is fast.

    Attributes
    ----------
    quantisation, jitter : float
        Standard uncertainties of the error by the stamps' grid and by the pulses' own scatter.
    uncertainty : float
        Both, combined.
    allan : list of tuple of float
        Averaging time in seconds, and overlapping Allan deviation of instrument and reference together.
    wrong : list of Wrong
        Places where pulses were missing or too many: `missing` and `doubled` pulses in all.
    """

    reference_hz: Fraction
    input: Source
    seconds: float
    periods: int
    error: float
    quantisation: float
    jitter: float
    allan: list[tuple[float, float]]
    wrong: list[Wrong]
    missing: int
    doubled: int

    @property
    def uncertainty(self) -> float:
        return combined([self.quantisation, self.jitter])

    def to_json(self) -> dict[str, object]:
        return {
            "input": self.input.label,
            "reference_hz": float(self.reference_hz),
            "seconds": self.seconds,
            "periods": self.periods,
            "error": self.error,
            "uncertainty": self.uncertainty,
            "components": {"quantisation": self.quantisation, "jitter": self.jitter},
            "allan": [{"tau": tau, "deviation": deviation} for tau, deviation in self.allan],
            "missing": self.missing,
            "doubled": self.doubled,
            "wrong": [vars(one) for one in self.wrong[:LISTED]],
        }


@dataclass(frozen=True)
class Stamps:
    """Ticks of the edges that came, and how many edges of the source there were from the one before to each."""

    times: NDArray[np.int64]
    counts: NDArray[np.int64]


class _Collector:
    """Stamps of one source, and the losses between them."""

    def __init__(self, source: Source, observation: Observation) -> None:
        self._source, self._observation = source, observation
        self._times: list[NDArray[np.int64]] = []
        self._losses: list[LossRecord] = []
        self.first: int | None = None
        self.latest = 0

    def feed(self, blocks: Sequence[bytes]) -> None:
        self._observation.feed(blocks)
        batch = decode(blocks)
        mine = batch.events.time[batch.events.source == self._source]
        if len(mine):
            self.first = int(mine[0]) if self.first is None else self.first
            self.latest = int(mine[-1])
            self._times.append(mine)
        self._losses += batch.losses

    def stamps(self) -> Stamps:
        times = np.concatenate([np.empty(0, dtype=np.int64), *self._times])
        counts = np.ones(len(times), dtype=np.int64)
        for loss in self._losses:
            after = int(np.searchsorted(times, loss.end, side="right"))
            if after < len(times):
                counts[after] += loss.counts[self._source]
        return Stamps(times, counts)


def measure(
    instrument: Instrument, source: Source, reference_hz: Fraction, seconds: Fraction,
    progress: Progress = lambda done, wanted: None,
) -> Oscillator:
    """Compare for that long; Invalid says in a sentence why nothing can be said."""
    identity = instrument.identity
    if reference_hz * FASTEST_CLOCKS > identity.clock_hz:
        raise BadInput(
            f"a reference of {format_rate(reference_hz)} is too fast: this instrument takes "
            f"{format_rate(identity.clock_hz / FASTEST_CLOCKS)} at most"
        )
    if seconds * reference_hz < LEAST_PERIODS:
        raise BadInput(f"{format_time(seconds)} are too short: it takes {LEAST_PERIODS} periods of the reference")
    longest = MOST_STAMPS / min(reference_hz, Fraction(CARRIED_HZ))
    if seconds > longest:
        raise BadInput(f"{format_time(seconds)} are too long for so fast a reference: {format_time(longest)} at most")
    configuration = Configuration(
        inputs={source: InputSettings(fall=False)}, stimuli={}, segments=(), snapshot=0,
        flush=int(FLUSH_S * identity.clock_hz), watchdog=0,
    )  # fmt: skip
    observation = Observation(identity, configuration)
    collector = _Collector(source, observation)
    _collect(instrument, configuration, collector, source, to_ticks(seconds, identity.tick), reference_hz, progress)
    observation.finish()
    if observation.multi[source]:
        raise Invalid(f"edges on {source.label} come faster than one a clock: this is no {format_rate(reference_hz)}")
    if observation.missing:
        raise Invalid(f"{counted(observation.missing, 'block')} lost on the link: the edges in them cannot be counted")
    return judge(collector.stamps(), source, reference_hz, identity.tick)


def _collect(
    instrument: Instrument, configuration: Configuration, collector: _Collector, source: Source, ticks: int,
    reference_hz: Fraction, progress: Progress,
) -> None:
    tick = instrument.identity.tick
    silence = max(SILENCE, SILENT_PERIODS / reference_hz)
    instrument.stop()
    instrument.configure(configuration)
    instrument.reset(collector.feed)
    instrument.start(configuration)
    silent = Fraction(0)
    while collector.first is None or collector.latest - collector.first < ticks:
        before = collector.latest
        received = instrument.pump(TOGETHER)
        silent = Fraction(0) if collector.latest > before else silent + (0 if received else READ_TIMEOUT)
        if silent >= silence:
            break
        progress(int((collector.latest - (collector.first or 0)) * tick), int(ticks * tick))
    instrument.write(registers.INPUT[source], 0)
    instrument.drain()
    instrument.take_snapshot()
    instrument.stop()
    instrument.sink = None
    if silent >= silence:
        raise Invalid(
            f"{source.label} is silent: no rising edge for {format_time(silence)}, connect the reference of "
            f"{format_rate(reference_hz)} to it"
        )


def judge(stamps: Stamps, source: Source, reference_hz: Fraction, tick: Fraction) -> Oscillator:
    """What stamps in their order tell of the oscillator; Invalid if they are none of this reference."""
    nominal, times = float(1 / (reference_hz * tick)), stamps.times
    if len(times) < 3:
        raise Invalid(f"{counted(len(times), 'edge')} came on {source.label}: that is no reference")
    numbers = _number(stamps, _period(stamps, nominal, source, reference_hz))
    kept = np.array(numbers.kept, dtype=np.int64)
    ordinals, period = kept[:, 1], float(1 / reference_hz)
    gained = (kept[:, 0] - kept[0, 0]) * float(tick) - ordinals * period
    seconds = float(ordinals[-1]) * period
    interval = max(period, seconds / PHASES) if reference_hz > 1 else period
    even = np.arange(0, seconds + interval / 2, interval)
    phases = np.interp(even, ordinals * period, gained)
    return Oscillator(
        reference_hz=reference_hz, input=source, seconds=seconds, periods=int(ordinals[-1]),
        error=float(gained[-1]) / seconds,
        quantisation=triangular(float(tick)) / seconds,
        jitter=_jitter(gained, ordinals, float(tick)) * math.sqrt(2) / seconds,
        allan=octaves(phases, interval),
        wrong=[Wrong(what, (time - int(kept[0, 0])) * float(tick)) for what, time in numbers.wrong],
        missing=numbers.missing, doubled=numbers.doubled,
    )  # fmt: skip


def _period(stamps: Stamps, nominal: float, source: Source, reference_hz: Fraction) -> float:
    """Ticks of one period, by the stamps that are far apart: of a slow reference all are."""
    spans, counts = np.diff(stamps.times), stamps.counts[1:]
    long = counts >= counts.max() / 2
    periods = spans[long] / (counts[long] * nominal)
    # A missing pulse makes a span as long as two. What is near no whole number is no pulse of this reference.
    whole = np.rint(periods)
    near = (whole > 0) & (np.abs(periods - whole) < LARGEST_ERROR * whole + 2 / nominal / counts[long])
    if np.count_nonzero(near) * 2 < len(periods):
        found = format_rate(float(1 / np.median(periods)) * reference_hz, 4)
        raise Invalid(
            f"the edges on {source.label} come at {found}, not at {format_rate(reference_hz)} within "
            f"{LARGEST_ERROR * 1e6:g} ppm"
        )
    return float(np.median((periods / np.maximum(whole, 1))[near])) * nominal


@dataclass
class _Numbered:
    """Stamps with the number of their period, as (time, number), and what did not fit."""

    kept: list[tuple[int, int]]
    wrong: list[tuple[str, int]]
    missing: int = 0
    doubled: int = 0

    def too_many(self, number: int, time: int) -> None:
        self.doubled += number
        self.wrong.append(("doubled", time))

    def too_few(self, number: int, time: int) -> None:
        self.missing += number
        self.wrong.append(("missing", time))


def _number(stamps: Stamps, period: float) -> _Numbered:
    """Give each stamp the number of its period. What stands between two is a double, what is left out is missing."""

    def fits(span: int) -> int:
        """Whole periods in a span; 0 if it is not as long as any number of them."""
        whole = round(span / period)
        near = min(0.45 * period, 2 + (OFF_GRID + DRIFT * whole) * period)
        return whole if abs(span - whole * period) <= near else 0

    times, counts = stamps.times.tolist(), stamps.counts.tolist()
    # The first pulse is one that another follows in time: a stray one before it, or a double after it, is none.
    near = range(1, AHEAD + 1)
    begin = next((k for k in range(len(times) - AHEAD) if any(fits(times[k + n] - times[k]) for n in near)), 0)
    found = _Numbered([(times[begin], 0)], [])
    for time in times[:begin]:
        found.too_many(1, time)
    since = 0
    for time, count in zip(times[begin + 1 :], counts[begin + 1 :], strict=True):
        last, number = found.kept[-1]
        since += count
        whole = fits(time - last)
        if not whole:
            since -= 1
            found.too_many(1, time)
            continue
        if since > whole:
            found.too_many(since - whole, time)
        elif since < whole:
            found.too_few(whole - since, time)
        found.kept.append((time, number + whole))
        since = 0
    return found


def _jitter(gained: NDArray[np.float64], ordinals: NDArray[np.int64], tick: float) -> float:
    """SD of a pulse about its place, beyond what the grid makes, in seconds.

    By second differences of successive pulses, whose variance is six times that of independent errors: a steady error
    in frequency leaves them, and its slow changes do nearly.
    """
    second = np.diff(gained, 2)[(np.diff(ordinals[:-1]) == 1) & (np.diff(ordinals[1:]) == 1)]
    if not len(second):
        return 0.0
    return math.sqrt(max(0.0, float(np.mean(second**2)) / 6 - rectangular(tick / 2) ** 2))
