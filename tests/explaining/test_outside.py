# SPDX-License-Identifier: BSD-2-Clause
"""What a run says of responses that are missing, and of the trigger's pulses."""

import goldens
import pytest
from made_run import Edge, identity, made

from irqscope.contract.roles import Source
from irqscope.device.configuration import TriggerSettings
from irqscope.errors import BadInput
from irqscope.explaining.outside import Outside, Sample, outside
from irqscope.measuring.rundir import RunDirectory
from irqscope.targets.target import Target

NS = 1e9 / 100_500_000
LIMIT, TIMEOUT = 1000, 5000
WIRED = Target({"lines": "1,4,5,6,7,2"})


def seen(path, stimuli, responses, segment="isr", response=Source.ISR, target=WIRED) -> Outside:
    """A run of these times, in which the trigger watches a segment; of `isr`."""
    steps, samples = [Edge(time, Source.STIMULUS, 1) for time in stimuli], identity().samples
    steps += [Edge(time, Source.ISR, (number + 1) % 2) for number, time in enumerate(responses)]
    for time in stimuli:
        if not any(time <= each <= time + LIMIT for each in responses):
            pulse = (time + LIMIT) // samples + identity().trigger_clocks
            steps.append(Edge(pulse * samples, Source.TRIGGER, 1))
    steps.sort(key=lambda step: step.time)
    trigger = TriggerSettings(
        segment=segment, cause=Source.STIMULUS, response=response, limit=LIMIT, width=10, holdoff=10
    )
    return outside(RunDirectory(made(path / "run", steps, trigger=trigger, target=target, timeout=TIMEOUT)), "isr")


def ns(*ticks):
    return [round(each * NS) for each in ticks]


def test_a_stimulus_that_the_trigger_answers_and_nobody_else_is_missing(tmp_path):
    """One is never answered, one late, and one too late to count."""
    found = seen(tmp_path, [20_000, 40_000, 60_000, 80_000, 100_000], [20_100, 63_000, 86_000, 100_100])
    assert found.missing.tolist() == ns(40_000, 80_000)
    assert found.latencies.tolist() == ns(100, 3000, 100)
    never, too_late, late = found.latest(3)
    assert (never, too_late) == (Sample(*ns(40_000), None), Sample(*ns(80_000), None)) and never.latency is None
    assert [late.stimulus, late.response] == ns(60_000, 63_000)
    assert found.latest(1) == [never]


def test_a_stimulus_that_was_answered_together_with_an_older_one_is_not_missing(tmp_path):
    found = seen(tmp_path, [20_000, 21_500], [24_000])
    assert len(found.pulses) == 2 and not len(found.missing)


def test_of_a_response_that_the_trigger_did_not_watch_nothing_is_known_to_be_missing(tmp_path):
    found = seen(tmp_path, [20_000, 40_000], [20_100], segment="wake", response=Source.TASK)
    assert len(found.pulses) == 1 and not len(found.missing)


@pytest.mark.parametrize("stream, why", [(True, "no stimulus has an answer in it"), (False, "leave out --events")])
def test_a_run_without_a_latency_is_refused_with_what_to_do(stream, why, tmp_path):
    run = RunDirectory(made(tmp_path / "run", [Edge(20_000, Source.STIMULUS, 1)], target=WIRED, stream=stream))
    with pytest.raises(BadInput, match=f"holds no latency of isr: .*{why}"):
        outside(run, "isr")


@pytest.mark.parametrize("lines, pulses", [("1,4,5,6,7,2", 2), ("1,4,5,6,7,-", 0), ("1,4,5,6,7", 0)])
def test_pulses_end_the_trace_of_a_target_that_takes_them(lines, pulses, tmp_path):
    found = seen(tmp_path, [20_000, 40_000, 60_000], [20_100, 43_000], target=Target({"lines": lines}))
    assert len(found.missing) == 1
    after = [pulse - round((time + LIMIT) * NS) for time, pulse in zip((40_000, 60_000), found.pulses, strict=False)]
    assert len(after) == pulses
    assert all(0 < each <= (identity().trigger_clocks + 1) * identity().samples * NS for each in after)


@pytest.mark.parametrize(
    "name, what", [("periodic", "is a run of irqscope periodic"), ("clock", "is a run of irqscope clock")]
)
@pytest.mark.parametrize("segment", [None, "isr"])
def test_a_run_that_drove_no_stimulus_is_refused_with_what_is_explained(name, what, segment):
    with pytest.raises(BadInput) as raised:
        outside(RunDirectory(goldens.RECORDED / name), segment)
    assert str(raised.value) == (
        f"{goldens.RECORDED / name} {what}, without answers to a stimulus of the instrument's: explain reads runs with "
        "such, as of irqscope latency"
    )
