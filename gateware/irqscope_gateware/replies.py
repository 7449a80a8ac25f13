# SPDX-License-Identifier: BSD-2-Clause
"""Commands to replies: each command is executed and answered by one block before the next one is looked at."""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks, commands
from irqscope.contract.commands import Opcode, Status

from .commandport import COMMAND
from .payload import PayloadSignature
from .registerfile import ReadPort, WritePort

STEPS = ("idle", "look", "judge", "write", "request", "status", "value", "next", "word", "end")
"""Of a command. From `next` on, for each word that is read: `next` reads it, `word` offers it."""


class Replies(wiring.Component):
    """Executes commands on the register file.

    A reply's payload is that of the contract: status, address and opcode; the frame's value; then the words read. A
    WRITE is answered with what the register then holds. A refused command and an unknown opcode are answered without
    words. A READ that would run past the last address is refused. The registers are read while the block is sent.

    Members
    -------
    command : In(stream of COMMAND)
        Taken when the reply's payload is complete.
    read, write : Out(ReadPort), Out(WritePort)
    payload : Out(PayloadSignature)
        Kind REPLY, detail is the command's tag, base 0.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "command": In(stream.Signature(COMMAND)),
                "read": Out(ReadPort()),
                "write": Out(WritePort()),
                "payload": Out(PayloadSignature()),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        command = self.command.payload
        payload = self.payload
        # A flag for each step: decoded states would stand before the sender, the register file and themselves.
        step = Signal(data.StructLayout(dict.fromkeys(STEPS, 1)), init={"idle": 1})
        refused = Signal()
        left = Signal(range(commands.MAX_READ + 1))  # words to read
        more = Signal()  # `left` is not 0
        address = Signal(8)
        fetched = Signal()  # the word at `address` has been read
        word = Signal(32)
        m.d.comb += [
            self.write.address.eq(address),
            self.write.value.eq(command.value),
            self.write.request.eq(step.write),
            self.read.address.eq(address),
            self.read.request.eq(step.next & more),
            payload.request.eq(step.request),
            payload.kind.eq(blocks.Kind.REPLY),
            payload.detail.eq(command.tag),
            payload.word.payload.eq(word),
            payload.word.valid.eq(step.status | step.value | step.word),
            payload.end.eq(step.end),
            self.command.ready.eq(step.end & payload.done),
        ]

        # Known two clocks after the command.
        count = command.value[: len(left)]
        beyond = Signal(9)  # the address after the last one that is read
        reads, writes = Signal(), Signal()
        m.d.sync += [
            beyond.eq(command.address + count),
            reads.eq(
                (command.opcode == Opcode.READ)
                & (command.value[len(left) :] == 0)
                & (count != 0)
                & (count <= commands.MAX_READ)
                & (beyond <= 0x100)
            ),
            writes.eq(command.opcode == Opcode.WRITE),
        ]

        written, read, ready = self.write.done, self.read.done, payload.word.ready
        m.d.sync += [
            step.idle.eq((step.end & payload.done) | (step.idle & ~self.command.valid)),
            step.look.eq(step.idle & self.command.valid),
            step.judge.eq(step.look),
            step.write.eq((step.judge & writes) | (step.write & ~written)),
            step.request.eq((step.judge & ~writes) | (step.write & written) | (step.request & ~payload.start)),
            step.status.eq((step.request & payload.start) | (step.status & ~ready)),
            step.value.eq((step.status & ready) | (step.value & ~ready)),
            step.next.eq(((step.value | step.word) & ready) | (step.next & more & ~read)),
            step.word.eq((step.next & more & read) | (step.word & ~ready)),
            step.end.eq((step.next & ~more) | (step.end & ~payload.done)),
            fetched.eq(step.next & read),
        ]

        with m.If(step.judge):
            m.d.sync += [address.eq(command.address), left.eq(count), refused.eq(~reads), more.eq(reads)]
        with m.If(step.write):  # the last of these is that of `written`
            m.d.sync += [left.eq(1), refused.eq(self.write.refused), more.eq(~self.write.refused)]
        with m.If(fetched):
            m.d.sync += [address.eq(address + 1), left.eq(left - 1), more.eq(left != 1)]

        with m.If(step.request):
            status = Mux(refused, C(Status.REFUSED, 8), C(Status.OK, 8))
            m.d.sync += word.eq(Cat(status, command.address, command.opcode))
        with m.If(step.status & ready):
            m.d.sync += word.eq(command.value)
        with m.If(step.next):
            m.d.sync += word.eq(self.read.value)  # the one that comes with `done` is the last one
        return m
