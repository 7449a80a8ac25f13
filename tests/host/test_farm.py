# SPDX-License-Identifier: BSD-2-Clause
"""A farm from runs to its overview: its counts are those of the runs, its quantiles those of a slow reader."""

import datetime
import json
import math
import os
import re
import shutil
import sys
from contextlib import nullcontext
from fractions import Fraction
from pathlib import Path

import deltalake
import madefarm  # benchmarks/madefarm.py
import pyarrow.parquet
import pytest
from deltalake.table import TableOptimizer
from edited_run import edit
from farm_rows import rows_of, snapshots
from fulldisk import full_disk

from irqscope import cli
from irqscope.base.records import read, sealed
from irqscope.errors import BadInput, NotKept
from irqscope.extras import install
from irqscope.farm.dataset import Dataset
from irqscope.farm.document import document
from irqscope.farm.farmrecord import SCHEMA, Farm
from irqscope.farm.trends import first_day
from irqscope.measuring import liveness
from irqscope.report.formats import files

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "1500", "--segments", "isr,isr.interval"]
SEEDED = datetime.date(2025, 12, 11)


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> list[Path]:
    path = tmp_path_factory.mktemp("runs")
    for name in ("one", "two"):
        assert cli.main([*LATENCY, "--seed", str(len(name + name[0])), "--out", str(path / name)]) == 0
    return [path / "one", path / "two"]


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """Three targets for sixty days; the tail of target-01 is longer from SEEDED on."""
    path = tmp_path_factory.mktemp("farm") / "made"
    madefarm.make(Dataset(str(path)), 3, 60, {1: (SEEDED - madefarm.FIRST).days}, run_days=60, per_day=12)
    return path


def add(into, *arguments):
    return cli.main(["farm", "add", *map(str, arguments), "--into", str(into), "--target", "rack"])


def test_the_farm_holds_what_the_runs_measured(runs, tmp_path):
    assert add(tmp_path, *runs) == 0
    rows = rows_of(tmp_path)
    results = [json.loads((run / "result.json").read_text()) for run in runs]
    tick = results[0]["tick"]["numerator"] / results[0]["tick"]["denominator"]
    for number, name in enumerate(("isr", "isr.interval")):
        expected: dict[float, int] = {}
        for result in results:
            histogram = result["segments"][number]["histogram"]
            for low, count in zip(histogram["edges"], histogram["counts"], strict=False):
                expected[low * tick] = expected.get(low * tick, 0) + count
        found: dict[float, int] = {}
        mine = [row for row in rows if row["segment"] == name]
        for low, count in ((each["low_s"], each["count"]) for row in mine for each in row["bins"]):
            found[low] = found.get(low, 0) + count
        assert found == {low: count for low, count in expected.items() if count}
        segments = [result["segments"][number] for result in results]
        assert sum(row["n"] for row in mine) == sum(segment["n"] for segment in segments)
        assert max(row["max_s"] for row in mine) == max(segment["max"] for segment in segments) * tick
        assert min(row["min_s"] for row in mine) == min(segment["min"] for segment in segments) * tick
        assert sum(row["later"] for row in mine) == sum(segment["histogram"]["later"] for segment in segments)
        assert sum(row["missing"] for row in mine) == sum(segment["classes"]["missing"] for segment in segments)
    starts = {datetime.datetime.fromisoformat(result["start"]) for result in results}
    assert {row["run"] for row in rows} == {f"{each:%Y%m%dT%H%M%S}.{each.microsecond // 1000:03}Z" for each in starts}
    assert all(row["time"].minute % 5 == row["time"].second == 0 for row in rows)
    assert {row["directory"] for row in rows} == {"one", "two"}
    told = json.loads(rows[0]["conditions"])
    assert told["tick"] == "1/100500000 s" and told["interval.stimulus"] == "1/1000 s" and told["port"] == "model://"


