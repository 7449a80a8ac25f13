# SPDX-License-Identifier: BSD-2-Clause
"""The register table in hardware: configuration, identification and status of one instrument.

write ─► decode ─┬──────────────────► configuration (flip-flops) ─► config
status ──────────┴─► data ─┐
amounts ─► Tallies (256 words: identification, copy of the configuration, counters) ─► value ─► read
"""

from functools import reduce
from itertools import pairwise
from operator import or_

from amaranth.hdl import C, Cat, Module, Mux, Signal, Value
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import registers
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access, Register
from irqscope.contract.roles import INPUTS, STIMULI, source_bits

from .layouts import word_layout
from .tallies import WORDS, Tallies


class ReadPort(wiring.Signature):
    """A client that reads registers, seen from the client.

    `request` and `address` stay until `done`, which is 1 for one clock and in that clock `value` is the register's.
    An address that no register has reads 0. A read takes seven clocks, `now_low` ten, and as many again while the
    other client reads; each of the two may have to wait for a sweep of the counters. It shows every amount up to
    three clocks before `done`.
    """

    def __init__(self) -> None:
        super().__init__({"address": Out(8), "request": Out(1), "value": In(32), "done": In(1)})


class WritePort(wiring.Signature):
    """A client that writes registers, seen from the client.

    `request`, `address` and `value` stay until `done`, which is 1 for one clock; in that clock `refused` says that
    nothing was written. `config` shows the new value from the next clock on, in which `value` still stays.
    """

    def __init__(self) -> None:
        super().__init__({"address": Out(8), "value": Out(32), "request": Out(1), "done": In(1), "refused": In(1)})


MARKS = 0x30
"""First of the words that keep marks, eight for each of the two, by the source's number. Numbers from 8 on have the
eight words before them, four for each. Clients other than `counts` read 0 there."""
assert len(registers.IDENTIFICATION) <= MARKS - 8


def marked_at(number: Value, mark: Value) -> Value:
    """The address of what a mark, 0 or 1, keeps of a source."""
    low = Cat(number[:3], mark, C(MARKS >> 4, 4))
    return Mux(number[3], Cat(number[:2], mark, C((MARKS - 8) >> 3, 5)), low) if len(number) > 3 else low


def live(identity: Identity) -> list[Register]:
    """The registers that show what is, not what was counted."""
    queued = [registers.QUEUED[source] for source in identity.sources]
    return [*queued, registers.NOW_LOW, registers.NOW_HIGH, registers.STATE]


QUEUED = min(register.address for register in registers.QUEUED.values())
SAVED = MARKS + 7
"""What `now_high` was when a client read `now_low`: here and 8 words on, where no mark is kept."""

SELDOM = 32
"""Clocks with counts between two sweeps at least, where the part is large: the edges of three samples or so. With one
sweep a sample, the simulated gateware has a tenth more clocks to evaluate."""

STEPS = ("idle", "address", "fetch", "access", "written")
"""Of serving a client; `written` after a write only, refused ones included."""


def writable(identity: Identity) -> list[Register]:
    """The configuration registers that there are: not those of inputs, segments or a trigger that there are not."""
    missing = {r.address for segment in registers.SEGMENT[identity.segments :] for r in segment.values()}
    missing |= {registers.INPUT[role].address for role in INPUTS[identity.inputs :]}
    if not identity.trigger:
        missing |= {r.address for r in (*registers.TRIGGER.values(), registers.TRIGGER_FIRE)}
    return [r for r in registers.REGISTERS if r.access is Access.CONFIGURATION and r.address not in missing]


LIMIT_REGISTERS = {segment[name] for segment in registers.SEGMENT for name in segment if name != "mode"}
"""Registers that are held where they are compared (`limits.py`)."""


def counted(identity: Identity) -> dict[Register, int]:
    """The registers that count what an instrument does, with the largest amount of one clock."""
    ones = [table[source] for table in (registers.SEEN, registers.SENT, registers.LOST) for source in identity.sources]
    ones += [registers.FIRED_TRIGGER, registers.HELD_TRIGGER] if identity.trigger else []
    ones += [*registers.FIRED.values(), *registers.BLOCKED.values()]
    ones += [registers.STATISTICS_LOST, registers.BAD_FRAMES, registers.SNAPSHOT_TAKEN]
    ones += [registers.OUTLIERS_SENT] if identity.keeps_outliers else []
    limits = dict.fromkeys(ones, 1)
    for role in identity.roles:
        limits[registers.MULTI[role]] = max(1, identity.samples - 1)
        limits[registers.GLITCHES[role]] = (identity.samples + 1) // 2
    return limits


