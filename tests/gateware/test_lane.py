# SPDX-License-Identifier: BSD-2-Clause
"""The capture lane against its reference model, and its corner cases as timelines."""

import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from amaranth.sim import Simulator, SimulatorContext
from vcdvcd import VCDVCD

from irqscope.contract.frontends import LANE_CLOCKS, filter_limit
from irqscope_gateware.lane import Lane
from models.lane import Captured, Edge, capture

SIZES = [(1, 1), (1, 2), (1, 6), (2, 1), (2, 2), (2, 4), (4, 1), (4, 2), (4, 3), (8, 1), (8, 2), (8, 5)]
ENABLED = {"enable": 1, "invert": 0, "rise": 1, "fall": 1, "filter": 0, "loopback": 0}


def simulate(dut: Lane, programs: Sequence[tuple[Mapping[str, int], Sequence[int]]]) -> list[Captured]:
    """Feed each list of levels (whole clocks, then low for ever) to the lane under its configuration.

    Ticks count from the first level of each list, corrected by the contract's delay.
    """
    results = []
    r = dut.sample_count
    delay = dut.filter_clocks + LANE_CLOCKS
    sim = Simulator(dut)
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        async def clock(pins: Sequence[int]) -> None:
            ctx.set(dut.samples, sum(level << k for k, level in enumerate(pins)))
            await ctx.tick()

        for config, levels in programs:
            assert len(levels) % r == 0
            ctx.set(dut.config, {**config, "enable": 0})
            for _ in range(delay + 3):
                await clock([0] * r)
                assert not ctx.get(dut.slot.valid) and not ctx.get(dut.glitches) and not ctx.get(dut.multi)
            ctx.set(dut.config, config)
            await clock([0] * r)
            edges, glitches = [], []
            for number in range(len(levels) // r + 2 * delay):
                # What is on the output in this clock came in `delay` clocks ago.
                base = (number - delay) * r
                slot = ctx.get(dut.slot)
                if slot.valid:
                    edges.append(Edge(base + slot.sub, slot.edge, ctx.get(dut.multi)))
                    assert slot.multi == (ctx.get(dut.multi) > 0)
                else:
                    assert ctx.get(dut.multi) == 0
                glitches += [number - delay] * ctx.get(dut.glitches)
                await clock(levels[number * r : (number + 1) * r] or [0] * r)
            results.append(Captured(edges, glitches))

    sim.add_testbench(testbench)
    sim.run()
    return results


def expected(dut: Lane, config: Mapping[str, int], levels: Sequence[int]) -> Captured:
    """What the model says; of glitches the clock."""
    captured = capture(
        [*levels, 0],
        samples=dut.sample_count,
        filter_ticks=config["filter"],
        rise=bool(config["rise"]),
        fall=bool(config["fall"]),
        invert=bool(config["invert"]),
    )
    return Captured(captured.edges, [tick // dut.sample_count for tick in captured.glitches])


def runs(rng: random.Random, lengths: Sequence[int], ticks: int) -> list[int]:
    """`ticks` levels in runs of the given lengths, at random."""
    levels: list[int] = []
    level = 0
    while len(levels) < ticks:
        levels += [level] * rng.choice(lengths)
        level ^= 1
    return levels[:ticks]


def patterns(rng: random.Random, filter_ticks: int, r: int) -> Iterator[list[int]]:
    """Noise; runs that just fail and just pass the filter; runs about a clock long; ringing before a settled level."""
    clocks = 40
    f = filter_ticks
    yield [rng.getrandbits(1) for _ in range(clocks * r)]
    yield runs(rng, [max(1, f), f + 1], clocks * r)
    yield runs(rng, [1, max(1, f - 1), max(1, f), f + 1, f + 2, f + r], clocks * r)
    yield runs(rng, [1, 1, 1, 2, r, 3 * f + 1, 3 * f + r + 1], clocks * r)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("r", "filter_clocks"), SIZES)
def test_equals_the_model(r: int, filter_clocks: int, seed: int) -> None:
    """Every filter length; the last configuration of each is inverted, or selects one polarity only."""
    dut = Lane(r, filter_clocks)
    rng = random.Random(f"{r} {filter_clocks} {seed}")
    programs = []
    for f in range(filter_limit(r, filter_clocks) + 1):
        for levels in patterns(rng, f, r):
            programs.append(({**ENABLED, "filter": f}, levels))
        rise, fall, invert = rng.choice([(1, 0, 0), (0, 1, 0), (1, 1, 1), (1, 0, 1), (0, 1, 1), (0, 0, 0)])
        config = {**ENABLED, "filter": f, "rise": rise, "fall": fall, "invert": invert}
        programs.append((config, runs(rng, [1, max(1, f), f + 1], 40 * r)))
    total = 0
    for (config, levels), got in zip(programs, simulate(dut, programs), strict=True):
        want = expected(dut, config, levels)
        assert got == want, (config, levels)
        total += len(want.edges) + len(want.glitches)
    assert total > 5 * len(programs), "the patterns hardly tested anything"


def timeline(r: int, filter_clocks: int, pins: str, **config: int) -> tuple[list[tuple[int, ...]], int]:
    """Edges (tick, level, further ones) and number of glitches; `pins` has a character a tick, spaces for the eye."""
    levels = [int(level) for level in pins if level != " "]
    levels += [0] * (-len(levels) % r)
    (captured,) = simulate(Lane(r, filter_clocks), [({**ENABLED, **config}, levels)])
    return [tuple(edge) for edge in captured.edges], len(captured.glitches)


def test_an_edge_has_the_time_of_its_first_sample() -> None:
    assert timeline(4, 2, "0000 0011 1111 1111", filter=5) == ([(6, 1, 0), (16, 0, 0)], 0)


def test_a_pulse_as_long_as_the_filter_is_a_glitch() -> None:
    assert timeline(2, 3, "00 01 11 11 00 00 00 00 00", filter=5) == ([], 1)
    assert timeline(2, 3, "00 01 11 11 10 00 00 00 00", filter=5) == ([(3, 1, 0), (9, 0, 0)], 0)


def test_ringing_counts_each_pulse_and_the_edge_is_where_the_level_stays() -> None:
    assert timeline(2, 2, "00 10 10 11 11 11", filter=3) == ([(6, 1, 0), (12, 0, 0)], 2)


def test_a_dip_is_a_glitch_and_moves_nothing() -> None:
    assert timeline(2, 2, "01 11 11 11 01 11 11", filter=3) == ([(1, 1, 0), (14, 0, 0)], 1)


def test_without_filter_every_sample_counts_and_one_edge_a_clock_is_recorded() -> None:
    assert timeline(4, 1, "0101 1111 0100") == ([(1, 1, 2), (8, 0, 2)], 0)
    assert timeline(1, 1, "0 1 0 1 1") == ([(1, 1, 0), (2, 0, 0), (3, 1, 0), (5, 0, 0)], 0)


def test_edges_of_the_other_polarity_are_no_events() -> None:
    assert timeline(4, 1, "0101 1111 0100", rise=0) == ([(2, 0, 0), (8, 0, 1)], 0)
    assert timeline(4, 1, "0101 1111 0100", fall=0) == ([(1, 1, 1), (9, 1, 0)], 0)


def test_inversion_comes_first() -> None:
    assert timeline(2, 1, "00 01 11 00", invert=1, rise=0) == ([(3, 0, 0)], 0)


@pytest.mark.parametrize("r", [1, 2, 4, 8])
def test_enabling_reports_only_what_happens_afterwards(r: int) -> None:
    """The input rose while the lane was disabled: its next edge is the fall. Disabling again silences it."""
    dut = Lane(r, 2)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    high = (1 << r) - 1
    seen = []

    async def testbench(ctx: SimulatorContext) -> None:
        for enable, samples in [(0, 0), (0, high), (1, high), (1, 0), (0, 0), (0, high), (1, high), (1, 0)]:
            ctx.set(dut.config, {**ENABLED, "enable": enable, "filter": r})
            ctx.set(dut.samples, samples)
            for _ in range(10):
                await ctx.tick()
                if ctx.get(dut.slot.valid):
                    seen.append((enable, samples, ctx.get(dut.slot.edge)))
                assert ctx.get(dut.glitches) == 0

    sim.add_testbench(testbench)
    sim.run()
    assert seen == [(1, 0, 0), (1, 0, 0)]


@pytest.mark.parametrize(("r", "filter_clocks"), [(1, 3), (2, 4), (4, 2), (8, 3)])
def test_any_change_of_configuration_leaves_a_lane_that_works(r: int, filter_clocks: int) -> None:
    """Noise on pin and register; after one clean pulse the lane equals the model again."""
    dut = Lane(r, filter_clocks)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    rng = random.Random(r)
    settle = 2 * filter_clocks + LANE_CLOCKS

    async def testbench(ctx: SimulatorContext) -> None:
        async def hold(level: int) -> list[tuple[int, int]]:
            ctx.set(dut.samples, level * ((1 << r) - 1))
            seen = []
            for clock in range(settle):
                await ctx.tick()
                if ctx.get(dut.slot.valid):
                    seen.append((clock, ctx.get(dut.slot.edge)))
            return seen

        for _ in range(100):
            for _ in range(rng.randrange(30)):
                if rng.random() < 0.3:
                    ctx.set(
                        dut.config,
                        {
                            "enable": rng.getrandbits(1),
                            "invert": rng.getrandbits(1),
                            "rise": rng.getrandbits(1),
                            "fall": rng.getrandbits(1),
                            "filter": rng.getrandbits(8),
                            "loopback": 0,
                        },
                    )
                ctx.set(dut.samples, rng.getrandbits(r))
                await ctx.tick()
            ctx.set(dut.config, {**ENABLED, "filter": rng.randrange(dut.filter_limit + 1)})
            await hold(0)
            await hold(1)
            await hold(0)
            for polarity in (1, 0):
                assert await hold(polarity) == [(filter_clocks + LANE_CLOCKS - 1, polarity)]

    sim.add_testbench(testbench)
    sim.run()


@pytest.mark.parametrize("r", [1, 2, 4, 8])
@pytest.mark.parametrize("config", [{}, {"invert": 1}, {"filter": 3}, {"enable": 0, "filter": 3}])
def test_nothing_moves_while_the_input_is_constant(r: int, config: dict[str, int], tmp_path: Path) -> None:
    """A signal that toggles in idle would cost the virtual bench its skipping of idle stretches."""
    dut = Lane(r, 4)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    dump = tmp_path / "idle.vcd"

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(dut.config, {**ENABLED, **config})
        for samples in (0, (1 << r) - 1, 1):
            ctx.set(dut.samples, samples)
            await ctx.tick().repeat(5)
        ctx.set(dut.samples, (1 << r) - 1)
        await ctx.tick().repeat(40)

    sim.add_testbench(testbench)
    with sim.write_vcd(str(dump)):
        sim.run()
    vcd = VCDVCD(str(dump))
    assert len(vcd.data) > 10
    moving = [signal.references for signal in vcd.data.values() if signal.tv and signal.tv[-1][0] > 0.6 * vcd.endtime]
    assert moving == [["bench.top.clk"]]


@pytest.mark.parametrize(("samples", "filter_clocks"), [(3, 2), (16, 2), (2, 0)])
def test_impossible_parameters_are_refused(samples: int, filter_clocks: int) -> None:
    class Refused(Lane):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match="not"):
        Refused(samples, filter_clocks)
