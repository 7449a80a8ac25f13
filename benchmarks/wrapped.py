# SPDX-License-Identifier: BSD-2-Clause
"""irqscope on a virtual bench whose counters are all about to turn over.

    python benchmarks/wrapped.py latency --port sim:// --count 10000000 --out run     # else as `irqscope`

No simulation counts to 2**32. So when the reset before a measurement is over, and before anything is measured, both
sides are put where a run would have brought them that has counted so far; `Before` says how far from the end.

- In the gateware, by name: the time base; all words of the register file that count, with their low bits; the number of
  the next block; that of the last snapshot; what is kept of the last loss of the event stream.
- On the host what it compares the next one with: the number of the next block, the status words of the last snapshot,
  its number, the tag of the last command.

What the host adds up begins from 0, as in any run. Who reads the capture again finds blocks and snapshots that do not
begin with the first one; events and results are as ever.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from unittest import mock

from irqscope import cli
from irqscope.contract import registers
from irqscope.contract.blocks import SEQUENCE, SEQUENCE_MODULUS, Kind
from irqscope.contract.registers import Access
from irqscope.contract.roles import FEW, INPUTS, OUTPUTS, event_sources
from irqscope.contract.statistics import STATUS_SPACE
from irqscope.device.blockreader import kind_of, number_of
from irqscope.device.capture import CaptureFile
from irqscope.device.decode import base_of, header_of, payload_of, trailer_of
from irqscope.device.instrument import Instrument, Sink, Snapshots
from irqscope.device.snapshots import LEVELS
from irqscope.measuring.run import Run
from irqscope_bench.engine import Bench

TIME = 1 << 52
"""Ticks: the highest power of two that a run may cross. From 2**53 on the host computes nothing."""
TIMES = (40, 52)
COUNTS = 1 << 32
SHORT = 1 << 16
"""Numbers of snapshots and tags of commands are compared modulo this."""
SOURCES = event_sources()
_TABLES = (registers.SEEN, registers.SENT, registers.LOST, registers.MULTI, registers.GLITCHES)
STILL = LEVELS | {registers.MULTI[output].address for output in OUTPUTS}
STILL |= {table[absent].address for table in _TABLES for absent in INPUTS[FEW:]}
COUNTERS = [r.address for r in registers.REGISTERS if r.access is Access.STATUS and r.address not in STILL]
"""Status registers that count. An output has no second edge in a clock; snapshots have a number of their own."""
WORDS = "core registers words"
MARKS = 0x30
"""Words of the register file that keep what was lost up to the last loss and to the one before, eight for each."""


@dataclass(frozen=True)
class Before:
    """How far before its wrap each counter is when the measurement begins."""

    ticks: int = 10**6
    counts: int = 10**6
    blocks: int = 10**5
    snapshots: int = 10**3
    commands: int = 10**3


def set_time(bench: Bench, ticks: int) -> None:
    """The time base as it is after so many ticks, below 2**53; not where a carry is on its way (timebase.py)."""
    high, low = divmod(ticks // bench.core.samples, 1 << 32)
    if not 2 <= low < (1 << 32) - 2:
        raise ValueError(f"tick {ticks} is beside a wrap of the lowest segment")
    # No higher segment is full below 2**53, and no carry is out.
    for name, value in {"segment0": low, "segment1": high, "carry": 0, "full1": 0, "carry1": 0}.items():
        bench.poke(f"core time {name}", value)


def set_count(bench: Bench, address: int, value: int) -> None:
    """A word of the register file that counts; nothing is counting (tallies.py)."""
    low = f"{WORDS} low_{address:02x}"
    bench.poke(f"{WORDS} memory", value, address)
    bench.poke(low, value % (1 << bench.width(low)))


def advance(bench: Bench, before: Before) -> None:
    """The gateware, after a reset and before it measures."""
    set_time(bench, TIME - before.ticks)
    for address in COUNTERS:
        set_count(bench, address, COUNTS - before.counts)
    set_count(bench, registers.SNAPSHOT_TAKEN.address, SHORT - before.snapshots)
    bench.poke("core statistics snapshot complement", COUNTS - 1 - (SHORT - before.snapshots))
    sequence = SEQUENCE.unpack(bench.peek("core sender sequence"))
    bench.poke("core sender sequence", SEQUENCE.pack({**sequence, "number": SEQUENCE_MODULUS - before.blocks}))
    # There has been a loss: of its record nothing else is left.
    bench.poke("core events marks", 1)
    bench.poke("core events lost_total", len(SOURCES) * (COUNTS - before.counts) % COUNTS)
    for source in SOURCES:
        for bank in (0, 8):
            bench.poke(f"{WORDS} memory", COUNTS - before.counts, MARKS + bank + source)


def turns(capture: Path, before: Before | None = None) -> dict[str, int]:
    """How often what stands in a capture turned over: status registers by name, numbers of blocks and snapshots, tags
    of commands, and times modulo 2**40, which is all that the chip's statistics know of them, and modulo 2**52.

    `before` is how the measurement began, if it was wrapped.
    """
    last: dict[str, int] = {}
    if before:
        last = {registers.BY_ADDRESS[address].name: COUNTS - before.counts for address in COUNTERS}
        last |= {f"time modulo 2^{bits}": (1 << bits) - before.ticks for bits in TIMES}
        last |= {"snapshot": SHORT - before.snapshots, "command": SHORT - before.commands}
    found: Counter[str] = Counter()

    def see(name: str, value: int) -> None:
        found[name] += value < last.get(name, 0)
        last[name] = value

    words: dict[int, int] = {}
    for block in chain.from_iterable(CaptureFile(capture).batches()):
        see("block", number_of(block))
        match kind_of(block):
            case Kind.SNAPSHOT:
                see("snapshot", header_of(block)["detail"])
                for bits in TIMES:
                    see(f"time modulo 2^{bits}", base_of(block) % (1 << bits))
                payload = payload_of(block)
                words.update(zip(payload[::2], payload[1::2], strict=False))
                if trailer_of(block)["last"]:
                    for address in COUNTERS:
                        see(registers.BY_ADDRESS[address].name, words.get(STATUS_SPACE << 16 | address, 0))
                    words.clear()
            case Kind.REPLY:
                see("command", header_of(block)["detail"])
    return {name: count for name, count in found.items() if count}


@contextmanager
def wrapped(before: Before) -> Iterator[None]:
    """Within, measurements on virtual benches begin `before` the wraps."""
    make, reset = Run.__init__, Instrument.reset

    def begin(run: Run, *arguments: object) -> None:
        make(run, *arguments)
        run.observation.totals._words.update(dict.fromkeys(COUNTERS, COUNTS - before.counts))
        run.observation.stream.snapshots.number = SHORT - before.snapshots

    def reset_and_advance(instrument: Instrument, sink: Sink | None = None, snapshots: Snapshots | None = None) -> None:
        reset(instrument)
        if sink:  # a measurement follows
            advance(instrument.transport._port.bench, before)
            instrument.reader._next = SEQUENCE_MODULUS - before.blocks
            instrument.snapshots = snapshots
            instrument._tag = SHORT - before.commands
            instrument.sink = sink

    with mock.patch.object(Run, "__init__", begin), mock.patch.object(Instrument, "reset", reset_and_advance):
        yield


def main(arguments: Sequence[str]) -> int:
    with wrapped(Before()):
        return cli.main(list(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