def test_a_run_is_added_once_and_replaced_when_asked(runs, tmp_path, capsys):
    assert add(tmp_path, runs[0]) == 0
    before = rows_of(tmp_path)
    assert add(tmp_path, runs[0]) == 2 and "already" in capsys.readouterr().err
    assert add(tmp_path, runs[0], "--replace") == 0 and rows_of(tmp_path) == before


def test_a_place_where_no_farm_can_be_is_bad_input(runs, tmp_path, capsys):
    (tmp_path / "file").touch()
    assert add(tmp_path / "file" / "farm", *runs) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path}/file/farm cannot be written: " in said and said.count("\n") == 1


def test_a_disk_that_is_full_is_a_fault_and_what_was_added_before_stays(runs, tmp_path, capsys):
    assert add(tmp_path / "farm", runs[0]) == 0
    before = rows_of(tmp_path / "farm")
    with full_disk(1000):
        assert add(tmp_path / "farm", runs[1]) == 5
    said = capsys.readouterr().err
    assert f"irqscope: {tmp_path}/farm cannot be written: " in said and "File too large" in said
    assert rows_of(tmp_path / "farm") == before and add(tmp_path / "farm", runs[1]) == 0


def test_of_several_runs_those_that_are_refused_keep_out_no_others(runs, tmp_path, capsys):
    """The farm ended at the first one that it had already."""
    assert add(tmp_path / "farm", runs[0]) == 0
    capsys.readouterr()
    assert add(tmp_path / "farm", runs[0], tmp_path / "none", runs[1], "--json") == 2
    said = capsys.readouterr()
    assert [each["directory"] for each in json.loads(said.out)] == [str(runs[1])]
    already, none = said.err.splitlines()
    assert "of rack already: replace it with --replace" in already and f"{tmp_path}/none" in none
    assert {row["directory"] for row in rows_of(tmp_path / "farm")} == {"one", "two"}
    assert add(tmp_path / "farm", runs[0], "--json") == 2 and json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize(
    ("now", "told"),
    [(10**9, "broke off"), (1, "has no end on record (it is going on, or broke off just now)")],
    ids=["long ago", "now"],
)
def test_of_a_run_that_broke_off_is_said_that_it_did(now, told, runs, tmp_path, monkeypatch, capsys):
    """Of one that may go on, that it has no end."""
    run = shutil.copytree(runs[0], tmp_path / "run")
    edit(run / "run.json", end=None)
    data = (run / "capture.irq").read_bytes()
    (run / "capture.irq").write_bytes(data[: len(data) // 2])
    os.utime(run / "capture.irq", (0, 0))
    assert cli.main(["report", str(run)]) == 5
    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(liveness.time, "time", lambda: now)
        assert add(tmp_path / "farm", run, runs[1], "--json") == 0
    said = capsys.readouterr()
    assert said.err == f"irqscope: {run} {told}: what was received until then is in the farm\n"
    found = json.loads(said.out)
    part, whole = (each["samples"]["isr"] for each in found)
    assert 0 < part < whole == 1500 and [each["complete"] for each in found] == [False, True]


def test_what_replaces_a_run_replaces_all_of_it_and_nothing_else(runs, tmp_path):
    """Among runs in one large file, too; with fewer days than before."""
    name, other = "20260101T000000.000Z", "20260101T000000.001Z"
    dates = [datetime.date(2026, 1, day) for day in (1, 2, 3)]
    farm = Dataset(str(tmp_path))
    for run, days in ((name, dates), (other, dates), (name, dates[:1])):
        farm.add("rack", run, snapshots(days), replace=True)
        farm.table.compact()
    assert sorted((row["run"], row["date"]) for row in rows_of(tmp_path)) == [
        (name, dates[0]),
        *((other, date) for date in dates),
    ]


@pytest.mark.parametrize("first", [True, False], ids=["makes the table", "finds one"])
@pytest.mark.parametrize("replace", [True, False], ids=["replaces", "adds"])
@pytest.mark.parametrize("other", ["20260101T000000.000Z", "20260102T000000.000Z"], ids=["the same run", "another"])
def test_who_is_forestalled_looks_again(runs, tmp_path, monkeypatch, other, replace, first):
    """Another host adds a run after this one has looked at the dataset, and before its commit."""
    farm, write, run = Dataset(str(tmp_path)), deltalake.write_deltalake, "20260101T000000.000Z"
    if not first:
        farm.add("rack", "20251231T000000.000Z", snapshots([datetime.date(2025, 12, 31)]))
    coming = iter([other])

    def forestalled(table, content, **options):
        if forestaller := next(coming, None):
            monkeypatch.setattr(deltalake, "write_deltalake", write)
            Dataset(str(tmp_path)).add("rack", forestaller, snapshots([datetime.date(2026, 1, 1)], 9), replace=replace)
            monkeypatch.setattr(deltalake, "write_deltalake", forestalled)
        write(table, content, **options)

    monkeypatch.setattr(deltalake, "write_deltalake", forestalled)
    refused = other == run and not replace
    with pytest.raises(BadInput, match="of rack already: replace it") if refused else nullcontext():
        farm.add("rack", run, snapshots([datetime.date(2026, 1, 1)]), replace=replace)
    found = sorted((row["run"], row["n"]) for row in rows_of(tmp_path))
    expected = {run: 7, other: 9} | ({run: 9 if refused else 7} if other == run else {})
    assert found == [*([] if first else [("20251231T000000.000Z", 7)]), *sorted(expected.items())]


@pytest.mark.parametrize("times", [1, 7])
def test_who_compacts_while_a_run_is_replaced_does_so_again_or_says_that_it_cannot(tmp_path, monkeypatch, times):
    farm, dates = Dataset(str(tmp_path)), [datetime.date(2026, 1, 1)]
    runs = ["20260101T000000.000Z", "20260101T000000.001Z"]
    for run in runs:
        farm.add("rack", run, snapshots(dates))
    compact, left = TableOptimizer.compact, iter(range(times))

    def forestalled(self, **options):
        if (number := next(left, None)) is not None:
            farm.add("rack", runs[0], snapshots(dates, 10 + number), replace=True)
        return compact(self, **options)

    monkeypatch.setattr(TableOptimizer, "compact", forestalled)
    if times == 1:
        assert farm.table.compact() == 1
    else:
        with pytest.raises(NotKept, match="given up after 5 times"):
            farm.table.compact()
    assert sorted(row["n"] for row in rows_of(tmp_path)) == [7, 10 + min(times, 5) - 1]


def test_a_run_over_midnight_is_two_days(runs, tmp_path):
    run = tmp_path / "run"
    run.mkdir()
    for path in runs[0].iterdir():
        (run / path.name).write_bytes(path.read_bytes())
    for name in ("run.json", "result.json"):
        edit(run / name, start="2026-03-01T01:59:59.000+02:00")
    assert add(tmp_path / "farm", run) == 0
    rows = rows_of(tmp_path / "farm")
    assert {str(row["date"]) for row in rows} == {"2026-02-28", "2026-03-01"}
    assert sum(row["n"] for row in rows if row["segment"] == "isr") == 1500


def test_what_was_added_is_told_as_json(runs, tmp_path, capsys):
    assert add(tmp_path, *runs, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["directory"] for each in found] == list(map(str, runs))
    assert {*found[0]} == {"directory", "run", "target", "dates", "samples", "complete"}
    assert found[0]["target"] == "rack"


def test_counts_that_are_not_the_results_are_refused(runs, tmp_path, capsys):
    run = tmp_path / "run"
    run.mkdir()
    for path in runs[0].iterdir():
        (run / path.name).write_bytes(path.read_bytes())
    result = json.loads((run / "result.json").read_text())
    counts = result["segments"][0]["histogram"]["counts"]
    counts[0], counts[-1] = counts[0] + 1, counts[-1] - 1
    (run / "result.json").write_text(json.dumps(sealed(result)))
    assert add(tmp_path / "farm", run) == 2 and "irqscope report" in capsys.readouterr().err
    (run / "result.json").write_text(json.dumps(sealed(result | {"errors": ["the books do not balance"]})))
    assert add(tmp_path / "farm", run) == 2 and "books do not balance" in capsys.readouterr().err
    assert not (tmp_path / "farm").exists()


def test_a_run_that_was_killed_is_taken_once_it_has_a_report(runs, tmp_path, capsys):
    run = tmp_path / "run"
    run.mkdir()
    for name in ("run.json", "capture.irq"):
        (run / name).write_bytes((runs[0] / name).read_bytes())
    edit(run / "run.json", lambda content: content.pop("end"))
    assert add(tmp_path / "farm", run) == 2 and f"run `irqscope report {run}` first" in capsys.readouterr().err
    assert cli.main(["report", str(run)]) == 5
    assert add(tmp_path / "farm", run) == 0


def test_the_seeded_regression_is_found_on_its_day(made, tmp_path, capsys):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    data = json.loads((tmp_path / "farm.json").read_text())
    (found,) = data["regressions"]
    assert not data["improvements"] and (found["target"], found["date"]) == ("target-01", str(SEEDED))
    assert found["earliest"] <= str(SEEDED) <= found["latest"] and found["p"] < 1e-4
    assert found["step_interval"][0] < 0.5 * found["before"] < found["step_interval"][1]
    assert f"target-01 became worse on {SEEDED}" in said
    content = (tmp_path / "farm.json").read_bytes()
    farm = read(tmp_path / "farm.json", Farm, SCHEMA)
    assert files(document(farm), "json")["result.json"] == content
    page = (tmp_path / "farm.html").read_text()
    assert (
        page.count("<svg") == 1
        and str(SEEDED) in page
        and "target-02" in page
        and "http://"
        not in page.replace("http://www.w3.org", "")
        .replace("http://purl.org", "")
        .replace("http://creativecommons.org", "")
    )


def test_the_days_of_a_target_are_a_surface(made, tmp_path, capsys):
    words = ["farm", "report", str(made), "--out", str(tmp_path), "--since", "40d"]
    assert cli.main([*words, "--target", "target-02", "--target", "target-01", "--target", "target-02"]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    assert [each["target"] for each in data["surfaces"]] == ["target-02", "target-01"]
    told = {each["target"]: each for each in data["targets"]}
    for surface in data["surfaces"]:
        days = told[surface["target"]]["days"]
        assert [(date, sum(row)) for date, row in zip(surface["dates"], surface["counts"], strict=True)] == [
            (day["date"], day["n"]) for day in days
        ]
    page = (tmp_path / "farm.html").read_text()
    assert page.count("<svg") == 3 and "target-02: samples of isr by day and latency" in page
    assert cli.main([*words, "--target", "target-99"]) == 2
    assert "has no target 'target-99': it has target-00, target-01" in capsys.readouterr().err


@pytest.mark.parametrize("quantile", ["0.5", "0.999"])
def test_plain_python_gives_the_same_quantile(made, tmp_path, quantile):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path), "--quantile", quantile]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    counts: dict[tuple[str, str], dict[float, int]] = {}
    for row in rows_of(made):
        of_day = counts.setdefault((row["target"], str(row["date"])), {})
        for each in row["bins"]:
            of_day[each["high_s"]] = of_day.get(each["high_s"], 0) + each["count"]
    for target in data["targets"]:
        for day in target["days"]:
            mine = sorted(counts[target["target"], day["date"]].items())
            n = sum(count for _, count in mine)
            rank, passed = math.ceil(Fraction(quantile) * n), 0
            for high, count in mine:
                if passed < rank <= passed + count:
                    assert (day["n"], day["value"]) == (n, min(high, day["max"]))
                passed += count
            assert passed >= rank


def test_a_quantile_that_n_does_not_support_is_not_told(runs, tmp_path):
    assert add(tmp_path, *runs) == 0
    assert cli.main(["farm", "report", str(tmp_path), "--quantile", "0.9999"]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    assert data["targets"][0]["whole"] is None and "too few samples" in data["warnings"][0]


def test_what_the_report_is_asked_for(made, tmp_path, capsys):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path), "--since", "10d", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["first"], data["last"]) == ("2025-12-21", "2025-12-30") and not data["regressions"]
    newest = datetime.date(2026, 5, 1)
    assert first_day("9999y", newest) == datetime.date.min
    assert first_day("1y", newest) == datetime.date(2025, 5, 2) and str(first_day("2026-01-31", newest)) == "2026-01-31"


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--segment", "task"], "nothing of segment task"),
        (["--since", "soon"], "90d"),
        (["--quantile", "1.5"], "less than 1"),
        (["--quantile", "0"], "less than 1"),
    ],
)
def test_what_cannot_be_answered_is_said(made, tmp_path, arguments, words, capsys):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path / "out"), *arguments]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


