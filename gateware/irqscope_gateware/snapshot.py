# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots by number: clear, cut, swap, send.

Two banks: one takes what is measured, the other is frozen. Snapshot k + 1 clears the frozen bank, lets a cut pass
through everything that measures, and swaps the banks; asking for k again sends the same frozen bank again. Nothing is
lost or doubled, whatever the link does to blocks and commands.
"""

from amaranth.hdl import Module, Mux, Signal
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
    clear_valid, clear_segment, clear_index, clear_bank : Out, clear_ready : In(1)
        A word of each memory to be cleared; held until `clear_ready`.
    request_cut : Out(1), cut_queued : In(1)
        A cut should be put among the rows; held until `cut_queued`.
    at_cut : In(1)
        Everything before the cut is in the measuring bank, and nothing goes on.
    swap : Out(1)
        One clock: from the next clock on the other bank measures.
    send : Out(1), sending : In(1)
        Starts the `Dump` of the frozen bank (one clock); its `busy`.
    busy : Out(1)
        A snapshot is being taken or sent.
    """

    def __init__(self, *, segments: int, index_bits: int) -> None:
        self.segments = segments
        super().__init__(
            {
                "number": In(32),
                "write": In(1),
                "taken": Out(32),
                "bank": Out(1),
                "clearing": Out(1, init=1),
                "clear_valid": Out(1),
                "clear_segment": Out(range(segments)),
                "clear_index": Out(index_bits),
                "clear_bank": Out(1),
                "clear_ready": In(1),
                "request_cut": Out(1),
                "cut_queued": In(1),
                "at_cut": In(1),
                "swap": Out(1),
                "send": Out(1),
                "sending": In(1),
                "busy": Out(1),
            }
        )
        # Attributes for the proof.
        self.draining = Signal()  # the cut is among the rows
        self.following = Signal(32, init=1)  # the number after the last one taken
        self.wanted = Signal()  # `following` was asked for and is not taken yet

    def elaborate(self, platform) -> Module:
        m = Module()
        # Requests are compared one clock after they came: 32 bits from a register to a register.
        asked, asked_number = Signal(), Signal(32)
        following = self.following
        wanted = self.wanted
        again = Signal()
        m.d.sync += asked.eq(self.write)
        with m.If(self.write):
            m.d.sync += asked_number.eq(self.number)
        with m.If(asked & (asked_number == following)):
            m.d.sync += wanted.eq(1)
        with m.If(asked & (asked_number == self.taken) & (self.taken != 0)):
            m.d.sync += again.eq(1)

        second_pass = Signal()
        last_word = Signal()
        frozen = Signal()
        m.d.comb += [
            frozen.eq(~self.bank),
            self.clear_bank.eq(Mux(self.clearing, second_pass, frozen)),
            last_word.eq(self.clear_index.all() & (self.clear_segment == self.segments - 1)),
        ]
        with m.FSM(init="clear") as fsm:
            with m.State("idle"):
                with m.If(wanted):
                    m.next = "clear"
                with m.Elif(again):
                    m.d.sync += again.eq(0)
                    m.next = "send"
            with m.State("clear"):
                m.d.comb += self.clear_valid.eq(1)
                with m.If(self.clear_ready):
                    m.d.sync += self.clear_index.eq(self.clear_index + 1)
                    with m.If(self.clear_index.all()):
                        m.d.sync += self.clear_segment.eq(Mux(last_word, 0, self.clear_segment + 1))
                    with m.If(last_word):
                        m.d.sync += second_pass.eq(self.clearing & ~second_pass)
                        with m.If(~self.clearing):
                            m.next = "cut"
                        with m.Elif(second_pass):
                            m.d.sync += self.clearing.eq(0)
                            m.next = "idle"
            with m.State("cut"):
                m.d.comb += self.request_cut.eq(1)
                with m.If(self.cut_queued):
                    m.next = "drain"
            with m.State("drain"), m.If(self.at_cut):
                m.d.comb += self.swap.eq(1)
                m.d.sync += [self.bank.eq(~self.bank), self.taken.eq(following), following.eq(following + 1)]
                m.d.sync += [wanted.eq(0), again.eq(0)]
                m.next = "send"
            with m.State("send"):
                m.d.comb += self.send.eq(1)
                m.next = "sending"
            with m.State("sending"), m.If(~self.sending):
                m.next = "idle"
        m.d.comb += self.draining.eq(fsm.ongoing("drain"))
        m.d.comb += self.busy.eq((~fsm.ongoing("idle") & ~self.clearing) | wanted | again | asked)
        return m
