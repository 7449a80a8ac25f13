# SPDX-License-Identifier: BSD-2-Clause
"""Random shifts and intervals: the gateware against the model, and the model against the distributions it claims."""

import math
import random

import numpy as np
import pytest
from amaranth.sim import Simulator, SimulatorContext

import models.stimulus as model
from irqscope.contract.registers import Dither as Mode
from irqscope.contract.stimulus import DRAW_LIMIT, EXPONENTIAL_LIMIT, LEAST_CLOCKS
from irqscope_gateware import dither


def draw_all(configurations: list[dict[str, int]], draws: int, limit: int) -> list[list[tuple[int, int]]]:
    """(shift, clocks until it did not change any more) of each draw, the lead's first, for each configuration."""
    dut = dither.Dither()
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    results = []

    async def testbench(ctx: SimulatorContext) -> None:
        for configuration in configurations:
            ctx.set(dut.config, configuration)
            ctx.set(dut.start, 1)
            await ctx.tick()
            ctx.set(dut.start, 0)
            await ctx.tick()
            found = []
            for number in range(draws):
                last = ctx.get(dut.shift)
                ctx.set(dut.draw, 1)
                ctx.set(dut.lead, number == 0)
                assert ctx.get(dut.shift) == last
                await ctx.tick()
                ctx.set(dut.draw, 0)
                quiet = 0
                last = ctx.get(dut.shift)
                for clock in range(1, limit):
                    value = ctx.get(dut.shift)
                    if value != last:
                        quiet, last = clock, value
                    await ctx.tick()
                found.append((last, quiet))
            results.append(found)

    sim.add_testbench(testbench)
    sim.run()
    return results


def test_uniform_equals_the_model() -> None:
    rng = random.Random("uniform")
    spans = [1, 2, 3, (1 << 40) - 1, *(rng.randrange(1, 1 << rng.randint(1, 40)) for _ in range(12))]
    cases = [{"dither": Mode.UNIFORM, "span": span, "seed": rng.randrange(1 << 32)} for span in spans]
    cases += [{"dither": Mode.UNIFORM, "span": 1 << 39, "seed": seed} for seed in (0, 1, 2)]
    for case, found in zip(cases, draw_all(cases, 12, dither.UNIFORM_CLOCKS + 4), strict=True):
        numbers = model.random_numbers(case["seed"])
        for number, (shift, clocks) in enumerate(found):
            assert shift == model.uniform(numbers, case["span"])
            assert clocks <= dither.UNIFORM_CLOCKS + 2 * (number == 0)
    assert max(clocks for _, *found in draw_all(cases, 12, 64) for _, clocks in found) == dither.UNIFORM_CLOCKS
    assert LEAST_CLOCKS[Mode.UNIFORM] >= dither.UNIFORM_CLOCKS


def test_exponential_equals_the_model() -> None:
    rng = random.Random("exponential")
    spans = [1, 2, (1 << 33) - 1, *(rng.randrange(1, 1 << rng.randint(1, 34)) for _ in range(9))]
    mode = Mode.EXPONENTIAL
    cases = [{"dither": mode, "span": span, "seed": rng.randrange(1 << 32)} for span in spans]
    for case, (first, *found) in zip(cases, draw_all(cases, 31, 80), strict=True):
        assert first == (0, 0), "nothing is drawn before the first edge"
        numbers = model.random_numbers(case["seed"])
        for shift, _ in found:
            assert shift == model.exponential(numbers, case["span"])


