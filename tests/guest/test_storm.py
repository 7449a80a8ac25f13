# SPDX-License-Identifier: BSD-2-Clause
"""More interrupts than a guest can handle: it stays alive, and answers again when they are over."""

import pytest
from guest_run import measure_in_turn

from irqscope.contract import registers
from irqscope.contract.roles import Source

RATE_MHZ, REST_MS, HANDLED = 1, 20, 10_000
CALM = 100
BEAT_MS = 20
"""Something else has to run before the source is unmasked: rests are counted in beats, from the first one on."""


@pytest.mark.parametrize(
    "milliseconds",
    [100, pytest.param(1000, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])],
)
def test_a_storm_is_masked_and_the_stub_goes_on_answering(milliseconds, kernel, tmp_path, capsys):
    stimuli = milliseconds * 1000 * RATE_MHZ
    options = ("--segments", "isr.interval", "--rate")
    runs, end = measure_in_turn(
        kernel,
        tmp_path,
        f"module=on&stub.workload=isr&stub.storm={HANDLED}&stub.rest={REST_MS}",
        (*options, f"{RATE_MHZ}MHz", "--width", "200ns", "--count", str(stimuli)),
        (*options, "1kHz", "--count", str(CALM)),  # the source may be masked when it begins
        (*options, "1kHz", "--count", str(CALM)),
    )
    storm, _, calm = (run.totals.get(registers.SEEN[Source.ISR]) for run in runs)
    assert calm == CALM
    turn_ms = HANDLED / 1000 / RATE_MHZ + REST_MS
    assert milliseconds // (turn_ms + 2 * BEAT_MS) <= end["storms"] <= milliseconds // turn_ms + 1
    assert HANDLED * end["storms"] <= storm < stimuli / 2
    assert end["handlers"] == end["toggles"]["isr"] == sum(run.totals.get(registers.SEEN[Source.ISR]) for run in runs)
    assert end["toggles"]["aux"] == 2 * end["storms"]
    capsys.readouterr()


@pytest.mark.slow
def test_user_space_answers_again_after_a_storm_in_which_it_never_ran(kernel, tmp_path, capsys):
    """It masks nothing: the kernel's own handlers leave it no time to."""
    options = ("--segments", "task.interval", "--rate")
    runs, end = measure_in_turn(
        kernel,
        tmp_path,
        "stub.workload=isr&stub.storm=100",
        (*options, f"{RATE_MHZ}MHz", "--width", "200ns", "--count", "20000"),
        (*options, "1kHz", "--count", str(CALM)),
    )
    storm, calm = (run.totals.get(registers.SEEN[Source.TASK]) for run in runs)
    assert storm < CALM == calm
    assert end["handlers"] == storm + calm
    capsys.readouterr()
