# SPDX-License-Identifier: BSD-2-Clause
"""An instrument in plain Python, bytes in and bytes out: what the host is tested against where no gateware is needed.

It is a `Transport`. Its time moves only while the host waits in `read`. Statistics come from the slow models, blocks
and replies from the plain reference of the contract. Faults of the link and losses of the event queue are put in on
request.
"""

import heapq
import random
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from irqscope.contract import blocks, commands, registers
from irqscope.contract.blocks import Kind
from irqscope.contract.events import EVENT_WORDS, event_form, max_delta
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access, PulseEnd
from irqscope.contract.roles import INPUTS, STIMULI, Source
from irqscope.contract.segments import Policy
from irqscope.contract.statistics import STATUS_SPACE
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.device.transport import READ_TIMEOUT
from models.answers import Answer, steady
from models.pairing import Config
from models.statistics import Statistics
from models.stimulus import due_edges

IDENTITY = Identity(
    board="model",
    tick=Fraction(1, 100_500_000),
    samples=2,
    front_end=FrontEndId.SIMULATION,
    filter_clocks=4,
    segments=4,
    sub_bits=4,
    histogram_banks=2,
    bin_bits=32,
    pending_depth=64,
    event_queue=2048,
    statistics_queue=512,
    outlier_queue=64,
    sample_clocks=8,
    build=0x1234,
)

LATE = 500_000
"""Ticks between a cut and the reading of bins that have no shadow copy."""
TOGGLE = 2
"""An edge whose direction is known only when it happens."""


