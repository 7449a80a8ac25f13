# SPDX-License-Identifier: BSD-2-Clause
"""An instrument that sends real blocks as fast as is asked of it, through a UDP socket or a pseudo-terminal.

Its stream is that of a target that answers each of PERIOD's stimuli but for stalls, after each of which one response
serves three causes: one round of it, again and again. What a host must find is counted here from how the round is made,
apart from all of the host's code. What a network does not deliver is lost; what a pipe does not take in time is dropped
by whole rounds, with a record of the loss, as an instrument's queue drops it.
"""

import os
import pty
import select
import socket
import time
import tty
import zlib
from fractions import Fraction
from ipaddress import IPv4Address
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from irqscope.contract import commands, registers
from irqscope.contract.blocks import (
    BLOCK_BYTES,
    BLOCK_WORDS,
    HEADER,
    MAGIC,
    PAYLOAD_START,
    PAYLOAD_WORDS,
    SEQUENCE,
    SNAPSHOT_PAIRS,
    TRAILER,
    WORD_BASE_HIGH,
    WORD_BASE_LOW,
    WORD_CRC,
    WORD_HEADER,
    WORD_SEQUENCE,
    WORD_TRAILER,
    Kind,
    encode,
)
from irqscope.contract.commands import FRAME_BYTES, Opcode, Status
from irqscope.contract.datagrams import ASK, BLOCKS, LONGEST, Announcement
from irqscope.contract.events import EVENT
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.registers import Access
from irqscope.contract.roles import Source
from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_COUNTS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    PARALLEL_SAMPLE_CLOCKS,
    SCALAR_STRIDE,
    STATUS_SPACE,
    TIME_BITS,
    Scalar,
    bin_of,
)

IDENTITY = Identity(
    board="generator",
    tick=Fraction(1, 500_000_000),
    samples=4,
    front_end=FrontEndId.ECP5_GEARED_4,
    filter_clocks=4,
    segments=4,
    sub_bits=5,
    histogram_banks=2,
    bin_bits=32,
    pending_depth=256,
    event_queue=512,
    statistics_queue=256,
    outlier_queue=128,
    sample_clocks=PARALLEL_SAMPLE_CLOCKS,
    build=1,
)
PERIOD = 100
"""Ticks between stimuli: 5 million a second."""
STIMULI, STALLS = 30_030, 30
"""Of a round, which is 500 blocks of 60 000 events."""
LEAST, MOST = 20, 90
"""Latencies, in ticks, but those of stalls."""
STALL = 2 * PERIOD + 60
"""That of the first of three causes which a response serves after a stall."""
SLICE = 32
"""Blocks that are sent together: then the next ones wait for their time, and commands are obeyed."""
MOST_LATE_S = 0.05
"""A pipe that is so far behind takes too little: a round is dropped."""

Words = NDArray[np.uint32]
Ints = NDArray[np.int64]


