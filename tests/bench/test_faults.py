# SPDX-License-Identifier: BSD-2-Clause
"""Faults of the link during whole runs: nothing is told that was not on the pins, and what was lost is counted."""

import json
import os
import resource
import subprocess
import sys
from collections import Counter
from math import inf
from pathlib import Path

import pytest
from bench_truth import check_statistics, expected_events
from endtoend import irqscope, page_of, read, url
from fault_cases import LINK

from irqscope import cli
from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import paired_sources
from irqscope.measuring import patience
from irqscope.measuring.run import Run
from irqscope.units import to_fraction
from irqscope_bench.faults import parse

pytestmark = pytest.mark.bench

RATE_HZ = 5000
ROUGHLY_S = 0.5
"""More than the link takes for what is in the queues, and the host to ask."""
ROOT = Path(__file__).parents[2]


@pytest.mark.few(9)
@pytest.mark.parametrize("case", LINK, ids=lambda case: case.fault.replace(" ", "-"))
def test_a_bad_link_loses_but_never_lies(case, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(patience, "pause", lambda seconds: None)
    path, directory = tmp_path / "pins.vcd", tmp_path / "run"
    port = f"fault://seed=3&{case.settings}/" + url(profile="linux-rt", truth=path, engine="native")
    schedule = ["--rate", f"{RATE_HZ}Hz", "--count", str(case.count)]
    code = cli.main(["latency", "--port", port, *schedule, "--out", str(directory)])
    said = capsys.readouterr().err
    outcome = read(directory, code)
    assert (code, case.says in said) == (case.exit_code, True), said

    expected, events = Counter(expected_events(path, outcome, stamp_offset)), Counter(outcome.events)
    assert not events - expected, "an event that was not on the pins, or one twice"
    lost = Counter(name for _, name, _, _ in (expected - events).elements())
    books = outcome.result["balance"]
    assert books["balanced"] or not books["equations"]  # there are none where it broke off before the first snapshot
    assert not case.counted or books["notes"][case.counted]
    check_interruption(case, outcome)
    if code != 5:
        assert books["balanced"]
        accounts = {a["name"]: a["right"] for a in books["equations"]}
        for source in paired_sources():
            if terms := accounts.get(f"link {source.label}"):
                assert terms["lost on the link"] == lost[source.label]
        check_statistics(path, outcome)
    assert irqscope("report", directory)[0] == code
    assert ("<p>The link was interrupted once" in page_of(directory)) == bool(case.gap)
    assert json.loads((directory / "result.json").read_text())["balance"] == books


def check_interruption(case, outcome):
    """It is told if there was one, as long as it was, and the run went on afterwards."""
    tick = to_fraction(outcome.result["tick"])
    assert len(outcome.result["interruptions"]) == bool(case.gap)
    for each in outcome.result["interruptions"]:
        assert each["reopened"] == ("unplug" in case.settings and case.exit_code == 3) or each["after"] is None
        if case.gap == inf:
            assert each["after"] is None
            continue
        assert case.gap <= (each["after"] - each["before"]) * tick < case.gap + ROUGHLY_S
        assert each["deaf"] == ("deaf" in case.settings)
        if each["deaf"]:
            assert sum(name == "stimulus" for _, name, _, _ in outcome.events) == case.count
            continue
        before = sum(time <= each["before"] for time, name, _, _ in outcome.events if name == "stimulus")
        after = sum(time >= each["after"] for time, name, _, _ in outcome.events if name == "stimulus")
        missed = case.gap * RATE_HZ
        assert before > 1000 and after > 1000 and case.count - before - after == pytest.approx(missed, rel=0.3)


def test_an_interruption_is_kept_when_it_is_over(tmp_path, monkeypatch):
    """Whatever becomes of the process then."""
    monkeypatch.setattr(Run, "_flush", lambda run: sys.exit("killed"))
    port = "fault://dead=50000-500000/" + url(profile="linux-rt", engine="native")
    with pytest.raises(SystemExit):
        cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", "10000", "--out", str(tmp_path / "run")])
    run = json.loads((tmp_path / "run" / "run.json").read_text())
    assert len(run["interruptions"]) == 1 and run["end"] is None


def test_a_full_disk_ends_the_run_and_keeps_what_it_took(tmp_path):
    directory, room = tmp_path / "run", 64 << 10
    command = [
        sys.executable,
        "-m",
        "irqscope",
        "latency",
        "--port",
        url(profile="linux-rt", engine="native"),
        "--rate",
        "5kHz",
        "--count",
        "10000",
        "--out",
        str(directory),
    ]
    full = subprocess.run(
        command,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        text=True,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "host")},
    )
    assert full.returncode == 5, full.stderr
    assert "capture.irq: File too large; what was received until then is kept" in full.stderr
    assert "Traceback" not in full.stderr
    assert (directory / "capture.irq").stat().st_size == room
    code, text = irqscope("report", directory)
    assert code == 5 and "\n\nINCOMPLETE" in text
    outcome = read(directory)
    assert len(outcome.events) == sum(
        a["right"]["received"]
        for a in outcome.result["balance"]["equations"]
        if a["name"].startswith("link") and "outliers" not in a["name"]
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("flip=1e-5", "needs a port"),
        ("/", "needs a port"),
        ("flip=2/sim://", "no probability"),
        ("flip=often/sim://", "no probability"),
        ("bend=1/sim://", "has no bend=1"),
        ("unplug=-1/sim://", "has no unplug"),
        ("dead=5-/sim://", "has no dead"),
        ("reset=1-2/sim://", "has no reset"),
    ],
)
def test_what_is_no_fault_is_refused(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        parse(text)
