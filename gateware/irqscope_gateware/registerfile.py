# SPDX-License-Identifier: BSD-2-Clause
"""The register table in hardware: configuration, identification and status of one instrument.

    write ─► decode ─► configuration (flip-flops) ─► config
                  └──► memory (256 words: identification, copy of the configuration) ─┐
    status ─► 4 groups of 16 ─► group ────────────────────────────────────────────────┴─► value ─► read
"""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out

from irqscope.contract import registers
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access, Register

from .layouts import word_layout

GROUP = 16
"""Status registers of one first-stage multiplexer."""


class ReadPort(wiring.Signature):
    """A client that reads registers, seen from the client.

    `request` and `address` stay until `done`, which is 1 for one clock and in that clock `value` is the register's.
    An address that no register has reads 0. A read takes four clocks, and as many again while the other client reads.
    """

    def __init__(self) -> None:
        super().__init__({"address": Out(8), "request": Out(1), "value": In(32), "done": In(1)})


class WritePort(wiring.Signature):
    """A client that writes registers, seen from the client.

    `request`, `address` and `value` stay until `done`, which is 1 for one clock; in that clock `refused` says that
    nothing was written. `config` shows the new value from the next clock on.
    """

    def __init__(self) -> None:
        super().__init__(
            {"address": Out(8), "value": Out(32), "request": Out(1), "done": In(1), "refused": In(1)}
        )


def writable(identity: Identity) -> list[Register]:
    """The configuration registers that an instrument has: those of the segments that it does not have are missing."""
    missing = {r.address for segment in registers.SEGMENT[identity.segments :] for r in segment.values()}
    return [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION and r.address not in missing]


class RegisterFile(wiring.Component):
    """Holds the configuration; answers reads of every register.

    A write is refused if the address has no configuration register in this build, or if the value has bits beyond
    the register's fields.

    Members
    -------
    write : In(WritePort)
    read : array of two In(ReadPort)
        They are served in turn. Each keeps its own `now_high`, as it was when that port read `now_low`.
    soft_reset : Out(1)
        One clock, when a value other than the one held has been written to `reset`.
    control_written, snapshot_written : Out(1)
        One clock, when that register has been written, whatever the value. All three come in the first clock in which
        `config` shows the value.
    configuration, statuses : interfaces with a member for each register, by name; see `config` and `status`

    Attributes
    ----------
    config : dict
        Name of each configuration register to its fields, a `data.View` of `word_layout`.
    status : dict
        Name of each status register to its input of 32 bits. Inputs that nothing drives read 0.
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.writable = writable(identity)
        self.readable = [r for r in registers.REGISTERS if r.access is Access.STATUS]
        configuration = {
            r.name: Out(word_layout(r.word), init={field.name: field.reset for field in r.word.fields})
            for r in self.writable
        }
        super().__init__(
            {
                "write": In(WritePort()),
                "read": In(ReadPort()).array(2),
                "soft_reset": Out(1),
                "control_written": Out(1),
                "snapshot_written": Out(1),
                "configuration": Out(wiring.Signature(configuration)),
                "statuses": In(wiring.Signature({r.name: Out(32) for r in self.readable})),
            }
        )
        self.config = {r.name: getattr(self.configuration, r.name) for r in self.writable}
        self.status = {r.name: getattr(self.statuses, r.name) for r in self.readable}

    def elaborate(self, platform) -> Module:
        m = Module()
        init = self.identity.words()
        init += [0] * (registers.CONFIGURATION_START - len(init))
        resets = {r.address: r.word.reset for r in self.writable}
        init += [resets.get(address, 0) for address in range(registers.CONFIGURATION_START, registers.SIZE)]
        m.submodules.memory = memory = Memory(shape=32, depth=registers.SIZE, init=init)
        self._writes(m, memory.write_port())
        self._reads(m, memory.read_port())
        return m

    def _writes(self, m: Module, copy) -> None:
        write = self.write
        known = Signal()
        # A register's width stands for it here: only few widths are less than 32.
        too_wide = Signal()
        widths = sorted({r.word.width for r in self.writable})
        with m.If(write.request), m.Switch(write.address):
            for width in widths:
                with m.Case(*[r.address for r in self.writable if r.word.width == width]):
                    m.d.comb += [known.eq(1), too_wide.eq(write.value[width:].any())]
        permitted = Signal()
        commit = Signal()
        m.d.comb += [copy.addr.eq(write.address), copy.data.eq(write.value), copy.en.eq(commit)]
        with m.FSM():
            with m.State("Idle"):
                m.d.sync += permitted.eq(known & ~too_wide)
                with m.If(write.request):
                    m.next = "Commit"
            with m.State("Commit"):
                m.d.comb += commit.eq(permitted)
                m.next = "Done"
            with m.State("Done"):
                m.d.comb += [write.done.eq(1), write.refused.eq(~permitted)]
                m.next = "Idle"

        for register in self.writable:
            # Registered, so that no decoder drives the enable of a wide register.
            enable = Signal(name=f"enable_{register.name}")
            config = self.config[register.name]
            m.d.sync += enable.eq(commit & (write.address == register.address))
            with m.If(enable):
                m.d.sync += config.eq(write.value)
            if register is registers.RESET:
                m.d.sync += self.soft_reset.eq(enable & (config.as_value() != write.value))
            elif register is registers.CONTROL:
                m.d.sync += self.control_written.eq(enable)
            elif register is registers.SNAPSHOT:
                m.d.sync += self.snapshot_written.eq(enable)

    def _reads(self, m: Module, memory) -> None:
        address = Signal(8)
        client = Signal()
        copied = Signal(32)
        counted = Signal(32)
        now_high = [Signal(32, name=f"now_high_{i}") for i in range(2)]
        sources = {r.address: self.status[r.name] for r in self.readable}
        sources[registers.NOW_HIGH.address] = Mux(client, now_high[1], now_high[0])
        groups = []  # of the register in each group whose number is the low part of the address
        m.d.comb += memory.addr.eq(address)

        with m.FSM() as fsm:
            with m.State("Idle"), m.If(self.read[0].request | self.read[1].request):
                # In turn: a client that was served last waits for the other one.
                choose_1 = self.read[1].request & ~(self.read[0].request & client)
                m.d.sync += [
                    client.eq(choose_1),
                    address.eq(Mux(choose_1, self.read[1].address, self.read[0].address)),
                ]
                m.next = "Fetch"
            with m.State("Fetch"):
                for start in range(registers.STATUS_START, registers.SIZE, GROUP):
                    if not any(a in sources for a in range(start, start + GROUP)):
                        continue
                    word = Signal(32, name=f"group_{start:02x}")
                    groups.append((start, word))
                    with m.Switch(address[:4]):
                        for offset in range(GROUP):
                            with m.Case(offset):
                                m.d.sync += word.eq(sources.get(start + offset, 0))
                for i in range(2):
                    with m.If((address == registers.NOW_LOW.address) & (client == i)):
                        m.d.sync += now_high[i].eq(self.status["now_high"])
                m.next = "Hold"
            with m.State("Hold"):
                m.d.sync += [copied.eq(memory.data), counted.eq(0)]
                for start, word in groups:
                    with m.If(address[4:] == start // GROUP):
                        m.d.sync += counted.eq(word)
                m.next = "Done"
            with m.State("Done"):
                m.next = "Idle"
        value = Mux(address >= registers.STATUS_START, counted, copied)
        for i, port in enumerate(self.read):
            m.d.comb += [port.value.eq(value), port.done.eq(fsm.ongoing("Done") & (client == i))]
