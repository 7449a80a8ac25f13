# SPDX-License-Identifier: BSD-2-Clause
"""Two interrupts of a real kernel: a second stub answers stimulus2 on aux; who delays whom is what the pins show."""

import json
from bisect import bisect
from pathlib import Path
from statistics import median

import pytest
from guest_run import port, ready
from truth import waveform

from irqscope.cli import main
from irqscope.errors import ExitCode

COUNT = 2000
PERIOD_PS = 200 * 10**6
"""The longest."""
SLACK_PS = 20_000
"""Of a phase or a latency: two ticks."""
BOTH = {"isr": ("module=on&second=module", "20kHz"), "wake": ("second=on", "5kHz")}
"""Where both stubs are, by the segment of the first one, and a rate at which a stimulus has one neighbour."""
MIXED = {"isr": ("module=on&second=on", "5kHz"), "wake": ("second=module", "5kHz")}
"""One in the kernel, and one in user space."""


def latencies(pins: dict[str, list[tuple[int, int]]], cause: str, answer: str, other: str) -> list[tuple[int, int]]:
    """(latency, phase) in ps of each stimulus: how long after the nearest one of the other it came."""
    causes, others = ([time for time, level in pins[name][1:] if level] for name in (cause, other))
    answers = [time for time, _ in pins[answer][1:]]
    found = []
    for time in causes:
        place = bisect(others, time)
        nearest = min(others[max(0, place - 1) : place + 1], key=lambda at: abs(at - time))
        found.append((answers[bisect(answers, time)] - time, time - nearest))
    return found


def who_delays_whom_is_what_the_pins_show(kernel, segment, where, rate, out, capsys):
    """Of a run of `interfere`, by both stubs' toggles and by the true waveform."""
    command = ["interfere", "--port", port(kernel, f"{where}&truth={out}.vcd"), "--segment", segment, "--rate", rate]
    assert main([*command, "--stimulus2", f"rate={rate}", "--count", str(COUNT), "--out", str(out)]) == ExitCode.OK
    assert f"{segment} and isr2 delay each other." in capsys.readouterr().out
    run, result = (json.loads((out / f"{name}.json").read_text()) for name in ("run", "result"))
    second = result["stimuli"]["stimulus2"]["fired"]
    role = {"isr": "isr", "wake": "task"}[segment]
    if (segment, (where, rate)) in BOTH.items():
        assert run["target"]["pins"]["aux"] == run["target"]["pins"][role]
    toggles = run["end"]["target"]["toggles"]
    assert (toggles[role], toggles["aux"]) == (COUNT, second) and not result["warnings"]
    tick = result["tick"]["numerator"] * 10**12 / result["tick"]["denominator"]
    pins = waveform(Path(f"{out}.vcd"))
    for pair, cause, answer, other in zip(
        result["findings"]["pairs"],
        ("stimulus", "stimulus2"),
        (role, "aux"),
        ("stimulus2", "stimulus"),
        strict=True,
    ):
        samples = latencies(pins, cause, answer, other)
        alone = median(latency for latency, phase in samples if abs(phase) > PERIOD_PS)
        assert pair["regions"]
        for region in pair["regions"]:
            begin, end = region["begin"] * tick, region["end"] * tick
            inside, near = (
                [latency for latency, phase in samples if begin - slack <= phase <= end + slack]
                for slack in (0, SLACK_PS)
            )
            assert len(inside) - 2 <= region["n"] <= len(near)
            assert min(abs(region["worst"] * tick - latency) for latency in near) <= SLACK_PS
            assert median(sorted(inside)[-len(inside) // 2 :]) > 1.02 * alone


@pytest.mark.parametrize("segment", BOTH)
def test_who_delays_whom_is_what_the_pins_show(segment, kernel, tmp_path, capsys):
    who_delays_whom_is_what_the_pins_show(kernel, segment, *BOTH[segment], tmp_path / "run", capsys)


@pytest.mark.slow
@pytest.mark.parametrize("segment", BOTH)
@pytest.mark.parametrize("places", [BOTH, MIXED], ids=["alike", "mixed"])
def test_and_at_two_parallel_ports(places, segment, tmp_path, capsys):
    who_delays_whom_is_what_the_pins_show(ready("rt-amd64"), segment, *places[segment], tmp_path / "run", capsys)


def test_a_second_stub_that_does_not_start_says_why(kernel, capsys):
    """And the first one is not measured as though it were there."""
    assert main(["info", "--port", port(kernel, "second=on&second.workload=task")]) == ExitCode.BAD_INPUT
    assert "whose console says: stub: this workload needs a line for done" in capsys.readouterr().err
