# SPDX-License-Identifier: BSD-2-Clause
"""A grid that may be off leaves tasks in doubt by as much: no limit is shown to be kept by what it hides."""

from fractions import Fraction
from typing import Any

import numpy as np
from jsonrecords import made
from numpy.typing import NDArray

from irqscope.contract.roles import Source
from irqscope.device.decode import Events
from irqscope.findings.tasks import GridTask, Row
from irqscope.results.findingrecords import MultiFinding, TaskResult
from irqscope.results.foundjudging import judge_found
from irqscope.results.foundlimits import MultiLimit
from irqscope.results.judged import KEPT, NOT_SHOWN

TICK = Fraction(1, 10**8)
PERIOD = 10e-3


def row(starts: NDArray[np.float64], deadline: float) -> Row:
    """What is known of a task that starts at these seconds, due within `deadline`."""
    task: Any = GridTask(Source.ISR, round(deadline / TICK), TICK, 10.0)
    time = np.ceil(starts / float(TICK)).astype(np.int64)
    task.take_events(Events(time, np.full(len(time), Source.ISR, np.uint8), *np.zeros((2, len(time)), np.uint8)))
    task.finish()
    found: Row = task.row(None)
    return found


def outcome(found: Row, limit: str) -> str:
    fields = ("task", "late", "missing", "best", "worst", "range", "count", "why")
    finding = MultiFinding(tasks=[made(TaskResult, {name: getattr(found, name) for name in fields})])
    return judge_found([MultiLimit.parse(limit, hard=True)], finding, TICK)[0].outcome


def caught_up(work: float) -> NDArray[np.float64]:
    """A task that works for so long, and once starts 35 ms late."""
    starts = 5.0 + np.arange(3000) * PERIOD + np.random.default_rng(6).uniform(2e-6, 3e-6, 3000)
    starts[700] += 35e-3
    for number in range(701, len(starts)):
        starts[number] = max(starts[number], starts[number - 1] + work)
    return starts


def test_a_task_that_catches_up_at_nearly_the_rate_of_its_clock_is_not_known() -> None:
    """At 98 % of the period it is, and at 99 % its worst was 10 ms, of which no limit knew."""
    known, blurred = (row(caught_up(share * PERIOD), 50e-3) for share in (0.98, 0.99))
    assert known.why is None and known.worst is not None and abs(known.worst * TICK - Fraction(35, 1000)) < 5e-6
    assert outcome(known, "isr.worst=36ms") == outcome(known, "isr.late=0") == KEPT
    assert blurred.why is not None and "the grid may be off by a tenth of a period or more" in blurred.why
    assert outcome(blurred, "isr.worst=36ms") == outcome(blurred, "isr.late=99") == NOT_SHOWN


def test_starts_that_a_crooked_grid_may_hide_from_a_deadline_are_told() -> None:
    """A clock that no line describes, by 50 ppm for a second or two."""
    due = np.cumsum(PERIOD * (1 + 50e-6 * np.sin(np.arange(1000) / 60)))
    starts = 5.0 + due + np.random.default_rng(7).uniform(0, 1e-6, 1000)
    worst = row(starts, 1.0).worst
    assert worst is not None
    near = row(starts, float(worst * TICK) + 1e-6)
    assert near.late == 0 and near.why is not None
    assert near.why.endswith(" more may be late, by as much as the grid may be off")
    assert outcome(near, "isr.late=0") == NOT_SHOWN
    assert outcome(row(starts, 1e-3), "isr.late=0") == KEPT, "far from the deadline it hides nothing"
