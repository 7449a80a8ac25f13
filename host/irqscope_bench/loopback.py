# SPDX-License-Identifier: BSD-2-Clause
"""The loopback row of a live bench: what it adds to a latency by itself.

The target is replaced by a process that spins on the event and answers at once: no wake-up, no scheduler. What remains
is the bench's own delay between the stimulus' time and its delivery, two moves of a cache line, and the time between
two looks at the pins. It is measured through the same gateware and path as the run that follows, on the same CPUs.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration, InputSettings
from irqscope.device.decode import Events, events_of
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.recording.blind import Ticks, hit

from .core import BenchError, Core
from .live import LiveBench

COUNT = 1000
PERIOD_S = Fraction(1, 1000)
WIDTH_S = Fraction(1, 100_000)
_READ_S = Fraction(1, 10)


@dataclass(frozen=True)
class Loopback:
    """Latency of the spinning answerer, in nanoseconds, over the samples that no blind interval hit."""

    stimuli: int
    n: int
    min_ns: int
    p50_ns: int
    p90_ns: int
    p99_ns: int
    max_ns: int

    @property
    def discarded(self) -> float:
        """Share of the stimuli that was hit, or not answered before the next one."""
        return 1 - self.n / self.stimuli

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "discarded": round(self.discarded, 4)}

    def __str__(self) -> str:
        row = f"min {self.min_ns}, median {self.p50_ns}, 90 % {self.p90_ns}, 99 % {self.p99_ns}, max {self.max_ns} ns"
        return f"loopback of the live bench: {row} ({self.n} samples, {100 * self.discarded:.1f} % discarded)"


class BenchTransport:
    """A bench as `Instrument` wants its port."""

    url = "sim://?target=live"
    target: Mapping[str, object] = {}

    def __init__(self, bench: LiveBench) -> None:
        self.bench = bench
        self._clocks = int(_READ_S * bench.core.clock_hz)

    def read(self, together: int = 1) -> bytes:
        self.bench.step(self._clocks, 1)
        return self.bench.pull()

    def write(self, data: bytes) -> None:
        self.bench.push(data)

    def blind_intervals(self, stamp_offset: int) -> Ticks:
        return self.bench.blind_intervals(stamp_offset)

    def align(self) -> None:
        pass

    def end_target(self) -> Mapping[str, object]:
        return self.bench.end_target()

    def close(self) -> None:
        self.bench.close()

    def reopen(self) -> bool:
        return False


def pair(events: Events, blind: Ticks) -> tuple[int, NDArray[Any]]:
    """Number of stimuli, and the latencies in ticks of those that were answered before the next and were not hit."""
    cause = events.time[events.source == Source.STIMULUS]
    response = events.time[events.source == Source.TASK]
    if not len(cause) or not len(response):
        return len(cause), np.empty(0, dtype=np.int64)
    index = np.searchsorted(response, cause)
    first = response[np.minimum(index, len(response) - 1)]
    following = np.append(cause[1:], np.iinfo(np.int64).max)
    clean = (index < len(response)) & (first < following) & ~hit(cause, first, blind)
    return len(cause), (first - cause)[clean]


def measure(core: Core, rate: int, cpu: str | None = None) -> Loopback:
    """Measure the row: `COUNT` stimuli, about a second. BenchError if nothing is answered."""
    options = {"spin": "", **({"cpu": cpu} if cpu else {})}
    with LiveBench(core, rate=rate, options=options) as bench:
        instrument = Instrument(BenchTransport(bench))
        blocks: list[bytes] = []
        plan = StimulusPlan(period=int(PERIOD_S / core.tick), width=int(WIDTH_S / core.tick), count=COUNT)
        configuration = Configuration(
            inputs={Source.TASK: InputSettings()},
            stimuli={Source.STIMULUS: plan},
            segments=(),
            snapshot=0,
            flush=int(core.clock_hz / 10),
            watchdog=0,
            outliers=False,
        )
        instrument.configure(configuration)
        instrument.reset(blocks.extend)
        instrument.start(configuration)
        end = bench.now + int((COUNT + 50) * PERIOD_S * core.clock_hz)
        while bench.now < end:
            instrument.pump()
        instrument.stop()
        instrument.drain()
        stimuli, latencies = pair(events_of(blocks), bench.blind_intervals(instrument.identity.stamp_offset))
    if not len(latencies):
        raise BenchError(f"the live bench cannot be calibrated: of {stimuli} stimuli none got a usable answer")
    quantiles = np.percentile(latencies, [0, 50, 90, 99, 100], method="higher")
    return Loopback(stimuli, len(latencies), *(round(int(ticks) * core.tick * 10**9) for ticks in quantiles))
