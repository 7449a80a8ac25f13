# SPDX-License-Identifier: BSD-2-Clause
"""Far more edges than the link carries: statistics stay complete and exact, and every lost edge is on record."""

from collections import Counter

import pytest
import truth
from bench_truth import INPUTS, check_statistics, expected_events
from endtoend import irqscope, read, url

from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import Source
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import reread

pytestmark = pytest.mark.bench

COUNT = 3000


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """(waveform, outcome, observation of the capture) of 400 000 edges a second over a link for 75 000."""
    directory = tmp_path_factory.mktemp("saturated")
    path = directory / "pins.vcd"
    port = url(profile="rtos", truth=path, engine="native", link="3Mbaud", faults__near=0.2)
    code, _ = irqscope(
        "latency",
        "--port",
        port,
        "--out",
        directory / "run",
        "--rate",
        "100kHz",
        "--count",
        COUNT,
        "--width",
        "1us",
    )
    return path, read(directory / "run", code), reread(RunDirectory(directory / "run"))[1]


def test_statistics_are_complete_and_exact(run):
    path, outcome, _ = run
    assert outcome.result["valid"] and outcome.result["complete"]
    assert outcome.result["stimuli"]["stimulus"]["fired"] == COUNT
    check_statistics(path, outcome)


def test_the_raw_stream_is_partial_and_what_came_is_true(run):
    path, outcome, _ = run
    expected = Counter(expected_events(path, outcome, stamp_offset))
    assert len(expected) // 20 < len(outcome.events) < len(expected) * 2 // 3
    assert not Counter(outcome.events) - expected


def test_loss_records_are_exact(run):
    """Each record: its first and its last edge, and the count of each source; together all that did not come."""
    path, outcome, observation = run
    lost = sorted((Counter(expected_events(path, outcome, stamp_offset)) - Counter(outcome.events)).elements())
    assert observation.losses
    taken = 0
    for record in observation.losses:
        inside = [event for event in lost if record.begin <= event[0] <= record.end]
        assert (record.begin, record.end) == (inside[0][0], inside[-1][0])
        counts = Counter(name for _, name, _, _ in inside)
        assert {source.label: record.of(source) for source in Source if record.of(source)} == counts
        taken += len(inside)
    assert taken == len(lost) > COUNT
    ends = [record.end for record in observation.losses]
    assert all(end < record.begin for end, record in zip(ends, observation.losses[1:], strict=False))


def test_the_books_balance(run):
    _, outcome, observation = run
    books = outcome.result["balance"]
    assert books["balanced"] and books["final"] and all(a["balanced"] for a in books["equations"])
    lost = {a["name"]: a["left"]["lost"] for a in books["equations"] if a["name"].startswith("loss records")}
    assert lost == {
        f"loss records {n}": observation.loss_counts[s]
        for s, n in ((Source.STIMULUS, "stimulus"), *((Source[i.upper()], i) for i in INPUTS))
    }
    assert not observation.missing


def test_truth_itself_is_of_that_size(run):
    path, _, _ = run
    wave = truth.waveform(path)
    assert sum(level for _, level in wave["stimulus"]) == COUNT
