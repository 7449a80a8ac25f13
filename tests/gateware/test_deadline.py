# SPDX-License-Identifier: BSD-2-Clause
"""What is overdue, against the model that goes tick by tick."""

import random
from collections.abc import Sequence

import pytest
from amaranth.sim import Simulator, SimulatorContext
from seeds import seeds

from irqscope.contract.roles import Source, paired_sources
from irqscope_gateware.deadline import ROW_CLOCKS, Deadline
from models.trigger import Row, Told, watched

SOURCES = paired_sources()
"""Of an instrument with four inputs."""
EIGHT = paired_sources(8)

QUIET = Told()


def told(
    rows: list[Row],
    samples: int,
    limit: int,
    cause: Source,
    response: Source,
    dice: random.Random,
    sources: Sequence[Source] = SOURCES,
) -> list[Told]:
    """What the gateware tells of each row; other sources have edges at random."""
    dut = Deadline(samples, 12, sources)
    sim = Simulator(dut)
    sim.add_clock(1e-6)
    found: list[Told] = []

    async def testbench(ctx: SimulatorContext) -> None:
        ctx.set(dut.cause, cause)
        ctx.set(dut.response, response)
        ctx.set(dut.limit, limit)
        for row in rows + [Row()] * ROW_CLOCKS:
            for place, source in enumerate(sources):
                sub = row.cause if source == cause else row.response
                if source not in (cause, response):
                    sub = dice.choice([None, dice.randrange(samples)])
                ctx.set(dut.slots[place].valid, sub is not None)
                ctx.set(dut.slots[place].sub, dice.randrange(samples) if sub is None else sub)
            ctx.set(dut.enable, row.enable)
            found.append(Told(*(bool(ctx.get(flag)) for flag in (dut.passed, dut.late, dut.coalesced))))
            await ctx.tick()

    sim.add_testbench(testbench)
    sim.run()
    return found[ROW_CLOCKS:]


def stimulus_to_isr(rows: list[Row], samples: int = 4, limit: int = 10) -> list[Told]:
    return told(rows, samples, limit, Source.STIMULUS, Source.ISR, random.Random(1))


def test_a_response_in_time_tells_nothing() -> None:
    rows = [Row(cause=1), Row(), Row(response=0), *[Row()] * 4]
    assert stimulus_to_isr(rows) == [QUIET] * 7


def test_the_response_of_the_last_tick_is_in_time_and_one_a_tick_later_is_late() -> None:
    rows = [Row(cause=1), Row(), Row(response=3), *[Row()] * 4]  # 1 + 10 is sample 3 of clock 2
    assert stimulus_to_isr(rows) == [QUIET] * 7
    rows = [Row(cause=1), Row(), Row(), Row(response=0), *[Row()] * 4]
    assert stimulus_to_isr(rows) == [QUIET, QUIET, Told(passed=True), Told(late=True), *[QUIET] * 4]


def test_a_deadline_is_told_of_once_though_nobody_answers() -> None:
    rows = [Row(cause=0), *[Row()] * 20]
    assert stimulus_to_isr(rows) == [QUIET, QUIET, Told(passed=True), *[QUIET] * 18]


def test_a_cause_while_one_waits_has_the_deadline_of_the_first() -> None:
    rows = [Row(cause=0), Row(cause=2), *[Row()] * 6]
    assert stimulus_to_isr(rows) == [QUIET, Told(coalesced=True), Told(passed=True), *[QUIET] * 5]


def test_a_cause_after_the_deadline_waits_anew() -> None:
    rows = [Row(cause=0), Row(), Row(), Row(cause=0), Row(response=0), *[Row()] * 4]
    assert stimulus_to_isr(rows) == [QUIET, QUIET, Told(passed=True), *[QUIET] * 6]


def test_what_is_disabled_is_forgotten() -> None:
    rows = [Row(cause=0), Row(enable=False), *[Row()] * 6]
    assert stimulus_to_isr(rows) == [QUIET] * 8
    rows = [Row(cause=0, enable=False), *[Row()] * 6]
    assert stimulus_to_isr(rows) == [QUIET] * 7


@pytest.mark.parametrize("sources", [SOURCES, EIGHT], ids=["four", "eight"])
@pytest.mark.parametrize("samples", [1, 2, 4, 8])
@pytest.mark.parametrize("seed", seeds(5, 25))
def test_random_rows(samples: int, seed: int, sources: Sequence[Source]) -> None:
    dice = random.Random(f"{samples} {seed}")
    limit = dice.randrange(8 * samples)
    often = dice.choice([0.05, 0.2, 0.6])

    def edge() -> int | None:
        return dice.randrange(samples) if dice.random() < often else None

    rows = [Row(edge(), edge(), dice.random() > 0.03) for _ in range(400)]
    cause, response = dice.sample(sources, 2)
    assert told(rows, samples, limit, cause, response, dice, sources) == watched(rows, samples, limit)


def test_a_source_that_no_segment_has_tells_nothing() -> None:
    rows = [Row(cause=0), *[Row()] * 8]
    assert told(rows, 4, 10, Source.TRIGGER, Source.ISR, random.Random(1)) == [QUIET] * 9
