# SPDX-License-Identifier: BSD-2-Clause
"""The watchdog against a list of what must have happened."""

import random
from itertools import pairwise

import pytest
from amaranth.sim import Simulator, SimulatorContext

from irqscope_gateware.watchdog import TRIP_CLOCKS, Watchdog


def tripped(clocks: int, *, limit: dict[int, int], kicks: set[int], clears: set[int] = frozenset()) -> str:
    """`tripped` in each clock; `limit` gives the clocks in which the register changes."""
    dut = Watchdog()
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    levels = ""

    async def testbench(ctx: SimulatorContext) -> None:
        nonlocal levels
        for clock in range(clocks):
            if clock in limit:
                ctx.set(dut.limit, limit[clock])
            ctx.set(dut.kick, clock in kicks)
            ctx.set(dut.clear, clock in clears)
            levels += ".#"[ctx.get(dut.tripped)]
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    return levels


@pytest.mark.parametrize("limit", [1, 2, 5, 17])
def test_trips_after_the_limit(limit: int) -> None:
    levels = tripped(60, limit={3: limit}, kicks={3, 10})
    expected = {1: 3, 2: 3, 5: 10 if 3 + 5 + TRIP_CLOCKS > 10 else 3, 17: 10}[limit]
    assert levels.index("#") == expected + limit + TRIP_CLOCKS
    assert "." not in levels[levels.index("#") :]


def test_kicks_keep_it_quiet() -> None:
    assert "#" not in tripped(100, limit={0: 9}, kicks=set(range(0, 100, 10)))


def test_zero_never_trips() -> None:
    assert "#" not in tripped(60, limit={0: 0}, kicks={2, 30})
    assert "#" not in tripped(60, limit={0: 20, 10: 0}, kicks={2})


def test_limit_written_after_its_kick() -> None:
    """A limit that shows up late is in force from the next frame on, and does not trip at once."""
    assert "#" not in tripped(60, limit={6: 8}, kicks={4})
    assert tripped(60, limit={6: 8}, kicks={4, 20}).index("#") == 20 + 8 + TRIP_CLOCKS


def test_clear() -> None:
    assert tripped(40, limit={0: 5}, kicks={0, 20}, clears={20}) == "." * 9 + "#" * 12 + "." * 8 + "#" * 11
    assert tripped(20, limit={0: 5}, kicks={0}, clears={10}) == "." * 9 + "#" * 2 + "." * 9


def test_random_kicks() -> None:
    rng = random.Random("watchdog")
    for _ in range(20):
        limit = rng.randrange(1, 20)
        kicks = {0} | {clock for clock in range(200) if rng.random() < 0.15}
        # A kick in the very clock before the level would change comes in time.
        pauses = pairwise([*sorted(kicks), 1000])
        first = next(kick + limit + TRIP_CLOCKS for kick, after in pauses if after - kick >= limit + TRIP_CLOCKS)
        levels = tripped(200, limit={0: limit}, kicks=kicks)
        assert levels == ("." * first).ljust(200, "#")[:200]
