# SPDX-License-Identifier: BSD-2-Clause
"""A farm from runs to its overview: its counts are those of the runs, its quantiles those of a slow reader."""

import datetime
import json
import math
import os
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import duckdb
import farm as benchmark  # benchmarks/farm.py
import pyarrow.compute
import pyarrow.dataset
import pyarrow.parquet
import pytest
from edited_run import edit

from irqscope import cli
from irqscope.base.records import read, sealed
from irqscope.errors import BadInput
from irqscope.extras import install
from irqscope.farm.dataset import BINS, SNAPSHOTS, Dataset
from irqscope.farm.document import document
from irqscope.farm.farmrecord import SCHEMA, Farm
from irqscope.farm.trends import first_day
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
    benchmark.make(Dataset(path), 3, 60, (1, (SEEDED - benchmark.FIRST).days), per_day=12)
    return path


def add(into, *arguments):
    return cli.main(["farm", "add", *map(str, arguments), "--into", str(into), "--target", "rack"])


def table_of(dataset, table):
    return pyarrow.dataset.dataset(dataset / table, partitioning="hive").to_table()


def test_the_farm_holds_what_the_runs_measured(runs, tmp_path):
    assert add(tmp_path, *runs) == 0
    bins, snapshots = table_of(tmp_path, BINS).to_pylist(), table_of(tmp_path, SNAPSHOTS).to_pylist()
    results = [json.loads((run / "result.json").read_text()) for run in runs]
    tick = results[0]["tick"]["numerator"] / results[0]["tick"]["denominator"]
    for number, name in enumerate(("isr", "isr.interval")):
        expected: dict[float, int] = {}
        for result in results:
            histogram = result["segments"][number]["histogram"]
            for low, count in zip(histogram["edges"], histogram["counts"], strict=False):
                expected[low * tick] = expected.get(low * tick, 0) + count
        found: dict[float, int] = {}
        for row in bins:
            if row["segment"] == name:
                found[row["low_s"]] = found.get(row["low_s"], 0) + row["count"]
        assert found == {low: count for low, count in expected.items() if count}
        mine = [row for row in snapshots if row["segment"] == name]
        segments = [result["segments"][number] for result in results]
        assert sum(row["n"] for row in mine) == sum(segment["n"] for segment in segments)
        assert max(row["max_s"] for row in mine) == max(segment["max"] for segment in segments) * tick
        assert min(row["min_s"] for row in mine) == min(segment["min"] for segment in segments) * tick
        assert sum(row["missing"] for row in mine) == sum(segment["classes"]["missing"] for segment in segments)
    starts = {datetime.datetime.fromisoformat(result["start"]) for result in results}
    assert {row["run"] for row in bins} == {f"{each:%Y%m%dT%H%M%S}.{each.microsecond // 1000:03}Z" for each in starts}
    assert all(row["time"].minute % 5 == row["time"].second == 0 for row in snapshots)


def test_a_run_is_added_once_and_replaced_when_asked(runs, tmp_path, capsys):
    assert add(tmp_path, runs[0]) == 0
    before = table_of(tmp_path, BINS)
    assert add(tmp_path, runs[0]) == 2 and "already" in capsys.readouterr().err
    assert add(tmp_path, runs[0], "--replace") == 0 and table_of(tmp_path, BINS).equals(before)


def test_a_replacement_that_fails_leaves_what_was_there(runs, tmp_path, monkeypatch):
    assert add(tmp_path, runs[0]) == 0
    before, write = table_of(tmp_path, BINS), Dataset.write
    attempts = []

    def fails_later(self, table, *arguments):
        attempts.append(table)
        if table == SNAPSHOTS:
            raise BadInput("the disk is full")
        return write(self, table, *arguments)

    monkeypatch.setattr(Dataset, "write", fails_later)
    assert add(tmp_path, runs[0], "--replace") == 2 and attempts == [BINS, SNAPSHOTS]
    assert table_of(tmp_path, BINS).equals(before) and len(table_of(tmp_path, SNAPSHOTS))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
@pytest.mark.parametrize("replace", [False, True])
def test_an_intake_that_is_killed_at_any_write_leaves_the_answers_right(runs, tmp_path, replace, capsys, caplog):
    """Of a second run: the report is of the first alone until it is added again, which needs no --replace."""
    farm, report = tmp_path / "farm", ["farm", "report", str(tmp_path / "farm"), "--json", "--out", str(tmp_path)]
    assert add(farm, runs[0]) == 0
    name = {each.parent.name for each in Dataset(farm).files(BINS)}
    capsys.readouterr()
    assert cli.main(report) == 0
    alone = json.loads(capsys.readouterr().out)["targets"]
    assert add(farm, runs[1]) == 0 and cli.main(report) == 0
    for writes in range(3):
        if not replace:
            for path in list(farm.glob("*/target=*/date=*/run=*")):
                if path.name not in name:
                    shutil.rmtree(path)
        if (child := os.fork()) == 0:
            _killed_after(writes, farm, runs[1])
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
        capsys.readouterr()
        assert cli.main(report) == 0
        assert json.loads(capsys.readouterr().out)["targets"] == alone
        assert "whose adding was not finished: add it again" in caplog.text
        assert add(farm, runs[1]) == 0 and not Dataset(farm).unfinished()


