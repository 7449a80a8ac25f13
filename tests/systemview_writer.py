# SPDX-License-Identifier: BSD-2-Clause
"""Recordings of SystemView whose truth is known: what the bench's target did, as SEGGER's own recorder writes it.

    python tests/systemview_writer.py FOLDER     # SEGGER's sources: SEGGER_SYSVIEW.c, SEGGER_RTT.c and their headers

writes tests/data/systemview anew (2026-11-28, SystemView 3.60a as the crate systemview-target 0.3.0 has it): the run as
the instrument saw it, the ledger's truth, and the recording. Nothing of SEGGER's is kept here.
"""

import gzip
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from endtoend import measure, url

from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.explaining.outside import outside
from irqscope.explaining.toggles import Toggles
from irqscope.measuring.rundir import RunDirectory
from irqscope_bench.engine import Entry

FOLDER = Path(__file__).parent / "data" / "systemview"
HZ, ERROR = 168_000_000, Fraction(37, 1_000_000)
NS, US = 1000, 1_000_000
"""Picoseconds."""
TASK, THREAD, BASE = 0x2000_0100, 0x2000_0400, 0x2000_0000
MARKERS = {"isr": 1, "task": 2, "done": 3}
HANDLER = 1500 * NS
LOSING = Fraction(1, 10), Fraction(2, 3)
"""Shares of a recording between which nobody reads the recorder's buffer, which is too small for that: `lost`."""
PROFILE = """
[irq]
latency = { shape = "lognormal", least = "800ns", median = "200ns", sigma = 0.4, limit = "3us" }
[isr]
toggle = "400ns"
duration = "1800ns"
[task]
latency = { shape = "lognormal", least = "3us", median = "400ns", sigma = 0.4, limit = "6us" }
duration = "21us"
[second]
latency = "1us"
masked = "all"
"""
KINDS = {
    "thread": f'thread = "above"\nhandler = "{HANDLER}ps"\nwake = "3us"\ntoggle = "1us"\nduration = "190us"\n',
    "handler": 'toggle = "1us"\nduration = "140us"\n',
}
"""Who is in the way: a task of higher priority, or a handler."""


@dataclass
class _Told:
    """What is written, in the order of time."""

    lines: list[tuple[int, int, str]] = field(default_factory=list)
    ready: dict[int, bool] = field(default_factory=lambda: {TASK: False, THREAD: False})
    at: int | None = None

    def say(self, ps: int, words: str) -> None:
        self.lines.append((ps, len(self.lines), words))

    def dispatch(self, ps: int, *, left: int | None = None) -> None:
        """The CPU goes to who is first, if that is another one."""
        follows = next((task for task in (THREAD, TASK) if self.ready[task]), None)
        if left is not None or follows != self.at:
            self.say(ps, f"run {follows}" if follows else "idle")
        self.at = follows


