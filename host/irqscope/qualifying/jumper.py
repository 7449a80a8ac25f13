# SPDX-License-Identifier: BSD-2-Clause
"""Self-test through the pins: a jumper from a stimulus output to the inputs, and what edges on it show.

Stimulus and inputs share a clock: times are known to the tick, and what is smaller nobody sees here.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..contract import registers
from ..contract.roles import Source
from ..contract.stimulus import PULSE_CLOCKS
from ..device.configuration import Configuration, InputSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan
from ..errors import Invalid
from ..measuring.instrumentfile import Check, KeptSelfTest, Loop
from ..measuring.qualification import made
from ..units import counted, format_time
from .highest_rate import HighestRate
from .trial import Trial, trial

PULSES = 200
PERIOD_CLOCKS = 10_000
"""And a tick, so that every sample of a clock has its turn. Edges of four inputs then come 45 000 times a second."""
WIDTH_CLOCKS = 20
FEW = 40
"""Pulses of each width that is tried."""
OFFSET = Fraction(30, 10**9)
"""Seconds, at most, through two pads and a wire of some centimetres: more is another wire, or a gear gone wrong."""
SPREAD_TICKS = 1
SKEW_TICKS = 1
SHORT_CLOCKS = 2
"""Limit of the shortest pulse and of the dead time."""
FILTER_TICKS = 1
"""The pads may make a pulse longer or shorter by up to this, beyond what was seen of long ones."""


@dataclass(frozen=True)
class Delays:
    """Through the jumper to one input, in ticks, of each pulse: least and greatest of rising and falling edges."""

    rise: tuple[int, int]
    fall: tuple[int, int]

    @property
    def bounds(self) -> tuple[int, int]:
        """The true delay, of either edge, lies between: a stamp is up to one tick late."""
        return min(self.rise[0], self.fall[0]) - 1, max(self.rise[1], self.fall[1])

    @property
    def longer(self) -> int:
        """By how much a pulse is longer at the input than it left."""
        return self.fall[0] - self.rise[0]


@dataclass(frozen=True)
class JumperTest:
    """All of it; `delays` are those of inputs on which all edges came."""

    stimulus: Source
    checks: list[Check]
    delays: Mapping[Source, Delays]

    @property
    def passed(self) -> bool:
        return all(check.passed for check in self.checks)

    def record(self, paths: list[Loop]) -> KeptSelfTest:
        """What the instrument's record holds of it, and of the `paths` inside the FPGA."""
        return KeptSelfTest(
            **made(),
            stimulus=self.stimulus.label,
            passed=self.passed and all(path.passed for path in paths),
            offsets={role.label: delays.bounds for role, delays in self.delays.items()},
            checks=self.checks,
            paths=paths,
        )


def jumper_test(instrument: Instrument, stimulus: Source) -> JumperTest:
    """Test all inputs with a jumper on the pins of `stimulus`; Invalid if the link loses what is to be judged."""
    wired = Jumper(instrument, stimulus)
    delays, checks = wired.offsets()
    if delays:
        checks += wired.skew(delays)
        checks += wired.short_pulses(delays)
        checks += wired.glitch_filter(delays)
        checks += HighestRate(instrument, stimulus, next(iter(delays))).checks()
    return JumperTest(stimulus, checks, delays)