class Round:
    """What is sent again and again. `events` and `samples` are how many it has, `latencies` what the samples are."""

    def __init__(self) -> None:
        dice = np.random.default_rng(28)
        stimuli = np.arange(STIMULI, dtype=np.int64) * PERIOD
        latency = np.minimum(LEAST + dice.exponential(12, STIMULI).astype(np.int64), MOST)
        stalled = 500 + 1001 * np.arange(STALLS)
        answered = np.ones(STIMULI, dtype=bool)
        for behind in (1, 2):
            answered[stalled + behind] = False
        latency[stalled] = STALL
        response = (stimuli + latency)[answered]
        time = np.concatenate([stimuli, response])
        order = np.argsort(time, kind="stable")
        self.span = STIMULI * PERIOD
        self.events, self.answers = len(time), len(response)
        served = np.concatenate([latency[answered], latency[stalled] - PERIOD, latency[stalled] - 2 * PERIOD])
        self.latencies = np.unique(served, return_counts=True)
        self.samples, self.sum = len(served), int(served.sum())
        edge = np.arange(self.answers) % 2
        of_response = np.concatenate([np.full(STIMULI, -1), edge])[order]
        self.words = _blocks(time[order], of_response)
        self.counts = {
            Count.CAUSES: STIMULI,
            Count.RESPONSES: self.answers,
            Count.PAIRED: self.answers,
            Count.COALESCED: 2 * STALLS,
            Count.AMBIGUOUS: STALLS,
        }
        self._statistics(latency[answered], edge, response)

    def _statistics(self, latency: Ints, edge: Ints, response: Ints) -> None:
        """What the chip counts of a round: by address, and times of the maxima."""
        bits = IDENTITY.sub_bits
        self.counters: dict[int, int] = {OFFSET_COUNTS + count: n for count, n in self.counts.items()}
        for value, n in zip(*(column.tolist() for column in self.latencies), strict=True):
            at = OFFSET_BINS + bin_of(value, bits)
            self.counters[at] = self.counters.get(at, 0) + n
        youngest = np.where(latency > PERIOD, latency - 2 * PERIOD, latency)
        for value, n in zip(*(column.tolist() for column in np.unique(youngest, return_counts=True)), strict=True):
            at = OFFSET_YOUNGEST + value.bit_length()
            self.counters[at] = self.counters.get(at, 0) + n
        self.edges: list[tuple[int, int, int, int, int]] = []
        """Of falling and rising responses: samples, their sum, the least and the greatest, and when that came."""
        for polarity in (0, 1):
            mine = edge == polarity
            values, stall = latency[mine], latency[mine] > PERIOD
            total = int(values.sum()) + int((2 * values[stall] - 3 * PERIOD).sum())
            worst = int(np.argmax(values))
            least = min(int(values.min()), int((values[stall] - 2 * PERIOD).min()))
            n = len(values) + 2 * int(stall.sum())
            self.edges.append((n, total, least, int(values[worst]), int(response[mine][worst])))


