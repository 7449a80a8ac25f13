# SPDX-License-Identifier: BSD-2-Clause
"""The real instrument as the virtual bench runs it (idle stretches skipped, parts at rest not evaluated) and as CXXRTL
made it, every clock in both phases: every byte, every register, everything that the target saw."""

import random

import pytest

from irqscope.contract import commands, registers
from irqscope.contract.commands import Opcode
from irqscope.contract.registers import Dither, PulseEnd
from irqscope.contract.roles import FEW, INPUTS, STIMULI, Source, paired_sources
from irqscope.contract.segments import SEGMENTS, Policy
from irqscope_bench.engine import Bench, Mode
from irqscope_bench.native import NativeBackend, library
from irqscope_bench.opening import find_core

pytestmark = pytest.mark.bench

CLOCKS = 30_000
SCENARIOS = 12
PROFILES = ("ideal", "linux-rt", "rtos", "overloaded", "niedermeyer")
RATES = (0, 0, 20_000_000, 60_000_000)
"""Bytes a second: with less the replies to the configuration alone would take a million clocks."""


KNOWN = [each for each in SEGMENTS if {each.cause, each.response} <= {*paired_sources()}]
"""What an instrument with four inputs can measure."""


class Script:
    """What a host does in one scenario: the same writes at the same clocks, whatever the mode is."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        self.seed, self.tag = seed, 0
        self.rate, self.profile = rng.choice(RATES), rng.choice(PROFILES)
        self.control = {"stimulus": 1, "stimulus2": rng.randrange(2), "stream": 1, "statistics": 1, "outliers": 1}

    def write(self, bench: Bench, register: registers.Register, value: int) -> None:
        self.tag += 1
        bench.push(commands.encode(Opcode.WRITE, register.address, value, self.tag))

    def fields(self, bench: Bench, register: registers.Register, **values: int) -> None:
        self.write(bench, register, register.word.pack(values))

    def stimulus(self, bench: Bench, output: Source) -> None:
        rng, table = self.rng, registers.STIMULUS[output]
        dither = rng.choice(list(Dither))
        least = {Dither.NONE: 60, Dither.UNIFORM: 500, Dither.EXPONENTIAL: 600, Dither.WALK: 500}[dither]
        period = rng.choice([least, 2000, 9000, 25_000])
        self.fields(
            bench,
            table["mode"],
            active_low=rng.randrange(2),
            dither=dither,
            release=rng.randrange(3),
            pulse_end=rng.choice(list(PulseEnd)),
        )
        burst = rng.choice([0, 0, 3])
        for name, value in {
            "period_low": period,
            "width": rng.choice([2, 17, 30]),
            "delay_low": rng.choice([0, 3, 700]),
            "count": rng.choice([0, 0, 4]),
            "span_low": rng.choice([0, 100, period // 2]) if dither else 0,
            "seed": rng.getrandbits(32),
            "burst": burst if not dither else 0,
            "gap": 40,
        }.items():
            self.write(bench, table[name], value)

    def configure(self, bench: Bench) -> None:
        rng = self.rng
        for role in INPUTS[:FEW]:
            self.fields(
                bench,
                registers.INPUT[role],
                enable=rng.random() < 0.9,
                invert=rng.randrange(2),
                rise=1,
                fall=rng.randrange(2),
                filter=rng.choice([0, 2, 5]),
                loopback=rng.choice([0, 0, 0, 1, 2]),
            )
        for output in STIMULI:
            self.stimulus(bench, output)
        for number in range(4):
            segment, table = rng.choice(KNOWN), registers.SEGMENT[number]
            policy = Policy.INTERVAL if segment.is_interval else rng.choice([Policy.COALESCE, Policy.FIFO])
            self.fields(
                bench,
                table["mode"],
                enable=1,
                cause=segment.cause,
                response=segment.response,
                policy=policy,
                depth=rng.choice([0, 2, 16]),
            )
            self.write(bench, table["least_low"], rng.choice([0, 50]))
            self.write(bench, table["timeout_low"], rng.choice([90, 3000, 40_000]))
            self.write(bench, table["threshold_low"], rng.choice([0, 150, 100_000]))
        self.write(bench, registers.FLUSH, rng.choice([0, 1, 500, 9000]))
        self.write(bench, registers.WATCHDOG, rng.choice([0, 0, 11_000]))

    def play(self, bench: Bench) -> tuple[object, ...]:
        """Everything that can be seen of the scenario."""
        rng = self.rng
        self.configure(bench)
        while bench.counter("backlog"):
            bench.step(1000)
        end = bench.now + CLOCKS
        self.fields(bench, registers.CONTROL, **self.control)
        received = b""
        snapshot = 0
        while bench.now < end:
            bench.step(min(end - bench.now, rng.choice([1, 3, 17, 400, 9000])), rng.choice([1, 50, 10**6]))
            received += bench.pull()
            match rng.randrange(10):
                case 0:
                    snapshot += 1
                    self.write(bench, registers.SNAPSHOT, snapshot)
                case 1:
                    bench.push(commands.encode(Opcode.READ, rng.randrange(0x100), 4, 0xFFFF))
                case 2:
                    bench.push(bytes([rng.randrange(256)]))
                case 3:
                    output = rng.choice(STIMULI).label
                    self.control[output] = 1 - self.control[output]
                    self.fields(bench, registers.CONTROL, **self.control)
                case 4:
                    bench.force(rng.randrange(4), bool(rng.randrange(2)))
                case 5 if rng.random() < 0.2:
                    self.write(bench, registers.RESET, rng.randrange(2))
        return received, bench.counts(), bench.ledger(), bench.hash(), bench.counter("bytes_in"), bench.now


@pytest.fixture(scope="module")
def shipped():
    core = find_core(None)
    return core, library(core)


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    from irqscope_gateware import simulation

    directory = tmp_path_factory.mktemp("plain")
    identity = simulation.identity()
    core = simulation.generate(
        simulation.instrument(), directory, samples=identity.samples, tick=identity.tick, plain=True
    )
    return core, library(core, ("PHASES",), optimise="-O1", directory=directory)


def play(build, profiles, seed: int, mode: Mode) -> tuple[tuple[object, ...], int]:
    """What a scenario shows, and the evaluations that it took."""
    script = Script(seed)
    core, path = build
    with Bench(
        core, NativeBackend(path), seed=seed, rate=script.rate, profile=profiles(script.profile), mode=mode, ledger=True
    ) as bench:
        return script.play(bench), bench.counter("evaluations")


def compare(shipped, reference, profiles, seed: int) -> None:
    expected, all_evaluations = play(reference, profiles, seed, Mode.PLAIN)
    seen, evaluations = play(shipped, profiles, seed, Mode.WARPED)
    names = ("bytes", "counts", "ledger", "state", "bytes in", "clock")
    assert [name for name, a, b in zip(names, expected, seen, strict=True) if a != b] == []
    assert evaluations <= all_evaluations


@pytest.mark.slow  # compiling the reference takes two minutes
def test_what_ships_does_what_cxxrtl_made(shipped, reference, profiles):
    for seed in range(SCENARIOS):
        compare(shipped, reference, profiles, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_four_hundred_scenarios(seed, shipped, reference, profiles):
    compare(shipped, reference, profiles, seed)


def test_the_scenarios_are_alive(shipped, profiles):
    """Blocks come and stimuli fire in most of them, and something is skipped."""
    runs = [play(shipped, profiles, seed, Mode.WARPED) for seed in range(SCENARIOS)]
    assert sum(len(seen[0]) > 3000 for seen, _ in runs) > SCENARIOS // 2
    assert sum(len(seen[2]) > 5 for seen, _ in runs) > SCENARIOS // 2
    assert sum(evaluations for _, evaluations in runs) < 0.95 * sum(seen[-1] for seen, _ in runs)
