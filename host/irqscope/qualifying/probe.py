# SPDX-License-Identifier: BSD-2-Clause
"""What a freshly wired target acts on: the rising edge, the falling one, both, or a level.

A pulse has two edges. Pulses of two widths and of both polarities are driven slowly; an answer whose time after the
beginning of the pulse grows with the width was given to its end.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration, InputSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan
from ..measuring.observation import Observation
from ..units import to_ticks
from .trial import Edges

PULSES = 40
"""Of each width and polarity."""
PERIOD, WIDTHS = Fraction(1, 100), (Fraction(1, 2000), Fraction(1, 400))
"""Seconds: so slow that each answer is to the last pulse, and widths that differ by more than answers do."""
FILTER = Fraction(50, 10**9)
FLUSH = Fraction(1, 20)
READS = 2000
MANY = 8
"""Edges of an input for each pulse that edges of the stimulus do not explain."""


class Trigger(enum.Enum):
    """What the target acts on."""

    RISING = "the rising edge"
    FALLING = "the falling edge"
    BOTH = "both edges"
    HIGH = "the high level"
    LOW = "the low level"


@dataclass(frozen=True)
class Shot:
    """Pulses of one width and polarity.

    `edges` says for each input and each pulse when edges came, in ticks after its begin, as far as the link could tell
    of them; `seen` how many there were in all, while `driven` pulses began. These may be fewer than were wanted: a
    target that acts on a level answers so often that the reading ends before they do.
    """

    active_low: bool
    width: int
    edges: Mapping[Source, Sequence[NDArray[np.int64]]]
    seen: Mapping[Source, int]
    driven: int

    def count(self, role: Source) -> float:
        """Edges of an input per pulse: the median."""
        return float(np.median([len(each) for each in self.edges[role]] or [0]))

    def first(self, role: Source) -> float:
        """Ticks from the beginning of a pulse to the first edge of an input: the median."""
        return float(np.median([each[0] for each in self.edges[role] if len(each)]))

    def last(self, role: Source) -> float:
        """And to the last one."""
        return float(np.median([each[-1] for each in self.edges[role] if len(each)]))


@dataclass(frozen=True)
class Answer:
    """What one input showed in `pulses` pulses. `trigger` is None where it contradicts itself.

    `latency`: ticks from the edge to the answer, the median; None without one edge that is answered.
    """

    input: Source
    trigger: Trigger | None
    latency: int | None
    pulses: int


def probe(instrument: Instrument, progress: Callable[[int, int], None] = lambda done, of: None) -> list[Answer]:
    """The inputs that answer, in the order of their first answers; an empty list if none does."""
    shots: list[Shot] = []
    for active_low in (False, True):
        for width in WIDTHS:
            progress(len(shots) * PULSES, 2 * len(WIDTHS) * PULSES)
            shots.append(_shoot(instrument, active_low, to_ticks(width, instrument.identity.tick)))
        # A target that acts on a level does nothing else while the line rests at it: spare it that.
        if {judge(shots, role) for role in shots[0].edges} & {Trigger.HIGH, Trigger.LOW}:
            break
    found = []
    for role in instrument.identity.roles:
        answered = [shot for shot in shots if shot.count(role)]
        if answered:
            trigger = judge(shots, role)
            found.append(Answer(role, trigger, _latency(answered, role, trigger), len(answered) * PULSES))
    return sorted(found, key=lambda answer: (answer.latency is None, answer.latency or 0))


def judge(shots: Sequence[Shot], role: Source) -> Trigger | None:
    """What an input says that the target acts on; None if it says nothing, or nothing that fits together."""
    seen = set()
    for active_low in (False, True):
        pair = [shot for shot in shots if shot.active_low == active_low]
        if len(pair) == len(WIDTHS) and all(shot.count(role) for shot in pair):
            seen.add(_of_polarity(pair[0], pair[-1], role))
    return seen.pop() if len(seen) == 1 else None


def _of_polarity(narrow: Shot, wide: Shot, role: Source) -> Trigger | None:
    begin, end = (Trigger.FALLING, Trigger.RISING) if narrow.active_low else (Trigger.RISING, Trigger.FALLING)
    active, rest = (Trigger.LOW, Trigger.HIGH) if narrow.active_low else (Trigger.HIGH, Trigger.LOW)
    longer = wide.width - narrow.width
    if wide.seen[role] >= MANY * PULSES:
        busiest = max(wide.seen, key=lambda each: wide.seen[each])  # what it leaves no time for tells little
        return active if wide.seen[busiest] * narrow.driven > narrow.seen[busiest] * wide.driven else rest

    def follows(one: float, other: float) -> bool:
        return other - one > longer / 2

    first, last = follows(narrow.first(role), wide.first(role)), follows(narrow.last(role), wide.last(role))
    return {(False, False): begin, (True, True): end, (False, True): Trigger.BOTH}.get((first, last))


def _latency(shots: Sequence[Shot], role: Source, trigger: Trigger | None) -> int | None:
    """Ticks from what the target acts on to the first edge."""
    if trigger not in (Trigger.RISING, Trigger.FALLING):
        return None
    times = []
    for shot in shots:
        at_end = trigger == (Trigger.RISING if shot.active_low else Trigger.FALLING)
        times += [int(each[0]) - (shot.width if at_end else 0) for each in shot.edges[role] if len(each)]
    return int(np.median(times))


def _shoot(instrument: Instrument, active_low: bool, width: int) -> Shot:
    identity = instrument.identity
    glitch = min(identity.filter_limit, to_ticks(FILTER, identity.tick))
    inputs = identity.roles
    configuration = Configuration(
        inputs={role: InputSettings(filter=glitch) for role in inputs},
        stimuli={
            # The line takes its level of rest when this is written: time for what that does before the first pulse.
            Source.STIMULUS: StimulusPlan(
                period=(period := to_ticks(PERIOD, identity.tick)),
                delay=period,
                width=width,
                count=PULSES,
                active_low=int(active_low),
            )
        },
        segments=(),
        snapshot=0,
        flush=int(FLUSH * identity.clock_hz),
        watchdog=0,
    )
    observation = Observation(identity, configuration)
    stream, edges = observation.stream, Edges()
    stream.follow(edges)

    instrument.configure(configuration)
    instrument.reset(stream.feed, stream.snapshots)
    instrument.start(configuration)
    for _ in range(READS):
        if not instrument.read_fields(registers.STATE)["running"]:
            break
        instrument.pump()
    driven = instrument.read(registers.FIRED[Source.STIMULUS])
    for role in inputs:
        instrument.write(registers.INPUT[role], 0)
    instrument.drain()
    seen = {role: instrument.read(registers.SEEN[role]) for role in inputs}
    instrument.stop()
    instrument.sink = None
    stream.finish()
    times, sources = (events := edges.all()).time, events.source
    pulses = times[sources == Source.STIMULUS]
    found = {}
    for role in inputs:
        mine = times[sources == role]
        found[role] = [mine[(mine >= begin) & (mine < begin + period)] - begin for begin in pulses]
    return Shot(active_low, width, found, seen, driven)
