# SPDX-License-Identifier: BSD-2-Clause
"""Moryc's saturation method: the time between answers, as stimuli come faster (docs/evidence/saturation.md)."""

import json
from pathlib import Path

import pytest
from endtoend import irqscope
from guest_run import measure_in_turn

from irqscope.device.extremes import Extremes


def between_answers(
    kernel: str, place: Path, url: str, segment: str, step_us: int, *periods_us: float
) -> list[Extremes]:
    """Of the times between answers, in ticks, at each period."""
    runs, _ = measure_in_turn(
        kernel,
        place,
        f"stub.workload=isr&stub.storm=0&{url}",
        *(
            (
                "--segments",
                segment,
                "--width",
                "150ns",
                "--rate",
                f"{1e6 / period:.3f}Hz",
                "--count",
                str(round(step_us / period)),
            )
            for period in periods_us
        ),
    )
    return [run.totals.segments[0].both for run in runs]


def test_a_hard_handler_is_as_fast_as_it_can_be_and_stays_so(kernel, tmp_path):
    found = between_answers(kernel, tmp_path, "module=on", "isr.interval", 1000, 10, 1, 0.5)
    slow, saturated, beyond = (each.minimum for each in found)
    assert slow > 5 * saturated
    assert abs(saturated - beyond) <= 1


def test_user_space_is_slower_again_when_interrupts_take_its_time(kernel, tmp_path):
    found = between_answers(kernel, tmp_path, "", "task.interval", 20_000, 60, 15, 8)
    # The mean: what has waited is answered quickly once the stimuli have ended.
    slow, saturated, livelocked = (each.sum / each.count for each in found)
    assert slow > 1.5 * saturated
    assert livelocked > 2 * saturated


@pytest.mark.slow
def test_a_sweep_finds_the_kernels_saturation_rate(kernel, tmp_path):
    """One guest for all steps, driven to four times what it can answer. docs/evidence/saturation.md: an answer takes
    835.8 ns.

    That is the time between answers in steps slow enough for the statistics; the rate is from the count of answers.
    """
    port = f"sim://?target=qemu&kernel={kernel}&module=on&link=unlimited&stub.workload=isr&stub.storm=0"
    rates = ("--from", "100kHz", "--to", "5MHz", "--steps", 22, "--refine", 8, "--width", "100ns", "--dither", 0)
    steps = ("--duration", "10ms", "--pause", "10ms")
    irqscope("saturate", "--port", port, *rates, *steps, "--out", tmp_path / "sweep")
    result = json.loads((tmp_path / "sweep" / "result.json").read_text())
    found = result["saturation"]
    assert result["valid"] and result["complete"] and all(row["complete"] for row in result["steps"])
    assert found["shape"] == "knee" and found["knee"]["rate"] == pytest.approx(1 / 835.8e-9, rel=0.01)
    low, high = found["knee"]["interval"]
    assert low < found["knee"]["rate"] < high < 1.02 * low
    slow = [row["answers"] / row["stimuli"] for row in result["steps"] if row["offered_hz"] < 500e3]
    assert len(slow) >= 4 and min(slow) > 0.995 and max(slow) <= 1
