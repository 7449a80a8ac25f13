# SPDX-License-Identifier: BSD-2-Clause
"""sweep.json, campaign.json, scenario.json and what is made of them: typed and sealed, and older ones are read."""

import json
import shutil
from pathlib import Path

import pytest
from edited_run import edit
from goldens import RECORDED

from irqscope import cli
from irqscope.base.records import write
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.errors import BadInput
from irqscope.report import anyresult
from irqscope.results.resultfile import read_outline
from irqscope.sweeps.sweepdir import SweepDirectory

SCENARIO = "scenarios/clock/scenario.json"


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """A sweep and a campaign that were measured by an older version, with files of this one, and a comparison."""
    folder = tmp_path_factory.mktemp("many")
    for name in ("sweep", "bracket"):
        shutil.copytree(RECORDED / name, folder / name)
        assert cli.main(["report", str(folder / name)]) in (0, 3)
    sweep, campaign = SweepDirectory(folder / "sweep"), CampaignDirectory(folder / "bracket")
    write(sweep.sweep_file, sweep.read())
    for name in campaign.read().scenarios:
        write(campaign.scenario_file(name), campaign.read_scenario(name))
        assert cli.main(["report", str(campaign.run(name).path)]) in (0, 3)
    write(campaign.campaign_file, campaign.read())
    assert cli.main(["report", str(campaign.path)]) in (0, 3)
    runs = [str(campaign.run(name).path) for name in ("clock", "pipe")]
    assert cli.main(["compare", *runs, "--segment", "work", "--out", str(folder / "compared")]) in (0, 1)
    return folder


@pytest.fixture
def place(made, tmp_path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "many"))


def report(directory: Path, capsys) -> str:
    """The one sentence by which it is refused."""
    capsys.readouterr()
    assert cli.main(["report", str(directory)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and said.startswith("irqscope: ")
    return said.removeprefix("irqscope: ").rstrip()


@pytest.mark.parametrize(
    ("directory", "file", "key"),
    [
        ("sweep", "sweep.json", "start"),
        ("bracket", "campaign.json", "start"),
        ("bracket", SCENARIO, "start"),
    ],
)
def test_what_is_edited_is_told(place, capsys, directory, file, key):
    path = place / directory / file
    content = json.loads(path.read_text())
    for changed in ({**content, key: "2099"}, {name: content[name] for name in content if name != "seal"}):
        path.write_text(json.dumps(changed))
        assert report(place / directory, capsys).startswith(f"{path} was edited: ")
    path.write_text(json.dumps(content, indent=7))
    assert cli.main(["report", str(place / directory)]) in (0, 3), "white space breaks no seal"


@pytest.mark.parametrize(
    ("directory", "file", "changes", "told"),
    [
        ("sweep", "sweep.json", {"experiment": "latency"}, 'experiment: expected saturate, got a text: "latency"'),
        (
            "sweep",
            "sweep.json",
            {"steps": [{"number": 2, "direction": "up", "period": 1}]},
            "the steps are not numbered from 1 on, each by its place",
        ),
        (
            "sweep",
            "sweep.json",
            {"limits": [{"name": "x", "wanted": "1kHz", "hard": True}]},
            "limits[0]: the limit 'x' names nothing that is found: use one of saturation, loss-free, throughput, "
            "service",
        ),
        (
            "sweep",
            "sweep.json",
            {"end": {"time": "", "reason": "bored"}},
            'end.reason: expected one of complete, interrupt, load, silent, got a text: "bored"',
        ),
        (
            "bracket",
            "campaign.json",
            {"scenarios": ["../clock"]},
            'scenarios[0]: expected a name of at most 60 letters, digits, -, _ and ., got a text: "../clock"',
        ),
        ("bracket", "campaign.json", {"scenarios": ["clock", "clock"]}, "a scenario is named twice"),
        (
            "bracket",
            "campaign.json",
            {"series": {"name": "bake"}},
            'series.name: expected one of affinity, bracket, multi, got a text: "bake"',
        ),
        (
            "bracket",
            "campaign.json",
            {"series": {"name": "affinity", "irq": None, "cpus": [0]}},
            "the series has not as many cpus as scenarios",
        ),
        (
            "bracket",
            SCENARIO,
            {"end": {"time": "", "valid": True, "errors": ["wrong"]}},
            "end: what is valid has no errors, and what is not has some",
        ),
        (
            "bracket",
            SCENARIO,
            {"before": {"throttled": {"often": 1}}},
            'before.throttled: expected as a key a whole number, got a text: "often"',
        ),
    ],
)
def test_what_is_no_such_file_is_told_with_its_place(place, capsys, directory, file, changes, told):
    edit(place / directory / file, **changes)
    assert report(place / directory, capsys) == f"{place / directory / file} is damaged: {told}"


def test_what_belongs_to_another_is_told(place, capsys):
    steps, scenarios = place / "sweep" / "steps", place / "bracket" / "scenarios"
    for one, other in ((steps / "001", steps / "002"), (scenarios / "clock", scenarios / "pipe")):
        one.rename(one.with_name("between"))
        other.rename(one)
        one.with_name("between").rename(other)
    assert report(place / "sweep", capsys).startswith("the run in steps/001 is not that of step 1: ")
    assert "is that of another scenario, 'pipe'" in report(place / "bracket", capsys)


@pytest.mark.parametrize("name", ["sweep", "bracket", "compared"])
def test_an_edited_result_of_several_is_told(place, name):
    result = anyresult.read(place / name)
    file = next(file for file in (place / name).glob("*.json") if file.name in ("result.json", "comparison.json"))
    content = json.loads(file.read_text())
    for changed in ({**content, "exit_code": 1}, {key: content[key] for key in content if key != "seal"}):
        file.write_text(json.dumps(changed))
        for reader in (anyresult.read, read_outline) if name == "sweep" else (anyresult.read,):
            with pytest.raises(BadInput, match="was edited"):
                reader(place / name)
    file.write_text(json.dumps(content))
    assert anyresult.read(place / name) == result


def test_a_share_that_is_no_number_is_told(place):
    def change(content):
        content["scenarios"][0]["segments"][0]["quantiles"][0]["q"] = "isr"

    edit(place / "bracket" / "result.json", change)
    with pytest.raises(BadInput, match=r"quantiles\[0\].q: expected a text with a decimal fraction between 0 and 1"):
        anyresult.read(place / "bracket")


def test_a_scenario_with_figures_has_a_tick(place):
    edit(place / "bracket" / "result.json", lambda content: content["scenarios"][0].update(tick=None))
    with pytest.raises(BadInput, match=r"scenarios\[0\]: a scenario with segments has a tick"):
        anyresult.read(place / "bracket")


def test_limits_of_a_sweep_are_changed_by_report_and_nothing_else(place):
    sweep = SweepDirectory(place / "sweep")
    assert cli.main(["report", str(sweep.path), "--limit", "saturation=1kHz", "--allow-short"]) in (0, 3)
    record = sweep.read()
    assert [limit.name for limit in record.limits] == ["saturation"] and record.allow_short
