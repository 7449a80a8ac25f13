# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns beside each other: which scenarios are compared, how sure all of them are together, and what is refused."""

import json
import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from model_run import Measured, configuration
from processes import independent
from terminal import Terminal

import irqscope
from irqscope import cli
from irqscope.analysis import comparison
from irqscope.analysis.bootstrap import ends_together
from irqscope.analysis.comparedblocks import in_blocks
from irqscope.base.records import changed, content_of, read_json, sealed, write, write_json
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.campaigns.campaignfile import CampaignRecord
from irqscope.campaigns.scenariofile import Definition, ScenarioEnd, ScenarioRecord
from irqscope.contract.roles import Source
from irqscope.errors import BadInput
from irqscope.findings.campaigncomparison import compare_campaigns
from irqscope.findings.comparison import compare
from irqscope.findings.comparisonrecord import ExceedancesCompared
from irqscope.report import anyresult
from irqscope.report.campaigncomparison import differences, headlines, outcome_of
from irqscope.report.documents import document
from irqscope.report.forest import draw_forest
from irqscope.report.formats import html
from models.instrument import ModelInstrument

COUNT = 2500
QUANTILES = ("0.5", "0.9")
MOMENT = "2026-11-30T12:00:00.000+00:00"


def measure(path: Path, later: int, seed: int) -> Path:
    """A target that takes 400 to 600 ticks, and `later` ticks more."""

    def answer(number, dice):
        isr = 400 + dice.randrange(200) + later
        return [(Source.ISR, isr), (Source.TASK, isr + 1000), (Source.DONE, isr + 2000)]

    path.mkdir()
    run = Measured(path, ModelInstrument(answer=answer, seed=seed), configuration(COUNT, threshold=200_000))
    write_json(run.directory.result_file, sealed(run.result))
    return run.directory.path


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> dict[str, Path]:
    base = tmp_path_factory.mktemp("runs")
    made = (("first", 0, 1), ("same", 0, 2), ("slower", 50, 3), ("quicker", -50, 4))
    return {name: measure(base / name, later, seed) for name, later, seed in made}


def campaign(path: Path, over: Mapping[str, Path | None], called: Mapping[str, str] | None = None) -> Path:
    """One that measured these runs over its scenarios; None: that scenario is invalid."""
    path.mkdir()
    directory = CampaignDirectory(path)
    record = CampaignRecord(
        command=["irqscope"],
        file="c.toml",
        experiment="latency",
        target=None,
        series=None,
        start=MOMENT,
        scenarios=[*over],
        called=dict(called or {}),
    )
    write(directory.campaign_file, record)
    for name, run in over.items():
        place = directory.run(name).path
        if run:
            shutil.copytree(run, place)
        else:
            place.mkdir(parents=True)
        definition = Definition(
            experiment="latency", target=None, options={}, name=name, description="", settle=0.0, commands=[]
        )
        errors = [] if run else ["the load ended"]
        end = ScenarioEnd(time=MOMENT, valid=not errors, errors=errors, sha256=None)
        write(directory.scenario_file(name), ScenarioRecord(start=MOMENT, definition=definition, end=end))
    return path


@pytest.fixture(scope="module")
def campaigns(runs, tmp_path_factory) -> dict[str, Path]:
    base = tmp_path_factory.mktemp("campaigns")
    return {
        "old": campaign(base / "old", dict.fromkeys(("idle", "io", "cpu"), runs["first"])),
        "new": campaign(base / "new", {"cpu": runs["same"], "io": runs["slower"], "idle": runs["quicker"]}),
    }


def compared(*paths: Path, margin: str = "0", **more):
    return compare_campaigns(paths, None, QUANTILES, margin=Fraction(margin), exceed=None, **more)


def test_runs_over_scenarios_of_one_name_are_compared(campaigns, runs):
    """In the order of the reference, each as `compare` does it if it is one among three."""
    result = compared(campaigns["old"], campaigns["new"], margin="1/5000000")
    assert [each.name for each in result.scenarios] == ["idle", "io", "cpu"] and result.exit_code == 1
    assert [outcome_of(each.comparison.comparisons[0]) for each in result.scenarios] == [
        "better",
        "worse",
        "equivalent",
    ]
    for scenario, other in zip(result.scenarios, ("quicker", "slower", "same"), strict=True):
        paths = runs["first"], runs[other]
        alone = compare(
            paths, None, QUANTILES, margin=Fraction("1/5000000"), exceed=None, called=("old", "new"), among=3
        )
        found = scenario.comparison
        assert found.comparisons == alone.comparisons and found.among == 3
        assert [each.figures for each in found.runs] == [each.figures for each in alone.runs]
        assert [each.name for each in found.runs] == ["old", "new"]


