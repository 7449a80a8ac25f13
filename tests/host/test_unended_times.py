# SPDX-License-Identifier: BSD-2-Clause
"""Times of a run that has neither an end nor events: they are counted from about its first stimulus, not from reset."""

import json
import shutil
from contextlib import closing

import goldens
import pytest
from edited_run import edit

import irqscope
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.exports.histograms import intervals
from irqscope.exports.recording import Recording
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.outlierperiodicity import seen
from irqscope.results.reread import reread
from irqscope.view.follow import FollowedRun

NAMES = ["judged", "outliers", "recurrence"]
"""Golden runs that sent no events, and were some 0.25 s under way before the first stimulus."""
INTERVALS = 10
"""By so many the start may be off: dither moves a stimulus."""


@pytest.fixture(params=NAMES)
def cut(request, tmp_path) -> tuple[RunDirectory, int, int]:
    """A run that was killed after two thirds of its capture, its true start, and how far off that may be told."""
    path = tmp_path / "run"
    shutil.copytree(goldens.RECORDED / request.param, path)
    described = json.loads((path / "run.json").read_text())
    edit(path / "run.json", lambda run: run.pop("end"))
    capture = path / "capture.irq"
    written = capture.read_bytes()
    capture.write_bytes(written[: len(written) * 2 // 3 // BLOCK_BYTES * BLOCK_BYTES])
    stimulus = described["configuration"]["stimuli"]["stimulus"]
    interval = stimulus["period"] + stimulus["span"] // 2 * (stimulus["dither"] == "walk")
    return RunDirectory(path), described["end"]["start_ticks"], INTERVALS * interval


def test_times_of_an_unended_run_count_from_the_first_stimulus(cut):
    directory, start, near = cut
    run, observation = reread(directory)
    assert run.end is None and observation.first is None
    assert observation.begin == pytest.approx(start, abs=near) and start > 2 * near
    result = irqscope.read(directory.path).result
    assert result.began == observation.begin == result.start_ticks


def test_late_samples_of_an_unended_run_are_searched_from_the_first_stimulus_to_the_last_snapshot(cut):
    """The run was one of no length, and no period was looked for."""
    directory, start, near = cut
    run, observation = reread(directory)
    found = seen(run, observation)
    assert found is not None and observation.totals.time is not None
    tick = float(observation.identity.tick)
    assert found.outliers.duration == pytest.approx((observation.totals.time - start) * tick, abs=near * tick)
    times = [(late.time - late.latency - start) * tick for late in observation.outliers if late.segment == 0]
    assert found.outliers.times == pytest.approx(times, abs=near * tick)


def test_an_unended_run_that_is_viewed_has_gone_on_for_as_long_as_it_was_driven(cut):
    """No time was told at all."""
    directory, start, near = cut
    _, observation = reread(directory)
    with closing(FollowedRun(directory)) as followed:
        while followed.step():
            pass
        assert followed.ticks == pytest.approx(observation.totals.time - start, abs=near)


def test_exports_of_an_unended_run_begin_with_the_first_stimulus_and_end_with_the_last_snapshot(cut):
    directory, start, near = cut
    recording = Recording(directory)
    assert recording.begin == pytest.approx(start, abs=near)
    assert recording.end == recording.observation.totals.time
    first = next(intervals(recording, recording.segments(), None))
    assert first.begin == recording.begin
