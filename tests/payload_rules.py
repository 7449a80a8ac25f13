# SPDX-License-Identifier: BSD-2-Clause
"""What proofs assume of the block sender, and what they show it: the rules of `PayloadSignature`."""

from amaranth.hdl import Assert, Assume, Module, Signal

from irqscope_gateware.eventwords import EventWords


def keep_sender_rules(m: Module, payload, words: EventWords) -> Signal:
    """A sender at the port `payload` of `words` that keeps the rules, apart from when it does what; returns 1 while it
    sends a block."""
    sending = Signal()
    with m.If(payload.start):
        m.d.sync += sending.eq(1)
    with m.Elif(payload.done):
        m.d.sync += sending.eq(0)
    m.d.comb += [
        Assume(~payload.start | (payload.request & ~sending)),
        Assume(~payload.word.ready | sending),
        Assume(~payload.done | (sending & ~payload.word.ready)),
        Assume(~(payload.done & words.is_loss) | (payload.end & ~payload.word.valid)),
        Assert(sending == words.is_open),
        Assert(~(payload.request & sending)),
        Assert(~(sending & words.is_loss & payload.end) | words.state.end),
    ]
    return sending
