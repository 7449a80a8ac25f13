# SPDX-License-Identifier: BSD-2-Clause
"""The self-test through the pins, on the real gateware: a good wire passes, and each seeded fault is found."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import truth
from endtoend import irqscope, latency, url

from irqscope import cli
from irqscope.contract import registers
from irqscope.contract.registers import Register
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.device.instrument import Instrument
from irqscope.measuring.instrumentfile import Check
from irqscope.qualifying.highest_rate import HighestRate
from irqscope.qualifying.jumper import Jumper
from irqscope.results.uncertainty import combined, quantisation

pytestmark = pytest.mark.bench

PORT = {"engine": "native", "profile": "jumper", "link": "unlimited"}


class StuckFilter(Instrument):
    """Its glitch filters take other lengths than they are told, and say nothing of it."""

    length = 0

    def write(self, register: Register, value: int) -> None:
        if register in registers.INPUT.values():
            fields = register.word.unpack(value)
            value = register.word.pack({**fields, "filter": min(fields["filter"], self.length)})
        super().write(register, value)


class Boaster(Instrument):
    """Says that its statistics take a sample in every eighth clock."""

    def _identify(self):
        return replace(super()._identify(), sample_clocks=8)


@pytest.fixture
def wired() -> Iterator[Callable[..., Jumper]]:
    opened: list[Instrument] = []

    def get(kind: type[Instrument] = Instrument, stimulus: Source = Source.STIMULUS, **faults: object) -> Jumper:
        opened.append(kind.open(url(**{**PORT, **faults})))
        return Jumper(opened[-1], stimulus)

    yield get
    for instrument in opened:
        instrument.__exit__()


def failures(checks: list[Check]) -> dict[str, str]:
    return {check.name: check.found for check in checks if not check.passed}


def test_a_good_wire_passes_and_is_put_on_record(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, text = irqscope("selftest", "--jumper", "--record", "--port", url(**PORT))
    assert code == 0 and "17 of 17 checks passed" in text and "8 of 8 paths passed" in text
    (file,) = (tmp_path / "irqscope" / "instruments").iterdir()
    assert str(file) in text
    kept = json.loads(file.read_text())["selftest"]
    assert kept["passed"] and kept["offsets"] == {role.label: [0, 1] for role in INPUTS[:FEW]}
    assert len(kept["paths"]) == 8 and len(kept["checks"]) == 17
    code, text = irqscope("info", "--json", "--port", url(**PORT))
    assert json.loads(text)["record"]["selftest"]["passed"] and json.loads(text)["qualification"] == "simulated"


@pytest.mark.parametrize(
    ("faults", "name", "found"),
    [
        (
            {"pins.task.rise": "25.6ns", "pins.task.fall": "26.1ns"},
            "skew between inputs",
            "2 ticks (19.9 ns), task after isr",
        ),
        ({"pins.done.rise": "61ns", "pins.done.fall": "62ns"}, "offset of done", "rising 7 ticks, falling 7 ticks"),
        ({"pins.aux.fall": "50ns"}, "offset of aux", "rising 1 tick, falling 6 ticks"),
        ({"jumper.from": "none"}, "offset of isr", "100 rising and 100 falling edges of 200: is the jumper on it?"),
        ({"jumper.from": "stimulus2"}, "offset of task", "0 rising and 0 falling edges of 200: is the jumper on it?"),
    ],
)
def test_a_wrong_wire_is_found(wired, faults, name, found):
    delays, checks = (there := wired(**faults)).offsets()
    checks += there.skew(delays)
    assert failures(checks)[name] == found


def test_edges_at_a_sampling_instant_spread_over_one_tick(wired):
    _, checks = wired(**{"faults.near": 1}).offsets()
    assert not failures(checks)
    assert {check.found for check in checks if check.name.startswith("spread")} == {"1 tick (9.95 ns)"}


def test_the_other_output(wired):
    delays, checks = wired(stimulus=Source.STIMULUS2, **{"jumper.from": "stimulus2"}).offsets()
    assert not failures(checks) and list(delays) == list(INPUTS[:FEW])


def test_a_slow_rising_edge_swallows_short_pulses(wired):
    there = wired(**{"pins.isr.rise": "44ns"})
    delays, _ = there.offsets()
    assert failures(list(there.short_pulses(delays))) == {
        "shortest pulse captured": "5 ticks (49.8 ns)",
        "dead time": "6 ticks (59.7 ns)",  # of one tick less, both edges came in one clock
    }


@pytest.mark.parametrize(("length", "wrong"), [(0, True), (4, True), (7, False)])
def test_a_broken_glitch_filter_is_found(wired, length, wrong):
    there = wired(type("Stuck", (StuckFilter,), {"length": length}))
    delays, _ = there.offsets()
    checks = list(there.glitch_filter(delays))
    assert len(checks) == FEW and all(check.passed != wrong for check in checks)
    if wrong:
        assert "80 edges and 0 glitches of 40 pulses" in checks[0].found


def rates(there: Jumper) -> Iterator[Check]:
    return HighestRate(there.instrument, there.stimulus, Source.ISR).checks()


def test_statistics_that_take_less_than_the_instrument_states(wired):
    statistics, _ = rates(wired(Boaster))
    assert not statistics.passed and statistics.found == "samples are lost at 6.281 MHz"


def test_the_link_limits_the_event_stream(wired):
    *_, slow = rates(wired(link="1Mbaud"))
    *_, fast = rates(wired(link="3Mbaud"))
    found = [float(check.found.split()[0]) for check in (slow, fast)]
    assert slow.found.endswith("kHz without loss") and 2.3 < found[1] / found[0] < 4


def test_a_link_too_slow_for_the_test_is_said(capsys, monkeypatch):
    monkeypatch.setattr("irqscope.qualifying.jumper.PULSES", 400)  # more edges than the queue holds
    assert cli.main(["selftest", "--jumper", "--port", url(**{**PORT, "link": "115200baud"})]) == 4
    assert "use a faster one (--baud)" in capsys.readouterr().err


def test_unequal_bins_on_record_go_into_the_budget(tmp_path, monkeypatch):
    """Bins of 45 % duty, found by the code-density test, say how far samples are off from the 1 ps truth."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    duty = {"engine": "native", "link": "unlimited", "duty": "40%"}
    source = {"aux.signal": "pps", "aux.period": "17.001237us", "aux.phase": "1us", "aux.width": "3us"}
    assert irqscope("selftest", "--bins", "aux", "--edges", "30k", "--record", "--port", url(**duty, **source))[0] == 0
    count = 3000
    wave: Path = tmp_path / "pins.vcd"
    outcome = latency(url(**duty, truth=wave), tmp_path / "run", "--rate", "5kHz", "--count", count, "--filter", "0")
    tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"])
    lines = {line["name"]: line for line in outcome.segment("isr")["uncertainty"]["components"]}
    assert lines["bin widths"]["basis"] == "measured"
    assert [one["width"] for one in outcome.result["record"]["bins"]["bins"]] == pytest.approx([1.2, 0.8], abs=0.03)

    waves = truth.waveform(wave)
    driven = np.array([time for time, level in waves["stimulus"] if level])
    answered = np.array([time for time, _ in waves["isr"] if time])
    stamps = [np.array([t for t, source, _, _ in outcome.events if source == name]) for name in ("stimulus", "isr")]
    off = (stamps[1] - stamps[0]) - (answered - driven) / float(tick * 10**12)
    bias = (lines["quantisation"]["bias"] + lines["bin widths"]["bias"]) / float(tick)
    standard = combined([lines["quantisation"]["standard"], lines["bin widths"]["standard"]]) / float(tick)
    assert abs(off.mean() - bias) < 4 * standard / count**0.5
    # Twelve times as far as chance moves the SD is what the bins add to it.
    assert abs(off.std() - standard) < 0.25 * (standard - quantisation(1)[1])
