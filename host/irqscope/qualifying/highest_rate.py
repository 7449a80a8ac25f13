# SPDX-License-Identifier: BSD-2-Clause
"""The highest rates of answered stimuli that an instrument takes, through a jumper from a stimulus to an input."""

import math
from collections.abc import Iterator

from ..contract import registers
from ..contract.roles import Source
from ..contract.segments import Policy
from ..contract.stimulus import EDGE_CLOCKS, PULSE_CLOCKS
from ..device.configuration import Configuration, InputSettings, SegmentSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan, least_distance
from ..measuring.instrumentfile import Check
from ..units import format_rate
from .trial import Trial, trial

FLUSH_CLOCKS = TIMEOUT_CLOCKS = 10_000
FASTER = 0.8
STREAM_STEPS = 6


class HighestRate:
    """Of the statistics, and of the event stream."""

    def __init__(self, instrument: Instrument, stimulus: Source, role: Source) -> None:
        self.instrument, self.stimulus, self.role = instrument, stimulus, role
        self.identity = instrument.identity
        self.tick, self.samples = self.identity.tick, self.identity.samples

    def checks(self) -> Iterator[Check]:
        """Highest rate of answered stimuli: of the statistics, which the instrument states, and of the event stream."""
        width = PULSE_CLOCKS * self.samples
        least = max(least_distance(width, self.samples), EDGE_CLOCKS * self.samples)
        stated = self.identity.sample_clocks * self.samples
        count = 10 * self.identity.statistics_queue
        highest = None
        period = max(stated, least)
        while self._sustains(width, period, count):
            highest = period
            if period == least:
                break
            period = max(least, int(period * FASTER))
        limit = f"{self._rate(max(stated, least))}, as the instrument states"
        text = f"samples are lost at {self._rate(stated)}" if highest is None else f"{self._rate(highest)} without loss"
        if highest == least:
            text += ", the fastest that the stimulus makes"
        yield Check(name="highest rate of the statistics", found=text, limit=limit, passed=highest is not None)
        yield Check(
            name="highest rate of the event stream",
            found=self._stream(width, least),
            limit="depends on the link",
            passed=True,
        )

    def _rate(self, period: int) -> str:
        return format_rate(1 / (period * self.tick), 4)

    def _sustains(self, width: int, period: int, count: int) -> bool:
        found = self._of_one(width, period, count)
        samples = found.observation.totals.segments[0].both.count
        return not found.count(registers.STATISTICS_LOST) and samples == count

    def _stream(self, width: int, least: int) -> str:
        """By halving the range of periods, on a logarithmic scale; each stimulus gives two events."""
        count = 4 * self.identity.event_queue
        slow, fast = int(1 / (1000 * self.tick)), least
        if self._loses(width, slow, count):
            return f"edges are lost at {format_rate(2000)}"
        for _ in range(STREAM_STEPS):
            period = round(math.sqrt(slow * fast))
            if self._loses(width, period, count):
                fast = period
            else:
                slow = period
        return f"{format_rate(2 / (slow * self.tick), 2)} without loss"

    def _loses(self, width: int, period: int, count: int) -> bool:
        found = self._of_one(width, period, count)
        return any(found.count(register) for register in registers.LOST.values())

    def _of_one(self, width: int, period: int, count: int) -> Trial:
        """Stimuli as fast as that, answered on one input by rising edges."""
        segment = SegmentSettings(
            name=self.role.label,
            cause=self.stimulus,
            response=self.role,
            policy=Policy.COALESCE,
            timeout=TIMEOUT_CLOCKS * self.samples,
        )
        return trial(
            self.instrument,
            Configuration(
                inputs={self.role: InputSettings(fall=False)},
                stimuli={self.stimulus: StimulusPlan(period=period, width=width, count=count)},
                segments=(segment,),
                snapshot=0,
                flush=FLUSH_CLOCKS,
                watchdog=0,
            ),
        )