class Jumper:
    """An instrument with its jumper."""

    def __init__(self, instrument: Instrument, stimulus: Source) -> None:
        self.instrument, self.stimulus = instrument, stimulus
        self.identity = instrument.identity
        self.tick, self.samples = self.identity.tick, self.identity.samples
        self.inputs = self.identity.roles

    def _time(self, ticks: int) -> str:
        return f"{counted(ticks, 'tick')} ({format_time(ticks * self.tick, 3)})" if ticks else "0 ticks"

    def _run(self, *, width: int, period: int, count: int, glitch: int = 0, lossless: bool = True) -> Trial:
        configuration = Configuration(
            inputs={role: InputSettings(filter=glitch) for role in self.inputs},
            stimuli={self.stimulus: StimulusPlan(period=period, width=width, count=count)},
            segments=(),
            snapshot=0,
            flush=PERIOD_CLOCKS,
            watchdog=0,
        )
        found = trial(self.instrument, configuration)
        if complaints := found.complaints():
            raise Invalid(f"the books of the self-test do not balance: {complaints[0]}")
        lost = sum(found.count(register) for register in registers.LOST.values())
        if lossless and (lost or not found.observation.stream_complete):
            raise Invalid(f"the link lost {counted(lost, 'edge')} of the self-test: use a faster one (--baud)")
        return found

    @property
    def _period(self) -> int:
        return PERIOD_CLOCKS * self.samples + 1

    def pulses(self, *, lossless: bool = True) -> Trial:
        """Pulses that leave at every sample of a clock; Invalid if some are lost that must not be."""
        return self._run(width=WIDTH_CLOCKS * self.samples, period=self._period, count=PULSES, lossless=lossless)

    def offsets(self) -> tuple[dict[Source, Delays], list[Check]]:
        """Offset and spread of each input, from pulses that leave at every sample of a clock."""
        width, found = WIDTH_CLOCKS * self.samples, self.pulses()
        driven = found.times(self.stimulus)
        most = math.ceil(OFFSET / self.tick)
        delays, checks = {}, []
        for role in self.inputs:
            rises, falls = found.times(role, 1), found.times(role, 0)
            name = f"offset of {role.label}"
            if not len(driven) == len(rises) == len(falls) == PULSES:
                text = f"{len(rises)} rising and {len(falls)} falling edges of {PULSES}: is the jumper on it?"
                checks.append(Check(name=name, found=text, limit=f"{PULSES} of each", passed=False))
                continue
            late, later = rises - driven, falls - driven - width
            delays[role] = here = Delays(_ends(late), _ends(later))
            most_found, spread = max(here.rise[1], here.fall[1]), max(np.ptp(late), np.ptp(later))
            text = f"rising {told_range(here.rise)}, falling {told_range(here.fall)}"
            in_range = min(here.rise[0], here.fall[0]) >= 0 and most_found <= most
            checks.append(Check(name=name, found=text, limit=f"0 to {self._time(most)}", passed=in_range))
            checks.append(
                Check(
                    name=f"spread of {role.label}",
                    found=self._time(int(spread)),
                    limit=self._time(SPREAD_TICKS),
                    passed=bool(spread <= SPREAD_TICKS),
                )
            )
        return delays, checks

    def skew(self, delays: Mapping[Source, Delays]) -> Iterator[Check]:
        """Between the inputs, of rising edges."""
        if len(delays) < 2:
            return
        ordered = sorted(delays, key=lambda role: delays[role].rise[1])
        first, last = ordered[0], ordered[-1]
        apart = delays[last].rise[1] - delays[first].rise[1]
        text = f"{self._time(apart)}, {last.label} after {first.label}" if apart else self._time(0)
        yield Check(name="skew between inputs", found=text, limit=self._time(SKEW_TICKS), passed=apart <= SKEW_TICKS)

    def short_pulses(self, delays: Mapping[Source, Delays]) -> Iterator[Check]:
        """Shortest pulse of which both edges are seen, and the least distance at which both are timed."""
        limit = SHORT_CLOCKS * self.samples
        least = PULSE_CLOCKS * self.samples
        seen: dict[Source, set[int]] = {role: set() for role in delays}
        timed: dict[Source, set[int]] = {role: set() for role in delays}
        widths = range(least, limit + self.samples + 1)
        for width in widths:
            found = self._run(width=width, period=self._period, count=FEW)
            for role in delays:
                recorded = [len(found.times(role, edge)) for edge in (1, 0)]
                accepted = sum(recorded) + found.count(registers.MULTI[role])
                if accepted == 2 * FEW:
                    seen[role].add(width)
                if recorded == [FEW, FEW]:
                    timed[role].add(width)
        for name, by_role in (("shortest pulse captured", seen), ("dead time", timed)):
            shortest = {role: _from_where_on(widths, good) for role, good in by_role.items()}
            bad = [role.label for role, width in shortest.items() if width is None]
            longest = max((width for width in shortest.values() if width is not None), default=limit + 1)
            text = self._time(longest) + (", the shortest that the stimulus makes" if longest == least else "")
            if bad:
                text = f"pulses of up to {self._time(widths[-1])} are lost on {', '.join(bad)}"
            yield Check(name=name, found=text, limit=self._time(limit), passed=not bad and longest <= limit)

    def glitch_filter(self, delays: Mapping[Source, Delays]) -> Iterator[Check]:
        """Pulses around the length of the longest filter: shorter ones are glitches and counted, longer ones edges."""
        glitch = self.identity.filter_limit
        widths = range(max(PULSE_CLOCKS * self.samples, glitch - 3), glitch + 6)
        passing: dict[Source, dict[int, tuple[int, int]]] = {role: {} for role in delays}
        for width in widths:
            found = self._run(width=width, period=self._period, count=FEW, glitch=glitch)
            for role in delays:
                edges = len(found.times(role, 1)) + len(found.times(role, 0))
                passing[role][width] = edges, found.count(registers.GLITCHES[role])
        for role, by_width in passing.items():
            wrong = None
            for width, (edges, glitches) in by_width.items():
                beyond = width + delays[role].longer - glitch  # of the pulse at the input; above 0 it has to pass
                if beyond > FILTER_TICKS and (edges, glitches) != (2 * FEW, 0):
                    wrong = f"{2 * FEW - edges} of {2 * FEW} edges of pulses of {self._time(width)} are missing"
                elif beyond <= -FILTER_TICKS and (edges, glitches) != (0, FEW):
                    told = f"{counted(edges, 'edge')} and {counted(glitches, 'glitch', 'glitches')}"
                    wrong = f"{told} of {FEW} pulses of {self._time(width)}"
                if wrong:
                    break
            shortest = min((width for width, (edges, _) in by_width.items() if edges), default=None)
            text = wrong or f"passes pulses from {self._time(shortest or 0)} on"
            yield Check(
                name=f"glitch filter of {role.label}, {counted(glitch, 'tick')}",
                found=text,
                limit=f"suppresses and counts pulses up to {self._time(glitch)}, none longer",
                passed=not wrong,
            )


def _ends(values: NDArray[np.int64]) -> tuple[int, int]:
    return int(values.min()), int(values.max())


def told_range(ends: tuple[int, int]) -> str:
    low, high = ends
    return counted(low, "tick") if low == high else f"{low} to {high} ticks"


def _from_where_on(widths: range, good: set[int]) -> int | None:
    """The width from which on all are good."""
    bad = [width for width in widths if width not in good]
    start = bad[-1] + 1 if bad else widths[0]
    return start if start in widths else None
