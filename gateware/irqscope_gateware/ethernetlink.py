# SPDX-License-Identifier: BSD-2-Clause
"""Bytes to and from a host over gigabit Ethernet, in place of a serial line.

RX ─► receiver ─► filter ─┬─► inbox ─► rx: commands
                          ├─► peer ────────┐
                          └─ questions ─┐  │
TX ◄─ transmitter ◄─ turns ◄─────────  sender ◄─ outbox ◄─ tx: blocks
                       └── dhcp ◄─ RX
"""

from amaranth.hdl import Module
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import datagrams
from irqscope.contract.blocks import BLOCK_BYTES

from .ethernetdhcp import EthernetDhcp
from .ethernetfilter import EthernetFilter
from .ethernetinbox import EthernetInbox
from .ethernetoutbox import EthernetOutbox
from .ethernetpeer import EthernetPeer
from .ethernetreceiver import EthernetReceiver
from .ethernetsender import EthernetSender
from .ethernettransmitter import EthernetTransmitter
from .ethernetturns import EthernetTurns

CLOCK_HZ = 125_000_000
"""Of a gigabit Ethernet, and of all of this."""
LEASE_CLOCKS = datagrams.LEASE_S * CLOCK_HZ


class EthernetLink(wiring.Component):
    """The instrument's end of the datagrams of the contract, at a GMII.

    Its address is `address`; with `dhcp` that of a server on the network, as long as that lends one.

    Members
    -------
    rx_data, rx_valid, rx_error : In
        RXD, RX_DV and RX_ER.
    tx_data, tx_valid : Out
        TXD and TX_EN, from registers.
    rx : Out(stream of 8 bits)
        Commands.
    tx : In(stream of 8 bits)
        Blocks, from the first byte of one on. Not ready while four of them wait.
    """

    def __init__(
        self,
        *,
        mac: int,
        address: int,
        board: str,
        build: int,
        dhcp: bool = False,
        port: int = datagrams.PORT,
        lease: int = LEASE_CLOCKS,
        block_bytes: int = BLOCK_BYTES,
    ) -> None:
        self.mac, self.address, self.port = mac, address, port
        self.board, self.build, self.lease, self.block_bytes = board, build, lease, block_bytes
        self.dhcp = dhcp
        super().__init__(
            {
                "rx_data": In(8),
                "rx_valid": In(1),
                "rx_error": In(1),
                "tx_data": Out(8),
                "tx_valid": Out(1),
                "rx": Out(stream.Signature(8)),
                "tx": In(stream.Signature(8)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.receiver = receiver = EthernetReceiver()
        m.submodules.filter = chosen = EthernetFilter(mac=self.mac, address=self.address, port=self.port)
        m.submodules.inbox = inbox = EthernetInbox()
        m.submodules.peer = peer = EthernetPeer(lease=self.lease)
        m.submodules.outbox = outbox = EthernetOutbox(block_bytes=self.block_bytes, patience=4 * self.block_bytes)
        m.submodules.sender = sender = EthernetSender(
            mac=self.mac,
            address=self.address,
            port=self.port,
            board=self.board,
            build=self.build,
            block_bytes=self.block_bytes,
        )
        m.submodules.transmitter = transmitter = EthernetTransmitter()
        m.d.comb += [
            receiver.data.eq(self.rx_data),
            receiver.valid.eq(self.rx_valid),
            receiver.error.eq(self.rx_error),
            *(getattr(chosen, name).eq(getattr(receiver, name)) for name in ("byte", "strobe", "end", "good")),
            *(getattr(inbox, name).eq(getattr(chosen, name)) for name in ("payload", "index", "write", "length")),
            inbox.accept.eq(peer.accept),
            *(getattr(peer, name).eq(getattr(chosen, name)) for name in ("sender", "command", "leave")),
            *(getattr(sender, name).eq(getattr(chosen, name)) for name in ("sender", "arp", "ask")),
            *(getattr(sender, name).eq(getattr(peer, name)) for name in ("peer", "there", "taken")),
            *(getattr(sender, name).eq(getattr(outbox, name)) for name in ("blocks", "data")),
            *(getattr(outbox, name).eq(getattr(sender, name)) for name in ("address", "enable")),
            outbox.taken.eq(sender.sent),
            self.tx_data.eq(transmitter.data),
            self.tx_valid.eq(transmitter.valid),
        ]
        if self.dhcp:
            m.submodules.dhcp = dhcp = EthernetDhcp(mac=self.mac, home=self.address, second=CLOCK_HZ)
            m.submodules.turns = turns = EthernetTurns()
            m.d.comb += [
                *(getattr(dhcp, name).eq(getattr(receiver, name)) for name in ("byte", "strobe", "end", "good")),
                chosen.own.eq(dhcp.address),
                sender.own.eq(dhcp.address),
            ]
            wiring.connect(m, dhcp.frame, turns.first)
            wiring.connect(m, sender.frame, turns.second)
            wiring.connect(m, turns.frame, transmitter.frame)
        else:
            wiring.connect(m, sender.frame, transmitter.frame)
        wiring.connect(m, inbox.bytes, wiring.flipped(self.rx))
        wiring.connect(m, wiring.flipped(self.tx), outbox.bytes)
        return m
