# SPDX-License-Identifier: BSD-2-Clause
"""Compares the virtual bench's speed with that of another checkout: CPU time of a sample, in turns, the least of each.

git worktree add ../before COMMIT && python benchmarks/speed.py ../before

Each load is printed with how many times as fast this checkout is, and whether the same bytes came out. The ratio in
brackets is the middle one of all turns: where it is far from the other, the machine had other work.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

SAMPLES = 400
"""Of a turn: some 20 ms, so that both checkouts meet what else the machine does."""
LOADS = {
    "1 kHz": (100_500, ""),
    "1 kHz, an engine for each segment": (100_500, "&statistics=parallel"),
    "251 kHz": (400, "&profile=microcontroller&link=unlimited"),
}
"""Ticks from one stimulus to the next, and options of the bench."""

_RUN = """
import hashlib, json, sys, time
import run
period, samples, url = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
run.PERIOD = period
target = run.measuring(url)
seen = hashlib.sha256()
before = target.counter("evaluations")
turns = 0
print("ready", flush=True)
for line in sys.stdin:
    begin = time.process_time()
    target.step(samples * period // 2)
    spent = time.process_time() - begin
    turns += 1
    seen.update(target.pull())
    print(spent / samples, flush=True)
seen.update(repr(target.counts()).encode())
print(json.dumps([(target.counter("evaluations") - before) / (turns * samples), seen.hexdigest()]))
"""


class Bench:
    """A checkout's bench, in a process of its own that measures when it is told to."""

    def __init__(self, checkout: Path, url: str, period: int) -> None:
        paths = [checkout / name for name in ("host", "gateware", "boards", "benchmarks")]
        self._process = subprocess.Popen(
            [sys.executable, "-c", _RUN, str(period), str(SAMPLES), url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
            cwd=checkout,
        )
        self._answer()

    def _answer(self) -> str:
        assert self._process.stdout
        if line := self._process.stdout.readline():
            return line
        raise SystemExit("a bench ended: see above")

    def turn(self) -> float:
        """CPU time of a sample, in seconds."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self._answer())

    def end(self) -> tuple[float, str]:
        """Evaluations of a sample, and a digest of all that came out."""
        assert self._process.stdin
        self._process.stdin.close()
        evaluations, seen = json.loads(self._answer())
        self._process.wait()
        return evaluations, seen


def compare(other: Path, here: Path, url: str, period: int, times: int) -> str:
    """How fast each bench is, in a line."""
    benches = [Bench(checkout, url, period) for checkout in (other, here)]
    turns = [[bench.turn() for bench in benches] for _ in range(times)]
    before, now = map(min, zip(*turns, strict=True))
    middle = statistics.median(first / second for first, second in turns)
    (evaluations_before, seen_before), (evaluations, seen) = (bench.end() for bench in benches)
    return (
        f"{1 / now:.0f} samples/s, {before / now:.2f} times as fast [{middle:.2f}], "
        f"{evaluations_before:.1f} and {evaluations:.1f} evaluations a sample, "
        f"{'the same bytes' if seen_before == seen else 'OTHER BYTES'}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, help="another one")
    parser.add_argument("--engine", choices=("native", "wasm"), default="native")
    parser.add_argument("--times", type=int, default=100, metavar="N", help="turns of each")
    options = parser.parse_args()
    here, other = Path(__file__).parent.parent, options.checkout.resolve()
    for name, (period, more) in LOADS.items():
        url = f"sim://?engine={options.engine}{more}"
        print(f"{name}: {compare(other, here, url, period, options.times)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
