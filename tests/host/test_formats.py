# SPDX-License-Identifier: BSD-2-Clause
"""Formats of a report: each says what result.json holds; the command line that makes them and that judges."""

import copy
import csv
import functools
import io
import json
import re
import shutil
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browser import needs_browser
from endtoend import page_of
from jsonrecords import document
from matplotlib.image import imread
from prometheus_client.parser import text_string_to_metric_families

from irqscope import cli
from irqscope.api.values import Time
from irqscope.base.records import sealed
from irqscope.printable import in_order
from irqscope.report import formats
from irqscope.report.alone import alone, saved
from irqscope.report.formats import html
from irqscope.report.printing import printed

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "600"]


@pytest.fixture(scope="module")
def directory(tmp_path_factory) -> Path:
    """A run that was measured with limits, of which a soft one is not kept."""
    path = tmp_path_factory.mktemp("formats") / "run"
    options = ["--limit", "isr.max=50us", "--max-loss", "0", "--warn", "task.p90=1us"]
    assert cli.main([*LATENCY, *options, "--segments", "isr,task", "--out", str(path)]) == 3
    return path


@pytest.fixture
def result(directory) -> dict[str, Any]:
    return copy.deepcopy(json.loads((directory / "result.json").read_text()))


def files(result, name: str) -> dict[str, bytes]:
    return formats.files(document(result), name)


@pytest.fixture(scope="module")
def as_measured(directory) -> Callable[[str], dict[str, bytes]]:
    """What a format makes of the result as it is, made once for all tests that do not change it."""
    content = json.loads((directory / "result.json").read_text())
    return functools.cache(lambda name: files(content, name))


def suite(result) -> ElementTree.Element:
    return ElementTree.fromstring(files(result, "junit")["junit.xml"])


@pytest.mark.parametrize("name", formats.names())
def test_every_format_is_a_function_of_the_result(name, result, as_measured):
    before = copy.deepcopy(result)
    made = files(result, name)
    assert result == before and made == as_measured(name)
    assert made and all(isinstance(content, bytes) and content for content in made.values())


@pytest.mark.parametrize("name", formats.names())
def test_every_format_bears_a_run_in_which_nothing_was_measured(name, result):
    for segment in result["segments"]:
        segment.update(n=0, **dict.fromkeys(("min", "max", "range", "mean", "sd", "median", "iqr")))
        segment.update({f"{figure}_bounds": None for figure in ("sd", "median", "iqr")})
        segment["histogram"].update(edges=[], counts=[])
        segment["quantiles"] = [
            {**q, "estimable": False, "low": None, "high": None, "interval": None} for q in segment["quantiles"]
        ]
    assert isinstance(files(result, name), dict)


def test_junit_has_a_case_for_the_run_and_each_limit(result):
    result["limits"][0].update(outcome="exceeded", sentence="too <much> \x1b[31m")
    found = suite(result)
    numbers = [found.get(name) for name in ("tests", "failures", "errors", "skipped")]
    assert numbers == ["5", "1", "0", "1"], "a soft limit that is not kept is neither passed nor failed"
    cases = {case.get("name"): case for case in found.iter("testcase")}
    assert list(cases) == ["valid and complete", "as long as planned", "max-loss", "isr.max", "task.p90 (warn)"]
    assert cases["max-loss"].find("failure").get("message") == "too <much> \N{REPLACEMENT CHARACTER}[31m"
    assert cases["isr.max"].find("failure") is None
    assert "at most 1us is wished" in cases["task.p90 (warn)"].find("skipped").get("message")
    assert {p.get("name"): p.get("value") for p in found.iter("property")}["verdict"] == "WARN"


def test_junit_has_nothing_emphasised(result):
    result["qualification"] = "simulated"
    said = next(suite(result).iter("system-out")).text
    assert "This is simulated: no hardware was measured." in said and "*" not in said


