# SPDX-License-Identifier: BSD-2-Clause
"""Whether `irqscope explain` finds the culprit: guests that one of five makes late, drawn by a seed, and guests alone.

    python benchmarks/explain.py explain-demo --runs 20 --controls 10 --stopped 20 --seed 1

For each run a culprit, how long it lasts (50 to 500 us) and a kernel are drawn; `irqscope explain` is given the run and
the guest's trace, and nothing else. A run is good if the first in its list is the culprit and lasted as long as that
says itself, to 10 %; a control is good if no cause is named. Of further runs the first late response ends both run and
trace, by the trigger: good are those that name the culprit, or have too few edges to join the clocks and say so.
Figures and Perfetto's traces are beside each run.
"""

import argparse
import contextlib
import io
import json
import math
import random
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from pages import made, origin

from irqscope.base.records import changed, write
from irqscope.cli import main as irqscope
from irqscope.errors import ExitCode
from irqscope.measuring.rundir import RunDirectory
from irqscope_bench.guest.culprits import EVERY_MS

KERNELS = ("rt-arm64", "arm64")
BETWEEN_US = (50, 450)
"""What a culprit is told; loads add what it takes to wake up and to go to sleep."""
SELDOM_MS = (31, 47)
"""How often those come whose first late response ends the run: there must be edges before it."""
NEAR = 0.10
GUILTY = {
    "poller": ("function", "poller_wait_ready "),
    "ledger": ("function", "ledger_sum "),
    "calibrator": ("function", "loading module calibrator"),
    "disk": ("thread", "disk-load-"),
    "net": ("thread", "net-load-"),
}
"""What the first entry of the list begins with."""


def draw(chance: random.Random) -> tuple[str, str, int]:
    """A kernel, a culprit, and microseconds.

    Without PREEMPT_RT a system call is not preempted: all of insmod would be in the way, for 4 ms, and not only
    what the module does for as long as it is told. That one is drawn for PREEMPT_RT only.
    """
    culprit = chance.choice(tuple(EVERY_MS))
    us = round(math.exp(chance.uniform(*map(math.log, BETWEEN_US))))
    kernel = KERNELS[0] if culprit == "calibrator" else chance.choice(KERNELS)
    return kernel, culprit, us


