# SPDX-License-Identifier: BSD-2-Clause
"""A code-density test of the instrument: edges of a source that is asynchronous to it, counted by sampling bin."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..analysis.phases import Phases, follow
from ..base.records import Exact
from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration, InputSettings
from ..device.decode import Events
from ..device.instrument import Instrument
from ..device.transport import READ_TIMEOUT
from ..errors import BadInput, Invalid
from ..measuring.cited import CitedBin
from ..measuring.instrumentfile import BlocksOfEdges, EqualityTest, KeptBins, PhasesOfEdges
from ..measuring.observation import Observation
from ..measuring.qualification import made
from ..recording.stream import Consumer, Stream
from ..results.balance import balance
from ..units import counted, format_rate, format_share, format_time
from .bins import BLOCKS, LEAST_EDGES, LEVEL, TEST, Widths, tabulate, widths

EDGES = 100_000
"""The default: errors of 0.3 % of a tick at R = 2."""
MOST_EDGES = 3_000_000
"""Some 100 bytes of memory each."""
SILENCE = Fraction(2)
"""Seconds of the port's time without an edge after which a source is silent."""
FLUSH_S = Fraction(1, 20)
TOGETHER = 16
SMALL = 1e-6
"""Probabilities below are not told apart in words."""

Progress = Callable[[int, int], None]
"""Is told of edges counted and wanted."""


@dataclass(frozen=True)
class Density:
    """What a code-density test found. `tick` in seconds; `span` in ticks, from the first edge to the last.

    Edges that were lost between capture and here, or not recorded because another one fell into the same clock, are
    only counted: they were lost whatever their phase.
    """

    input: Source
    tick: Fraction
    lost: int
    multi: int
    span: int
    widths: Widths
    phases: Phases

    @property
    def edges(self) -> int:
        return sum(one.count for one in self.widths.bins)

    @property
    def rate_hz(self) -> Fraction:
        return (self.edges + self.lost - 1) / (self.span * self.tick)

    def sentence(self) -> str:
        """The result in words."""
        found, tick = self.widths, self.tick
        p = f"p = {found.p:.2g}" if found.p >= SMALL else f"p < {SMALL:g}"
        test = f"chi-square {found.statistic:.4g} with {counted(found.degrees, 'degree')} of freedom, {p}"
        least, most = min(b.width for b in found.bins), max(b.width for b in found.bins)
        worst = max(found.bins, key=lambda b: abs(b.dnl))
        if found.equal:
            off = max(abs(b.dnl) + 2 * b.error for b in found.bins)
            return (
                f"the bins are equal within the error: all widths are within {format_time(off * tick, 2)} of the "
                f"nominal tick of {format_time(tick, 4)}, two standard errors included ({test})"
            )
        return (
            f"the bins are not equal: they are {format_time(least * tick, 4)} to {format_time(most * tick, 4)} wide, "
            f"up to {format_share(abs(worst.dnl))} off the nominal tick of {format_time(tick, 4)} ({test})"
        )

    @property
    def record(self) -> KeptBins:
        """What the instrument's record holds of it."""
        found = self.widths
        return KeptBins(
            **made(),
            input=self.input.label,
            edge="rising",
            tick=Exact.of(self.tick),
            edges=self.edges,
            lost=self.lost,
            multi=self.multi,
            rate_hz=float(self.rate_hz),
            bins=[
                CitedBin(bin=b.number, edges=b.count, width=b.width, standard_error=b.error, dnl=b.dnl)
                for b in found.bins
            ],
            equal=found.equal,
            test=EqualityTest(name=TEST, statistic=found.statistic, degrees=found.degrees, p=found.p, level=LEVEL),
            blocks=BlocksOfEdges(number=BLOCKS, scatter=found.scatter, deviates=found.deviates),
            phases=PhasesOfEdges(**vars(self.phases), even=self.phases.even),
            sentence=self.sentence(),
        )


