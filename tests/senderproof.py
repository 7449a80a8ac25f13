# SPDX-License-Identifier: BSD-2-Clause
"""The block sender in a proof: its sources as they promise to be, the bytes that leave, and where it is with the block.

Size: `ports` ports at full width. What is claimed of the bytes is added by `claims`. With the `blocks` of a module
`shortened`, a block is over in so few clocks that a fault which needs some of them shows.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import ModuleType, SimpleNamespace

from amaranth.hdl import Assert, Assume, C, Cat, Elaboratable, Fragment, Module, Mux, Signal, Value
from formal_support import past
from internals import internals

from irqscope.contract import blocks
from irqscope_gateware import blocksender


def shortened(words: int) -> SimpleNamespace:
    """The form of a block, but with so many words of payload."""
    less = blocks.PAYLOAD_WORDS - words
    form = {name: getattr(blocks, name) - less for name in ("PAYLOAD_WORDS", "WORD_LOST", "WORD_TRAILER", "WORD_CRC")}
    form |= {"BLOCK_WORDS": blocks.BLOCK_WORDS - less, "BLOCK_BYTES": blocks.BLOCK_BYTES - 4 * less}
    return SimpleNamespace(**(vars(blocks) | form))


class SenderProof(Elaboratable):
    """Or `hurried`: the link takes every byte. A fault then shows in seconds.

    For `claims` there are, once elaborated: `state`, the signals of the sender by name; `at`, its turns; `fetched`, the
    words that it has of the block of which `sent` bytes have left (`leaves`: one does, `begins`: the last one), and
    `count`, the words of the payload that it took so far.
    """

    def __init__(self, module: ModuleType = blocksender, *, hurried: bool = False, ports: int = 2) -> None:
        self.hurried, self.form = hurried, module.blocks
        self.dut = dut = module.BlockSender(ports, protocol=1)
        self.ports = [dut.restart, dut.epoch, dut.lost, dut.tx.ready]
        for port in dut.ports:
            self.ports += [
                port.request,
                port.kind,
                port.detail,
                port.base,
                port.word.valid,
                port.word.payload,
                port.end,
                port.last,
            ]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut, form = self.dut, self.form
        m.submodules.dut = fragment = Fragment.get(dut, None)
        self.state: Mapping[str, Signal] = internals(fragment)
        self.at = {name: self.state["turn"][i] for i, name in enumerate(blocksender.TURNS)}
        if self.hurried:
            m.d.comb += Assume(dut.tx.ready)
        self.sources(m)
        takes = [port.word.valid & port.word.ready for port in dut.ports]
        self.taken, self.count = Signal(), Signal(range(form.PAYLOAD_WORDS + 1))
        self.sent, self.leaves, self.begins = Signal(range(form.BLOCK_BYTES)), Signal(), Signal()
        m.d.comb += [
            self.taken.eq(Cat(takes).any()),
            self.leaves.eq(dut.tx.valid & dut.tx.ready),
            self.begins.eq(self.leaves & (self.sent == form.BLOCK_BYTES - 1)),
            Assert(~(self.taken & (self.sent[2:] >= form.WORD_LOST))),
            Assert(Cat(takes) == Cat(port.word.ready for port in dut.ports)),
            Assert(self.count <= form.PAYLOAD_WORDS),
        ]
        with m.If(self.begins):
            m.d.sync += [self.sent.eq(0), self.count.eq(0)]
        with m.Else():
            m.d.sync += [self.sent.eq(self.sent + self.leaves), self.count.eq(self.count + self.taken)]
        self.invariants(m)
        self.claims(m)
        return m

    def claims(self, m: Module) -> None:
        """What is asserted of the bytes, with the invariants that this needs."""
        raise NotImplementedError

    def sources(self, m: Module) -> None:
        """A word that is valid stays until it is taken, but for a restart, which port 0 does not see."""
        for number, port in enumerate(self.dut.ports):
            waits = past(m, port.word.valid & ~port.word.ready & ~(self.dut.restart if number else C(0)))
            m.d.comb += Assume(~waits | (port.word.valid & (port.word.payload == past(m, port.word.payload))))

    def requests(self, m: Module) -> None:
        """A request stays until its `start`, but for a restart."""
        for number, port in enumerate(self.dut.ports):
            waits = past(m, port.request & ~port.start & ~(self.dut.restart if number else C(0)))
            m.d.comb += Assume(~waits | port.request)

    def unstarted(self) -> Value:
        """A block has begun, and its port had its `start` at most in this clock."""
        return Cat(self.at[name] for name in blocksender.TURNS[1:6]).any() | self.steps()["start"].any()

    def steps(self) -> dict[str, Signal]:
        """Amaranth does not name all of the signals that one statement makes."""
        names = ("loaded", "closed", "start", "take", "settle", "look")
        return {name: self.state[f"$signal${number}"] for number, name in enumerate(names, 1)}

    def invariants(self, m: Module) -> None:
        """Where the sender is with the block: words fetched so far, and what is left of the one that leaves."""
        form, state, at, sent, count = self.form, self.state, self.at, self.sent, self.count
        loaded, closed, start, take, settle, look = self.steps().values()
        valid, byte, grant, full, position = (
            state[name] for name in ("shift_valid", "byte", "grant", "full", "position")
        )
        turn = state["turn"]
        fixed = {name: place for place, name in enumerate(blocksender.TURNS[1:6])}
        fixed |= {name: place + form.WORD_LOST for place, name in enumerate(blocksender.TURNS[8:])}
        self.fetched = fetched = Signal(range(form.BLOCK_WORDS + 1))
        m.d.comb += fetched.eq(
            reduce(or_, [Mux(at[name], place + loaded, 0) for name, place in fixed.items()])
            | Mux(at["payload"] | at["padding"], form.PAYLOAD_START + position, 0)
            | Mux(valid & (at["idle"] | (at["magic"] & ~loaded)), form.BLOCK_WORDS, 0)  # the CRC of the block before
        )
        steps = Cat(start.any(), take.any(), settle, look, closed)
        m.d.comb += [
            Assert((turn & (turn - 1) == 0) & (turn != 0)),
            Assert((grant & (grant - 1) == 0) & (at["idle"] | (grant != 0))),
            Assert((state["turn$1"] != 0) & (state["turn$1"] < len(self.dut.ports))),  # of the arbiter
            Assert(valid | (byte == 0)),
            Assert(~loaded | (valid & (byte == 0) & ~(at["idle"] | at["payload"] | at["padding"]))),
            Assert(sent == 4 * (fetched - valid) + byte),
            Assert((fetched != 0) | (sent == 0)),
            Assert(~valid | (state["shift_is_crc"] == (fetched == form.BLOCK_WORDS))),
            Assert(~(state["cut"] & grant[0])),
            # The steps of a word of the payload: one at a time, and none without a block.
            Assert(at["payload"] == steps.any()),
            Assert((steps & (steps - 1))[: len(steps)] == 0),
            Assert((take | start) & ~grant == 0),
            Assert(~take.any() | (~valid & ~full & (position != form.PAYLOAD_WORDS))),
            Assert(position <= form.PAYLOAD_WORDS),
            Assert(full == past(m, position == form.PAYLOAD_WORDS)),
            Assert(~look | (full == (position == form.PAYLOAD_WORDS))),
            Assert(~(at["padding"] & ~valid) | (full == (position == form.PAYLOAD_WORDS))),
            Assert(~(at["lost"] | at["trailer"] | at["crc"]) | (position == form.PAYLOAD_WORDS)),
        ]
        with m.If(at["payload"]):
            m.d.comb += Assert(count == position)
        with m.Elif(at["padding"]):
            m.d.comb += [Assert(count <= position), Assert(state["count"] == count)]
        with m.Elif(at["lost"] | at["trailer"]):
            m.d.comb += Assert(state["count"] == count)
        with m.If(fetched < form.PAYLOAD_START):
            m.d.comb += Assert(count == 0)
        with m.If(~at["idle"] & ~(at["payload"] | at["padding"] | at["lost"] | at["trailer"] | at["crc"])):
            m.d.comb += Assert(position == 0)
