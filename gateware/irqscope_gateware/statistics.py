# SPDX-License-Identifier: BSD-2-Clause
"""The on-chip statistics.

    rows ─► queue ─► Router ─┬► Pairing 0 ─┐            ┌► Updater ◄─► Readout ─► blocks
                             ├► Pairing 1 ─┤► outcome ──┤                 ▲
                             └► ...        ┘            │              Snapshot (clear, cut, swap, send)
                                                        └► Outliers ─► blocks

Counters and scalars have two banks on every part: they are too short to take more blocks for it. A histogram without a
shadow copy (`histogram_banks` 1) goes on counting in its only bank while that is read, and is cleared by a reset only.
Without a queue for them (`outlier_queue` 0) there are no outliers: samples are not compared with the threshold.
"""

from collections.abc import Sequence

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.identity import Identity
from irqscope.contract.statistics import TIME_BITS

from .flushtimer import FLUSH_BITS
from .layouts import clock_bits, slots_layout, statistics_clock_bits, sub_bits
from .outliers import Outliers
from .pairing import Pairing, SegmentSignature
from .payload import PayloadSignature
from .queue import Queue
from .readout import Readout
from .router import Router, row_layout
from .snapshot import Snapshot
from .updater import Updater


class Statistics(wiring.Component):
    """Pairing, histograms, scalars, counters, snapshots and outliers of all segments.

    Members
    -------
    slots, clocks : In
        A row if a slot is valid, see docs/reference/gateware.md; rows may come in every clock. Slots are those of the
        identity's `paired_sources`, in their order. `clocks` counts in every
        clock.
    enable : In(1)
        Rows are measured, from the next clock on.
    mark : In(1)
        One clock at least every 2**32 clocks: lets time pass where nothing happens.
    segments : array of In(SegmentSignature())
    snapshot_number, snapshot_write : In
        The host writes the number of a snapshot.
    outliers_enable : In(1)
        Outliers are recorded; otherwise they count as lost.
    flush : In(FLUSH_BITS)
        Clocks an outlier waits at most; 0: none.
    status_* : read port of the register file, see `Readout`.
    snapshot : Out(PayloadSignature)
    outliers : Out(PayloadSignature), if there is a queue for them
    row_lost : Out(1)
        One clock: a row with edges finds the queue full or the memories not yet clear.
    outlier_sent : Out(1)
        One clock: see `Outliers`.
    snapshot_taken : Out(1)
        One clock: the cut of the next snapshot has passed.
    busy : Out(1)
        Memories are being cleared after a reset.
    pending_rows, pending_outliers, snapshot_busy : Out(1)
        Rows are in the queue or on their way; outliers are queued; a snapshot is being taken or sent.
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        samples, segments = identity.samples, identity.segments
        super().__init__(
            {
                "slots": In(slots_layout(samples, len(identity.paired_sources))),
                "clocks": In(clock_bits(samples)),
                "enable": In(1),
                "mark": In(1),
                "segments": In(SegmentSignature()).array(segments),
                "snapshot_number": In(32),
                "snapshot_write": In(1),
                "outliers_enable": In(1),
                "flush": In(FLUSH_BITS),
                "status_address": Out(8),
                "status_request": Out(1),
                "status_value": In(32),
                "status_done": In(1),
                "snapshot": Out(PayloadSignature()),
                **({"outliers": Out(PayloadSignature())} if identity.keeps_outliers else {}),
                "row_lost": Out(1),
                "outlier_sent": Out(1),
                "snapshot_taken": Out(1),
                "busy": Out(1),
                "pending_rows": Out(1),
                "pending_outliers": Out(1),
                "snapshot_busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        identity = self.identity
        count = identity.segments
        m.submodules.rows = rows = self._row_queue()
        m.submodules.router = router = Router(segments=count, samples=identity.samples, sources=identity.paired_sources)
        m.submodules.updater = updater = Updater(
            segments=count,
            sub_bits=identity.sub_bits,
            histogram_banks=identity.histogram_banks,
            bin_bits=identity.bin_bits,
        )
        m.submodules.snapshot = snapshot = Snapshot()
        m.submodules.readout = readout = self._new_readout()
        units = self._pair(m, router, Pairing)

        self._take_rows(m, rows, snapshot)
        wiring.connect(m, rows.read, router.rows)
        updating = self._update(m, units, updater)
        if identity.keeps_outliers:
            self._keep_outliers(m, updater)

        # The cut is through when nothing is on its way between the router and the memories.
        in_flight = Signal()
        through = Signal()  # a clock late, which changes nothing: at the cut nothing new comes
        m.d.sync += [
            through.eq(router.cut & ~in_flight),
            self.pending_rows.eq((rows.level != 0) | in_flight),
        ]
        m.d.comb += [
            in_flight.eq(router.busy | updating | updater.busy),
            snapshot.at_cut.eq(through),
            router.resume.eq(snapshot.swap),
        ]
        wiring.connect(m, readout.memory, updater.readout)
        m.d.comb += updater.bank.eq(snapshot.bank)
        self._freeze(m, units, snapshot, readout)
        return m

    def _row_queue(self) -> Queue:
        layout = row_layout(self.identity.samples, len(self.identity.paired_sources))
        return Queue(layout, depth=self.identity.statistics_queue, registered=False)

    def _new_readout(self) -> Readout:
        return Readout(
            segments=self.identity.segments,
            sub_bits=self.identity.sub_bits,
            pending_depth=self.identity.pending_depth,
            histogram_banks=self.identity.histogram_banks,
        )

    def _pair(self, m: Module, router: Router, kind: type[Pairing]) -> list[Pairing]:
        """A unit for each segment, behind the router."""
        depth, outliers = self.identity.pending_depth, self.identity.keeps_outliers
        units = [kind(depth=depth, outliers=outliers) for _ in range(self.identity.segments)]
        for number, unit in enumerate(units):
            m.submodules[f"pairing{number}"] = unit
            wiring.connect(m, wiring.flipped(self.segments[number]), unit.config)
            wiring.connect(m, wiring.flipped(self.segments[number]), router.segments[number])
            wiring.connect(m, router.operations[number], unit.operation)
        return units

    def _take_rows(self, m: Module, rows: Queue, snapshot: Snapshot) -> None:
        """Edges, marks and cuts become rows; a mark or a cut that finds the queue full waits."""
        marked, edges, cut, queued = Signal(), Signal(), Signal(), Signal()
        samples = self.identity.samples
        # A clock late: they are the same for long, and the row is late enough.
        enable, taking, closed = Signal(), Signal(), Signal(init=1)
        m.d.sync += [enable.eq(self.enable), taking.eq(self.enable & ~snapshot.clearing), closed.eq(snapshot.clearing)]
        m.d.comb += self.busy.eq(closed)
        seen, valids = Signal(len(self.slots)), Signal(len(self.slots))
        slots = [self.slots[i] for i in range(len(self.slots))]
        subs = [slot.sub[bit] for bit in range(sub_bits(samples)) for slot in slots]
        m.d.comb += [
            seen.eq(Cat(slot.valid for slot in slots)),
            valids.eq(Mux(enable, seen, 0)),
            edges.eq(seen.any() & enable),
            cut.eq(snapshot.request_cut),
            rows.w_data.eq(
                Cat(
                    valids,
                    *(slot.edge for slot in slots),
                    *subs,
                    marked,
                    cut,
                    self.clocks[: statistics_clock_bits(samples)],
                )
            ),
            rows.w_valid.eq(((taking & seen.any()) | (~closed & (marked | cut))) & ~rows.full),
            queued.eq(~closed & ~rows.full),
            snapshot.cut_queued.eq(cut & queued),
        ]
        base = Signal(clock_bits(self.identity.samples), reset_less=True)
        # Until the clock in which it is queued.
        with m.If(cut):
            m.d.sync += base.eq(self.clocks)
        self._base = base
        with m.If(self.mark):
            m.d.sync += marked.eq(1)
        with m.Elif(queued):
            m.d.sync += marked.eq(0)
        m.d.comb += self.row_lost.eq(edges & ~queued)

    def _update(self, m: Module, units: list[Pairing], updater: Updater) -> Signal:
        """Takes outcomes to the updater one after the other; returns whether one is under way.

        Of an outcome that waits the router knows: its operation waits, too.
        """
        outcome = updater.outcome
        segment = updater.segment
        held, offered = Signal(), Signal()
        m.d.comb += offered.eq(Cat(unit.outcome.valid for unit in units).any())
        with m.If(~held | outcome.ready):
            m.d.sync += held.eq(offered & ~held)
            for number, unit in reversed(list(enumerate(units))):
                # The last assignment wins: the lowest number goes first. All wait for the same router, so none is kept
                # waiting for ever.
                with m.If(unit.outcome.valid):
                    m.d.sync += segment.eq(number)
        for number, unit in enumerate(units):
            with m.If(segment == number):
                m.d.comb += [
                    getattr(outcome.payload, name).eq(getattr(unit.outcome.payload, name))
                    for name in unit.outcome.payload.signature.members
                ]
                m.d.comb += unit.outcome.ready.eq(outcome.ready)
        m.d.comb += outcome.valid.eq(held)
        return held

    def _keep_outliers(self, m: Module, updater: Updater) -> None:
        """Queues an outlier's record when its outcome's update begins; it is lost if there is no room."""
        payload = updater.outcome.payload
        outliers = self._outlier_queue(m)
        record, writing = Signal(), Signal()
        record_segment = Signal(len(outliers.record.segment))
        latency = Signal(TIME_BITS)
        m.d.comb += [
            record_segment.eq(updater.segment),
            latency.eq(payload.value),
            record.eq(payload.outlier & outliers.room & self.outliers_enable),
            updater.lost.eq(payload.outlier & ~record),
            outliers.valid.eq(writing),
            outliers.record.eq(outlier_record(record_segment, payload, latency)),
        ]
        # The outcome stays for longer than its record takes to be written.
        with m.If(updater.begin):
            m.d.sync += writing.eq(record)
        with m.Elif(outliers.ready):
            m.d.sync += writing.eq(0)

    def _outlier_queue(self, m: Module, reserve: int = 0) -> Outliers:
        """The queue of records, and all of it but what is written."""
        m.submodules.outliers = outliers = Outliers(
            depth=self.identity.outlier_queue, samples=self.identity.samples, reserve=reserve
        )
        wiring.connect(m, wiring.flipped(self.outliers), outliers.payload)
        m.d.comb += [
            outliers.flush.eq(self.flush),
            outliers.clocks.eq(self.clocks),
            self.outlier_sent.eq(outliers.sent),
            self.pending_outliers.eq(outliers.pending),
        ]
        return outliers

    def _freeze(self, m: Module, units: Sequence[Pairing], snapshot: Snapshot, readout: Readout) -> None:
        """The frozen bank is sent, and cleared before it measures again; a single bank of bins is only sent."""
        levels = [Signal.like(unit.level, name=f"level{number}", reset_less=True) for number, unit in enumerate(units)]
        with m.If(snapshot.swap):
            m.d.sync += [level.eq(unit.level) for level, unit in zip(levels, units, strict=True)]
        m.d.comb += [
            readout.bank.eq(~snapshot.bank),
            readout.start.eq(snapshot.start),
            readout.clear.eq(snapshot.clear),
            readout.clear_bins.eq(snapshot.clearing | (self.identity.histogram_banks == 2)),
            snapshot.reading_out.eq(readout.busy),
            readout.number.eq(snapshot.taken[:16]),
            readout.base.eq(self._base << sub_bits(self.identity.samples)),
            readout.levels.eq(Cat(levels)),
        ]
        wiring.connect(m, wiring.flipped(self.snapshot), readout.payload)
        m.d.comb += [
            snapshot.number.eq(self.snapshot_number),
            snapshot.write.eq(self.snapshot_write),
            self.snapshot_taken.eq(snapshot.swap),
            self.snapshot_busy.eq(snapshot.busy),
            self.status_address.eq(readout.status_address),
            self.status_request.eq(readout.status_request),
            readout.status_value.eq(self.status_value),
            readout.status_done.eq(self.status_done),
        ]


def outlier_record(segment: Signal, outcome: wiring.PureInterface, latency: Signal) -> Cat:
    """What `Outliers` is given of an outcome; its latency is as wide as a time there."""
    return Cat(
        segment,
        outcome.edge,
        outcome.coalesced,
        outcome.premature,
        outcome.ambiguous,
        outcome.unproven,
        latency,
        outcome.time,
    )
