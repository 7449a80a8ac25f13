# SPDX-License-Identifier: BSD-2-Clause
"""Every kernel and port of a guest, 20 000 stimuli each, twice. The dated result is data, docs/guests.json, and
docs/guests.md is made from it.

    make kernels && python benchmarks/guests.py               # all; half an hour
    python benchmarks/guests.py rt-arm64                      # one kernel
    python benchmarks/guests.py --check                       # fails if the page is not what the data give
"""

import argparse
import datetime
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from irqscope.bench.core import BenchError
from irqscope.bench.guest import kernels, machine, stubs
from irqscope.bench.guest.stubs import MODULE_PORT
from irqscope.units import format_time

ROOT = Path(__file__).parent.parent
DATA, PAGE = ROOT / "docs" / "guests.json", ROOT / "docs" / "guests.md"
STIMULI = 20_000
MEASURED = ("min", "median", "max")
_HEAD = """<!-- Written by `python benchmarks/guests.py`: do not edit. -->

# What was measured of guests

Stimulus to `isr` or `task`, workload `task`, 1 kHz, no dither, by `irqscope latency` on [guests](guest.md): virtual
time, a nanosecond an instruction. **No hardware was measured.** Each run was done twice; *same* says whether events,
statistics and the true waveform were the same bytes. Wall time is that of both on a machine with two
CPUs, starting the guest included.

| kernel | port | to | n | min | median | max | missing | books | the stub counted | same | wall |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def run(kernel: str, module: bool, out: Path) -> tuple[dict[str, Any], str]:
    """One measurement: result.json, and a digest of all that came."""
    waveform = out.with_suffix(".vcd")
    port = (
        f"sim://?target=qemu&kernel={kernel}&module={'on' if module else 'off'}&link=unlimited&truth={waveform}"
        "&stub.workload=task&stub.regardless="
    )
    command = [sys.executable, "-m", "irqscope", "latency", "--port", port, "--count", str(STIMULI), "--dither", "none"]
    subprocess.run([*command, "--out", str(out)], check=True, stdout=subprocess.DEVNULL)
    digest = hashlib.sha256()
    for file in (out / "capture.irq", waveform):
        digest.update(file.read_bytes())
    waveform.unlink()
    return json.loads((out / "result.json").read_text()), digest.hexdigest()


def survey(kernel: str, module: bool) -> dict[str, Any]:
    """What two runs gave; times in nanoseconds."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        (result, first), (_, second) = (run(kernel, module, Path(place) / name) for name in ("once", "again"))
    found = kernels.find(kernel)
    tick = result["tick"]["numerator"] / result["tick"]["denominator"] * 1e9
    end = result["end"]["target"]
    return {
        "kernel": kernel, "release": found.release, "port": result["target"]["port"],
        "date": datetime.date.today().isoformat(), "emulator": machine.version(found.hardware),
        "segments": [
            {
                "to": segment["to"], "n": segment["n"], "missing": segment["classes"].get("missing"),
                **{name: round(segment[name] * tick, 1) for name in MEASURED},
            }
            for segment in result["segments"]
            if segment["kind"] == "latency" and segment["from"] == "stimulus"
        ],
        "balanced": result["books"]["balanced"], "handlers": end["handlers"], "same": first == second,
        "seconds": round(time.monotonic() - begin),
    }  # fmt: skip


def page(data: list[dict[str, Any]]) -> str:
    """The page."""
    rows = []
    for entry in data:
        for segment in entry["segments"]:
            times = [format_time(segment[name] * 1e-9, 4) for name in MEASURED]
            cells = [
                f"{entry['kernel']} {entry['release']}", f"`{entry['port']}`", f"`{segment['to']}`", segment["n"],
                *times, segment["missing"], "balanced" if entry["balanced"] else "**not balanced**", entry["handlers"],
                "yes" if entry["same"] else "**no**", f"{entry['seconds']} s",
            ]  # fmt: skip
            rows.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    made = sorted({f"QEMU {entry['emulator']}, {entry['date']}" for entry in data})
    return _HEAD + "\n".join([*rows, "", *made, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", default=list(kernels.NAMES))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    data = json.loads(DATA.read_text()) if DATA.exists() else []
    if options.check:
        if PAGE.read_text() != page(data):
            print(f"{PAGE} is stale: run `python {Path(__file__).relative_to(ROOT)}`", file=sys.stderr)
            return 1
        return 0
    for kernel in options.kernels:
        for module in (False, True):
            try:
                found = kernels.find(kernel)
                port = MODULE_PORT if module else found.hardware.port
                stubs.module(found) if module else stubs.program(found.hardware)
            except BenchError as error:
                print(f"{kernel}: left out, {error}", file=sys.stderr)
                continue
            print(f"{kernel}, {port}", file=sys.stderr)
            entry = survey(kernel, module)
            data = [old for old in data if (old["kernel"], old["port"]) != (kernel, port)] + [entry]
            data.sort(key=lambda each: (kernels.NAMES.index(each["kernel"]), each["port"]))
            DATA.write_text(json.dumps(data, indent=1) + "\n")
            PAGE.write_text(page(data))
    return 0


if __name__ == "__main__":
    sys.exit(main())
