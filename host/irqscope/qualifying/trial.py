# SPDX-License-Identifier: BSD-2-Clause
"""A short run of an instrument for its own sake: nothing is written, all events are kept."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration
from ..device.decode import Events, events_of
from ..device.instrument import Instrument
from ..errors import Invalid
from ..measuring.observation import Observation
from ..recording.stream import Consumer
from ..results.balance import balance

RUN_READS = 20_000


class Edges(Consumer):
    """Keeps all events."""

    def __init__(self) -> None:
        self._pieces = [events_of([])]

    def take_events(self, events: Events) -> None:
        self._pieces.append(events)

    def all(self) -> Events:
        """Those so far."""
        times, sources, edges, multi = (
            np.concatenate([getattr(piece, name) for piece in self._pieces])
            for name in ("time", "source", "edge", "multi")
        )
        return Events(times, sources, edges, multi)


@dataclass(frozen=True)
class Trial:
    """What came of it. Times in ticks."""

    observation: Observation
    events: Events

    def times(self, source: Source, edge: int = 1) -> NDArray[np.int64]:
        """Time stamps of the rising (1) or falling (0) edges of `source`."""
        events = self.events
        times: NDArray[np.int64] = events.time[(events.source == source) & (events.edge == edge)]
        return times

    def count(self, register: registers.Register) -> int:
        """A status register at the end."""
        return self.observation.totals.get(register)

    def complaints(self) -> list[str]:
        """What is wrong with the books, a sentence each."""
        return complaints(self.observation)


def complaints(observation: Observation) -> list[str]:
    """What is wrong with the books of a run that has come to its end, a sentence each."""
    return [str(account) for account in balance(observation, True).accounts if account.balanced is False]


def trial(instrument: Instrument, configuration: Configuration, wait: Callable[[], None] | None = None) -> Trial:
    """Let the configured stimuli run to their end and take everything in; Invalid if that end does not come. With
    `wait` the run ends when that returns.
    """
    observation, edges = Observation(instrument.identity, configuration), Edges()
    observation.stream.follow(edges)
    drive(instrument, observation, wait or (lambda: _run_down(instrument)))
    return Trial(observation, edges.all())


def _run_down(instrument: Instrument) -> None:
    for _ in range(RUN_READS):
        state = instrument.read_fields(registers.STATE)
        if not (state["running"] or state["running2"]):
            return
        instrument.pump()
    raise Invalid("the schedule of the self-test does not come to its end")


def drive(instrument: Instrument, observation: Observation, wait: Callable[[], None]) -> None:
    """Let the stimuli of an observation's configuration run, `wait` for their end, and take everything in."""
    configuration, stream = observation.configuration, observation.stream
    instrument.configure(configuration)
    instrument.reset(stream.feed, stream.snapshots)
    instrument.start(configuration)
    wait()
    instrument.write_fields(registers.CONTROL, outliers=1)
    instrument.drain()
    instrument.take_snapshot()
    instrument.stop()
    instrument.sink = None
    stream.finish()
