# SPDX-License-Identifier: BSD-2-Clause
"""The host's clock is set while a run is measured, by hours: nothing of what was measured depends on it."""

import datetime
import json
import time

import pytest
from endtoend import irqscope, url

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
    times = [result.pop("start"), result["interruptions"][0].pop("time"), result["end"].pop("time")]
    del result["command"], result["seal"]
    return code, (directory / "capture.irq").read_bytes(), result, [datetime.datetime.fromisoformat(t) for t in times]


@pytest.mark.parametrize("hours", [5, -5])
def test_a_run_while_the_clock_is_set(hours, tmp_path, monkeypatch):
    *plain, times = run_of(tmp_path / "plain")
    assert times == sorted(times) and times[-1] - times[0] < datetime.timedelta(hours=1)
    clock = SteppedClock(hours)
    clock.patch(monkeypatch)
    *stepped, times = run_of(tmp_path / "stepped")
    assert clock.reads >= 3 and stepped == plain
    assert times == sorted(times, reverse=hours < 0) and abs(times[-1] - times[0]) > datetime.timedelta(hours=5)


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
