# SPDX-License-Identifier: BSD-2-Clause
"""A trace's text says what was written into it, whatever the format; what is no trace is counted, never a crash."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.errors import BadInput
from irqscope.explaining import ftrace, traces
from irqscope.explaining.ftrace import Entry
from irqscope.explaining.toggles import written

COMMS = st.sampled_from(["<idle>", "bash", "kworker/0:1", "irq/17-gpio", "a b-3 [x]", "pr/ttyAMA0", "x" * 15])
RT = (
    "irqs-off/BH-disabled",
    "need-resched",
    "need-resched-lazy",
    "hardirq/softirq",
    "preempt-depth",
    "preempt-lazy-depth",
    "migrate-disable",
)
NORMAL = ("irqs-off/BH-disabled", "need-resched", "hardirq/softirq", "preempt-depth", "migrate-disable")
EVENTS = st.sampled_from(
    [
        ("irq_handler_entry", "irq=17 name=irqscope_stub"),
        ("gpio_value", "508 set 1"),
        ("function", "__udelay <-body"),
        (
            "sched_switch",
            "prev_comm=a b prev_pid=7 prev_prio=120 prev_state=R+ ==> next_comm=c next_pid=9 next_prio=59",
        ),
    ]
)
ENTRIES = st.lists(
    st.builds(
        lambda time, cpu, comm, pid, event, irqs, resched, context, depth: Entry(
            time * 1000, cpu, comm, pid, *event, irqs, resched, context in "hH", context in "sH", depth
        ),
        st.integers(0, 10**10),
        st.integers(0, 127),
        COMMS,
        st.integers(0, 4_000_000),
        EVENTS,
        st.booleans(),
        st.booleans(),
        st.sampled_from(".hsH"),
        st.integers(0, 9),
    ),
    max_size=20,
)


def flags(entry: Entry, columns: tuple[str, ...]) -> str:
    context = "H" if entry.hardirq and entry.softirq else "h" if entry.hardirq else "s" if entry.softirq else "."
    known = {
        "irqs-off/BH-disabled": "d" if entry.irqs_off else ".",
        "need-resched": "N" if entry.need_resched else ".",
        "hardirq/softirq": context,
        "preempt-depth": str(entry.depth or "."),
    }
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
    trace = ftrace.parse(
        [
            "  <idle>-0       [000] d..h1..     2.000002: irq_handler_entry: irq=1 name=x",
            "  <idle>-0       [000] d..h1..     2.000003: <stack trace>",
            " => el1_interrupt",
            " => f+0x10/0x20",
            "CPU:0 [LOST 12 EVENTS]",
            "  <idle>-0       [000] .......     1.000000: gpio_value: 508 set 1",
            "nonsense",
        ]
    )
    assert [entry.name for entry in trace.entries] == ["gpio_value", "irq_handler_entry"]
    assert trace.stacks == {1: ["el1_interrupt", "f"]} and (trace.lost, trace.skipped) == (12, 1)


def test_members_may_have_spaces():
    entry = Entry(0, 0, "", 0, "sched_switch", "prev_comm=a b prev_pid=7 prev_state=R ==> next_comm=c d next_pid=9")
    assert entry.members() == {
        "prev_comm": "a b",
        "prev_pid": "7",
        "prev_state": "R",
        "next_comm": "c d",
        "next_pid": "9",
    }


def test_files_without_a_trace_are_refused(tmp_path):
    empty = tmp_path / "trace.txt"
    empty.write_text("nothing\n")
    with pytest.raises(BadInput, match="holds no entry of a trace"):
        traces.read(empty)
    with pytest.raises(BadInput, match="cannot read"):
        traces.read(tmp_path / "missing.txt")


def test_trace_cmds_text_has_words_of_its_own():
    """Lines that trace-cmd 3.1.6 printed of a real kernel's buffers."""
    trace = ftrace.parse(
        [
            "cpus=2",
            "ksoftirq-14      0d..2.     3.882631952: sched_switch:         prev_comm=ksoftirqd/0 prev_pid=14 "
            "prev_prio=120 prev_state=S ==> next_comm=swapper/0 next_pid=0 next_prio=120",
            "  <idle>-0       0d.h1.     3.889224560: irq_handler_entry:    irq=11 name=arch_timer",
            "  <idle>-0       0d.h1.     3.889969952: kernel_stack:         \t"
            "=> trace_event_raw_event_irq_handler_entry",
            "\t=> __traceiter_irq_handler_entry",
            "  <idle>-0       0d.h1.     3.890000001: kernel_stack:         <stack trace >",
            "=> gic_handle_irq (ffffc19550e1011c)",
            "mine:   <idle>-0       1d.h3.    28.675373776: sched_waking:         comm=rcuc/1 pid=26 prio=98",
            "    init-1       1.....    28.884220608: print:                tracing_mark_write: irqscope isr 1",
        ]
    )
    assert [(e.time, e.cpu, e.comm, e.pid, e.name) for e in trace.entries] == [
        (3_882_631_952, 0, "ksoftirqd/0", 14, "sched_switch"),
        (3_889_224_560, 0, "<idle>", 0, "irq_handler_entry"),
        (28_675_373_776, 1, "<idle>", 0, "sched_waking"),
        (28_884_220_608, 1, "init", 1, "print"),
    ]
    assert trace.stacks == {
        1: ["trace_event_raw_event_irq_handler_entry", "__traceiter_irq_handler_entry", "gic_handle_irq"],
    }
    assert trace.resolution_ns == 1 and written(trace)["isr"].levels.tolist() == [1]


