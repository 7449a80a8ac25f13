# SPDX-License-Identifier: BSD-2-Clause
"""Warped and unwarped simulation must be the same: every byte, every register, everything that the target saw."""

import random

import pytest

from irqscope_bench.engine import Mode
from models.stand_in import REGISTERS, command

pytestmark = pytest.mark.bench

PROFILES = ("ideal", "linux-rt", "rtos", "overloaded", "niedermeyer")
RATES = (0, 300_000, 1_200_000, 11_520, 5_000_000)
MUTANTS = [
    ("warp.h", "return value;", "return value + 1;"),
    ("warp.h", "\t\t\tstore(next, value);\n", ""),
    ("warp.h", "mask() - value - WRAP_GUARD : 0", "mask() - value + 2 : 0"),
    ("warp.h", "(down ? ~by + 1 : by)", "(down ? ~by + 1 : by + 1)"),
    ("warp.h", "if (other || !still)", "if (!still)"),
    ("bench.h", "until = std::min(until, sent.opens());", ";"),
    (
        "bench.h",
        "std::min(clocks, world.quiet(now + clocks) - now)",
        "std::min(clocks, world.quiet(now + clocks) - now + 1)",
    ),
    ("bench.h", "until = received.open(now) ? now : std::min(until, received.opens());", ";"),
    ("bench.h", "std::min(clocks, core.rest())", "std::min(clocks, core.rest() + 1)"),
    ("bench.h", "\t\t\tcore.pass(clocks);", "\t\t\tcore.pass(clocks - 1);"),
]
CALM_MUTANTS = [
    ("if (!still)\n", "if (!still && incoming)\n"),
    ("calm = std::min(calm, sent.opens());", ";"),
    ("calm = std::min(calm, received.opens());", ";"),
    ("bytes + number);\n\t\tcalm = 0;", "bytes + number);"),
]
SEEN_IDLE = {"defines": ("SKIPS_RESTS=0",)}
"""Nothing is skipped before the warp has seen it idle, as where a counter moves that does not coast."""


def scenario(
    make_bench, profiles, seed: int, mode: Mode, *, clocks: int = 120_000, samples: int | None = None, **build: object
) -> tuple:
    """Everything that can be seen of a random run, and how many evaluations it took."""
    rng = random.Random(seed)
    any_samples = rng.choice([1, 2, 2, 4, 8])
    samples = samples or any_samples
    bench = make_bench(
        samples,
        seed=seed,
        rate=rng.choice(RATES),
        profile=profiles(rng.choice(PROFILES)),
        mode=mode,
        ledger=True,
        **build,
    )
    values = {
        "period": rng.choice([0, 1, 2, 7, 40, 300, 3000, 20_000]),
        "width": rng.choice([0, 1, 5, 50, 700]),
        "sub": rng.randrange(samples),
        "flush": rng.choice([0, 1, 30, 500, 10_000]),
        "batch": rng.choice([0, 1, 8, 63]),
        "run": rng.choice([1, 1, 3]),
    }
    for name, value in values.items():
        bench.push(command(name, value))
    received = b""
    while bench.now < clocks:
        bench.step(min(clocks - bench.now, rng.choice([1, 2, 3, 17, 400, 9000, 30_000])), rng.choice([1, 50, 10**6]))
        received += bench.pull()
        match rng.randrange(12):
            case 1:
                name = rng.choice(REGISTERS[1:])
                bench.push(command(name, rng.choice([1, 3, 40, 5000])))
            case 2:  # what the counter holds, less one: looks like counting
                values["flush"] = max(0, values["flush"] - 1)
                bench.push(command("flush", values["flush"]))
            case 3:
                bench.push(bytes([rng.randrange(256)]))  # the parser stays half way
            case 4:
                bench.force(rng.randrange(4), bool(rng.randrange(2)))
    seen = received, bench.counts(), bench.ledger(), bench.hash(), bench.counter("bytes_in"), bench.counter("backlog")
    evaluations = bench.counter("evaluations")
    bench.close()
    return seen, evaluations


