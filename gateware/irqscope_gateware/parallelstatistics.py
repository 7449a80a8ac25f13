# SPDX-License-Identifier: BSD-2-Clause
"""The on-chip statistics with an engine for each segment, for parts with room.

    rows ─► queue ─► ParallelRouter ─┬► queue ─► WidePairing ─► Recorder ─┬◄─► Readout ─► blocks
                                     ├► queue ─► WidePairing ─► Recorder ─┤         ▲
                                     └► ...                               │      Snapshot (clear, cut, swap, send)
                                                 outliers, one of any ────┴► Outliers ─► blocks

Contract, classes and bins are those of `Statistics`; only how fast rows are measured differs. At a cut each recorder
puts its counters into its words, for which rows wait some forty clocks in their queue.
"""

from amaranth.hdl import Array, Cat, Module, Signal
from amaranth.lib import wiring

from irqscope.contract.statistics import TIME_BITS

from .accumulator import READ_CLOCKS
from .pairing import Pairing
from .parallelrouter import ParallelRouter
from .readout import Readout
from .recorder import Recorder
from .snapshot import Snapshot
from .statistics import Statistics, outlier_record
from .widepairing import WidePairing


class ParallelStatistics(Statistics):
    """As `Statistics`."""

    def elaborate(self, platform) -> Module:
        m = Module()
        identity = self.identity
        count = identity.segments
        m.submodules.rows = rows = self._row_queue()
        m.submodules.router = router = ParallelRouter(
            segments=count, samples=identity.samples, sources=identity.paired_sources
        )
        m.submodules.snapshot = snapshot = Snapshot()
        m.submodules.readout = readout = self._new_readout()
        units = self._pair(m, router, WidePairing)
        recorders = [
            Recorder(sub_bits=identity.sub_bits, histogram_banks=identity.histogram_banks, bin_bits=identity.bin_bits)
            for _ in range(count)
        ]
        for number, (unit, recorder) in enumerate(zip(units, recorders, strict=True)):
            m.submodules[f"recorder{number}"] = recorder
            m.d.comb += [
                getattr(recorder.outcome.payload, name).eq(getattr(unit.outcome.payload, name))
                for name in unit.outcome.payload.signature.members
            ]
            m.d.comb += recorder.bank.eq(snapshot.bank)

        self._take_rows(m, rows, snapshot)
        wiring.connect(m, rows.read, router.rows)
        if identity.keeps_outliers:
            self._record_outliers(m, units, recorders)
        else:
            for unit, recorder in zip(units, recorders, strict=True):
                m.d.comb += [recorder.outcome.valid.eq(unit.outcome.valid), unit.outcome.ready.eq(1)]

        # The cut is through when nothing is on its way between the router and the memories; then counters are frozen.
        in_flight, through, frozen = Signal(), Signal(), Signal()
        freeze = Signal()
        m.d.comb += in_flight.eq(router.busy | Cat(recorder.busy for recorder in recorders).any())
        m.d.sync += [
            through.eq(router.cut & ~in_flight & ~snapshot.swap),
            freeze.eq(router.cut & ~in_flight & ~through & ~snapshot.swap),
            frozen.eq((frozen | recorders[0].frozen) & ~snapshot.swap),
            self.pending_rows.eq((rows.level != 0) | in_flight),
        ]
        m.d.comb += [
            *(recorder.freeze.eq(freeze) for recorder in recorders),
            snapshot.at_cut.eq(frozen),
            router.resume.eq(snapshot.swap),
        ]
        self._read_out(m, recorders, readout)
        self._freeze(m, units, snapshot, readout)
        return m

    def _record_outliers(self, m: Module, units: list[Pairing], recorders: list[Recorder]) -> None:
        """Queues the outliers' records, one after the other: until it is queued, the segment's next outcome waits.

        It is lost, and nothing waits, if there is no room for one of each segment.
        """
        outliers = self._outlier_queue(m, reserve=len(units) - 1)
        records = [
            Signal.like(outliers.record, name=f"record{number}", reset_less=True) for number in range(len(units))
        ]
        waits = [Signal(name=f"waits{number}") for number in range(len(units))]
        writing = Signal.like(outliers.record.segment)
        m.d.comb += [
            outliers.valid.eq(Array(waits)[writing]),
            outliers.record.eq(Array(record.as_value() for record in records)[writing]),
            self.pending_outliers.eq(outliers.pending | Cat(waits).any()),
        ]
        with m.If(~outliers.valid | outliers.ready):
            # The last assignment wins: the lowest number goes first. Others wait no longer than there is room.
            for number, waiting in reversed(list(enumerate(waits))):
                with m.If(waiting & ~(outliers.valid & (writing == number))):
                    m.d.sync += writing.eq(number)
        for number, (unit, recorder) in enumerate(zip(units, recorders, strict=True)):
            payload, waiting = unit.outcome.payload, waits[number]
            kept = Signal(name=f"kept{number}")
            m.d.comb += [
                unit.outcome.ready.eq(~waiting),
                kept.eq(payload.outlier & self.outliers_enable & outliers.room),
                recorder.outcome.valid.eq(unit.outcome.valid & unit.outcome.ready),
                recorder.lost.eq(payload.outlier & ~kept),
            ]
            latency, segment = Signal(TIME_BITS, name=f"latency{number}"), Signal.like(outliers.record.segment)
            m.d.comb += [latency.eq(payload.value), segment.eq(number)]
            with m.If(outliers.ready & (writing == number)):
                m.d.sync += waiting.eq(0)
            with m.If(recorder.outcome.valid):
                m.d.sync += [waiting.eq(kept), records[number].eq(outlier_record(segment, payload, latency))]

    def _read_out(self, m: Module, recorders: list[Recorder], readout: Readout) -> None:
        """The readout sees the words of all recorders as those of one."""
        memory = readout.memory
        segment = memory.address.segment
        shown = [Signal.like(segment, name=f"segment{n}", reset_less=True) for n in range(READ_CLOCKS + 1)]
        m.d.sync += [after.eq(before) for after, before in zip(shown, [segment, *shown[:-1]], strict=True)]
        for number, recorder in enumerate(recorders):
            m.d.comb += [
                recorder.readout.address.eq(memory.address.as_value()),
                recorder.readout.clear.eq(memory.clear & (segment == number)),
            ]
        all_ = [recorder.readout for recorder in recorders]
        m.d.comb += [
            memory.ready.eq(Array(one.ready for one in all_)[segment]),
            memory.data.eq(Array(one.data for one in all_)[shown[READ_CLOCKS - 1]]),
            memory.empty.eq(Array(one.empty for one in all_)[shown[READ_CLOCKS]]),
            memory.shown.eq(all_[0].shown.as_value()),
            memory.shown.segment.eq(shown[READ_CLOCKS - 1]),
        ]
