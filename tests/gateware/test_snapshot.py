# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots by number: what each number does, at each moment."""

from amaranth.sim import Simulator

from irqscope_gateware.snapshot import Snapshot

SEGMENTS, INDEX_BITS = 2, 2
WORDS = SEGMENTS << INDEX_BITS


def run(asks: dict[int, int], *, clocks: int = 200, drain: int = 3, send: int = 10):
    """Asks for snapshots {clock after the clearing: number}; returns what happened as text, and the words cleared.

    The cut is queued at once and passes after `drain` clocks; sending takes `send` clocks.
    """
    dut = Snapshot(segments=SEGMENTS, index_bits=INDEX_BITS)
    log: list[str] = []
    cleared: list[tuple[int, int, int]] = []

    async def bench(ctx) -> None:
        ctx.set(dut.clear_ready, 1)
        ctx.set(dut.cut_queued, 1)
        draining = sending = 0
        clock = None
        while clock is None or clock < clocks:
            if clock is None and not ctx.get(dut.clearing):
                clock = 0
                log.append(f"clear {len(cleared)}")
            if clock is not None:
                ctx.set(dut.write, clock in asks)
                ctx.set(dut.number, asks.get(clock, 0))
                clock += 1
            if ctx.get(dut.clear_valid):
                cleared.append((ctx.get(dut.clear_bank), ctx.get(dut.clear_segment), ctx.get(dut.clear_index)))
            draining = draining + 1 if ctx.get(dut.draining) else 0
            ctx.set(dut.at_cut, draining > drain)
            if ctx.get(dut.swap):
                log.append(f"swap from {ctx.get(dut.bank)}")
            if ctx.get(dut.send):
                log.append(f"send {ctx.get(dut.taken)}")
                sending = send
            ctx.set(dut.sending, sending > 0)
            sending = max(0, sending - 1)
            await ctx.tick()
        assert not ctx.get(dut.busy)

    simulator = Simulator(dut)
    simulator.add_clock(1e-8)
    simulator.add_testbench(bench)
    simulator.run()
    assert log[0] == f"clear {2 * WORDS}"
    return log[1:], cleared


def words(bank: int) -> list[tuple[int, int, int]]:
    return [(bank, segment, index) for segment in range(SEGMENTS) for index in range(1 << INDEX_BITS)]


def test_both_banks_are_cleared_after_a_reset() -> None:
    log, cleared = run({})
    assert log == []
    assert cleared == words(0) + words(1)


def test_the_frozen_bank_is_cleared_and_takes_over() -> None:
    log, cleared = run({0: 1, 100: 2})
    assert log == ["swap from 0", "send 1", "swap from 1", "send 2"]
    assert cleared[2 * WORDS :] == words(1) + words(0)


def test_the_last_number_sends_again_and_takes_nothing() -> None:
    log, cleared = run({0: 1, 60: 1, 90: 1})
    assert log == ["swap from 0", "send 1", "send 1", "send 1"]
    assert len(cleared) == 3 * WORDS


def test_other_numbers_are_ignored() -> None:
    assert run({0: 0, 10: 2, 20: 0xFFFF_FFFF})[0] == []
    assert run({0: 1, 60: 3, 70: 0})[0] == ["swap from 0", "send 1"]


def test_a_number_repeated_while_it_is_being_taken_is_sent_once() -> None:
    assert run({0: 1, 1: 1, 2: 1, 5: 1})[0] == ["swap from 0", "send 1"]


def test_a_number_repeated_while_it_is_being_sent_is_sent_again() -> None:
    assert run({0: 1, 18: 1})[0] == ["swap from 0", "send 1", "send 1"]


def test_the_next_number_is_ignored_until_the_last_one_is_taken_and_waits_until_it_is_sent() -> None:
    taken = 15
    for clock in range(1, 40):
        wanted = ["swap from 0", "send 1"] + (["swap from 1", "send 2"] if clock >= taken else [])
        assert run({0: 1, clock: 2})[0] == wanted, clock
