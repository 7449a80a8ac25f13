# SPDX-License-Identifier: BSD-2-Clause
"""A guest has a seed for its random numbers: no figure depends on how long it has run.

Without one, arm64's system calls, each of which draws a number, take longer until some 17 000 interrupts have come.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest
from endtoend import Outcome, latency, page_of
from guest_run import port

from irqscope_bench.guest.hardware import HARDWARE

COUNT = 200
ENOUGH = 20_000
"""Interrupts after which a guest without a seed has gathered enough."""
UNSEEDED = "the kernel's random number generator is not ready"


def run(kernel: str, out: Path, url: str, count: int = COUNT) -> Outcome:
    found = latency(port(kernel, url), out, "--rate", "10kHz", "--count", count, "--dither", "none")
    assert found.code == 0
    return found


def latencies(found: Outcome) -> list[int]:
    """From each stimulus to the task, in ticks: each is answered before the next one comes."""
    stimuli, answers = ([ticks for ticks, source, *_ in found.events if source == of] for of in ("stimulus", "task"))
    return [answer - stimulus for stimulus, answer in zip(stimuli, answers, strict=True)]


@pytest.fixture
def no_seed(monkeypatch) -> None:
    hardware = HARDWARE["arm64"]
    arguments = [word.replace("dtb-randomness=on", "dtb-randomness=off") for word in hardware.arguments]
    assert arguments != hardware.arguments
    monkeypatch.setitem(HARDWARE, "arm64", replace(hardware, arguments=arguments))


def notes(found: Outcome) -> Sequence[str]:
    return found.result["target"]["notes"]


@pytest.mark.parametrize("module", ["off", "on"])
def test_the_generator_is_ready_before_the_first_stimulus(module, kernel, tmp_path):
    """The stub has looked, before its start line; nothing else spoils the measurement either."""
    assert notes(run(kernel, tmp_path / "run", f"module={module}&stub.workload=task")) == []


@pytest.mark.parametrize("module", ["off", "on"])
def test_a_kernel_without_a_seed_is_noted_and_the_report_says_so(module, kernel, no_seed, tmp_path):
    found = run(kernel, tmp_path / "run", f"module={module}&stub.workload=task&stub.regardless=")
    (note,) = notes(found)
    assert note.startswith(UNSEEDED)
    assert f"Before it started, the stub said what spoils the measurement: {UNSEEDED}" in (
        page_of(tmp_path / "run").replace("&#x27;", "'")
    )
    if module == "off":
        assert min(latencies(found)) * 9.95 > 40_000, "its system calls are slow"


@pytest.mark.slow
def test_the_median_does_not_step_while_a_guest_runs(kernel, tmp_path):
    found = latencies(run(kernel, tmp_path / "run", "stub.workload=task", ENOUGH))
    quarters = [found[begin : begin + ENOUGH // 4] for begin in range(0, ENOUGH, ENOUGH // 4)]
    medians = [median(quarter) for quarter in quarters]
    assert max(medians) - min(medians) <= 2, medians
