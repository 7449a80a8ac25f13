# SPDX-License-Identifier: BSD-2-Clause
"""A response is late on a real kernel, and the instrument's trigger ends its trace there and then."""

import dataclasses
import json

import pytest
from guest_run import explained, port, ready

from irqscope.cli import main
from irqscope.explaining.clocks import LEAST
from irqscope_bench.guest.hardware import HARDWARE

EVERY_MS = (40, 45, 37, 46, 31)
"""How often the culprits come, until one leaves room before it: a run begins at an instant of the guest's time that no
setting of it moves, and where the culprit is then is chance, another one with each build of the kernel. Where the
kernel's tick of 4 ms is, is chance too: after four pauses a millisecond more is the same place in it, not after three.
"""


def late(kernel, folder, bench, limit, *arguments, fits=lambda entries: True):
    """A run that the first late response ends, and its trace, whose entries are fit for the test.

    There are edges enough before that response to align the clocks by.
    """
    refused = []
    for every in EVERY_MS:
        run, trace = folder / f"{every}", folder / f"{every}.txt"
        url = port(kernel, f"stub.workload=task&trace={trace}&{bench.format(every=every)}")
        command = ["latency", "--port", url, "--count", "2000", "--out", str(run)]
        assert main([*command, "--trigger", limit, "--trigger-stop", *arguments]) == 0
        result = json.loads((run / "result.json").read_text())
        assert result["end"]["reason"] == "trigger" and result["trigger"]["fired"] == 1
        assert {"what": "pulses of the trigger", "target": 1, "instrument": 1} in result["target_counts"]
        responses, fit = result["segments"][0]["n"], fits(trace.read_text().rstrip().splitlines())
        if responses > 2 * LEAST and fit:
            return run, trace
        refused.append(f"{every} ms, {responses} responses{'' if fit else ', a trace that does not fit'}")
    pytest.fail(f"no run with more than {2 * LEAST} responses and a trace that fits: {'; '.join(refused)}")


def the_modules_handler_stops_the_trace(kernel, tmp_path, capsys, marks=""):
    bench = f"module=on&culprit=poller:200us/{{every}}ms{marks}"
    run, trace = late(kernel, tmp_path, bench, "50us", "--rate", "20kHz")
    last = trace.read_text().rstrip().splitlines()[-1]
    assert "irq_handler_entry" in last and "irqscope_stub_trigger" in last
    said = explained(run, trace, capsys)
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"


def test_the_modules_handler_stops_the_trace_at_once(kernel, tmp_path, capsys):
    the_modules_handler_stops_the_trace(kernel, tmp_path, capsys)


@pytest.mark.slow
def test_and_that_of_a_second_parallel_port(tmp_path, capsys):
    the_modules_handler_stops_the_trace(ready("rt-amd64"), tmp_path, capsys, "&stub.marks=")


def test_an_interrupt_that_is_still_pending_where_the_trace_ends(kernel, tmp_path, capsys, monkeypatch):
    """The trigger has the line below that of the stimulus, so the kernel handles it first of both.

    The kernel's tick would come before both, if the culprit held it up as well: then nothing goes on any more.
    """
    wired = HARDWARE["arm64"]
    swapped = dataclasses.replace(wired, stimulus=wired.trigger, trigger=wired.stimulus)
    monkeypatch.setitem(HARDWARE, "arm64", swapped)
    bench = "module=on&culprit=poller:800us/{every}ms"
    run, trace = late(kernel, tmp_path, bench, "50us", "--rate", "6kHz", fits=lambda entries: "poller_" in entries[-2])
    said = explained(run, trace, capsys)
    latest = said["responses"][0]
    assert latest["handler_after_ns"] is None and latest["trace_ends_ns"] < latest["latency_ns"]
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"
    assert said["cause"]["goes_on"] and said["cause"]["lasted_ns"] == pytest.approx(800_000, rel=0.05)


def test_a_thread_of_user_space_stops_it_in_its_turn(kernel, tmp_path, capsys):
    only = ("--rate", "5kHz", "--segments", "wake")
    run, trace = late(kernel, tmp_path, "culprit=poller:300us/{every}ms", "280us", *only)
    at_last = [line for line in trace.read_text().splitlines()[-20:] if "stub-" in line]
    assert "sys_enter: NR 64 " in at_last[-1], "write(2), to tracing_on"
    assert any(line.endswith("tracing_mark_write: irqscope: trigger 1") for line in at_last)
    said = explained(run, trace, capsys)
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"
    assert said["cause"]["lasted_ns"] == pytest.approx(300_000, rel=0.10)
    latest = said["responses"][0]
    assert 280_000 < latest["trace_ends_ns"] < latest["latency_ns"], "the response is not in the trace"
    assert said["ended_by_the_trigger"]
    assert not any(block["who"].startswith(("stub-", "irq/")) for block in latest["blocks"]), "the trigger's threads"


def test_who_is_in_the_way_of_a_response_that_is_missing_is_named(kernel, tmp_path, capsys):
    """It comes after a millisecond, which is too late to count."""
    only = ("--rate", "8kHz", "--segments", "wake", "--timeout", "100us")
    run, trace = late(kernel, tmp_path, "module=on&culprit=net:1000us/{every}ms", "60us", *only)
    capsys.readouterr()
    assert main(["explain", str(run), "--trace", str(trace)]) == 0
    text = capsys.readouterr().out
    assert "\n1. no response after the stimulus at " in text and "higher priority, at least " in text
    said = explained(run, trace, capsys)
    result = json.loads((run / "result.json").read_text())
    tick = result["tick"]["numerator"] / result["tick"]["denominator"] * 1e9
    first = said["responses"][0]
    assert first["stimulus_ns"] == pytest.approx(result["trigger"]["pulses"][0]["of"] * tick, abs=1)
    assert first["response_ns"] is None and said["missing"] == 1 and first["trace_ends_ns"] > 59_000
    assert said["cause"]["thread"].startswith("net-load-") and said["cause"]["goes_on"]
