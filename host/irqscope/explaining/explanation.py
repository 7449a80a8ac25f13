# SPDX-License-Identifier: BSD-2-Clause
"""A run explained by a trace: its latest responses, and for each who was in the way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BadInput
from ..measuring.rundir import RunDirectory
from .blame import Block, Course
from .clocks import Clock, align
from .ftrace import Trace, read
from .outside import Outside, Sample, outside
from .passages import Passage
from .toggles import Toggles, placed, written

SCHEMA = "irqscope.explanation/1"
LATE = 3
"""Medians beyond which a response is late if nothing else is asked for."""
SHARE = 0.5
"""Of what a response is later than the median, what a block must have delayed it by to be its cause."""
_SEARCHED = 1000
"""Latest responses that are looked at to find some that the trace has."""


@dataclass(frozen=True)
class Explained:
    """One response: its times on the trace's clock, nanoseconds, how the target came to it, and who was in the way.

    `known` is when the trace ends, if that is before the response; else it is `end`. Blocks that the trace ends in
    lasted at least so long.
    """

    sample: Sample
    begin: float
    end: float
    known: float
    path: Passage
    blocks: Sequence[Block]
    cause: Block | None

    @property
    def cut(self) -> bool:
        """Whether the trace ends before the response."""
        return self.known < self.end

    def goes_on(self, block: Block) -> bool:
        """Whether the trace ends in it."""
        return self.cut and block.end >= self.known


@dataclass(frozen=True)
class Explanation:
    """A run and its trace on one time line.

    Attributes
    ----------
    seen, trace, toggles, clock
        The run, the trace, the pins in the trace, and how both times belong together.
    limit : float
        Nanoseconds beyond which a response is late.
    late : int
        Responses of the run that are.
    beyond : int
        Responses later than the first of `found`, of which the trace has nothing.
    found : sequence of Explained
        The latest responses that the trace has, the latest first.
    """

    seen: Outside
    trace: Trace
    toggles: Mapping[str, Toggles]
    clock: Clock
    limit: float
    late: int
    beyond: int
    found: Sequence[Explained]

    @property
    def cause(self) -> Block | None:
        """What made the latest response late; None if it was not late, or nothing accounts for half of it."""
        return self.found[0].cause if self.found else None


def explain(
    directory: RunDirectory, trace_file: Path, *, segment: str | None = None, limit: float | None = None,
    count: int = 3, pins: Mapping[str, str] | None = None,
) -> Explanation:
    """Explain the `count` latest responses of a run; BadInput if run and trace do not belong together.

    `limit` is in nanoseconds, `pins` are the trace's names of inputs as far as they are known.
    """
    return join(outside(directory, segment), read(trace_file), limit=limit, count=count, pins=pins)


def join(
    seen: Outside, trace: Trace, *, limit: float | None = None, count: int = 3, pins: Mapping[str, str] | None = None
) -> Explanation:
    """As `explain`, of what was read."""
    toggles = written(trace)
    clock = align(seen.pins, toggles, {**placed(seen.lines, toggles, seen.pins), **(pins or {})})
    if seen.response not in clock.names:
        raise BadInput(f"the trace does not tell of {seen.response}, which ends {seen.segment}: choose a --segment")
    limit = LATE * seen.median if limit is None else limit
    course, answers = Course(trace), toggles[clock.names[seen.response]]
    near = max(clock.uncertainty_ns(trace.resolution_ns) * 4, 10_000.0)
    first, last = trace.entries[0].time, trace.entries[-1].time
    found: list[Explained] = []
    beyond = 0
    for sample in seen.latest(_SEARCHED):
        begin, end = clock.to_trace(np.array([sample.stimulus, sample.response])).tolist()
        known, path = end, None
        if begin >= first and (answer := course.answer(answers, end, near)) is not None:
            path = course.path(answer, begin, end)
        elif first <= begin < last < end:
            known, path = float(last), course.unfinished(answers, begin)
        if path is None or not course.covers(path):
            beyond += not found
            continue
        blocks = course.blocks(path)
        excess = known - begin - seen.median  # as far as the trace knows of it
        guilty = sample.latency > limit and excess > 0 and blocks and blocks[0].delayed >= SHARE * excess
        found.append(Explained(sample, begin, end, known, path, blocks, blocks[0] if guilty else None))
        if len(found) == count:
            break
    if not found:
        raise BadInput("the trace has none of the latest responses: its buffer was too small, or it began too late")
    late = int(np.count_nonzero(seen.latencies > limit))
    return Explanation(seen, trace, toggles, clock, limit, late, beyond, found)


def to_json(explanation: Explanation) -> dict[str, Any]:
    """An explanation as `irqscope explain --json` prints it; times in nanoseconds, of blocks from the stimulus on."""
    seen, clock = explanation.seen, explanation.clock
    return {
        "schema": SCHEMA,
        "segment": seen.segment,
        "median_ns": seen.median,
        "limit_ns": explanation.limit,
        "late": explanation.late,
        "beyond_the_trace": explanation.beyond,
        "trace": {
            "entries": len(explanation.trace.entries), "lost": explanation.trace.lost,
            "skipped_lines": explanation.trace.skipped, "resolution_ns": explanation.trace.resolution_ns,
            "flags": explanation.trace.flags,
        },
        "clock": {
            "origin_ns": clock.origin, "offset_ns": clock.offset_ns, "drift": clock.drift,
            "residual_ns": clock.residual_ns, "worst_ns": clock.worst_ns, "pairs": clock.pairs,
            "left_out": clock.left_out, "pins": dict(clock.names),
        },
        "cause": explanation.cause and _block(explanation.cause, explanation.found[0]),
        "responses": [
            {
                "stimulus_ns": each.sample.stimulus, "response_ns": each.sample.response,
                "latency_ns": each.sample.latency, "stimulus_in_trace_ns": each.begin,
                "trace_ends_ns": each.known - each.begin if each.cut else None,
                "handler_after_ns": each.path.handler - each.begin, "named": each.cause is not None,
                "blocks": [_block(block, each) for block in each.blocks],
            }
            for each in explanation.found
        ],
    }  # fmt: skip


def _block(block: Block, of: Explained) -> dict[str, Any]:
    return {
        "who": block.actor.label, "thread": block.actor.thread, "cpu": block.cpu, "why": str(block.kind),
        "function": block.function, "begin_ns": block.begin - of.begin, "end_ns": block.end - of.begin,
        "lasted_ns": block.lasted, "goes_on": of.goes_on(block), "delayed_ns": block.delayed,
        "stack": list(block.stack),
    }  # fmt: skip


def sentences(explanation: Explanation, shown: int = 5) -> list[str]:
    """What `irqscope explain` prints: lines of text."""
    seen, clock = explanation.seen, explanation.clock
    lines = [
        f"The clocks are aligned by {clock.pairs} edges of {', '.join(sorted(clock.names))}: half of them are within "
        f"{_us(clock.residual_ns)}, all within {_us(clock.worst_ns)}"
        + (f" but {clock.left_out}, which were left out" if clock.left_out else "")
        + f"; drift {clock.drift * 1e6:+.2f} ppm.",
        f"{seen.segment}: median {_us(seen.median)}; {explanation.late} of {len(seen.latencies)} responses took more "
        f"than {_us(explanation.limit)}.",
    ]
    if not explanation.trace.flags:
        lines.append("The trace has no flags of interrupts and preemption: begins of blocks are as near as entries.")
    if explanation.trace.lost:
        lines.append(f"The trace has lost {explanation.trace.lost} entries.")
    if explanation.beyond:
        lines.append(f"Of {explanation.beyond} later responses the trace has nothing.")
    for number, each in enumerate(explanation.found, 1):
        cause = "no cause is named"
        if each.cause:
            least = "at least " if each.goes_on(each.cause) else ""
            cause = f"{each.cause.actor.label}, {each.cause.kind}, {least}{_us(each.cause.lasted)}"
        lines += [
            "",
            f"{number}. {_us(each.sample.latency)} after the stimulus at {each.sample.stimulus / 1e9:.6f} s "
            f"({each.begin / 1e9:.6f} in the trace): {cause}",
        ]
        if each.cut:
            ends = _us(each.known - each.begin)
            lines.append(f"   The trace ends {ends} after the stimulus, before the response: what it ends in went on.")
        for rank, block in enumerate(each.blocks[:shown], 1):
            lines.append(
                f"   {rank}  {_us(block.delayed):>10} of {_us(block.lasted):>10}  {block.kind:<15}  {block.actor.label}"
                + (f"  in {block.function}" if block.function else "")
                + f"  (CPU {block.cpu}, {_after(block.begin - each.begin)} to {_after(block.end - each.begin)})"
            )
            if block.stack:
                lines.append(f"      stack: {' < '.join(block.stack[:8])}")
    return lines


def _us(ns: float) -> str:
    return f"{ns / 1e3:.1f} us"


def _after(ns: float) -> str:
    return f"{ns / 1e3:+.1f}"
