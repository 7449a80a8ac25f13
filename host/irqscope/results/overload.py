# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of the target's overload protection: its masked spans, and whether stub and pins agree."""

from ..base.records import Count, Record, SignedTicks, Ticks
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..recording.masking import Spans
from ..units import format_measured

LISTED = 100
"""Spans that are listed one by one."""


class Lasted(Record, frozen=True, kw_only=True):
    """How long masked spans lasted together; the two differ if an edge of `aux` fell into a loss."""

    least: Ticks
    """At least."""
    most: Ticks
    """At most."""


class Span(Record, frozen=True, kw_only=True):
    """A time in which the target had its interrupt masked."""

    begin: SignedTicks
    """When it began."""
    end: SignedTicks
    """When it ended."""


class Masked(Record, frozen=True, kw_only=True):
    """Of a run in which `aux` was watched for masked spans (docs/reference/pairing.md). Numbers are null if the link
    lost edges of `aux`.
    """

    spans: Count | None
    """How many."""
    ticks: Lasted | None
    """How long they lasted together."""
    open: bool | None
    """The last one had no end."""
    storms: Count | None
    """How many the stub's end line counts; null without one."""
    listed: list[Span]
    """The first 100."""


def storms(run: RunRecord) -> int | None:
    """How often the target masked its interrupt, by its stub's end line; None if there is none."""
    return run.end.line.storms if run.end else None


def describe(run: RunRecord, observation: Observation, spans: Spans | None) -> Masked | None:
    """The entry `masked`; None if no pin was to tell of masked spans. Without `spans` they are not known."""
    if not observation.masking:
        return None
    if spans is None:
        return Masked(spans=None, ticks=None, open=None, storms=storms(run), listed=[])
    least, most = spans.ticks
    rows = zip(spans.begin[:LISTED].tolist(), spans.end[:LISTED].tolist(), strict=True)
    return Masked(
        spans=len(spans),
        ticks=Lasted(least=least, most=most),
        open=spans.open,
        storms=storms(run),
        listed=[Span(begin=begin, end=end) for begin, end in rows],
    )


def warnings(run: RunRecord, masked: Masked | None) -> list[str]:
    """What must be known of a run in which the target protected itself, or says so."""
    counted = storms(run)
    if not masked:
        text = f"the target masked its interrupt {_times(counted or 0)} and no pin told when: all figures contain that"
        return [text] if counted else []
    if masked.spans is None or masked.ticks is None:
        return ["edges of aux were lost on the link: if the target masked its interrupt, all figures contain that"]
    found = []
    if masked.spans:
        tick = run.instrument.tick.fraction
        least, most = (format_measured(ticks * tick, tick) for ticks in (masked.ticks.least, masked.ticks.most))
        lasted = least if least == most else f"{least} to {most}"
        still = ", to the end" if masked.open else ""
        found.append(
            f"the target was overloaded and masked its interrupt {_times(masked.spans)}, {lasted} together{still}: "
            "that is cut out of latencies from a stimulus and of intervals"
        )
    if counted not in (None, masked.spans):
        found.append(
            f"the target masked its interrupt {_times(counted)} as its stub counted, and {_times(masked.spans)} as "
            "aux showed: the figures do not fit one of them"
        )
    return found


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")
