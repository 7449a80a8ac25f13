# SPDX-License-Identifier: BSD-2-Clause
"""Traces that the trigger ended before the late response came: what was recorded of real kernels, cut there."""

import dataclasses

import numpy as np
import pytest
from recorded_traces import NAMES, recorded

from irqscope.explaining.explanation import Explanation, join, to_json
from irqscope.explaining.figure import figure
from irqscope.explaining.perfettotrace import write
from irqscope.explaining.text import sentences

SHARES = (0.3, 0.5, 0.7, 0.9)
"""Of the latency, that had passed when the trace ended."""
WHOLE = [name for name in NAMES if name != "dat-rt"]  # whose late response is among its first
WOKEN = ("calibrator-rt", "disk-rt", "net", "two-cpus-rt")
"""In which the handler came in time, and the thread was late."""
PENDING = ("ledger-rt", "latency-format-rt", "poller-rt")
"""In which the handler was late."""


def frozen(name: str, share: float | None, pulse: float | None = None) -> tuple[Explanation, Explanation, float]:
    """Of a run what its whole trace explains, what the one that ends with the trigger's handler does, and its end.

    It ends after that share of the latency, or, if that is None, instead of taking the interrupt. `pulse` is the share
    after which the trigger's pulse came, if that is known.
    """
    run = recorded(name)
    whole = join(run.seen, run.trace)
    latest = whole.found[0]
    end = latest.path.handler if share is None else round(latest.begin + share * latest.sample.latency)
    before = [entry for entry in run.trace.entries if entry.time < end]
    last = next(entry for entry in reversed(before) if entry.cpu == run.trace.entries[0].cpu)
    comm, pid = last.comm, last.pid
    if last.name == "sched_switch":
        comm, pid = last.members()["next_comm"], last.numbers()["next_pid"]
    trigger = dataclasses.replace(
        last,
        time=end,
        comm=comm,
        pid=pid,
        name="irq_handler_entry",
        detail="irq=18 name=irqscope_stub_trigger",
        hardirq=True,
        irqs_off=True,
    )
    pulses = [] if pulse is None else [latest.sample.stimulus + round(pulse * latest.sample.latency)]
    seen = dataclasses.replace(run.seen, pulses=np.array(pulses, np.int64))
    return whole, join(seen, dataclasses.replace(run.trace, entries=[*before, trigger])), end


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", WOKEN)
def test_who_is_in_the_way_is_named_before_the_thread_answers(name: str, share: float) -> None:
    whole, cut, end = frozen(name, share)
    first = cut.found[0]
    assert first.sample == whole.found[0].sample and first.cut and first.known == end
    assert cut.cause and whole.cause and cut.cause.actor == whole.cause.actor
    assert cut.cause.end == end and cut.cause.lasted < whole.cause.lasted
    said = to_json(cut)
    assert said["cause"]["goes_on"] and said["responses"][0]["trace_ends_ns"] == end - first.begin
    assert said["responses"][0]["latency_ns"] == whole.found[0].sample.latency
    text = "\n".join(sentences(cut))
    assert f"{cut.cause.kind}, at least {cut.lasted(cut.cause)}" in text
    assert f"The trace ends {cut.joined_time(end - first.begin)} after the stimulus, before the response" in text


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", PENDING)
def test_nobody_is_named_for_a_response_whose_handler_the_trace_has_not(name: str, share: float) -> None:
    whole, cut, _ = frozen(name, share)
    assert whole.cause and cut.cause is None and cut.beyond
    assert all(each.sample != whole.found[0].sample for each in cut.found)
    why = "it ends before the interrupt was taken, and does not show that interrupts were off"
    assert f"Of 1 later responses the trace does not tell who was in the way: {why}." in "\n".join(sentences(cut))


@pytest.mark.parametrize("pulse", [0.3, 0.5, 0.8])
@pytest.mark.parametrize("name", PENDING)
def test_who_kept_interrupts_off_is_named_if_the_triggers_waited_too(name: str, pulse: float) -> None:
    whole, cut, end = frozen(name, None, pulse)
    assert cut.triggered and cut.cause and whole.cause and cut.cause.end == end
    assert cut.cause.delayed == pytest.approx(whole.cause.delayed, abs=1000)
    same = ("actor", "cpu", "kind", "function", "begin")
    assert [getattr(cut.cause, name) for name in same] == [getattr(whole.cause, name) for name in same]
    said = to_json(cut)
    assert said["ended_by_the_trigger"] and said["responses"][0]["handler_after_ns"] is None
    text = "\n".join(sentences(cut))
    after = cut.joined_time(end - cut.found[0].begin)
    assert f"The trigger ends the trace {after} after the stimulus, before the response" in text
    assert f"interrupts off, at least {cut.lasted(cut.cause)}" in text


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", PENDING)
def test_nobody_is_named_if_the_triggers_was_taken_at_once(name: str, share: float) -> None:
    assert frozen(name, share, share - 0.01)[1].cause is None


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("name", [name for name in WHOLE if name.startswith("control")])
def test_nobody_is_named_where_nothing_was_late(name: str, share: float) -> None:
    assert frozen(name, share)[1].cause is None


def test_nobody_is_named_before_what_is_usual_has_passed() -> None:
    """A trace that ends within the median tells of nothing late, whoever had the CPU until then."""
    run = recorded("disk-rt")
    assert frozen("disk-rt", 0.9 * run.seen.median / join(run.seen, run.trace).found[0].sample.latency)[1].cause is None


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_trace_ends_in_nothing(name: str) -> None:
    run = recorded(name)
    said = to_json(join(run.seen, run.trace))
    assert [each["trace_ends_ns"] for each in said["responses"]] == [None] * len(said["responses"])
    assert not any(block["goes_on"] for each in said["responses"] for block in each["blocks"])


def test_figure_and_perfetto_file_say_where_it_ends(tmp_path) -> None:
    _, cut, _ = frozen("net", 0.5)
    texts = [text.get_text().strip() for text in figure(cut, cut.found[0]).axes[0].texts]
    assert "the trace ends" in texts and any("at least" in text for text in texts)
    write(cut, tmp_path / "a.pftrace")
    assert b"the trace ends" in (tmp_path / "a.pftrace").read_bytes()
