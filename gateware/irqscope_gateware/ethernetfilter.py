# SPDX-License-Identifier: BSD-2-Clause
"""What a received frame is: a question for our address, a question to everybody, commands, or nothing for us.

bytes ─► window of the last six ─► compared with what must be there, field by field ─► fine ─► one of four, at its end
                 └─► who sent it
"""

from amaranth.hdl import C, Cat, Module, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import datagrams
from irqscope.contract.commands import FRAME_BYTES

HOST = data.StructLayout({"mac": 48, "address": 32, "port": 16})
"""Who is at the other end, each number as it is written: its first byte highest."""
EVERYBODY = (1 << 48) - 1
ARP, IPV4 = 0x0806, 0x0800
ARP_KIND = 0x0001_0800_0604
"""Ethernet and IPv4 addresses, of six bytes and of four."""
UDP = 17
HEADERS = 42
"""Bytes of the headers of a UDP datagram, and of an ARP packet."""
ETHERNET, UDP_HEADER = 14, 8
MOST = datagrams.COMMANDS * FRAME_BYTES
"""Bytes of commands that are taken together."""
FCS = 4


class EthernetFilter(wiring.Component):
    """Judges frames for the instrument with MAC address `mac` and IPv4 address `own`, which is `address` if undriven.

    A datagram is for us if it has our addresses or, for a question, the MAC address of everybody; is no fragment and
    has no options; and has the right checksum in its header. That of UDP is not looked at: the frame has a check
    sequence, and each command a CRC of its own.

    Members
    -------
    byte, strobe, end, good : In
        As the receiver shows them.
    own : In(32)
    payload, index, write : Out
        A byte of a datagram and where in it that is, in a clock in which `write` is 1; whose that is shows later.
    arp, ask, command, leave : Out(1)
        One clock, after the end of a good frame: somebody asks for our MAC address, or who is there; `length` bytes of
        commands came, or none.
    sender : Out(HOST)
        Of that. Of an ARP question `port` means nothing.
    length : Out
    """

    def __init__(self, *, mac: int, address: int, port: int = datagrams.PORT) -> None:
        self.mac, self.address, self.port = mac, address, port
        super().__init__(
            {
                "byte": In(8),
                "strobe": In(1),
                "end": In(1),
                "good": In(1),
                "own": In(32, init=address),
                "payload": Out(8),
                "index": Out(range(MOST)),
                "write": Out(1),
                "arp": Out(1),
                "ask": Out(1),
                "command": Out(1),
                "leave": Out(1),
                "sender": Out(HOST),
                "length": Out(range(MOST + 1)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        at = Signal(range(2048))  # of the byte that comes; stays at the end of the longest frame
        before = Signal(40)
        window = Signal(48)  # the byte that comes lowest
        m.d.comb += window.eq(Cat(self.byte, before))
        with m.If(self.strobe):
            m.d.sync += before.eq(window[:40])
            with m.If(~at.all()):
                m.d.sync += at.eq(at + 1)

        fine, ours, everybody, is_arp = Signal(), Signal(), Signal(), Signal()
        is_question = Signal()
        length = Signal(16)  # of the datagram, its header included
        total = Signal(16)  # of the packet
        # Ones' complement: the carry of each sum is added with the next word. It is right if it is all ones.
        checksum = Signal(17)
        with m.If(self.strobe):
            with m.Switch(at):
                with m.Case(0):
                    m.d.sync += [is_question.eq(0), checksum.eq(0)]
                with m.Case(5):
                    m.d.sync += [ours.eq(window == self.mac), everybody.eq(window == EVERYBODY)]
                with m.Case(11):
                    m.d.sync += self.sender.mac.eq(window)
                with m.Case(13):
                    m.d.sync += is_arp.eq(window[:16] == ARP)
                with m.Case(17):
                    m.d.sync += total.eq(window[:16])
                with m.Case(29), m.If(~is_arp):
                    m.d.sync += self.sender.address.eq(window[:32])
                with m.Case(31), m.If(is_arp):
                    m.d.sync += self.sender.address.eq(window[:32])
                with m.Case(34):
                    m.d.sync += checksum.eq(checksum[:16] + checksum[16])
                with m.Case(35):
                    m.d.sync += self.sender.port.eq(window[:16])
                with m.Case(39):
                    m.d.sync += length.eq(window[:16])
                with m.Case(40):
                    m.d.sync += self.length.eq(length - UDP_HEADER)
                with m.Case(45):
                    m.d.sync += is_question.eq((window[:32] == int.from_bytes(datagrams.ASK)) & (self.length == 4))
            with m.If(at[0] & (at > 14) & (at < 34)):
                m.d.sync += checksum.eq(checksum[:16] + window[:16] + checksum[16])

        # What must be true of the byte at a position, and those before it, for a frame to be fine: of any, of an ARP
        # packet, of a datagram. Compared in one clock, judged in the next, when it is known where that was.
        both, arp, udp = C(1, 1), is_arp, ~is_arp
        musts = (
            (6, both, ours | everybody),
            (13, both, (window[:16] == ARP) | (window[:16] == IPV4)),
            (19, arp, window == ARP_KIND),
            (21, arp, window[:16] == 1),
            (41, arp, window[:32] == self.own),
            (14, udp, self.byte == 0x45),
            (21, udp, window[:14] == 0),
            (23, udp, self.byte == UDP),
            (33, udp, (window[:32] == self.own) | everybody),
            (35, udp, checksum[:16].all()),
            (37, udp, window[:16] == self.port),
            (39, udp, total == window[:16] + (HEADERS - ETHERNET - UDP_HEADER)),
            (40, udp, (length >= UDP_HEADER) & (length <= MOST + UDP_HEADER)),
        )
        was = Signal(6)  # the position, of the first ones
        came = Signal()
        m.d.sync += [was.eq(at), came.eq(self.strobe & (at < 64))]
        for number, (position, kind, condition) in enumerate(musts):
            met = Signal(name=f"met_{number}")
            m.d.sync += met.eq(condition)
            with m.If(came & (was == position) & kind & ~met):
                m.d.sync += fine.eq(0)
        with m.If(came & (was == 0)):
            m.d.sync += fine.eq(1)

        m.d.sync += self.write.eq(self.strobe & (at >= HEADERS) & (at < HEADERS + MOST))
        m.d.sync += [self.payload.eq(self.byte), self.index.eq(at - HEADERS)]
        whole, ended, mine = Signal(), Signal(), Signal()
        m.d.sync += [
            whole.eq((at >= HEADERS + FCS) & (is_arp | (at >= HEADERS + FCS + self.length))),
            ended.eq(self.end & self.good),
        ]
        m.d.comb += mine.eq(ended & fine & whole)
        m.d.sync += [
            self.arp.eq(mine & is_arp),
            self.ask.eq(mine & ~is_arp & is_question),
            self.command.eq(mine & ~is_arp & ~is_question & ours & (self.length != 0)),
            self.leave.eq(mine & ~is_arp & ~is_question & ours & (self.length == 0)),
        ]
        with m.If(self.end):
            m.d.sync += at.eq(0)
        return m
