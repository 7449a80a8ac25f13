# SPDX-License-Identifier: BSD-2-Clause
"""The bench samples the pins as the published rule says, to the instant: truth waveform against raw samples."""

import random
from fractions import Fraction

import pytest
import truth

from models.stand_in import command, frames

pytestmark = pytest.mark.bench

TICK = Fraction(1, 100_500_000)
PINS = ("isr", "task", "done", "aux")
CLOCKS = 400_000
MUTANTS = [
    ("tick.h", "(u128(ps) * denominator + step - 1) / step", "(u128(ps) * denominator) / step"),
    ("tick.h", "(u128(ps) * denominator + step - 1) / step", "(u128(ps) * denominator + 2 * step - 1) / step"),
    ("world.h", "tick.first(now) - clock * R)", "R - 1 - (tick.first(now) - clock * R))"),
    ("world.h", "driving >> (output * R + instant) & 1", "driving >> (output * R + R - 1 - instant) & 1"),
    ("world.h", "return tick.at(clock * R + instant);", "return tick.at(clock * R + R + instant);"),
]


def run(make_bench, profiles, samples, seed, path, **build):
    """(raw frames, waveform, stimulus outputs by clock) of a busy run with edges close to the sampling instants."""
    rng = random.Random(seed)
    overrides = [("faults.near", "0.4"), ("aux.signal", "stimulus"), ("isr.toggle", "0ns")]
    bench = make_bench(samples, seed=seed, profile=profiles("rtos", *overrides), truth=path, **build)
    bench.push(command("sub", rng.randrange(samples)))
    bench.push(command("width", rng.randrange(20, 90)))
    bench.push(command("period", rng.randrange(600, 900)))
    bench.push(command("run", 3))
    bench.step(CLOCKS)
    counts = bench.counts()
    received = bench.pull()
    bench.close()
    return frames(received), truth.waveform(path), counts


def instants(frame_list, role, samples, clocks):
    """(instant, level) of each change of an input, from the raw samples."""
    changes, level = [], 0
    for clock, pins in frame_list:
        for i in range(samples):
            now = pins >> (role * samples + i) & 1
            if now != level:
                changes.append((clock * samples + i, now))
                level = now
    return changes


def disagreements(make_bench, profiles, samples, seed, path, late_ps=0, **build):
    """Number of edges whose instant is not the one that the rule gives; and the share of close edges."""
    frame_list, waves, counts = run(make_bench, profiles, samples, seed, path, **build)
    wrong = near = total = 0
    horizon = (CLOCKS - 300) * samples  # frames still on their way at the end
    for role, pin in enumerate(PINS):
        expected = [c for c in truth.sampled_changes(waves[pin], TICK, late_ps) if c[0] < horizon]
        measured = [c for c in instants(frame_list, role, samples, CLOCKS) if c[0] < horizon]
        wrong += len(set(expected) ^ set(measured))
        near += sum(truth.near_instant(time, TICK, 50) for time, _ in waves[pin])
        total += len(waves[pin])
        assert len(expected) > 100
        assert counts[f"{pin}_edges"] == len(waves[pin]) - 1
    return wrong, near / total


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_samples_are_the_truth(samples, make_bench, profiles, tmp_path):
    wrong, near = disagreements(make_bench, profiles, samples, samples, tmp_path / "truth.vcd")
    assert wrong == 0
    assert near > 0.1


