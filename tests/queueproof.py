# SPDX-License-Identifier: BSD-2-Clause
"""Reads the state of a queue in proofs: what it holds, and what ties its pointers together."""

from amaranth.hdl import Assert, Module, Mux, Signal, Value


def record_at(m: Module, dut, pointer: Value) -> Value:
    """The record that was stored as number `pointer`, if it is still there: in the RAM or at its output."""
    port = dut.memory.read_port(domain="comb")
    m.d.comb += port.addr.eq(pointer[: len(dut.read_pointer) - 1])
    out = dut.fetched & (pointer == (dut.read_pointer - 1)[: len(dut.read_pointer)])
    return dut.shape(Mux(out, dut.output.as_value(), port.data.as_value()))


def level_of(dut) -> Value:
    """Records written and not taken; `level` is that a clock late."""
    return (dut.write_pointer - dut.taken_pointer)[: len(dut.write_pointer)]


def stored(dut, pointer: Value) -> Value:
    """The record of that number is in the queue."""
    width = len(dut.read_pointer)
    ahead = (pointer - dut.read_pointer + dut.fetched)[:width]
    return ahead < level_of(dut)


def queue_invariants(m: Module, dut) -> None:
    """What ties pointers, level and the RAM's output together; and no word is read while it is written."""
    waiting, level, before = (Signal.like(dut.write_pointer) for _ in range(3))
    shown = dut.fetched + dut.read.valid if dut.registered else dut.fetched
    m.d.comb += [
        waiting.eq(dut.write_pointer - dut.read_pointer),
        level.eq(level_of(dut)),
        Assert(level == waiting + shown),
        Assert(level <= dut.depth),
        Assert(dut.level == before),
        Assert((level <= dut.level + 1) & (dut.level <= level + 1)),
        Assert((waiting == 0) | dut.unread),
        Assert((waiting != 0) | ~dut.unread | dut.fetched),
        Assert(~(dut.fetch & dut.write & (dut.read_pointer[:-1] == dut.write_pointer[:-1]))),
    ]
    m.d.sync += before.eq(level)
