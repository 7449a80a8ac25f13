# SPDX-License-Identifier: BSD-2-Clause
"""The host's clock was set while a run went on: it says so, and tells no time of day, which would be wrong."""

from datetime import datetime, timedelta

import goldens
import pytest

from irqscope.base.records import changed
from irqscope.report.answer import answer
from irqscope.report.document import Sentence
from irqscope.results.resultrecord import Result


@pytest.fixture(scope="module")
def result(tmp_path_factory) -> Result:
    """As if hardware had been measured."""
    found = goldens.result_of("latency", tmp_path_factory.mktemp("clock"))
    assert isinstance(found, Result)
    return changed(found, simulated=False, qualification="self-tested 2026-01-01, record 1")


def lasted(result: Result, beyond: timedelta) -> Result:
    """The host's clock went so much further than the instrument's."""
    end = result.end
    assert end
    passed = float((end.end_ticks - end.start_ticks) * result.tick.fraction)
    begin = datetime.fromisoformat(result.start)
    times = [each.isoformat(timespec="milliseconds") for each in (begin, begin + timedelta(seconds=passed) + beyond)]
    return changed(result, end=changed(end, start_time=times[0], end_time=times[1]))


def first_screen(result: Result) -> str:
    return " ".join(block.text for block in answer(result) if isinstance(block, Sentence))


@pytest.mark.parametrize(
    ("beyond", "told"),
    [(timedelta(days=-2), "48 h less"), (timedelta(seconds=90), "90 s more")],
)
def test_a_clock_that_was_set_is_told_of(result, beyond, told):
    """The page told times of day that were days off."""
    found = lasted(result, beyond)
    assert found.clocks_apart == pytest.approx(beyond.total_seconds(), abs=1e-3) and found.clock_at(0.1) is None
    assert f"The host's clock went on by {told} than the instrument's during the run" in first_screen(found)
    assert "by the host's clock)" not in first_screen(found)


@pytest.mark.parametrize("beyond", [timedelta(0), timedelta(seconds=0.99), timedelta(seconds=-0.99)])
def test_clocks_that_differ_as_clocks_do_are_not(result, beyond):
    found = lasted(result, beyond)
    assert found.clocks_apart is None and found.clock_at(0.1) is not None
    assert "was set" not in first_screen(found) and "UTC, by the host's clock)" in first_screen(found)


def test_a_simulated_instrument_has_another_time(result):
    found = changed(lasted(result, timedelta(days=2)), simulated=True)
    assert found.clocks_apart is None and "was set" not in first_screen(found)
