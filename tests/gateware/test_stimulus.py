# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus against its model, tick by tick, and its corner cases as timelines."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest
from amaranth.sim import Simulator, SimulatorContext

import models.stimulus as model
from irqscope.contract.registers import Dither, PulseEnd
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.stimulus import LEAST_CLOCKS, START_CLOCKS, STOP_CLOCKS
from irqscope.device.stimulus_plan import StimulusPlan, check, largest_span, least_distance
from irqscope_gateware import dither as dither_module
from irqscope_gateware.stimulus import Stimulus
from irqscope_gateware.stimulus_config import TIMES, stimulus_layout

LIMIT = 100_000
"""Clocks after which a simulation is given up."""


@dataclass
class Scenario:
    """What is done to a stimulus; clocks count from the one in which `run` rises."""

    plan: StimulusPlan
    clocks: int
    responses: Sequence[int] = ()
    stop: int | None = None
    halt: bool = False  # stop with `halt` in place of `run`
    noise: Sequence[int] = ()  # clocks with a response of the other inputs


@dataclass
class Seen:
    """What the outputs did: the pin at each tick, the ticks of slots, the clocks of `blocked`."""

    pin: list[int] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    blocked: list[int] = field(default_factory=list)
    running: list[int] = field(default_factory=list)


def simulate(samples: int, scenarios: Sequence[Scenario], **build: int) -> list[Seen]:
    """All scenarios in one simulation, each started once the one before has ended by itself or by a cleared run bit."""
    dut = Stimulus(samples, **build)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    results = []

    async def testbench(ctx: SimulatorContext) -> None:
        passed = 0
        for scenario in scenarios:
            plan = scenario.plan
            ctx.set(dut.config, {name: int(getattr(plan, name)) for name in stimulus_layout().members})
            ctx.set(dut.run, 0)
            ctx.set(dut.halt, 0)
            await ctx.tick()
            while ctx.get(dut.running):
                assert (passed := passed + 1) < LIMIT
                await ctx.tick()
            await ctx.tick().repeat(3)
            ctx.set(dut.run, 1)
            seen = Seen()
            for clock in range(scenario.clocks):
                assert (passed := passed + 1) < LIMIT
                if clock == scenario.stop:
                    ctx.set(dut.halt if scenario.halt else dut.run, int(scenario.halt))
                noise = 0b1111 if clock in scenario.noise else 0
                ctx.set(dut.responses, noise & ~(1 << plan.release) | (clock in scenario.responses) << plan.release)
                output = ctx.get(dut.output)
                seen.pin += [output >> index & 1 for index in range(samples)]
                seen.running.append(ctx.get(dut.running))
                if ctx.get(dut.slot.valid):
                    assert ctx.get(dut.slot.edge) and not ctx.get(dut.slot.multi)
                    seen.edges.append(clock * samples + ctx.get(dut.slot.sub))
                if ctx.get(dut.blocked):
                    seen.blocked.append(clock)
                await ctx.tick()
            ctx.set(dut.responses, 0b1111)  # lets go of a pulse that may be held
            results.append(seen)

    sim.add_testbench(testbench)
    sim.run()
    return results


