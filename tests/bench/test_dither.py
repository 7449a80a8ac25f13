# SPDX-License-Identifier: BSD-2-Clause
"""The default dither on the chip meets every phase of the period equally often, and a disturbance in step with it."""

import math

import numpy as np
import pytest
from endtoend import latency, url
from whole_phases import unevenness

TICK = 1 / 100.5e6
PORT = url(profile="rtos", link="unlimited")


@pytest.mark.parametrize(
    ("rate", "width"), [("1kHz", None), ("1kHz", "250us"), ("1kHz", "874.9us"), ("50kHz", None), ("1.104MHz", "20ns")]
)
def test_every_phase_is_met_equally_often(tmp_path, rate, width):
    """The times of the stimuli as the chip recorded them; the bound is that of an even walk."""
    run = latency(PORT, tmp_path / "run", "--rate", rate, "--count", 6000, *(["--width", width] if width else []))
    plan = run.result["configuration"]["stimuli"]["stimulus"]
    interval = plan["period"] + (plan["span"] - 1) // 2
    edges = np.array([ticks for ticks, source, *_ in run.events if source == "stimulus"])
    assert plan["dither"] == "walk" and len(edges) == 6000
    assert max(unevenness(edges % interval / interval, plan["span"] / interval)) < 3.5
    assert np.diff(edges).min() >= plan["width"] + 2


@pytest.mark.parametrize("phase", [50, 300, 550, 800])
def test_a_disturbance_in_step_with_the_stimulus_is_found_wherever_it_lies(tmp_path, phase):
    """205 us long, in every fourth period, at one of four phases; stimuli with pulses of 250 us: a fifth of a quarter
    of all meet it."""
    profile = tmp_path / "in-step.toml"
    profile.write_text(f"""
        irq.latency = "2us"
        isr = {{ toggle = "100ns", duration = "1us" }}
        task.release = "none"
        clock.error_ppm = 0
        [[disturbance]]
        period = "4ms"
        phase = "{phase}us"
        duration = "205us"
        """)
    port = url(profile=profile, link="unlimited")
    run = latency(port, tmp_path / "run", "--width", "250us", "--count", 2000, "--segments", "isr")
    histogram = run.segment("isr")["histogram"]
    late = sum(n for low, n in zip(histogram["edges"], histogram["counts"], strict=False) if low * TICK > 5e-6)
    assert run.segment("isr")["max"] * TICK > 195e-6
    assert 60 < late < 145, "100, within four standard deviations"


def test_what_was_asked_before_has_no_part_in_the_first_phase(tmp_path):
    """A run is set up by other commands, and begins at the same instant of virtual time."""
    starts = []
    for number, more in enumerate(([], ["--threshold", "1ms"], ["--segments", "isr"])):
        run = latency(PORT, tmp_path / str(number), "--count", 50, "--dither", "none", *more)
        starts.append(next(ticks for ticks, source, *_ in run.events if source == "stimulus"))
    assert len(set(starts)) == 1
    assert math.isclose(starts[0] * TICK, 0.25, abs_tol=1e-3)
