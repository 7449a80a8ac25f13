# SPDX-License-Identifier: BSD-2-Clause
"""A simulated FT245 link with the registers at its pads, and the chip at the other side of them."""

import random
from collections.abc import Callable

from amaranth.hdl import Elaboratable, Module, Mux, Signal
from amaranth.sim import Simulator

from models.ft245 import Chip, Levels

PERIOD = 16.667e-9
LATE = 9e-9
"""How long after an edge what the chip drives is not yet what it shall be."""
OUTPUTS = ("oe_n", "rd_n", "wr_n", "siwu_n", "drive", "data_out")


class Pads(Elaboratable):
    """The registers at the pads of a link."""

    def __init__(self, link) -> None:
        self.link = link
        self.rxf_n, self.txe_n, self.bus = Signal(init=1), Signal(init=1), Signal(8)
        for name in OUTPUTS:
            port = getattr(link, name)
            setattr(self, name, Signal.like(port, name=name, init=int(name.endswith("_n"))))

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.link = link = self.link
        rxf_n, data_in = Signal(init=1), Signal(8)
        m.d.sync += [rxf_n.eq(self.rxf_n), data_in.eq(Mux(self.drive, self.data_out, self.bus))]
        m.d.sync += [getattr(self, name).eq(getattr(link, name)) for name in OUTPUTS]
        m.d.comb += [link.rxf_n.eq(rxf_n), link.data_in.eq(data_in), link.txe_n.eq(self.txe_n)]
        return m

    def levels(self, ctx) -> Levels:
        return Levels(*(ctx.get(getattr(self, name)) for name in OUTPUTS))


class Run:
    """What a link did in so many clocks: `commands` that came out of it, `sent` bytes that it accepted.

    In each clock `gives` says whether there is a byte of `blocks`, which then stays, and `takes` whether a byte of a
    command is taken.
    """

    def __init__(
        self,
        link,
        chip: Chip,
        blocks: bytes,
        clocks: int,
        gives: Callable[[int], bool] = lambda clock: True,
        takes: Callable[[int], bool] = lambda clock: True,
    ) -> None:
        self.commands, self.sent = bytearray(), 0
        self.trace: list[Levels] = []
        pads, dice = Pads(link), random.Random(clocks)

        async def fpga(ctx):
            offered = False
            for clock in range(clocks):
                offered = self.sent < len(blocks) and (offered or gives(clock))
                ready = takes(clock)
                ctx.set(link.tx.valid, offered)
                ctx.set(link.tx.payload, blocks[self.sent] if offered else dice.randrange(256))
                ctx.set(link.rx.ready, ready)
                if ready and ctx.get(link.rx.valid):
                    self.commands.append(ctx.get(link.rx.payload))
                if offered and ctx.get(link.tx.ready):
                    self.sent, offered = self.sent + 1, False
                await ctx.tick()

        async def other_side(ctx):
            while True:
                for signal in (pads.rxf_n, pads.txe_n, pads.bus):
                    ctx.set(signal, dice.randrange(1 << len(signal)))
                await ctx.delay(LATE)
                ctx.set(pads.rxf_n, chip.rxf_n)
                ctx.set(pads.txe_n, chip.txe_n)
                ctx.set(pads.bus, dice.randrange(256) if chip.bus is None or ctx.get(pads.oe_n) else chip.bus)
                await ctx.delay(PERIOD / 4)
                levels = pads.levels(ctx)
                await ctx.tick()
                chip.edge(levels)
                self.trace.append(levels)

        simulator = Simulator(pads)
        simulator.add_clock(PERIOD)
        simulator.add_testbench(other_side, background=True)
        simulator.add_testbench(fpga)
        simulator.run()
