# SPDX-License-Identifier: BSD-2-Clause
"""A run explained by a trace: its latest responses, and for each who was in the way."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BadInput
from ..measuring.rundir import RunDirectory
from ..units import format_measured
from . import doubts
from .agreement import Agreement, agreement
from .blame import Block
from .clocks import Clock, Misfit, align
from .explained import Explained, Joined
from .ftrace import Trace
from .host import Host
from .outside import NANOSECOND, Outside, outside
from .toggles import Toggles, named, placed, written
from .traces import read
from .unfinished import Unknown

SCHEMA = "irqscope.explanation/1"
LATE = 3
"""Medians beyond which a response is late if nothing else is asked for."""
_SEARCHED = 1000
"""Latest responses that are looked at to find some that the trace has."""


@dataclass(frozen=True)
class Explanation:
    """A run and its trace on one time line.

    Attributes
    ----------
    seen, trace, toggles, clock
        The run, the trace, the pins in the trace, and how both times belong together.
    agreement : Agreement
        How the trace's latencies are the run's.
    limit : float
        Nanoseconds beyond which a response is late.
    late : int
        Responses of the run that are.
    unknown : mapping of str to int
        Responses later than the first of `found`, of which the trace does not tell, by the reason.
    triggered : bool
        The trigger's pulse ended the trace: nothing after its interrupt is looked at.
    found : sequence of Explained
        The latest responses that the trace tells of, the latest first, and before all others those that are missing.
    host : Host, optional
        Of a guest, what the trace of its host tells; `trace` then has what is laid into it.
    """

    seen: Outside
    trace: Trace
    toggles: Mapping[str, Toggles]
    clock: Clock
    agreement: Agreement
    limit: float
    late: int
    unknown: Mapping[str, int]
    triggered: bool
    found: Sequence[Explained]
    host: Host | None = None

    @property
    def doubted(self) -> bool:
        """Whether neither latencies nor the name that the stub said show that the trace is of this run."""
        return not self.agreement.shown and self.seen.name not in named(self.trace)

    @property
    def alone(self) -> int:
        """Edges of the trace that the run has not."""
        return sum(len(self.toggles[name]) for name in self.clock.names.values()) - self.clock.pairs

    @property
    def beyond(self) -> int:
        """How many the trace does not tell of."""
        return sum(self.unknown.values())

    def seen_time(self, ns: float) -> str:
        """A time between two of the instrument's edges, in words."""
        return format_measured(ns * NANOSECOND, self.seen.tick)

    def joined_time(self, ns: float, *, signed: bool = False, host: bool = False) -> str:
        """One between an edge and an entry of the trace or the host's, as uncertain as the clocks that join them."""
        uncertain = self.clock.worst_ns + (self.host.clock.uncertain_ns if self.host and host else 0)
        step = self.trace.resolution_ns * NANOSECOND
        return format_measured(ns * NANOSECOND, step, uncertain * NANOSECOND, signed=signed)

    def lasted(self, block: Block) -> str:
        """How long one was in the way, between two entries of the trace."""
        return format_measured(block.lasted * NANOSECOND, self.trace.resolution_ns * NANOSECOND)

    def took(self, each: Explained) -> str:
        """How long a response took, in words."""
        return "no response" if each.sample.latency is None else self.seen_time(each.sample.latency)

    @property
    def ends(self) -> str:
        """What there is where the trace ends."""
        return "The trigger ends the trace" if self.triggered else "The trace ends"

    @property
    def cause(self) -> Block | None:
        """What made the latest response late; None if it was not late, or nothing accounts for half of it."""
        return self.found[0].cause if self.found else None


def explain(
    directory: RunDirectory,
    trace_file: Path,
    *,
    host_file: Path | None = None,
    segment: str | None = None,
    limit: float | None = None,
    count: int = 3,
    pins: Mapping[str, str] | None = None,
) -> Explanation:
    """Explain the `count` latest responses of a run; BadInput if run and trace do not belong together.

    `limit` is in nanoseconds, `pins` are the trace's names of inputs as far as they are known. `host_file` is the trace
    of the host, where the target is a guest of KVM.
    """
    seen, trace = outside(directory, segment), read(trace_file)
    host = Host(read(host_file), trace) if host_file else None
    return join(seen, trace, host=host, limit=limit, count=count, pins=pins)


