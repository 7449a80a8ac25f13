# SPDX-License-Identifier: BSD-2-Clause
"""The gateware without a shadow copy of its histograms, through the command line."""

import statistics
from pathlib import Path

import pytest
import truth
from bench_truth import check_histogram, check_statistics, disagreements
from edited_run import edit
from endtoend import Outcome, irqscope, latency, read, url

from irqscope.contract.blocks import Kind, decode
from irqscope.device.blockreader import kind_of
from irqscope.device.capture import CaptureFile
from irqscope_bench import opening
from irqscope_bench.native import cache

pytestmark = pytest.mark.bench

RUN = ("--rate", "5kHz", "--count", 8000, "--seed", "7")
"""Snapshots come all the while: three in mid-run."""
EXIT_INCOMPLETE = 5


@pytest.fixture(autouse=True)
def core(monkeypatch, compiled_quickly):
    from irqscope_gateware import simulation

    made = simulation.cached(cache(), simulation.SAMPLES, histogram_banks=1)
    monkeypatch.setattr(opening, "find_core", lambda samples, statistics, inputs, wasm=False: made)


def port(**options: object) -> str:
    return url(profile="linux-rt", engine="native", **options)


def latencies(outcome: Outcome) -> list[int]:
    """Of the segment isr, plainly paired from the events."""
    times = {name: [t for t, source, *_ in outcome.events if source == name] for name in ("stimulus", "isr")}
    segment = outcome.segment("isr")
    return truth.coalesce(times["stimulus"], times["isr"], segment["min_latency"], segment["timeout"])


def test_every_bin_is_the_truth_at_the_end_of_a_run(tmp_path):
    path = tmp_path / "pins.vcd"
    outcome = latency(port(truth=path), tmp_path / "run", *RUN)
    result = outcome.result
    assert result["instrument"]["histogram_banks"] == 1 and result["snapshots"] >= 4
    assert outcome.code == 0 and result["balance"]["balanced"] and result["cross_check"]["agrees"]
    assert disagreements(path, outcome) == 0
    check_statistics(path, outcome)
    check_histogram(outcome, "isr", latencies(outcome))
    assert all(segment["histogram"]["later"] == 0 for segment in result["segments"])


def test_a_reset_clears_bins_that_no_snapshot_clears(tmp_path):
    """A rehearsal before the measurement leaves its samples in the only bank."""
    outcome = latency(port(), tmp_path / "run", "--rate", "5kHz", "--count", 500, "--least", "learned")
    assert outcome.code == 0 and outcome.result["cross_check"]["agrees"]
    assert outcome.segment("isr")["n"] == sum(outcome.segment("isr")["histogram"]["counts"]) == 500


def break_off(directory: Path) -> None:
    """Leave what a run had received with its second snapshot, and nothing of its end."""
    capture = directory / "capture.irq"
    blocks = [block for batch in CaptureFile(capture).batches() for block in batch]
    last = [n for n, block in enumerate(blocks) if kind_of(block) == Kind.SNAPSHOT and decode(block).last][1]
    capture.write_bytes(b"".join(blocks[: last + 1]))
    edit(directory / "run.json", lambda run: run.pop("end"))


def test_a_run_that_broke_off_claims_no_more_than_it_knows(tmp_path):
    everything = latencies(latency(port(), tmp_path / "run", *RUN))
    break_off(tmp_path / "run")
    assert irqscope("report", tmp_path / "run")[0] == EXIT_INCOMPLETE
    outcome = read(tmp_path / "run")
    assert outcome.result["valid"] and outcome.result["balance"]["balanced"] and not outcome.result["balance"]["final"]
    isr = outcome.segment("isr")
    true, histogram = everything[: isr["n"]], isr["histogram"]
    assert 0 < histogram["later"] < 100 and sum(histogram["counts"]) == isr["n"] + histogram["later"]
    assert (isr["min"], isr["max"], isr["sum"]) == (min(true), max(true), sum(true))
    assert isr["median_bounds"][0] <= statistics.median_low(true) <= isr["median_bounds"][1]
    assert isr["sd_bounds"][0] <= statistics.stdev(true) <= isr["sd_bounds"][1]
    assert "came after the last snapshot" in " ".join(outcome.result["warnings"])


def test_info_says_so():
    assert "without a shadow copy" in irqscope("info", "--port", port())[1]
