# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment found in a run, by what its report shows."""

from collections.abc import Sequence

from ..results.findingrecords import MultiFinding, PeriodicFinding, Pin, TaskResult
from ..results.resultrecord import Result


def pins_of(result: Result) -> Sequence[Pin]:
    """Tasks with clocks of their own; none of another experiment."""
    return result.findings.pins if isinstance(result.findings, PeriodicFinding) else ()


def tasks_of(result: Result) -> Sequence[TaskResult] | None:
    """Tasks and their deadlines; None of another experiment."""
    return result.findings.tasks if isinstance(result.findings, MultiFinding) else None