def test_how_many_scenarios_are_compared_is_told_meanwhile(campaigns, monkeypatch):
    """Each takes a second or more where many hold together."""
    monkeypatch.setattr("irqscope.measuring.progress.TERMINAL_S", 0.0)
    monkeypatch.setattr(sys, "stderr", shown := Terminal())
    assert cli.main(["compare", str(campaigns["old"]), str(campaigns["new"]), "--quantiles", "0.5"]) == 1
    assert [f"\r{done} of 3 scenarios" in shown.getvalue() for done in range(4)] == [True, True, True, False]
    assert shown.getvalue().endswith("\r")


def test_each_campaign_is_compared_with_the_first(campaigns, runs, tmp_path):
    """And told with what it is, not with what another one is."""
    third = campaign(tmp_path / "third", {"idle": runs["slower"], "io": runs["same"], "cpu": runs["quicker"]})
    called = ["a", "b", "c"]
    result = compared(campaigns["old"], campaigns["new"], third, margin="1/5000000", called=called)
    assert [*headlines(result)] == [
        "b against a, over 3 scenarios: better in idle; worse in io; equivalent in cpu.",
        "c against a, over 3 scenarios: better in cpu; worse in idle; equivalent in io.",
    ]
    by_two = compared(campaigns["old"], third, margin="1/5000000", called=["a", "c"])
    assert [*headlines(by_two)] == [*headlines(result)][1:]


def test_where_a_limit_was_exceeded_more_often_is_told_first(campaigns):
    """Whatever the quantiles are: these were better, and the headline said no more."""
    result = compared(*campaigns.values())
    rows = []
    for scenario, outcome in zip(result.scenarios, ("worse", "better", "not shown"), strict=True):
        (pair,) = scenario.comparison.comparisons
        late = ExceedancesCompared(reference=9, run=1, ratio=(0.1, 0.9), p=0.01, outcome=outcome)
        rows.append(
            changed(scenario, comparison=changed(scenario.comparison, comparisons=[changed(pair, exceedances=late)]))
        )
    (said,) = headlines(changed(result, exceed=1e-4, scenarios=rows))
    assert said.endswith("not shown in cpu; worse beyond 100 us in idle; better beyond 100 us in io.")


@pytest.mark.parametrize(
    "names", [("a.b", "a-b", "c"), ("io", "../../io", "i/o"), ("x" * 300, "y", "\u00e4"), ("idle", "io", "cpu")]
)
def test_any_names_of_scenarios_can_stand_in_names_of_files(names, campaigns, tmp_path):
    """No two have the same, no one is beside the page or too long for a disk."""
    result = compared(*campaigns.values())
    rows = [changed(each, name=name) for each, name in zip(result.scenarios, names, strict=True)]
    report = document(changed(result, scenarios=rows))
    files = [each.name for each in report.drawings]
    assert len({*files}) == len(files) == 7 and all(re.fullmatch("[a-z0-9-]{1,80}", name) for name in files)
    made = html.page(report)
    marks = re.findall('id="((?:scenario|runs|conditions)-[^"]*)"', made)
    assert len({*marks}) == len(marks) >= 9


def test_long_names_of_scenarios_are_on_the_drawing(campaigns):
    """Their begin was cut off."""
    result = compared(*campaigns.values())
    names = "a name that is given by --name", "memory-and-io-together", "c"
    rows = [changed(each, name=name) for each, name in zip(result.scenarios, names, strict=True)]
    figure = draw_forest(changed(result, scenarios=rows))
    figure.canvas.draw()
    texts = figure.axes[0].get_yticklabels()
    assert [text.get_text() for text in texts[::2]] == [f"{name}  p50" for name in names]
    assert all(text.get_window_extent().x0 >= 0 for text in texts)


def test_an_interval_that_is_withheld_is_not_called_as_a_difference_that_is_not_shown(campaigns):
    """The caption said that what is not shown has no interval, of which the drawing had some."""
    result = compared(*campaigns.values())
    (pair,) = result.scenarios[0].comparison.comparisons
    first, second = pair.differences
    first, second = changed(first, interval=None, value=None), changed(second, outcome="not shown")
    edited = changed(result.scenarios[0].comparison, comparisons=[changed(pair, differences=[first, second])])
    rows = [changed(result.scenarios[0], comparison=edited), *result.scenarios[1:]]
    drawing, table = differences(changed(result, scenarios=rows))
    texts = [text.get_text().strip() for text in drawing.draw().axes[0].texts]
    assert texts == ["withheld"] and "if these are not withheld" in drawing.caption
    assert table.rows[0][3] == "withheld" and table.rows[0][4].startswith("not shown: ")


