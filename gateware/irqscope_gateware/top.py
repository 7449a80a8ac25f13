# SPDX-License-Identifier: BSD-2-Clause
"""The instrument: what docs/reference/gateware.md draws, block by block."""

from dataclasses import replace
from fractions import Fraction

from amaranth.hdl import Cat, ClockDomain, Module, Mux, ResetInserter, Signal, Value
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import registers
from irqscope.contract.frontends import FRONT_ENDS, LANE_CLOCKS, FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import STIMULI, Source
from irqscope.contract.statistics import sample_clocks
from irqscope.contract.stimulus import TIME_BITS

from .blocksender import BlockSender
from .commandport import CommandPort
from .delay import DelayLine
from .edgedelay import EdgeDelay
from .eventstream import EventStream
from .frontend import FrontEndSignature, SimulationFrontEnd
from .lane import Lane
from .layouts import clock_bits, slot_layout, slots_layout, sub_bits
from .parallelstatistics import ParallelStatistics
from .registerfile import RegisterFile, marked_at
from .replies import Replies
from .statistics import Statistics
from .stimulus import Stimulus, stimulus_layout
from .timebase import TimeBase
from .trigger import Trigger
from .watchdog import Watchdog


class Core(wiring.Component):
    """Everything between the front end and the byte link; see docs/reference/gateware.md.

    Members
    -------
    front_end : In(FrontEndSignature)
    trigger : Out(R)
        As `stimulus` of the front end; low if the instrument has no trigger.
    rx, tx : streams of bytes
        Commands in, blocks out.

    ValueError if it has an engine for each segment, whose bins are not to be read while outcomes come, and no shadow
    copy of them.
    """

    def __init__(self, identity: Identity) -> None:
        if identity.parallel and identity.histogram_banks == 1:
            raise ValueError("an engine for each segment needs a shadow copy of the histograms: two banks, not one")
        self.identity = identity
        super().__init__(
            {
                "front_end": In(FrontEndSignature(identity.samples, identity.inputs)),
                "trigger": Out(identity.samples),
                "rx": In(stream.Signature(8)),
                "tx": Out(stream.Signature(8)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.registers = file = RegisterFile(self.identity)
        soft_reset = file.soft_reset

        commands = self._commands(m, file)
        m.submodules.time = time = TimeBase(self.identity.samples)
        m.d.comb += [
            file.status["now_low"].eq((time.clocks << sub_bits(self.identity.samples))[:32]),
            file.status["now_high"].eq(time.clocks[32 - sub_bits(self.identity.samples) :]),
        ]

        tripped, triggered = self._watchdog(m, file, commands), Signal()
        released = Signal(self.identity.inputs)
        stimuli = self._stimuli(m, file, tripped | triggered, released, soft_reset)
        slots = self._lanes(m, file, stimuli)
        m.d.comb += released.eq(Cat(slots[role].valid for role in self.identity.roles))
        for role, stimulus in zip(STIMULI, stimuli, strict=True):
            slots[role] = self._driven_slot(m, role.label, stimulus.slot)

        paired = self.identity.paired_sources
        row = Signal(slots_layout(self.identity.samples, len(paired)))
        clocks = Signal(clock_bits(self.identity.samples))
        m.d.comb += [row.eq(Cat(slots[source] for source in paired)), clocks.eq(time.clocks)]
        if self.identity.trigger:
            trigger = self._trigger(m, file, row, soft_reset)
            m.d.comb += triggered.eq(trigger.stop)
            slots[Source.TRIGGER] = self._driven_slot(m, Source.TRIGGER.label, trigger.slot)
        reset = ResetInserter(soft_reset)
        m.submodules.events = events = reset(EventStream(self.identity))
        engine = ParallelStatistics if self.identity.parallel else Statistics
        m.submodules.statistics = statistics = reset(engine(self.identity))
        m.d.comb += [
            events.slots.eq(Cat(slots[source] for source in self.identity.sources)),
            statistics.slots.eq(row),
        ]
        for reader in (events, statistics):
            m.d.comb += reader.clocks.eq(clocks)
        self._configure(m, file, events, statistics)
        m.d.sync += [file.mark.eq(events.mark & ~soft_reset), file.mark_bank.eq(events.mark_bank)]  # as late as counts
        m.d.comb += [
            file.counts.request.eq(events.count_request),
            file.counts.address.eq(marked_at(events.count_source, events.count_bank)),
            events.count_value.eq(file.counts.value),
            events.count_done.eq(file.counts.done),
        ]
        m.d.comb += statistics.mark.eq(time.carry)

        outliers = [statistics.outliers] if self.identity.keeps_outliers else []
        payloads = [commands.payload, *outliers, statistics.snapshot, events.payload]
        m.submodules.sender = sender = BlockSender(len(payloads), protocol=registers.PROTOCOL)
        for port, payload in zip(sender.ports, payloads, strict=True):
            wiring.connect(m, payload, port)
        m.d.comb += [
            sender.lost.eq(events.lost_total),
            sender.restart.eq(soft_reset),
            sender.epoch.eq(file.config[registers.RESET.name].value),
        ]
        wiring.connect(m, sender.tx, wiring.flipped(self.tx))
        self._status(m, file, events, statistics, stimuli, tripped, triggered)
        return m

    def _commands(self, m: Module, file: RegisterFile) -> Replies:
        m.submodules.command_port = port = CommandPort()
        m.submodules.replies = replies = Replies()
        wiring.connect(m, wiring.flipped(self.rx), port.rx)
        wiring.connect(m, port.command, replies.command)
        wiring.connect(m, replies.write, file.write)
        wiring.connect(m, replies.read, file.read[0])
        self._count(m, file, registers.BAD_FRAMES.name, port.bad_frame)
        return replies

    def _watchdog(self, m: Module, file: RegisterFile, replies: Replies) -> Signal:
        m.submodules.watchdog = watchdog = Watchdog()
        m.d.comb += [
            # A command counts once it is done, so that a new limit holds from its own frame on.
            watchdog.kick.eq(replies.command.valid & replies.command.ready),
            watchdog.limit.eq(file.config["watchdog"].value),
            watchdog.clear.eq(file.control_written),
        ]
        return watchdog.tripped

    def _stimuli(
        self, m: Module, file: RegisterFile, halt: Signal, released: Signal, soft_reset: Signal
    ) -> list[Stimulus]:
        stimuli = []
        for number, role in enumerate(STIMULI):
            stimulus = Stimulus(
                self.identity.samples,
                dithered=self.identity.can_dither(role),
                bursts=bool(self.identity.bursts),
                time_bits=self.identity.time_bits,
                inputs=self.identity.inputs,
            )
            m.submodules[role.label] = ResetInserter(soft_reset)(stimulus)
            words = [file.config[register.name] for register in registers.STIMULUS[role].values()]
            config = data.View(stimulus_layout(), Cat(words))
            m.d.comb += [getattr(stimulus.config, name).eq(config[name]) for name in stimulus_layout().members]
            m.d.comb += [
                stimulus.run.eq(file.config["control"][role.label]),
                stimulus.halt.eq(halt),
                file.locked[number].eq(stimulus.running | stimulus.run),
                stimulus.responses.eq(released),
                self.front_end.stimulus[number].eq(stimulus.output),
            ]
            stimuli.append(stimulus)
        return stimuli

    def _around(self) -> int:
        """Clocks from the core through pin and pin back to the core."""
        front_end = FRONT_ENDS[self.identity.front_end]
        return front_end.output_clocks + front_end.input_clocks

    def _lanes(self, m: Module, file: RegisterFile, stimuli: list[Stimulus]) -> dict[Source, Signal]:
        """The inputs' slots. Lanes know no reset: their accepted level is that of the pin, whoever measures."""
        samples = self.identity.samples
        looped = []
        for role, stimulus in zip(STIMULI, stimuli, strict=True):
            m.submodules[f"loopback_{role.label}"] = line = DelayLine(samples, self._around())
            m.d.comb += line.i.eq(stimulus.output)
            looped.append(line.o)
        slots = {}
        for place, role in enumerate(self.identity.roles):
            m.submodules[f"lane_{role.label}"] = lane = Lane(samples, self.identity.filter_clocks)
            config = file.config[f"input_{role.label}"]
            m.d.comb += lane.config.eq(config)
            with m.Switch(config.loopback):
                with m.Case(registers.LOOPBACK_STIMULUS):
                    m.d.comb += lane.samples.eq(looped[0])
                with m.Case(registers.LOOPBACK_STIMULUS2):
                    m.d.comb += lane.samples.eq(looped[1])
                with m.Default():
                    m.d.comb += lane.samples.eq(self.front_end.samples[place])
            for name, amount in (("multi", lane.multi), ("glitches", lane.glitches)):
                self._count(m, file, f"{name}_{role.label}", amount)
            slots[role] = lane.slot
        return slots

    def _count(self, m: Module, file: RegisterFile, name: str, amount: Value) -> None:
        """Counts a clock late, so that no adder follows what decides; what comes with a reset does not count."""
        m.d.sync += file.amount[name].eq(Mux(file.soft_reset, 0, amount))

    def _trigger(self, m: Module, file: RegisterFile, row: Signal, soft_reset: Signal) -> Trigger:
        m.submodules.trigger_output = trigger = ResetInserter(soft_reset)(
            Trigger(self.identity.samples, self.identity.time_bits, self.identity.paired_sources)
        )
        words = {name: file.config[register.name] for name, register in registers.TRIGGER.items()}
        for name in trigger.config.shape().members:
            value = words[name].value if name in words else words["mode"][name]
            m.d.comb += trigger.config[name].eq(value)
        m.d.comb += [
            trigger.enable.eq(file.config["control"].trigger),
            trigger.fire.eq(file.trigger_fire),
            trigger.slots.eq(row),
            self.trigger.eq(trigger.output),
        ]
        self._count(m, file, registers.FIRED_TRIGGER.name, trigger.slot.valid)
        self._count(m, file, registers.HELD_TRIGGER.name, trigger.held)
        return trigger

    def _driven_slot(self, m: Module, label: str, driven: Signal) -> Signal:
        """The slot of an output, as late as the edge of an input that was on its pin at the same instant."""
        clocks = self._around() + self.identity.filter_clocks + LANE_CLOCKS
        m.submodules[f"slot_{label}"] = line = EdgeDelay(len(driven.sub), clocks)
        slot = Signal(slot_layout(self.identity.samples), name=f"late_{label}")
        m.d.comb += [
            line.valid.eq(driven.valid),
            line.sub.eq(driven.sub),
            # An active edge alone: `edge` is as `valid`, `multi` is 0.
            slot.valid.eq(line.late_valid),
            slot.edge.eq(line.late_valid),
            slot.sub.eq(line.late_sub),
        ]
        return slot

    def _configure(self, m: Module, file: RegisterFile, events: EventStream, statistics: Statistics) -> None:
        control = file.config["control"]
        m.d.comb += [
            events.enable.eq(control.stream),
            events.flush.eq(file.config["flush"].value),
            statistics.enable.eq(control.statistics),
            statistics.outliers_enable.eq(control.outliers),
            statistics.flush.eq(file.config["flush"].value),
            statistics.snapshot_number.eq(file.written),
            statistics.snapshot_write.eq(file.snapshot_written),
            file.read[1].address.eq(statistics.status_address),
            file.read[1].request.eq(statistics.status_request),
            statistics.status_value.eq(file.read[1].value),
            statistics.status_done.eq(file.read[1].done),
        ]
        for number in range(self.identity.segments):
            table, segment = registers.SEGMENT[number], statistics.segments[number]
            mode, limits = file.config[table["mode"].name], segment.limits
            m.d.comb += [getattr(segment.mode, field).eq(mode[field]) for field in segment.mode.signature.members]
            m.d.comb += limits.value.eq(file.written)
            for name, register in table.items():
                if register.name in file.strobe:
                    m.d.comb += getattr(limits, name).eq(file.strobe[register.name])

    def _status(
        self,
        m: Module,
        file: RegisterFile,
        events: EventStream,
        statistics: Statistics,
        stimuli: list[Stimulus],
        tripped: Signal,
        triggered: Signal,
    ) -> None:
        for place, role in enumerate(self.identity.sources):
            for name in ("seen", "sent", "lost"):
                self._count(m, file, f"{name}_{role.label}", getattr(events, name)[place])
            m.d.comb += file.status[f"queued_{role.label}"].eq(events.queued[place])
        for role, stimulus in zip(STIMULI, stimuli, strict=True):
            self._count(m, file, f"fired_{role.label}", stimulus.slot.valid)
            self._count(m, file, f"blocked_{role.label}", stimulus.blocked)
        state = {
            "busy": statistics.busy | file.busy,
            "running": stimuli[0].running,
            "running2": stimuli[1].running,
            "watchdog": tripped,
            "events": events.pending,
            "statistics": statistics.pending_rows,
            "outliers": statistics.pending_outliers,
            "snapshot": statistics.snapshot_busy,
            "triggered": triggered,
        }
        # A clock late: what follows is long enough.
        m.d.sync += file.status["state"].eq(Cat(state[field.name] for field in registers.STATE.word.fields))
        self._count(m, file, registers.STATISTICS_LOST.name, statistics.row_lost)
        if self.identity.keeps_outliers:
            self._count(m, file, registers.OUTLIERS_SENT.name, statistics.outlier_sent)
        self._count(m, file, registers.SNAPSHOT_TAKEN.name, statistics.snapshot_taken)


class SimulationInstrument(wiring.Component):
    """The core with the front end of the virtual bench; the harness of `irqscope_bench` drives these ports.

    Members
    -------
    clk : In(1)
    pins : In(inputs * R)
        Levels of the inputs at the R instants of this clock; input i in the bits from i * R on, the oldest lowest.
    stimulus : Out(2 * R)
        Levels of the stimuli at the R instants of this clock, packed likewise; from registers.
    trigger : Out(R)
    rx, tx : streams of bytes
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        samples = identity.samples
        super().__init__(
            {
                "clk": In(1),
                "pins": In(samples * identity.inputs),
                "stimulus": Out(samples * len(STIMULI)),
                "trigger": Out(samples),
                "rx": In(stream.Signature(8)),
                "tx": Out(stream.Signature(8)),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        # The simulation begins in the initial state, as an FPGA does after configuration; a reset that never comes
        # would only cost time.
        m.domains.sync = domain = ClockDomain(reset_less=True)
        domain.clk = self.clk
        m.submodules.core = core = Core(self.identity)
        m.submodules.front_end = front_end = SimulationFrontEnd(self.identity.samples, self.identity.inputs)
        wiring.connect(m, core.front_end, front_end.core)
        wiring.connect(m, wiring.flipped(self.rx), core.rx)
        wiring.connect(m, core.tx, wiring.flipped(self.tx))
        m.d.comb += [
            front_end.inputs.eq(self.pins),
            front_end.trigger.eq(core.trigger),
            Cat(self.stimulus, self.trigger).eq(front_end.outputs),
        ]
        return m


def simulation_identity(samples: int, tick: Fraction, build: int = 0, **changed: int) -> Identity:
    """The simulated instrument: full size, with R = `samples` and a filter of 50 ns at least; `changed` are fields."""
    segments = 4
    whole = Identity(
        board="virtual bench",
        tick=tick,
        samples=samples,
        front_end=FrontEndId.SIMULATION,
        filter_clocks=8 if samples == 1 else 4,
        dithered=2,
        bursts=1,
        time_bits=TIME_BITS,
        trigger=1,
        segments=segments,
        sub_bits=5,
        histogram_banks=2,
        bin_bits=32,
        pending_depth=256,
        event_queue=512,
        statistics_queue=256,
        outlier_queue=128,
        sample_clocks=sample_clocks(segments),
        build=build,
    )
    return replace(whole, **changed)
