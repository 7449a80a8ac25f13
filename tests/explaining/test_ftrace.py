# SPDX-License-Identifier: BSD-2-Clause
"""A trace's text says what was written into it, whatever the format; what is no trace is counted, never a crash."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.errors import BadInput
from irqscope.explaining import ftrace
from irqscope.explaining.ftrace import Entry

COMMS = st.sampled_from(["<idle>", "bash", "kworker/0:1", "irq/17-gpio", "a b-3 [x]", "pr/ttyAMA0", "x" * 15])
RT = ("irqs-off/BH-disabled", "need-resched", "need-resched-lazy", "hardirq/softirq", "preempt-depth",
      "preempt-lazy-depth", "migrate-disable")  # fmt: skip
NORMAL = ("irqs-off/BH-disabled", "need-resched", "hardirq/softirq", "preempt-depth", "migrate-disable")
EVENTS = st.sampled_from([
    ("irq_handler_entry", "irq=17 name=irqscope_stub"), ("gpio_value", "508 set 1"), ("function", "__udelay <-body"),
    ("sched_switch", "prev_comm=a b prev_pid=7 prev_prio=120 prev_state=R+ ==> next_comm=c next_pid=9 next_prio=59"),
])  # fmt: skip
ENTRIES = st.lists(
    st.builds(
        lambda time, cpu, comm, pid, event, irqs, resched, context, depth: Entry(
            time * 1000, cpu, comm, pid, *event, irqs, resched, context in "hH", context in "sH", depth
        ),
        st.integers(0, 10**10), st.integers(0, 127), COMMS, st.integers(0, 4_000_000), EVENTS, st.booleans(),
        st.booleans(), st.sampled_from(".hsH"), st.integers(0, 9),
    ), max_size=20,
)  # fmt: skip


def flags(entry: Entry, columns: tuple[str, ...]) -> str:
    context = "H" if entry.hardirq and entry.softirq else "h" if entry.hardirq else "s" if entry.softirq else "."
    known = {"irqs-off/BH-disabled": "d" if entry.irqs_off else ".", "need-resched": "N" if entry.need_resched else ".",
             "hardirq/softirq": context, "preempt-depth": str(entry.depth or ".")}  # fmt: skip
    return "".join(known.get(column, ".") for column in columns)


def header(columns: tuple[str, ...]) -> list[str]:
    return ["# tracer: nop", "#"] + [f"# {'|' * n}/ _{'-' * (9 - n)}=> {name}" for n, name in enumerate(columns)]


def said(entry: Entry) -> str:
    return entry.detail if entry.name == "function" else f"{entry.name}: {entry.detail}"


def normal(entries: list[Entry], columns: tuple[str, ...]) -> list[str]:
    return header(columns) + [
        f"{e.comm:>16}-{e.pid:<7} [{e.cpu:03}] {flags(e, columns)} "
        f"{e.time // 10**9:5}.{e.time % 10**9 // 1000:06}: {said(e)}"
        for e in entries
    ]


def latency(entries: list[Entry], columns: tuple[str, ...]) -> list[str]:
    top = ["# tracer: nop", "# _--------=> CPU#", *header(columns)[2:]]
    return top + [
        f"{e.comm:>8}-{e.pid:<7} {e.cpu:3}{flags(e, columns)} {e.time // 1000:4}us{mark}: {said(e)}"
        for e, mark in zip(entries, "+ !#*" * 9, strict=False)
    ]


def trace_cmd(entries: list[Entry], columns: tuple[str, ...]) -> list[str]:
    called = "function:             "
    return ["cpus=128"] + [
        f"{e.comm:>8}-{e.pid:<7} {e.cpu:3}{flags(e, columns)} {e.time // 10**9}.{e.time % 10**9:09}: "
        + (called + e.detail.replace(" <-", " <-- ") if e.name == "function" else f"{e.name}:  {e.detail}")
        for e in entries
    ]


FORMATS = [(normal, RT), (normal, NORMAL), (latency, RT), (latency, NORMAL), (trace_cmd, NORMAL)]


@settings(deadline=None)
@given(ENTRIES, st.sampled_from(FORMATS))
def test_what_is_printed_is_read(entries, printed):
    write, columns = printed
    trace = ftrace.parse(write(entries, columns))
    assert trace.entries == sorted(entries, key=lambda entry: entry.time)


@settings(deadline=None)
@given(st.lists(st.text(max_size=60) | st.sampled_from(["  a-1 [0] d... 1.000001: x", "CPU:0 [LOST 3 EVENTS]", "=>"])))
def test_anything_is_read(lines):
    trace = ftrace.parse(lines)
    assert len(trace.entries) + trace.skipped <= len(lines)


def test_stacks_follow_their_entry_and_losses_are_counted():
    trace = ftrace.parse([
        "  <idle>-0       [000] d..h1..     2.000002: irq_handler_entry: irq=1 name=x",
        "  <idle>-0       [000] d..h1..     2.000003: <stack trace>", " => el1_interrupt", " => f+0x10/0x20",
        "CPU:0 [LOST 12 EVENTS]",
        "  <idle>-0       [000] .......     1.000000: gpio_value: 508 set 1", "nonsense",
    ])  # fmt: skip
    assert [entry.name for entry in trace.entries] == ["gpio_value", "irq_handler_entry"]
    assert trace.stacks == {1: ["el1_interrupt", "f"]} and (trace.lost, trace.skipped) == (12, 1)


def test_members_may_have_spaces():
    entry = Entry(0, 0, "", 0, "sched_switch", "prev_comm=a b prev_pid=7 prev_state=R ==> next_comm=c d next_pid=9")
    assert entry.members() == {
        "prev_comm": "a b", "prev_pid": "7", "prev_state": "R", "next_comm": "c d", "next_pid": "9",
    }  # fmt: skip


def test_files_without_a_trace_are_refused(tmp_path):
    empty = tmp_path / "trace.txt"
    empty.write_text("nothing\n")
    with pytest.raises(BadInput, match="holds no entry of a trace"):
        ftrace.read(empty)
    with pytest.raises(BadInput, match="cannot read"):
        ftrace.read(tmp_path / "missing.txt")


def test_a_dat_is_read_by_trace_cmd(tmp_path, monkeypatch):
    """By a program in its place: no trace.dat was recorded."""
    program = tmp_path / "trace-cmd"
    monkeypatch.setenv("PATH", str(tmp_path))
    data = tmp_path / "trace.dat"
    data.write_bytes(b"")
    with pytest.raises(BadInput, match="which is not installed"):
        ftrace.read(data)
    line = "  a-1  0d.h1. 1.000001: gpio_value: 5 set 1"
    program.write_text(f'#!/bin/sh\n[ "$*" = "report -l -N -i {data}" ] && echo "{line}"\n')
    program.chmod(0o755)
    entry = Entry(1_000_001_000, 0, "a", 1, "gpio_value", "5 set 1", True, False, True, False, 1)
    assert ftrace.read(data).entries == [entry]
    program.write_text("#!/bin/sh\necho 'no such version' >&2; exit 1\n")
    with pytest.raises(BadInput, match="no such version"):
        ftrace.read(Path(data))
