# SPDX-License-Identifier: BSD-2-Clause
"""What LTTng's own kernel tracer has recorded of guests that a known culprit made late (tests/data/lttng)."""

import json
import re
import subprocess
import tarfile
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from babeltrace import needs_babeltrace
from recorded_traces import seen

from irqscope.errors import BadInput
from irqscope.explaining import ctf, lttng, traces
from irqscope.explaining.ctf import Event, Loss
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.text import sentences
from irqscope.explaining.toggles import named

FOLDER = Path(__file__).parent.parent / "data" / "lttng"
PAGE = Path(__file__).parent.parent.parent / "docs" / "guide" / "explain.md"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
LATE = [name for name in NAMES if name != "control"]
GUILTY = {
    "poller": (r"poller-\d+", "interrupts off", ""),
    "ledger": (r"kworker/\d:\d-\d+", "interrupts off", ""),
    "calibrator": (r"busybox-\d+", "not preempted", "loading module calibrator"),
    "net": (r"net-load-\d+", "higher priority", ""),
}
KERNELS = {"marks": "6.1.0-50-rt-amd64"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder of a trace by its name."""

    @cache
    def unpacked(name):
        to = tmp_path_factory.mktemp(name)
        with tarfile.open(FOLDER / f"{name}.tar.xz") as archive:
            archive.extractall(to, filter="data")
        return to

    return unpacked


@pytest.fixture(scope="module")
def trace(folder):
    return cache(lambda name: traces.read(folder(name)))


def told(name):
    """What the instrument saw, and who it was."""
    data = json.loads((FOLDER / f"{name}.json").read_text())
    return seen(data), data["truth"]


@needs_babeltrace
@pytest.mark.parametrize("name", NAMES)
def test_lttng_itself_has_recorded_them(name, folder):
    command = ["babeltrace2", "--output-format=ctf-metadata", str(folder(name) / "kernel")]
    metadata = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    said = dict(re.findall(r"^\t(\w+) = \"?([^\";]+)\"?;", metadata, re.MULTILINE))
    assert [said[key] for key in ("tracer_name", "tracer_major", "tracer_minor", "tracer_patchlevel")] == [
        "lttng-modules",
        "2",
        "13",
        "9",
    ]
    assert said["kernel_release"] == KERNELS.get(name, "6.1.0-56-rt-arm64")


@needs_babeltrace
@pytest.mark.parametrize("name", NAMES)
def test_all_events_are_entries(name, trace):
    found = trace(name)
    assert len(found.entries) > 1000 and found.skipped == 0
    assert found.cpus == ([0, 1] if name == "ledger-two-cpus" else [0])
    assert (found.flags, found.interrupts) == (False, True)  # these kernels have no context preemptible
    if name != "lost":
        assert (found.lost, found.gaps) == (0, set())
    run, _ = told(name)
    assert "no flags of preemption: begins" in "\n".join(sentences(join(run, found)))


@needs_babeltrace
@pytest.mark.parametrize("name", LATE)
def test_the_culprit_is_first_and_lasted_as_long_as_it_says(name, trace):
    run, truth = told(name)
    found = to_json(join(run, trace(name)))
    cause, (thread, why, function) = found["cause"], GUILTY[truth["culprit"]]
    assert re.fullmatch(thread, cause["thread"]) and (cause["why"], cause["function"]) == (why, function)
    assert cause["lasted_ns"] == pytest.approx(truth["lasted_ns"], rel=0.05)
    latest = found["responses"][0]
    taken = sum(block["delayed_ns"] for block in latest["blocks"])
    # An ordinary response takes the median, with nobody in its way.
    assert 0 < latest["latency_ns"] - taken < found["median_ns"]


@needs_babeltrace
@pytest.mark.parametrize("name", ["poller", "lost"])
def test_interrupts_come_back_on_when_the_instrument_sees_the_handler(name, trace):
    run, _ = told(name)
    for each in to_json(join(run, trace(name)))["responses"]:
        end = each["stimulus_ns"] + each["blocks"][0]["end_ns"]
        handled = run.pins["isr"].times
        first = handled[np.searchsorted(handled, each["stimulus_ns"])]
        assert 0 < first - end < 2000


@needs_babeltrace
@pytest.mark.parametrize("name", NAMES)
def test_the_clocks_are_joined_by_what_the_kernel_writes_to_pins_or_by_marks(name, trace):
    run, _ = told(name)
    clock = join(run, trace(name)).clock
    marks = {"task": "task", "done": "done"}  # which the parallel port inverts
    assert clock.names == (marks if name == "marks" else {"isr": "gpio 508", "task": "gpio 509", "done": "gpio 510"})
    assert clock.residual_ns < 6 and clock.worst_ns < 150 and abs(clock.drift) < 2e-6
    assert named(trace(name)) == (("late-1",) if name == "marks" else ())


@needs_babeltrace
@pytest.mark.parametrize("other", [name for name in NAMES if name != "marks"])
def test_the_trace_of_another_target_is_none_of_this(other, trace):
    """Those of one have the same seed, and the same edges."""
    for mine, theirs in (("marks", other), (other, "marks")):
        with pytest.raises(BadInput, match=r"is it the trace of this run|the trace's clock is .* off"):
            join(told(mine)[0], trace(theirs))


@needs_babeltrace
def test_nobody_is_named_where_nothing_was_late(trace):
    found = join(told("control")[0], trace("control"))
    assert found.cause is None and found.late == 0
    assert found.seen.median == pytest.approx(13_400, abs=50)  # as the page has it, of 4.3 us without a trace


@needs_babeltrace
def test_softirqs_have_their_names(trace):
    """Of which LTTng 2.13 writes the numbers alone."""
    blocks = to_json(join(told("net")[0], trace("net")))["responses"][0]["blocks"]
    assert {block["who"] for block in blocks if block["who"].startswith("softirq")} == {"softirq NET_RX"}


@needs_babeltrace
def test_what_was_discarded_is_counted_and_passed_over(folder, trace):
    found, (run, _) = trace("lost"), told("lost")
    losses = [each for each in ctf.report(folder("lost")) if isinstance(each, Loss)]
    assert [loss.count for loss in losses] == [486, 751, 239, 272, 85] and found.lost == 1833
    assert all(loss.end == after.begin for loss, after in pairwise(losses))
    explained = to_json(join(run, found, count=len(run.latencies)))["responses"]
    assert len(explained) == 38
    first = losses[0].begin - found.since_s * 10**9
    assert all(each["stimulus_in_trace_ns"] + each["latency_ns"] < first for each in explained)


@needs_babeltrace
def test_the_page_has_what_was_found(trace):
    for name in LATE:
        run, truth = told(name)
        cause = join(run, trace(name)).cause
        row = f"| `{name}` | {truth['lasted_ns'] / 1000:.0f} | {cause.lasted / 1000:.0f} | {cause.kind} |"
        assert row in PAGE.read_text(encoding="utf-8")
    assert trace("lost").lost == int(re.search(r"(\d+) events were discarded", PAGE.read_text(encoding="utf-8"))[1])


def read(*found):
    """Events of one CPU, a microsecond apart: names and fields."""
    scope = {"stream.packet.context": {"cpu_id": "0"}, "stream.event.context": {"tid": "5", "procname": "load"}}
    events = [Event(at * 1000, name, {**scope, "event.fields": fields}) for at, (name, fields) in enumerate(found)]
    return lttng.trace(events, Path("here")).entries


def waking(comm, name="sched_waking"):
    return name, {"comm": comm, "tid": "9", "prio": "-51", "target_cpu": "0"}


def ended(ret):
    return ("irq_handler_entry", {"irq": "7", "name": "x"}), ("irq_handler_exit", {"irq": "7", "ret": ret})


@pytest.mark.parametrize(
    "ret, then, flags",
    [
        ("2", [waking("irq/7-x"), waking("irq/7-x", "sched_wakeup"), waking("irq/7-x")], "HHHHH"),
        ("2", [waking("irq/7-x"), ("x", {}), waking("irq/7-x")], "HHH.."),
        ("2", [waking("irq/71-x")], "HH."),
        ("2", [("sched_switch", {"prev_tid": "5", "next_tid": "6"}), waking("irq/7-x")], "HH.."),
        ("1", [waking("irq/7-x")], "HH."),
    ],
)
def test_a_handlers_thread_is_woken_in_the_interrupt(ret, then, flags):
    assert "".join(".H"[entry.hardirq] for entry in read(*ended(ret), *then)) == flags


@pytest.mark.parametrize(
    "fields, name", [({"vec": "3"}, "NET_RX"), ({"vec": "10"}, "<unknown>"), ({}, "<unknown>"), ({"name": "X"}, "X")]
)
def test_a_softirq_is_named_by_its_number(fields, name):
    assert read(("irq_softirq_entry", fields))[0].detail == f"vec={fields.get('vec')} [action={name}]"
