# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench behind the simulated FT245 link and a model of the chip, as what a faked pyftdi has at its end.

ft245:// ─► faked pyftdi ─► chip, edge by edge ─► link, clock by clock ─► bench
         ◄─             ◄─                     ◄─                      ◄─
"""

import ctypes
import random
from functools import cache
from pathlib import Path

import serial
from amaranth.hdl import ClockDomain, ClockSignal, Module
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out
from compiledlink import compiled
from ft245bench import OUTPUTS, Pads
from pace import Pace

from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.device.transport import BAUD
from irqscope_bench import register
from irqscope_gateware.ft245link import Ft245Link
from models.ft245 import Chip, Dice, Levels

SOURCE = Path(__file__).with_name("ft245link.cc")
READ_S = 0.1
"""Virtual seconds of a read in which nothing comes."""
LONGEST = 100_000
"""Clocks in which what is under way has arrived, however seldom the chip is ready."""


class Ft245Top(wiring.Component):
    """The link and its pads, with the clock as a port."""

    def __init__(self) -> None:
        byte = stream.Signature(8)
        inputs = {"clk": In(1), "rxf_n": In(1), "txe_n": In(1), "bus": In(8), "tx": In(byte), "rx": Out(byte)}
        super().__init__({**inputs, **{name: Out(8 if name == "data_out" else 1) for name in OUTPUTS}})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.domains.sync = ClockDomain(reset_less=True)
        m.submodules.pads = pads = Pads(link := Ft245Link())
        m.d.comb += ClockSignal().eq(self.clk)
        m.d.comb += [getattr(pads, name).eq(getattr(self, name)) for name in ("rxf_n", "txe_n", "bus")]
        m.d.comb += [getattr(self, name).eq(getattr(pads, name)) for name in OUTPUTS]
        wiring.connect(m, link.rx, wiring.flipped(self.rx))
        wiring.connect(m, wiring.flipped(self.tx), link.tx)
        return m


@cache
def library() -> ctypes.CDLL:
    """The compiled link."""
    found = compiled(Ft245Top(), SOURCE)
    found.link_clock.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
    found.link_clock.restype = ctypes.c_uint32
    return found


class Ft245Instrument:
    """What `read` and `write` of a faked chip lead to.

    RXF# and TXE# are low in `share` of the clocks, in runs of `run`. In `stopped` reads from number N on, the chip says
    nothing and takes nothing. A `threaded` host reads while it does something else, so that time has to wait for it.
    """

    def __init__(
        self, bench: str, *, share: float = 0.7, run: float = 9, stopped: range = range(0), threaded: bool = True
    ) -> None:
        register()
        self.bench = serial.serial_for_url(bench, baudrate=BAUD, timeout=READ_S)
        self.threaded, self.pace = threaded, Pace(self.bench)
        dice = random.Random(bench)
        self.chip = Chip(b"", Dice(dice, share, run), Dice(dice, share, run))
        self.stopped, self.reads, self.clocks = stopped, 0, 0
        self._library = library()
        self._link = self._library.link_new()

    def read(self) -> bytes:
        """What the chip has after a turn of the bench."""
        self.reads += 1
        if self.reads in self.stopped or (self.threaded and self.pace.is_ahead):
            return b""
        self._pass(self.bench.read(BLOCK_BYTES))
        data = bytes(self.chip.taken)
        self.chip.taken.clear()
        return data

    def write(self, data: bytes) -> None:
        """Bytes for the chip, which the instrument has then."""
        self.pace.hear()
        if self.reads not in self.stopped:
            self.chip.given += data
            self._pass(b"")

    def power_cycle(self) -> None:
        """The instrument loses its power for a moment, and the chip has its own."""
        self.bench.bench.power_cycle()
        self._library.link_delete(self._link)
        self._link = self._library.link_new()

    def end(self) -> None:
        """Complete the bench's files; may be called twice."""
        self.bench.close()
        self._library.link_delete(self._link)
        self._link = None

    def _pass(self, blocks: bytes) -> None:
        chip, commands, sent = self.chip, bytearray(), 0
        chip.given, chip.read = chip.given[chip.read :], 0
        wanted = len(chip.taken) + len(blocks)
        for _ in range(LONGEST):
            if len(chip.taken) == wanted and len(commands) == len(chip.given):
                break
            offered = sent < len(blocks)
            bus = chip.bus or 0
            out = self._library.link_clock(
                self._link,
                chip.rxf_n | chip.txe_n << 1 | offered << 2 | bus << 8 | (blocks[sent] if offered else 0) << 16,
            )
            sent += offered and out >> 5 & 1
            if out >> 6 & 1:
                commands.append(out >> 16 & 255)
            chip.edge(Levels(out & 1, out >> 1 & 1, out >> 2 & 1, out >> 3 & 1, out >> 4 & 1, out >> 8 & 255))
            self.clocks += 1
        else:
            raise AssertionError(f"{wanted - len(chip.taken)} bytes of blocks have not come through the link")
        if commands:
            self.bench.write(bytes(commands))
