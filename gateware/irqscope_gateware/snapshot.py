# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots by number: clear, cut, swap, send.

Two banks: one takes what is measured, the other is frozen. Snapshot k + 1 clears the frozen bank, lets a cut pass
through everything that measures, and swaps the banks; asking for k again sends the same frozen bank again. Nothing is
lost or doubled, whatever the link does to blocks and commands.
"""

from amaranth.hdl import Module, Signal
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
    start, clear : Out(1), walking : In(1)
        `start` for one clock starts the `Dump` of the bank that is frozen, which clears it if `clear` is 1; its `busy`.
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
                "start": Out(1),
                "clear": Out(1),
                "walking": In(1),
                "request_cut": Out(1),
                "cut_queued": In(1),
                "at_cut": In(1),
                "swap": Out(1),
                "busy": Out(1),
            }
        )
        # Attributes for the proof.
        self.draining = Signal()  # the cut is among the rows
        self.waiting = Signal()  # for the end of a walk
        self.wanted = Signal()  # the number after the last one taken was asked for and is not taken yet

    def elaborate(self, platform) -> Module:
        m = Module()
        # How far the number is from `taken`, less one, a clock after it came. `taken` is kept as its complement, which
        # is what a subtraction adds.
        complement = Signal(32, init=-1)
        asked, distance = Signal(), Signal(32)
        wanted = self.wanted
        again = Signal()
        m.d.comb += self.taken.eq(~complement)
        m.d.sync += asked.eq(self.write)
        with m.If(self.write):
            m.d.sync += distance.eq(self.number + complement)
        with m.If(asked & (distance == 0)):
            m.d.sync += wanted.eq(1)
        with m.If(asked & distance.all() & ~complement.all()):
            m.d.sync += again.eq(1)

        with m.FSM(init="clear") as fsm:
            with m.State("idle"):
                with m.If(wanted):
                    m.next = "clear"
                with m.Elif(again):
                    m.d.sync += again.eq(0)
                    m.next = "send"
            with m.State("clear"):
                m.d.comb += [self.start.eq(1), self.clear.eq(1)]
                m.next = "cleared"
            with m.State("cleared"):
                m.d.comb += self.clear.eq(1)
                with m.If(~self.walking):
                    m.next = "cut"
                    with m.If(self.clearing):
                        # Bank 0 was frozen first.
                        m.d.sync += [self.bank.eq(0), self.clearing.eq(self.bank)]
                        m.next = "idle"
                        with m.If(self.bank):
                            m.next = "clear"
            with m.State("cut"):
                m.d.comb += self.request_cut.eq(1)
                with m.If(self.cut_queued):
                    m.next = "drain"
            # Not in the clock of a request: its distance is that from the number before the swap.
            with m.State("drain"), m.If(self.at_cut & ~self.write):
                m.d.comb += self.swap.eq(1)
                m.d.sync += [self.bank.eq(~self.bank), complement.eq(complement - 1)]
                m.d.sync += [wanted.eq(0), again.eq(0)]
                m.next = "send"
            with m.State("send"):
                m.d.comb += self.start.eq(1)
                m.next = "sent"
            with m.State("sent"), m.If(~self.walking):
                m.next = "idle"
        m.d.comb += self.draining.eq(fsm.ongoing("drain"))
        m.d.comb += self.waiting.eq(fsm.ongoing("cleared") | fsm.ongoing("sent"))
        m.d.comb += self.busy.eq((~fsm.ongoing("idle") & ~self.clearing) | wanted | again | asked)
        return m
