# SPDX-License-Identifier: BSD-2-Clause
"""A small instrument with the ports of the real core, so that the virtual bench is tested by itself.

It reports every clock in which a pin changed, raw: the bench's own sampling and time can be checked without filters,
blocks or pairing in between. Its counters are of all kinds that the warp must cope with: a time base in two parts, a
counter held at its reload value, one that rests at zero, one that is reloaded at zero. `instrument` is what the
generator of the virtual bench takes.

Commands are 5 bytes: address, then 32 bits, little endian (`REGISTERS`). Answers are frames of `FRAME_BYTES`: the
48-bit clock at which the pins were presented, then 4 bytes of pin samples as the port takes them.
"""

from amaranth.hdl import Array, Cat, Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.fifo import SyncFIFO
from amaranth.lib.wiring import In, Out

from irqscope_gateware.linear import down_counter, up_counter

REGISTERS = ("run", "period", "width", "sub", "flush", "batch")
FRAME_BYTES = 10
LOW_BITS = 12
PIPELINE = 2
"""Clocks between a pin sample and the time base that is stored with it."""


def command(name: str, value: int) -> bytes:
    """The bytes that write `value` to a register."""
    return bytes([REGISTERS.index(name)]) + value.to_bytes(4, "little")


def frames(data: bytes) -> list[tuple[int, int]]:
    """(clock, pins) of each whole frame."""
    whole = len(data) // FRAME_BYTES * FRAME_BYTES
    return [
        (int.from_bytes(data[i : i + 6], "little") - PIPELINE, int.from_bytes(data[i + 6 : i + 10], "little"))
        for i in range(0, whole, FRAME_BYTES)
    ]


class StandIn(wiring.Component):
    """The stand-in for R = `samples`."""

    def __init__(self, samples: int, depth: int = 64, low_bits: int = LOW_BITS) -> None:
        self.samples, self.depth, self.low_bits = samples, depth, low_bits
        super().__init__(
            {
                "pins": In(4 * samples),
                "stimulus": Out(2 * samples),
                "trigger": Out(samples),
                "rx": In(stream.Signature(8)),
                "tx": Out(stream.Signature(8)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        registers = [Signal(32, name=name) for name in REGISTERS]
        run, period, width, sub, flush, batch = registers

        m.submodules.commands = commands = Module()
        received = Signal(40)
        count = Signal(range(5))
        complete = Signal()
        commands.d.comb += self.rx.ready.eq(1)
        commands.d.sync += complete.eq(0)
        with commands.If(self.rx.valid):
            commands.d.sync += received.eq(Cat(received[8:], self.rx.payload))
            commands.d.sync += count.eq(count + 1)
            with commands.If(count == 4):
                commands.d.sync += [count.eq(0), complete.eq(1)]
        with commands.If(complete):
            commands.d.sync += Array(registers)[received[:3]].eq(received[8:])

        m.submodules.timebase = timebase = Module()
        low = up_counter(self.low_bits, name="low")
        high = Signal(48 - self.low_bits)
        carry = Signal()
        timebase.d.sync += [low.eq(low + 1), carry.eq(low == 2**self.low_bits - 2), high.eq(high + carry)]

        m.submodules.generator = generator = Module()
        wait = down_counter(32, name="wait")
        left = down_counter(16, name="left")
        level = Signal()
        edge = Signal()
        word = Signal(self.samples)
        generator.d.comb += edge.eq(run[0] & (wait == 0))
        with generator.If(edge):
            generator.d.sync += [wait.eq(period), left.eq(width), level.eq(1)]
        with generator.Else():
            with generator.If(wait != 0):
                generator.d.sync += wait.eq(wait - 1)
            with generator.If(left != 0):
                generator.d.sync += left.eq(left - 1)
            with generator.Else():
                generator.d.sync += level.eq(0)
        late = (2**self.samples - 1) & ~((1 << sub[:3]) - 1)
        generator.d.comb += word.eq((edge | level).replicate(self.samples) & (late | level.replicate(self.samples)))
        generator.d.sync += [
            self.stimulus.eq(Cat(word, (~word).as_unsigned() & run[1].replicate(self.samples))),
            self.trigger.eq(edge.replicate(self.samples)),
        ]

        m.submodules.fifo = fifo = SyncFIFO(width=80, depth=self.depth)
        first = Signal(4 * self.samples)
        second = Signal(4 * self.samples)
        settled = Cat(second[i * self.samples + self.samples - 1].replicate(self.samples) for i in range(4))
        m.d.sync += [first.eq(self.pins), second.eq(first)]
        full_clock = Signal(48)
        m.d.comb += full_clock.eq(Cat(low, (high + (carry & (low == 0)))[: 48 - self.low_bits]))
        known = Signal(4 * self.samples)
        m.d.comb += [
            fifo.w_data.eq(Cat(full_clock, second)),
            fifo.w_en.eq(second != known),
        ]
        m.d.sync += known.eq(settled)

        m.submodules.sender = sender = Module()
        patience = down_counter(32, name="patience")
        held = Signal(80)
        bytes_left = Signal(range(FRAME_BYTES + 1))
        sending = Signal()
        sender.d.comb += [self.tx.payload.eq(held[:8]), self.tx.valid.eq(bytes_left != 0)]
        with sender.If((fifo.level == 0) | sending):
            sender.d.sync += patience.eq(flush)
        with sender.Elif(patience != 0):
            sender.d.sync += patience.eq(patience - 1)
        with sender.If(fifo.level == 0):
            sender.d.sync += sending.eq(0)
        with sender.Elif((patience == 0) | (fifo.level > batch)):
            sender.d.sync += sending.eq(1)
        with sender.If((bytes_left == 0) & sending & fifo.r_rdy):
            sender.d.comb += fifo.r_en.eq(1)
            sender.d.sync += [held.eq(fifo.r_data), bytes_left.eq(FRAME_BYTES)]
        with sender.Elif((bytes_left != 0) & self.tx.ready):
            sender.d.sync += [held.eq(held[8:]), bytes_left.eq(bytes_left - 1)]
        return m