def agree(
    samples: int, scenarios: Sequence[Scenario], *, dithered: bool = True, bursts: bool = True, **build: int
) -> None:
    """Every tick, edge and blocked edge is that of the model; without dither and bursts whatever the plan has of it."""
    missing: dict[str, int] = {} if dithered else {"dither": Dither.NONE}
    if not bursts:
        missing["burst"] = 0
    everything = simulate(samples, scenarios, dithered=dithered, bursts=bursts, **build)
    for scenario, seen in zip(scenarios, everything, strict=True):
        plan = replace(scenario.plan, **missing)
        found = model.pulses(plan, samples, clocks=scenario.clocks, responses=scenario.responses, stop=scenario.stop)
        assert seen.edges == [pulse.start for pulse in found if not pulse.blocked], scenario
        assert seen.blocked == [pulse.start // samples for pulse in found if pulse.blocked], scenario
        driven = [pulse for pulse in found if not pulse.blocked]
        pin = model.levels(driven, scenario.clocks * samples, active_low=scenario.plan.active_low)
        assert seen.pin == pin, scenario


def random_scenario(rng: random.Random, samples: int) -> Scenario:
    """A configuration that `check` accepts, often at its limits."""
    mode = rng.choice(list(Dither))
    pulse_end = rng.choice(list(PulseEnd))
    width = rng.choice([samples, rng.randrange(samples, 4 * samples), rng.randrange(samples, 60 * samples)])
    distance = least_distance(width, samples, pulse_end)
    burst = rng.choice([0, 0, 1, 2, rng.randrange(2, 9)])
    gap = distance + rng.choice([0, 1, rng.randrange(8 * samples)])
    least = max(LEAST_CLOCKS[mode] * samples, max(0, burst - 1) * gap + distance)
    period = least + rng.choice([0, 1, rng.randrange(6 * samples), rng.randrange(40 * samples)])
    limit = largest_span(period, width, samples, burst=burst, gap=gap, pulse_end=pulse_end)
    span = rng.choice([limit, rng.randint(1, limit)])
    if mode == Dither.EXPONENTIAL:
        span = rng.randint(1, 60 * samples)
    plan = StimulusPlan(
        period=period,
        width=width,
        active_low=rng.randrange(2),
        pulse_end=pulse_end,
        release=rng.choice(INPUTS[:FEW]),
        dither=mode,
        delay=rng.choice([0, rng.randrange(100 * samples)]),
        count=rng.choice([0, 1, 2, rng.randrange(20)]),
        burst=burst,
        gap=gap,
        span=span,
        seed=rng.choice([0, 1, rng.randrange(1 << 32)]),
    )
    check(plan, samples)
    clocks = START_CLOCKS + rng.randrange(100, 900)
    density = rng.choice([0.01, 0.1, 0.5])
    return Scenario(
        plan,
        clocks,
        responses=[clock for clock in range(clocks) if rng.random() < density],
        stop=rng.choice([None, rng.randrange(START_CLOCKS, clocks)]),
        halt=bool(rng.randrange(2)),
        noise=[clock for clock in range(clocks) if rng.random() < 0.1],
    )


@pytest.mark.parametrize(
    ("samples", "dithered", "bursts"),
    [
        *((samples, True, True) for samples in (1, 2, 4, 8)),
        *((samples, *missing) for samples in (1, 4) for missing in ((False, True), (True, False), (False, False))),
    ],
)
def test_equals_the_model(samples: int, dithered: bool, bursts: bool) -> None:
    rng = random.Random(f"stimulus {samples}")
    agree(samples, [random_scenario(rng, samples) for _ in range(14)], dithered=dithered, bursts=bursts)


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_first_edge_is_on_its_tick(samples: int) -> None:
    """The active edge of `delay` d is START_CLOCKS clocks and d ticks after the run bit, and lasts `width` ticks."""
    for delay in (0, 1, samples + 1, 37):
        plan = StimulusPlan(period=100 * samples, width=3 * samples + 1, delay=delay, count=1)
        (seen,) = simulate(samples, [Scenario(plan, START_CLOCKS + 60)])
        first = START_CLOCKS * samples + delay
        assert seen.edges == [first]
        assert [tick for tick, level in enumerate(seen.pin) if level] == list(range(first, first + plan.width))
        assert not seen.running[-1]


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
@pytest.mark.parametrize("extra", [0, 1])
def test_shortest_period_does_not_drift(samples: int, extra: int) -> None:
    """Two clocks (and a tick): every edge is there, at exactly k periods, low and high as short as they may be."""
    period = 2 * samples + extra
    plan = StimulusPlan(period=period, width=samples)
    (seen,) = simulate(samples, [Scenario(plan, START_CLOCKS + 400)])
    assert seen.edges == list(range(START_CLOCKS * samples, (START_CLOCKS + 400) * samples, period))
    assert sum(seen.pin) in range(samples * (len(seen.edges) - 1), samples * len(seen.edges) + 1)


@pytest.mark.parametrize("time_bits", [30, 40])
def test_long_period(time_bits: int) -> None:
    """All bits of the period and of the delay count: nothing comes early."""
    plan = StimulusPlan(period=(1 << time_bits) - 1, width=2)
    (seen,) = simulate(2, [Scenario(plan, START_CLOCKS + 500)], time_bits=time_bits)
    assert len(seen.edges) == 1
    plan = StimulusPlan(period=100, width=2, delay=1 << time_bits - 1)
    (seen,) = simulate(2, [Scenario(plan, START_CLOCKS + 500)], time_bits=time_bits)
    assert seen.edges == [] and seen.running[-1]


@pytest.mark.parametrize("parts", [False, True])
def test_short_times_equal_the_model(parts: bool) -> None:
    """With no more bits than the longest of them has."""
    rng = random.Random("short times")
    scenarios = [random_scenario(rng, 4) for _ in range(24)]
    longest = max(getattr(scenario.plan, name) for scenario in scenarios for name in TIMES)
    agree(4, scenarios, dithered=parts, bursts=parts, time_bits=longest.bit_length())


def timeline(pin: Sequence[int], first: int) -> str:
    """The pin from tick `first` on, trailing rest left out."""
    return "".join(".#"[level] for level in pin[first:]).rstrip(".")


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        # R = 2: two characters are a clock.
        (StimulusPlan(period=6, width=2, count=3), "##....##....##"),
        (StimulusPlan(period=7, width=3, count=3), "###....###....###"),
        (StimulusPlan(period=5, width=3, count=4), "###..###..###..###"),
        (StimulusPlan(period=20, width=3, count=2, burst=3, gap=5), "###..###..###.......###..###..###"),
        (StimulusPlan(period=20, width=3, count=2, burst=2, gap=5, delay=1), ".###..###............###..###"),
    ],
)
def test_timelines(plan: StimulusPlan, expected: str) -> None:
    check(plan, 2)
    (seen,) = simulate(2, [Scenario(plan, START_CLOCKS + 40)])
    assert timeline(seen.pin, START_CLOCKS * 2) == expected


