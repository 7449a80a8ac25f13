# SPDX-License-Identifier: BSD-2-Clause
"""A trace.dat of a real kernel says what the kernel's own text says, by the real trace-cmd; a damaged one says so."""

import random
import re
from dataclasses import replace

import pytest
from recorded_traces import BINARY, binary, needs_trace_cmd, recorded

from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope.explaining import explanation, ftrace, tracedat, traces
from irqscope.explaining.explanation import join, to_json

_POINTER = re.compile(r"\(____ptrval____\)|0x[0-9a-f]{16}")


@pytest.fixture(params=BINARY)
def both(request, tmp_path):
    """A recorded run, and the same trace as a file of trace-cmd."""
    path = tmp_path / "recorded"  # whatever it is called
    path.write_bytes(binary(request.param))
    return recorded(request.param), path


def as_text(entry):
    """What the kernel's text has of an entry: its microsecond, and no pointers. trace-cmd 3.1.6 does not know of lazy
    preemption, nor of modules whose functions are gone."""
    detail = _POINTER.sub("*", entry.detail).replace("/0x1000 [irqscope_stub]", "")
    return replace(entry, time=(entry.time + 500) // 1000, detail=detail, need_resched=False)


@needs_trace_cmd
def test_the_entries_are_those_of_the_text(both):
    run, path = both
    text, data = run.trace, traces.read(path)
    assert [as_text(entry) for entry in data.entries] == [as_text(entry) for entry in text.entries]
    assert (data.flags, data.lost, data.skipped, data.resolution_ns) == (True, 0, 0, 1)


@needs_trace_cmd
def test_the_explanation_is_that_of_the_text(both):
    run, path = both
    text, data = (to_json(join(run.seen, trace, count=4)) for trace in (run.trace, traces.read(path)))
    assert data["clock"]["worst_ns"] < 100 < text["clock"]["worst_ns"]
    assert data["late"] == text["late"] >= 3 and data["clock"]["pins"] == text["clock"]["pins"]
    for mine, theirs in zip(data["responses"], text["responses"], strict=True):
        first, other = mine["blocks"][0], theirs["blocks"][0]
        assert all(first[key] == other[key] for key in ("who", "thread", "cpu", "why", "function", "stack"))
        assert first["lasted_ns"] == pytest.approx(other["lasted_ns"], abs=1000)
        assert first["delayed_ns"] == pytest.approx(other["delayed_ns"], abs=1000)


@needs_trace_cmd
def test_the_culprit_on_the_other_cpu_is_the_one_that_the_thread_waited_for(tmp_path):
    """The handler ran on CPU 0 at once; the thread waited on CPU 1, where interrupts were off."""
    path = tmp_path / "trace.dat"
    path.write_bytes(binary("two-cpus-rt"))
    found = join(recorded("two-cpus-rt").seen, traces.read(path)).found[0]
    assert (found.path.cpu, found.cause.cpu, found.path.handler - found.begin < 3000) == (0, 1, True)
    assert found.cause.lasted == pytest.approx(121_000, abs=500)


@needs_trace_cmd
@pytest.mark.parametrize("share", [0.0006, 0.002, 0.02, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999, 0.9999])
def test_what_is_truncated_is_refused(both, share, monkeypatch, capsys):
    """Or it lacks nothing of the trace: other things follow it in the file."""
    run, path = both
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: run.seen)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(share * len(whole))])
    code = main(["explain", str(path.parent), "--trace", str(path)])
    said = capsys.readouterr().err
    if code == 0:
        assert len(traces.read(path).entries) == len(run.trace.entries)
    else:
        assert code == 2 and said.count("\n") == 1
        assert re.search("trace-cmd cannot read .*recorded: .|holds no entry", said)


@pytest.fixture
def explain(explained_by, tmp_path):
    """The verb with a file that begins as a trace.dat, and a program in place of trace-cmd."""
    data = tmp_path / "any name"
    data.write_bytes(tracedat.MAGIC + b"7\0")
    return lambda script=None: explained_by("trace-cmd", script, data)


def test_without_trace_cmd_it_is_said_what_to_do(explain, capsys):
    assert explain() == 2
    said = capsys.readouterr().err
    assert "is a trace.dat, which trace-cmd reads, and that cannot be run here" in said
    assert "install trace-cmd, or give the text that `trace-cmd report -l -t -N > trace.txt` makes of it" in said


@pytest.mark.parametrize(
    "script, words",
    [
        ("echo 'no such version' >&2; exit 1", "cannot read .*any name: no such version"),
        ("exit 0", "it finds nothing in it; the file is truncated or damaged"),
        ("kill -ABRT $$", "it ended by signal 6; the file is damaged"),
        ("echo cpus=1", "holds no entry of a trace"),
        (
            "echo cpus=1; echo 'File possibly truncated. Need at least 9'; echo failed >&2; exit 22",
            "possibly truncated",
        ),
        ("head -c 3000000 /dev/zero | tr '\\0' 'e' >&2; echo cpus=1; exit 3", "cannot read"),
    ],
)
def test_what_trace_cmd_cannot_read_is_said_in_a_sentence(explain, script, words, capsys):
    assert explain(script) == 2
    said = capsys.readouterr().err
    assert re.search(words, said) and said.count("\n") == 1 and len(said) < 500


def test_its_text_is_read_as_it_comes_and_need_not_be_read_to_its_end(explain, tmp_path):
    """The text has no end: to take all of it before the first line is read would last for ever."""
    explain("echo cpus=1")
    endless = "yes '  a-1  0d.h1. 1.000001: gpio_value: 5 set 1'"
    (tmp_path / "trace-cmd").write_text(f"#!/bin/sh\necho cpus=1\nexec {endless}\n")
    lines = tracedat.report(tmp_path / "any name")
    assert ftrace.parse([next(lines), next(lines)]).entries[1].cpu == 0
    lines.close()


@needs_trace_cmd
@pytest.mark.parametrize("seed", range(10))
def test_what_is_garbled_is_read_or_refused_in_a_sentence(seed, tmp_path):
    """Lengths and counts among it, as large as their fields allow; trace-cmd itself may crash."""
    rng, path = random.Random(seed), tmp_path / "trace.dat"
    data = bytearray(binary("dat-rt"))
    for _ in range(rng.choice((1, 3, 10))):
        at = rng.randrange(len(tracedat.MAGIC), len(data) - 8)
        data[at : at + 8] = rng.choice((b"\xff" * 8, b"\x7f" + b"\xff" * 7, bytes(8), rng.randbytes(8)))
    path.write_bytes(data)
    try:
        assert traces.read(path).entries
    except BadInput as error:
        assert str(error).startswith(f"trace-cmd cannot read {path}: ") and "\n" not in str(error)
        assert len(str(error)) < 500