def _blocks(time: Ints, edge: Ints) -> Words:
    """Whole blocks of events: those without an edge are stimuli."""
    words = np.zeros((len(time) // PAYLOAD_WORDS, BLOCK_WORDS), dtype=np.uint32)
    words[:, 0] = MAGIC
    words[:, WORD_HEADER] = HEADER.pack({"kind": Kind.EVENTS, "protocol": registers.PROTOCOL, "detail": 0})
    base = time.reshape(-1, PAYLOAD_WORDS)[:, 0]
    words[:, WORD_BASE_LOW] = base
    delta = np.diff(time, prepend=time[0])
    delta[::PAYLOAD_WORDS] = 0
    source = np.where(edge < 0, Source.STIMULUS, Source.ISR)
    event = delta | source << EVENT.offset("source") | np.abs(edge) << EVENT.offset("edge")
    words[:, PAYLOAD_START : PAYLOAD_START + PAYLOAD_WORDS] = event.reshape(-1, PAYLOAD_WORDS)
    words[:, WORD_TRAILER] = TRAILER.pack({"count": PAYLOAD_WORDS, "last": 0})
    return words


class Way(Protocol):
    """How blocks go to the host and commands come."""

    url: str

    def send(self, blocks: memoryview) -> None:
        """Give out blocks, all of them."""

    def heard(self, wait_s: float) -> bytes:
        """Commands that have come, waiting so long for the first."""

    def close(self) -> None:
        """Nothing is sent or heard any more."""


class Udp:
    """A socket: what its other end has no room for is lost there."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self.url = f"udp://127.0.0.1:{self._socket.getsockname()[1]}"
        self._peer: tuple[str, int] | None = None

    def send(self, blocks: memoryview) -> None:
        if self._peer:
            for at in range(0, len(blocks), BLOCKS * BLOCK_BYTES):
                self._socket.sendto(blocks[at : at + BLOCKS * BLOCK_BYTES], self._peer)

    def heard(self, wait_s: float) -> bytes:
        if not select.select([self._socket], [], [], wait_s)[0]:
            return b""
        data, sender = self._socket.recvfrom(LONGEST)
        if data == ASK:
            said = Announcement(bytes(6), IDENTITY.board, IDENTITY.build, IPv4Address(0), False)
            self._socket.sendto(said.encode(), sender)
            return b""
        self._peer = sender if data else None
        return data

    def close(self) -> None:
        self._socket.close()


class Pipe:
    """A pseudo-terminal: it takes what its other end has room for."""

    def __init__(self) -> None:
        self._end, self._other = pty.openpty()
        tty.setraw(self._other)
        self.url = os.ttyname(self._other)

    def send(self, blocks: memoryview) -> None:
        while blocks:
            blocks = blocks[os.write(self._end, blocks) :]

    def heard(self, wait_s: float) -> bytes:
        return os.read(self._end, 1 << 12) if select.select([self._end], [], [], wait_s)[0] else b""

    def close(self) -> None:
        os.close(self._end)
        os.close(self._other)


class Generator:
    """The instrument. It sends `rate` events a second; `sent`, `dropped` and `blocks` are since the last reset, the
    first two in rounds.
    """

    def __init__(self, way: Way, rate: float) -> None:
        self.way, self.round = way, Round()
        self._between = SLICE * PAYLOAD_WORDS / rate
        self._registers = {r.address: r.word.reset for r in registers.REGISTERS if r.access == Access.CONFIGURATION}
        self._identity = IDENTITY.words()
        self._came = b""
        self._now = 0
        self._sending = False
        self._clear()

    def _clear(self) -> None:
        self.sent = self.dropped = self.blocks = 0
        self._lost = self._taken = self._rounds_then = 0
        self._began = 0
        self._asked = False
        self._snapshot: list[tuple[int, list[int], bool]] = []
        self._due = 0.0

    @property
    def rounds(self) -> int:
        return self.sent + self.dropped

    @property
    def measures(self) -> bool:
        """Whether the host has started something, and not stopped everything."""
        return self._registers[registers.CONTROL.address] != 0

    @property
    def _running(self) -> bool:
        wanted = self._registers[registers.STIMULUS[Source.STIMULUS]["count"].address] // STIMULI
        control = registers.CONTROL.word.unpack(self._registers[registers.CONTROL.address])
        return bool(control["stimulus"]) and self.rounds < wanted

    def serve(self) -> None:
        """One turn: commands, and the round that is due."""
        if not self._running:
            self._hear(0.02)
            self._now += PERIOD
            self._due = 0.0
        elif isinstance(self.way, Pipe) and self._due and time.monotonic() - self._due > MOST_LATE_S:
            self.dropped += 1
            self._lost += 1
            self._began = self._began or self._now
            self._now += self.round.span
            self._due += self._between * len(self.round.words) / SLICE
        else:
            if self._lost:
                self._tell_of_loss()
            self._send_round()
        if self._asked:
            self._asked = False
            self._take_snapshot()

    def _send_round(self) -> None:
        self._sending, begin = True, self._now
        self._began = self._began or begin
        words = self.round.words.copy()
        base = words[:, WORD_BASE_LOW].astype(np.int64) + begin
        words[:, WORD_BASE_LOW], words[:, WORD_BASE_HIGH] = base & 0xFFFF_FFFF, base >> 32
        self._due = self._due or time.monotonic()
        for at in range(0, len(words), SLICE):
            piece = words[at : at + SLICE]
            self._now = int(base[at])
            if (early := self._due - time.monotonic()) > 0:
                time.sleep(early)
            self._hear(0)
            self._number(piece)
            self.way.send(memoryview(piece).cast("B"))
            self._due += self._between * len(piece) / SLICE
        self._sending, self._now = False, begin + self.round.span
        self.sent += 1

    def _number(self, words: Words) -> None:
        """Sequence numbers and CRCs of the next blocks."""
        first = self.blocks | self._registers[registers.RESET.address] << SEQUENCE.offset("epoch")
        words[:, WORD_SEQUENCE] = np.arange(first, first + len(words))
        data, size = memoryview(words).cast("B"), 4 * WORD_CRC
        starts = range(0, len(words) * BLOCK_BYTES, BLOCK_BYTES)
        words[:, WORD_CRC] = [zlib.crc32(data[start : start + size]) for start in starts]
        self.blocks += len(words)

    def _block(self, kind: Kind, payload: list[int], detail: int = 0, *, last: bool = False) -> None:
        epoch = self._registers[registers.RESET.address]
        block = encode(
            kind, self.blocks, self._now, payload, detail=detail, last=last, epoch=epoch, protocol=registers.PROTOCOL
        )
        self.blocks += 1
        self.way.send(memoryview(block))

    def _tell_of_loss(self) -> None:
        begin, end = self._now - self._lost * self.round.span, self._now - 1
        counts = [0] * 8
        for source, count in ((Source.STIMULUS, STIMULI), (Source.ISR, self.round.answers)):
            counts[source] = self._lost * count
        self._lost = 0
        self._block(Kind.LOSS, [begin & 0xFFFF_FFFF, begin >> 32, end & 0xFFFF_FFFF, end >> 32, *counts])

    def _hear(self, wait_s: float) -> None:
        self._came += self.way.heard(wait_s)
        while len(self._came) >= FRAME_BYTES:
            frame = commands.decode(self._came[:FRAME_BYTES])
            self._came = self._came[FRAME_BYTES if frame else 1 :]
            if frame:
                self._obey(*frame)

    def _obey(self, opcode: int, address: int, value: int, tag: int) -> None:
        if opcode == Opcode.WRITE:
            former, self._registers[address] = self._registers[address], value
            if address == registers.RESET.address and value != former:
                self._clear()
            if address == registers.SNAPSHOT.address and value == self._taken + 1:
                self._asked = True
            elif address == registers.SNAPSHOT.address and value == self._taken:
                self._send_snapshot()
            words = [value]
        else:
            words = [self._read(address + offset) for offset in range(value)]
        self._block(Kind.REPLY, [Status.OK | address << 8 | opcode << 16, value, *words], tag)

    def _read(self, address: int) -> int:
        if address < len(self._identity):
            return self._identity[address]
        return self._registers[address] if address in self._registers else self._status().get(address, 0)

    def _status(self) -> dict[int, int]:
        edges = {Source.STIMULUS: STIMULI, Source.ISR: self.round.answers}
        status = {registers.SEEN[source].address: self.rounds * count for source, count in edges.items()}
        status |= {registers.SENT[source].address: self.sent * count for source, count in edges.items()}
        status |= {registers.LOST[source].address: self.dropped * count for source, count in edges.items()}
        running = self._sending or self._running
        return {address: value & 0xFFFF_FFFF for address, value in status.items()} | {
            registers.FIRED[Source.STIMULUS].address: self.rounds * STIMULI & 0xFFFF_FFFF,
            registers.SNAPSHOT_TAKEN.address: self._taken,
            registers.NOW_LOW.address: self._now & 0xFFFF_FFFF,
            registers.NOW_HIGH.address: self._now >> 32,
            registers.STATE.address: registers.STATE.word.pack({"running": int(running)}),
        }

    def _take_snapshot(self) -> None:
        """Of the rounds since the one before, the only segment being `isr`."""
        if self._lost:  # the stream says first what it lost
            self._tell_of_loss()
        rounds, self._rounds_then, self._taken = self.rounds - self._rounds_then, self.rounds, self._taken + 1
        values = {address: n * rounds for address, n in self.round.counters.items() if rounds}
        for edge, (n, total, least, most, when) in enumerate(self.round.edges if rounds else ()):
            at = OFFSET_SCALARS + edge * SCALAR_STRIDE
            time_ = (self._began + when) % (1 << TIME_BITS)
            values |= {at + Scalar.COUNT: n * rounds, at + Scalar.MINIMUM_LOW: least, at + Scalar.MAXIMUM_LOW: most}
            for low, value in ((Scalar.SUM_LOW, total * rounds), (Scalar.MAXIMUM_TIME_LOW, time_)):
                values |= {at + low: value & 0xFFFF_FFFF, at + low + 1: value >> 32}
        values |= {STATUS_SPACE << 16 | address: value for address, value in self._status().items()}
        self._began = 0
        words = [word for pair in values.items() for word in pair]
        size = 2 * SNAPSHOT_PAIRS
        starts = range(0, len(words), size)
        self._snapshot = [(self._taken, words[at : at + size], at == starts[-1]) for at in starts]
        self._send_snapshot()

    def _send_snapshot(self) -> None:
        for number, words, last in self._snapshot:
            self._block(Kind.SNAPSHOT, words, number & 0xFFFF, last=last)
