# SPDX-License-Identifier: BSD-2-Clause
"""A trace of LTTng's layout says what the kernel's own text of the same events says, by the real babeltrace2.

The archives were written by babeltrace2's own writer, see lttng_writer.py; no LTTng has recorded any of them.
"""

import re
import tarfile
import time
from dataclasses import replace

import pytest
from babeltrace import BABELTRACE, needs_babeltrace
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded_traces import FOLDER, recorded

from irqscope.errors import BadInput
from irqscope.explaining import ctf, lttng, traces
from irqscope.explaining.ctf import Event, Loss, Unread
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.ftrace import FUNCTION
from irqscope.explaining.toggles import written

WRITTEN = ("poller-rt", "net", "two-cpus-rt")
"""Of `net`, no contexts were recorded."""
_ORIGIN = 1_764_000_000_000_000_000


def unpacked(name, to):
    with tarfile.open(FOLDER / f"{name}.ctf.tar.gz") as archive:
        archive.extractall(to, filter="data")
    return to


def members(entry):
    """As numbers where they are; the writer was told none of the addresses, and of no modules, moves or works."""
    if not (found := entry.members() | entry.numbers()):
        return entry.detail
    return {name: value for name, value in found.items() if name not in ("hrtimer", "function")}


def as_lttng(entry, told):
    """What is told of a text's entry: the thread by its name at that time, and no depth; without contexts, no flags."""
    comm = "<idle>" if entry.pid == 0 else entry.members().get("prev_comm", entry.comm)
    flags = {"irqs_off": told and entry.irqs_off, "need_resched": told and entry.need_resched}
    return replace(entry, comm=comm, detail=members(entry), depth=told and entry.depth > 0, **flags)


@needs_babeltrace
@pytest.mark.parametrize("name", WRITTEN)
def test_the_entries_are_those_of_the_text(name, tmp_path):
    found = traces.read(unpacked(name, tmp_path))
    told = name != "net"
    names = {entry.name for entry in found.entries}
    text = [as_lttng(entry, told) for entry in recorded(name).trace.entries if entry.name in names]
    from_ctf = [
        as_lttng(replace(entry, time=entry.time + found.since_s * 10**9 - _ORIGIN), told) for entry in found.entries
    ]
    differ = [pair for pair in zip(text, from_ctf, strict=True) if pair[0] != pair[1]]
    # An interrupt of the console's ended between its exit and these two.
    assert all(replace(theirs, hardirq=False) == mine and "uart" in str(mine.detail) for theirs, mine in differ)
    assert len(differ) == 2 * (name == "two-cpus-rt")
    assert (found.flags, found.lost, found.skipped, found.gaps) == (told, 0, 0, set())


@needs_babeltrace
@pytest.mark.parametrize("name", WRITTEN)
def test_the_explanation_is_that_of_the_text(name, tmp_path):
    """But for functions, which LTTng has not, and what has no flags."""
    run = recorded(name)
    names = (FUNCTION, "gpio_direction", "module_", "initcall_", "sys_", "workqueue_")
    events = [entry for entry in run.trace.entries if not entry.name.startswith(names)]
    text, found = run.trace, traces.read(unpacked(name, tmp_path))
    text = replace(text, entries=events)
    mine, theirs = (to_json(join(run.seen, trace, count=4)) for trace in (found, text))
    assert mine["late"] == theirs["late"] > 0 and mine["cause"]
    for one, other in zip(mine["responses"], theirs["responses"], strict=True):
        pairs = zip(one["blocks"], other["blocks"], strict=True)
        for ours, its in pairs:
            timer = {"function", "who"} if ours["who"].startswith("timer") else set()
            assert {key: value for key, value in ours.items() if key not in timer and not key.endswith("_ns")} == {
                key: value for key, value in its.items() if key not in timer and not key.endswith("_ns")
            }
            assert ours["lasted_ns"] == pytest.approx(its["lasted_ns"], abs=1)
            assert ours["delayed_ns"] == pytest.approx(its["delayed_ns"], abs=1)


