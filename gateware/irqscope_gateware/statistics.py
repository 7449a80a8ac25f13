# SPDX-License-Identifier: BSD-2-Clause
"""The on-chip statistics.

    rows ─► queue ─► Router ─┬► Pairing 0 ─┐            ┌► Counters ──┐
                             ├► Pairing 1 ─┤► outcome ──┼► Histogram ─┼─► Dump ─► blocks
                             └► ...        ┘            ├► Scalars ───┘     ▲
                                                        └► Outliers ─► blocks
                                                                      Snapshot (clear, cut, swap, send)

Counters and scalars have two banks on every part: they are too short to take more blocks for it. A histogram without a
shadow copy (`histogram_banks` 1) goes on counting in its only bank while that is read, and is cleared by a reset only.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2, exact_log2

from irqscope.contract.identity import Identity
from irqscope.contract.segments import Count
from irqscope.contract.statistics import SCALAR_STRIDE, TIME_BITS

from .counters import INDEX_BITS as COUNTER_INDEX_BITS
from .counters import Counters
from .dump import Dump
from .histogram import Histogram
from .layouts import clock_bits, slots_layout, statistics_clock_bits, sub_bits
from .outliers import Outliers
from .pairing import OutcomeStream, Pairing, SegmentSignature
from .payload import PayloadSignature
from .queue import Queue
from .router import Router, row_layout
from .scalars import INDEX_BITS as SCALAR_INDEX_BITS
from .scalars import Scalars
from .snapshot import Snapshot

SCALAR_POLARITY = exact_log2(SCALAR_STRIDE)
"""Bit of a scalar's offset that tells the polarity."""


def sample_clocks(segments: int) -> int:
    """`Identity.sample_clocks`: clocks per sample of each segment, all segments measuring at once.

    A segment alone takes two rows of four clocks, and four more while its ring reaches into the RAM. Together they are
    bound by the scalars, which take four clocks a sample; the counters keep pace while most samples have no flag but
    one (a cause takes one clock, a response two, a response with every flag five). With every flag on every sample it
    is half more; what comes faster for a while waits in the queue of rows.
    """
    return max(12, 4 * segments)


