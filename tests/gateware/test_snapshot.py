# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots by number: what each number does, at each moment."""

from amaranth.sim import Simulator

from irqscope_gateware.snapshot import Snapshot


def run(asks: dict[int, int], *, clocks: int = 200, drain: int = 3, readout: int = 10, reset: int = 0) -> list[str]:
    """Asks for snapshots {clock after the clearing: number}; returns what happened from the clearing on, as text.

    The cut is queued at once and passes after `drain` clocks; a bank is cleared, and sent, in `readout` clocks. With
    `reset` the first request comes so many clocks before the clearing is over.
    """
    dut = Snapshot()
    log: list[str] = []

    async def bench(ctx) -> None:
        ctx.set(dut.cut_queued, 1)
        draining = reading_out = 0
        clock = None if not reset else -reset
        while clock is None or clock < clocks:
            if clock is None and not ctx.get(dut.clearing):
                clock = 0
            if clock is not None:
                ctx.set(dut.write, clock in asks)
                ctx.set(dut.number, asks.get(clock, 0))
                clock += 1
            draining = draining + 1 if ctx.get(dut.draining) else 0
            ctx.set(dut.at_cut, draining > drain)
            frozen = 1 - ctx.get(dut.bank)
            if ctx.get(dut.swap):
                log.append(f"swap from {1 - frozen}")
            assert not ctx.get(dut.start) or not reading_out, "started while a readout is under way"
            if ctx.get(dut.start):
                what = f"clear {frozen}" if ctx.get(dut.clear) else f"send {ctx.get(dut.taken)} from {frozen}"
                log.append(what)
            elif reading_out:
                assert what == (f"clear {frozen}" if ctx.get(dut.clear) else f"send {ctx.get(dut.taken)} from {frozen}")
            reading_out = readout if ctx.get(dut.start) else max(0, reading_out - 1)
            await ctx.tick()
            ctx.set(dut.reading_out, reading_out > 0)
        assert not ctx.get(dut.busy)

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    assert log[:2] == RESET
    return log[2:]


TAKEN = 20
"""From this clock on after the request the swap has been."""
RESET = ["clear 0", "clear 1"]
FIRST = ["clear 1", "swap from 0", "send 1 from 0"]
SECOND = ["clear 0", "swap from 1", "send 2 from 1"]


def test_both_banks_are_cleared_after_a_reset() -> None:
    assert run({}) == []


def test_a_snapshot_that_is_asked_for_meanwhile_follows() -> None:
    assert run({-5: 1}, reset=20) == FIRST


def test_the_frozen_bank_is_cleared_and_takes_over() -> None:
    assert run({0: 1, 100: 2}) == FIRST + SECOND


def test_the_last_number_sends_again_and_takes_nothing() -> None:
    assert run({0: 1, 60: 1, 90: 1}) == [*FIRST, "send 1 from 0", "send 1 from 0"]


def test_other_numbers_are_ignored() -> None:
    assert run({0: 0, 10: 2, 20: 0xFFFF_FFFF}) == []
    assert run({0: 1, 60: 3, 70: 0, 80: 0x8000_0001, 90: 0x8000_0002}) == FIRST


def test_a_number_repeated_while_it_is_being_taken_is_sent_once() -> None:
    for clock in range(1, 20):
        log = run({0: 1, clock: 1})
        assert log == FIRST if clock < TAKEN else log[:3] == FIRST, clock


def test_a_number_repeated_while_it_is_being_sent_is_sent_again() -> None:
    assert run({0: 1, TAKEN + 3: 1}) == [*FIRST, "send 1 from 0"]


def test_the_next_number_is_ignored_until_the_last_one_is_taken_and_waits_until_it_is_sent() -> None:
    for clock in range(1, 60):
        assert run({0: 1, clock: 2}) == FIRST + (SECOND if clock >= TAKEN else []), clock


def test_a_request_in_the_clock_of_the_swap_delays_it() -> None:
    """Of all clocks in which the number just asked for may come again none is taken for the one after it."""
    for clock in range(1, 60):
        log = run({0: 1, clock: 1})
        assert log[:3] == FIRST and log[3:] in ([], ["send 1 from 0"]), clock
