# SPDX-License-Identifier: BSD-2-Clause
"""Inputs of the virtual bench connected by hand, and its oscillator's error, on the real gateware."""

from collections.abc import Iterator

import pytest
from endtoend import url

from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.device.instrument import Instrument
from irqscope.device.transport import connect, seconds
from irqscope.errors import BadInput
from irqscope.qualifying.jumper import Jumper
from irqscope.qualifying.trial import Trial
from irqscope_bench.engine import INVERTED, Bench, Wire
from models.instrument import ModelInstrument

pytestmark = pytest.mark.bench

PORT = {"engine": "native", "profile": "bringup", "link": "unlimited"}
PULSES, WIDTH = 20, 40


@pytest.fixture
def instrument() -> Iterator[Instrument]:
    with Instrument.open(url(**PORT)) as opened:
        yield opened


def bench_of(instrument: Instrument) -> Bench:
    bench: Bench = instrument.transport._port.bench  # type: ignore[attr-defined]
    return bench


def driven(instrument: Instrument, by: Source = Source.STIMULUS) -> Trial:
    there = Jumper(instrument, by)
    return there._run(width=WIDTH, period=there._period, count=PULSES)


def edges(found: Trial) -> list[tuple[int, int]]:
    return [(len(found.times(role, 1)), len(found.times(role, 0))) for role in INPUTS[:FEW]]


NONE, ALL = (0, 0), (PULSES, PULSES)


def test_only_what_is_connected_is_driven(instrument):
    assert connect(instrument.transport, {"task": "stimulus", "done": "stimulus2"}) is None
    found = driven(instrument)
    assert edges(found) == [NONE, ALL, NONE, NONE]
    assert set(found.times(Source.TASK) - found.times(Source.STIMULUS)) == {1}  # 5.6 ns in a tick of 9.95 ns
    assert edges(driven(instrument, Source.STIMULUS2)) == [NONE, NONE, ALL, NONE]


def test_what_was_connected_before_is_taken_off(instrument):
    assert connect(instrument.transport, {"isr": "stimulus", "aux": "source"}) is None
    with_source = edges(driven(instrument))
    assert with_source[0] == ALL and with_source[3][0] > 100
    assert connect(instrument.transport, dict.fromkeys(("isr", "task", "done", "aux"), "stimulus")) is None
    assert edges(driven(instrument)) == [ALL] * 4


def test_an_inverter_and_a_loose_contact():
    with Instrument.open(url(**PORT, **{"faults.lost": 0.25})) as there:
        assert connect(there.transport, {}) is None
        bench_of(there).connect(Source.ISR, Wire.STIMULUS | INVERTED)
        found = driven(there)
    ((rises, falls), *others) = edges(found)
    assert others == [NONE] * 3 and 10 < rises == falls < PULSES
    assert set(found.times(Source.ISR, 1)) <= set(found.times(Source.STIMULUS) + WIDTH + 1)


def test_a_profile_without_a_source_says_so():
    with Instrument.open("sim://?engine=native") as there:
        assert "has no source: aux.signal=pps" in str(connect(there.transport, {"aux": "source"}))


def test_elsewhere_hands_are_needed():
    assert connect(ModelInstrument(), {}) == "only hands can wire its pins"


@pytest.mark.parametrize(("text", "error"), [("200ppm", 200e-6), ("-12.5ppm", -12.5e-6), ("0ppm", 0.0)])
def test_an_oscillator_that_is_off(text, error):
    """The link is as it was: only what the instrument counts in a second is another number."""
    with Instrument.open(url(**PORT, oscillator=text)) as there:
        began, before = seconds(there.transport), there.now()
        for _ in range(20):
            there.pump()
        ended, after = seconds(there.transport), there.now()
        found = float((after - before) * there.identity.tick) / (ended - began) - 1
        assert ended - began > 1.9 and found == pytest.approx(error, abs=1e-5)


@pytest.mark.parametrize("text", ["200", "2%", "20000ppm", "ppm"])
def test_what_is_no_error_of_an_oscillator(text):
    with pytest.raises(BadInput, match="is not an error of an oscillator"):
        Instrument.open(f"sim://?oscillator={text}")
