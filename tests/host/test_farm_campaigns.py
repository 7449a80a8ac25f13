# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns in a farm: each scenario is a target of its own, and one that is invalid is none."""

import json
import shutil
from pathlib import Path

import pytest
from farm_rows import rows_of

import irqscope
from irqscope import cli
from irqscope.base.records import changed, write
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.errors import BadInput
from irqscope.farm.dataset import Dataset
from irqscope.farm.intake import add
from irqscope.findings.campaignsummary import evaluate_campaign
from irqscope.findings.comparison import compare
from irqscope.measuring.rundir import RunDirectory

RECORDED = Path(__file__).parents[1] / "golden" / "recorded" / "bracket"


@pytest.fixture
def campaign(tmp_path) -> CampaignDirectory:
    """One that was recorded, with its results."""
    shutil.copytree(RECORDED, tmp_path / "night")
    found = CampaignDirectory(tmp_path / "night")
    evaluate_campaign(found)
    return found


def targets_of(place: Path) -> list[str]:
    return sorted({row["target"] for row in rows_of(place)})


def invalid(campaign: CampaignDirectory, name: str) -> None:
    record = campaign.read_scenario(name)
    end = changed(record.end, valid=False, errors=["the load ended: exit code 1"])
    write(campaign.scenario_file(name), changed(record, end=end))


def test_each_scenario_is_a_target(campaign, tmp_path, capsys):
    names = campaign.read().scenarios
    place = tmp_path / "farm"
    assert cli.main(["farm", "add", str(campaign.path), "--into", str(place), "--target", "rack3", "--json"]) == 0
    added = json.loads(capsys.readouterr().out)
    assert [each["target"] for each in added] == [f"rack3-{name}" for name in names] and len(names) > 1
    assert [Path(each["directory"]) for each in added] == [campaign.run(name).path for name in names]
    assert targets_of(place) == sorted(f"rack3-{name}" for name in names)


def test_one_that_is_invalid_is_none_and_the_others_are_added(campaign, tmp_path, capsys):
    first, *others = campaign.read().scenarios
    invalid(campaign, first)
    place = tmp_path / "farm"
    assert cli.main(["farm", "add", str(campaign.path), "--into", str(place), "--target", "rack3"]) == 2
    told = capsys.readouterr()
    assert f"over the scenario {first!r}, which is invalid (the load ended: exit code 1)" in told.err
    assert targets_of(place) == sorted(f"rack3-{name}" for name in others)


def test_a_run_over_an_invalid_scenario_is_used_by_nothing_that_takes_runs(campaign, tmp_path):
    """It is valid by itself: a farm took it for one under its load, and so did a comparison."""
    first, second, *_ = campaign.read().scenarios
    invalid(campaign, first)
    run = campaign.run(first).path
    with pytest.raises(BadInput, match="none of its figures may be used"):
        add(Dataset(str(tmp_path / "farm")), RunDirectory(run), "rack3")
    with pytest.raises(BadInput, match="none of its figures may be used"):
        compare([campaign.run(second).path, run], None, ["0.5"], margin=0, exceed=None)
    assert [*irqscope.read(campaign.path).runs] == campaign.read().scenarios[1:]


def test_a_name_that_no_target_can_have_adds_nothing(campaign, tmp_path, capsys):
    place = tmp_path / "farm"
    assert cli.main(["farm", "add", str(campaign.path), "--into", str(place), "--target", "r" * 98]) == 2
    assert "cannot name a target" in capsys.readouterr().err and not place.exists()