@needs_babeltrace
def test_hostile_names_say_nothing_else_and_losses_are_gaps(tmp_path):
    found = traces.read(unpacked("hostile", tmp_path))
    assert [(e.time, e.cpu, e.comm, e.pid, e.name) for e in found.entries] == [
        (0, 0, 'a", tid = 0 }, { cpu_id = 9 }, x = "', 7, "tracing_mark_write"),
        (1, 1, "é\\", 7, "softirq_entry"),
        (2, 1, "?[31m????'?", 7, "softirq_exit"),
        (3, 0, "<...>", 7, "sched_waking"),
        (1000, 1, "=", 7, "hrtimer_expire_entry"),
        (1002, 1, "c", 7, "tracing_mark_write"),
        (1003, 0, "c", 7, "cpu_idle"),
        (1004, 1, "c", 7, "sys_enter"),
    ]
    assert written(found)["isr"].levels.tolist() == [1]
    assert [entry.detail for entry in found.entries[1:3]] == ["vec=77 [action=<unknown>]", "vec=1 [action=TIMER]"]
    assert found.entries[3].numbers() == {"tid": 0, "pid": 9, "prio": 1, "target_cpu": 1}
    assert (found.lost, found.skipped) == (7, 1)  # a message of 70 000 characters is no line
    assert found.gaps == {4, 5, 7}  # all of a packet


@pytest.fixture
def explain(explained_by, tmp_path):
    """The verb with a folder that is a trace, and a program in place of babeltrace2."""
    folder = tmp_path / "it's {a} trace"
    (folder / "kernel").mkdir(parents=True)
    (folder / "kernel" / ctf.METADATA).touch()
    return lambda script=None, trace=folder: explained_by("babeltrace2", script, trace)


def test_without_babeltrace_it_is_said_what_to_do(explain, capsys):
    assert explain() == 2
    said = capsys.readouterr().err
    assert (
        "it's {a} trace is a trace of LTTng or Zephyr (CTF), which babeltrace2 reads, and that cannot be run here ("
        in said
    )
    assert said.endswith("): install babeltrace2\n")


LINE = "timestamp = 5.000000001, name = x, stream.packet.context = { cpu_id = 0 }, event.fields = { a = 1 }"


@pytest.mark.parametrize(
    "script, words",
    [
        ("exit 0", "holds no event of LTTng's kernel tracer, whose packets name their CPU"),
        (f"echo '{LINE.replace('cpu_id', 'other')}'", "holds no event of LTTng's kernel tracer"),
        (f"echo '{LINE}'", "does not say which threads the CPUs were at: record sched_switch, or the context tid"),
        (f"echo '{LINE}'; exit 1", "cannot read .*trace: it does not say why; the trace is truncated or damaged"),
        ("kill -ABRT $$", "it ended by signal 6; the trace is damaged"),
        (
            "echo '11-27 08:32:19.5 1 2 W A f@g.c:3 [s] odd' >&2; echo '11-27 08:32:19.6 1 2 E A f@g.c:3 [s] no' >&2; "
            "exit 1",
            "cannot read .*trace: no$",
        ),
        ("head -c 300000 /dev/zero | tr '\\0' 'e' >&2; exit 1", "cannot read"),
    ],
)
def test_what_babeltrace_cannot_read_is_said_in_a_sentence(explain, script, words, capsys):
    assert explain(script) == 2
    said = capsys.readouterr().err
    assert re.search(words, said) and said.count("\n") == 1 and len(said) < 500


def test_a_folder_without_a_trace_is_refused(explain, tmp_path, capsys):
    assert explain("exit 0", tmp_path) == 2
    assert (
        "is a folder without a trace: LTTng's and Zephyr's have a file metadata, in it or in kernel/ below"
        in capsys.readouterr().err
    )


@needs_babeltrace
@pytest.mark.parametrize(
    "file, size", [("channel0_0", 20_000), ("channel0_0", 40), ("metadata", 2000), ("metadata", 0)]
)
def test_what_is_truncated_is_refused(file, size, tmp_path):
    path = unpacked("poller-rt", tmp_path) / "kernel" / file
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(BadInput, match=r"^babeltrace2 cannot read .{1,300}$"):
        traces.read(tmp_path)


@needs_babeltrace
def test_a_trace_without_marks_is_refused(explain, tmp_path, capsys):
    unpacked("poller-rt", tmp_path / "it's {a} trace")
    assert explain(f'{BABELTRACE} "$@" | grep -v gpio_value') == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "edge" in said


SCALARS = st.integers(-(2**63), 2**64 - 1).map(str) | st.sampled_from(["0xFFFF8000", "1.5", "inf"])
WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=30)
FIELDS = st.dictionaries(
    st.from_regex(r"[a-z_]{1,9}", fullmatch=True), SCALARS | WORDS.map(lambda text: [text]), max_size=5
)
_ESCAPES = {
    "\\": r"\\",
    "'": r"\'",
    '"': r"\"",
    "?": r"\?",
    "\n": r"\n",
    "\r": r"\r",
    "\t": r"\t",
    "\x1b": r"\e",
    "\a": r"\a",
}
_ESCAPES |= {"\b": r"\b", "\f": r"\f", "\v": r"\v"}


