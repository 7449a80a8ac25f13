# SPDX-License-Identifier: BSD-2-Clause
"""How many events a second `irqscope latency` takes in, through a socket and a pipe, to its report. The dated result
is the entry `rates` of docs/evidence/measured.json; `long.py` makes the page.

    python benchmarks/rate.py                                      # all of RUNS; writes the entry and measured.md
    python benchmarks/rate.py --link udp --rate 5e6 --events 1e8   # one run; writes nothing
    python benchmarks/rate.py --link udp --rate 4e6 --events 1e9   # writes the entry `rate of 1e9`

The instrument is `generator.py`, which knows what the host must find.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import long
import numpy as np
from generator import LEAST, STALL, STIMULI, Generator, Pipe, Udp

from irqscope.contract.blocks import PAYLOAD_WORDS
from irqscope.units import parse_count

LINKS = {"udp": Udp, "pipe": Pipe}
BAUD = "500Mbaud"
"""Of the pseudo-terminal, which takes no notice: a port that is known to be fast is read ahead."""
RUNS: tuple[tuple[str, float, float], ...] = (
    ("udp", 2.5e6, 3e7),
    ("udp", 5e6, 3e7),
    ("udp", 1e7, 3e7),
    ("pipe", 2.5e6, 3e7),
    ("pipe", 5e6, 3e7),
    ("pipe", 1e7, 3e7),
)
"""Link, events a second, events."""
LONG = "1e9"
"""So many make an entry of their own."""


def run(link: str, rate: float, events: int) -> dict[str, Any]:
    """One run: what it took, what was lost, and whether what was found is right."""
    generator = Generator(LINKS[link](), rate)
    made = generator.round
    rounds = max(1, round(events / made.events))
    with closing(generator.way), tempfile.TemporaryDirectory() as name:
        out = Path(name) / "run"
        command = [sys.executable, "-m", "irqscope", "latency", "--port", generator.way.url, "--segments", "isr"]
        command += ["--rate", "5MHz", "--dither", "none", "--count", str(rounds * STIMULI), "--report"]
        command += ["--baud", BAUD]
        cpu = time.process_time()
        process = subprocess.Popen([*command, "--out", str(out)], stdout=subprocess.DEVNULL)
        marks: list[tuple[float, float]] = []
        """Clock and CPU of the host when the first round was sent, and when the host had stopped the instrument."""
        while (ended := os.wait4(process.pid, os.WNOHANG))[0] == 0:
            generator.serve()
            if generator.rounds and len(marks) < (1 if generator.measures else 2):
                marks.append((time.monotonic(), cpu_of(process.pid)))
        usage, process.returncode = ended[2], os.waitstatus_to_exitcode(ended[1])
        result = json.loads((out / "result.json").read_text())
        size = (out / "capture.irq").stat().st_size
    for error in result["errors"]:
        print(error)
    received, missing = result["events"]["received"], result["balance"]["notes"]["blocks lost on the link"]
    (begin, before), (end, after) = marks
    host, seconds, measuring = usage.ru_utime + usage.ru_stime, end - begin, after - before
    return {
        "link": link,
        "events a second": rate,
        "events": generator.rounds * made.events,
        "dropped by the instrument": generator.dropped * made.events,
        "blocks lost on the link": missing,
        "received": received,
        "capture, MB": round(size / 1e6),
        "seconds": round(seconds, 1),
        "CPU while measuring, s": round(measuring, 1),
        "CPU with report, s": round(host, 1),
        "CPU of the generator, s": round(time.process_time() - cpu, 1),
        "peak memory, MB": round(usage.ru_maxrss / 1000),
        "exit code": process.returncode,
        "balanced": result["balance"]["balanced"],
        "as made": as_made(result, generator, missing),
    }


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process took so far, and those that it has started and that still run."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(cpu_of, map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())))


def as_made(result: dict[str, Any], generator: Generator, missing: int) -> bool:
    """Whether a result is what the generator knows: every count that the instrument keeps whatever the link does, which
    events came, and, if all of them did, the mean, the SD and the median to the tick.
    """
    made, isr, rounds = generator.round, result["segments"][0], generator.rounds
    expected = {"n": made.samples * rounds, "min": LEAST, "max": STALL, "sum": made.sum * rounds}
    right = all(isr[name] == value for name, value in expected.items())
    counts = isr["classes"] | isr["flags"]
    right &= all(counts[count.name.lower()] == n * rounds for count, n in made.counts.items())
    # Blocks that were lost may hold replies and snapshots, too.
    lost = generator.sent * made.events - result["events"]["received"]
    right &= 0 <= lost <= missing * PAYLOAD_WORDS
    right &= result["events"]["complete"] == (not missing and not generator.dropped)
    if result["events"]["complete"]:
        values, counted = made.latencies
        mean, n = made.sum / made.samples, made.samples * rounds
        sd = math.sqrt(rounds * float(np.dot(counted, (values - mean) ** 2)) / (n - 1))
        median = int(values[np.searchsorted(np.cumsum(counted), made.samples / 2)])
        right &= result["cross_check"] == {"done": True, "agrees": True} and isr["exact"] is True
        right &= math.isclose(isr["mean"], mean) and math.isclose(isr["sd"], sd) and isr["median"] == median
    return right


def main() -> int:
    """Measure and, if it is all of it, write; the exit code is 1 if a run was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--link", choices=LINKS)
    parser.add_argument("--rate", type=float, metavar="N", default=1e7)
    parser.add_argument("--events", metavar="N", default="1e8")
    options = parser.parse_args()
    one = [(options.link, options.rate, parse_count(options.events))]
    rows = []
    for link, rate, events in one if options.link else RUNS:
        rows.append(run(link, rate, int(events)))
        print(json.dumps(rows[-1]), flush=True)
    entry = f"rate of {LONG}" if options.link else "rates"
    if not options.link or rows[0]["events"] >= 0.999 * parse_count(LONG):
        long.write(json.loads(long.DATA.read_text()) | {entry: {**long.circumstances(long.RATES), "runs": rows}})
    return int(not all(row["as made"] and row["balanced"] for row in rows))


if __name__ == "__main__":
    sys.exit(main())