class RegisterFile(wiring.Component):
    """Holds the configuration; answers reads of every register.

    After a reset of its clock domain all counters begin from 0, and the configuration, acting and read, is that of the
    contract; but limits, which stand in RAM, stay what they were, acting and read. Until that is so clients wait, five
    clocks a register.

    A write is refused if the address has no configuration register in this build, if the value has bits beyond the
    register's fields, or if the register is one of a stimulus that is `locked`.

    Members
    -------
    write : In(WritePort)
    locked : In(one bit per stimulus)
        It uses its registers. It becomes 1 with a write to `control` only.
    read : array of two In(ReadPort)
        They and `counts` are served in turn. Each keeps its own `now_high`, as it was when it read `now_low`.
    mark, mark_bank : In
        One clock: what was lost of each source is kept under this number, as of `Tallies`; it stays from the next
        clock on.
    counts : In(ReadPort)
        Reads what was kept, see `marked_at`.
    soft_reset : Out(1)
        One clock, when a value other than the one held has been written to `reset`.
    trigger_fire : Out(1)
        One clock, when a value other than the one held has been written to that register, if there is a trigger.
    control_written, snapshot_written : Out(1)
        One clock, when that register has been written, whatever the value. All four come in the first clock in which
        `config` shows the value.
    strobes : interface with a member for each of the `LIMIT_REGISTERS` that there are, by name; see `strobe`
    written : Out(32)
        The value, in the clock of a strobe; after one of `strobes` for a clock more.
    busy : Out(1)
        Counters are being cleared after `soft_reset`; reads wait.
    configuration, statuses, amounts : interfaces with a member for each register, by name; see `config`, `status` and
        `amount`

    Attributes
    ----------
    config : dict
        Name of each configuration register to its fields, a `data.View` of `word_layout`; without `snapshot`, which is
        only looked at when it is written, and without limits.
    strobe : dict
        Name of each limit to its strobe: one clock, when it has been written. Strobes are two clocks apart at least.
    status : dict
        Name of each register of `live` to its input of 32 bits. Status registers that are neither live nor count read
        0.
    amount : dict
        Name of each status register that counts to its input, what to add in this clock; see `counted`. From
        `soft_reset` on they count from 0.
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.writable = writable(identity)
        self.resets = {r.address: r.word.reset for r in self.writable if r not in LIMIT_REGISTERS}
        limits = counted(identity)
        addresses = {r.address: limit for r, limit in limits.items()}
        self.number_bits = source_bits(identity.inputs)
        marked = [registers.LOST[source].address for source in identity.sources]
        self.words = Tallies(
            addresses,
            self._init(),
            marked,
            place=lambda address, to: marked_at(address[: self.number_bits], to[3]),
            due_after=SELDOM if identity.parallel else 1,
        )
        configuration = {
            r.name: Out(word_layout(r.word), init={field.name: field.reset for field in r.word.fields})
            for r in self.writable
            if r is not registers.SNAPSHOT and r not in LIMIT_REGISTERS
        }
        strobes = {r.name: Out(1) for r in self.writable if r in LIMIT_REGISTERS}
        super().__init__(
            {
                "write": In(WritePort()),
                "locked": In(len(STIMULI)),
                "read": In(ReadPort()).array(2),
                "counts": In(ReadPort()),
                "mark": In(1),
                "mark_bank": In(1),
                "soft_reset": Out(1),
                "trigger_fire": Out(1),
                "control_written": Out(1),
                "snapshot_written": Out(1),
                "written": Out(32),
                "configuration": Out(wiring.Signature(configuration)),
                "strobes": Out(wiring.Signature(strobes)),
                "busy": Out(1),
                "statuses": In(wiring.Signature({r.name: Out(32) for r in live(identity)})),
                "amounts": In(wiring.Signature({r.name: Out(range(limit + 1)) for r, limit in limits.items()})),
            }
        )
        self.config = {name: getattr(self.configuration, name) for name in configuration}
        self.strobe = {name: getattr(self.strobes, name) for name in strobes}
        self.status = {r.name: getattr(self.statuses, r.name) for r in live(identity)}
        self.amount = {r.name: getattr(self.amounts, r.name) for r in limits}

    def _init(self) -> list[int]:
        init = self.identity.words()
        return init + [0] * (WORDS - len(init))

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.words = words = self.words
        fresh = Signal(init=1)  # the first clock: what the RAM has counted is of before the reset
        m.d.sync += fresh.eq(0)
        m.d.comb += [
            words.clear.eq(self.soft_reset | fresh),
            self.busy.eq(words.busy),
            self.written.eq(self.write.value),
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
        # Known a clock after the request. A register's width stands for it here: only few widths are less than 32.
        widths = sorted({r.word.width for r in self.writable})
        of_width, held = Signal(len(widths)), Signal()
        beyond = Signal(len(widths))  # the value has bits beyond this width, up to the next one
        with m.If(write.request):
            bands = pairwise([*widths, len(write.value)])
            m.d.sync += [of_width.eq(0), held.eq(0), beyond.eq(Cat(write.value[low:high].any() for low, high in bands))]
            with m.Switch(write.address):
                for i, width in enumerate(widths):
                    with m.Case(*[r.address for r in self.writable if r.word.width == width]):
                        m.d.sync += of_width.eq(1 << i)
            with m.Switch(write.address):
                for role, locked in zip(STIMULI, self.locked, strict=True):
                    with m.Case(*[register.address for register in registers.STIMULUS[role].values()]):
                        m.d.sync += held.eq(locked)

        clients = [self.read[0], self.read[1], self.counts]
        client = Signal(len(clients), init=1)  # one bit each: served now, or served last
        choice = Signal(len(clients))
        # Seen a clock late, so that no client's state decides here; what is answered in this clock asks no more.
        requests, asked = Signal(len(clients)), Signal()
        m.d.sync += [
            requests.eq(Cat(port.request & ~port.done for port in clients)),
            asked.eq(write.request & ~write.done),
        ]
        # In turn: the first that asks, of those after the client that was served last.
        for latest in range(len(clients)):
            with m.If(client[latest]):
                for i in reversed(range(1, len(clients) + 1)):
                    number = (latest + i) % len(clients)
                    with m.If(requests[number]):
                        m.d.comb += choice.eq(1 << number)
        chosen = reduce(or_, [Mux(client[i], port.address, 0) for i, port in enumerate(clients)])
        address = Signal(8, init=min(self.resets))
        # A flag for each step, as every visit of a counter waits for `access`.
        step = Signal(data.StructLayout(dict.fromkeys(STEPS, 1)), init={"fetch": 1})
        serving = Signal(len(clients))  # `client`, but none while a write is served
        writing, permitted, commit = Signal(), Signal(), Signal()
        # What an access shows that is not in the memory, one of them or none: the value to write, then live values.
        saving, reading, waiting, state = (Signal(name=f"shows_{n}") for n in ("high", "low", "queued", "state"))
        restoring, restored, passed, follows = self._restore(m, address, step)
        storing = writing | restoring
        queued = Signal(32)  # chosen a clock before it is shown
        with m.If(step.access & waiting):
            by_number = {source: self.status[registers.QUEUED[source].name] for source in self.identity.sources}
            each = Cat(by_number.get(number, C(0, 32)) for number in range(max(by_number) + 1))
            m.d.sync += queued.eq(each.word_select(address[: self.number_bits], 32))
        now_low, now_high = self.status[registers.NOW_LOW.name], self.status[registers.NOW_HIGH.name]
        shown = [
            (writing, write.value),
            (restoring, restored),
            (saving, now_high),
            (reading, now_low),
            (waiting, queued),
            (state, self.status[registers.STATE.name]),
        ]
        # `now_high` is saved before `now_low` is read; and once more if that went around in between.
        upper, again = Signal(), Signal()
        more = Signal()  # an access does not finish the read
        m.d.comb += [
            words.request.eq(step.access),
            words.address.eq(address),
            words.write.eq(storing | saving),
            words.data.eq(reduce(or_, [value & flag.replicate(32) for flag, value in shown])),
            again.eq(reading & upper & ~words.highest),
            more.eq(saving | again),
            commit.eq(step.access & words.done & writing),
        ]
        called, refused = asked | requests.any(), (writing & ~permitted) | passed
        over = step.access & words.done
        m.d.sync += [
            step.idle.eq((step.idle & ~called) | (over & ~storing & ~more) | (step.written & ~follows)),
            step.address.eq(step.idle & called),
            step.fetch.eq(step.address | (step.written & follows)),
            step.access.eq((step.fetch & ~refused) | (step.access & ~(words.done & (storing | ~more)))),
            step.written.eq((step.fetch & refused) | (over & storing)),
        ]
        with m.If(step.idle):
            m.d.sync += writing.eq(asked)
            with m.If(~asked & requests.any()):
                m.d.sync += client.eq(choice)
        with m.If(step.address):
            fits = [of_width[i] & ~beyond[i:].any() for i in range(len(widths))]
            m.d.sync += [
                address.eq(Mux(writing, write.address, chosen)),
                permitted.eq(Cat(fits).any() & ~held),
                serving.eq(Mux(writing, 0, client)),
            ]
        with m.If(step.fetch):
            of_low, of_state = address == registers.NOW_LOW.address, address == registers.STATE.address
            of_queued, of_marks = address[3:] == QUEUED >> 3, address[4:] == MARKS >> 4
            if self.number_bits > 3:
                of_queued |= address[2:] == QUEUED + 8 >> 2
                of_marks |= address[3:] == MARKS - 8 >> 3
            hidden = of_marks & ~client[2]
            m.d.sync += [
                saving.eq(of_low),
                reading.eq(0),
                waiting.eq(of_queued),
                state.eq(of_state),
                words.override.eq(storing | of_low | of_queued | of_state | hidden),
                upper.eq(of_low & now_low[-1]),
            ]
            with m.If(address[1:] == registers.NOW_LOW.address >> 1):
                m.d.sync += address.eq(Cat(C(SAVED % 8, 3), client[1], C(SAVED >> 4, 4)))
        with m.If(step.access & words.done):
            m.d.sync += [saving.eq(again), reading.eq(saving), upper.eq(upper & saving)]
        m.d.comb += [write.done.eq(step.written & writing), write.refused.eq(~permitted)]
        for i, port in enumerate(clients):
            m.d.comb += [port.value.eq(words.value), port.done.eq(words.done & serving[i])]
        for port in self.read:
            with m.If(more):  # of what `counts` reads nothing is live
                m.d.comb += port.done.eq(0)
        return commit

    def _restore(self, m: Module, address: Signal, step: Signal) -> tuple[Signal, Signal, Signal, Signal]:
        """Writes the copies anew after a reset, one after the other: those in the RAM are of before.

        Returns four values: this is under way, what `address` has then, that it is passed over, that another follows.
        """
        restoring, restored, passed, follows = Signal(init=1), Signal(32), Signal(), Signal()
        with m.Switch(address):
            for place, reset in self.resets.items():
                if reset:
                    with m.Case(place):
                        m.d.comb += restored.eq(reset)
            with m.Case(*[r.address for r in self.writable if r in LIMIT_REGISTERS]):
                m.d.comb += passed.eq(restoring)
        m.d.comb += follows.eq(restoring & (address != max(self.resets)))
        with m.If(step.written & restoring):
            m.d.sync += [address.eq(address + 1), restoring.eq(follows)]
        return restoring, restored, passed, follows

    def _configuration(self, m: Module, words: Tallies, commit: Signal) -> None:
        for register in self.writable:
            # Registered, so that no decoder drives the enable of a wide register.
            enable = Signal(name=f"enable_{register.name}")
            m.d.sync += enable.eq(commit & (words.address == register.address))
            if register.name in self.strobe:
                m.d.comb += self.strobe[register.name].eq(enable)
            elif register is not registers.SNAPSHOT:
                with m.If(enable):
                    m.d.sync += self.config[register.name].eq(self.write.value)
            if register in (registers.RESET, registers.TRIGGER_FIRE):
                held = self.config[register.name].as_value()
                strobe = self.soft_reset if register is registers.RESET else self.trigger_fire
                m.d.sync += strobe.eq(enable & (self.write.value[: len(held)] != held))
            elif register is registers.CONTROL:
                m.d.sync += self.control_written.eq(enable)
            elif register is registers.SNAPSHOT:
                m.d.sync += self.snapshot_written.eq(enable)