def printed(fields):
    """As babeltrace2 prints a structure; with what else may be in one."""

    def text(said):
        return "".join(_ESCAPES.get(c) or (f"\\x{ord(c):02x}" if c < " " or c == "\x7f" else c) for c in said)

    said = [
        f'{name} = "{text(value[0])}"' if isinstance(value, list) else f"{name} = {value}" for name, value in fields
    ]
    return "{ " + ", ".join([*said, 'A = [ [0] = 1, [1] = { b = "}" } ]', "E = { }"]) + " }"


@settings(deadline=None)
@given(st.integers(0, 2**62 - 1), FIELDS, FIELDS)
def test_what_is_printed_is_read(at, context, fields):
    line = (
        f"timestamp = {at // 10**9}.{at % 10**9:09}, name = a:b, stream.packet.context = {{ cpu_id = 3 }}, "
        f"stream.event.context = {printed(context.items())}, "
        'event.fields = { e = ( "L" : container = 1 ), f = ( <unknown> : container = 2 ), '
        f"{printed(fields.items())[2:]}\n"
    )

    def read(one):
        return {name: ctf.printable(v[0].rstrip()) if isinstance(v, list) else v for name, v in one.items()}

    found = ctf.event(line)
    assert (found.time, found.name) == (at, "a:b")
    assert found.scopes["stream.packet.context"] == {"cpu_id": "3"}
    assert found.scopes.get("stream.event.context", {}) == read(context)
    assert found.scopes["event.fields"] == {**read(fields), "e": "L", "f": "<unknown>"}  # the first of a name counts


@settings(deadline=None)
@given(st.text(max_size=80) | st.text('={}[](),": \\abc0x', max_size=80).map(lambda text: LINE[:35] + text))
def test_anything_is_read(line):
    assert ctf.event(line) is None or ctf.event(line).name
    assert ctf.loss(line) is None


@pytest.mark.parametrize(
    "said, lost",
    [
        (
            'Tracer discarded 5 events between [7.000000002] and [7.000000005] in trace "a" (no UUID) within stream '
            '"/a (b)/channel0_3" (stream class ID: 0, stream ID: 1).',
            Loss(5, "/a (b)/channel0_3", 7_000_000_002, 7_000_000_005),
        ),
        (
            'Tracer discarded 1 packet (unknown time range) in trace "t" (UUID: 0) within stream "x" (stream class ID: '
            "0, no stream ID).",
            Loss(1, "x", None, None, at_least=True),
        ),
        (
            'Tracer may have discarded events (unknown time range) in trace "(unknown)" ',
            Loss(1, "", None, None, at_least=True),
        ),
        ("Tracer is odd", None),
    ],
)
def test_losses_are_read(said, lost):
    assert ctf.loss(f"WARNING: {said}") == lost


def event(at, name, cpu=0, /, **fields):
    return Event(at, name, {"stream.packet.context": {"cpu_id": str(cpu)}, "event.fields": fields})


def switch(at, prev, then, cpu=0):
    names = {"prev_comm": f"c{prev}", "prev_tid": str(prev), "next_comm": f"c{then}", "next_tid": str(then)}
    return event(at, "sched_switch", cpu, **names, prev_state="0")


def read(*found):
    return lttng.trace(found, "here")


def test_switches_tell_the_thread_also_before_the_first_and_after_a_gap():
    made = read(
        event(1, "a"),
        switch(2, 5, 0),
        event(3, "b"),
        event(4, "c", 1),
        Unread(),
        event(7, "d"),
        switch(8, 9, 5),
        event(10, "e"),
        Loss(3, "channel_0", 4, 6),
    )
    assert [(e.name, e.comm, e.pid) for e in made.entries] == [
        ("a", "c5", 5),
        ("sched_switch", "c5", 5),
        ("b", "<idle>", 0),
        ("d", "c9", 9),
        ("sched_switch", "c9", 9),
        ("e", "c5", 5),
    ]
    assert (made.skipped, made.losses, made.gaps) == (2, "3 entries", {3})  # nobody knows who CPU 1 was at


def test_between_two_gaps_without_a_switch_nobody_knows_the_thread():
    made = read(
        switch(1, 1, 2), event(4, "x"), event(7, "y"), switch(8, 9, 5), Loss(1, "c_0", 3, 3), Loss(1, "c_0", 6, 6, True)
    )
    assert [(entry.name, entry.pid) for entry in made.entries] == [("sched_switch", 1), ("y", 9), ("sched_switch", 9)]
    assert (made.skipped, made.gaps, made.losses) == (1, {1}, "at least 2 entries")


