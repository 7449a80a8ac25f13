# SPDX-License-Identifier: BSD-2-Clause
"""Segments: pairs of causes and responses that are measured, and the classes into which both fall."""

import enum
import re
from dataclasses import dataclass

from .roles import INPUTS, Source


class Policy(enum.IntEnum):
    """How responses are paired with causes; see docs/reference/pairing.md."""

    COALESCE = 0
    FIFO = 1
    INTERVAL = 2


@dataclass(frozen=True)
class Segment:
    """A segment by name; the cause and the response of an interval are successive edges of one input."""

    name: str
    cause: Source
    response: Source
    doc: str

    @property
    def is_interval(self) -> bool:
        return self.cause == self.response


SEGMENTS = (
    Segment("isr", Source.STIMULUS, Source.ISR, "stimulus to interrupt handler"),
    Segment("task", Source.ISR, Source.TASK, "interrupt handler to start of the released task"),
    Segment("work", Source.TASK, Source.DONE, "start to end of the task"),
    Segment("response", Source.STIMULUS, Source.DONE, "stimulus to end of the task"),
    Segment("wake", Source.STIMULUS, Source.TASK, "stimulus to task, for targets without a handler of their own"),
    Segment("isr2", Source.STIMULUS2, Source.AUX, "second stimulus to the answer of its handler"),
    Segment("isr_b", Source.STIMULUS2, Source.ISR_B, "second stimulus to the handler of a second processor"),
    Segment("task_b", Source.ISR_B, Source.TASK_B, "that handler to the start of the task that it releases"),
    Segment("work_b", Source.TASK_B, Source.DONE_B, "start to end of that task"),
    Segment("response_b", Source.STIMULUS2, Source.DONE_B, "second stimulus to the end of that task"),
    Segment("isr.interval", Source.ISR, Source.ISR, "between successive handlers"),
    Segment("task.interval", Source.TASK, Source.TASK, "between successive task starts"),
    Segment("done.interval", Source.DONE, Source.DONE, "between successive task ends"),
)

DEFAULT_SEGMENTS = ("isr", "task", "wake", "response")
"""What is measured if nobody says what, the most wanted first."""


OWN_NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}", re.ASCII)
"""What users may call a segment of their own."""


class Count(enum.IntEnum):
    """Counters of a segment. Classes are disjoint; premature, ambiguous and unproven are flags."""

    CAUSES = 0
    RESPONSES = 1
    PAIRED = 2
    """Responses that served at least one cause; as many causes are `paired`."""
    COALESCED = 3
    """Further causes that a response served."""
    MISSING = 4
    """Causes without a response within the timeout."""
    UNSTAMPED = 5
    """Causes that found the pending queue full."""
    UNMATCHED = 6
    """Responses that found no cause."""
    PREMATURE = 7
    AMBIGUOUS = 8
    UNPROVEN = 9
    """Pairs kept out of histogram and scalars."""
    OVER = 10
    """Values too large for the histogram, kept out of it and of the scalars."""
    OUTLIERS = 11
    """Samples beyond the threshold (sent + lost)."""
    OUTLIERS_LOST = 12
    PENDING = 13
    """Causes waiting at the moment of the snapshot: a level, not a count."""


def between(cause: Source, response: Source) -> Segment | None:
    """The segment from one source to another one; None if the contract has no name for it."""
    return next((each for each in SEGMENTS if (each.cause, each.response) == (cause, response)), None)


def check_named(name: str, cause: Source, response: Source) -> None:
    """ValueError if no segment from one source to another one may have this name, the contract's or a user's own."""
    for known in SEGMENTS:
        if known.name == name:
            if (known.cause, known.response) != (cause, response):
                raise ValueError(f"{name} is measured from {known.cause.label} to {known.response.label}")
            return
    if not OWN_NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name: up to 24 small letters, digits, - and _, a letter first")
    if cause is Source.TRIGGER or response not in INPUTS or cause == response:
        raise ValueError(
            f"{name} cannot lead from {cause.label} to {response.label}: it begins with a stimulus or an input, and "
            "ends with another input"
        )


def segment(name: str) -> Segment:
    """The segment called `name`; ValueError names the possible ones."""
    for candidate in SEGMENTS:
        if candidate.name == name:
            return candidate
    raise ValueError(f"no segment is called {name!r}: use one of {', '.join(s.name for s in SEGMENTS)}")