def gauges(result) -> dict[tuple[str, ...], float]:
    """Samples, by the name of the gauge and the values of its labels."""
    text = files(result, "prometheus")["irqscope.prom"].decode()
    return {
        (sample.name, *(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_prometheus_reads_every_figure_and_check(result):
    result["target"] = {"name": 'a "b"\\c\nd'}
    found, tick = gauges(result), result["tick"]["numerator"] / result["tick"]["denominator"]
    for segment in result["segments"]:
        assert found["irqscope_seconds", "max", segment["name"]] == pytest.approx(segment["max"] * tick)
        assert found["irqscope_count", "missing", segment["name"]] == segment["classes"]["missing"]
    assert found["irqscope_check", "isr.max", "irqscope.limits"] == 1
    assert found["irqscope_check", "task.p90 (warn)", "irqscope.limits"] == 0.5
    assert found["irqscope_start_seconds",] == datetime.fromisoformat(result["start"]).timestamp()
    result["limits"][1].update(outcome="exceeded")
    result["host"]["name"] = result["port"] = 'a"\\\n'
    found = gauges(result)
    assert found["irqscope_check", "isr.max", "irqscope.limits"] == 0
    (info,) = (key for key in found if key[0] == "irqscope_info")
    assert 'a"\\\n' in info


def test_prometheus_has_no_time_stamps_and_ends_with_a_line_feed(result):
    """The textfile collector takes neither."""
    text = files(result, "prometheus")["irqscope.prom"].decode()
    assert text.endswith("\n") and all(
        len(line.rsplit("} ", 1)[-1].split()) == 1 for line in text.splitlines() if "{" in line
    )


def test_lava_has_a_case_for_each_check_and_figure(result):
    result["limits"][0].update(outcome="not judged")
    lines = files(result, "lava")["lava.txt"].decode().splitlines()
    cases = {}
    for line in lines:
        words = re.fullmatch("<LAVA_SIGNAL_TESTCASE (.*)>", line)[1].split(" ")
        case = dict(word.split("=") for word in words)
        cases[case.pop("TEST_CASE_ID")] = case
    assert len(cases) == len(lines)
    assert [
        cases[f"irqscope.{name}"]["RESULT"]
        for name in ("run.valid-and-complete", "limits.max-loss", "limits.isr.max", "limits.task.p90-warn")
    ] == ["pass", "fail", "pass", "unknown"]
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    longest = cases["isr.max"]
    assert longest["UNITS"] == "us"
    assert longest["MEASUREMENT"] == f"{result['segments'][0]['max'] * tick * 1e6:.3f}", "a tick of 9.95 ns"
    assert cases["isr.n"]["MEASUREMENT"] == str(result["segments"][0]["n"])


def test_junit_of_an_invalid_run_is_an_error_with_and_without_limits(result):
    result.update(valid=False, verdict=None, errors=["the books do not balance"])
    for entry in result["limits"]:
        entry["outcome"] = "not judged"
    assert (suite(result).get("failures"), suite(result).get("errors")) == ("0", "4")
    result["limits"] = []
    assert (suite(result).get("tests"), suite(result).get("errors")) == ("1", "1")


def test_csv_has_every_figure_and_every_bin(result):
    made = files(result, "csv")
    rows = list(csv.DictReader(io.StringIO(made["figures.csv"].decode())))
    tick = Fraction(result["tick"]["numerator"], result["tick"]["denominator"])
    told = {(row["segment"], row["figure"]): row for row in rows}
    assert len(told) == len(rows)
    for segment in result["segments"]:
        for figure in ("min", "max", "range", "mean", "sd", "median", "iqr"):
            row = told[segment["name"], figure]
            assert float(row["value"]) == segment[figure]
            assert float(row["seconds"]) == float(Fraction(segment[figure]) * tick) == Time(segment[figure], tick)
            if f"{figure}_bounds" in segment:
                ends = [float(row["low"]), float(row["high"])]
                assert ends == segment[f"{figure}_bounds"] and ends[0] <= float(row["value"]) <= ends[1]
        for quantile in segment["quantiles"]:
            row = told[segment["name"], f"p{100 * float(quantile['q']):g}"]
            ends = quantile["interval"] or ["", ""]
            assert [row["value"], row["low"], row["high"]] == [str(v) for v in (quantile["high"] or "", *ends)]
        counts = segment["classes"] | segment["flags"]
        for name, count in {"n": segment["n"], **counts}.items():
            assert (told[segment["name"], name]["value"], told[segment["name"], name]["unit"]) == (str(count), "count")
        bins = [
            row
            for row in csv.DictReader(io.StringIO(made["histogram.csv"].decode()))
            if row["segment"] == segment["name"]
        ]
        assert [int(row["count"]) for row in bins] == segment["histogram"]["counts"]
        assert [int(row["from"]) for row in bins] + [int(bins[-1]["to"])] == segment["histogram"]["edges"]


def test_markdown_begins_with_the_verdict_and_quotes_what_others_named(result):
    result["warnings"] = ["a | b <script>"]
    text = files(result, "markdown")["report.md"].decode()
    assert text.startswith("WARN (UNQUALIFIED INSTRUMENT): task.p90 is ")
    assert r"- **warning**: a \| b \<script\>" in text
    widths = {line.replace(r"\|", "").count("|") for line in text.splitlines() if line.startswith("| isr")}
    assert widths == {6, 11}
    segment = result["segments"][0]
    assert f"| isr | {segment['n']} |" in text and text.count("| not shown |") + text.count("| exceeded |") == 1


def test_csv_has_what_the_events_tell_and_says_where_it_is_from(tmp_path):
    command = ["latency", "--port", "model://", "--count", "500", "--out", str(tmp_path / "run")]
    assert cli.main([*command, "--segments", "isr,task"]) == 0
    result = json.loads((tmp_path / "run" / "result.json").read_text())
    rows = list(csv.DictReader(io.StringIO(files(result, "csv")["figures.csv"].decode())))
    worst = {row["segment"]: row for row in rows if row["figure"] == "max"}
    assert worst["wake"]["source"] == "events 500 of 500"
    wake = next(s for s in result["from_events"] if s["name"] == "wake")
    assert int(worst["wake"]["value"]) == wake["max"]
    assert {name: row["source"] for name, row in worst.items()} == {
        s["name"]: s["source"]["figures"] for s in (*result["segments"], *result["from_events"])
    }


def test_figures_in_files_say_what_they_show(result, as_measured):
    made, bitmaps = as_measured("svg"), as_measured("png")
    assert len(made) == 11 and set(made) == {name.replace(".png", ".svg") for name in bitmaps}
    assert bitmaps["worst-isr.png"].startswith(b"\x89PNG")
    for segment in result["segments"]:
        course = () if "interval" in segment["name"] else ("course",)
        for kind in ("histogram", "worst", "equal-bins", "envelope", *course):
            text = " ".join(made[f"{kind}-{segment['name'].replace('.', '-')}.svg"].decode().split())
            assert f"n = {segment['n']}" in text
            assert "no losses" in text and "UNQUALIFIED" in text
    result["segments"][0]["classes"]["missing"] = 7
    (histogram,) = (each for each in document(result).drawings if each.name == "histogram-isr")
    assert b"7 missing" in saved(alone(histogram), "svg") and b"7 missing" not in made["histogram-isr.svg"]


def test_a_figure_for_a_slide_has_its_shape_and_its_text(as_measured):
    made = as_measured("slides")
    assert set(made) == {name.replace(".svg", "-slide.png") for name in as_measured("svg")}
    for name, content in made.items():
        height, width, _ = imread(io.BytesIO(content)).shape
        assert (width, height) == (1440, 810), name


def sheets(pdf: bytes) -> list[tuple[int, ...]]:
    """The size of each sheet, in points."""
    assert pdf.startswith(b"%PDF")
    boxes = re.findall(rb"/MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+) ?\]", pdf)
    return [tuple(round(float(side)) for side in box) for box in boxes]


@needs_browser
def test_paper_is_the_page_by_a_browser_and_says_when_it_was_measured(result, as_measured):
    pdf = as_measured("pdf")["report.pdf"]
    assert set(sheets(pdf)) == {(595, 842)} and len(sheets(pdf)) <= 4
    start = datetime.fromisoformat(result["start"])
    assert f"(D:{start:%Y%m%d%H%M%S}+00'00')".encode() in pdf and b"irqscope: Interrupt latency" in pdf


def test_paper_without_a_browser_is_as_few_sheets_of_one_size_and_says_when_it_was_measured(result, monkeypatch):
    monkeypatch.setattr("irqscope.report.printing.program", lambda: None)
    pdf = files(result, "pdf")["report.pdf"]
    assert set(sheets(pdf)) == {(595, 842)} and b"Matplotlib" in pdf and len(sheets(pdf)) <= 4
    start = datetime.fromisoformat(result["start"])
    assert f"(D:{start:%Y%m%d%H%M%S}Z)".encode() in pdf and b"irqscope: Interrupt latency" in pdf


def test_each_file_is_named_once(directory, tmp_path, capsys):
    shutil.copytree(directory, tmp_path / "run")
    for talk, options in enumerate([[], ["--json"]]):
        assert cli.main(["report", str(tmp_path / "run"), "--format", "html,markdown", *options]) == 3
        lines = capsys.readouterr()[talk].splitlines()
        assert [lines.count(str(tmp_path / "run" / name)) for name in ("report.html", "report.md")] == [1, 1]


def test_a_page_is_made_once_for_all_that_is_made_of_it(directory, tmp_path, monkeypatch):
    pages, page = list[str](), html.page
    monkeypatch.setattr("irqscope.report.formats.html.page", lambda document: pages.append(page(document)) or pages[-1])
    monkeypatch.setattr("irqscope.report.formats.pdf.printed", lambda page, time: b"%PDF" + page)
    shutil.copytree(directory, tmp_path / "run")
    assert cli.main(["report", str(tmp_path / "run"), "--format", "html,pdf", "--to", str(tmp_path / "to")]) == 3
    made = {path.name: path.read_bytes() for path in (tmp_path / "to").iterdir()}
    (drawn,) = pages
    assert made == {"report.html": in_order(drawn).encode(), "report.pdf": b"%PDF" + in_order(drawn).encode()}
    assert (tmp_path / "run" / "report.html").read_bytes() == made["report.html"]


def test_a_browser_that_fails_prints_nothing(tmp_path, monkeypatch):
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr("irqscope.report.printing.program", lambda: str(broken))
    assert printed(b"<p>page</p>", "2026-11-25T02:00:00+00:00") is None


def test_the_verdict_stands_first_on_the_page_and_in_the_table(directory, result):
    page = page_of(directory)
    lead = page[page.index('class="lead"') :]
    assert lead.startswith('class="lead">WARN (UNQUALIFIED INSTRUMENT): task.p90 is ')
    assert [entry["outcome"] for entry in result["limits"]] == ["kept", "kept", "exceeded"]
    limits = page[page.index("<h2>Limits") : page.index("<h2>Segments")]
    assert limits.count('class="wrong"') == 1 and all(entry["name"] in limits for entry in result["limits"])
    result.update(verdict=None, limits=[])
    assert "<h2>Limits" not in files(result, "html")["report.html"].decode()


def test_report_judges_as_the_run_did_and_new_limits_stay(directory, tmp_path, capsys):
    copied = tmp_path / "run"
    shutil.copytree(directory, copied)
    before = (copied / "result.json").read_bytes()
    assert cli.main(["report", str(copied), "--format", "json,junit", "--to", str(tmp_path / "to")]) == 3
    assert (copied / "result.json").read_bytes() == before == (tmp_path / "to" / "result.json").read_bytes()
    assert {path.name for path in (tmp_path / "to").iterdir()} == {"result.json", "junit.xml"}
    (tmp_path / "limits.toml").write_text('[limit]\nisr.max = "1us"\n')
    assert cli.main(["report", str(copied), "--limits", str(tmp_path / "limits.toml")]) == 1
    captured = capsys.readouterr()
    assert "FAIL (UNQUALIFIED INSTRUMENT): isr.max is" in captured.out and "isr.max is" not in captured.err
    assert cli.main(["report", str(copied)]) == 1, "the new limits stay"
    assert json.loads((copied / "result.json").read_text())["verdict"] == "FAIL"


def test_a_file_without_limits_leaves_none(directory, tmp_path, capsys):
    """The former ones stayed, and nothing said so."""
    shutil.copytree(directory, tmp_path / "run")
    (tmp_path / "limits.toml").write_text("")
    none = ["report", str(tmp_path / "run"), "--limits", str(tmp_path / "limits.toml")]
    for more in ((), ("--decision", "guarded")):
        assert cli.main([*none, *more]) == 0
        found = json.loads((tmp_path / "run" / "result.json").read_text())
        assert (found["verdict"], found["limits"]) == (None, [])
    assert cli.main(["report", str(tmp_path / "run"), "--limit", "isr.max=1us"]) == 1


def test_a_file_without_limits_leaves_none_to_a_sweep(tmp_path):
    rates = ["--from", "1kHz", "--to", "2kHz", "--steps", "2", "--refine", "0", "--count", "20", "--pause", "0"]
    sweep, limits = tmp_path / "sweep", tmp_path / "limits.toml"
    assert cli.main(["saturate", "--port", "model://", *rates, "--limit", "loss-free=9kHz", "--out", str(sweep)]) == 1
    limits.write_text("")
    assert cli.main(["report", str(sweep), "--limits", str(limits)]) == 0
    assert json.loads((sweep / "result.json").read_text())["limits"] == []


WRONG = [
    (["report", "RUN", "--format", "jason"], "no format is called 'jason': use one of csv, html, json, junit"),
    (["report", "RUN", "--to", "OUT"], "name them with --format"),
    (["report", "RUN", "--format", "csv", "--to", "/proc/nothing"], "cannot make the directory /proc/nothing: "),
    (["report", "RUN", "--limit", "isr.max"], "is not a limit"),
    ([*LATENCY, "--out", "OUT", "--segments", "isr", "--limit", "wake.max=1us"], "names wake, which is not measured"),
    ([*LATENCY, "--out", "OUT", "--warn", "isr.max=50"], "not a time"),
    ([*LATENCY, "--out", "OUT", "--max-loss", "few"], "not a count"),
    ([*LATENCY, "--out", "OUT", "--limits", "/does/not/exist"], "cannot read the limits"),
]


def test_a_report_judges_no_segment_whose_pins_were_not_watched(tmp_path, capsys):
    out = str(tmp_path / "out")
    assert cli.main([*LATENCY, "--out", out, "--segments", "isr"]) in (0, 3)
    assert cli.main(["report", out, "--limit", "isr.interval.max=1s"]) in (0, 3), "which the events of isr tell"
    assert cli.main(["report", out, "--limit", "wake.max=1us"]) == 2
    assert "names wake, which is not measured" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_bad_input_is_one_sentence(arguments, sentence, directory, tmp_path, capsys):
    words = {"RUN": str(directory), "OUT": str(tmp_path / "out")}
    before = (directory / "run.json").read_bytes()
    assert cli.main([words.get(word, word) for word in arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.err.splitlines()[-1].startswith("irqscope: ")
    assert not (tmp_path / "out").exists() and (directory / "run.json").read_bytes() == before


def test_formats_into_a_directory_of_others_are_refused(directory, tmp_path, monkeypatch, capsys):
    """As on a disk that is mounted for reading only: bad input, not a measurement that was lost."""
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path / "to")
    assert cli.main(["report", str(directory), "--format", "csv", "--to", str(tmp_path / "to")]) == 2
    assert capsys.readouterr().err.endswith(f"irqscope: cannot write into {tmp_path / 'to'}\n")


def test_damaged_limits_are_one_sentence(directory, tmp_path, capsys):
    run = json.loads((directory / "run.json").read_text())
    for limits in ([{"name": "isr.most", "wanted": "1us", "hard": True}], [{}], [3]):
        (tmp_path / "run.json").write_text(json.dumps(sealed({**run, "limits": limits})))
        (tmp_path / "capture.irq").write_bytes(b"")
        assert cli.main(["report", str(tmp_path)]) == 2
        captured = capsys.readouterr()
        assert captured.err.count("\n") == 1 and captured.err.startswith("irqscope: ")