@pytest.mark.parametrize(
    "said, lost, losses",
    [
        ("CPU:1 [LOST 72 EVENTS]", 72, "72 entries"),
        ("CPU:1 [LOST 1 EVENTS]", 1, "1 entry"),
        ("CPU:1 [LOST EVENTS]", 1, "at least 1 entry"),
        ("CPU:1 [72 EVENTS DROPPED]", 72, "72 entries"),
        ("CPU:1 [EVENTS DROPPED]", 1, "at least 1 entry"),
    ],
)
def test_entries_that_were_lost_leave_a_gap_on_their_cpu(said, lost, losses):
    lines = [
        said,
        "  a-1  1..... 1.000001: x: 1",  # overwritten before the first that is left: no gap
        "  a-1  0..... 1.000002: x: 2",
        said,
        "  a-1  0..... 1.000003: x: 3",
        "  a-1  1..... 1.000004: x: 4",
    ]
    trace = ftrace.parse(lines)
    assert (trace.lost, trace.gaps, trace.skipped, trace.losses) == (lost, {3}, 0, losses)


def test_of_entries_that_were_lost_some_may_not_be_counted():
    """Those of CPU 1 were overwritten before the first that is left, and are none that count."""
    lines = [
        "CPU:1 [LOST EVENTS]",
        "  a-1  1..... 1.000001: x: 1",
        "CPU:1 [LOST 72 EVENTS]",
        "  a-1  1..... 1.000002: x: 2",
    ]
    assert ftrace.parse(lines).losses == "72 entries"
    assert ftrace.parse([*lines, lines[0], "  a-1  1..... 1.000003: x: 3"]).losses == "at least 73 entries"


def test_a_name_that_was_cut_off_is_that_of_its_own_thread():
    trace = ftrace.parse(
        [
            "irqscope-102  0d..2. 1.000001: sched_waking: comm=irqscope_stub/0 pid=103 prio=59 target_cpu=000",
            "irqscope-103  0..... 1.000002: gpio_value: 509 set 1",
            "abcdefgh-103  0..... 1.000003: gpio_value: 509 set 1",
        ]
    )
    assert [entry.comm for entry in trace.entries] == ["irqscope", "irqscope_stub/0", "abcdefgh"]


HEAD = "x-1 [000] d..1. 1.000001: "
HOSTILE = (
    "",
    "a",
    " ",
    "=> ",
    "x-1 ",
    "x-1 (",
    "CPU:1 [LOST ",
    f"{HEAD}a",
    f"{HEAD}sched_switch: a",
    f"{HEAD}sched_switch: a=b ",
    f"{HEAD}sched_switch: a= ",
    f"{HEAD}sched_switch: a=  b",
)


def cpu_time(line: str) -> float:
    """Of many such lines, and of the members of their entries."""
    begin = time.process_time()
    for entry in ftrace.parse([line] * 100).entries:
        entry.members()
    return time.process_time() - begin


@pytest.mark.parametrize("begin", HOSTILE)
def test_no_line_takes_longer_than_its_bytes_are_worth(begin):
    """Against an ordinary line of the same length: what is quadratic takes some hundred times as long."""
    line = (begin + begin[-1:] * ftrace.LONGEST)[: ftrace.LONGEST - 1]
    plain = f"{HEAD}sched_switch: " + "prev_comm=bash " * ftrace.LONGEST
    assert cpu_time(line) < 20 * max(cpu_time(plain[: len(line)]), 0.02)


def test_lines_longer_than_a_kernel_writes_are_counted():
    line = f"{HEAD}irq_handler_entry: irq=17 name="
    found = ftrace.parse([line + "a" * 100, line + "a" * ftrace.LONGEST])
    assert (len(found.entries), found.skipped) == (1, 1)


@pytest.mark.parametrize(
    ("first", "last", "since", "times"),
    [
        ("5.000001000", "7.000000003", 0, [5_000_001_000, 7_000_000_003]),
        ("1796000000.000001", "1796000002.500000", 1_796_000_000, [1_000, 2_500_000_000]),  # trace_clock tai
        ("1796000000.123456789", "1796000000.123456790", 1_796_000_000, [123_456_789, 123_456_790]),
        ("999999999.999999999", "1000000000.000000001", 999_999_999, [999_999_999, 1_000_000_001]),
        ("0.000001", "3999999999.999999", 0, [1_000, 3_999_999_999_999_999_000]),  # the farthest apart that are read
    ],
)
def test_times_of_a_clock_that_shows_the_date_are_exact(first, last, since, times):
    """Whole seconds are left out where a float has not each nanosecond."""
    trace = ftrace.parse([f"x-1 [000] d..1. {at}: gpio_value: 508 set 1" for at in (first, last)])
    assert (trace.since_s, [entry.time for entry in trace.entries], trace.skipped) == (since, times, 0)
    assert written(trace)["gpio 508"].times.tolist() == times
