# SPDX-License-Identifier: BSD-2-Clause
"""What was recorded of real kernels is explained as it was: by the culprit that the guest was given."""

import dataclasses

import pytest
from recorded_traces import NAMES, recorded

from irqscope.errors import BadInput
from irqscope.explaining import explained
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.ftrace import FUNCTION
from irqscope.explaining.text import sentences

LATE = [name for name in NAMES if not name.startswith("control")]
# Lines 508, 509 and 510 of the guests' chip are the stub's isr, task and done.
WIRED = {"isr": "gpio 508", "task": "gpio 509", "done": "gpio 510"}


@pytest.mark.parametrize("name", NAMES)
def test_the_pins_are_found_by_their_edges_alone(name):
    run = recorded(name)
    clock = join(run.seen, run.trace).clock
    assert clock.names == WIRED
    assert clock.residual_ns < 400 and clock.worst_ns <= 1500  # of text with microseconds
    assert abs(clock.drift) < 60e-6  # 18 ms with microseconds; guest and instrument share one clock


@pytest.mark.parametrize("name", NAMES)
def test_the_trace_of_another_run_is_none_of_this(name):
    """All of them are of 2 kHz with dither: some of their edges come near each other by chance."""
    seen = recorded(name).seen
    for other in NAMES:
        if other != name:
            with pytest.raises(BadInput, match="is it the trace of this run"):
                join(seen, recorded(other).trace)


@pytest.mark.parametrize("name", LATE)
def test_the_culprit_is_first_and_lasted_as_long_as_it_says(name):
    run = recorded(name)
    cause = to_json(join(run.seen, run.trace))["cause"]
    assert (cause["thread"], cause["function"], cause["why"]) == tuple(
        run.truth[key] for key in ("thread", "function", "why")
    )
    assert cause["lasted_ns"] == pytest.approx(run.truth["lasted_ns"], rel=0.10)


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("control")])
def test_nobody_is_named_where_nothing_was_late(name):
    run = recorded(name)
    found = join(run.seen, run.trace)
    assert found.cause is None and found.late == 0
    assert "no cause is named" in "\n".join(sentences(found))


@pytest.mark.parametrize("name", ["poller-rt", "ledger-rt"])
def test_without_the_function_tracer_the_thread_is_named_and_the_pending_time_is_kept(name):
    """The begin is then only known to lie after the last entry before it."""
    run = recorded(name)
    trace = run.trace
    whole = join(run.seen, trace).cause
    bare = dataclasses.replace(trace, entries=[entry for entry in trace.entries if entry.name != FUNCTION])
    cause = join(run.seen, bare).cause
    assert cause.actor == whole.actor and cause.delayed == whole.delayed and cause.begin <= whole.begin
    assert not cause.function.startswith(whole.function)


def test_a_stack_of_the_handler_tells_what_it_interrupted():
    run = recorded("latency-format-rt")
    assert join(run.seen, run.trace).cause.stack == ("poller_wait_ready", "body", "kthread", "ret_from_fork")


def test_nothing_is_named_that_is_not_late_by_the_limit():
    run = recorded("poller-rt")
    assert join(run.seen, run.trace, limit=1e6).cause is None
    assert join(run.seen, run.trace, limit=1e5).cause is not None


def test_nobody_is_named_who_accounts_for_too_little(monkeypatch):
    run = recorded("poller-rt")
    monkeypatch.setattr(explained, "SHARE", 1.01)
    assert join(run.seen, run.trace).cause is None


def test_another_runs_trace_is_refused():
    with pytest.raises(BadInput, match=r"share no pin|at two places"):
        join(recorded("net").seen, recorded("poller-rt").trace)
