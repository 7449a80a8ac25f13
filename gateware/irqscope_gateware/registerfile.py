# SPDX-License-Identifier: BSD-2-Clause
"""The register table in hardware: configuration, identification and status of one instrument.

    write ─► decode ─┬──────────────────► configuration (flip-flops) ─► config
    status ──────────┴─► data ─┐
    amounts ─► Tallies (256 words: identification, copy of the configuration, counters) ─► value ─► read
"""

from functools import reduce
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import registers
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access, Register
from irqscope.contract.roles import INPUTS

from .layouts import word_layout
from .tallies import WORDS, Tallies


class ReadPort(wiring.Signature):
    """A client that reads registers, seen from the client.

    `request` and `address` stay until `done`, which is 1 for one clock and in that clock `value` is the register's.
    An address that no register has reads 0. A read takes five clocks, and as many again while the other client reads;
    each of the two may have to wait for a sweep of the counters. It shows every amount up to two clocks before `done`.
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


MARKS = 0x30
"""First of the words that keep marks, eight for each number; clients other than `counts` read 0 there."""


AT_WRITING = (registers.RESET, registers.SNAPSHOT)
"""Registers whose value nobody needs but when it is written: the memory alone holds it."""


def writable(identity: Identity) -> list[Register]:
    """The configuration registers that an instrument has: those of the segments that it does not have are missing."""
    missing = {r.address for segment in registers.SEGMENT[identity.segments :] for r in segment.values()}
    return [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION and r.address not in missing]


def counted(identity: Identity) -> dict[Register, int]:
    """The registers that count what an instrument does, with the largest amount of one clock."""
    ones = [*registers.SEEN.values(), *registers.SENT.values(), *registers.LOST.values()]
    ones += [*registers.FIRED.values(), *registers.BLOCKED.values()]
    ones += [registers.STATISTICS_LOST, registers.OUTLIERS_SENT, registers.BAD_FRAMES, registers.SNAPSHOT_TAKEN]
    limits = dict.fromkeys(ones, 1)
    for role in INPUTS:
        limits[registers.MULTI[role]] = max(1, identity.samples - 1)
        limits[registers.GLITCHES[role]] = (identity.samples + 1) // 2
    return limits


class RegisterFile(wiring.Component):
    """Holds the configuration; answers reads of every register.

    A write is refused if the address has no configuration register in this build, or if the value has bits beyond
    the register's fields.

    Members
    -------
    write : In(WritePort)
    read : array of two In(ReadPort)
        They and `counts` are served in turn. Each keeps its own `now_high`, as it was when it read `now_low`.
    mark, mark_bank : In
        One clock: what was lost of each source is kept under this number, as of `Tallies`; it stays from the next
        clock on.
    counts : In(ReadPort)
        Reads what was kept: address `MARKS`, plus the source, plus 8 times the number.
    soft_reset : Out(1)
        One clock, when a value other than the one held has been written to `reset`.
    control_written, snapshot_written : Out(1)
        One clock, when that register has been written, whatever the value. All three come in the first clock in which
        `config` shows the value.
    written : Out(32)
        The value, in the clock of a strobe.
    busy : Out(1)
        Counters are being cleared after `soft_reset`; reads wait.
    configuration, statuses, amounts : interfaces with a member for each register, by name; see `config`, `status` and
        `amount`

    Attributes
    ----------
    config : dict
        Name of each configuration register to its fields, a `data.View` of `word_layout`; without those that are only
        looked at when they are written.
    status : dict
        Name of each status register that does not count to its input of 32 bits. Inputs that nothing drives read 0.
    amount : dict
        Name of each status register that counts to its input, what to add in this clock; see `counted`. From
        `soft_reset` on they count from 0.
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.writable = writable(identity)
        limits = counted(identity)
        self.readable = [r for r in registers.REGISTERS if r.access is Access.STATUS and r not in limits]
        addresses = {r.address: limit for r, limit in limits.items()}
        self.words = Tallies(addresses, self._init(), [r.address for r in registers.LOST.values()])
        configuration = {
            r.name: Out(word_layout(r.word), init={field.name: field.reset for field in r.word.fields})
            for r in self.writable
            if r not in AT_WRITING
        }
        super().__init__(
            {
                "write": In(WritePort()),
                "read": In(ReadPort()).array(2),
                "counts": In(ReadPort()),
                "mark": In(1),
                "mark_bank": In(1),
                "soft_reset": Out(1),
                "control_written": Out(1),
                "snapshot_written": Out(1),
                "written": Out(32),
                "configuration": Out(wiring.Signature(configuration)),
                "busy": Out(1),
                "statuses": In(wiring.Signature({r.name: Out(32) for r in self.readable})),
                "amounts": In(wiring.Signature({r.name: Out(range(limit + 1)) for r, limit in limits.items()})),
            }
        )
        self.config = {name: getattr(self.configuration, name) for name in configuration}
        self.status = {r.name: getattr(self.statuses, r.name) for r in self.readable}
        self.amount = {r.name: getattr(self.amounts, r.name) for r in limits}

    def _init(self) -> list[int]:
        init = self.identity.words()
        init += [0] * (WORDS - len(init))
        for register in self.writable:
            init[register.address] = register.word.reset
        return init

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.words = words = self.words
        m.d.comb += [
            words.clear.eq(self.soft_reset),
            self.busy.eq(words.busy),
            self.written.eq(words.data),
            words.mark.eq(self.mark),
            words.mark_to.eq(Cat(C(MARKS, 8)[:3], self.mark_bank, C(MARKS, 8)[4:])),
        ]
        m.d.comb += [words.amount[registers.BY_NAME[name].address].eq(amount) for name, amount in self.amount.items()]
        commit = self._accesses(m, words)
        self._configuration(m, words, commit)
        return m

    def _accesses(self, m: Module, words: Tallies) -> Signal:
        """Serves the clients, one after the other; returns the strobe that writes the configuration."""
        write = self.write
        known = Signal()
        # A register's width stands for it here: only few widths are less than 32.
        too_wide = Signal()
        widths = sorted({r.word.width for r in self.writable})
        with m.If(write.request), m.Switch(write.address):
            for width in widths:
                with m.Case(*[r.address for r in self.writable if r.word.width == width]):
                    m.d.comb += [known.eq(1), too_wide.eq(write.value[width:].any())]

        address = Signal(8)
        clients = [self.read[0], self.read[1], self.counts]
        client = Signal(len(clients), init=1)  # one bit each: served now, or served last
        choice = Signal(len(clients))
        requests = Cat(port.request for port in clients)
        # In turn: the first that asks, of those after the client that was served last.
        for latest in range(len(clients)):
            with m.If(client[latest]):
                for i in reversed(range(1, len(clients) + 1)):
                    number = (latest + i) % len(clients)
                    with m.If(requests[number]):
                        m.d.comb += choice.eq(1 << number)
        chosen = reduce(or_, [Mux(choice[i], port.address, 0) for i, port in enumerate(clients)])
        writing, permitted = Signal(), Signal()
        commit = Signal()
        m.d.comb += [words.address.eq(address), words.write.eq(writing)]
        with m.FSM():
            with m.State("Idle"):
                m.d.sync += [writing.eq(write.request), permitted.eq(known & ~too_wide)]
                with m.If(write.request):
                    m.d.sync += address.eq(write.address)
                    m.next = "Fetch"
                with m.Elif(requests.any()):
                    m.d.sync += [client.eq(choice), address.eq(chosen)]
                    m.next = "Fetch"
            with m.State("Fetch"):
                self._override(m, words, address, writing, client)
                m.next = "Access"
                with m.If(writing & ~permitted):
                    m.next = "Written"
            with m.State("Access"):
                m.d.comb += words.request.eq(1)
                with m.If(words.done):
                    m.next = "Idle"
                    with m.If(writing):
                        m.d.comb += commit.eq(1)
                        m.next = "Written"
            with m.State("Written"):
                m.d.comb += [write.done.eq(1), write.refused.eq(~permitted)]
                m.next = "Idle"
        for i, port in enumerate(clients):
            m.d.comb += [port.value.eq(words.value), port.done.eq(words.done & ~writing & client[i])]
        return commit

    def _override(self, m: Module, words: Tallies, address: Signal, writing: Signal, client: Signal) -> None:
        """What is not in the memory: the value to write, and what the instrument shows at the moment."""
        now_high = [Signal(32, name=f"now_high_{i}") for i in range(2)]
        m.d.sync += words.override.eq(0)
        with m.Switch(address):
            for register in self.readable:
                live = self.status[register.name]
                with m.Case(register.address):
                    m.d.sync += words.override.eq(1)
                    if register is registers.NOW_HIGH:
                        m.d.sync += words.data.eq(Mux(client[1], now_high[1], now_high[0]))
                    else:
                        m.d.sync += words.data.eq(live)
        with m.If((address[4:] == MARKS >> 4) & ~client[2]):
            m.d.sync += [words.override.eq(1), words.data.eq(0)]
        with m.If(writing):
            m.d.sync += [words.override.eq(1), words.data.eq(self.write.value)]
        for i in range(2):
            with m.If((address == registers.NOW_LOW.address) & client[i]):
                m.d.sync += now_high[i].eq(self.status["now_high"])

    def _configuration(self, m: Module, words: Tallies, commit: Signal) -> None:
        for register in self.writable:
            # Registered, so that no decoder drives the enable of a wide register.
            enable = Signal(name=f"enable_{register.name}")
            m.d.sync += enable.eq(commit & (words.address == register.address))
            if register not in AT_WRITING:
                with m.If(enable):
                    m.d.sync += self.config[register.name].eq(words.data)
            if register is registers.RESET:
                m.d.sync += self.soft_reset.eq(enable & words.changes)
            elif register is registers.CONTROL:
                m.d.sync += self.control_written.eq(enable)
            elif register is registers.SNAPSHOT:
                m.d.sync += self.snapshot_written.eq(enable)