class ModelInstrument:
    """See the module.

    `fault` may change or drop the bytes of each block; rows for which `loses(row)` are lost; `words` replace words of
    the identification; a loopback into an input is `late` by so many ticks; the statistics miss the rows of clocks for
    which they are `blind`.
    """

    def __init__(
        self,
        identity: Identity = IDENTITY,
        answer: Answer = steady,
        *,
        seed: int = 1,
        fault: Callable[[bytes], bytes] = bytes,
        loses: Callable[[int], bool] = lambda row: False,
        words: Mapping[str, int] | None = None,
        late: Mapping[Source, int] | None = None,
        blind: Callable[[int], bool] = lambda clock: False,
    ) -> None:
        self.url = "model:"
        self.target: Mapping[str, object] = {}
        self.identity, self.answer, self.fault, self.loses = identity, answer, fault, loses
        self.dice = random.Random(seed)
        self.late, self.blind = late or {}, blind
        self._form = event_form(identity.inputs)
        self._word = EVENT_WORDS[self._form]
        self.values = {r.address: r.word.reset for r in registers.REGISTERS if r.access == Access.CONFIGURATION}
        self.fixed = dict(enumerate(identity.words()))
        self._unpacked: dict[tuple[int, int], dict[str, int]] = {}
        for name, value in (words or {}).items():
            self.fixed[registers.IDENTIFICATION[name].address] = value
        self.now = 1000
        self.closed = False
        self._output = bytearray()
        self._input = bytearray()
        self._edges: list[tuple[int, int, int]] = []
        self._schedules: dict[Source, Iterator[int]] = {}
        self._levels = dict.fromkeys(INPUTS, 0)
        self._clear()

    def _clear(self) -> None:
        self.number = 0
        self.rows = 0
        self.counters = dict.fromkeys(range(registers.STATUS_START, 0x100), 0)
        self._event_words: list[int] = []
        self._event_base = self._event_last = self._event_since = 0
        self._loss: tuple[int, int, list[int]] | None = None
        self._snapshot: list[tuple[int, int]] = []
        self._outliers_sent = 0
        self._edges, self._schedules, self._fired = [], {}, 0
        self.statistics = Statistics(
            [self._segment(number) for number in range(self.identity.segments)],
            samples=self.identity.samples,
            sub_bits=self.identity.sub_bits,
            room=self.identity.pending_depth,
            histogram_banks=self.identity.histogram_banks,
        )

    # Transport -------------------------------------------------------------------------------------------------------

    def read(self, together: int = 1) -> bytes:
        end = self.now + int(READ_TIMEOUT / self.identity.tick)
        while not self._output and self.now < end:
            self._step(end)
        data = bytes(self._output)
        self._output.clear()
        return data

    def write(self, data: bytes) -> None:
        self._input += data
        while len(self._input) >= commands.FRAME_BYTES:
            if command := commands.decode(bytes(self._input[: commands.FRAME_BYTES])):
                del self._input[: commands.FRAME_BYTES]
                self._obey(*command)
            else:
                del self._input[0]

    def align(self) -> None:
        """Its time begins with it, and every run at the same instant."""

    def close(self) -> None:
        self.closed = True

    def reopen(self) -> bool:
        return True

    def hold(self, stimulus: Source) -> None:
        """Let a pulse without an end be on the pin of a stimulus."""
        self._schedules[stimulus] = iter(())

    # Commands --------------------------------------------------------------------------------------------------------

    def _obey(self, opcode: int, address: int, value: int, tag: int) -> None:
        self.now += self.identity.samples * 100
        words, status = [], commands.Status.REFUSED
        if opcode == commands.Opcode.READ and 1 <= value <= commands.MAX_READ:
            words, status = [self._read(address + i) for i in range(value)], commands.Status.OK
        elif opcode == commands.Opcode.WRITE and address in self.values and address not in self._locked():
            old, self.values[address] = self.values[address], value
            status = commands.Status.OK
            self._take_effect(address, old, value)
            words = [value]
        self._send(Kind.REPLY, self.now, [status | address << 8 | opcode << 16, value, *words], detail=tag)

    def _locked(self) -> set[int]:
        """Registers of the stimuli that run."""
        control = self._fields(registers.CONTROL)
        runs = [s for s in STIMULI if control[s.label] or s in self._schedules]
        return {register.address for stimulus in runs for register in registers.STIMULUS[stimulus].values()}

    def _take_effect(self, address: int, old: int, value: int) -> None:
        if address == registers.RESET.address and old != value:
            self._clear()
        if address == registers.CONTROL.address:
            for stimulus in STIMULI:
                before, after = (registers.CONTROL.word.unpack(word)[stimulus.label] for word in (old, value))
                if after and not before:
                    plan, start = self._plan(stimulus), self.now
                    self._schedules[stimulus] = (start + tick for tick in due_edges(plan, self.identity.samples))
                    self._next_edge(stimulus)
                elif before and not after:
                    self._schedules.pop(stimulus, None)
        if address == registers.FLUSH.address:
            self._flush_events()
        if address == registers.SNAPSHOT.address:
            taken = self.counters[registers.SNAPSHOT_TAKEN.address]
            if value == taken + 1:
                self.counters[registers.SNAPSHOT_TAKEN.address] = value
                cut = self.statistics.cut(self.now // self.identity.samples + 1)
                self._snapshot = list(cut.items())
            if value in (taken, taken + 1) and value:
                self._send_snapshot(value)

    def _read(self, address: int) -> int:
        if address in self.values:
            return self.values[address]
        if address in self.fixed:
            return self.fixed[address]
        if address == registers.NOW_LOW.address:
            return self.now & 0xFFFF_FFFF
        if address == registers.NOW_HIGH.address:
            return self.now >> 32
        if address == registers.STATE.address:
            running = {
                "running": int(Source.STIMULUS in self._schedules),
                "running2": int(Source.STIMULUS2 in self._schedules),
            }
            return registers.STATE.word.pack({**running, "events": int(bool(self._event_words or self._loss))})
        return self.counters.get(address, 0) & 0xFFFF_FFFF

    def _fields(self, register: registers.Register) -> dict[str, int]:
        known = register.address, self.values[register.address]
        if known not in self._unpacked:
            self._unpacked[known] = register.word.unpack(known[1])
        return self._unpacked[known]

    def _long(self, table: Mapping[str, registers.Register], name: str) -> int:
        return self.values[table[f"{name}_low"].address] | self.values[table[f"{name}_high"].address] << 32

    def _plan(self, stimulus: Source) -> StimulusPlan:
        table = registers.STIMULUS[stimulus]
        mode = self._fields(table["mode"])
        limit = (1 << self.identity.time_bits) - 1
        return StimulusPlan(
            **{name: self._long(table, name) & limit for name in ("period", "delay", "span")},
            **{name: self.values[table[name].address] & limit for name in ("width", "gap")},
            dither=registers.Dither(mode["dither"] if self.identity.can_dither(stimulus) else 0),
            pulse_end=PulseEnd(mode["pulse_end"]),
            burst=self.values[table["burst"].address] if self.identity.bursts else 0,
            **{name: self.values[table[name].address] for name in ("count", "seed")},
        )

    def _segment(self, number: int) -> Config:
        table = registers.SEGMENT[number]
        mode = self._fields(table["mode"])
        return Config(
            cause=mode["cause"],
            response=mode["response"],
            policy=Policy(mode["policy"]),
            depth=mode["depth"],
            enable=bool(mode["enable"]),
            **{name: self._long(table, name) for name in ("least", "timeout", "threshold")},
        )

    # Time ------------------------------------------------------------------------------------------------------------

    def _next_edge(self, stimulus: Source) -> None:
        try:
            heapq.heappush(self._edges, (next(self._schedules[stimulus]), int(stimulus), 1))
        except StopIteration:
            del self._schedules[stimulus]

    def _step(self, end: int) -> None:
        """The next clock in which something happens, or the flush timer, or the end."""
        flush = self.values[registers.FLUSH.address] * self.identity.samples + self._event_since
        if self._event_words and flush <= min(end, self._edges[0][0] if self._edges else end):
            self.now = max(self.now, flush)
            self._flush_events()
        elif not self._edges or self._edges[0][0] > end:
            self.now = end
        else:
            self._row(self._edges[0][0] // self.identity.samples)

    def _row(self, clock: int) -> None:
        samples, row = self.identity.samples, {}
        while self._edges and self._edges[0][0] // samples == clock:
            tick, number, edge = heapq.heappop(self._edges)
            self.now, source = max(self.now, tick), Source(number)
            if source in STIMULI:
                self._drive(source, tick)
            elif edge == TOGGLE:
                edge = self._levels[source] = 1 - self._levels[source]
            if self._sees(source, edge) and source not in row:
                row[number] = (edge, tick % samples)
        control = self._fields(registers.CONTROL)
        if row and control["statistics"] and self.blind(clock):
            self.counters[registers.STATISTICS_LOST.address] += 1
        elif row and control["statistics"]:
            known = len(self.statistics.outliers)
            self.statistics.row(clock, row)
            if control["outliers"] and self.identity.keeps_outliers:
                self._send_outliers(known)
        if row and control["stream"]:
            self._stream(clock, row)

    def _drive(self, stimulus: Source, tick: int) -> None:
        self.counters[registers.FIRED[stimulus].address] += 1
        for role in INPUTS:
            if self._fields(registers.INPUT[role])["loopback"] == 1 + STIMULI.index(stimulus):
                heapq.heappush(self._edges, (tick + self.late.get(role, 0), int(role), 1))
                heapq.heappush(self._edges, (tick + self._plan(stimulus).width, int(role), 0))
        if stimulus == Source.STIMULUS:
            for role, delay in self.answer(self._fired, self.dice):
                if not self._fields(registers.INPUT[role])["loopback"]:
                    heapq.heappush(self._edges, (tick + delay, int(role), 2))
            self._fired += 1
        if stimulus in self._schedules:
            self._next_edge(stimulus)

    def _sees(self, source: Source, edge: int) -> bool:
        if source in STIMULI:
            return True
        fields = self._fields(registers.INPUT[source])
        return bool(fields["enable"] and fields["rise" if edge else "fall"])

    # Blocks ----------------------------------------------------------------------------------------------------------

    def _send(self, kind: Kind, base: int, payload: list[int], *, detail: int = 0, last: bool = False) -> None:
        lost = sum(self.counters[register.address] for register in registers.LOST.values())
        self._output += self.fault(
            blocks.encode(
                kind,
                self.number,
                base,
                payload,
                detail=detail,
                lost=lost,
                last=last,
                epoch=self.values[registers.RESET.address],
                protocol=registers.PROTOCOL,
            )
        )
        self.number += 1

    def _stream(self, clock: int, row: Mapping[int, tuple[int, int]]) -> None:
        """Edges into the event stream, in the order of (tick, source)."""
        self.rows += 1
        lost = self.loses(self.rows)
        if self._loss and not lost:
            self._send_loss()
        for source, (edge, sub) in sorted(row.items(), key=lambda item: (item[1][1], item[0])):
            tick = clock * self.identity.samples + sub
            self.counters[registers.SEEN[Source(source)].address] += 1
            if not lost:
                self._queue(tick, source, edge)
                continue
            self._flush_events()
            self.counters[registers.LOST[Source(source)].address] += 1
            begin, _, counts = self._loss or (tick, tick, [0] * (1 << self._word.field("source").width))
            counts[source] += 1
            self._loss = (begin, tick, counts)

    def _queue(self, tick: int, source: int, edge: int) -> None:
        full = len(self._event_words) == blocks.PAYLOAD_WORDS
        if full or (self._event_words and tick - self._event_last > max_delta(self._word)):
            self._flush_events()
        if not self._event_words:
            self._event_base = self._event_last = self._event_since = tick
        fields = {"delta": tick - self._event_last, "source": source, "edge": edge}
        self._event_words.append(self._word.pack(fields))
        self._event_last = tick

    def _flush_events(self) -> None:
        words, self._event_words = self._event_words, []
        for word in words:
            self.counters[registers.SENT[Source(self._word.unpack(word)["source"])].address] += 1
        if words:
            self._send(Kind.EVENTS, self._event_base, words, detail=self._form)
        if self._loss and not words and self.values[registers.FLUSH.address] == 0:
            self._send_loss()

    def _send_loss(self) -> None:
        if self._loss:
            (begin, end, counts), self._loss = self._loss, None
            times = [begin & 0xFFFF_FFFF, begin >> 32, end & 0xFFFF_FFFF, end >> 32]
            self._send(Kind.LOSS, begin, times + counts, detail=self._form)

    def _send_outliers(self, known: int) -> None:
        for outlier in self.statistics.outliers[known:]:
            sample = outlier.sample
            flags = {name: int(getattr(sample, name)) for name in ("coalesced", "premature", "ambiguous", "unproven")}
            word = blocks.OUTLIER.pack(
                {
                    "segment": outlier.segment,
                    "edge": sample.edge,
                    "latency_high": sample.value >> 32,
                    "time_high": sample.time >> 32 & 0xFF,
                    **flags,
                }
            )
            self.counters[registers.OUTLIERS_SENT.address] += 1
            turn = self.identity.samples << 32
            base = sample.time // turn * turn
            self._send(Kind.OUTLIERS, base, [word, sample.value & 0xFFFF_FFFF, sample.time & 0xFFFF_FFFF])

    def _late_bins(self) -> list[tuple[int, int]]:
        """Bins without a shadow copy, read when some more samples have come since the cut."""
        if self.identity.histogram_banks == 2:
            return []
        end = self.now + LATE
        while self.now < end:
            self._step(end)
        turn = 1 << self.identity.bin_bits
        return [(address, value % turn) for address, value in self.statistics.cumulative().items() if value % turn]

    def _send_snapshot(self, number: int) -> None:
        addresses = range(registers.STATUS_START, 0x100)
        status = [(STATUS_SPACE << 16 | address, self._read(address)) for address in addresses]
        pairs = self._snapshot + self._late_bins() + [pair for pair in status if pair[1]]
        size = blocks.SNAPSHOT_PAIRS
        parts = [pairs[i : i + size] for i in range(0, len(pairs), size)] or [[]]
        for part in parts:
            words = [word for pair in part for word in pair]
            self._send(Kind.SNAPSHOT, self.now, words, detail=number & 0xFFFF, last=part is parts[-1])
