# SPDX-License-Identifier: BSD-2-Clause
"""The instrument's oscillator against a reference on an input: one pulse per second, or some MHz.

Time stamps of rising edges are the instrument's clock read at times that the reference knows. A pulse per second is
stamped pulse by pulse. Of a fast reference the link carries a part of the edges; loss records count the others exactly,
so that each stamp that did come still has its number.
"""

from collections.abc import Callable
from fractions import Fraction

from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration, InputSettings
from ..device.instrument import Instrument
from ..device.transport import READ_TIMEOUT
from ..errors import BadInput, Invalid
from ..measuring.observation import Observation
from ..recording.stamps import Collector
from ..recording.stream import Stream
from ..units import counted, format_rate, format_time, to_ticks
from .oscillator import LEAST_PERIODS, Oscillator, judge

FASTEST_CLOCKS = 4
"""Least period of a reference, in clocks: an input records one edge a clock, and both levels have to be sampled."""
CARRIED_HZ = 80_000
"""Edges a second that a link may carry."""
SILENT_PERIODS = 10
SILENCE = Fraction(2)
"""Seconds of the port's time, at least, without an edge after which a reference is silent."""
FLUSH_S = Fraction(1, 20)
TOGETHER = 16
MOST_STAMPS = 5_000_000

Progress = Callable[[int, int], None]
"""Is told of seconds measured and wanted."""


def measure(
    instrument: Instrument,
    source: Source,
    reference_hz: Fraction,
    seconds: Fraction | None = None,
    progress: Progress = lambda done, wanted: None,
) -> Oscillator:
    """Compare for that long, by default 10 min of one pulse per second, 10 s of another reference. Invalid says in a
    sentence why nothing can be said."""
    identity = instrument.identity
    if seconds is None:
        seconds = Fraction(600 if reference_hz == 1 else 10)
    if source not in identity.roles:
        raise BadInput(f"this instrument has no input {source.label}")
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
        inputs={source: InputSettings(fall=False)},
        stimuli={},
        segments=(),
        snapshot=0,
        flush=int(FLUSH_S * identity.clock_hz),
        watchdog=0,
    )
    observation = Observation(identity, configuration)
    stream, collector = observation.stream, Collector(source)
    stream.follow(collector)
    stream.batch = 1  # each edge may be the last one
    ticks = to_ticks(seconds, identity.tick)
    _collect(instrument, configuration, stream, collector, source, ticks, reference_hz, progress)
    stream.finish()
    if observation.multi[source]:
        raise Invalid(f"edges on {source.label} come faster than one a clock: this is no {format_rate(reference_hz)}")
    if observation.missing:
        raise Invalid(f"{counted(observation.missing, 'block')} lost on the link: the edges in them cannot be counted")
    return judge(collector.stamps(), source, reference_hz, identity.tick)


def _collect(
    instrument: Instrument,
    configuration: Configuration,
    stream: Stream,
    collector: Collector,
    source: Source,
    ticks: int,
    reference_hz: Fraction,
    progress: Progress,
) -> None:
    tick = instrument.identity.tick
    silence = max(SILENCE, SILENT_PERIODS / reference_hz)
    instrument.stop()
    instrument.configure(configuration)
    instrument.reset(stream.feed, stream.snapshots)
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
