# SPDX-License-Identifier: BSD-2-Clause
"""A report of 1e8 events: how long it takes and how much memory. The dated result is the entry `reports` of
docs/evidence/measured.json; `long.py` makes the page.

    python benchmarks/events.py               # some minutes, 0.5 GB of disk; writes the entry and
                                              # docs/evidence/measured.md
    python benchmarks/events.py --events 1e6  # writes nothing
    python benchmarks/events.py --events 1e9 --rate 10kHz
                                              # that rate alone, 5 GB of disk; writes the entry `report of 1e9`
    python benchmarks/events.py --events 1e7 --against COMMIT
                                              # the host of that commit reports the same runs in turn; writes the entry
                                              # `against`: what machine it is, and who shares it, matters less so

A stretch is measured on the virtual bench; its capture then follows itself, as if the target did again and again what
it did: times, sequence numbers, counters, polarities and CRCs go on, and the interval across each seam stands in the
chip's statistics. The report computes all of it from the events, too, and must find the same.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import long
import numpy as np
from numpy.typing import NDArray
from waiting import used

from irqscope.base.records import sealed, write_json
from irqscope.contract import registers
from irqscope.contract.blocks import (
    BLOCK_WORDS,
    HEADER,
    OUTLIER,
    OUTLIER_WORDS,
    PAYLOAD_START,
    PAYLOAD_WORDS,
    SNAPSHOT_PAIRS,
    TRAILER,
    WORD_BASE_HIGH,
    WORD_BASE_LOW,
    WORD_CRC,
    WORD_HEADER,
    WORD_SEQUENCE,
    WORD_TRAILER,
    Kind,
    decode,
    encode,
)
from irqscope.contract.events import EVENT
from irqscope.contract.roles import STIMULI, Source, source
from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_COUNTS,
    OFFSET_SCALARS,
    SCALAR_STRIDE,
    STATUS_SPACE,
    TIME_BITS,
    Scalar,
    bin_of,
)
from irqscope.device.capture import Seal
from irqscope.device.decode import base_times, decode_events, unpack
from irqscope.device.snapshots import LEVELS
from irqscope.units import parse_count

EVENTS = "1e8"
MOST_SECONDS, MOST_MB = 60, 1000
"""What a report of that many may take."""
ALONE, MOST_CPU_S, MOST_MB_ALONE = "1e9", 240, 500
"""A report of so many at one rate, and what that may take."""
STRETCHES = {"10kHz": 250_000, "1kHz": 100_000}
"""Stimuli by rate. The slower they come, the more snapshots go with so many events."""
PAUSE = 1000
"""Ticks from the end of one stretch to the reset that the next begins with."""

Words = NDArray[np.uint32]


class Stretch:
    """The capture of a run from which nothing was lost, to be repeated."""

    def __init__(self, data: bytes, run: dict[str, Any]) -> None:
        self.words: Words = np.frombuffer(data, dtype="<u4").reshape(-1, BLOCK_WORDS)
        self.kinds = unpack(HEADER, "kind", self.words[:, WORD_HEADER])
        self.events = decode_events(self.words[self.kinds == Kind.EVENTS])
        self.span = run["end"]["end_ticks"] + PAUSE
        self.sub_bits, self.segments = run["instrument"]["sub_bits"], run["configuration"]["segments"]
        self.snapshots: dict[int, tuple[list[int], dict[int, int]]] = {}
        """Rows and values by number."""
        for row in np.flatnonzero(self.kinds == Kind.SNAPSHOT).tolist():
            block = decode(self.words[row].tobytes())
            rows, values = self.snapshots.setdefault(block.detail, ([], {}))
            rows.append(row)
            values.update(zip(block.payload[::2], block.payload[1::2], strict=True))

    def repeated(self, times: int) -> Iterator[bytes]:
        """The blocks of each repetition."""
        sequence = int(self.words[0, WORD_SEQUENCE])
        for number in range(times):
            words = self._repetition(number)
            words[:, WORD_SEQUENCE] = np.arange(sequence, sequence + len(words))  # its epoch stays
            sequence += len(words)
            for row in words:
                row[WORD_CRC] = zlib.crc32(row[:WORD_CRC].data)
            yield words.tobytes()

    def _repetition(self, number: int) -> Words:
        words, shift = self.words.copy(), number * self.span
        # What repeats an odd number of toggles has the other edge; a stimulus is its active edge always.
        odd = number * np.bincount(self.events.source, minlength=8) % 2
        odd[list(STIMULI)] = 0
        base = base_times(words) + shift
        words[:, WORD_BASE_LOW], words[:, WORD_BASE_HIGH] = base & 0xFFFF_FFFF, base >> 32
        payload = words[:, PAYLOAD_START : PAYLOAD_START + PAYLOAD_WORDS]
        turned = odd[unpack(EVENT, "source", payload)].astype(np.uint32) << EVENT.offset("edge")
        turned[self.kinds != Kind.EVENTS] = 0
        turned[np.arange(PAYLOAD_WORDS) >= unpack(TRAILER, "count", words[:, WORD_TRAILER])[:, None]] = 0
        payload ^= turned
        for row in np.flatnonzero(self.kinds == Kind.OUTLIERS).tolist():
            self._shift_outliers(payload[row], odd, shift)
        more: list[tuple[int, Words]] = []
        for detail, (rows, values) in self.snapshots.items():
            pairs = list(self._snapshot(dict(values), number, odd).items())
            blocks = max(len(rows), -(-len(pairs) // SNAPSHOT_PAIRS))
            for index in range(blocks):
                row = rows[min(index, len(rows) - 1)]
                mine = pairs[index * SNAPSHOT_PAIRS : (index + 1) * SNAPSHOT_PAIRS]
                block = np.frombuffer(
                    encode(
                        Kind.SNAPSHOT,
                        0,
                        int(base[row]),
                        [word for pair in mine for word in pair],
                        detail=detail + number * len(self.snapshots) & 0xFFFF,
                        last=index == blocks - 1,
                        protocol=registers.PROTOCOL,
                    ),
                    dtype="<u4",
                )
                if index < len(rows):
                    words[row] = block
                else:
                    more.append((row + 1, block))
        for at, block in reversed(more):
            words = np.insert(words, at, block, axis=0)
        return words

    def _shift_outliers(self, payload: Words, odd: NDArray[np.int64], shift: int) -> None:
        for at in range(0, PAYLOAD_WORDS, OUTLIER_WORDS):
            if payload[at : at + OUTLIER_WORDS].any():
                fields = OUTLIER.unpack(int(payload[at]))
                when = (int(payload[at + 2]) | fields["time_high"] << 32) + shift
                turned = int(odd[source(self.segments[fields["segment"]]["response"])])
                fields |= {"time_high": when >> 32 & 0xFF, "edge": fields["edge"] ^ turned}
                payload[at], payload[at + 2] = OUTLIER.pack(fields), when & 0xFFFF_FFFF

    def _snapshot(self, values: dict[int, int], number: int, odd: NDArray[np.int64]) -> dict[int, int]:
        """What a snapshot says in this repetition; `values` are those of the stretch."""
        for segment, settings in enumerate(self.segments):
            base, response = segment << 16, source(settings["response"])
            edges = [
                {s: values.pop(base | OFFSET_SCALARS + edge * SCALAR_STRIDE + s, 0) for s in Scalar} for edge in (0, 1)
            ]
            for scalars in edges:
                if scalars[Scalar.COUNT]:
                    _put(
                        scalars,
                        Scalar.MAXIMUM_TIME_LOW,
                        (_get(scalars, Scalar.MAXIMUM_TIME_LOW) + number * self.span) % (1 << TIME_BITS),
                    )
            if odd[response]:
                edges.reverse()
            if number and settings["policy"] == "interval" and values.pop(base | OFFSET_COUNTS + Count.UNMATCHED, 0):
                self._seam(values, base, edges, response, number, odd)
            for edge, scalars in enumerate(edges):
                values |= {base | OFFSET_SCALARS + edge * SCALAR_STRIDE + s: value for s, value in scalars.items()}
        for address, total in self.snapshots[max(self.snapshots)][1].items():
            if address >> 16 == STATUS_SPACE and (register := address & 0xFFFF) not in LEVELS:
                values[address] = values.get(address, 0) + number * total & 0xFFFF_FFFF
            elif address >> 16 == STATUS_SPACE and register == registers.SNAPSHOT_TAKEN.address:
                values[address] += number * len(self.snapshots)
        return {address: value for address, value in values.items() if value}

    def _seam(
        self,
        values: dict[int, int],
        base: int,
        edges: list[dict[Scalar, int]],
        response: Source,
        number: int,
        odd: NDArray[np.int64],
    ) -> None:
        """The first response of a repetition ends an interval, which the last one of that before has begun."""
        mine = self.events.source == response
        first, last = (int(self.events.time[mine][index]) for index in (0, -1))
        interval = first + self.span - last
        scalars = edges[int(self.events.edge[mine][0]) ^ int(odd[response])]
        values[base | OFFSET_COUNTS + Count.PAIRED] += 1
        values[at] = values.get(at := base | OFFSET_BINS + bin_of(interval, self.sub_bits), 0) + 1
        scalars[Scalar.COUNT] += 1
        _put(scalars, Scalar.SUM_LOW, _get(scalars, Scalar.SUM_LOW) + interval)
        if interval >= _get(scalars, Scalar.MAXIMUM_LOW):
            _put(scalars, Scalar.MAXIMUM_LOW, interval)
            _put(scalars, Scalar.MAXIMUM_TIME_LOW, (first + number * self.span) % (1 << TIME_BITS))


def _get(scalars: dict[Scalar, int], low: Scalar) -> int:
    return scalars[low] | scalars[Scalar(low + 1)] << 32


def _put(scalars: dict[Scalar, int], low: Scalar, value: int) -> None:
    scalars[low], scalars[Scalar(low + 1)] = value & 0xFFFF_FFFF, value >> 32


def repeat(model: Path, directory: Path, events: int) -> int:
    """Make the run in `directory` that repeats the one in `model` until it has so many events. How many it then has."""
    run = json.loads((model / "run.json").read_text())
    stretch = Stretch((model / "capture.irq").read_bytes(), run)
    times = -(-events // len(stretch.events))
    directory.mkdir()
    with (directory / "capture.irq").open("wb") as file:
        for blocks in stretch.repeated(times):
            file.write(blocks)
    run["configuration"]["stimuli"]["stimulus"]["count"] *= times
    run["end"]["end_ticks"] += (times - 1) * stretch.span
    run["end"] |= vars(Seal.of(directory / "capture.irq"))
    write_json(directory / "run.json", sealed(run))
    return times * len(stretch.events)


def run_of(rate: str, events: int, place: Path) -> Path:
    """A run of so many events at a rate, in a folder of `place`."""
    model, directory = place / "model", place / "run"
    place.mkdir(exist_ok=True)
    port = "sim://?profile=linux-rt&seed=7"
    measure = ["latency", "--port", port, "--rate", rate, "--count", str(STRETCHES[rate]), "--threshold", "20us"]
    command = [sys.executable, "-m", "irqscope", *measure, "--out", model]
    subprocess.run(command, check=True, capture_output=True)
    repeat(model, directory, events)
    return directory


def report(rate: str, events: int) -> dict[str, Any]:
    """A report of so many events at a rate: what it takes, and whether it is right."""
    irqscope = [sys.executable, "-m", "irqscope"]
    with tempfile.TemporaryDirectory() as name:
        directory = run_of(rate, events, Path(name))
        begin = time.monotonic()
        process = subprocess.Popen([*irqscope, "report", directory], stdout=subprocess.DEVNULL)
        usage = used(process)
        seconds = time.monotonic() - begin
        result = json.loads((directory / "result.json").read_text())
        size = (directory / "capture.irq").stat().st_size
    for error in result["errors"]:
        print(f"{rate}: {error}")
    return {
        "events": result["events"]["received"],
        "snapshots": result["snapshots"],
        "capture, MB": round(size / 1e6),
        "seconds": round(seconds, 1),
        "CPU, s": round(usage.ru_utime + usage.ru_stime, 1),
        "events a second of CPU": round(result["events"]["received"] / (usage.ru_utime + usage.ru_stime) / 1e4)
        * 10_000,
        "peak memory, MB": round(usage.ru_maxrss / 1000),
        "exit code": process.returncode,
        "balanced": result["balance"]["balanced"],
        "chip and events agree": result["cross_check"]["agrees"],
    }


def measure(events: int) -> dict[str, Any]:
    """All rates, with date and machine."""
    return {**long.circumstances(long.EVENTS), "runs": {rate: report(rate, events) for rate in STRETCHES}}


def against(commit: str, events: int) -> dict[str, Any]:
    """What reports of so many events take now and took at that commit, in turn; and whether results are the same."""
    runs: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        former = Path(name) / "former"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", former, commit], cwd=long.ROOT, check=True)
        try:
            for rate in STRETCHES:
                directory = run_of(rate, events, Path(name) / rate)
                found: dict[Path, list[float]] = {long.ROOT: [], former: []}
                results = set()
                for root in [*found] * 2:
                    environment = os.environ | {"PYTHONPATH": str(root / "host")}
                    command = [sys.executable, "-m", "irqscope", "report", directory]
                    usage = used(subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment))
                    found[root].append(usage.ru_utime + usage.ru_stime)
                    results.add((directory / "result.json").read_bytes())
                now, before = (min(each) for each in found.values())
                runs[rate] = {
                    "events": events,
                    "CPU before, s": round(before, 1),
                    "CPU now, s": round(now, 1),
                    "now / before": round(now / before, 2),
                    "results are the same": len(results) == 1,
                }
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", former], cwd=long.ROOT, check=True)
    return {**long.circumstances(long.EVENTS), "commit before": commit, "runs": runs}


def main() -> int:
    """Measure and, if it is all of it, write; the exit code is 1 if a report was wrong, too slow or too large."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", default=EVENTS, metavar="N")
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--rate", choices=STRETCHES)
    options = parser.parse_args()
    events = parse_count(options.events)
    if options.against:
        paired = against(options.against, events)
        print(json.dumps(paired["runs"], indent=1))
        long.write(json.loads(long.DATA.read_text()) | {"against": paired})
        return int(not all(run["results are the same"] for run in paired["runs"].values()))
    if options.rate:
        alone = report(options.rate, events)
        print(json.dumps(alone, indent=1))
        if events >= parse_count(ALONE):
            one = {**long.circumstances(long.EVENTS), "runs": {options.rate: alone}}
            long.write(json.loads(long.DATA.read_text()) | {f"report of {ALONE}": one})
        good = not alone["exit code"] and alone["balanced"] and alone["chip and events agree"]
        return int(not good or alone["CPU, s"] > MOST_CPU_S or alone["peak memory, MB"] > MOST_MB_ALONE)
    data = measure(events)
    print(json.dumps(data["runs"], indent=1))
    if events >= parse_count(EVENTS):
        long.write(json.loads(long.DATA.read_text()) | {"reports": data})
    return int(
        any(
            run["exit code"]
            or not run["balanced"]
            or not run["chip and events agree"]
            or run["seconds"] > MOST_SECONDS
            or run["peak memory, MB"] > MOST_MB
            for run in data["runs"].values()
        )
    )


if __name__ == "__main__":
    sys.exit(main())
