# SPDX-License-Identifier: BSD-2-Clause
"""Frames from the instrument: blocks to its peer, and answers to whoever asks.

answers ─┐
         ├─► whom, what ─► checksum ─► headers by position ─┐
 outbox ─┘                     └─► address ─► outbox's RAM ─┴─► frame
"""

from amaranth.hdl import Array, C, Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import datagrams
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.datagrams import BLOCKS

from .ethernetfilter import ARP, ARP_KIND, HEADERS, HOST, IPV4, UDP, UDP_HEADER
from .ethernettransmitter import FRAME_BYTE

IP_HEADER = 20
UNFRAGMENTED = 0x4000
LIFE = 64
REPLY = 2
PART_BITS = 4
FOLDS = 6
"""Clocks for the addresses of both ends, four words, and the carries that are left."""


class EthernetSender(wiring.Component):
    """Makes one frame after the other, an answer before a datagram of blocks.

    An answer that is asked for while another one waits is not given. The datagrams have no checksum but that of their
    IP header: a block has a CRC, and the frame a check sequence.

    Members
    -------
    arp, ask : In(1)
        One clock: `sender` wants to know our MAC address, or who is there.
    sender : In(HOST)
    own : In(32)
        Our address, which is that of the constructor if undriven.
    peer, there, taken : In
        As `EthernetPeer` shows them.
    blocks, address, enable, data, sent : see `EthernetOutbox`, whose `taken` is `sent`
    frame : Out(stream of FRAME_BYTE)
    """

    def __init__(
        self, *, mac: int, address: int, port: int, board: str, build: int, block_bytes: int = BLOCK_BYTES
    ) -> None:
        self.mac, self.port, self.block_bytes = mac, port, block_bytes
        self.board, self.build = board, build
        super().__init__(
            {
                "arp": In(1),
                "ask": In(1),
                "sender": In(HOST),
                "own": In(32, init=address),
                "peer": In(HOST),
                "there": In(1),
                "taken": In(1),
                "blocks": In(range(BLOCKS + 1)),
                "address": Out(range(BLOCKS * block_bytes)),
                "enable": Out(1),
                "data": In(8),
                "sent": Out(range(BLOCKS + 1)),
                "frame": Out(stream.Signature(FRAME_BYTE)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        wanted = Signal(data.StructLayout({"arp": 1, "ask": 1}))
        asker, whom = Signal(HOST), Signal(HOST)
        what = Signal(data.StructLayout({"arp": 1, "ask": 1}))  # neither: blocks
        count = Signal(range(BLOCKS + 1))
        with m.If((self.arp | self.ask) & ~wanted.as_value().any()):
            m.d.sync += [wanted.arp.eq(self.arp), wanted.ask.eq(self.ask), asker.eq(self.sender)]

        own = Signal(32)  # as it was when the frame began
        size = Signal(range(HEADERS + BLOCKS * self.block_bytes + 1))  # bytes of the frame
        checksum = Signal(17)
        fold = Signal(range(FOLDS))
        at = Signal.like(size)
        go, step, last = Signal(), Signal(), Signal()
        with m.FSM():
            with m.State("Idle"):
                m.d.sync += [at.eq(0), fold.eq(0), own.eq(self.own)]
                with m.If(wanted.as_value().any()):
                    m.d.sync += [what.eq(wanted), whom.eq(asker), wanted.eq(0), count.eq(0)]
                    m.next = "Size"
                with m.Elif(self.there & (self.blocks != 0)):
                    m.d.sync += [what.eq(0), whom.eq(self.peer), count.eq(self.blocks)]
                    m.next = "Size"
            with m.State("Size"):
                for blocks, flag in ((0, what.ask), *((n, count == n) for n in range(1, BLOCKS + 1))):
                    payload = blocks * self.block_bytes or datagrams.ANNOUNCEMENT_BYTES
                    with m.If(flag):
                        m.d.sync += [size.eq(HEADERS + payload), checksum.eq(self._constant_sum(payload))]
                with m.If(what.arp):
                    m.d.sync += size.eq(HEADERS)
                m.next = "Fold"
            with m.State("Fold"):
                ends = [half for address in (own, whom.address) for half in (address[16:], address[:16])]
                words = Array([*ends, C(0, 16), C(0, 16)])
                m.d.sync += [checksum.eq(checksum[:16] + words[fold] + checksum[16]), fold.eq(fold + 1)]
                with m.If(fold == FOLDS - 1):
                    m.next = "Send"
            with m.State("Send"):
                m.d.comb += go.eq(1)
                with m.If(step):
                    m.d.sync += at.eq(at + 1)
                    with m.If(last):
                        m.d.comb += self.sent.eq(count)
                        m.next = "Idle"

        # Three registers behind the position: what each part of the headers has there, and the RAM's output; which part
        # it is, and that late output by itself; which of both.
        header, stored = Signal(8), Signal(8)
        is_header, shown, ended = Signal(2), Signal(2), Signal(2)
        m.d.comb += [
            step.eq(~self.frame.valid | self.frame.ready),
            last.eq(at == size - 1),
            self.enable.eq(step),
            self.address.eq(at - HEADERS),
        ]
        wanted_parts = self._header(m, at, what, whom, own, size, checksum)
        parts = Array(Signal(8, name=f"part_{number}") for number in range(len(wanted_parts)))
        part = Signal(range(len(parts)))
        with m.If(step):
            m.d.sync += [
                *(register.eq(byte) for register, byte in zip(parts, wanted_parts, strict=True)),
                part.eq(at >> PART_BITS),
                shown.eq(Cat(go, shown)),
                ended.eq(Cat(last, ended)),
                is_header.eq(Cat((at < HEADERS) | what.as_value().any(), is_header)),
                header.eq(parts[part]),
                stored.eq(self.data),
                self.frame.valid.eq(shown[1]),
                self.frame.payload.byte.eq(Mux(is_header[1], header, stored)),
                self.frame.payload.last.eq(ended[1]),
            ]
        return m

    def _constant_sum(self, payload: int) -> int:
        """Ones' complement sum, with one carry, of what is known of an IP header before its ends are."""
        total = sum([0x4500, IP_HEADER + UDP_HEADER + payload, 0, UNFRAGMENTED, LIFE << 8 | UDP])
        while total >> 16:
            total = (total & 0xFFFF) + (total >> 16)
        return total

    def _header(self, m: Module, at, what, whom, own, size, checksum) -> list[Signal]:
        """The byte at a position of a frame that is no block's, in each part of the headers."""
        arp, udp = {}, {}

        def put(table: dict, position: int, width: int, value) -> None:
            """A number of so many bytes, its highest byte first."""
            bits = C(value, 8 * width) if isinstance(value, int) else value
            for i in range(width):
                table[position + i] = bits[8 * (width - 1 - i) : 8 * (width - i)]

        for table, kind in ((arp, ARP), (udp, IPV4)):
            put(table, 0, 6, whom.mac)
            put(table, 6, 6, self.mac)
            put(table, 12, 2, kind)
        put(arp, 14, 6, ARP_KIND)
        put(arp, 20, 2, REPLY)
        put(arp, 22, 6, self.mac)
        put(arp, 28, 4, own)
        put(arp, 32, 6, whom.mac)
        put(arp, 38, 4, whom.address)
        packet, datagram = Signal(16), Signal(16)
        m.d.comb += [packet.eq(size - (HEADERS - UDP_HEADER - IP_HEADER)), datagram.eq(size - (HEADERS - UDP_HEADER))]
        put(udp, 14, 2, 0x4500)
        put(udp, 16, 2, packet)
        put(udp, 18, 2, 0)
        put(udp, 20, 2, UNFRAGMENTED)
        put(udp, 22, 2, LIFE << 8 | UDP)
        put(udp, 24, 2, ~checksum[:16])
        put(udp, 26, 4, own)
        put(udp, 30, 4, whom.address)
        put(udp, 34, 2, self.port)
        put(udp, 36, 2, whom.port)
        put(udp, 38, 2, datagram)
        put(udp, 40, 2, 0)
        peer = Mux(self.there, self.peer.address, 0)
        fixed = datagrams.Announcement(
            mac=self.mac.to_bytes(6), board=self.board, build=self.build, peer=datagrams.NOBODY, taken=False
        ).encode()
        for position, byte in enumerate(fixed):
            put(udp, HEADERS + position, 1, byte)
        put(udp, HEADERS + datagrams.TAKEN_AT, 1, self.taken)
        put(udp, HEADERS + datagrams.PEER_AT, 4, peer)

        found = []
        for begin in range(0, len(udp), 1 << PART_BITS):
            byte = Signal(8, name=f"byte_{begin}")
            with m.Switch(at[:PART_BITS]):
                for position in range(begin, min(begin + (1 << PART_BITS), len(udp))):
                    both = position in arp
                    value = Mux(what.arp, arp[position], udp[position]) if both else udp[position]
                    with m.Case(position - begin):
                        m.d.comb += byte.eq(value)
            found.append(byte)
        return found