class _Stamps(Consumer):
    """Time stamps of one source."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._pieces: list[NDArray[np.int64]] = []
        self.count = 0

    def take_events(self, events: Events) -> None:
        mine = events.time[events.source == self._source]
        self._pieces.append(mine)
        self.count += len(mine)

    def times(self) -> NDArray[np.int64]:
        return np.concatenate([np.empty(0, dtype=np.int64), *self._pieces])


def check_edges(edges: int) -> None:
    """BadInput if a test is not made with so many."""
    if not LEAST_EDGES <= edges <= MOST_EDGES:
        raise BadInput(f"--edges {edges} is outside of {LEAST_EDGES} to {MOST_EDGES}")


def measure(
    instrument: Instrument, source: Source, edges: int = EDGES, progress: Progress = lambda count, wanted: None
) -> Density:
    """Count `edges` rising edges of `source` by bin; Invalid says in a sentence why that tells no widths."""
    identity = instrument.identity
    if identity.samples == 1:
        raise BadInput("this instrument takes one sample a clock: there are no bins to compare")
    check_edges(edges)
    configuration = Configuration(
        inputs={source: InputSettings(fall=False)},
        stimuli={},
        segments=(),
        snapshot=0,
        flush=int(FLUSH_S * identity.clock_hz),
        watchdog=0,
    )
    observation = Observation(identity, configuration)
    stream, stamps = observation.stream, _Stamps(source)
    stream.follow(stamps)
    stream.batch = 1  # they are counted as they come
    _collect(instrument, configuration, stream, stamps, source, edges, progress)
    stream.finish()
    wrong = [str(account) for account in balance(observation, True).accounts if account.balanced is False]
    if wrong:
        raise Invalid(f"the books of {source.label} do not balance: {wrong[0]}")
    lost = observation.totals.get(registers.SEEN[source]) - stamps.count
    return judge(stamps.times(), source, identity.samples, identity.tick, lost=lost, multi=observation.multi[source])


def _collect(
    instrument: Instrument,
    configuration: Configuration,
    stream: Stream,
    stamps: _Stamps,
    source: Source,
    edges: int,
    progress: Progress,
) -> None:
    instrument.stop()
    instrument.configure(configuration)
    instrument.reset(stream.feed, stream.snapshots)
    instrument.start(configuration)
    silent = Fraction(0)
    while stamps.count < edges:
        before = stamps.count
        received = instrument.pump(TOGETHER)
        silent = Fraction(0) if stamps.count > before else silent + (0 if received else READ_TIMEOUT)
        if silent >= SILENCE:
            break
        progress(stamps.count, edges)
    instrument.write(registers.INPUT[source], 0)
    instrument.drain()
    instrument.take_snapshot()
    instrument.stop()
    instrument.sink = None
    if silent >= SILENCE:
        raise Invalid(
            f"{source.label} is silent: {stamps.count} of {edges} rising edges came and then none for "
            f"{format_time(SILENCE)}, connect a source of some kHz"
        )


def judge(
    times: NDArray[np.int64], source: Source, samples: int, tick: Fraction, *, lost: int = 0, multi: int = 0
) -> Density:
    """The widths that time stamps (ticks, in their order) tell; Invalid if their phases are not spread evenly."""
    phases = follow(times, samples)
    found = widths(tabulate(times, samples), phases.unevenness or 0.0)
    clock = format_rate(1 / (samples * tick))
    advice = f"use a source with an oscillator of its own, whose frequency is no simple fraction of {clock}"
    if phases.unevenness is not None and not phases.even:
        raise Invalid(
            f"the edges on {source.label} are not spread evenly over the clock, so that their shares are no widths: "
            f"a period of {phases.period / samples:.7g} clocks makes shares wrong by up to "
            f"{format_share(phases.unevenness)} ({format_share(phases.limit)} is allowed); {advice}"
        )
    empty = [one.number for one in found.bins if not one.count]
    if phases.unevenness is None and empty:
        raise Invalid(
            f"no edge on {source.label} fell into bin {empty[0]} and their period varies too much to tell why: {advice}"
        )
    if not found.blocks_agree:
        raise Invalid(
            f"the shares of bins change from one stretch of edges on {source.label} to the next, "
            f"{found.deviates:.1f} standard deviations more than chance does, so that they are no widths: {advice}"
        )
    return Density(source, tick, lost, multi, int(times[-1] - times[0]), found, phases)
