# SPDX-License-Identifier: BSD-2-Clause
"""What the target's stub tells of a run."""

from collections.abc import Iterator

from ..results.endline import noun
from ..results.resultrecord import Result
from ..sweeps.sweeprecord import SweepResult
from ..targets.target import Target
from .document import Block, Kind, told


def notes_sentence(result: Result | SweepResult) -> str | None:
    """What the stub found amiss before it started; None if that was nothing."""
    notes = Target(result.target).notes
    return f"Before it started, the stub said what spoils the measurement: {'; '.join(notes)}." if notes else None


def marks_sentence(result: Result | SweepResult) -> str | None:
    """That the stub's own marks are in what was measured; None if there are none."""
    if not Target(result.target).marks:
        return None
    return (
        "The stub marked each toggle in the kernel's trace: what a thread does after a toggle is later by such a mark "
        "(irqscope bracket --operations marker measures it)."
    )


def counts_sentence(result: Result) -> str | None:
    """That the stub counted what the instrument did, or why nobody can say. None if it differs, or no stub told."""
    counts = result.target_counts
    if result.end and result.end.target and Target(result.target).is_periodic:
        return "What the stub counted is not compared: it toggles by a clock of its own, also before and after the run."
    if not counts or any(count.target != count.instrument for count in counts):
        return None
    same = ", ".join(f"{count.target} {noun(count.what)}" for count in counts)
    return f"The stub counted the same: {same}."


def target(result: Result) -> Iterator[Block]:
    """All of it."""
    yield from told([notes_sentence(result), marks_sentence(result), counts_sentence(result)], Kind.FINDING)


def sweep_target(result: SweepResult) -> Iterator[Block]:
    """What it told before the first step."""
    yield from told([notes_sentence(result), marks_sentence(result)], Kind.FINDING)