@pytest.mark.parametrize("duty, late_ps", [("0.45", -995), ("0.52", 398), ("0.1", -7960)])
@pytest.mark.parametrize("samples", [2, 4])
def test_displaced_instants_are_the_truth(samples, duty, late_ps, make_bench, profiles, tmp_path):
    path = tmp_path / "truth.vcd"
    run = (make_bench, profiles, samples, samples, path)
    assert disagreements(*run, late_ps, duty=Fraction(duty))[0] == 0
    assert disagreements(*run, late_ps + 60, duty=Fraction(duty))[0] > 0


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "file, old, new",
    [
        ("tick.h", "at(k - 1) >= ps", "false"),
        ("tick.h", "at(k) >= ps ? k : k + 1", "k"),
        ("tick.h", "(k & 1 ? displaced : 0)", "(k & 1 ? 0 : displaced)"),
        ("world.h", "tick.displace(ps);", "(void)ps;"),
    ],
)
def test_displacements_gone_wrong_are_caught(file, old, new, make_bench, profiles, tmp_path, mutant_harness):
    harness = mutant_harness(file, old, new)
    wrong = [
        disagreements(make_bench, profiles, 2, 1, tmp_path / "truth.vcd", late_ps, duty=duty, harness=harness)[0]
        for duty, late_ps in ((Fraction("0.45"), -995), (Fraction("0.55"), 995))
    ]
    assert sum(wrong) > 0


@pytest.mark.parametrize("samples, sub", [(4, 3), (4, 2), (2, 1)])
def test_outputs_come_from_the_same_clock(samples, sub, make_bench, profiles, tmp_path):
    path = tmp_path / "truth.vcd"
    times = []
    for duty in ("0.5", "0.45"):
        bench = make_bench(samples, profile=profiles("ideal"), truth=path, duty=Fraction(duty))
        bench.push(command("sub", sub) + command("width", 20) + command("period", 5000) + command("run", 1))
        bench.step(30_000)
        bench.close()
        times.append([time for time, level in truth.waveform(path)["stimulus"] if level])
    late = {b - a for a, b in zip(*times, strict=True)}
    assert late == {-995 if sub % 2 else 0} and len(times[0]) >= 5


@pytest.mark.few(2)
@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_mutants_are_caught(number, make_bench, profiles, tmp_path, mutant_harness):
    harness = mutant_harness(*MUTANTS[number])
    samples = 4
    path = tmp_path / "truth.vcd"
    if "stimulus" in MUTANTS[number][1] or "instant" in MUTANTS[number][1]:
        assert stimulus_error(make_bench, profiles, samples, path, harness=harness)
    else:
        assert disagreements(make_bench, profiles, samples, 1, path, harness=harness)[0] > 0


def stimulus_error(make_bench, profiles, samples, path, **build):
    """Whether the stimulus on the pin is elsewhere than at the instant that the registers ask for."""
    bench = make_bench(samples, profile=profiles("ideal"), truth=path, **build)
    bench.push(command("sub", 3) + command("width", 20) + command("period", 5000) + command("run", 1))
    bench.step(30_000)
    bench.close()
    wave = truth.waveform(path)
    rises = [time for time, level in wave["stimulus"] if level]
    # `run` holds from clock 21 on (20 bytes, one in each clock, then a clock to write); one clock to the pin
    expected = [int(Fraction((22 + i * 5001) * samples + 3) * TICK * truth.PS) for i in range(len(rises))]
    return rises != expected or len(rises) < 5


@pytest.mark.parametrize("samples", [4, 8])
def test_stimulus_is_on_the_pin_at_its_instant(samples, make_bench, profiles, tmp_path):
    assert not stimulus_error(make_bench, profiles, samples, tmp_path / "truth.vcd")


def test_answer_within_the_clock_of_its_stimulus(make_bench, profiles, tmp_path):
    """A copy of the stimulus on `aux` is seen at the stimulus' own instant."""
    path = tmp_path / "truth.vcd"
    bench = make_bench(4, profile=profiles("ideal", ("aux.signal", "stimulus")), truth=path)
    bench.push(command("sub", 2) + command("width", 20) + command("period", 5000) + command("run", 1))
    bench.step(30_000)
    seen = [time for time, level in instants(frames(bench.pull()), 3, 4, 30_000) if level]
    bench.close()
    stimuli = [truth.first_instant(t, TICK) for t, level in truth.waveform(path)["stimulus"] if level]
    assert seen == stimuli[: len(seen)]
    assert len(seen) >= 5