@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_exhausted_draws_end_in_time(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    """With a limit that is often reached: the model's result, within the promised time. So does the real one."""
    monkeypatch.setattr(dither, "DRAW_LIMIT", limit)
    monkeypatch.setattr(model, "DRAW_LIMIT", limit)
    case = {"dither": Mode.EXPONENTIAL, "span": (1 << 34) - 1, "seed": 99}
    ((_, *found),) = draw_all([case], 151, 60)
    numbers = model.random_numbers(99)
    for shift, clocks in found:
        assert shift == model.exponential(numbers, (1 << 34) - 1)
        assert clocks <= limit + dither.EXPONENTIAL_CLOCKS - DRAW_LIMIT
    worst = limit + dither.EXPONENTIAL_CLOCKS - DRAW_LIMIT
    assert max(clocks for _, clocks in found) > worst - 2, "the worst case was met"
    assert LEAST_CLOCKS[Mode.EXPONENTIAL] >= dither.EXPONENTIAL_CLOCKS


def test_without_dither_nothing_is_drawn() -> None:
    """Whatever was drawn before."""
    cases = [{"dither": mode, "span": 77, "seed": 5} for mode in (Mode.UNIFORM, Mode.NONE, Mode.EXPONENTIAL, Mode.NONE)]
    found = draw_all(cases, 10, 150)
    assert found[1] == found[3] == [(0, 0)] * 10
    assert all(shift for shift, _ in found[0][-1:] + found[2][-1:])


# The distributions, with fixed seeds: each bound is about four standard deviations wide.


@pytest.mark.parametrize("seed", [1, 0xDEAD_BEEF, 2**31])
def test_uniform_is_uniform(seed: int) -> None:
    n, span = 100_000, 250
    numbers = model.random_numbers(seed)
    shifts = np.array([model.uniform(numbers, span) for _ in range(n)])
    counts = np.bincount(shifts, minlength=span)
    assert len(counts) == span
    chi2 = float(((counts - n / span) ** 2 / (n / span)).sum())
    assert abs(chi2 - (span - 1)) < 4 * math.sqrt(2 * (span - 1))
    assert abs(np.corrcoef(shifts[1:], shifts[:-1])[0, 1]) < 4 / math.sqrt(n)


@pytest.mark.parametrize("seed", [1, 0xDEAD_BEEF, 2**31])
def test_exponential_is_exponential(seed: int) -> None:
    n, mean, bins = 100_000, 1 << 24, 100
    numbers = model.random_numbers(seed)
    values = np.array([model.exponential(numbers, mean) for _ in range(n)]) / mean
    assert abs(values.mean() - 1) < 4 / math.sqrt(n)
    assert abs(values.var() - 1) < 4 * math.sqrt(8 / n)
    assert abs(np.corrcoef(values[1:], values[:-1])[0, 1]) < 4 / math.sqrt(n)
    counts = np.bincount(np.minimum((1 - np.exp(-values)) * bins, bins - 1).astype(int), minlength=bins)
    chi2 = float(((counts - n / bins) ** 2 / (n / bins)).sum())
    assert abs(chi2 - (bins - 1)) < 4 * math.sqrt(2 * (bins - 1))
    assert values.max() < EXPONENTIAL_LIMIT


def test_exponential_limit_holds() -> None:
    """However the comparisons go: numbers made such that every run is rejected as late as possible."""

    def rejected_runs():
        while True:
            yield from (0xFFFF_FFFF, 0xFFFF_FFFE, 0xFFFF_FFFF)

    assert model.exponential(rejected_runs(), 1000) < EXPONENTIAL_LIMIT * 1000
    assert model.exponential(rejected_runs(), 1000) > (EXPONENTIAL_LIMIT - 2) * 1000


def test_draw_limit_is_never_met() -> None:
    """Probability that an interval takes more than DRAW_LIMIT numbers, from the lengths of falling runs."""
    # A run takes n numbers with probability 1/(n-1)! - 1/n!; it is rejected if n is odd.
    run = {n: 1 / math.factorial(n - 1) - 1 / math.factorial(n) for n in range(2, 40)}
    start = [1.0] + [0.0] * DRAW_LIMIT  # probability that a run starts after that many numbers
    done = 0.0
    for taken in range(DRAW_LIMIT):
        for n, probability in run.items():
            if taken + n <= DRAW_LIMIT:
                if n % 2:
                    start[taken + n] += start[taken] * probability
                else:
                    done += start[taken] * probability
    assert 1 - done < 1e-12
