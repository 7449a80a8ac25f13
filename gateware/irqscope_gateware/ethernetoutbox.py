# SPDX-License-Identifier: BSD-2-Clause
"""Blocks that wait for their datagram: a RAM with four places."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.datagrams import BLOCKS

from .ram import FREE, OUTPUT

PLACES = 2 * BLOCKS


class EthernetOutbox(wiring.Component):
    """Takes the bytes of blocks, which follow each other without anything between, and shows how many can be sent.

    Two blocks go together if the second one is whole `patience` clocks after the first one at the latest.

    Members
    -------
    bytes : In(stream of 8 bits)
    blocks : Out, 0..2
        So many can be sent.
    address, enable : In
        Of a byte in them; it is in `data` a clock after one in which `enable` is 1.
    data : Out(8)
    taken : In, 0..2
        So many have been sent.
    """

    def __init__(self, *, block_bytes: int = BLOCK_BYTES, patience: int = 4 * BLOCK_BYTES) -> None:
        self.block_bytes, self.patience = block_bytes, patience
        super().__init__(
            {
                "bytes": In(stream.Signature(8)),
                "blocks": Out(range(BLOCKS + 1)),
                "address": In(range(BLOCKS * block_bytes)),
                "enable": In(1),
                "data": Out(8),
                "taken": In(range(BLOCKS + 1)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = memory = Memory(shape=8, depth=PLACES * self.block_bytes, init=[], attrs=FREE)
        write, read = memory.write_port(), memory.read_port(domain="comb")
        offset, place, first = Signal(exact_log2(self.block_bytes)), Signal(range(PLACES)), Signal(range(PLACES))
        whole = Signal(range(PLACES + 1))
        waited = Signal(range(self.patience + 1))
        stored, closed = Signal(), Signal()
        output = Signal(8, reset_less=True, attrs=OUTPUT)  # what is shown of a block is not written then
        with m.If(self.enable):
            m.d.sync += output.eq(read.data)
        m.d.comb += [
            self.bytes.ready.eq(whole != PLACES),
            stored.eq(self.bytes.valid & self.bytes.ready),
            closed.eq(stored & offset.all()),
            write.addr.eq(Cat(offset, place)),
            write.data.eq(self.bytes.payload),
            write.en.eq(stored),
            read.addr.eq(Cat(self.address[: len(offset)], (first + self.address[len(offset) :])[: len(first)])),
            self.data.eq(output),
            self.blocks.eq(Mux(whole >= BLOCKS, BLOCKS, (whole != 0) & (waited == self.patience))),
        ]
        m.d.sync += [
            offset.eq(offset + stored),
            place.eq(place + closed),
            first.eq(first + self.taken),
            whole.eq(whole + closed - self.taken),
        ]
        with m.If((whole != 1) | (self.taken != 0)):
            m.d.sync += waited.eq(0)
        with m.Elif(waited != self.patience):
            m.d.sync += waited.eq(waited + 1)
        return m