def compare(make_bench, profiles, seeds: range, **build: object) -> list[int]:
    """Seeds whose runs differ, and a check that anything was skipped at all.

    Every eighth is compared with CXXRTL's own class in both phases of its clock; in another eighth nothing is skipped
    before it was seen idle.
    """
    different = []
    warped = plain = 0
    for seed in seeds:
        reference = {"plain": True} if seed % 8 == 7 and not build else build
        samples = 2 if build else None  # one mutant is enough to compile
        skipped = SEEN_IDLE if seed % 8 == 3 and not build else build
        seen, evaluations = scenario(make_bench, profiles, seed, Mode.WARPED, samples=samples, **skipped)
        expected, all_evaluations = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=samples, **reference)
        warped, plain = warped + evaluations, plain + all_evaluations
        if seen != expected:
            different.append(seed)
    if len(seeds) > 10:
        assert warped < plain / 3
    return different


def caught(make_bench, profiles, mode: Mode, seeds: int, **build: object) -> bool:
    """Whether a bench so built differs from CXXRTL's own class, whose inputs are set in every clock."""
    same: dict = {"samples": 2, "clocks": 30_000}
    for seed in range(seeds):
        expected, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, plain=True, **same)
        if scenario(make_bench, profiles, seed, mode, **same, **build)[0] != expected:
            return True
    return False


def test_sixty_scenarios(make_bench, profiles):
    assert compare(make_bench, profiles, range(60)) == []


@pytest.mark.slow
def test_four_hundred_scenarios(make_bench, profiles):
    assert compare(make_bench, profiles, range(1000, 1400)) == []


@pytest.mark.few(3)
@pytest.mark.parametrize("number", range(len(MUTANTS)))
def test_mutants_are_caught(number, make_bench, mutant_harness, profiles):
    file, old, new = MUTANTS[number]
    harness = mutant_harness(file, old, new)
    skipped = SEEN_IDLE if file == "warp.h" else {}
    for seed in range(60):
        if compare(make_bench, profiles, range(seed, seed + 1), harness=harness, **skipped):
            return
    raise AssertionError("not caught")


@pytest.mark.few(1)
@pytest.mark.parametrize("number", range(len(CALM_MUTANTS)))
def test_inputs_that_change_and_are_not_set_are_caught(number, make_bench, mutant_harness, profiles):
    harness = mutant_harness("bench.h", *CALM_MUTANTS[number])
    assert caught(make_bench, profiles, Mode.WARPED, 30, harness=harness)


def test_one_idle_clock_is_not_enough(make_bench, profiles):
    """A counter that is held at its reload value, and this is lowered by one, seems to count for one clock."""
    seen = []
    for mode, build in (
        (Mode.WARPED, {"defines": ("WARP_IDLE_CLOCKS=1", *SEEN_IDLE["defines"])}),
        (Mode.PLAIN, {}),
        (Mode.PLAIN, {"plain": True}),
    ):
        bench = make_bench(2, mode=mode, rate=0, **build)
        bench.push(command("flush", 40_000))
        bench.step(1000)
        bench.push(command("flush", 39_999))
        bench.step(500)
        seen.append(bench.hash())
    assert seen[0] != seen[1] == seen[2]


def test_what_rests_is_skipped_before_it_was_seen_idle(make_bench):
    seen = []
    for build in ({}, SEEN_IDLE):
        bench = make_bench(2, rate=0, **build)
        bench.push(command("period", 300) + command("run", 1))
        bench.step(30_000)
        seen.append((bench.hash(), bench.counter("evaluations")))
    assert seen[0][0] == seen[1][0] and seen[0][1] < seen[1][1]


def test_counters_are_found(make_bench):
    """time base low, stimulus wait and pulse, patience: each is declared in one place, seen in several modules."""
    assert make_bench(2).counter("linear_counters") == 4


def test_idle_costs_nothing(make_bench):
    """A second without anything is skipped, but for the wraps of the 12-bit counter."""
    bench = make_bench(2)
    bench.step(50_250_000)
    assert bench.now == 50_250_000
    assert bench.counter("evaluations") < 50_250_000 / 4096 * 20
