# SPDX-License-Identifier: BSD-2-Clause
"""The gateware's Ethernet link as a build has it, compiled by CXXRTL: frames in and out."""

import ctypes
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from amaranth.hdl import ClockDomain, ClockSignal, Module
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out
from compiledlink import compiled
from ethernetbench import BUILD, MINE

from irqscope.contract.datagrams import mac_text
from irqscope_boards.addresses import with_addresses
from irqscope_boards.board import Board, Rgmii
from irqscope_boards.catalogue import boards
from irqscope_boards.ethernet import ethernet_link
from irqscope_gateware.ethernetlink import EthernetLink
from models.ethernet import PREAMBLE, Host, frames_of

SOURCE = Path(__file__).with_name("ethernetlink.cc")
PORTS = {
    "rx_data": In(8),
    "rx_valid": In(1),
    "tx_data": Out(8),
    "tx_valid": Out(1),
    "rx": Out(stream.Signature(8)),
    "tx": In(stream.Signature(8)),
}
GAP = 12
ANSWERED = 3000
"""Clocks in which all is sent that is to be sent: two blocks together, and one that waits for another one."""


def description(fixed: str | None) -> tuple[Board, Rgmii]:
    """A board with Ethernet and its link, as a build takes them."""
    board = with_addresses(boards()["ecpix5-85-ethernet"], mac_text(MINE.mac), fixed)
    assert isinstance(board.link, Rgmii)
    return board, board.link


class LinkTop(wiring.Component):
    """The link with the clock as a port."""

    def __init__(self, link: EthernetLink) -> None:
        self.link = link
        super().__init__({"clk": In(1), **PORTS})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.domains.sync = ClockDomain(reset_less=True)
        m.submodules.link = link = self.link
        m.d.comb += [
            ClockSignal().eq(self.clk),
            link.rx_data.eq(self.rx_data),
            link.rx_valid.eq(self.rx_valid),
            self.tx_data.eq(link.tx_data),
            self.tx_valid.eq(link.tx_valid),
        ]
        wiring.connect(m, link.rx, wiring.flipped(self.rx))
        wiring.connect(m, wiring.flipped(self.tx), link.tx)
        return m


@cache
def library(fixed: str | None) -> ctypes.CDLL:
    """The compiled link."""
    found = compiled(LinkTop(ethernet_link(*description(fixed), BUILD)), SOURCE)
    found.link_run.restype = ctypes.c_size_t
    return found


class LinkSim:
    """One link, with a fixed address or, without, with a DHCP client."""

    def __init__(self, fixed: str | None = None) -> None:
        self.home = Host(MINE.mac, description(fixed)[1].address.packed, MINE.port)
        """As who it is on the network before it was lent an address."""
        self._library = library(fixed)
        self._link = ctypes.c_void_p(self._library.link_new())
        self.clocks = 0

    def close(self) -> None:
        self._library.link_delete(self._link)

    def run(self, frames: Sequence[bytes], blocks: bytes) -> tuple[list[bytes], bytes]:
        """What it sends, and which bytes of commands come, when it gets these frames, and blocks as fast as it can."""
        wire = [each for frame in frames for each in [*((byte, 1) for byte in PREAMBLE + frame), *[(0, 0)] * GAP]]
        sent: list[int | None] = []
        commands = b""
        while True:
            clocks = max(len(wire), ANSWERED)
            wire += [(0, 0)] * (clocks - len(wire))
            received, valid = (bytes(column) for column in zip(*wire, strict=True))
            out, came = (ctypes.c_uint16 * clocks)(), (ctypes.c_uint8 * clocks)()
            taken = ctypes.c_size_t()
            count = self._library.link_run(
                self._link, ctypes.c_size_t(clocks), received, valid, blocks, ctypes.c_size_t(len(blocks)),
                ctypes.byref(taken), out, came,
            )  # fmt: skip
            self.clocks += clocks
            said = [None if each > 255 else each for each in out]
            sent += said
            commands += bytes(came[:count])
            wire, blocks = [], blocks[taken.value :]
            if all(each is None for each in said):  # what is left of the blocks nobody wants
                return frames_of(sent)[0], commands