def _killed_after(writes: int, farm: Path, run: Path) -> None:
    """This process adds a run and ends at once after so many of its files, or all of them."""
    done, write, remove = [], Dataset.write, Dataset.remove

    def dies(self, *arguments, **options):
        if len(done) == writes:
            os._exit(9)
        done.append((remove if options else write)(self, *arguments, **options))

    Dataset.write = Dataset.remove = dies
    add(farm, run, "--replace")
    os._exit(1)


def test_a_target_has_one_run_added_at_a_time(runs, tmp_path, capsys):
    with Dataset(tmp_path).adding("rack", "other"):
        assert add(tmp_path, runs[0]) == 2
        assert "another process adds a run of rack" in capsys.readouterr().err
    assert add(tmp_path, runs[0]) == 0


def test_two_processes_add_at_once_and_nothing_is_lost(runs, tmp_path):
    """Each its run, of two targets."""
    words = [sys.executable, "-m", "irqscope", "farm", "add", "--into", str(tmp_path), "--target"]
    both = [subprocess.Popen([*words, target, str(run)]) for target, run in zip(("a", "b"), runs, strict=True)]
    assert [each.wait() for each in both] == [0, 0]
    rows = table_of(tmp_path, SNAPSHOTS).to_pylist()
    assert {target: sum(r["n"] for r in rows if (r["target"], r["segment"]) == (target, "isr")) for target in "ab"} == {
        "a": 1500,
        "b": 1500,
    }


def test_a_replacement_has_no_day_that_the_run_has_not(runs, tmp_path):
    assert add(tmp_path, runs[0]) == 0
    (made,) = tmp_path.glob("bins/target=*/date=*/run=*")
    stale = made.parent.parent / "date=2001-01-01" / made.name
    stale.mkdir(parents=True)
    (stale / "part.parquet").write_bytes((made / "part.parquet").read_bytes())
    assert add(tmp_path, runs[0], "--replace") == 0 and not stale.exists() and made.exists()


def test_a_run_over_midnight_is_two_days(runs, tmp_path):
    run = tmp_path / "run"
    run.mkdir()
    for path in runs[0].iterdir():
        (run / path.name).write_bytes(path.read_bytes())
    for name in ("run.json", "result.json"):
        edit(run / name, start="2026-03-01T01:59:59.000+02:00")
    assert add(tmp_path / "farm", run) == 0
    rows = table_of(tmp_path / "farm", SNAPSHOTS).to_pylist()
    assert {str(row["date"]) for row in rows} == {"2026-02-28", "2026-03-01"}
    assert sum(row["n"] for row in rows if row["segment"] == "isr") == 1500


def test_what_was_added_is_told_as_json(runs, tmp_path, capsys):
    assert add(tmp_path, *runs, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["directory"] for each in found] == list(map(str, runs))
    assert {*found[0]} == {"directory", "run", "target", "dates", "samples"} and found[0]["target"] == "rack"


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


@pytest.mark.parametrize("quantile", ["0.5", "0.999"])
def test_another_engine_gives_the_same_quantile(made, tmp_path, quantile):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path), "--quantile", quantile]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    bins = pyarrow.dataset.dataset(made / BINS, partitioning="hive")
    for target in data["targets"]:
        mine = bins.to_table(filter=pyarrow.dataset.field("target") == target["target"])
        summed = mine.group_by(["date", "high_s"]).aggregate([("count", "sum")]).to_pylist()
        for day in target["days"]:
            of_day = sorted((r["high_s"], r["count_sum"]) for r in summed if str(r["date"]) == day["date"])
            n = sum(count for _, count in of_day)
            rank, passed = math.ceil(Fraction(quantile) * n), 0
            for high, count in of_day:
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


def test_bad_names_and_places_are_said(runs, tmp_path, capsys):
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "irqscope farm add" in capsys.readouterr().err
    assert cli.main(["farm", "add", str(tmp_path), "--into", str(tmp_path), "--target", "x"]) == 2
    assert "no run directory" in capsys.readouterr().err
    assert cli.main(["farm", "add", str(runs[0]), "--into", str(tmp_path), "--target", "a/../b"]) == 2
    assert "cannot name a target" in capsys.readouterr().err


def test_a_dataset_with_a_part_missing_or_damaged_is_not_summed(runs, tmp_path, capsys):
    assert add(tmp_path, runs[0]) == 0
    (path,) = Dataset(tmp_path).files(BINS)
    table = pyarrow.parquet.read_table(path, partitioning=None)
    pyarrow.parquet.write_table(table.slice(1), path)
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "--replace" in capsys.readouterr().err
    path.write_bytes(b"no parquet")
    assert cli.main(["farm", "report", str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err


def test_a_missing_package_is_named(made, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert cli.main(["farm", "report", str(made)]) == 2
    assert install("farm") in capsys.readouterr().err


def test_the_query_of_the_document_is_one(made):
    page = (Path(__file__).parents[2] / "docs" / "guide" / "farm.md").read_text()
    query = page.partition('duckdb -c "')[2].partition('"')[0]
    rows = duckdb.sql(query.replace("DATASET", str(made))).fetchall()
    assert len(rows) == 180