@pytest.mark.parametrize("period", range(4, 20))
def test_pulses_that_merge_end_with_the_last(period: int) -> None:
    """What the host refuses to set ends all the same."""
    (seen,) = simulate(2, [Scenario(StimulusPlan(period=period, width=19, count=4), START_CLOCKS + 80)])
    assert timeline(seen.pin, START_CLOCKS * 2) == "#" * (3 * period + 19)
    assert not seen.running[-1]


@pytest.mark.parametrize(
    ("response", "expected", "blocked"),
    [
        # R = 2, edges due at ticks 0, 12, 24, 36 (clocks 0, 6, 12, 18), at most 30 ticks.
        # `response` is a clock, counted from that of the active edge.
        (None, "##############################......##############################", [6, 12]),
        # In the clock of the edge: the answer to something else.
        (0, "##############################......##############################", [6, 12]),
        (1, "####........##############################", [12, 18]),
        (3, "########....##############################", [12, 18]),
        # Lets go with clock 5, one clock before the next edge: too short a rest, it is blocked.
        (4, "##########..............##############################", [6, 18]),
        # Before the second edge, which is blocked as well.
        (6, "##############..........##############################", [6, 18]),
    ],
)
def test_until_response(response: int | None, expected: str, blocked: list[int]) -> None:
    plan = StimulusPlan(period=12, width=30, pulse_end=PulseEnd.UNTIL_RESPONSE, release=Source.TASK, count=4)
    responses = [] if response is None else [START_CLOCKS + response]
    clocks = range(START_CLOCKS + 50)
    scenario = Scenario(plan, len(clocks), responses=responses, noise=clocks)
    agree(2, [scenario])
    (seen,) = simulate(2, [scenario])
    assert timeline(seen.pin, 2 * START_CLOCKS) == expected
    assert [clock - START_CLOCKS for clock in seen.blocked] == blocked


@pytest.mark.parametrize("halt", [False, True])
def test_stop_makes_no_runt(halt: bool) -> None:
    """Wherever the run bit falls, what is on the pin is whole pulses; edges more than STOP_CLOCKS away never come."""
    plan = StimulusPlan(period=21, width=9, active_low=1)
    stops = range(START_CLOCKS - 8, START_CLOCKS + 12)
    scenarios = [Scenario(plan, START_CLOCKS + 40, stop=stop, halt=halt) for stop in stops]
    for stop, seen in zip(stops, simulate(4, scenarios), strict=True):
        edges = [START_CLOCKS * 4 + 21 * k for k in range(10)]
        edges = [edge for edge in edges if edge // 4 <= stop + STOP_CLOCKS]
        assert seen.edges == edges
        active = [tick for tick, level in enumerate(seen.pin) if not level]
        assert active == [tick for edge in edges for tick in range(edge, edge + 9)]
        assert not seen.running[-1]


def test_exhausted_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit on drawn numbers, which the real one never lets happen, made small."""
    monkeypatch.setattr(dither_module, "DRAW_LIMIT", 3)
    monkeypatch.setattr(model, "DRAW_LIMIT", 3)
    plan = StimulusPlan(period=256, width=2, dither=Dither.EXPONENTIAL, span=100, seed=77)
    agree(2, [Scenario(plan, 6000)])