@pytest.mark.parametrize(
    "loss, gaps",
    [
        (Loss(2, "c_0", 1, 3), {2, 4, 6}),  # between 1 and 3, and so before the next
        (Loss(2, "c_1", 5, 5), {7}),
        (Loss(2, "odd", 4, 5), {6, 7}),  # of any
        (Loss(2, "c_7", 4, 5), {6, 7}),
        (Loss(2, "c_1", None, None), {1, 3, 5, 7}),
    ],
)
def test_gaps_are_where_events_may_be_missing(loss, gaps):
    made = read(*(switch(at, 5, 6, cpu) for at in (1, 2, 3, 6) for cpu in (0, 1)), loss)
    assert made.gaps == gaps and made.lost == 2


def test_handlers_are_told_by_entry_and_exit():
    soft = "irq_softirq_entry timer_hrtimer_expire_entry x "
    hard = "irq_handler_entry x timer_hrtimer_expire_entry x irq_handler_exit x irq_softirq_exit x"
    found = [event(at, name) for at, name in enumerate((soft + hard).split(), 1)]
    made = read(switch(0, 1, 2), *found, switch(50, 2, 3))
    states = "".join(".hsH"[entry.hardirq + 2 * entry.softirq] for entry in made.entries)
    assert states == ".sssHHHHHss.."


@pytest.mark.parametrize(
    "state, said",
    [
        ("0", "R"),
        ("256", "R+"),
        ("1", "S"),
        ("2", "D"),
        ("128", "I"),
        ("258", "D+"),
        ("3", "S|D"),
        ("-1", "S|D|T|t|X|Z|P|I"),
        ("x", "x"),
    ],
)
def test_states_are_letters(state, said):
    made = read(event(0, "sched_switch", prev_comm="a", prev_tid="1", prev_state=state, next_comm="b", next_tid="2"))
    assert made.entries[0].detail == f"prev_comm=a prev_pid=1 prev_state={said} ==> next_comm=b next_pid=2"


@pytest.mark.parametrize(
    "name, fields, said",
    [
        ("gpio_value", {"gpio": "5", "get": "1", "value": "0"}, ("gpio_value", "5 get 0")),
        ("irq_handler_exit", {"irq": "5", "ret": "0"}, ("irq_handler_exit", "irq=5 ret=unhandled")),
        ("syscall_entry_read", {"fd": "5"}, ("sys_enter", "read")),
        ("module_load", {"taints": "0", "name": "m"}, ("module_load", "m")),
        (
            "workqueue_execute_start",
            {"work": "0x1", "function": "0x2"},
            ("workqueue_execute_start", "work struct 0x1: function 0x2"),
        ),
        ("power_cpu_frequency", {"state": "5", "cpu_id": "0"}, ("cpu_frequency", "state=5 cpu_id=0")),
        ("gpio_value", {}, ("gpio_value", "None get None")),
    ],
)
def test_events_say_what_ftrace_says(name, fields, said):
    entry = read(event(0, name, **fields), switch(1, 1, 2)).entries[0]
    assert (entry.name, entry.detail) == said


HEAD = LINE[: LINE.index("stream")]


@pytest.mark.parametrize(
    "begin", ["", "a", '"', '\\"', "{", "{}", "{{", "a ", "a = ", 'e = ( "', "a-", "a.", " = ", "[", '"\\']
)
def test_no_line_takes_longer_than_its_bytes_are_worth(begin):
    """Against an ordinary line of the same length: what is quadratic takes some thousand times as long."""

    def cpu_time(line):
        start = time.process_time()
        ctf.event(line[: ctf.LONGEST])
        return time.process_time() - start

    plain = cpu_time(HEAD + 'c = { procname = "x", tid = 1 }, ' * ctf.LONGEST)
    assert cpu_time(HEAD + "c = { " + begin * ctf.LONGEST) < 20 * max(plain, 0.02)
    assert cpu_time(HEAD + begin * ctf.LONGEST) < 20 * max(plain, 0.02)


def test_lines_longer_than_an_event_are_none():
    assert ctf.event(LINE.ljust(ctf.LONGEST)) and not ctf.event(LINE.ljust(ctf.LONGEST + 1))


def test_many_losses_take_no_longer_than_their_events():
    events = [switch(at, 1, 2) for at in range(4000)]
    losses = [Loss(1, "c_0", at, at) for at in range(4000)]
    start = time.process_time()
    assert len(read(*events, *losses).gaps) == 3999
    assert time.process_time() - start < 2
