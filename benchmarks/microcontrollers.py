# SPDX-License-Identifier: BSD-2-Clause
"""What the stub costs a microcontroller: flash, memory, and instructions to its toggles, counted by the emulator. The
dated result is data, docs/evidence/microcontrollers.json, and docs/evidence/microcontrollers.md is made from it.

    python benchmarks/microcontrollers.py                     # a minute
    python benchmarks/microcontrollers.py --check             # fails if the page is not what the data give
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import vcdvcd
from pages import check, made, origin

from irqscope_bench.guest import bare, process

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/microcontrollers.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"microcontrollers.{ending}" for ending in ("json", "md"))
STIMULI = 200
ROLES = ("isr", "task", "done")
_PS_PER_INSTRUCTION = 1000
_HEAD = """<!-- Written by `python benchmarks/microcontrollers.py`: do not edit. -->

# What the stub costs a microcontroller

Flash (code and constants) and RAM (without the stack) of the whole firmware, in bytes; and instructions from the edge
of the stimulus to the toggles of `isr`, `task` and `done`, least and most of 200 stimuli, workload `task`, 10 kHz,
dithered. They are nanoseconds of [a guest](../guide/microcontrollers.md) whose clock counts instructions: **no cycles,
and no hardware**.

| target | part | compiler | flash | RAM | to `isr` | to `task` | to `done` |
|---|---|---|---|---|---|---|---|
"""


def sizes(image: Path) -> dict[str, int]:
    """Bytes of flash and of memory that a firmware takes."""
    said = subprocess.run(["size", "-A", image], check=True, capture_output=True, text=True).stdout
    found = {name: int(size) for name, size in re.findall(r"^(\.\S+) +(\d+)", said, re.MULTILINE)}
    data = found.get(".data", 0)
    return {"flash": found[".text"] + found.get(".ARM.exidx", 0) + data, "ram": found[".bss"] + data}


def instructions(waves: Path) -> dict[str, tuple[int, int]]:
    """From a stimulus to the toggle of each role that follows it, least and most, by the true waveform."""
    vcd = vcdvcd.VCDVCD(str(waves))
    edges = {name.split(".")[-1].split("[")[0]: vcd[name].tv[1:] for name in vcd.signals}
    stimuli = [time for time, level in edges["stimulus"] if level == "1"]
    found = {}
    for role in ROLES:
        toggles = [time for time, _ in edges[role]]
        taken = [(after - before) // _PS_PER_INSTRUCTION for before, after in zip(stimuli, toggles, strict=True)]
        found[role] = (min(taken), max(taken))
    return found


def survey(name: str) -> dict[str, Any]:
    """The figures of one microcontroller."""
    found = bare.MICROCONTROLLERS[name]
    with tempfile.TemporaryDirectory() as place:
        waves = Path(place) / "waves.vcd"
        port = f"sim://?target=qemu&kernel={name}&link=unlimited&stub.workload=task&truth={waves}"
        command = [sys.executable, "-m", "irqscope", "latency", "--port", port, "--rate", "10kHz"]
        command += ["--count", str(STIMULI), "--out", str(Path(place) / "run")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        start = json.loads((Path(place) / "run" / "run.json").read_text())["target"]
        return {
            "target": name,
            "part": found.part,
            "compiler": start["versions"]["compiler"],
            "emulator": process.version(found),
            **origin(COMMAND),
            **sizes(bare.firmware(found)),
            "instructions": instructions(waves),
        }


def page(data: list[Mapping[str, Any]]) -> str:
    """The page."""
    rows = []
    for entry in data:
        taken = [" to ".join(map(str, sorted(set(entry["instructions"][role])))) for role in ROLES]
        cells = [f"`{entry['target']}`", entry["part"].upper(), entry["compiler"], entry["flash"], entry["ram"], *taken]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    emulators = ", ".join(sorted({f"QEMU {entry['emulator']}" for entry in data}))
    return _HEAD + "\n".join([*rows, "", f"{emulators}. {made(COMMAND, *data)}", ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    data = [survey(name) for name in bare.MICROCONTROLLERS]
    DATA.write_text(json.dumps(data, indent=1) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
