# SPDX-License-Identifier: BSD-2-Clause
"""Payloads to blocks to bytes: arbiter, framing, CRC.

ports ─► arbiter ─► words of the block ─► shift register ─► bytes ─► tx
                                                 └─► CRC ─────┘
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks

from .crc import START, crc32_next
from .layouts import word_layout
from .payload import PayloadSignature

TURNS = (
    "idle",
    "magic",
    "header",
    "sequence",
    "base_low",
    "base_high",
    "payload",
    "padding",
    "lost",
    "trailer",
    "crc",
)
"""What the shift register is loaded with, in this order."""


class BlockSender(wiring.Component):
    """Sends the payloads of `ports` as blocks of the contract, one after the other.

    Port 0 (the replies) goes before the others, except that it does not get two blocks running while another waits;
    the others take turns. While `tx.ready` is 1 and the port has its words in time, four bytes leave in six clocks or
    less, between blocks too. Words of a payload are asked for just in time, so that a block stays open while it is
    sent.

    Members
    -------
    ports : array of PayloadSignature, seen from the sources
    lost : In(32)
        Edges lost by the event stream, as it stands when that word is fetched: after the payload is closed.
    restart : In(1)
        One clock, the one in which the sources of all ports but 0 are reset: the next number given is 0, of `epoch`. A
        block in flight goes out whole and sound, closed after the words taken so far, with its number and epoch if it
        had them; else it is number 0 itself. Its source sees no `done`. If no word was taken, kind, detail and base may
        be those that the source has after its reset.
    epoch : In(4)
        Of the blocks from `restart` on, as it is then; before the first restart it is 0.
    tx : Out(stream of 8 bits)
    busy : Out(1)
        A block is being sent.
    """

    def __init__(self, ports: int, *, protocol: int) -> None:
        if ports < 1:
            raise ValueError(f"a block sender needs a port, not {ports}")
        self.protocol = protocol
        super().__init__(
            {
                "ports": In(PayloadSignature()).array(ports),
                "lost": In(32),
                "restart": In(1),
                "epoch": In(blocks.SEQUENCE.field("epoch").width),
                "tx": Out(stream.Signature(8)),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        ports = list(self.ports)
        grant = Signal(len(ports))

        # Bytes -------------------------------------------------------------------------------------------------------

        # A word is fetched when the one before it has left: no link needs it sooner, and no register need hold it.
        shift = Signal(32)
        shift_valid = Signal()
        shift_is_crc = Signal()  # the word is in `crc`
        byte = Signal(2)
        crc = Signal(32, init=START)
        taken = Signal()
        m.d.comb += [
            self.tx.valid.eq(shift_valid),
            self.tx.payload.eq(Mux(shift_is_crc, ~crc[:8], shift[:8])),
            taken.eq(shift_valid & self.tx.ready),
        ]
        # The CRC leaves its register as it would take a byte that is equal to its own lowest one.
        with m.If(taken):
            m.d.sync += [
                shift.eq(shift >> 8),
                byte.eq(byte + 1),
                shift_valid.eq(byte != 3),
                crc.eq(crc32_next(crc, Mux(shift_is_crc, crc[:8], shift[:8]))),
            ]

        # Words -------------------------------------------------------------------------------------------------------

        # A flag for each turn: a decoder would stand before every word, and every source waits for what it decides.
        turn = Signal(data.StructLayout(dict.fromkeys(TURNS, 1)), init={"idle": 1})
        sequence = Signal(word_layout(blocks.SEQUENCE))
        position, count = (Signal(range(blocks.PAYLOAD_WORDS + 1), name=n) for n in ("position", "count"))
        full = Signal()  # `position`, of which `count` is taken, is at the end of the payload
        last = Signal()
        free = Signal()  # a word is wanted
        # What ends a turn shows in the clock after it, since many flip-flops wait for the turn.
        begin, loaded, close, closed = Signal(), Signal(), Signal(), Signal()
        start, done = Signal(len(ports)), Signal(len(ports))
        # A word of the payload takes three clocks, so that sources and sender see registers of each other only: `look`
        # at what the source has shown in the clock before, `take` it, `settle` while the source shows what is next.
        look, take, settle = Signal(), Signal(len(ports)), Signal()
        offered, ended = Signal(), Signal()
        valids, ends = Cat(port.word.valid for port in ports), Cat(port.end for port in ports)
        m.d.sync += [offered.eq((grant & valids).any()), ended.eq((grant & ~valids & ends).any())]
        for i, port in enumerate(ports):
            m.d.comb += [port.start.eq(start[i]), port.word.ready.eq(take[i]), port.done.eq(done[i])]

        fixed, padding = Signal(), Signal()  # a word that needs no source
        m.d.comb += [
            free.eq(~shift_valid),
            fixed.eq(~(turn.idle | turn.payload | turn.padding)),
            padding.eq(turn.padding & ~full),
        ]
        m.d.sync += [loaded.eq(free & fixed), closed.eq(close)]
        with m.If(begin | loaded | closed | (turn.padding & full)):
            m.d.sync += turn.eq(turn.as_value().rotate_left(1))
        # Which port's, for each part of its header: known a clock after the turn, while bytes of the word before leave.
        header, base_low, base_high = (Signal(len(ports), name=name) for name in ("header", "base_low", "base_high"))
        for flags, now in ((header, turn.header), (base_low, turn.base_low), (base_high, turn.base_high)):
            m.d.sync += flags.eq(Mux(now, grant, 0))
        choices = [
            (turn.magic, C(blocks.MAGIC, 32)),
            *[(header[i], Cat(port.kind, C(self.protocol, 8), port.detail)) for i, port in enumerate(ports)],
            (turn.sequence, sequence.as_value()),
            *[(base_low[i], port.base[:32]) for i, port in enumerate(ports)],
            *[(base_high[i], port.base[32:]) for i, port in enumerate(ports)],
            *[(take[i], port.word.payload) for i, port in enumerate(ports)],
            (turn.lost, self.lost),
            (turn.trailer, Cat(count, C(0, blocks.TRAILER.offset("last") - len(count)), last)),
        ]
        with m.If(free):
            m.d.sync += [
                shift.eq(reduce(or_, [Mux(chosen, value, C(0, 32)) for chosen, value in choices])),
                shift_valid.eq(fixed | padding | take.any()),
                shift_is_crc.eq(turn.crc),
            ]
        with m.If(free & turn.magic):
            m.d.sync += crc.eq(START)

        requests, choice = self._arbiter(m, grant)
        reset, cut = Signal(), Signal()  # the source is reset in this clock; under this block
        m.d.comb += [begin.eq(turn.idle & requests.any() & ~self.restart), reset.eq(self.restart & ~grant[0])]
        with m.If(turn.idle):
            m.d.sync += [cut.eq(0), position.eq(0)]
        with m.Elif(reset):
            m.d.sync += cut.eq(1)
        with m.If(begin):
            m.d.sync += grant.eq(choice)
        with m.If(self.restart):
            m.d.sync += [sequence.number.eq(0), sequence.epoch.eq(self.epoch)]
        with m.Elif(free & turn.sequence):
            m.d.sync += sequence.number.eq(sequence.number + 1)

        m.d.sync += [start.eq(0), take.eq(0), settle.eq((start | take).any()), done.eq(0)]
        with m.If(loaded & turn.base_high):
            with m.If(cut | reset):
                m.d.sync += look.eq(1)
            with m.Else():
                m.d.sync += start.eq(grant)
        with m.If(settle):
            m.d.sync += look.eq(1)
        with m.If(look):
            with m.If(cut | reset):
                m.d.comb += close.eq(1)
            with m.Elif(full | (free & ended)):
                m.d.comb += close.eq(1)
                m.d.sync += done.eq(grant)
            with m.Elif(free & offered):
                m.d.sync += [take.eq(grant), look.eq(0)]
        with m.If(close):
            m.d.sync += look.eq(0)
        with m.If(closed):
            m.d.sync += [count.eq(position), last.eq((done & Cat(port.last for port in ports)).any())]
        with m.If(take.any() | (free & padding)):
            m.d.sync += position.eq(position + 1)
        m.d.sync += full.eq(position == blocks.PAYLOAD_WORDS)
        m.d.comb += self.busy.eq(~turn.idle | shift_valid)
        return m

    def _arbiter(self, m: Module, grant: Signal) -> tuple[Signal, Signal]:
        """The ports that request, and the one to serve next. `grant` shows who was served last."""
        ports = len(grant)
        others = list(range(1, ports))
        requests = Signal(ports)
        m.d.sync += requests.eq(Cat(port.request for port in self.ports))
        with m.If(self.restart):
            m.d.sync += [requests[i].eq(0) for i in others]  # these vanish
        turn = Signal(range(max(2, ports)), init=max(0, ports - 1))  # of the others, the one served last
        choice = Signal(ports)
        with m.Switch(turn):
            for latest in others:
                with m.Case(latest):
                    order = [i for i in others if i > latest] + [i for i in others if i <= latest]
                    # The last assignment wins: the first in the order stands last.
                    for i in reversed(order):
                        with m.If(requests[i]):
                            m.d.comb += choice.eq(1 << i)
        with m.If(requests[0] & ~(grant[0] & requests[1:].any())):
            m.d.comb += choice.eq(1)
        for i in others:
            with m.If(grant[i]):
                m.d.sync += turn.eq(i)
        return requests, choice
