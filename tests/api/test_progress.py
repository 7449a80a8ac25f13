# SPDX-License-Identifier: BSD-2-Clause
"""How far a measurement is, as Python is told, of each kind of measurement."""

import pytest

import irqscope

PORT = "sim://?profile=ideal&aux.signal=pps&link=unlimited"


def test_a_measurement_without_segments_tells_of_none(tmp_path):
    """To ask for them raised StopIteration, which ended the measurement of a clock."""
    told = []
    with irqscope.connect(PORT) as scope:
        run = scope.clock(
            input="aux",
            duration="11s",
            out=tmp_path / "run",
            progress=lambda p: told.append((p.samples, p.worst, p.share)),
        )
    assert run.complete and run.segments == [] and len(run.events("aux")) >= 10
    assert told and {(samples, worst) for samples, worst, _ in told} == {(0, None)} and told[-1][2] > 0


@pytest.mark.parametrize("plan", [{"count": 300}, {"count": 300, "dither": "exponential"}, {"duration": "500ms"}])
def test_the_last_report_is_of_all_of_the_run(plan, tmp_path):
    """Reports are a fifth of a second apart, and nobody heard of what came after the last one."""
    told = []
    with irqscope.connect("sim://?profile=ideal") as scope:
        run = scope.latency(rate="1kHz", **plan, out=tmp_path / "run", progress=told.append)
    assert told[-1].share == 1 and told[-1].samples == run["isr"].n and told[-1].worst == run["isr"].max
    assert told[-1].passed.ticks == run.result.end.end_ticks - run.result.end.start_ticks


def test_a_run_that_is_ended_early_is_no_whole_one(tmp_path):
    stop, told = irqscope.Stop(), []

    def enough(progress):
        told.append(progress)
        stop.ask()

    with irqscope.connect("sim://?profile=ideal") as scope:
        run = scope.latency(rate="1kHz", count=10**6, out=tmp_path / "run", progress=enough, stop=stop)
    assert run.ended_early and len(told) == 2 and told[-1].share < 1 and told[-1].samples == run["isr"].n
