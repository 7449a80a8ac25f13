# SPDX-License-Identifier: BSD-2-Clause
"""Reports of sweeps, campaigns and comparisons in every format: they say what result.json does, all of it."""

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jsonrecords import document

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.report import formats

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "3000", "--segments", "isr"]
CAMPAIGN = """
settle = "0"
[options]
port = "model://"
rate = "1kHz"
count = 300
segments = ["isr", "isr.interval"]
limit = ["isr.max=1us"]
[[scenario]]
name = "calm"
description = "no load"
[[scenario]]
name = "later"
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A sweep, a campaign with a limit that is not kept, two runs."""
    path = tmp_path_factory.mktemp("documents")
    sweep = ["saturate", "--port", "model://", "--from", "1kHz", "--to", "16kHz", "--steps", "3", "--count", "50"]
    assert cli.main([*sweep, "--refine", "0", "--out", str(path / "sweep")]) == 0
    (path / "c.toml").write_text(CAMPAIGN)
    assert cli.main(["campaign", str(path / "c.toml"), "--out", str(path / "campaign")]) == 1
    for name in ("a", "b"):
        assert cli.main([*LATENCY, "--seed", "12"[name == "b"], "--out", str(path / name)]) == 0
    return path


def rows(made: dict[str, bytes], name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(made[name].decode())))


def cases(made: dict[str, bytes]) -> dict[str, ElementTree.Element]:
    suite = ElementTree.fromstring(made["junit.xml"])
    return {f"{case.get('classname')}/{case.get('name')}": case for case in suite.iter("testcase")}


@pytest.mark.parametrize("name", ["sweep", "campaign"])
def test_every_format_is_made_of_the_result(name, folder, tmp_path, capsys):
    every = ",".join(formats.names())
    code = cli.main(["report", str(folder / name), "--format", every, "--to", str(tmp_path)])
    assert code == json.loads((folder / name / "result.json").read_text())["exit_code"]
    said = capsys.readouterr().out
    made = {path.name for path in tmp_path.iterdir()}
    assert all(str(tmp_path / file) in said for file in made)
    assert {"report.html", "result.json", "junit.xml", "report.md", "report.pdf"} < made
    assert (tmp_path / "result.json").read_bytes() == (folder / name / "result.json").read_bytes()
    assert (tmp_path / "report.html").read_bytes() == (folder / name / "report.html").read_bytes()
    drawn = {file.removesuffix(".svg") for file in made if file.endswith(".svg")}
    assert drawn and {f for f in made if f.endswith(".png")} == {
        f"{d}{e}" for d in drawn for e in (".png", "-slide.png")
    }


def test_a_sweep_has_a_row_for_each_step(folder):
    result = json.loads((folder / "sweep" / "result.json").read_text())
    made = rows(formats.files(document(result), "csv"), "steps.csv")
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    for told, step in zip(made, result["steps"], strict=True):
        assert float(told["offered_hz"]) == step["offered_hz"] and int(told["answers"]) == step["answers"] == 50
        assert float(told["interval_median_seconds"]) == pytest.approx(step["interval"]["median"] * tick)
        assert float(told["latency_max_seconds"]) == pytest.approx(step["latency"]["max"] * tick)
        assert told["interval_low_seconds"] == ""  # 0.1 % of 49 is not estimable
    told = rows(formats.files(document(result), "csv"), "figures.csv")
    found = {(row["figure"], row["unit"]): row["value"] for row in told}
    assert found == {("loss-free", "Hz"): str(result["saturation"]["loss_free"]["rate"])}  # three steps are no knee
    prom = formats.files(document(result), "prometheus")["irqscope.prom"].decode()
    assert f'irqscope_hertz{{figure="loss-free"}} {found["loss-free", "Hz"]}' in prom
    text = formats.files(document(result), "markdown")["report.md"].decode()
    assert text.count("\n| ") == 2 + 3 and "| 3 up | 16" in text and "3 steps from 1 kHz" in text
    assert list(cases(formats.files(document(result), "junit"))) == ["irqscope.sweep/valid and complete"]


