# SPDX-License-Identifier: BSD-2-Clause
"""Commands to replies: each command is executed and answered by one block before the next one is looked at."""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import blocks, commands
from irqscope.contract.commands import Opcode, Status

from .commandport import COMMAND
from .payload import PayloadSignature
from .registerfile import ReadPort, WritePort


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
        refused = Signal()
        left = Signal(range(commands.MAX_READ + 1))
        more = Signal()  # `left` is not 0, a clock late: it is looked at later
        address = Signal(8)
        word = Signal(32)
        m.d.comb += [
            self.write.address.eq(command.address),
            self.write.value.eq(command.value),
            self.read.address.eq(address),
            payload.kind.eq(blocks.Kind.REPLY),
            payload.detail.eq(command.tag),
            payload.word.payload.eq(word),
        ]
        m.d.sync += more.eq(left != 0)
        count_bits = len(left)
        countable = Signal()
        m.d.sync += countable.eq(
            (command.value[count_bits:] == 0)
            & (command.value[:count_bits] != 0)
            & (command.value[:count_bits] <= commands.MAX_READ)
            & (command.address + command.value[:count_bits] <= 0x100)
        )

        with m.FSM():
            with m.State("Idle"), m.If(self.command.valid):
                m.next = "Look"
            # By now `countable` is that of the command.
            with m.State("Look"):
                m.d.sync += [address.eq(command.address), refused.eq(1), left.eq(0)]
                m.next = "Request"
                with m.If((command.opcode == Opcode.READ) & countable):
                    m.d.sync += [refused.eq(0), left.eq(command.value)]
                with m.If(command.opcode == Opcode.WRITE):
                    m.next = "Write"
            with m.State("Write"):
                m.d.comb += self.write.request.eq(1)
                with m.If(self.write.done):
                    m.d.sync += [refused.eq(self.write.refused), left.eq(~self.write.refused)]
                    m.next = "Request"
            with m.State("Request"):
                status = Mux(refused, C(Status.REFUSED, 8), C(Status.OK, 8))
                m.d.comb += payload.request.eq(1)
                m.d.sync += word.eq(Cat(status, command.address, command.opcode))
                with m.If(payload.start):
                    m.next = "Status"
            with m.State("Status"):
                m.d.comb += payload.word.valid.eq(1)
                with m.If(payload.word.ready):
                    m.d.sync += word.eq(command.value)
                    m.next = "Value"
            with m.State("Value"):
                m.d.comb += payload.word.valid.eq(1)
                with m.If(payload.word.ready):
                    m.next = "Next"
            with m.State("Next"):
                m.d.sync += word.eq(self.read.value)  # the one that comes with `done` is the last one
                with m.If(~more):
                    m.next = "End"
                with m.Else():
                    m.d.comb += self.read.request.eq(1)
                    with m.If(self.read.done):
                        m.d.sync += [address.eq(address + 1), left.eq(left - 1)]
                        m.next = "Word"
            with m.State("Word"):
                m.d.comb += payload.word.valid.eq(1)
                with m.If(payload.word.ready):
                    m.next = "Next"
            with m.State("End"):
                m.d.comb += payload.end.eq(1)
                with m.If(payload.done):
                    m.d.comb += self.command.ready.eq(1)
                    m.next = "Idle"
        return m
