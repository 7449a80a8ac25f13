# SPDX-License-Identifier: BSD-2-Clause
"""Every kernel and port of a guest, 20 000 stimuli each, twice. The dated result is data, docs/evidence/guests.json,
and docs/evidence/guests.md is made from it.

    make kernels && python benchmarks/guests.py               # all; half an hour
    python benchmarks/guests.py rt-arm64                      # one kernel
    python benchmarks/guests.py --check                       # fails if the page is not what the data give
"""

import argparse
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from pages import Parts, check, made, origin
from steady import unfit, unsteady

import irqscope
from irqscope.errors import ExitCode
from irqscope.units import format_time
from irqscope_bench.guest import kernels, process

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/guests.py"
DATA, PAGE = ROOT / "docs" / "evidence" / "guests.json", ROOT / "docs" / "evidence" / "guests.md"
STIMULI = 20_000
MEASURED = ("min", "median", "max")
SEGMENTS = ("isr", "task", "wake")
LONGEST = 10
GPIO: Mapping[str, Mapping[str, str]] = {"linux_gpiod": {}}
LPT: Mapping[str, Mapping[str, str]] = {
    "linux_parport, ppdev": {},
    "linux_parport, direct": {"stub.device": "/dev/parport0,direct"},
}
MODULE: Mapping[str, Mapping[str, str]] = {"linux_kmod": {"module": "on"}}
FORCED: Mapping[str, Mapping[str, str]] = {"linux_kmod, forced": {"module": "threaded"}}
PORTS = {
    "rt-arm64": {**GPIO, **MODULE, **FORCED},
    "rt-arm64@bookworm-backports": {**GPIO, **MODULE},
    "rt-arm64@7.2": GPIO,
    "arm64": {**GPIO, **MODULE},
    "rt-armmp": GPIO,
    "rt-armmp@bookworm-backports": GPIO,
    "armmp": GPIO,
    "rt-amd64": {**LPT, **MODULE, **FORCED},
    "rt-amd64@bookworm-backports": {**LPT, **MODULE},
    "amd64": {**LPT, **MODULE},
}
"""Of each kernel, with what they add to the URL."""
_HEAD = """<!-- Written by `python benchmarks/guests.py`: do not edit. -->

# What was measured of guests

20 000 stimuli, workload `task`, 1 kHz, no dither, by `irqscope latency` on [guests](../guide/guest.md): virtual time, a
nanosecond an instruction. **No hardware was measured.** Segments: `isr`, stimulus to handler; `task`, handler to kernel
thread; `wake`, stimulus to user thread. *forced* is a handler that PREEMPT_RT has forced into a thread, to compare
(`module=threaded`); *in a thread* is what the stub counted of that. Each run was done twice; *same*: events,
statistics and the true waveform were the same bytes. A run that its own statistics call unsteady, or whose stub finds
something amiss before it starts, is refused. Wall time is that of both, starting the guests included, on a
machine with two CPUs and other work.

| kernel | port | segment | n | min | median | max | missing | books | handled | in a thread | same | wall |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


_LONGEST = """
## The longest

Of each run above, the {longest} longest from stimulus to user thread, in microseconds: what a generation of kernels
changed beside the median. Runs that were measured before this was kept are not listed.

| kernel | port | longest of `wake`, us |
|---|---|---|
"""


def run(kernel: str, options: Mapping[str, str], out: Path) -> tuple[dict[str, Any], str]:
    """One measurement: result.json, and a digest of all that came. SystemExit if its figures are none of a guest's."""
    waveform = out.with_suffix(".vcd")
    words = {"target": "qemu", "kernel": kernel, "link": "unlimited", "truth": str(waveform)}
    port = "sim://?" + urlencode(words | {"stub.workload": "task"} | dict(options))
    command = [sys.executable, "-m", "irqscope", "latency", "--port", port, "--count", str(STIMULI), "--dither", "none"]
    code = subprocess.run([*command, "--out", str(out)], stdout=subprocess.DEVNULL, check=False).returncode
    if code not in (ExitCode.OK, ExitCode.WARNING):
        raise SystemExit(code)
    digest = hashlib.sha256()
    for file in (out / "capture.irq", waveform):
        digest.update(file.read_bytes())
    waveform.unlink()
    result = json.loads((out / "result.json").read_text())
    if reason := unfit(result) or unsteady(result, SEGMENTS):
        raise SystemExit(f"{kernel}: {reason}")
    return result, digest.hexdigest()


