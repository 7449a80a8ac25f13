# SPDX-License-Identifier: BSD-2-Clause
"""A short run of an instrument for its own sake: nothing is written, all events are kept."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration
from ..device.decode import Events, decode
from ..device.instrument import Instrument
from ..errors import Invalid
from ..measuring.observation import Observation
from ..results.books import balance

RUN_READS = 20_000


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
        return [str(account) for account in balance(self.observation, True).accounts if account.balanced is False]


def trial(instrument: Instrument, configuration: Configuration) -> Trial:
    """Let the configured stimuli run to their end and take everything in; Invalid if that end does not come."""
    observation, pieces = Observation(instrument.identity, configuration), list[Events]()

    def feed(blocks: Sequence[bytes]) -> None:
        observation.feed(blocks)
        pieces.append(decode(blocks).events)

    instrument.configure(configuration)
    instrument.reset(feed)
    instrument.start(configuration)
    for _ in range(RUN_READS):
        state = instrument.read_fields(registers.STATE)
        if not (state["running"] or state["running2"]):
            break
        instrument.pump()
    else:
        raise Invalid("the schedule of the self-test does not come to its end")
    instrument.write_fields(registers.CONTROL, outliers=1)
    instrument.drain()
    instrument.take_snapshot()
    instrument.stop()
    instrument.sink = None
    observation.finish()
    return Trial(observation, _joined(pieces))


def _joined(pieces: Sequence[Events]) -> Events:
    if not pieces:
        return decode([]).events
    return Events(
        np.concatenate([piece.time for piece in pieces]), np.concatenate([piece.source for piece in pieces]),
        np.concatenate([piece.edge for piece in pieces]), np.concatenate([piece.multi for piece in pieces]),
    )  # fmt: skip