@pytest.mark.parametrize("start", ["0001-01-01T00:00:00.000+23:00", "9999-12-31T23:59:59.999+00:00", "soon"])
def test_a_clock_without_a_calendar_is_said(runs, tmp_path, start, capsys):
    """Of the host that measured: the run has no day in a farm."""
    run = tmp_path / "run"
    shutil.copytree(runs[0], run)
    for name in ("run.json", "result.json"):
        edit(run / name, start=start)
    words = "run.json is damaged: start: expected a time from 1970 to 9998, such as 2026-11-25T20:00:00+00:00, got "
    for verb in (["farm", "add", "--into", str(tmp_path), "--target", "x"], ["report"]):
        assert cli.main([*verb, str(run)]) == 2 and f"{words}{start!r}" in capsys.readouterr().err


def test_bad_names_and_places_are_said(runs, tmp_path, capsys):
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "irqscope farm add" in capsys.readouterr().err
    assert cli.main(["farm", "add", str(tmp_path), "--into", str(tmp_path), "--target", "x"]) == 2
    assert "no run directory" in capsys.readouterr().err
    assert cli.main(["farm", "add", str(runs[0]), "--into", str(tmp_path), "--target", "a/../b"]) == 2
    assert "cannot name a target" in capsys.readouterr().err


