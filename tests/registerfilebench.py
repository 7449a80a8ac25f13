# SPDX-License-Identifier: BSD-2-Clause
"""Register file and replies in simulation: executes commands as the command port hands them on."""

from dataclasses import replace
from fractions import Fraction

import pytest
from amaranth.hdl import Module
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out
from amaranth.sim import Simulator

from irqscope.contract import blocks
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope_gateware.commandport import COMMAND
from irqscope_gateware.payload import PayloadSignature
from irqscope_gateware.registerfile import ReadPort, RegisterFile
from irqscope_gateware.replies import Replies

IDENTITY = Identity(
    board="a test",
    tick=Fraction(1, 100_500_000),
    samples=2,
    front_end=FrontEndId.SIMULATION,
    filter_clocks=4,
    segments=3,
    sub_bits=5,
    histogram_banks=2,
    bin_bits=32,
    pending_depth=16,
    event_queue=16,
    statistics_queue=16,
    outlier_queue=16,
    sample_clocks=8,
    build=0x1234_5678_9ABC_DEF0,
    trigger=1,
)
EIGHT = replace(IDENTITY, inputs=8)
INPUTS = pytest.mark.parametrize("identity", [IDENTITY, EIGHT], ids=["four", "eight"])


class Machine(wiring.Component):
    """Register file with replies on its first port; the second one is free."""

    command: In(stream.Signature(COMMAND))
    payload: Out(PayloadSignature())
    other: In(ReadPort())

    def __init__(self, identity):
        super().__init__()
        self.registers = RegisterFile(identity)
        self.replies = Replies()

    def elaborate(self, platform):
        m = Module()
        m.submodules.registers = self.registers
        m.submodules.replies = replies = self.replies
        wiring.connect(m, replies.read, self.registers.read[0])
        wiring.connect(m, replies.write, self.registers.write)
        wiring.connect(m, wiring.flipped(self.other), self.registers.read[1])
        wiring.connect(m, wiring.flipped(self.command), replies.command)
        wiring.connect(m, wiring.flipped(self.payload), replies.payload)
        return m


class Bench:
    def __init__(self, gap=lambda: 0, identity=IDENTITY):
        self.dut = Machine(identity)
        self.gap = gap
        self.strobes = dict.fromkeys(("soft_reset", "trigger_fire", "control_written", "snapshot_written"), 0)

    async def tick(self, ctx):
        for name in self.strobes:
            self.strobes[name] += ctx.get(getattr(self.dut.registers, name))
        await ctx.tick()

    async def execute(self, ctx, opcode, address, value, tag=0):
        """The payload of the reply; its header is checked."""
        dut, payload = self.dut, self.dut.payload
        command = {"opcode": opcode, "address": address, "tag": tag, "value": value}
        ctx.set(dut.command.payload, command)
        ctx.set(dut.command.valid, 1)
        while not ctx.get(payload.request):
            await self.tick(ctx)
        for _ in range(self.gap()):
            await self.tick(ctx)
        assert (ctx.get(payload.kind), ctx.get(payload.detail)) == (blocks.Kind.REPLY, tag)
        assert ctx.get(payload.base) == 0
        ctx.set(payload.start, 1)
        await self.tick(ctx)
        ctx.set(payload.start, 0)
        words = []
        while len(words) < blocks.PAYLOAD_WORDS:
            for _ in range(self.gap()):
                await self.tick(ctx)
            if ctx.get(payload.word.valid):
                words.append(ctx.get(payload.word.payload))
                ctx.set(payload.word.ready, 1)
            elif ctx.get(payload.end):
                break
            await self.tick(ctx)
            ctx.set(payload.word.ready, 0)
        ctx.set(payload.done, 1)
        while not ctx.get(dut.command.ready):
            await self.tick(ctx)
        await self.tick(ctx)
        ctx.set(payload.done, 0)
        ctx.set(dut.command.valid, 0)
        return words

    def run(self, *testbenches, background=()):
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-6)
        for testbench in background:
            simulator.add_testbench(testbench, background=True)
        for testbench in testbenches:
            simulator.add_testbench(testbench)
        simulator.run()
