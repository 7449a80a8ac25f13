# SPDX-License-Identifier: BSD-2-Clause
"""An address from whoever gives them on the network: a DHCP client, RFC 2131, as far as an instrument needs one.

RX ─► fields compared as they pass ─► options, one after the other ─► offer, acknowledgement, refusal
                                                                           │
TX ◄─ a frame of constants with a few fields in it ◄─ discover, request ◄──┴── seconds
"""

from collections.abc import Mapping

from amaranth.hdl import C, Cat, Module, Mux, Signal, Value
from amaranth.lib import enum, stream, wiring
from amaranth.lib.wiring import In, Out

from .ethernetfilter import EVERYBODY, HEADERS, IPV4, UDP, UDP_HEADER
from .ethernetsender import IP_HEADER, LIFE, UNFRAGMENTED
from .ethernettransmitter import FRAME_BYTE

SERVER, CLIENT = 67, 68
COOKIE = 0x6382_5363
TYPE, REQUESTED, LEASE, IDENTIFIER, PADDING, END = 53, 50, 51, 54, 0, 255
"""Options."""
PAYLOAD = 300
"""Bytes of a message: the least that some relays take."""
OPTIONS = HEADERS + 240
XID, YOURS, HARDWARE = HEADERS + 4, HEADERS + 16, HEADERS + 28
RETRY_S = 4
"""Seconds after which a message that nobody answered is followed by another one."""
AGAIN_S = 60
"""The same, for the second half of a lease."""


class Message(enum.Enum, shape=8):
    """What a message is."""

    NONE = 0
    DISCOVER = 1
    OFFER = 2
    REQUEST = 3
    ACK = 5
    NAK = 6


