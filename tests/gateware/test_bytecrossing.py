# SPDX-License-Identifier: BSD-2-Clause
"""Bytes from one clock to another and back: all of them, in order, as fast as the slower one takes them."""

import random

import pytest
from amaranth.hdl import ClockDomain, Module
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import bytecrossing


def passed(module, core_ns: float, link_ns: float, share: float) -> float:
    """Send bytes both ways, each side taking one in a `share` of its clocks; clocks of the slower one that it took."""
    m, count, dice = Module(), 60, random.Random(str(share))
    m.domains += [ClockDomain("sync"), ClockDomain("ethernet")]
    m.submodules.dut = dut = module.ByteCrossing("ethernet")
    sent = [dice.randbytes(count), dice.randbytes(count)]
    times = []

    def writer(port, data, domain):
        async def write(ctx):
            for byte in data:
                ctx.set(port.payload, byte)
                ctx.set(port.valid, 1)
                await ctx.tick(domain).until(port.ready)
                ctx.set(port.valid, 0)

        return write

    def reader(port, data, domain):
        async def read(ctx):
            found, clocks = [], 0
            while len(found) < len(data):
                ready = dice.random() < share
                ctx.set(port.ready, ready)
                if ready and ctx.get(port.valid):
                    found.append(ctx.get(port.payload))
                clocks += 1
                assert clocks < 100 * count, "bytes are missing"
                await ctx.tick(domain)
            assert bytes(found) == data
            times.append(clocks * (core_ns if domain == "sync" else link_ns))

        return read

    simulator = Simulator(m)
    simulator.add_clock(core_ns * 1e-9, domain="sync")
    simulator.add_clock(link_ns * 1e-9, domain="ethernet", phase=1.3e-9)
    for source, sink, data, domains in (
        (dut.line_rx, dut.rx, sent[0], ("ethernet", "sync")),
        (dut.tx, dut.line_tx, sent[1], ("sync", "ethernet")),
    ):
        simulator.add_testbench(writer(source, data, domains[0]))
        simulator.add_testbench(reader(sink, data, domains[1]))
    simulator.run()
    return max(times) / max(core_ns, link_ns) / count


@pytest.mark.parametrize(("core_ns", "link_ns"), [(16, 8), (7, 8), (16, 16.667), (8, 16.667)])
def test_all_bytes_arrive_in_order(core_ns, link_ns):
    assert passed(bytecrossing, core_ns, link_ns, 1) < 1.3
    passed(bytecrossing, core_ns, link_ns, 0.3)


@pytest.mark.parametrize(("old", "new"), [("source.ready.eq(fifo.w_rdy)", "source.ready.eq(1)"), ("= 16", "= 2")])
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.bytecrossing", old, new)
    with pytest.raises(AssertionError):
        assert passed(module, 8, 8, 1) < 1.3
        passed(module, 8, 8, 0.3)
