# SPDX-License-Identifier: BSD-2-Clause
"""The trigger: rows and commands in, pulses out; against the models of both of its parts."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from amaranth.hdl import ResetInserter, Signal
from amaranth.sim import Simulator, SimulatorContext
from seeds import seeds

from irqscope.contract.roles import Source
from irqscope.contract.trigger import TRIGGER_CLOCKS
from irqscope_gateware.deadline import ROW_CLOCKS
from irqscope_gateware.trigger import Trigger
from models.trigger import Row, pulses, watched

SETTINGS = {"cause": Source.STIMULUS, "response": Source.ISR, "deadline": 1, "limit": 10, "width": 3, "holdoff": 2}


@dataclass
class Seen:
    """Clock by clock: `levels` of the pin (`#` for 1, `?` if its samples differ), the others as sets of clocks."""

    levels: str = ""
    begins: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    stop: list[int] = field(default_factory=list)


def run(
    rows: list[Row],
    *,
    samples: int = 4,
    fires: frozenset[int] = frozenset(),
    resets: frozenset[int] = frozenset(),
    **settings: Any,
) -> Seen:
    dut, reset, seen = Trigger(samples, 40), Signal(), Seen()
    sim = Simulator(ResetInserter(reset)(dut))
    sim.add_clock(1e-6)

    async def testbench(ctx: SimulatorContext) -> None:
        for name, value in (SETTINGS | settings).items():
            ctx.set(dut.config[name], value)
        await ctx.tick()  # a clock in which it is not armed
        for clock, row in enumerate(rows):
            for source, sub in ((Source.STIMULUS, row.cause), (Source.ISR, row.response)):
                ctx.set(dut.slots[source].valid, sub is not None)
                ctx.set(dut.slots[source].sub, sub or 0)
            ctx.set(dut.enable, row.enable)
            ctx.set(dut.fire, clock in fires)
            ctx.set(reset, clock in resets)
            seen.levels += {0: ".", (1 << samples) - 1: "#"}.get(ctx.get(dut.output), "?")
            for clocks, flag in ((seen.begins, dut.slot.valid), (seen.held, dut.held), (seen.stop, dut.stop)):
                clocks += [clock] * ctx.get(flag)
            assert ctx.get(dut.slot.sub) == 0 and ctx.get(dut.slot.edge) == ctx.get(dut.slot.valid)
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    return seen


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_its_pulse_comes_at_a_fixed_time_after_the_deadline_at_any_phase(samples: int) -> None:
    """The documented latency: TRIGGER_CLOCKS after the clock of the deadline, whatever the ticks."""
    for sub in range(samples):
        for limit in range(2 * samples, 4 * samples):
            seen = run([Row(cause=sub), *[Row()] * 12], samples=samples, limit=limit)
            assert seen.begins == [(sub + limit) // samples + TRIGGER_CLOCKS]
            assert seen.levels == "." * seen.begins[0] + "###" + "." * (10 - seen.begins[0])


def test_at_a_late_response_and_at_a_second_cause() -> None:
    rows = [Row(cause=0), Row(), Row(), Row(), Row(response=3), *[Row()] * 8]
    assert run(rows, deadline=0, late=1).begins == [4 + TRIGGER_CLOCKS]
    rows = [Row(cause=0), Row(cause=3), Row(response=1), *[Row()] * 8]
    assert run(rows, deadline=0, coalesced=1).begins == [1 + TRIGGER_CLOCKS]
    assert run(rows, deadline=0).levels == "." * 11


def test_hold_off() -> None:
    """A pulse of three clocks, then two without: what comes meanwhile is held."""
    seen = run([Row()] * 20, fires=frozenset({2, 4, 6, 7, 8, 9}))
    assert seen.levels == "...###...###........"
    assert (seen.begins, seen.held) == ([3, 9], [5, 7, 8, 10])


def test_the_count_ends_it_until_it_is_armed_again_and_commands_do_not_count() -> None:
    late = [Row(cause=0), *[Row()] * 9]
    again = [Row(enable=False), *late]
    seen = run(late * 3 + again + [Row()] * 3, count=2, fires=frozenset({7, 27}))
    at = 2 + TRIGGER_CLOCKS
    assert seen.begins == [at, 10 + at, 28, 31 + at]
    assert seen.held == [8, 20 + at], "a command in the hold-off, and a deadline when the count was over"


def test_it_stops_the_stimuli_until_a_reset() -> None:
    seen = run([Row(cause=0), *[Row()] * 15], stop=1, resets=frozenset({12}))
    assert seen.stop == list(range(2 + TRIGGER_CLOCKS, 13))
    assert not run([Row(cause=0), *[Row()] * 15]).stop


def test_a_reset_ends_the_pulse_and_disarms_it() -> None:
    rows = [Row(cause=0), *[Row()] * 5, *[Row(cause=0), *[Row()] * 9] * 2]
    seen = run(rows, resets=frozenset({6}), width=9)
    assert seen.levels == ".....###" + "." * 18, "what is armed already is not armed by a reset"
    rows = [*rows[:16], Row(enable=False), *rows[16:]]
    assert run(rows, resets=frozenset({6})).begins == [5, 17 + 2 + TRIGGER_CLOCKS]


def test_an_active_low_line_rests_high() -> None:
    rows = [Row(cause=0), *[Row()] * 15]
    plain, low = run(rows), run(rows, active_low=1)
    assert low.levels == plain.levels.translate(str.maketrans(".#", "#."))
    assert low.begins == plain.begins
    reset = run(rows, active_low=1, resets=frozenset({6}))
    assert reset.levels == "#####..." + "#" * 8


def test_nothing_comes_of_what_is_not_asked_for_or_not_armed() -> None:
    rows = [Row(cause=0), Row(cause=0), *[Row()] * 3, Row(response=0), *[Row()] * 8]
    assert run(rows, deadline=0).levels == "." * 14
    assert run([Row(r.cause, r.response, enable=False) for r in rows], late=1, coalesced=1).levels == "." * 14


@pytest.mark.parametrize("seed", seeds(10, 40))
def test_random_rows(seed: int) -> None:
    dice = random.Random(seed)
    samples = dice.choice([1, 2, 4, 8])
    settings = {name: dice.getrandbits(1) for name in ("deadline", "late", "coalesced")}
    settings |= {"limit": dice.randrange(6 * samples), "width": dice.randrange(6), "holdoff": dice.randrange(12)}
    settings["count"] = dice.choice([0, 0, 1, 5])

    def edge() -> int | None:
        return dice.randrange(samples) if dice.random() < 0.2 else None

    rows = [Row(edge(), edge()) for _ in range(300)]
    fires = frozenset(clock for clock in range(300) if dice.random() < 0.05)
    told = [[t.passed, t.late, t.coalesced] for t in watched(rows, samples, settings["limit"])]
    asked = [settings["deadline"], settings["late"], settings["coalesced"]]
    occasions = [False] * ROW_CLOCKS + [any(a and b for a, b in zip(asked, row, strict=True)) for row in told]
    levels, held = pulses(
        occasions[:300],
        [clock in fires for clock in range(300)],
        width=settings["width"],
        holdoff=settings["holdoff"],
        count=settings["count"],
    )
    seen = run(rows, samples=samples, fires=fires, **settings)
    assert seen.levels == "." + levels[:-1]
    late = 299 in fires or occasions[299]  # it would be told of in the next clock
    assert held - (late and levels[-2:] != ".#") <= len(seen.held) <= held