class Statistics(wiring.Component):
    """Pairing, histograms, scalars, counters, snapshots and outliers of all segments.

    Members
    -------
    slots, clocks : In
        A row if a slot is valid, see docs/gateware.md; rows may come in every clock. `clocks` counts in every clock.
    enable : In(1)
        Rows are measured.
    mark : In(1)
        One clock at least every 2**32 clocks: lets time pass where nothing happens.
    segments : array of In(SegmentSignature())
    snapshot_number, snapshot_write : In
        The host writes the number of a snapshot.
    outliers_enable : In(1)
        Outliers are recorded; otherwise they count as lost.
    flush : In(32)
        Clocks an outlier waits at most; 0: none.
    status_* : read port of the register file, see `Dump`.
    snapshot, outliers : Out(PayloadSignature)
    rows_lost : Out(32)
        Rows with edges that found the queue full or the memories not yet clear.
    outliers_sent : Out(32)
    taken : Out(32)
        Number of the last snapshot taken.
    busy : Out(1)
        Memories are being cleared after a reset.
    pending_rows, pending_outliers, snapshot_busy : Out(1)
        Rows are in the queue or on their way; outliers are queued; a snapshot is being taken or sent.
    """

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        samples, segments = identity.samples, identity.segments
        if samples > 8:
            raise ValueError(f"pending stamps are exact for at most 8 samples a clock, not {samples}")
        super().__init__(
            {
                "slots": In(slots_layout(samples)),
                "clocks": In(clock_bits(samples)),
                "enable": In(1),
                "mark": In(1),
                "segments": In(SegmentSignature()).array(segments),
                "snapshot_number": In(32),
                "snapshot_write": In(1),
                "outliers_enable": In(1),
                "flush": In(32),
                "status_address": Out(8),
                "status_request": Out(1),
                "status_value": In(32),
                "status_done": In(1),
                "snapshot": Out(PayloadSignature()),
                "outliers": Out(PayloadSignature()),
                "rows_lost": Out(32),
                "outliers_sent": Out(32),
                "taken": Out(32),
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
        m.submodules.rows = rows = Queue(row_layout(identity.samples), depth=identity.statistics_queue)
        m.submodules.router = router = Router(segments=count, samples=identity.samples)
        m.submodules.counters = counters = Counters(segments=count)
        m.submodules.histogram = histogram = Histogram(
            segments=count, sub_bits=identity.sub_bits, banks=identity.histogram_banks, bin_bits=identity.bin_bits
        )
        m.submodules.scalars = scalars = Scalars(segments=count)
        m.submodules.outliers = outliers = Outliers(depth=identity.outlier_queue, samples=identity.samples)
        m.submodules.snapshot = snapshot = Snapshot(segments=count, index_bits=len(histogram.encoder.bin))
        m.submodules.dump = dump = Dump(
            segments=count, sub_bits=identity.sub_bits, pending_depth=identity.pending_depth,
            histogram_banks=identity.histogram_banks,
        )
        units = [Pairing(depth=identity.pending_depth) for _ in range(count)]
        for number, unit in enumerate(units):
            m.submodules[f"pairing{number}"] = unit
            wiring.connect(m, wiring.flipped(self.segments[number]), unit.config)
            wiring.connect(m, wiring.flipped(self.segments[number]), router.segments[number])
            wiring.connect(m, router.operations[number], unit.operation)

        self._take_rows(m, rows, snapshot)
        wiring.connect(m, rows.read, router.rows)
        arriving = self._count(m, units, counters, histogram, scalars, outliers, snapshot.bank)

        # The cut is through when nothing is on its way between the router and the memories.
        in_flight = Signal()
        through = Signal()  # a clock late, which changes nothing: at the cut nothing new comes
        m.d.sync += through.eq(router.cut & ~in_flight)
        m.d.comb += [
            in_flight.eq(router.busy | arriving | counters.busy | histogram.busy | scalars.busy),
            snapshot.at_cut.eq(router.cut & through),
            router.resume.eq(snapshot.swap),
            self.pending_rows.eq((rows.level != 0) | in_flight),
        ]
        self._freeze(m, units, counters, histogram, scalars, snapshot, dump)
        wiring.connect(m, wiring.flipped(self.snapshot), dump.payload)
        wiring.connect(m, wiring.flipped(self.outliers), outliers.payload)
        m.d.comb += [
            snapshot.number.eq(self.snapshot_number),
            snapshot.write.eq(self.snapshot_write),
            outliers.flush.eq(self.flush),
            outliers.clocks.eq(self.clocks),
            self.outliers_sent.eq(outliers.sent),
            self.pending_outliers.eq(outliers.pending),
            self.taken.eq(snapshot.taken),
            self.busy.eq(snapshot.clearing),
            self.snapshot_busy.eq(snapshot.busy),
            self.status_address.eq(dump.status_address),
            self.status_request.eq(dump.status_request),
            dump.status_value.eq(self.status_value),
            dump.status_done.eq(self.status_done),
        ]
        return m

    def _take_rows(self, m: Module, rows: Queue, snapshot: Snapshot) -> None:
        """Edges, marks and cuts become rows; a mark or a cut that finds the queue full waits."""
        marked, edges, cut, queued = Signal(), Signal(), Signal(), Signal()
        samples = self.identity.samples
        valids = Signal(len(self.slots))
        slots = [self.slots[i] for i in range(len(self.slots))]
        subs = [slot.sub[bit] for bit in range(sub_bits(samples)) for slot in slots]
        m.d.comb += [
            valids.eq(Mux(self.enable, Cat(slot.valid for slot in slots), 0)),
            edges.eq(valids.any()),
            cut.eq(snapshot.request_cut),
            rows.w_data.eq(
                Cat(
                    valids, *(slot.edge for slot in slots), *subs, marked, cut,
                    self.clocks[: statistics_clock_bits(samples)],
                )
            ),
            rows.w_valid.eq(~snapshot.clearing & (edges | marked | cut)),
            queued.eq(~snapshot.clearing & ~rows.full),
            snapshot.cut_queued.eq(cut & queued),
        ]  # fmt: skip
        base = Signal(clock_bits(self.identity.samples))
        with m.If(snapshot.cut_queued):
            m.d.sync += base.eq(self.clocks)
        self._base = base
        with m.If(self.mark):
            m.d.sync += marked.eq(1)
        with m.Elif(queued):
            m.d.sync += marked.eq(0)
        with m.If(edges & ~queued):
            m.d.sync += self.rows_lost.eq(self.rows_lost + 1)

    def _count(
        self, m: Module, units: list[Pairing], counters: Counters, histogram: Histogram, scalars: Scalars,
        outliers: Outliers, bank: Signal,
    ) -> Signal:  # fmt: skip
        """One outcome after the other goes to all memories at once; returns whether any is on its way to them."""
        outcome = OutcomeStream().members["payload"].signature.create(path=("outcome",))
        segment = Signal(ceil_log2(len(units)))
        waiting, go = Signal(), Signal()
        choice = Signal(len(units))
        # The outcome waits while its record is written.
        lost, record, recorded, enabled = Signal(), Signal(), Signal(), Signal()
        record_segment = Signal(len(outliers.record.segment))
        latency = Signal(TIME_BITS)
        m.d.comb += [
            record_segment.eq(segment),
            latency.eq(outcome.value),
            record.eq(waiting & outcome.outlier & outliers.room & enabled & ~recorded),
            lost.eq(outcome.outlier & ~record & ~recorded),
            go.eq(
                waiting & counters.ready & (scalars.ready | ~outcome.sample) & (outliers.ready | ~record)
            ),
        ]
        with m.If(go):
            m.d.sync += recorded.eq(0)
        with m.Elif(outliers.ready):
            m.d.sync += recorded.eq(1)
        with m.If(go | ~waiting):
            m.d.sync += enabled.eq(self.outliers_enable)
            m.d.sync += waiting.eq(Cat(unit.outcome.valid for unit in units).any())
            for number, unit in reversed(list(enumerate(units))):
                with m.If(unit.outcome.valid):
                    # The last assignment wins: the lowest number goes first. All wait for the same router, so none
                    # is kept waiting for ever.
                    m.d.comb += choice.eq(1 << number)
                    m.d.sync += segment.eq(number)
                    m.d.sync += [
                        getattr(outcome, name).eq(getattr(unit.outcome.payload, name))
                        for name in outcome.signature.members
                    ]
        for number, unit in enumerate(units):
            m.d.comb += unit.outcome.ready.eq(choice[number])

        classes = Signal(len(Count))
        m.d.comb += [
            classes.eq(outcome.classes | (lost << Count.OUTLIERS_LOST.value)),
            counters.valid.eq(go),
            counters.segment.eq(segment),
            counters.classes.eq(classes),
            counters.young_valid.eq(outcome.young_valid),
            counters.young.eq(outcome.young),
            counters.bank.eq(bank),
            histogram.valid.eq(go & outcome.sample),
            histogram.segment.eq(segment),
            histogram.value.eq(outcome.value),
            histogram.bank.eq(bank),
            scalars.valid.eq(go & outcome.sample),
            scalars.segment.eq(segment),
            scalars.edge.eq(outcome.edge),
            scalars.value.eq(outcome.value),
            scalars.time.eq(outcome.time),
            scalars.bank.eq(bank),
            outliers.valid.eq(record),
            outliers.record.eq(
                Cat(
                    record_segment, outcome.edge, outcome.coalesced, outcome.early, outcome.ambiguous, outcome.unsure,
                    latency, outcome.time,
                )
            ),
        ]  # fmt: skip
        return waiting | Cat(unit.outcome.valid for unit in units).any()

    def _freeze(
        self, m: Module, units: list[Pairing], counters: Counters, histogram: Histogram, scalars: Scalars,
        snapshot: Snapshot, dump: Dump,
    ) -> None:  # fmt: skip
        """The frozen bank is read by the dump and cleared before it measures again; a single one is only read."""
        frozen = ~snapshot.bank
        levels = [Signal.like(unit.level, name=f"level{number}") for number, unit in enumerate(units)]
        with m.If(snapshot.swap):
            m.d.sync += [level.eq(unit.level) for level, unit in zip(levels, units, strict=True)]
        all_ready = counters.clear_ready & histogram.clear_ready & scalars.clear_ready
        m.d.comb += [
            dump.start.eq(snapshot.send),
            snapshot.sending.eq(dump.busy | snapshot.send),
            dump.number.eq(snapshot.taken[:16]),
            dump.base.eq(self._base << sub_bits(self.identity.samples)),
            dump.levels.eq(Cat(levels)),
            counters.read_valid.eq(dump.read[:2].any()),
            counters.read_odd.eq(dump.read[1]),
            counters.read_address.eq(Cat(dump.index[1 : 1 + COUNTER_INDEX_BITS], frozen, dump.segment)),
            scalars.read_valid.eq(dump.read[2]),
            scalars.read_address.eq(Cat(dump.scalar_row, dump.index[SCALAR_POLARITY], frozen, dump.segment)),
            histogram.read_valid.eq(dump.read[3]),
            histogram.read_address.eq(
                Cat(dump.index[: len(histogram.encoder.bin)], frozen[: len(histogram.bank)], dump.segment)
            ),
            dump.ready.eq(
                Cat(counters.read_ready, counters.read_ready, scalars.read_ready, histogram.read_ready)
            ),
            dump.even.eq(counters.even),
            dump.odd.eq(counters.odd),
            dump.scalars.eq(scalars.data),
            dump.bins.eq(histogram.data),
            # A word may be cleared more than once: smaller memories see the low bits of the address, and no memory
            # waits for the others.
            snapshot.clear_ready.eq(all_ready),
        ]
        for memory, bits in (
            (counters, COUNTER_INDEX_BITS), (scalars, SCALAR_INDEX_BITS), (histogram, len(histogram.encoder.bin)),
        ):  # fmt: skip
            shadow = len(memory.bank)  # bits that tell the banks: without one, only a reset clears
            m.d.comb += [
                memory.clear_valid.eq(snapshot.clear_valid if shadow else snapshot.clear_valid & snapshot.clearing),
                memory.clear_address.eq(
                    Cat(snapshot.clear_index[:bits], snapshot.clear_bank[:shadow], snapshot.clear_segment)
                ),
            ]
