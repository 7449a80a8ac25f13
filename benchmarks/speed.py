# SPDX-License-Identifier: BSD-2-Clause
"""Compares the virtual bench's speed with that of another checkout: CPU time of a sample, in turns, the best of each.

git worktree add ../before COMMIT && python benchmarks/speed.py ../before

Each load is printed with how many times as fast this checkout is, and whether the same bytes came out.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

SAMPLES = 4000
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
before = target.counter("evaluations")
begin = time.process_time()
target.step(samples * period // 2)
spent = time.process_time() - begin
number = target.counter("evaluations") - before
seen = hashlib.sha256(target.pull() + repr(target.counts()).encode()).hexdigest()
print(json.dumps([spent / samples, number / samples, seen]))
"""


def measure(checkout: Path, url: str, period: int) -> tuple[float, float, str]:
    """CPU time and evaluations of a sample, and a digest of all that came out."""
    paths = [checkout / name for name in ("host", "gateware", "boards", "benchmarks")]
    result = subprocess.run(
        [sys.executable, "-c", _RUN, str(period), str(SAMPLES), url],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        cwd=checkout,
    )
    seconds, evaluations, seen = json.loads(result.stdout)
    return seconds, evaluations, seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path, help="another one")
    parser.add_argument("--engine", choices=("native", "wasm"), default="native")
    parser.add_argument("--times", type=int, default=5, metavar="N", help="on a machine that has other work: 20")
    options = parser.parse_args()
    here, other = Path(__file__).parent.parent, options.checkout.resolve()
    for name, (period, more) in LOADS.items():
        url = f"sim://?engine={options.engine}{more}"
        turns = [(measure(other, url, period), measure(here, url, period)) for _ in range(options.times)]
        before, now = (min(turn[which] for turn in turns) for which in (0, 1))
        same = "the same bytes" if before[2] == now[2] else "OTHER BYTES"
        print(f"{name}: {1 / now[0]:.0f} samples/s, {before[0] / now[0]:.2f} times as fast, ", end="")
        print(f"{before[1]:.1f} and {now[1]:.1f} evaluations a sample, {same}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
