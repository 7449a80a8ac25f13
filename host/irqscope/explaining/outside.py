# SPDX-License-Identifier: BSD-2-Clause
"""What the instrument saw of a run: edges of the pins, and latencies of one segment that a stimulus begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import SEGMENTS
from ..device.decode import Events
from ..errors import BadInput
from ..measuring.firings import Firings
from ..measuring.rundir import RunDirectory
from ..recording.stream import Consumer, replay
from ..results.offchip import every
from ..results.reread import unread
from ..results.unmasked import UnmaskedPairing
from ..targets.target import Target
from .toggles import Times, Toggles

NANOSECOND = Fraction(1, 10**9)
PREFERRED = ("wake", "isr")
"""Segments whose lateness is explained unless another is asked for: up to the task, or else to the handler."""


@dataclass(frozen=True)
class Sample:
    """One latency: instrument's times of a stimulus and of the response that served it, in nanoseconds; None where the
    run has no response."""

    stimulus: int
    response: int | None

    @property
    def latency(self) -> int | None:
        """Nanoseconds."""
        return None if self.response is None else self.response - self.stimulus


@dataclass(frozen=True)
class Outside:
    """A run by its events; times in nanoseconds from the instrument's start.

    `pins` are edges by input, `stimuli` those of the stimulus. `segment` is the one that `latencies` are of, and
    `response` the input that ends it; latencies of a run in the order of the responses, with the times of these.
    `missing` are stimuli whose deadline passed, as the trigger watched these responses, and that none followed.
    `pulses` are those of a trigger that the target takes, each of which ends a trace. `lines` are the lines of a chip
    that the stub has for inputs, as far as it says so. `tick` is what its times were counted in, in seconds. `name` is
    what the stub was told to call the run; empty if it was told nothing.
    """

    pins: Mapping[str, Toggles]
    stimuli: Toggles
    segment: str
    response: str
    responses: Times
    latencies: Times
    missing: Times = field(default_factory=lambda: np.zeros(0, np.int64))
    pulses: Times = field(default_factory=lambda: np.zeros(0, np.int64))
    lines: Mapping[str, int] = field(default_factory=dict)
    tick: Fraction = NANOSECOND
    name: str = ""

    @property
    def median(self) -> float:
        """Of the latencies."""
        return float(np.median(self.latencies))

    def latest(self, count: int) -> Sequence[Sample]:
        """The `count` longest latencies, the longest first: those that are missing, and then the others."""
        order = np.argsort(-self.latencies, kind="stable")[:count]
        pairs = zip(self.responses[order].tolist(), self.latencies[order].tolist(), strict=True)
        missing = [Sample(stimulus, None) for stimulus in self.missing.tolist()]
        return [*missing, *(Sample(response - latency, response) for response, latency in pairs)][:count]


def outside(directory: RunDirectory, segment: str | None = None) -> Outside:
    """The events of a run; BadInput if it has none, or no segment of that name that a stimulus begins.

    Invalid if its capture is not what was measured.
    """
    run, observation = unread(directory)
    target = Target(run.target)
    known = every(observation.configuration, target)
    usable = {name: each for name, each in known.items() if each.cause in STIMULI}
    watched = observation.configuration.trigger
    preferred = (*((watched.segment,) if watched else ()), *PREFERRED, *usable)
    name = segment or next((name for name in preferred if name in usable), None)
    if not usable:
        undriven = run.kind and not observation.configuration.stimuli
        what = f"is a run of irqscope {run.kind}" if undriven else f"measured {', '.join(known)}"
        raise BadInput(
            f"{directory.path} {what}, without answers to a stimulus of the instrument's: explain reads runs with "
            "such, as of irqscope latency"
        )
    if name not in usable:
        there = ", ".join(each.name for each in SEGMENTS if each.name in usable)
        raise BadInput(f"{directory.path} has no segment {name} from a stimulus: it has {there}")
    ns = float(observation.identity.tick * 1_000_000_000)
    pairing, seen = UnmaskedPairing(usable[name], observation.identity), _Edges()
    found: list[tuple[Times, Times]] = []
    pairing.watchers.append(lambda values, responses: found.append((responses, values)))
    fired = Firings(observation.identity, watched) if watched else None
    directory.refuse_altered(run, replay(directory.path, pairing, seen, *([fired] if fired else [])))
    responses = np.concatenate([np.zeros(0, np.int64), *(pair[0] for pair in found)])
    values = np.concatenate([np.zeros(0, np.int64), *(pair[1] for pair in found)])
    if not len(values):
        streamed = observation.configuration.stream
        why = "no stimulus has an answer in it" if streamed else "it was measured without each edge: leave out --events"
        raise BadInput(f"{directory.path} holds no latency of {name}: {why}")
    edges, firings = seen.toggles(ns), fired.found if fired else []
    same = watched and (watched.cause, watched.response) == (usable[name].cause, usable[name].response)
    passed = [each.of for each in firings if same and each.reason == "deadline" and each.of is not None]
    answered = set((responses - values).tolist())
    missing = [of for of in passed if of not in answered]
    pulses = [each.time for each in firings if target.takes_trigger]
    return Outside(
        {source.label: edges[source] for source in INPUTS if source in edges},
        edges[usable[name].cause],
        name,
        usable[name].response.label,
        _ns(responses, ns),
        _ns(values, ns),
        _ns(np.array(missing, np.int64), ns),
        _ns(np.array(pulses, np.int64), ns),
        target.lines,
        observation.identity.tick,
        target.name,
    )


def _ns(ticks: Times, ns: float) -> Times:
    times: Times = np.rint(ticks * ns).astype(np.int64)
    return times


class _Edges(Consumer):
    """The edges of a run, by source."""

    def __init__(self) -> None:
        self._times: dict[Source, list[Times]] = {}
        self._levels: dict[Source, list[NDArray[np.int8]]] = {}

    def take_events(self, events: Events) -> None:
        for number in np.unique(events.source).tolist():
            mine = events.source == number
            self._times.setdefault(Source(number), []).append(events.time[mine])
            self._levels.setdefault(Source(number), []).append(events.edge[mine].astype(np.int8))

    def toggles(self, ns: float) -> dict[Source, Toggles]:
        """By source, of ticks of so many nanoseconds."""
        return {
            source: Toggles(_ns(np.concatenate(parts), ns), np.concatenate(self._levels[source]))
            for source, parts in self._times.items()
        }