def told(ledger: Sequence[Entry], *, threaded: bool) -> list[tuple[int, str]]:
    """What an RTOS's hooks would have said of what the target did."""
    found, levels = _Told(), dict.fromkeys(MARKERS, 0)

    def mark(ps: int, pin: str) -> None:
        levels[pin] ^= 1
        found.say(ps, f"mark {MARKERS[pin]} {levels[pin]}")

    def end(ps: int, task: int) -> None:
        found.say(ps - 20 * NS, f"block {task} 4")
        found.ready[task] = False
        found.dispatch(ps, left=task)

    for each in sorted(ledger, key=lambda entry: entry.ps):
        match each.kind:
            case "run":
                found.say(each.ps, "enter 22")
            case "toggle":
                mark(each.ps + 100 * NS, "isr")
                found.say(each.ps + 300 * NS, f"ready {TASK}")
            case "leave":
                found.say(each.ps, "leave")
            case "start":
                found.ready[TASK] = True
                found.dispatch(each.ps - 20 * NS)
                mark(each.ps + 100 * NS, "task")
            case "end":
                mark(each.ps + 100 * NS, "done")
                end(each.ps + 400 * NS, TASK)
            case "second_run":
                found.say(each.ps, "enter 23")
                if threaded:
                    found.say(each.ps + HANDLER // 2, f"ready {THREAD}")
                    found.say(each.ps + HANDLER, "leave")
            case "second_start":
                found.ready[THREAD] = True
                found.dispatch(each.ps)
            case "second_leave" if threaded:
                end(each.ps, THREAD)
            case "second_leave":
                found.say(each.ps, "exit")
    return [(ps, words) for ps, _, words in sorted(found.lines)]


def ticks(ps: int) -> int:
    """The target's clock, which is off."""
    return int(Fraction(ps, 10**12) * HZ * (1 + ERROR)) + HZ // 3


def written(recorder: Path, lines: Sequence[tuple[int, str]]) -> bytes:
    """The bytes that the recorder makes of what is told."""
    first = lines[0][0]
    head = [
        f"start {BASE}", f"task {TASK} 5 worker", f"task {THREAD} 7 Tmr Svc",
        *(f"marker {number} 0 irqscope {pin}" for pin, number in MARKERS.items()), "idle",
    ]  # fmt: skip
    text = [f"{ticks(first - 50 * US)} {words}" for words in head] + [f"{ticks(ps)} {words}" for ps, words in lines]
    command = [str(recorder), str(HZ)]
    return subprocess.run(command, input="\n".join(text).encode() + b"\n", stdout=subprocess.PIPE, check=True).stdout


def compiled(sources: Path, folder: Path) -> Path:
    """The recorder of SEGGER's sources."""
    made = folder / "recorder"
    headers = sorted({path.parent for path in sources.rglob("*.h")})
    files = [next(sources.rglob(name)) for name in ("SEGGER_SYSVIEW.c", "SEGGER_RTT.c")]
    own = Path(__file__).with_suffix(".c")
    command = ["gcc", "-O1", "-w", *(f"-I{each}" for each in headers), *map(str, (own, *files)), "-o", str(made)]
    subprocess.run(command, check=True)
    return made


def run(folder: Path, kind: str) -> tuple[RunDirectory, Sequence[Entry]]:
    """A run of 80 ms on a target that is late now and then."""
    profile = folder / f"{kind}.toml"
    profile.write_text(PROFILE + KINDS[kind])

    def both(configuration: Configuration) -> Configuration:
        plan = StimulusPlan(period=671_111, width=2000, count=12)
        return replace(configuration, stimuli={**configuration.stimuli, Source.STIMULUS2: plan})

    measured = measure(
        url(profile=profile, ledger="on"), folder / kind, "--rate", "2kHz", "--width", "20us", "--count", 160,
        "--segments", "isr,wake", change=both,
    )  # fmt: skip
    return RunDirectory(folder / kind), measured.ledger


def edges(toggles: Toggles) -> dict[str, list[int]]:
    return {"times_ns": toggles.times.tolist(), "levels": toggles.levels.tolist()}


def stretches(ledger: Sequence[Entry], *, threaded: bool) -> Iterator[tuple[int, int]]:
    """From when to when the second interrupt had the CPU, in picoseconds of the target."""
    begins = [each.ps for each in ledger if each.kind == ("second_start" if threaded else "second_run")]
    yield from zip(begins, [each.ps for each in ledger if each.kind == "second_leave"], strict=False)


def held(lines: Sequence[tuple[int, str]], begin: Fraction, end: Fraction) -> list[tuple[int, str]]:
    """The same of a host that reads nothing in a part of the time."""
    first, last = lines[0][0], lines[-1][0]
    stops = [(first + int(share * (last - first)), f"hold {held}") for share, held in ((begin, 1), (end, 0))]
    return sorted([*lines, *stops], key=lambda line: line[0])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        recorder = compiled(Path(sys.argv[1]), Path(folder))
        for kind in KINDS:
            directory, ledger = run(Path(folder), kind)
            seen = outside(directory, "wake")
            content: dict[str, Any] = {
                "segment": seen.segment,
                "response": seen.response,
                "stimulus": edges(seen.stimuli),
                "pins": {pin: edges(each) for pin, each in seen.pins.items() if pin in MARKERS},
                "responses_ns": seen.responses.tolist(),
                "latencies_ns": seen.latencies.tolist(),
                "stimuli_ps": [each.ps for each in ledger if each.kind == "stimulus"],
                "second_ps": list(stretches(ledger, threaded=kind == "thread")),
            }
            (FOLDER / f"{kind}.json").write_text(json.dumps(content) + "\n")
            lines = told(ledger, threaded=kind == "thread")
            recordings = {kind: lines} | ({"lost": held(lines, *LOSING)} if kind == "thread" else {})
            for name, part in recordings.items():
                (FOLDER / f"{name}.svdat.gz").write_bytes(gzip.compress(written(recorder, part), mtime=0))


if __name__ == "__main__":
    main()