def join(
    seen: Outside,
    trace: Trace,
    *,
    host: Host | None = None,
    limit: float | None = None,
    count: int = 3,
    pins: Mapping[str, str] | None = None,
) -> Explanation:
    """As `explain`, of what was read."""
    trace = host.guest if host else trace
    toggles = written(trace)
    doubts.check_names(seen.name, named(trace))
    known, given = placed(seen.lines, toggles, seen.pins), pins or {}
    try:
        clock = align(seen.pins, toggles, {**known, **given})
    except Misfit as misfit:
        raise doubts.because(misfit, seen.pins, toggles, trace) from misfit
    doubts.check_pins(given, clock, toggles, lambda: align(seen.pins, toggles, known))
    if seen.response not in clock.names:
        raise BadInput(f"the trace does not tell of {seen.response}, which ends {seen.segment}: choose a --segment")
    same = agreement(seen, toggles[clock.names[seen.response]], clock)
    doubts.check_latencies(same)
    limit = LATE * seen.median if limit is None else limit
    joined = Joined(seen, trace, clock, limit, host)
    found: list[Explained] = []
    unknown = Counter[str]()
    for sample in seen.latest(_SEARCHED):
        try:
            found.append(joined.explained(sample))
        except Unknown as why:
            if not found:
                unknown[str(why)] += 1
        if len(found) == count:
            break
    if not found:
        reasons = "; ".join(f"{why} ({number})" for why, number in unknown.items())
        raise BadInput(f"the trace tells of none of the latest responses: {reasons}")
    late = int(np.count_nonzero(seen.latencies > limit))
    return Explanation(seen, trace, toggles, clock, same, limit, late, unknown, joined.triggered, found, host)


def to_json(explanation: Explanation) -> dict[str, Any]:
    """An explanation as `irqscope explain --json` prints it; times in nanoseconds, of blocks from the stimulus on."""
    seen, clock, host = explanation.seen, explanation.clock, explanation.host
    return {
        "schema": SCHEMA,
        "segment": seen.segment,
        "median_ns": seen.median,
        "limit_ns": explanation.limit,
        "late": explanation.late,
        "missing": len(seen.missing),
        "beyond_the_trace": explanation.beyond,
        "beyond_because": dict(explanation.unknown),
        "ended_by_the_trigger": explanation.triggered,
        "trace": {
            "entries": len(explanation.trace.entries) - (host.added if host else 0),
            "lost": explanation.trace.lost,
            "lost_at_least": explanation.trace.lost_at_least,
            "skipped_lines": explanation.trace.skipped,
            "resolution_ns": explanation.trace.resolution_ns,
            "flags": explanation.trace.flags,
            "since_s": explanation.trace.since_s,
        },
        "clock": {
            "origin_ns": clock.origin,
            "offset_ns": clock.offset_ns,
            "drift": clock.drift,
            "residual_ns": clock.residual_ns,
            "worst_ns": clock.worst_ns,
            "pairs": clock.pairs,
            "left_out": clock.left_out,
            "alone": explanation.alone,
            "pins": dict(clock.names),
        },
        "agreement": {
            "response": explanation.agreement.response,
            "pairs": explanation.agreement.pairs,
            "correlation": explanation.agreement.correlation,
            "apart_ns": explanation.agreement.apart_ns,
            "doubted": explanation.doubted,
        },
        "host": host and _host(host),
        "cause": explanation.cause and _block(explanation.cause, explanation.found[0]),
        "responses": [
            {
                "stimulus_ns": each.sample.stimulus,
                "response_ns": each.sample.response,
                "latency_ns": each.sample.latency,
                "stimulus_in_trace_ns": each.begin,
                "trace_ends_ns": each.known - each.begin if each.cut else None,
                "handler_after_ns": None if each.path.handler is None else each.path.handler - each.begin,
                "named": each.cause is not None,
                "blocks": [_block(block, each) for block in each.blocks],
            }
            for each in explanation.found
        ],
    }


def _host(host: Host) -> dict[str, Any]:
    clock = host.clock
    return {
        "entries": len(host.trace.entries),
        "lost": host.trace.lost,
        "lost_at_least": host.trace.lost_at_least,
        "origin_ns": clock.line.origin,
        "offset_ns": clock.line.base,
        "drift": clock.drift,
        "drift_uncertain": clock.drift_uncertain,
        "uncertain_ns": clock.uncertain_ns,
        "times": clock.times,
        "contradicted": clock.contradicted,
        "cpus": {str(cpu): virtual.actor.thread for cpu, virtual in sorted(clock.cpus.items())},
    }


def _block(block: Block, of: Explained) -> dict[str, Any]:
    return {
        "who": block.actor.label,
        "thread": block.actor.thread,
        "host": block.host,
        "cpu": block.cpu,
        "why": str(block.kind),
        "function": block.function,
        "begin_ns": block.begin - of.begin,
        "end_ns": block.end - of.begin,
        "lasted_ns": block.lasted,
        "goes_on": of.goes_on(block),
        "delayed_ns": block.delayed,
        "stack": list(block.stack),
    }