def test_a_campaign_has_a_case_for_each_scenario_and_each_of_its_limits(folder):
    result = json.loads((folder / "campaign" / "result.json").read_text())
    found = cases(formats.files(document(result), "junit"))
    of_one = ["valid and complete", "as long as planned", "isr.max"]
    assert list(found) == [
        "irqscope.campaign/valid and complete",
        *(f"irqscope.campaign.{name}/{case}" for name in ("calm", "later") for case in of_one),
    ]
    assert found["irqscope.campaign.calm/valid and complete"].find("error") is None
    assert "at most 1us is allowed" in found["irqscope.campaign.calm/isr.max"].find("failure").get("message")
    told = {
        (row["scenario"], row["segment"], row["figure"]): row["value"]
        for row in rows(formats.files(document(result), "csv"), "figures.csv")
    }
    for row in result["scenarios"]:
        for segment in row["segments"]:
            assert told[row["name"], segment["name"], "max"] == str(segment["max"])
            assert told[row["name"], segment["name"], "n"] == str(segment["n"])
    text = formats.files(document(result), "markdown")["report.md"].decode()
    assert "| calm | no load | valid | FAIL | 1 |" in text and "| later | isr.interval | 299 | - |" in text


def test_a_scenario_that_is_invalid_or_missing_is_an_error(folder):
    result = json.loads((folder / "campaign" / "result.json").read_text())
    result["scenarios"][0].update(state="invalid", errors=["the load died"], limits=[])
    result["scenarios"][1].update(state="not measured", limits=[])
    result.update(valid=False, errors=["calm: the load died"])
    found = cases(formats.files(document(result), "junit"))
    assert [case.find("error") is not None for case in found.values()] == [True] * 3
    assert found["irqscope.campaign.calm/valid and complete"].find("error").get("message") == "the load died"


def test_a_comparison_fails_where_a_run_is_worse(folder, tmp_path, capsys):
    compare = ["compare", str(folder / "a"), str(folder / "b"), "--margin", "1us"]
    assert cli.main([*compare, "--format", "csv,junit,markdown,svg,pdf", "--out", str(tmp_path)]) == 0
    result = json.loads((tmp_path / "comparison.json").read_text())
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert {case.find("failure") for case in cases(made).values()} == {None} and "irqscope.compare/b p50" in cases(made)
    told = [float(row["seconds"]) for row in rows(made, "differences.csv")]
    assert told == [each["value"] for each in result["comparisons"][0]["differences"]]
    assert {row["run"]: row["n"] for row in rows(made, "figures.csv")} == {"a": "3000", "b": "3000"}
    result["comparisons"][0]["differences"][0]["outcome"] = "worse"
    worse = cases(formats.files(document(result), "junit"))["irqscope.compare/b p50"]
    assert worse.find("failure").get("message").startswith("worse: ")


def test_what_is_of_one_run_is_refused_for_several(folder, tmp_path, capsys):
    stub = tmp_path / "stub"
    stub.write_text("{}")
    refused = (
        ["--stub", str(stub)],
        ["--wanted", "1e-6"],
        ["--beside", str(stub)],
        ["--decision", "guarded"],
        ["--view", "idle"],
    )
    for name, what, words in (
        (
            "sweep",
            refused,
            "holds a sweep: --wanted, --stub, --toggle, --beside, --view, and --decision alone, are for one of its "
            "runs",
        ),
        (
            "campaign",
            (*refused, ["--limit", "isr.max=1us"], ["--allow-short"]),
            "holds a campaign: limits, --allow-short, --wanted, --stub, --toggle, --beside, --view, and --decision "
            "alone, are for one of its runs",
        ),
    ):
        for more in what:
            assert cli.main(["report", str(folder / name), *more]) == 2
            assert words in capsys.readouterr().err
    compare = ["compare", str(folder / "a"), str(folder / "b"), "--format"]
    assert cli.main([*compare, "csv"]) == 2 and "say where with --out" in capsys.readouterr().err
    assert cli.main([*compare, "cvs", "--out", str(tmp_path / "o")]) == 2 and not (tmp_path / "o").exists()


def test_a_result_of_another_version_is_no_document():
    with pytest.raises(BadInput, match=r"irqscope\.result/9"):
        document({"schema": "irqscope.result/9"})


def test_figures_of_several_runs_show_what_these_are_held_against(folder, tmp_path):
    result = json.loads((folder / "campaign" / "result.json").read_text())
    made = {name: text.decode() for name, text in formats.files(document(result), "svg").items()}
    for kind in ("tails", "distributions"):
        assert "limit max 1us, not kept by 2 of 2" in made[f"{kind}-isr.svg"]
        assert "limit" not in made[f"{kind}-isr-interval.svg"]
    compare = ["compare", str(folder / "a"), str(folder / "b"), "--exceed", "2us"]
    assert cli.main([*compare, "--out", str(tmp_path)]) == 0
    page = (tmp_path / "report.html").read_text()
    assert "exceed 2 us" in page and "<title>a: max " in page and "<title>b: max " in page
