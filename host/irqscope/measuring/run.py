# SPDX-License-Identifier: BSD-2-Clause
"""The measurement: configure, start, take in blocks and snapshots until the end, flush.

All times here are the instrument's own, in ticks, and what is waited for is counted in reads of the port.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..contract import registers
from ..contract.roles import STIMULI
from ..contract.segments import Count
from ..device.capture import CaptureWriter, Seal
from ..device.configuration import Configuration
from ..device.instrument import Instrument
from ..device.transport import READ_TIMEOUT, read_ahead, reads_for
from ..errors import Invalid
from ..targets.target import Target
from ..units import to_ticks
from .interruption import Interruption
from .latewatch import LateWatch
from .observation import Observation
from .patience import patient
from .rundir import RunDirectory, now
from .stopping import StopRequest

SYNC_S = 1.0
SETTLE_READS = 100_000
GATHERED = 16
"""Blocks to read together in the midst of a run: decoding one by one costs the host as much again."""


@dataclass(frozen=True)
class Ending:
    """How a run ended: `reason` is count, duration, interrupt, late, watchdog or trigger; `seal` is its capture's, and
    `start_time` and `end_time` the host's time at the ticks."""

    reason: str
    start_time: str
    start_ticks: int
    end_time: str
    end_ticks: int
    bad_bytes: int
    seal: Seal


Progress = Callable[[Observation, int], None]
"""Called after each read with the figures so far and the ticks since the start."""


class Run:
    """One measurement on one instrument, into one directory; `late` is what is done when something is late."""

    def __init__(
        self,
        instrument: Instrument,
        configuration: Configuration,
        directory: RunDirectory,
        late: LateWatch | None = None,
        target: Target | None = None,
    ) -> None:
        self.instrument, self.configuration, self.directory = instrument, configuration, directory
        self.late = late or LateWatch()
        self.observation = Observation(instrument.identity, configuration, target)
        self._start = 0
        self._idle = self._heard = 0
        self._idle_step = to_ticks(READ_TIMEOUT, instrument.identity.tick)

    def measure(
        self,
        progress: Progress,
        stop: StopRequest,
        keep: Callable[[Interruption], None] = lambda interruption: None,
        begun: Callable[[int], None] = lambda ticks: None,
    ) -> Ending:
        """Measure to the end and verify that everything was taken in; `stop` ends it early and validly.

        `begun` is told at which tick the run began, `keep` of each interruption of the link when it is over or ends it.
        """
        instrument, totals = self.instrument, self.observation.totals
        with self.late, CaptureWriter(self.directory.capture_file) as capture:
            synced = time.monotonic()

            def sink(blocks: Sequence[bytes]) -> None:
                nonlocal synced
                self.late.feed(blocks, instrument.time)
                capture.append(blocks)
                self.observation.feed(blocks)
                if totals.time is not None:
                    self.late.fired(totals.get(registers.FIRED_TRIGGER), totals.time)
                if time.monotonic() - synced > SYNC_S:  # for the disk, not for the protocol
                    capture.sync()
                    synced = time.monotonic()

            read_ahead(instrument.transport)
            instrument.configure(self.configuration)
            instrument.reset(sink, self.observation.stream.snapshots)
            instrument.transport.align()
            self._start = self._heard = instrument.now()
            started = now()
            self.late.fired(0, self._start)
            instrument.start(self.configuration)
            begun(self._start)
            patience = self.configuration.patience * instrument.identity.tick
            with patient(instrument, patience, stop, keep):
                reason = self._pump(progress, stop)
                self._flush()
                ended = now()
            instrument.sink = None
        self.observation.stream.finish()
        return Ending(reason, started, self._start, ended, instrument.time, instrument.reader.bad_bytes, capture.seal)

    def _take(self, together: int = 1) -> int:
        """One read; an empty one, and one of damaged bytes alone, took its time."""
        reader, transport = self.instrument.reader, self.instrument.transport
        blocks, damaged = reader.blocks, reader.bad_bytes
        received = self.instrument.pump(together)
        if not received:
            self._idle += self._idle_step
        elif reader.blocks == blocks:
            self._idle += round(self._idle_step * reads_for(transport, reader.bad_bytes - damaged))
        return received

    @property
    def _now(self) -> int:
        """The instrument's time: that of the last block, whoever read it, and of the reads in vain since then."""
        if self.instrument.time > self._heard:
            self._heard, self._idle = self.instrument.time, 0
        return self._heard + self._idle

    def _pump(self, progress: Progress, stop: StopRequest) -> str:
        """Until something ends the run; says what."""
        instrument, totals = self.instrument, self.observation.totals
        due, seen, noticed = self._now + self.configuration.snapshot, 0, 0
        together = 1 if self.late.hurries else GATHERED
        while not stop.requested:
            instrument.pursue_snapshot(self._take(together))
            progress(self.observation, self._now - self._start)
            self.late.look()
            if self.late.noticed != noticed:  # how late the host is: the instrument's time is asked for at once
                noticed = self.late.noticed
                self.late.passed(noticed, instrument.now())
            if reason := self.late.ends:
                return reason
            if totals.snapshots != seen:
                seen = totals.snapshots
                if reason := self._ended():
                    return reason
            if self.configuration.duration and self._now - self._start >= self.configuration.duration:
                return "duration"
            if self._now >= due and not instrument.snapshot_pending:
                instrument.request_snapshot()
                due = self._now + self.configuration.snapshot
        return stop.reason

    def _ended(self) -> str | None:
        finite = self.observation.finite
        state = registers.STATE.word.unpack(self.observation.totals.get(registers.STATE))
        left = any(driven + blocked < wanted for driven, blocked, wanted in finite.values())
        if state["watchdog"] and (left or not finite):  # it also barks when nothing is left to stop
            return "watchdog"
        if state["triggered"]:
            return "trigger"
        running = {stimulus: state[name] for stimulus, name in zip(STIMULI, ("running", "running2"), strict=True)}
        return "count" if finite and not any(running[s] for s in finite) else None

    def _flush(self) -> None:
        """Let the last causes be answered or time out, then empty all queues and take the last snapshot."""
        instrument = self.instrument
        instrument.stop_stimuli()
        noticed, now = self.late.noticed, instrument.now()
        self.late.passed(noticed, now)
        deadline = now + max((s.timeout for s in self.configuration.segments), default=0)
        for _ in range(SETTLE_READS):
            state = instrument.read_fields(registers.STATE)
            if not (state["running"] or state["running2"]):
                instrument.take_snapshot()
                if not self._waits_for_answers() or instrument.now() > deadline:
                    break
            self._take()
        if self.configuration.trigger:
            instrument.disarm()  # apart, so that the stream sees its last pulse
        # No new edges from here on; what is queued still goes out.
        instrument.write_fields(registers.CONTROL, outliers=int(self.configuration.outliers))
        instrument.drain()
        noticed = self.late.noticed
        instrument.take_snapshot()
        self.late.passed(noticed, self.observation.totals.time or 0)
        instrument.stop()
        if not self.observation.totals.snapshots:
            raise Invalid("no snapshot was received")

    def _waits_for_answers(self) -> bool:
        pairs = zip(self.configuration.segments, self.observation.totals.segments, strict=True)
        return any(totals.counts[Count.PENDING] and not settings.is_interval for settings, totals in pairs)
