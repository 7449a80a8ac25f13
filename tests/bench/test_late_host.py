# SPDX-License-Identifier: BSD-2-Clause
"""A host that says nothing for longer than its instrument waits: the watchdog stops the stimuli, if any are left."""

from fractions import Fraction

import pytest
from endtoend import latency, url

from irqscope.device.transport import SerialTransport
from irqscope.measuring.planning import WATCHDOG
from irqscope.measuring.run import Run
from irqscope.units import format_time

pytestmark = pytest.mark.bench

PATIENCE = Fraction(1)
SLEPT = 2 * float(WATCHDOG + PATIENCE)
"""Seconds that are twice as long as the watchdog waits."""


@pytest.fixture
def asleep(monkeypatch):
    """A host that sleeps in its third read of a run; what comes meanwhile it has afterwards. By read, how long."""
    take, read, slept = Run._take, SerialTransport.read, []

    def late(transport, together=1):
        begin, data = transport.seconds, read(transport, together)
        while len(slept) == 3 and transport.seconds < begin + SLEPT:
            data += read(transport, together)
        slept.append(transport.seconds - begin)
        return data

    def first(run, together=1):
        monkeypatch.setattr(SerialTransport, "read", late)
        return take(run, together)

    monkeypatch.setattr(Run, "_take", first)
    return slept


@pytest.mark.parametrize(("count", "left"), [(300, False), (100_000, True)])
def test_the_watchdog_stops_what_is_left(count, left, asleep, tmp_path):
    arguments = ("--rate", "2kHz", "--count", count, "--patience", format_time(PATIENCE))
    found = latency(url(profile="linux-rt", engine="native"), tmp_path / "run", *arguments)
    assert max(asleep) >= SLEPT
    result, driven = found.result, found.result["stimuli"]["stimulus"]["fired"]
    assert (found.code, result["end"]["reason"]) == ((3, "watchdog") if left else (0, "count"))
    assert result["warnings"] == left * ["the watchdog stopped the stimuli because the host was silent"]
    assert result["plan"]["short"] == left and result["balance"]["balanced"]
    least, most = (WATCHDOG + PATIENCE) * 2000, (WATCHDOG + PATIENCE + 1) * 2000
    assert least <= driven <= most if left else driven == count