@pytest.mark.parametrize(
    ("outcomes", "told"),
    [
        (("better", "worse"), "worse"),
        (("not shown", "better"), "better"),
        (("equivalent", "worse"), "worse"),
        (("equivalent", "equivalent"), "equivalent"),
        (("equivalent", "not shown"), "not shown"),
    ],
)
def test_a_campaign_is_over_a_scenario_what_its_quantiles_are(outcomes, told, campaigns):
    pair = compared(*campaigns.values()).scenarios[0].comparison.comparisons[0]
    both = [changed(each, outcome=outcome) for each, outcome in zip(pair.differences, outcomes, strict=True)]
    assert outcome_of(changed(pair, differences=both)) == told


def test_what_is_claimed_of_more_scenarios_takes_more(campaigns):
    """The chance is divided: an interval of one among fifteen is wider than of one among three."""
    width = []
    for among in (1, 5):
        result = compared(campaigns["old"], campaigns["new"], among=among)
        pair = result.scenarios[2].comparison.comparisons[0]
        assert result.scenarios[2].comparison.among == 3 * among
        width.append([each.interval[1] - each.interval[0] for each in pair.differences])
    assert all(few < many for few, many in zip(*width, strict=True))


def test_the_chance_of_a_false_claim_is_divided_among_comparisons(monkeypatch):
    """And draws are as many more, so that as many lie beyond the ends."""
    seen = []

    def ends(*arguments):
        seen.append(arguments[-3:-1])
        return ends_together(*arguments)

    monkeypatch.setattr(comparison, "ends_together", ends)
    pair = [in_blocks(f"{n}", independent(0.01).samples(np.random.default_rng(n), 2000)) for n in range(2)]
    limited = [replace(run, parts=(1, 2), exposure=1.0) for run in pair]
    ratios = []
    for among in (1, 20):
        comparison.compare(pair, [0.5, 0.9], among=among)
        ratios.append(comparison.compare(limited, [0.5, 0.9], among=among)[0].exceedances.ratio)
    (alone, draws), (with_rate, _), (among, more), (among_with_rate, _) = seen
    assert alone == pytest.approx(0.05) and among == pytest.approx(0.05 / 20) and more == 20 * draws
    assert with_rate == pytest.approx(0.05 * 2 / 3) and among_with_rate == pytest.approx(0.05 * 2 / 3 / 20)
    assert ratios[1][0] < ratios[0][0] and ratios[0][1] < ratios[1][1]


@pytest.mark.parametrize(("among", "all_of_them"), [(0, 0), (34, 102)])
def test_so_many_comparisons_are_not_made_to_hold_together(among, all_of_them, campaigns):
    with pytest.raises(BadInput, match=f"one among 1 to 100, and not among {all_of_them}"):
        compared(campaigns["old"], campaigns["new"], among=among)


def test_what_not_all_have_measured_is_told(campaigns, runs, tmp_path, capsys):
    """Each scenario that is not compared has its reason; the others are, and the command warns."""
    other = campaign(tmp_path / "other", {"idle": runs["same"], "io": None, "disk": runs["same"]})
    out = tmp_path / "out"
    code = cli.main(
        [
            "compare",
            str(campaigns["old"]),
            str(other),
            "--name=old",
            "--name=other",
            "--out",
            str(out),
            "--format",
            "junit,csv",
        ]
    )
    told = capsys.readouterr().out
    assert code == 3 and "over 1 scenario:" in told
    assert "io is not compared: invalid in other." in told
    assert "cpu is not compared: no scenario in other." in told
    assert "disk is not compared: no scenario in old." in told
    assert "All intervals of 1 comparison hold together with 95 %." in told
    kept = anyresult.read(out)
    assert [(each.name, each.reason) for each in kept.scenarios if each.reason] == [
        ("io", "invalid in other"),
        ("cpu", "no scenario in other"),
        ("disk", "no scenario in old"),
    ]
    junit = (out / "junit.xml").read_text()
    assert junit.count('classname="irqscope.compare.idle"') == 4 and "no scenario in other" in junit
    assert (out / "differences.csv").read_text().startswith("scenario,run,q,seconds")


