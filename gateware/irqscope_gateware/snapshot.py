# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots by number: clear, cut, swap, send.

Two banks: one takes what is measured, the other is frozen. Snapshot k + 1 clears the frozen bank, lets a cut pass
through everything that measures, and swaps the banks; asking for k again sends the same frozen bank again. Nothing is
lost or doubled, whatever the link does to blocks and commands.
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out


class Snapshot(wiring.Component):
    """Decides when banks are cleared, swapped and sent.

    After a reset both banks are cleared first (`clearing`); a snapshot that is asked for meanwhile follows.

    Members
    -------
    number, write : In
        The host asks for snapshot `number`. The one after the last one is taken, the last one is sent again (also if
        it is being sent: from the start once more), any other number is ignored.
    taken : Out(32)
        Number of the last snapshot whose cut has passed; 0: none.
    bank : Out(1)
        The bank that measures.
    clearing : Out(1)
        The memories are not clear yet after a reset.
    start, clear : Out(1), reading_out : In(1)
        `start` for one clock starts the `Readout` of the frozen bank, which clears it if `clear` is 1; its `busy`.
    request_cut : Out(1), cut_queued : In(1)
        A cut should be put among the rows; held until `cut_queued`.
    at_cut : In(1)
        Everything before the cut is in the measuring bank, and nothing goes on.
    swap : Out(1)
        One clock: from the next clock on the other bank measures.
    busy : Out(1)
        A snapshot is being taken or sent.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "number": In(32),
                "write": In(1),
                "taken": Out(32),
                "bank": Out(1, init=1),
                "clearing": Out(1, init=1),
                "start": Out(1, init=1),
                "clear": Out(1, init=1),
                "reading_out": In(1),
                "request_cut": Out(1),
                "cut_queued": In(1),
                "at_cut": In(1),
                "swap": Out(1),
                "busy": Out(1),
            }
        )
        # Attributes for the proof.
        self.draining = Signal()  # the cut is among the rows
        self.waiting = Signal()  # for the end of a readout
        self.resting = Signal()  # at none of the steps
        self.wanted = Signal()  # the number after the last one taken was asked for and is not taken yet

    def elaborate(self, platform) -> Module:
        m = Module()
        # How far the number is from `taken`, a clock after it came. `taken` is kept as its complement, which is what a
        # subtraction adds, and one more that comes as a carry from the lowest bit.
        complement = Signal(32, init=-1)
        asked, distance, near, some = Signal(), Signal(32), Signal(), Signal()
        wanted, again = self.wanted, Signal()
        m.d.comb += [self.taken.eq(~complement), near.eq(asked & ~distance[1:].any())]
        m.d.sync += asked.eq(self.write)
        with m.If(self.write):
            m.d.sync += distance.eq((Cat(C(1, 1), self.number) + Cat(C(1, 1), complement))[1:])

        # One bit for each step: what others wait for comes from a register.
        resting, waiting, draining = self.resting, self.waiting, self.draining
        over, anew = Signal(), Signal()
        m.d.comb += [
            over.eq(waiting & ~self.reading_out),
            # Of the two banks that are cleared after a reset, bank 0 is frozen first.
            anew.eq(over & self.clearing & self.bank),
            # Not in the clock of a request: its distance is that from the number before the swap.
            self.swap.eq(draining & self.at_cut & ~self.write),
            self.busy.eq((~resting & ~self.clearing) | wanted | again | asked),
        ]
        m.d.sync += [
            self.start.eq((resting & (wanted | again)) | anew | self.swap),
            self.clear.eq((resting & wanted) | anew | (self.clear & ~over)),
            waiting.eq(self.start | (waiting & ~over)),
            self.request_cut.eq((over & self.clear & ~self.clearing) | (self.request_cut & ~self.cut_queued)),
            draining.eq((self.request_cut & self.cut_queued) | (draining & ~self.swap)),
            resting.eq((resting & ~wanted & ~again) | (over & Mux(self.clearing, ~self.bank, ~self.clear))),
            wanted.eq((wanted | (near & distance[0])) & ~self.swap),
            again.eq(((again & (wanted | ~resting)) | (near & ~distance[0] & some)) & ~self.swap),
        ]
        with m.If(over & self.clearing):
            m.d.sync += [self.bank.eq(0), self.clearing.eq(self.bank)]
        with m.If(self.swap):
            m.d.sync += [self.bank.eq(~self.bank), complement.eq(complement - 1), some.eq(1)]
        return m
