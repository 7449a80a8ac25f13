# SPDX-License-Identifier: BSD-2-Clause
"""What is read needs no place to write into: an archive may be read-only."""

from pathlib import Path

import pytest
from fulldisk import full_disk
from growing_run import GrowingRun, measured

import irqscope

URL = "model://"
CAMPAIGN = f'options = {{ port = "{URL}", count = 20, segments = "isr" }}\n[[scenario]]\nname = "calm"\nsettle = "0"\n'


@pytest.fixture(scope="module")
def archive(tmp_path_factory) -> Path:
    root = tmp_path_factory.mktemp("archive")
    with irqscope.connect(URL) as scope:
        scope.saturate(fastest="4kHz", steps=2, refine=0, count=20, out=root / "sweep")
    (root / "c.toml").write_text(CAMPAIGN)
    irqscope.campaign(root / "c.toml", root / "campaign")
    return root


@pytest.mark.parametrize("name", ["sweep", "campaign"])
@pytest.mark.parametrize("lost", [False, True])
def test_what_consists_of_several_is_read(name, lost, archive):
    """It could not be, as `cannot write result.json` said, though that was there."""
    before = irqscope.read(archive / name).result
    if lost:
        (archive / name / "result.json").unlink(missing_ok=True)
    with full_disk():
        assert irqscope.read(archive / name).result == before
    assert not lost or not (archive / name / "result.json").exists()


def test_a_sweep_is_read_whose_steps_have_lost_their_results(archive):
    before = irqscope.read(archive / "sweep").result
    for file in (archive / "sweep" / "steps").glob("*/result.json"):
        file.unlink()
    with full_disk():
        found = irqscope.read(archive / "sweep")
        assert found.result == before and [step["isr"].n for step in found.steps] == [20, 20]


def test_a_run_is_read_that_broke_off_or_has_no_result(tmp_path):
    run = GrowingRun(whole := measured(tmp_path / "whole"), tmp_path / "run")
    run.grow(0.5)
    (whole / "result.json").unlink()
    with full_disk():
        broken, ended = irqscope.read(run.path), irqscope.read(whole)
        assert not broken.complete and 0 < broken["isr"].n < ended["isr"].n == len(ended["isr"].ticks())
    assert not (whole / "result.json").exists() and irqscope.read(whole)["isr"].result == ended["isr"].result


def test_what_a_scenario_has_lost_is_made_or_refused(archive):
    """Its row has figures from there alone: without them it would have neither figures nor a verdict, and no error."""
    for file in (archive / "campaign" / "scenarios").glob("*/result.json"):
        file.unlink()
    with full_disk(), pytest.raises(irqscope.NotKept, match=r"scenarios/calm/result\.json"):
        irqscope.read(archive / "campaign")
    assert irqscope.read(archive / "campaign").result.scenarios[0].segments[0].n == 20


def test_what_is_measured_must_be_kept(archive, tmp_path):
    again = tmp_path / "again"
    irqscope.campaign(archive / "c.toml", again)
    (again / "result.json").unlink()
    with full_disk(), pytest.raises(irqscope.NotKept):
        irqscope.campaign(archive / "c.toml", again)