def survey(kernel: str, port: str) -> dict[str, Any]:
    """What two runs gave; times in nanoseconds."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        options = PORTS[kernel][port]
        (result, first), (_, second) = (run(kernel, options, Path(place) / name) for name in ("once", "again"))
        once = irqscope.read(Path(place) / "once")
        longest = {name: sorted(once[name].ticks().tolist(), reverse=True)[:LONGEST] for name in once.segments}
    found = kernels.find(kernel)
    tick = result["tick"]["numerator"] / result["tick"]["denominator"] * 1e9
    end = result["end"]["target"]
    return {
        "kernel": kernel,
        "release": found.release,
        "port": port,
        **origin(COMMAND),
        "emulator": process.version(found.hardware),
        "segments": [
            {
                "name": segment["name"],
                "n": segment["n"],
                "missing": segment["classes"].get("missing"),
                **{name: round(segment[name] * tick, 1) for name in MEASURED},
                "longest": [round(ticks * tick, 1) for ticks in longest[segment["name"]]],
            }
            for segment in result["segments"]
            if segment["name"] in SEGMENTS
        ],
        "balanced": result["balance"]["balanced"],
        "handlers": end["handlers"],
        "threaded": end["threaded"],
        "same": first == second,
        "seconds": round(time.monotonic() - begin),
    }


def parts(data: list[dict[str, Any]]) -> Parts:
    """Each kernel and port."""
    found = {f"{entry['kernel']}, {entry['port']}": entry for entry in data}
    return {
        name: (_figures(entry), lambda entry=entry: _figures(survey(entry["kernel"], entry["port"])))
        for name, entry in found.items()
    }


def _figures(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What is the same in each run."""
    return {name: value for name, value in entry.items() if name not in ("date", "commit", "seconds")}


def page(data: list[dict[str, Any]]) -> str:
    """The page."""
    rows = []
    for entry in data:
        for segment in entry["segments"]:
            times = [format_time(segment[name] * 1e-9, 4) for name in MEASURED]
            cells = [
                f"{entry['kernel']} {entry['release']}",
                entry["port"],
                f"`{segment['name']}`",
                segment["n"],
                *times,
                segment["missing"],
                "balanced" if entry["balanced"] else "**not balanced**",
                entry["handlers"],
                entry["threaded"],
                "yes" if entry["same"] else "**no**",
                f"{entry['seconds']} s",
            ]
            rows.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    longest = [
        f"| {entry['kernel']} {entry['release']} | {entry['port']} | {', '.join(f'{ns / 1000:.2f}' for ns in found)} |"
        for entry in data
        for segment in entry["segments"]
        if segment["name"] == "wake" and (found := segment.get("longest"))
    ]
    emulators = ", ".join(sorted({f"QEMU {entry['emulator']}" for entry in data}))
    told = _LONGEST.format(longest=LONGEST) + "\n".join(longest)
    return _HEAD + "\n".join([*rows, "", f"{emulators}. {made(COMMAND, *data)}", told, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL", help=", ".join(PORTS))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    data = json.loads(DATA.read_text()) if DATA.exists() else []
    if options.check:
        return check(PAGE, page(data), COMMAND)
    if unknown := set(options.kernels) - set(PORTS):
        parser.error(f"there is no kernel {unknown.pop()!r}: choose {' or '.join(PORTS)}")
    for kernel in options.kernels or PORTS:
        for port in PORTS[kernel]:
            print(f"{kernel}, {port}", file=sys.stderr)
            entry = survey(kernel, port)
            data = [old for old in data if (old["kernel"], old["port"]) != (kernel, port)] + [entry]
            data.sort(key=lambda each: ([*PORTS].index(each["kernel"]), [*PORTS[each["kernel"]]].index(each["port"])))
            DATA.write_text(json.dumps(data, indent=1) + "\n")
            PAGE.write_text(page(data))
    return 0


if __name__ == "__main__":
    sys.exit(main())