def test_a_farm_whose_books_do_not_balance_or_that_is_damaged_is_not_summed(runs, tmp_path, capsys):
    assert add(tmp_path, runs[0]) == 0
    (path,) = (tmp_path / "snapshots").rglob("*.parquet")
    table = pyarrow.parquet.read_table(path, partitioning=None)
    pyarrow.parquet.write_table(table.set_column(table.schema.get_field_index("n"), "n", [[7] * len(table)]), path)
    assert cli.main(["farm", "report", str(tmp_path)]) == 2
    assert re.search(
        r"1500 samples in the bins of rack's run \S+ and should have \d+: .* --replace", capsys.readouterr().err
    )
    path.write_bytes(b"no parquet")
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err
    path.unlink()
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err
    for entry in (tmp_path / "snapshots" / "_delta_log").iterdir():
        entry.write_text('{"commitInfo": 1}')
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err
    assert cli.main(["farm", "add", str(runs[0]), "--into", str(tmp_path), "--target", "rack"]) == 2


def test_the_layout_of_before_is_refused(runs, tmp_path, capsys):
    (tmp_path / "bins" / "target=rack").mkdir(parents=True)
    assert add(tmp_path, runs[0]) == 2 and "layout of version 0.1" in capsys.readouterr().err
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "layout of version 0.1" in capsys.readouterr().err


def test_a_missing_package_is_named(made, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert cli.main(["farm", "report", str(made)]) == 2
    assert install("farm") in capsys.readouterr().err
