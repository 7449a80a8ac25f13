# SPDX-License-Identifier: BSD-2-Clause
"""The absolute tick of every event against the waveform of the pins, read by code that shares nothing with irqscope."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from bench_truth import check_statistics, disagreements, share_near
from endtoend import Outcome, latency, url
from formal_support import mutant

from irqscope.contract.frontends import stamp_offset
from irqscope_bench import native, opening
from irqscope_bench.core import Core

pytestmark = pytest.mark.bench

PROFILE = """
[irq]
latency = { shape = "lognormal", least = "900ns", median = "4us", sigma = 0.8, limit = "200us" }
[isr]
toggle = "80ns"
duration = "1.7us"
[task]
latency = { shape = "uniform", least = "500ns", most = "9us" }
duration = { shape = "exponential", least = "300ns", mean = "2us", limit = "40us" }
[faults]
near = 0.4
spurious = 0.05
[pins.isr]
rise = "31ns"
fall = "7ns"
ringing = 4
spacing = "6.7ns"
[pins.task]
rise = "240ns"
fall = "20ns"
[pins.done]
ringing = 2
spacing = "1.9ns"
"""
COUNT = 400
QUICK_COUNT = 120
"""Stimuli on a core that is compiled for one test alone: without optimisation, since compiling costs the most."""


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    path = tmp_path / "ringing.toml"
    path.write_text(PROFILE)
    return path


def quickly_compiled(core: Core, harness: Path = native.HARNESS, **options: object) -> Path:
    """A library for a few hundred stimuli: what -O3 would save in running it costs in compiling."""
    return compile_library(core, harness=harness, optimise="-O0")


compile_library = native.library


def check_truth(samples: int, glitch: str, count: int, profile: Path, directory: Path) -> None:
    """A run with R = `samples`, each event and each bin of it compared with the pins' waveform."""
    path = directory / "pins.vcd"
    port = url(profile=profile, truth=path, engine="native", link="unlimited", r=samples, seed=samples)
    run = ("--rate", "5kHz", "--count", count, "--seed", "7", "--filter", glitch)
    outcome = latency(port, directory / "run", *run)
    assert outcome.result["instrument"]["samples"] == samples
    assert outcome.result["valid"] and outcome.result["complete"]
    assert outcome.result["balance"]["balanced"] and outcome.result["cross_check"]["agrees"]
    assert disagreements(path, outcome) == 0
    assert len(outcome.events) > 3 * count
    tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"])
    assert share_near(path, tick) > 0.1
    check_statistics(path, outcome)
    if glitch == "0" and samples == 8:
        assert {name for _, name, _, multi in outcome.events if multi} == {"isr", "done"}


@pytest.mark.parametrize("glitch", ["0", "50ns"])
def test_every_event_is_the_truth(glitch, profile, tmp_path):
    check_truth(2, glitch, COUNT, profile, tmp_path)


@pytest.mark.parametrize("samples, glitch", [(1, "50ns"), (4, "0"), (8, "0")])
def test_every_event_is_the_truth_with_other_samples_a_clock(samples, glitch, profile, tmp_path, monkeypatch):
    monkeypatch.setattr(native, "library", quickly_compiled)
    check_truth(samples, glitch, QUICK_COUNT, profile, tmp_path)


@pytest.fixture
def short_run(profile, tmp_path) -> Callable[[], tuple[Path, Outcome]]:
    """A short run and its waveform."""

    def measure() -> tuple[Path, Outcome]:
        path = tmp_path / "pins.vcd"
        port = url(profile=profile, truth=path, engine="native", link="unlimited")
        return path, latency(port, tmp_path / "run", "--rate", "5kHz", "--count", 50, "--filter", "0")

    return measure


def test_a_constant_off_by_one_is_caught(short_run):
    path, outcome = short_run()
    assert disagreements(path, outcome) == 0
    for error in (-1, 1):
        assert disagreements(path, outcome, lambda *build, e=error: stamp_offset(*build) + e) > len(outcome.events)


@pytest.mark.parametrize(
    "file, old, new",
    [
        ("tick.h", "(u128(ps) * denominator + step - 1) / step", "(u128(ps) * denominator + 2 * step - 1) / step"),
        ("world.h", "return tick.at(clock * R + instant);", "return tick.at(clock * R + instant + 1);"),
    ],
)
def test_a_harness_off_by_one_sample_is_caught(file, old, new, short_run, mutant_harness, monkeypatch):
    harness = mutant_harness(file, old, new)
    monkeypatch.setattr(native, "library", lambda core, **options: quickly_compiled(core, harness))
    path, outcome = short_run()
    assert disagreements(path, outcome) > 20


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "old, new",
    [
        (
            "inward.i.eq(self.inputs)",
            "inward.i.eq(Cat(self.inputs[i * len(self.inputs) // 4 :][: len(self.inputs) // 4][::-1] "
            "for i in range(4)))",
        ),
        (
            "self.outputs.eq(outward.o)",
            "self.outputs.eq(Cat(outward.o[i * len(outward.o) // 3 :][: len(outward.o) // 3][::-1] for i in range(3)))",
        ),
    ],
)
def test_reversed_lanes_are_caught(old, new, short_run, tmp_path, monkeypatch):
    from irqscope_gateware import simulation

    top = mutant("irqscope_gateware.frontend", old, new, via="irqscope_gateware.top")
    identity = simulation.identity()
    core = simulation.generate(
        top.SimulationInstrument(identity), tmp_path / "core", samples=identity.samples, tick=identity.tick
    )
    monkeypatch.setattr(opening, "find_core", lambda samples, statistics, inputs, wasm=False: core)
    monkeypatch.setattr(native, "library", quickly_compiled)
    path, outcome = short_run()
    assert disagreements(path, outcome) > 50