def test_a_run_that_cannot_be_compared_leaves_the_others(campaigns, runs, tmp_path):
    """A segment that one scenario has no samples of is that scenario's reason, and no end of all."""
    invalid = tmp_path / "invalid"
    shutil.copytree(runs["same"], invalid)
    content = read_json(invalid / "result.json") | {"valid": False, "errors": ["the books do not balance"]}
    write_json(invalid / "result.json", sealed(content))
    other = campaign(tmp_path / "other", {"idle": runs["same"], "io": invalid})
    result = compared(campaigns["old"], other)
    assert [bool(each.comparison) for each in result.scenarios] == [True, False, False]
    assert "is an invalid measurement" in result.scenarios[1].reason


def test_scenarios_have_the_names_that_reports_give_them(runs, tmp_path):
    first = campaign(tmp_path / "a", {"idle": runs["first"]}, {"idle": "no load"})
    second = campaign(tmp_path / "b", {"idle": runs["same"]}, {"idle": "nothing"})
    assert [each.name for each in compared(first, second).scenarios] == ["no load"]


def test_the_file_holds_what_each_comparison_alone_would(campaigns, tmp_path):
    """Each comparison in it is sealed as a file of its own; the page has a section for each, with its own figures."""
    out = tmp_path / "out"
    assert cli.main(["compare", *map(str, campaigns.values()), "--out", str(out)]) == 1
    content = read_json(out / "comparison.json")
    for scenario in content["scenarios"]:
        assert sealed(scenario["comparison"]) == scenario["comparison"]
    found = anyresult.read(out)
    names = [each.name for each in document(found).drawings]
    assert len({*names}) == len(names) and "distributions-io" in names and names[0] == "differences"
    page = html.page(document(found))
    assert page == (out / "report.html").read_text() and "worse in io" in page
    edited = {**content, "margin": 1.0}
    write_json(out / "comparison.json", edited)
    with pytest.raises(BadInput, match="was edited"):
        anyresult.read(out)


def test_an_edited_file_that_contradicts_itself_is_refused(campaigns):
    result = compared(*campaigns.values())
    with pytest.raises(ValueError, match="a run of each campaign"):
        changed(result, campaigns=result.campaigns * 2)
    with pytest.raises(ValueError, match="a comparison, or a reason"):
        changed(result.scenarios[0], comparison=None)


@pytest.mark.parametrize(
    ("names", "more", "complaint"),
    [
        (("old",), (), "a comparison takes two campaigns or more"),
        (("old", "old"), (), "a directory is named twice: campaigns are compared with others"),
        (("old", "run"), (), "is a campaign and"),
        (("run", "old"), (), "is a campaign and"),
        (("old", "new"), ("--name", "a"), "a name is given to each of the 2 campaigns"),
        (("old", "new"), ("--segment", "nothing"), "no scenario can be compared: idle: "),
        (("old", "new"), ("--quantiles", "0.5,0.5"), "a quantile is named twice"),
        (("old", "new"), ("--among", "0"), "one among 1 to 100"),
        (("old", "new"), ("--among", "34"), "one among 1 to 100, and not among 102"),
    ],
)
def test_what_is_wrong_is_one_sentence(names, more, complaint, campaigns, runs, capsys):
    places = {**campaigns, "run": runs["first"]}
    assert cli.main(["compare", *(str(places[name]) for name in names), *more]) == 2
    told = capsys.readouterr()
    assert complaint in told.err and not told.out and told.err.count("\n") == 1


def test_python_evaluates_those_that_have_no_results_yet(tmp_path):
    """As it does runs: it was told that no scenario can be compared."""
    recorded = Path(__file__).parents[1] / "golden" / "recorded" / "bracket"
    for name in ("a", "b"):
        shutil.copytree(recorded, tmp_path / name)
    found = irqscope.compare_campaigns(tmp_path / "a", tmp_path / "b")
    assert [*found.scenarios] == CampaignDirectory(recorded).read().scenarios and found.ok


def test_python_compares_them_likewise(campaigns, capsys):
    found = irqscope.compare_campaigns(*campaigns.values(), quantiles=(0.5, 0.9), margin="200ns", names=["a", "b"])
    assert not found.ok and [*found.scenarios] == ["idle", "io", "cpu"] and found.scenarios["cpu"].ok
    assert found.sentences[0] == "b against a, over 3 scenarios: better in idle; worse in io; equivalent in cpu."
    assert repr(found).startswith(found.sentences[0]) and "differences" in found._repr_html_()
    asked = ["--quantiles=0.5,0.9", "--margin=200ns", "--name=a", "--name=b", "--json"]
    assert cli.main(["compare", *map(str, campaigns.values()), *asked]) == 1
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(content_of(found.result)))
    with pytest.raises(BadInput, match="two campaigns or more"):
        irqscope.compare_campaigns(campaigns["old"])
