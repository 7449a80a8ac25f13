# SPDX-License-Identifier: BSD-2-Clause
"""Payloads to blocks to bytes: arbiter, framing, CRC.

    ports ─► arbiter ─► words of the block (prefetched, one ahead) ─► shift register ─► bytes ─► tx
                                                                            └─► CRC ──┘
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks

from .crc import START, crc32_next
from .payload import PayloadSignature


class BlockSender(wiring.Component):
    """Sends the payloads of `ports` as blocks of the contract, one after the other.

    Port 0 (the replies) goes before the others, except that it does not get two blocks running while another waits;
    the others take turns. While `tx.ready` is 1 and the port has its words in time, a byte leaves in every clock,
    between blocks too. Words of a payload are asked for just in time, so that a block stays open while it is sent.

    Members
    -------
    ports : array of PayloadSignature, seen from the sources
    lost : In(32)
        Edges lost by the event stream, as it stands when the payload is closed.
    restart : In(1)
        One clock, the one in which the sources of all ports but 0 are reset: the next sequence number given is 0. A
        block in flight goes out whole and sound, closed after the words taken so far; its source sees no `done`.
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
                "tx": Out(stream.Signature(8)),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        ports = list(self.ports)
        grant = Signal(len(ports))

        def granted(values, width: int):
            """The value of the port that has the grant."""
            return reduce(or_, [Mux(grant[i], value, C(0, width)) for i, value in enumerate(values)])

        requests = Signal(len(ports))
        m.d.comb += requests.eq(Cat(port.request for port in ports))
        choice = self._arbiter(m, requests, grant)

        # Bytes -------------------------------------------------------------------------------------------------------

        word = Signal(32)  # fetched ahead
        word_valid = Signal()
        word_is_crc = Signal()
        shift = Signal(32)
        shift_valid = Signal()
        shift_is_crc = Signal()
        byte = Signal(2)
        crc = Signal(32, init=START)
        taken = Signal()
        empty = Signal()
        m.d.comb += [
            self.tx.valid.eq(shift_valid),
            self.tx.payload.eq(Mux(shift_is_crc, ~crc[:8], shift[:8])),
            taken.eq(shift_valid & self.tx.ready),
            empty.eq(~shift_valid | (taken & (byte == 3))),
        ]
        # The CRC leaves its register as it would take a byte that is equal to its own lowest one: nothing is added, and
        # the ones that follow it are the state that the next block starts from.
        with m.If(taken):
            after = crc32_next(crc, Mux(shift_is_crc, crc[:8], shift[:8]))
            ones = Cat(C(0, 24), shift_is_crc.replicate(8))
            m.d.sync += [shift.eq(shift >> 8), byte.eq(byte + 1), crc.eq(after | ones)]
        with m.If(empty):
            m.d.sync += [shift_valid.eq(word_valid), word_valid.eq(0)]
            with m.If(word_valid):
                m.d.sync += [shift.eq(word), shift_is_crc.eq(word_is_crc)]

        # Words -------------------------------------------------------------------------------------------------------

        kind, detail, base = Signal(8), Signal(16), Signal(64)
        sequence = Signal(32)
        left = Signal(range(blocks.PAYLOAD_WORDS + 1))
        count = Signal(range(blocks.PAYLOAD_WORDS + 1))
        last = Signal()
        full = Signal()  # `left` is 0
        cut = Signal()  # the source was reset under the open block
        taking = Signal()  # the state "Payload", as a flag of its own: every source waits for it
        start, pull, done = Signal(), Signal(), Signal()
        payload_word, payload_valid, payload_end = Signal(32), Signal(), Signal()
        m.d.comb += [
            payload_word.eq(granted([port.word.payload for port in ports], 32)),
            payload_valid.eq((grant & Cat(port.word.valid for port in ports)).any()),
            payload_end.eq((grant & Cat(port.end for port in ports)).any()),
        ]
        for i, port in enumerate(ports):
            m.d.comb += [
                port.start.eq(start & grant[i]),
                port.word.ready.eq(pull & grant[i]),
                port.done.eq(done & grant[i]),
            ]

        def fetch(value, then: str) -> None:
            with m.If(~word_valid):
                m.d.sync += [word.eq(value), word_valid.eq(1), word_is_crc.eq(0)]
                m.next = then

        m.d.comb += pull.eq(taking & ~word_valid & ~full & ~cut)
        with m.If(self.restart & ~grant[0]):
            m.d.sync += cut.eq(1)
        with m.FSM() as fsm:
            with m.State("Idle"):
                m.d.sync += cut.eq(0)
                with m.If(requests.any() & ~self.restart):
                    m.d.sync += grant.eq(choice)
                    m.next = "Start"
            with m.State("Start"):
                # A request vanishes only if its source is reset.
                with m.If((requests & grant).any() & ~(self.restart & ~grant[0])):
                    m.d.comb += start.eq(1)
                    m.d.sync += [
                        kind.eq(granted([port.kind for port in ports], 8)),
                        detail.eq(granted([port.detail for port in ports], 16)),
                        base.eq(granted([port.base for port in ports], 64)),
                        left.eq(blocks.PAYLOAD_WORDS),
                        count.eq(0),
                        full.eq(0),
                    ]
                    m.next = "Magic"
                with m.Else():
                    m.next = "Idle"
            with m.State("Magic"):
                fetch(C(blocks.MAGIC, 32), "Header")
            with m.State("Header"):
                fetch(Cat(kind, C(self.protocol, 8), detail), "Sequence")
            with m.State("Sequence"):
                fetch(sequence, "Base low")
                with m.If(~word_valid):
                    m.d.sync += sequence.eq(sequence + 1)
            with m.State("Base low"):
                fetch(base[:32], "Base high")
            with m.State("Base high"):
                fetch(base[32:], "Payload")
                m.d.sync += taking.eq(~word_valid)
            with m.State("Payload"):
                # The sources see registers only: what is told by what they offer decides a clock later.
                with m.If(full | cut | (~word_valid & ~payload_valid & payload_end)):
                    m.d.sync += taking.eq(0)
                    m.next = "Close"
                with m.Elif(~word_valid & payload_valid):
                    m.d.sync += [word.eq(payload_word), word_valid.eq(1), word_is_crc.eq(0)]
                    m.d.sync += [count.eq(count + 1), left.eq(left - 1), full.eq(left == 1)]
            with m.State("Close"):
                m.d.comb += done.eq(~cut)
                m.d.sync += last.eq(~cut & (grant & Cat(port.last for port in ports)).any())
                m.next = "Padding"
                with m.If(full):
                    m.next = "Lost"
            with m.State("Padding"), m.If(~word_valid):
                m.d.sync += [word.eq(0), word_valid.eq(1), word_is_crc.eq(0), left.eq(left - 1)]
                with m.If(left == 1):
                    m.next = "Lost"
            with m.State("Lost"):
                fetch(self.lost, "Trailer")
            with m.State("Trailer"):
                fetch(Cat(count, C(0, blocks.TRAILER.offset("last") - len(count)), last), "CRC")
            with m.State("CRC"), m.If(~word_valid):
                m.d.sync += [word.eq(0), word_valid.eq(1), word_is_crc.eq(1)]
                m.next = "Idle"
        with m.If(self.restart):
            m.d.sync += sequence.eq(0)
        m.d.comb += self.busy.eq(~fsm.ongoing("Idle") | word_valid | shift_valid)
        return m

    def _arbiter(self, m: Module, requests: Signal, grant: Signal) -> Signal:
        """The port to serve next, one bit of which is set if any port requests. `grant` shows who was served last."""
        ports = len(requests)
        others = list(range(1, ports))
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
        return choice
