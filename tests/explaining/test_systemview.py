# SPDX-License-Identifier: BSD-2-Clause
"""A recording of SystemView says what the target did: its truth is the ledger's, its bytes are SEGGER's own recorder's.

See systemview_writer.py. No SystemView has recorded any of them from a real target.
"""

import gzip
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded_traces import seen

from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope.explaining import explanation, systemview, traces
from irqscope.explaining.explanation import Explanation, join, to_json
from irqscope.explaining.systemview import SYNC, Kind, Packet, packets
from irqscope.explaining.text import sentences

FOLDER = Path(__file__).parent.parent / "data" / "systemview"
HEADER = b";\n; Version     SEGGER SystemViewer V2.42\n; Author      Espressif Inc\n;\n"
START = bytes([*SYNC, 10, 0, 24, 9, *b"\x80\xc2\xd7\x2f\x01\x00\x00", 0, 0, 0])
"""Of a clock of 100 MHz."""
DRIFT, HZ, MARK_NS = 37e-6, 168e6, 100
"""Of the target's clock, and how long after a toggle its mark comes: so the clocks are joined that much late."""


def recording(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.svdat.gz").read_bytes())


@pytest.fixture
def given_file(tmp_path: Path):
    def write(data: bytes) -> Path:
        path = tmp_path / "late.SVDat"
        path.write_bytes(data)
        return path

    return write


def truth(name: str) -> dict:
    return json.loads((FOLDER / f"{name}.json").read_text())


def explained(name: str, path: Path) -> Explanation:
    return join(seen(truth(name)), traces.read(path))


def test_packets_are_those_of_the_formats_own_examples(given_file) -> None:
    """SEGGER_SYSVIEW.c, "Packet format"."""
    known = bytes([1, 0xF4, 3, 0x80, 0x80, 0x10, 2, 0x0F, 0x50, 3, 0x20])
    assert list(packets(given_file(SYNC + known))) == [
        Packet(0x40000, Kind.OVERFLOW, (500,)),
        Packet(0x40050, Kind.ISR_ENTER, (15,)),
        Packet(0x40070, Kind.ISR_EXIT),
    ]
    longest = bytes([6, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1])
    assert list(packets(given_file(SYNC + longest))) == [Packet(1, Kind.TASK_START_READY, (0xFFFF_FFFF,))]
    text = bytes([14, 11, *b"Hello World", 1, 14, 255, 1, 4, *b"x" * 260, 1])
    assert [each.text for each in packets(given_file(SYNC + text))] == ["Hello World", "x" * 260]


@pytest.mark.parametrize("name", ["thread", "handler"])
def test_each_interrupt_and_task_is_there_at_its_time(name: str, given_file) -> None:
    found, data = traces.read(given_file(recording(name))), truth(name)
    begins = [entry.time for entry in found.entries if entry.detail == "irq=23 name=EXTI1"]
    stretches = np.array(data["second_ps"])
    assert len(begins) == len(stretches) == 12
    if name == "handler":
        ends = [
            entry.time
            for before, entry in zip(found.entries, found.entries[1:], strict=False)
            if entry.name == "irq_handler_exit" and before.time in begins
        ]
        lasted = np.array(ends) - np.array(begins)
        assert np.all(np.abs(lasted - (stretches[:, 1] - stretches[:, 0]) * (1 + DRIFT) / 1000) < 2e9 / HZ)
    else:
        runs = [entry.time for entry in found.entries if "next_comm=Tmr Svc" in entry.detail]
        assert len(runs) == 12
        apart = np.diff(runs) - np.diff(stretches[:, 0]) * (1 + DRIFT) / 1000
        assert np.all(np.abs(apart) < 2e9 / HZ)
    assert sum("next_comm=worker" in entry.detail for entry in found.entries) >= len(data["stimuli_ps"]) == 160
    assert (found.lost, found.skipped, found.gaps, found.flags) == (0, 0, set(), False)


@pytest.mark.parametrize(
    ("name", "who", "why"),
    [("thread", "Tmr Svc-536871936", "higher priority"), ("handler", "interrupt EXTI1", "handler")],
)
def test_the_culprit_of_each_late_response_is_the_ledgers(name: str, who: str, why: str, given_file) -> None:
    found, data = explained(name, given_file(recording(name))), truth(name)
    assert found.clock.drift == pytest.approx(DRIFT, abs=1e-7) and found.clock.worst_ns < 10
    told = to_json(found)
    assert told["late"] >= 4 and len(told["responses"]) >= 3
    stimuli, stretches = np.array(data["stimuli_ps"]) / 1000, np.array(data["second_ps"]) / 1000
    origin = data["stimulus"]["times_ns"][0] - stimuli[0]
    for response in told["responses"]:
        blamed = response["blocks"][0]
        assert (blamed["who"], blamed["why"]) == (who, why)
        stimulus = response["stimulus_ns"] - origin
        begin, end = next(each for each in stretches if each[0] < stimulus + 5000 and stimulus < each[1])
        assert blamed["lasted_ns"] == pytest.approx(end - begin, abs=30)
        assert blamed["begin_ns"] == pytest.approx(begin - stimulus, abs=MARK_NS + 30)
    assert any(who in line for line in sentences(found))


def test_what_the_recorder_lost_is_counted_and_a_gap(given_file) -> None:
    whole, found = traces.read(given_file(recording("thread"))), traces.read(given_file(recording("lost")))
    assert found.lost > 100 and len(found.gaps) == 1
    (gap,) = found.gaps
    assert found.entries[:gap] == whole.entries[:gap]
    assert found.entries[gap:] == whole.entries[len(whole.entries) - (len(found.entries) - gap) :]
    # A packet may be no entry; those of names are none.
    assert 0 <= found.lost - (len(whole.entries) - len(found.entries)) < found.lost / 2
    told = to_json(join(seen(truth("thread")), found))
    assert all(each["blocks"][0]["who"] == "Tmr Svc-536871936" for each in told["responses"])


@pytest.mark.parametrize("before", [b"", HEADER, b"\x01\x02\x83\x04"])
def test_what_stands_before_the_synchronisation_is_passed_over(before: bytes, given_file) -> None:
    assert list(packets(given_file(before + recording("handler")))) == list(packets(given_file(recording("handler"))))


def test_a_recording_that_is_cut_off_is_read_up_to_there(given_file) -> None:
    whole = list(packets(given_file(recording("handler"))))
    for length in (5000, 5001, 5002, 5003):
        part = list(packets(given_file(recording("handler")[:length])))
        assert part == whole[: len(part)] and len(part) > 1000


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (HEADER + b"ten zeros?", "it has nowhere the ten zeros"),
        (HEADER.replace(b"Espressif Inc", b"Espressif Inc\n; ESP_Extension") + START, "two cores in one file"),
        (START + b"\x02\xff\xff\xff\xff\xff\x01", r"is damaged: at byte 24 begins no packet"),
        (START + b"\x18\x01\xff\x01", "is damaged: at byte 24"),
        (SYNC + b"\x04\x01\x01", "does not tell the rate of its clock"),
        (START, "tells of no task that ran"),
    ],
)
def test_what_is_no_recording_is_a_sentence(data: bytes, words: str, given_file, monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: seen(truth("thread")))
    assert main(["explain", str(tmp_path), "--trace", str(given_file(data))]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    with pytest.raises(BadInput, match=words):
        traces.read(given_file(data))


def task(number: int, priority: int, name: bytes) -> bytes:
    return bytes([9, number, priority, len(name), *name, 0])


@pytest.mark.parametrize(("high", "low"), [(7, 2), (2, 7)])
def test_which_priorities_go_first_is_learned_from_preemptions(high: int, low: int, given_file) -> None:
    """The urgent task takes the CPU from the other one, which stays ready, and gives it back when it has to wait."""
    switches = bytes([4, 2, 9, 6, 1, 1, 4, 1, 1, 7, 1, 4, 9, 4, 2, 1, 17, 1])
    found = traces.read(given_file(START + task(1, high, b"urgent") + task(2, low, b"calm") + switches))
    details = [entry.members() for entry in found.entries if entry.name == "sched_switch"]
    assert [(each["prev_comm"], each["prev_state"], each["next_comm"]) for each in details] == [
        ("calm", "R", "urgent"),
        ("urgent", "S", "calm"),
        ("calm", "S", "<idle>"),
    ]
    assert int(details[0]["next_prio"]) < int(details[0]["prev_prio"]) < int(details[2]["next_prio"])


@pytest.mark.parametrize(
    ("packet", "detail"),
    [
        (bytes([26, 9, 5, *b"irq %", 0, 0, 0, 0]), "irq %"),
        (bytes([26, 18, 14, *b"irqscope %c %d", 0, 1, 7, 1]), "irqscope 7 %d"),
        (bytes([26, 17, 8, *b"%d %x %u", 0, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1, 1]), "-1 1 %u"),
        (bytes([26, 17, 13, *b"irqscope_run ", 0, 0, 0, 0]), "irqscope_run "),
        (bytes([15, 3, 1]), "marker 3 1"),
        (bytes([31, 10, 1, 3, 7, *b"isr\xff\x1b42", 0, 15, 3, 1]), "isr\ufffd?42 1"),
    ],
)
def test_marks_and_texts_are_said_as_the_target_would(packet: bytes, detail: str, given_file) -> None:
    found = traces.read(given_file(START + bytes([4, 2, 9]) + packet))
    assert [entry.detail for entry in found.entries] == [detail]


def test_entries_are_of_handlers_until_their_exit_or_a_switch(given_file) -> None:
    """An interrupt in another one, back in the task; and one whose exit was not told."""
    stream = bytes([4, 2, 9, 2, 1, 1, 2, 3, 1, 3, 1, 15, 1, 1, 18, 1, 15, 1, 1, 2, 1, 1, 4, 5, 1, 15, 1, 1])
    found = traces.read(given_file(START + stream))
    assert [(entry.name, entry.hardirq) for entry in found.entries] == [
        ("irq_handler_entry", True),
        ("irq_handler_entry", True),
        ("irq_handler_exit", True),
        ("print", True),
        ("irq_handler_exit", True),
        ("print", False),
        ("irq_handler_entry", True),
        ("sched_switch", False),
        ("print", False),
    ]


def test_a_task_that_is_ready_again_before_it_left_is_preempted(given_file) -> None:
    stream = bytes([4, 2, 9, 7, 2, 4, 1, 6, 2, 1, 4, 5, 1])
    (woken, switch) = traces.read(given_file(START + stream)).entries
    assert woken.name == "sched_wakeup" and switch.members()["prev_state"] == "R"


def test_times_are_those_of_the_recorders_clock(given_file) -> None:
    """Here of 100 MHz, begun after 2.5 s."""
    late = SYNC + b"\x0a\x80\xe5\x9a\x77" + START[12:]
    found = traces.read(given_file(late + bytes([4, 2, 0, 15, 3, 7])))
    assert (found.since_s, [entry.time for entry in found.entries]) == (2, [500_000_070])


def test_what_newer_versions_add_to_a_packet_is_passed_over(given_file) -> None:
    stream = bytes([4, 2, 9, 26, 6, 2, *b"hi", 0, 0, 99, 5, 30, 3, 1, 2, 3, 4, 0xA0, 8, 1, 7, 4, 15, 3, 7])
    found = traces.read(given_file(START + stream))
    assert [(entry.detail, entry.time) for entry in found.entries] == [("hi", 140), ("marker 3 1", 290)]
    cut_off = traces.read(given_file(START + stream + bytes([26, 100, 2, *b"hi"])))
    assert cut_off.entries == found.entries


@given(st.binary(max_size=60))
def test_any_bytes_are_packets_or_a_sentence(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.svdat"
    path.write_bytes(START + data)
    assert systemview.is_one(START + data)
    try:
        found = traces.read(path)
    except BadInput as error:
        assert str(error).startswith(str(path)) and "\n" not in str(error)
    else:
        assert all(entry.time >= 0 and entry.detail.isprintable() for entry in found.entries)
