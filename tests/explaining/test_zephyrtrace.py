# SPDX-License-Identifier: BSD-2-Clause
"""A trace of Zephyr says what the target did: its truth is the ledger's, its bytes are as zephyr_ctf.py has them.

No Zephyr has recorded any of them.
"""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import zephyr_ctf
from babeltrace import needs_babeltrace
from recorded_traces import seen

from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope.explaining import explanation, systemview, traces
from irqscope.explaining.ctf import Event, Unread
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.systemview import Packet
from irqscope.explaining.zephyrtrace import trace

FOLDER = Path(__file__).parent.parent / "data" / "systemview"
WHO = {"thread": "Tmr Svc-536871936", "handler": "interrupt unnamed"}


def recording(name: str, folder: Path) -> list[Packet]:
    path = folder / f"{name}.SVDat"
    path.write_bytes(gzip.decompress((FOLDER / f"{name}.svdat.gz").read_bytes()))
    return list(systemview.packets(path))


def truth(name: str) -> dict:
    return json.loads((FOLDER / f"{name}.json").read_text())


@needs_babeltrace
@pytest.mark.parametrize("begin_ns", [0, 4_250_000_000], ids=["", "the clock goes round"])
@pytest.mark.parametrize("name", WHO)
def test_the_culprit_of_each_late_response_is_the_ledgers(name, begin_ns, tmp_path):
    """As SystemView tells it of the same run, which has numbers of interrupts, and priorities."""
    events = list(zephyr_ctf.told(recording(name, tmp_path), begin_ns))
    assert events[-1][0] // (1 << 32) == (begin_ns > 0)
    found = join(seen(truth(name)), traces.read(zephyr_ctf.write(tmp_path / "trace", events)))
    told = to_json(found)
    other = to_json(join(seen(truth(name)), traces.read(tmp_path / f"{name}.SVDat")))
    assert found.clock.worst_ns < 10 and told["late"] == other["late"] >= 4 and len(told["responses"]) >= 3
    for response, same in zip(told["responses"], other["responses"], strict=True):
        blamed, as_told = response["blocks"][0], same["blocks"][0]
        assert (blamed["who"], blamed["why"]) == (WHO[name], as_told["why"])
        for key in ("begin_ns", "lasted_ns"):
            assert blamed[key] == pytest.approx(as_told[key], abs=8)
    data = truth(name)
    stimuli, stretches = np.array(data["stimuli_ps"]) / 1000, np.array(data["second_ps"]) / 1000
    origin = data["stimulus"]["times_ns"][0] - stimuli[0]
    for response in told["responses"]:
        stimulus = response["stimulus_ns"] - origin
        begin, end = next(each for each in stretches if each[0] < stimulus + 5000 and stimulus < each[1])
        assert response["blocks"][0]["lasted_ns"] == pytest.approx(end - begin, abs=30)


def event(time: int, name: str, /, **fields: object) -> Event:
    return Event(time, name, {"event.fields": {key: str(value) for key, value in fields.items()}})


THREAD = {"thread_id": 0x2000_0100, "name": "worker"}


def test_an_interrupt_is_called_by_the_mark_in_it():
    events = [
        event(10, "thread_switched_in", **THREAD),
        event(20, "isr_enter"),
        event(25, "isr_enter"),
        event(30, "named_event", name="irqscope isr", arg0=1, arg1=0),
        event(35, "isr_exit"),
        event(40, "isr_exit"),
        event(50, "isr_enter"),
        event(60, "isr_exit_to_scheduler"),
        event(70, "named_event", name="irqscope task", arg0=0, arg1=0),
    ]
    found = trace(events, Path("late"))
    said = [(entry.time, entry.name, entry.detail) for entry in found.entries]
    assert said == [
        (20, "irq_handler_entry", "irq=0 name=unnamed"),
        (25, "irq_handler_entry", "irq=1 name=isr"),
        (30, "print", "irqscope isr 1"),
        (35, "irq_handler_exit", ""),
        (40, "irq_handler_exit", ""),
        (50, "irq_handler_entry", "irq=0 name=unnamed"),
        (60, "irq_handler_exit", ""),
        (70, "print", "irqscope task 0"),
    ]
    assert [entry.comm for entry in found.entries] == ["worker"] * 8


@pytest.mark.parametrize("waits", ["thread_pending", "thread_suspend", "thread_abort", "thread_sched_pend"])
def test_who_waits_has_given_up_the_cpu(waits):
    other = {"thread_id": 7, "name": "other"}
    events = [
        event(10, "thread_switched_in", **THREAD),
        event(15, "thread_ready", **other),
        event(20, "thread_switched_in", **other),
        event(30, waits, **other),
        event(40, "thread_switched_in", **THREAD),
        event(50, waits, **THREAD),
        event(60, "thread_switched_in", thread_id=3, name="idle 00"),
    ]
    details = [entry.detail for entry in trace(events, Path("late")).entries if entry.name == "sched_switch"]
    assert [detail.split("prev_state=")[1][0] for detail in details] == ["R", "S", "S"]
    assert "prev_comm=worker" in details[0] and "next_comm=other" in details[0] and "next_pid=0" in details[2]


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([], "late is a trace of Zephyr that tells of no task that ran"),
        ([event(1, "isr_enter"), event(2, "thread_switched_in", name="x")], "tells of no task that ran"),
        (
            [event(at, "thread_switched_in", **THREAD, cpu=cpu) for at, cpu in enumerate((0, 1))],
            "late is a trace of Zephyr on several CPUs: irqscope reads those of one",
        ),
    ],
)
def test_what_cannot_be_told_is_refused(events, words):
    with pytest.raises(BadInput, match=words):
        trace(events, Path("late"))


def test_lines_that_are_no_events_are_counted():
    events = [event(1, "thread_switched_in", **THREAD), Unread(), event(2, "isr_enter"), Unread()]
    assert trace(events, Path("late")).skipped == 2


@needs_babeltrace
def test_explain_reads_a_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: seen(truth("thread")))
    folder = zephyr_ctf.write(tmp_path / "trace", zephyr_ctf.told(recording("thread", tmp_path)))
    assert main(["explain", str(tmp_path), "--trace", str(folder)]) == 0
    assert "Tmr Svc-536871936" in capsys.readouterr().out


@needs_babeltrace
@pytest.mark.parametrize("length", [1, 6, 40, 4001])
def test_a_trace_that_is_cut_off_is_refused_or_read_up_to_there(length, tmp_path):
    events = list(zephyr_ctf.told(recording("handler", tmp_path)))
    whole = traces.read(zephyr_ctf.write(tmp_path / "trace", events))
    stream = tmp_path / "trace" / "channel0_0"
    stream.write_bytes(stream.read_bytes()[:length])
    try:
        part = traces.read(tmp_path / "trace")
    except BadInput as error:
        assert "\n" not in str(error)
    else:
        assert part.entries == [replace(entry) for entry in whole.entries[: len(part.entries)]]
