# SPDX-License-Identifier: BSD-2-Clause
"""The host's clock is set while a run is measured, by hours: nothing of what was measured depends on it."""

import datetime
import json
import time

import pytest
from endtoend import irqscope, url
from farm_rows import rows_of

from irqscope.measuring import rundir

pytestmark = pytest.mark.bench

HOUR_S = 3600.0


class SteppedClock:
    """The host's clock, set by so many hours whenever somebody reads it."""

    def __init__(self, hours):
        self.hours, self.reads, self._time = hours, 0, time.time

    def seconds(self):
        self.reads += 1
        return self._time() + self.reads * self.hours * HOUR_S

    def patch(self, monkeypatch):
        clock = self

        class Stepped(datetime.datetime):
            @classmethod
            def now(cls, tz=None):
                return cls.fromtimestamp(clock.seconds(), tz)

        monkeypatch.setattr(time, "time", clock.seconds)
        monkeypatch.setattr(rundir.datetime, "datetime", Stepped)


def run_of(directory, *more):
    """A run with an interruption: its exit code, capture and result, without what the host's clock says."""
    port = "fault://dead=50000-400000/" + url(profile="linux-rt", engine="native")
    code, _ = irqscope("latency", "--port", port, "--rate", "5kHz", "--count", 10_000, "--out", directory)
    result = json.loads((directory / "result.json").read_text())
    end, (interruption,) = result["end"], result["interruptions"]
    times = [result.pop("start"), end.pop("start_time"), interruption.pop("time"), end.pop("end_time"), end.pop("time")]
    del result["command"], result["seal"]
    return code, (directory / "capture.irq").read_bytes(), result, [datetime.datetime.fromisoformat(t) for t in times]


@pytest.mark.few(1)
@pytest.mark.parametrize("hours", [5, -5])
def test_a_run_while_the_clock_is_set(hours, tmp_path, monkeypatch):
    *plain, times = run_of(tmp_path / "plain")
    assert times == sorted(times) and times[-1] - times[0] < datetime.timedelta(hours=1)
    clock = SteppedClock(hours)
    clock.patch(monkeypatch)
    *stepped, times = run_of(tmp_path / "stepped")
    assert clock.reads >= 3 and stepped == plain
    assert times == sorted(times, reverse=hours < 0) and abs(times[-1] - times[0]) > datetime.timedelta(hours=5)


@pytest.mark.few(1)
@pytest.mark.parametrize("hours", [5, -5])
def test_watching_while_the_clock_is_set(hours, tmp_path, monkeypatch):
    """What `watch` shows is of the run; only the age of its figures is told by the clock, and never below 0."""
    run_of(tmp_path / "run")
    told = []
    for stepped in (False, True):
        if stepped:
            SteppedClock(hours).patch(monkeypatch)
        code, text = irqscope("watch", "--json", "--once", tmp_path / "run")
        line = json.loads(text)
        assert line.pop("age_s") >= 0
        told.append((code, line))
    assert told[0] == told[1]


STEPS = [5, -5, 1e-4, -1e-4]
"""In hours: whole ones, and about a second for the whole of a run, which is what a slewed clock does."""
CAMPAIGN = """
settle = "0.2s"
[options]
port = "PORT"
rate = "5kHz"
count = 2000
[[scenario]]
name = "first"
[[scenario]]
name = "second"
[[scenario.command]]
run = ["sleep", "600"]
on = "host"
"""
MINUTE_S = 1_800_000_060.0
"""A minute after the beginning of one of the farm's five."""
OF_THE_CLOCK = ("start", "end", "time", "start_time", "end_time", "command", "seal", "out", "directory")
"""Keys that tell what the clock said, or where the files are."""


def without_clock(found):
    """What is left of a result without them."""
    if isinstance(found, dict):
        return {key: without_clock(value) for key, value in found.items() if key not in OF_THE_CLOCK}
    return [without_clock(each) for each in found] if isinstance(found, list) else found


@pytest.mark.few(2)
@pytest.mark.parametrize("hours", STEPS)
def test_a_campaign_while_the_clock_is_set(hours, tmp_path, monkeypatch):
    """Its results are the same, and its load was held as long as it was to be: nothing waits by that clock."""
    file, results = tmp_path / "campaign.toml", []
    file.write_text(CAMPAIGN.replace("PORT", url(profile="linux-rt", engine="native", seed=3)))
    clock = SteppedClock(hours)
    for name in ("plain", "stepped"):
        if name == "stepped":
            clock.patch(monkeypatch)
        code, said = irqscope("campaign", file, "--out", tmp_path / name)
        result = json.loads((tmp_path / name / "result.json").read_text())
        assert code in (0, 3) and result["complete"] and result["valid"], said
        results.append(without_clock(result))
    assert clock.reads >= 6 and results[0] == results[1]


@pytest.mark.few(2)
@pytest.mark.parametrize("hours", STEPS)
def test_a_run_that_was_measured_meanwhile_in_a_farm(hours, tmp_path, monkeypatch):
    """Its rows are the plain run's, but for when it began: no figure and no number of rows hangs on the clock."""
    rows, begun = [], []
    for name in ("plain", "stepped"):
        with monkeypatch.context() as patched:
            clock = SteppedClock(hours if name == "stepped" else 0)
            clock._time = lambda: MINUTE_S
            clock.patch(patched)
            *_, times = run_of(tmp_path / name / "run")
        farm = tmp_path / name / "farm"
        code, said = irqscope("farm", "add", tmp_path / name / "run", "--into", farm, "--target", "x")
        assert code == 0, said
        found = rows_of(farm)
        begun.append({(row.pop("run"), row.pop("date").isoformat(), row.pop("time")) for row in found})
        rows.append(found)
        (_, date, when), *more = begun[-1]
        assert not more and date == when.date().isoformat() and when <= times[0] < when + datetime.timedelta(minutes=5)
    assert len(rows[0]) == 4 and rows[0] == rows[1]
    assert begun[0] != begun[1]
