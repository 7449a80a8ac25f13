# SPDX-License-Identifier: BSD-2-Clause
"""What the engines find in farms is what a plain model finds, to the last digit."""

import datetime
import json
import math
import os
import shutil
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from farm_model import draw, expected
from farm_rows import rows_of
from goldens import RECORDED

from irqscope import cli
from irqscope.analysis.histogram import bin_edges, bins_of
from irqscope.errors import BadInput
from irqscope.farm import engines
from irqscope.farm.dataset import Bins, Dataset, name_of
from irqscope.farm.surface import surface_of
from irqscope.farm.trends import trends

QUANTILES = ("0.5", "0.999", "0.999999999")
CLUSTER = "local-cluster[2,1,1024]"
TESTS = Path(__file__).parents[1]
NAMES = [
    "Lab Data/farm",
    "Größe/farm",
    "D#y",
    "D?z",
    "50%",
    "%4",
    "a*b",
    "{a}",
    "a'b",
    'a"b',
    "run=5/farm",
    "target=x/farm",
]
"""Of directories: a part of them means something else in a URI, in a pattern or in Hive's partitions."""
needs_spark = pytest.mark.skipif(
    not (find_spec("pyspark") and shutil.which("java")), reason="needs the extra spark, and Java"
)


def farms(path, number):
    """Some farms, with their rows, and a day in each."""
    for seed in range(number):
        dataset = Dataset(str(path / str(seed)))
        draw(dataset, seed)
        rows = rows_of(dataset.place)
        yield dataset, rows, sorted(row["date"] for row in rows)[len(rows) // 2]


def test_duckdb_finds_what_the_model_does(tmp_path):
    for dataset, rows, middle in farms(tmp_path, 12):
        with engines.connected(dataset) as engine:
            for quantile in QUANTILES:
                for since in (None, middle):
                    told = expected(rows, "isr", quantile, since)
                    assert trends(engine, "isr", quantile, str(since) if since else None) == told


def measured(days, tick):
    """Rows of days with their samples in seconds, by an instrument with such a tick."""
    edges, rows = np.array(bin_edges(5)), {name: [] for name in ("n", "min_s", "max_s")}
    found, offsets = [], [0]
    for samples in days.values():
        ticks = np.round(samples / tick).astype(np.int64)
        counts = np.bincount(bins_of(ticks, 5), minlength=len(edges) - 1)
        used = np.flatnonzero(counts)
        found.append((edges[:-1][used] * tick, (edges[1:][used] - 1) * tick, counts[used]))
        offsets.append(offsets[-1] + len(used))
        for name, value in zip(rows, (len(ticks), ticks.min() * tick, ticks.max() * tick), strict=True):
            rows[name].append(value)
    none = [0] * len(days)
    rows |= {"date": [*days], "time": np.array([*days], "datetime64[us]"), "segment": ["isr"] * len(days)}
    bins = Bins(offsets, *map(np.concatenate, zip(*found, strict=True)))
    return {**rows, "later": none, "missing": none, "bins": bins}


def test_no_quantile_is_understated_where_instruments_with_other_ticks_measured_one_day(tmp_path):
    """Their bins overlap."""
    random, dataset, begin = np.random.default_rng(1), Dataset(str(tmp_path / "farm")), datetime.datetime(2026, 1, 1)
    dates, told = [(begin + datetime.timedelta(days=day)).date() for day in range(40)], {}
    for hour, tick in enumerate((1 / 100_500_000, 2e-9)):
        days = {date: 3e-6 * random.lognormal(0, 0.15, 3000) for date in dates}
        dataset.add("board", name_of(begin + datetime.timedelta(hours=hour)), measured(days, tick))
        for date, samples in days.items():
            told.setdefault(date, []).extend(np.round(samples / tick) * tick)
    with engines.connected(dataset) as engine:
        for quantile in ("0.5", "0.9", "0.99", "0.999"):
            [found] = trends(engine, "isr", quantile, None)
            for day in found.days:
                true = sorted(told[day.date])[math.ceil(Fraction(quantile) * 6000) - 1]
                assert true <= day.value * (1 + 1e-12) <= true * (1 + 2 / 32), "two bins at most"


@pytest.mark.parametrize("name", NAMES)
def test_duckdb_reads_a_farm_in_a_directory_of_any_name(name, tmp_path):
    dataset = Dataset(str(tmp_path / name))
    draw(dataset, 1)
    rows = rows_of(dataset.place)
    with engines.connected(dataset) as engine:
        assert trends(engine, "isr", "0.5", None) == expected(rows, "isr", "0.5", None)
        assert set(engine.rows("select target, run from snapshots")) == {(row["target"], row["run"]) for row in rows}


@pytest.mark.parametrize("name", ["D%41", "D%20w", "job%2Fmain/farm", "[a]", "a^b", "a|b", "a\\b", "a\nb"])
@pytest.mark.skipif(os.name != "posix", reason="such names are none elsewhere")
def test_a_name_that_delta_lake_cannot_have_is_refused(name, tmp_path):
    """It made another directory of it, whose log it did not find, or ended the process."""
    (tmp_path / name).mkdir(parents=True)
    (tmp_path / "linked").symlink_to(tmp_path / name)
    for place in (name, "linked"):
        with pytest.raises(BadInput, match="cannot hold a farm: Delta Lake takes no "):
            draw(Dataset(str(tmp_path / place)), 1)
    assert not list((tmp_path / name).iterdir())


def test_targets_are_looked_at_in_parts(tmp_path, monkeypatch):
    """So that the memory is bounded, and with the same result."""
    dataset, rows, _ = next(each for each in farms(tmp_path, 12) if len({row["target"] for row in each[1]}) > 2)
    told, progress = expected(rows, "task", "0.5", None), []
    monkeypatch.setattr(engines._DuckDB, "together", 2)
    with engines.connected(dataset) as engine:
        assert trends(engine, "task", "0.5", None, lambda *done: progress.append(done)) == told
    assert progress == [(number, len(told)) for number in (*range(2, len(told), 2), len(told))]


def asked(dataset, target, since):
    with engines.connected(dataset) as engine:
        return surface_of(engine, target, "isr", since)


def test_a_surface_has_each_sample_once(tmp_path):
    """In the row with the upper end of its bin, on its day."""
    for dataset, rows, middle in farms(tmp_path, 6):
        target = rows[0]["target"]
        for since in (None, middle):
            told = Counter[tuple[str, float]]()
            for row in rows:
                if row["target"] == target and row["segment"] == "isr" and (since is None or row["date"] >= since):
                    for each in row["bins"]:
                        told[str(row["date"]), each["high_s"]] += each["count"]
            if not told:
                with pytest.raises(BadInput, match=f"nothing of segment isr of {target}"):
                    asked(dataset, target, str(since))
                continue
            found = asked(dataset, target, str(since) if since else None)
            summed = Counter[tuple[str, float]]()
            for (date, high), count in told.items():
                (edge,) = (a for a, b in pairwise(found.edges) if a <= high < b)
                summed[date, edge] += count
            assert found.target == target and found.dates == sorted({date for date, _ in told})
            cells = zip(found.dates, found.counts, strict=True)
            assert summed == Counter(
                {(d, e): n for d, row in cells for e, n in zip(found.edges, row, strict=False) if n}
            )


@pytest.mark.parametrize("name", ["", "sqlite", "spark:/host", "local-cluster[", "spark://a b"])
def test_what_is_no_engine_is_said(tmp_path, name, capsys):
    assert cli.main(["farm", "report", str(tmp_path), "--engine", name]) == 2
    with pytest.raises(BadInput, match="is no engine: use duckdb, or Spark"), engines.connected(Dataset("x"), name):
        pass


@pytest.fixture(scope="module")
def spark() -> dict[str, str]:
    """An environment: two workers, each a process, suffice for farms this small; Spark's own are for large ones.

    For seconds of work Java's second compiler is a waste: without it a report takes half the processor time.
    """
    settings = {"spark.sql.shuffle.partitions": 2, "spark.driver.bindAddress": "127.0.0.1", "spark.ui.enabled": "false"}
    words = [word for key, value in settings.items() for word in ("--conf", f"{key}={value}")]
    return {
        **os.environ,
        "PYSPARK_SUBMIT_ARGS": " ".join([*words, "pyspark-shell"]),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "PYSPARK_PYTHON": sys.executable,
        "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


def run(environment: dict[str, str], *words: object) -> tuple[int, str]:
    """Python with these words, in a process of its own; its exit code and the last line of its complaints."""
    done = subprocess.run(
        [sys.executable, *map(str, words)], env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, (done.stderr.splitlines() or [""])[-1]


@needs_spark
@pytest.mark.slow
def test_a_cluster_finds_what_the_model_does(spark, tmp_path):
    """Two workers of Spark, in farms that are drawn."""
    code, said = run(spark, TESTS / "spark_farms.py", tmp_path, CLUSTER)
    assert code == 0, said


@needs_spark
def test_spark_reads_a_farm_in_a_directory_of_any_name(spark, tmp_path):
    """All of these characters at once: to begin takes Spark seconds."""
    farms = tmp_path / "-".join(NAMES)
    code, said = run(spark, TESTS / "spark_farms.py", farms, "local[1]")
    assert code == 0, said


@needs_spark
def test_a_report_is_the_same_file_whoever_answers(spark, tmp_path):
    ((dataset, _, _),) = farms(tmp_path, 1)
    reports = []
    for engine in ("duckdb", "local[1]"):
        out = tmp_path / engine[:2]
        code, said = run(spark, "-m", "irqscope", "farm", "report", dataset.place, "--engine", engine, "--out", out)
        assert code == 0, said
        reports.append((out / "farm.json").read_bytes())
    assert reports[0] == reports[1]
    for path in (tmp_path / "0" / "snapshots").rglob("*.parquet"):
        path.write_bytes(b"no parquet")
    code, said = run(spark, "-m", "irqscope", "farm", "report", dataset.place, "--engine", "local[1]")
    assert code == 2 and said.startswith(f"irqscope: {dataset.place} cannot be read by local[1]: ")


@needs_spark
@pytest.mark.slow
def test_pages_are_the_same_files_whoever_answers(spark, tmp_path):
    dataset = Dataset(str(tmp_path / "farm"))
    draw(dataset, 1)
    sites = []
    for engine in ("duckdb", "local[1]"):
        out = tmp_path / engine[:2]
        words = ["farm", "site", dataset.place, "--engine", engine, "--runs", "2", "--out", out]
        code, said = run(spark, "-m", "irqscope", *words)
        assert code == 0, said
        sites.append({path.relative_to(out): path.read_bytes() for path in out.rglob("*") if path.is_file()})
    assert sites[0] == sites[1] and len(sites[0]) > 5


def test_all_of_a_report_is_of_one_instant(tmp_path, monkeypatch):
    """Whatever is added while it is made: trends, surface and conditions are asked of one version, once opened."""
    dataset, rows, _ = next(farms(tmp_path, 1))
    opened, first = [], Dataset.opened

    def once(self):
        opened.append(self.place)
        version = first(self)
        if len(opened) == 1:
            draw(self, 1)
        return version

    monkeypatch.setattr(Dataset, "opened", once)
    (target, *_) = sorted({row["target"] for row in rows})
    assert cli.main(["farm", "report", dataset.place, "--quantile", "0.5", "--target", target]) == 0
    told = json.loads((Path(dataset.place) / "farm.json").read_text())
    assert opened == [dataset.place]
    assert told["samples"] == sum(row["n"] for row in rows if row["segment"] == "isr")


@needs_spark
def test_spark_pairs_captures_anew_as_this_machine_does(spark, tmp_path):
    """Each run is a task of one of two processes."""
    place = tmp_path / "farm"
    for name in ("latency", "limits", "tasks"):
        shutil.copytree(RECORDED / name, tmp_path / name)
        assert cli.main(["report", str(tmp_path / name)]) in (0, 1)
        assert cli.main(["farm", "add", str(tmp_path / name), "--into", str(place), "--target", name]) == 0
    found = []
    for engine in ("duckdb", "local[2]"):
        copy = tmp_path / engine[:5]
        shutil.copytree(place, copy)
        words = ["farm", "reanalyse", copy, "--policy", "fifo", "--timeout", "20us", "--engine", engine, "--json"]
        done = subprocess.run(
            [sys.executable, "-m", "irqscope", *map(str, words)], env=spark, capture_output=True, text=True, check=False
        )
        assert done.returncode in (0, 1, 3), done.stderr
        found.append((done.returncode, json.loads(done.stdout)))
    assert found[0] == found[1] and len({row["run"] for row in found[0][1]}) == 3