def measure(directory: Path, kernel: str, more: str, *options: str) -> Path:
    """A run with the guest's trace; returns the trace, beside which the truth is."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    trace = directory.with_name(f"{directory.name}-trace") / "trace.txt"
    trace.parent.mkdir(exist_ok=True)
    url = f"sim://?target=qemu&kernel={kernel}&module=on&link=unlimited&stub.workload=task&trace={trace}"
    command = ["latency", "--port", url + more, "--rate", "5kHz", "--count", "1200", "--out", str(directory), *options]
    with contextlib.redirect_stdout(io.StringIO()):
        irqscope(command)
    run = RunDirectory(directory)
    write(run.run_file, changed(run.read_run(), port="hidden", command=[]))
    return trace


def ask(directory: Path, trace: Path) -> tuple[int, str]:
    """The exit code of `irqscope explain`, and what it prints, figures beside the run."""
    printed = io.StringIO()
    files = ["--figure", str(directory / "explain.png"), "--perfetto", str(directory / "explain.pftrace")]
    with contextlib.redirect_stdout(printed):
        code = irqscope(["explain", str(directory), "--trace", str(trace), "--json", "--count", "1", *files])
    return code, printed.getvalue()


def explained(directory: Path, trace: Path) -> dict[str, Any]:
    """What `irqscope explain` says of it."""
    code, printed = ask(directory, trace)
    if code:
        sys.exit(f"explain: irqscope explain of {directory} ended with {code}")
    (directory / "explain.json").write_text(printed)
    found: dict[str, Any] = json.loads(printed)
    return found


def one(place: Path, number: int, seed: int) -> bool:
    kernel, culprit, us = draw(random.Random(f"{seed} {number}"))
    begin = time.monotonic()
    directory = place / f"run-{number:02}"
    trace = measure(directory, kernel, f"&culprit={culprit}:{us}us")
    found = explained(directory, trace)
    truth = json.loads(trace.with_suffix(".culprit.json").read_text())["lasted_ns"]
    named, first = accused(found, culprit)
    near = abs(first["lasted_ns"] - truth) <= NEAR * truth
    print(
        f"run {number:2} {kernel:9} {culprit:11} {truth / 1e3:6.1f} us: {first['thread']} {first['function']}, "
        f"{first['lasted_ns'] / 1e3:.1f} us ({first['lasted_ns'] / truth - 1:+.1%}); "
        f"latest {found['responses'][0]['latency_ns'] / 1e3:.1f} us; clocks to "
        f"{found['clock']['worst_ns'] / 1e3:.1f} us; "
        f"{'good' if named and near else 'WRONG'} ({time.monotonic() - begin:.0f} s)",
        flush=True,
    )
    return named and near


def accused(found: dict[str, Any], culprit: str) -> tuple[bool, dict[str, Any]]:
    """Whether the culprit is named as the cause, and the first in the list."""
    blocks = found["responses"][0]["blocks"] if found["responses"] else []
    first = blocks[0] if blocks else {"function": "", "thread": "", "lasted_ns": 0}
    key, start = GUILTY[culprit]
    return found["cause"] is not None and first[key].startswith(start), first


def stopped(place: Path, number: int, seed: int) -> str:
    """What becomes of a run that its first late response ends: `named`, `too early` or `WRONG`."""
    chance = random.Random(f"stopped {seed} {number}")
    culprit = chance.choice(tuple(GUILTY))
    us, deadline = chance.randint(200, 450), chance.randint(50, 150)
    every = chance.randint(*SELDOM_MS)
    directory = place / f"stopped-{number:02}"
    late = ("--segments", "task", "--trigger", f"{deadline}us", "--trigger-stop")
    trace = measure(directory, KERNELS[0], f"&culprit={culprit}:{us}us/{every}ms", *late)
    told = io.StringIO()
    with contextlib.redirect_stderr(told):
        code, printed = ask(directory, trace)
    if code:
        who = told.getvalue().strip()
        outcome = "too early" if code == ExitCode.BAD_INPUT and "share no pin with" in who else "WRONG"
    else:
        named, block = accused(json.loads(printed), culprit)
        outcome, who = ("named" if named else "WRONG"), f"{block['thread']} {block['function']}"
    print(f"stopped {number:2} {culprit:11} {us} us, deadline {deadline} us: {who}: {outcome}", flush=True)
    return outcome


def control(place: Path, number: int) -> bool:
    kernel = KERNELS[number % 2]
    directory = place / f"control-{number:02}"
    # Another workload, or each would be the same to the last bit.
    found = explained(directory, measure(directory, kernel, f"&stub.loop={100 + 37 * number}"))
    print(
        f"control {number:2} {kernel:9}: latest {found['responses'][0]['latency_ns'] / 1e3:.1f} us, median "
        f"{found['median_ns'] / 1e3:.1f} us: {'WRONG, ' + found['cause']['who'] if found['cause'] else 'none named'}",
        flush=True,
    )
    return found["cause"] is None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place", type=Path)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="number of the first run")
    parser.add_argument("--controls", type=int, default=10)
    parser.add_argument("--stopped", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.runs)
    good = sum(one(options.place, number, options.seed) for number in numbers)
    quiet = sum(control(options.place, number) for number in range(1, options.controls + 1))
    ended = Counter(stopped(options.place, number, options.seed) for number in range(1, options.stopped + 1))
    print(f"{good} of {options.runs} culprits found, {quiet} of {options.controls} controls without")
    print(f"ended by the trigger: {', '.join(f'{count} {outcome}' for outcome, count in sorted(ended.items()))}")
    print(made("make explain-demo", origin("make explain-demo")))
    sys.exit(good < 0.95 * options.runs or quiet < options.controls or ended["WRONG"] > 0)


if __name__ == "__main__":
    main()