class EthernetDhcp(wiring.Component):
    """Has the address `home` until a server gives another one, and again when that one's lease is over.

    The first offer is taken. In the second half of a lease the same address is asked for again, of everybody, as after
    a restart: such a request has the form of the first one, without a server. What else a server says (mask, router,
    names) means nothing to an instrument that only ever answers.

    Members
    -------
    byte, strobe, end, good : In
        As the receiver shows them.
    address : Out(32)
    frame : Out(stream of FRAME_BYTE)
        As the transmitter wants it.
    """

    def __init__(self, *, mac: int, home: int, second: int) -> None:
        self.mac, self.home, self.second = mac, home, second
        super().__init__(
            {
                "byte": In(8),
                "strobe": In(1),
                "end": In(1),
                "good": In(1),
                "address": Out(32, init=home),
                "frame": Out(stream.Signature(FRAME_BYTE)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        xid, asked = Signal(32), Signal(Message)
        heard, yours, server, lease = self._hear(m, xid)

        clocks, tick = Signal(range(self.second)), Signal()
        running = Signal(32)  # whatever it is when somebody is asked anew
        m.d.sync += running.eq(running + 1)
        m.d.sync += [clocks.eq(Mux(tick, 0, clocks + 1)), tick.eq(clocks == self.second - 2)]
        leased, has, left = Signal(32), Signal(), Signal(32)
        offered, offer, giver = Signal(), Signal(32), Signal(32)
        wait, due, over = Signal(32), Signal(), Signal()  # flags a clock behind what they tell of
        m.d.sync += [due.eq(wait == 0), over.eq(left == 0), self.address.eq(Mux(has, leased, self.home))]
        with m.If(tick):
            with m.If(~due):
                m.d.sync += wait.eq(wait - 1)
            with m.If(~over):
                m.d.sync += left.eq(left - 1)

        def after(seconds: int | Value) -> list:
            return [wait.eq(seconds), due.eq(0)]

        go, sent = Signal(), Signal()
        with m.FSM():
            with m.State("Wait"), m.If(due):
                m.d.sync += [asked.eq(Mux(has | offered, Message.REQUEST, Message.DISCOVER)), offered.eq(0)]
                with m.If(~has & ~offered):
                    m.d.sync += [xid.eq(running ^ C(self.mac, 48)[:32]), giver.eq(0)]
                with m.If(has):
                    m.d.sync += [offer.eq(leased), giver.eq(0)]
                m.d.sync += after(Mux(has, AGAIN_S, RETRY_S))
                m.next = "Send"
            with m.State("Send"):
                m.d.comb += go.eq(1)
                with m.If(sent):
                    m.next = "Wait"
        with m.If(has & over):
            m.d.sync += [has.eq(0), *after(0)]
        with m.If((heard == Message.OFFER) & (asked == Message.DISCOVER) & ~offered):
            m.d.sync += [offered.eq(1), offer.eq(yours), giver.eq(server), *after(0)]
        with m.If((heard == Message.ACK) & (asked == Message.REQUEST) & (lease != 0)):
            m.d.sync += [has.eq(1), leased.eq(yours), left.eq(lease), over.eq(0), *after(lease >> 1)]
        with m.If((heard == Message.NAK) & (asked == Message.REQUEST)):
            m.d.sync += [has.eq(0), asked.eq(Message.NONE), *after(RETRY_S)]

        self._say(m, go, sent, {"type": asked.as_value(), "xid": xid, "offer": offer, "giver": giver})
        return m

    def _hear(self, m: Module, xid: Signal) -> tuple[Signal, Signal, Signal, Signal]:
        """What a message to us is, for one clock after its end, and what is in it."""
        at, fine = Signal(range(2048)), Signal()
        wanted: dict[int, int | Value] = {
            12: IPV4 >> 8,
            13: IPV4 & 255,
            14: 0x45,
            23: UDP,
            36: 0,
            37: CLIENT,
            HEADERS: 2,
        }
        wanted |= {XID + i: xid.word_select(3 - i, 8) for i in range(4)}
        wanted |= {HARDWARE + i: byte for i, byte in enumerate(self.mac.to_bytes(6))}
        wanted |= {OPTIONS - 4 + i: byte for i, byte in enumerate(COOKIE.to_bytes(4))}
        must, expected, byte, came = Signal(), Signal(8), Signal(8), Signal()
        ended = Signal()
        with m.If(self.end):
            m.d.sync += at.eq(0)
        with m.Elif(self.strobe & ~at.all()):
            m.d.sync += at.eq(at + 1)
        m.d.sync += [must.eq(0), byte.eq(self.byte), came.eq(self.strobe), ended.eq(self.end & self.good)]
        with m.Switch(at):
            for position, value in wanted.items():
                with m.Case(position):
                    m.d.sync += [must.eq(1), expected.eq(value)]
        in_options, is_yours, is_first = Signal(), Signal(), Signal()
        m.d.sync += [
            in_options.eq(at >= OPTIONS),
            is_yours.eq((at >= YOURS) & (at < YOURS + 4)),
            is_first.eq(at == 0),
        ]

        # All this is a clock behind the byte. An option is a byte for its kind, its length, and its content.
        yours, server, lease, kind = Signal(32), Signal(32), Signal(32), Signal(Message)
        option, value, before, left = Signal(8), Signal(32), Signal(24), Signal(8)
        is_length, is_content, whole = Signal(), Signal(), Signal()
        m.d.comb += value.eq(Cat(byte, before))
        with m.If(came):
            m.d.sync += before.eq(value[:24])
            with m.If(is_yours):
                m.d.sync += yours.eq(value)
            with m.If(must & (byte != expected)):
                m.d.sync += fine.eq(0)
        with m.If(came & in_options & ~whole):
            with m.If(is_length):
                m.d.sync += [left.eq(byte), is_length.eq(0), is_content.eq(byte != 0)]
            with m.Elif(is_content):
                m.d.sync += [left.eq(left - 1), is_content.eq(left != 1)]
                with m.If(left == 1), m.Switch(option):
                    with m.Case(TYPE):
                        m.d.sync += kind.eq(byte)
                    with m.Case(IDENTIFIER):
                        m.d.sync += server.eq(value)
                    with m.Case(LEASE):
                        m.d.sync += lease.eq(value)
            with m.Else():
                m.d.sync += [option.eq(byte), whole.eq(byte == END), is_length.eq((byte != END) & (byte != PADDING))]
        with m.If(came & is_first):
            m.d.sync += [fine.eq(1), whole.eq(0), is_length.eq(0), is_content.eq(0)]
            m.d.sync += [kind.eq(Message.NONE), server.eq(0), lease.eq(0)]

        heard = Signal(Message)
        m.d.sync += heard.eq(Mux(ended & fine & whole, kind, Message.NONE))
        return heard, yours, server, lease

    def _say(self, m: Module, go: Signal, sent: Signal, fields: Mapping[str, Value]) -> None:
        """A message as a frame while `go` is 1, and `sent` with its last byte."""
        constant: dict[int, int] = {}
        changing: dict[int, Value] = {}

        def put(position: int, width: int, value: int) -> None:
            constant.update(enumerate(value.to_bytes(width), position))

        def show(position: int, field: str) -> None:
            width = len(fields[field]) // 8
            changing.update((position + i, fields[field].word_select(width - 1 - i, 8)) for i in range(width))

        length = UDP_HEADER + PAYLOAD
        words = [0x4500, IP_HEADER + length, 0, UNFRAGMENTED, LIFE << 8 | UDP, 0xFFFF, 0xFFFF]
        put(0, 6, EVERYBODY)
        put(6, 6, self.mac)
        put(12, 2, IPV4)
        for i, word in enumerate([*words[:5], 0xFFFF - (sum(words) % 0xFFFF), 0, 0, *words[5:]]):
            put(14 + 2 * i, 2, word)
        for i, word in enumerate([CLIENT, SERVER, length, 0]):
            put(34 + 2 * i, 2, word)
        put(HEADERS, 4, 0x01_01_06_00)
        show(XID, "xid")
        put(HARDWARE, 6, self.mac)
        put(OPTIONS - 4, 4, COOKIE)
        put(OPTIONS, 2, TYPE << 8 | 1)
        show(OPTIONS + 2, "type")
        # Options that a message does not have are padding in it.
        for position, option, field in ((OPTIONS + 3, REQUESTED, "offer"), (OPTIONS + 9, IDENTIFIER, "giver")):
            there = fields[field].any()
            changing |= {position: Mux(there, C(option, 8), C(0, 8)), position + 1: Mux(there, C(4, 8), C(0, 8))}
            show(position + 2, field)
        put(OPTIONS + 15, 1, END)

        at, step, last = Signal(range(HEADERS + PAYLOAD)), Signal(), Signal()
        fixed, other, is_other, shown, ended = Signal(8), Signal(8), Signal(), Signal(), Signal()
        m.d.comb += [
            step.eq(~self.frame.valid | self.frame.ready),
            last.eq(at == HEADERS + PAYLOAD - 1),
            sent.eq(go & step & last),
        ]
        with m.If(step):
            m.d.sync += [
                at.eq(Mux(go & ~last, at + 1, 0)),
                fixed.eq(0),
                is_other.eq(0),
                shown.eq(go),
                ended.eq(last),
                self.frame.valid.eq(shown),
                self.frame.payload.byte.eq(Mux(is_other, other, fixed)),
                self.frame.payload.last.eq(ended),
            ]
            with m.Switch(at):
                for position, byte in constant.items():
                    with m.Case(position):
                        m.d.sync += fixed.eq(byte)
                for position, value in changing.items():
                    with m.Case(position):
                        m.d.sync += [is_other.eq(1), other.eq(value)]
