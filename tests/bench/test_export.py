# SPDX-License-Identifier: BSD-2-Clause
"""Exports of whole runs on the virtual bench, as a user makes them: foreign programs find what result.json says."""

import json
import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import duckdb
import pyarrow.parquet
import pytest
from edited_run import edit
from endtoend import Outcome, irqscope, latency, read, url
from hdrh.histogram import HdrHistogram
from hdrh.log import HistogramLogReader
from vcdvcd import VCDVCD

pytestmark = pytest.mark.bench
PORT = url(profile="linux-rt", seed=3)


@pytest.fixture(scope="module")
def place(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("export")


@pytest.fixture(scope="module")
def whole(place) -> Outcome:
    """All edges came."""
    return latency(PORT, place / "whole", "--rate", "5kHz", "--count", "600")


@pytest.fixture(scope="module")
def lossy(place) -> Outcome:
    """The link is too slow for the edges."""
    return latency(PORT, place / "lossy", "--rate", "20kHz", "--count", "1500")


@pytest.fixture(scope="module")
def outliers(place) -> Outcome:
    """No edges at all, only records of late samples, of which all fit into the queue."""
    late = ["--segments", "isr,task", "--events", "outliers", "--threshold", "5us"]
    return latency(PORT, place / "outliers", "--rate", "10kHz", "--count", "1000", *late)


def export(directory: Path, *arguments: object) -> dict:
    code, output = irqscope("export", directory, "--json", *arguments)
    assert code == 0
    return json.loads(output)


def summed(path: str) -> dict[str, tuple[int, int, int, int]]:
    """By segment: n, minimum, maximum and sum of the latencies in a file, as DuckDB computes them."""
    columns = "segment, count(*), min(latency_ticks), max(latency_ticks), sum(latency_ticks)"
    rows = duckdb.sql(f"select {columns} from '{path}' group by segment").fetchall()
    return {name: tuple(map(int, figures)) for name, *figures in rows}


def test_duckdb_finds_the_figures_of_the_result(whole, place):
    for name in ("parquet", "csv"):
        wrote = export(place / "whole", "--to", name, "--table", "latencies", "--out", place / f"latencies.{name}")
        assert wrote["exact"]
        assert summed(wrote["files"][0]) == {
            segment["name"]: (
                segment["n"],
                segment["min"],
                segment["max"],
                sum(p["sum"] for p in segment["polarity"].values()),
            )
            for segment in whole.result["segments"]
        }
        events = export(place / "whole", "--to", name, "--out", place / f"events.{name}")["files"][0]
        rows = duckdb.sql(f"select time_ticks, source, edge, multi::int from '{events}'").fetchall()
        assert rows == whole.events and len(rows) == 2400


def test_a_waveform_and_a_session_have_the_edges(whole, place):
    tick = Fraction(whole.result["tick"]["numerator"], whole.result["tick"]["denominator"])
    ticks = [time for time, source, *_ in whole.events if source == "isr"]
    waves = VCDVCD(export(place / "whole", "--to", "vcd")["files"][0], store_tvs=True)
    found = [round(time * Fraction(1, 10**12) / tick) for time, _ in waves["irqscope.isr"].tv[1:]]
    assert found == ticks
    if shutil.which("sigrok-cli") is None:
        pytest.skip("sigrok-cli is not installed: apt-get install sigrok-cli")
    wrote = export(place / "whole", "--to", "sr")
    text = subprocess.run(
        [
            "sigrok-cli",
            "-i",
            wrote["files"][0],
            "-P",
            "timing:data=isr:edge=any",
            "-A",
            "timing=time",
            "--protocol-decoder-samplenum",
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    spans = [(int(begin), int(end)) for begin, end in re.findall(r"^(\d+)-(\d+) ", text, re.MULTILINE)]
    assert [spans[0][0], *(end for _, end in spans)] == [time - wrote["sample_0_at_tick"] for time in ticks]


def test_sigrok_reads_the_waveform(whole, place):
    """PulseView opens it by the same reader."""
    if shutil.which("sigrok-cli") is None:
        pytest.skip("sigrok-cli is not installed: apt-get install sigrok-cli")
    path = export(place / "whole", "--to", "vcd")["files"][0]
    shown = subprocess.run(
        ["sigrok-cli", "-i", path, "-I", "vcd:downsample=1000", "--show"], capture_output=True, text=True, check=True
    ).stdout
    assert re.findall(r"^- (\w+): logic$", shown, re.MULTILINE) == ["stimulus", "isr", "task", "done"]


def logged(path: str) -> dict[str, int]:
    """Samples by segment in an interval log."""
    reader, found = HistogramLogReader(path, HdrHistogram(1, 10**9, 3)), {}
    while (one := reader.get_next_interval_histogram()) is not None:
        found[one.get_tag()] = found.get(one.get_tag(), 0) + one.get_total_count()
    reader.close()
    return found


def test_histograms_miss_no_sample_whatever_the_link_lost(whole, lossy, outliers, place):
    runs = (("whole", whole, "events"), ("lossy", lossy, "on chip"), ("outliers", outliers, "on chip"))
    for name, outcome, source in runs:
        wrote = export(place / name, "--to", "hlog", "--interval", "20ms")
        counts = {segment["name"]: segment["n"] for segment in outcome.result["segments"]}
        assert wrote["source"] == source and logged(wrote["files"][0]) == counts
        percentiles = export(place / name, "--to", "hgrm", "--segment", "task")
        assert percentiles["samples"] == counts["task"]
        tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"]) * 10**6
        largest = next(s["max"] for s in outcome.result["segments"] if s["name"] == "task") * float(tick)
        text = Path(percentiles["files"][0]).read_text()
        assert float(text.split("#[Max     =")[1].split(",")[0]) == pytest.approx(largest, rel=2e-3)


def test_what_was_lost_is_marked(lossy, place):
    wrote = export(place / "lossy", "--to", "vcd")
    assert not wrote["exact"] and wrote["completeness"].startswith("INCOMPLETE")
    waves = VCDVCD(wrote["files"][0], store_tvs=True)
    tv = waves["irqscope.isr"].tv
    assert any(value == "x" for _, value in tv)
    seen = sum(1 for _, source, *_ in lossy.events if source == "isr")
    known = [value for _, value in tv[1:] if value != "x"]
    assert len(known) == seen
    table = pyarrow.parquet.read_table(export(place / "lossy", "--to", "parquet")["files"][0])
    assert table.num_rows == len(lossy.events) and any(table["after_loss"].to_pylist())
    assert b"INCOMPLETE" in table.schema.metadata[b"irqscope.completeness"]


def test_a_run_of_late_samples_alone_exports_these(outliers, place):
    wrote = export(place / "outliers", "--to", "parquet", "--table", "latencies")
    assert "the run sent no edges, only records of late samples" in wrote["completeness"]
    counts = {segment["name"]: segment["classes"]["outliers"] for segment in outliers.result["segments"]}
    found = summed(wrote["files"][0])
    assert {name: figures[0] for name, figures in found.items()} == {n: c for n, c in counts.items() if c}
    assert found["isr"][2] == outliers.segment("isr")["max"] and found["isr"][0] > 0
    assert export(place / "outliers", "--to", "perfetto")["samples"] == sum(counts.values())
    for name in ("vcd", "sr", "csv"):
        assert irqscope("export", place / "outliers", "--to", name)[0] == 2


def test_a_killed_run_says_that_it_broke_off(whole, place):
    shutil.copytree(place / "whole", place / "killed")
    edit(place / "killed" / "run.json", lambda run: run.pop("end"))
    capture = (place / "killed" / "capture.irq").read_bytes()
    (place / "killed" / "capture.irq").write_bytes(capture[: len(capture) // 2 + 100])
    wrote = export(place / "killed", "--to", "csv")
    assert "broke off" in wrote["completeness"]
    irqscope("report", place / "killed")
    assert wrote["rows"] == len(read(place / "killed").events) > 100
