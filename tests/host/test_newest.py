# SPDX-License-Identifier: BSD-2-Clause
"""Which run of a directory is followed: always the one that was begun last."""

import shutil
from pathlib import Path

import pytest
from growing_run import GrowingRun, measured, plainly

from irqscope.base.records import write
from irqscope.campaigns.campaignfile import CampaignRecord
from irqscope.campaigns.scenariofile import Definition, ScenarioEnd, ScenarioRecord
from irqscope.errors import BadInput
from irqscope.sweeps.sweepfile import Step, SweepEnd, SweepRecord, SweepSettings
from irqscope.view.newest import Following, is_over, newest_run


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("newest") / "run", 1200)


def sweep(path: Path, steps: int, **more: object) -> None:
    path.mkdir(parents=True, exist_ok=True)
    settings = SweepSettings(count=1, step=1e-3, dither_share=0.0, planned=[1000], direction="up")
    rows = [Step(number=number, direction="up", period=1000) for number in range(1, steps + 1)]
    write(
        path / "sweep.json",
        SweepRecord(experiment="saturate", command=[], port="", settings=settings, start="", steps=rows, **more),
    )


def followed(following: Following) -> str | None:
    while following.step():
        pass
    return following.run and following.run.directory.path.name


def test_a_sweep_is_followed_from_step_to_step(model, tmp_path):
    sweep(tmp_path, 0)
    with Following(tmp_path) as following:
        assert followed(following) is None and not following.over
        sweep(tmp_path, 1)
        assert followed(following) is None  # the step is named before it is measured
        first = GrowingRun(model, tmp_path / "steps" / "001")
        first.grow(0.6)
        assert followed(following) == "001"
        first.end()
        assert followed(following) == "001" and following.run.final and not following.over
        sweep(tmp_path, 2)
        second = GrowingRun(model, tmp_path / "steps" / "002", start="2099-01-01")
        assert followed(following) == "002" and following.run.snapshots == 0
        second.end()
        sweep(tmp_path, 2, end=SweepEnd(time="", reason="complete"))
        assert followed(following) == "002" and following.over and is_over(tmp_path)


def test_a_sweep_whose_end_came_before_its_last_step_was_looked_at_is_not_over(model, tmp_path):
    sweep(tmp_path, 1)
    GrowingRun(model, tmp_path / "steps" / "001").end()
    with Following(tmp_path) as following:
        assert following.step() and following.run.final
        GrowingRun(model, tmp_path / "steps" / "002", start="2099-01-01").end()
        sweep(tmp_path, 2, end=SweepEnd(time="", reason="complete"))
        assert not following.over
        assert followed(following) == "002" and following.over


def scenario(path: Path, name: str, start: str, **more: object) -> Path:
    place = path / "scenarios" / name
    place.mkdir(parents=True, exist_ok=True)
    what = Definition(experiment="", target=None, options={}, name=name, description="", settle=0.0, commands=[])
    write(place / "scenario.json", ScenarioRecord(start=start, definition=what, **more))
    return place


@pytest.mark.parametrize("order", [("cpu", "idle"), ("idle", "cpu")])
def test_a_campaign_is_followed_to_the_scenario_begun_last_whatever_its_place(model, tmp_path, order):
    write(
        tmp_path / "campaign.json",
        CampaignRecord(
            command=[], file="c.toml", experiment="", target=None, series=None, start="", scenarios=list(order)
        ),
    )
    with Following(tmp_path) as following:
        assert followed(following) is None
        GrowingRun(model, scenario(tmp_path, "cpu", "2026-01-01T10")).end()
        assert followed(following) == "cpu" and not following.over
        idle = scenario(tmp_path, "idle", "2026-01-01T11")
        assert followed(following) == "cpu"  # the load of the next is only being started
        sweep(idle, 1)
        GrowingRun(model, idle / "steps" / "001", start="2099-01-01").end()
        assert followed(following) == "001"
        scenario(tmp_path, "cpu", "2026-01-01T10", end=ScenarioEnd(time="", valid=True, errors=[]))
        assert not following.over
        scenario(tmp_path, "idle", "2026-01-01T11", end=ScenarioEnd(time="", valid=False, errors=["x"]))
        assert following.over


def test_the_slow_run_before_the_measurement_and_then_the_measurement(model, tmp_path):
    with Following(tmp_path) as following:  # an empty directory, in which a run is about to begin
        assert followed(following) is None
        GrowingRun(model, tmp_path / "warmup").grow(1.0)
        assert followed(following) == "warmup" and not following.over
        (tmp_path / "learning").mkdir()  # in which nothing has begun
        assert followed(following) == "warmup"
        GrowingRun(model, tmp_path / "learning").grow(1.0)
        assert followed(following) == "learning" and not following.over
        GrowingRun(model, tmp_path, start="2099-01-01").end()
        assert followed(following) == tmp_path.name and following.over


def test_what_is_measured_into_the_same_place_again_is_another_run(model, tmp_path):
    GrowingRun(model, tmp_path / "r").grow(1.0)
    with Following(tmp_path / "r") as following:
        followed(following)
        before = following.run.snapshots
        shutil.rmtree(tmp_path / "r")
        again = GrowingRun(model, tmp_path / "r", start="2099-01-01")
        data = again.grow(0.5)
        followed(following)
        assert following.run.run.start == "2099-01-01"
        assert following.run.snapshots == plainly(data).snapshots < before


def test_the_rest_of_a_step_is_taken_in_before_the_next(model, tmp_path):
    sweep(tmp_path, 1)
    first = GrowingRun(model, tmp_path / "steps" / "001")
    first.grow(0.3)
    with Following(tmp_path) as following:
        followed(following)
        first.end()
        sweep(tmp_path, 2)
        GrowingRun(model, tmp_path / "steps" / "002", start="2099-01-01").grow(1.0)
        seen = []
        while following.step():
            seen.append((following.run.directory.path.name, following.run.snapshots))
        whole = plainly(first.data).snapshots
        steps = [
            ("001", number)
            for number in range(plainly(first.data[: int(0.3 * len(first.data))]).snapshots + 1, whole + 1)
        ]
        assert seen == [*steps, ("001", whole), *(("002", number) for number in range(1, whole + 1))]


def test_nothing_to_follow_is_a_sentence(tmp_path):
    with pytest.raises(BadInput, match="begin the measurement first"):
        Following(tmp_path / "none")
    (tmp_path / "letter.txt").write_text("hello")
    with pytest.raises(BadInput, match="holds no run, sweep or campaign"):
        Following(tmp_path)
    assert newest_run(tmp_path) is None
