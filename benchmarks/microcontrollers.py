# SPDX-License-Identifier: BSD-2-Clause
"""What the stub costs its target: flash, memory, and instructions to its toggles, counted by the emulator. The
dated result is data, docs/evidence/microcontrollers.json, and docs/evidence/microcontrollers.md is made from it.

    python benchmarks/microcontrollers.py                     # a minute
    python benchmarks/microcontrollers.py --check             # fails if the page is not what the data give
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import vcdvcd
from pages import check, made, origin

from irqscope_bench import crossbuild, elfsizes, stubmake
from irqscope_bench.guest import bare, process

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/microcontrollers.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"microcontrollers.{ending}" for ending in ("json", "md"))
STIMULI = 200
ROLES = ("isr", "task", "done")
ARM, CORTEX_M, PC = crossbuild.TARGETS["armv7"], crossbuild.LIBRARIES["cortex-m3"], "x86-linux-musl"
SMALL, BARE = ("CFLAGS=-Os",), ("CFLAGS=-Os -ffreestanding",)
PORTS = {
    "linux_gpiod": (ARM, SMALL),
    "linux_parport": (PC, SMALL),
    "linux_kmod": (ARM, ("SIMULATED=1", *SMALL)),
    "rtlinux": ("x86-freestanding-none", BARE),
    "vxworks": (PC, SMALL),
    "vxworks7": (PC, SMALL),
    "freertos": (CORTEX_M, BARE),
    "zephyr": (CORTEX_M, BARE),
}
"""Ports of systems, zig's name for a processor that they run on, and how they are compiled."""
_PS_PER_INSTRUCTION = 1000
_PAGE = """<!-- Written by `python benchmarks/microcontrollers.py`: do not edit. -->

# What the stub costs its target

Flash (code and constants) and RAM (without the stack) of the whole firmware, in bytes; and instructions from the edge
of the stimulus to the toggles of `isr`, `task` and `done`, least and most of 200 stimuli, workload `task`, 10 kHz,
dithered. They are nanoseconds of [a guest](../guide/microcontrollers.md) whose clock counts instructions: **no cycles,
and no hardware**.

| target | part | compiler | flash | RAM | to `isr` | to `task` | to `done` |
|---|---|---|---|---|---|---|---|
{firmwares}

{emulators}.

## What the core takes in a firmware of your own

Bytes of the library that `irqscope stub build --target TARGET` makes, all of it: a linker leaves out what is not used.
To its RAM comes the stub itself, a variable of the firmware's.

| target | flash | RAM |
|---|---|---|
{libraries}

## What its ports take of a system

Bytes of code with constants, and of data, of the stub's own objects for a port, compiled for a processor of 32 bits by
zig ({compiler}) with the headers of the models that the tests run on. Functions of the system are not in it, nor are
stacks of threads, but for Zephyr's, which the port itself has; a program of Linux has its C library besides. How many
instructions their handlers take to the toggle is not counted: system code that is not here is part of it.

| port | compiled for | code | data |
|---|---|---|---|
{ports}

{made}
"""


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
            **taken(elfsizes.sizes(bare.firmware(found).read_bytes())),
            "instructions": instructions(waves),
        }


def libraries() -> list[dict[str, Any]]:
    """Their sizes, by target."""
    with tempfile.TemporaryDirectory() as place:
        found = {target: crossbuild.library(target, Path(place) / target / "x.a") for target in crossbuild.LIBRARIES}
    return [{"target": target, **taken(sizes)} for target, sizes in found.items()]


def ported(port: str) -> dict[str, Any]:
    """Sizes of the stub's own objects for a port that is linked with a system."""
    processor, flags = PORTS[port]
    with tempfile.TemporaryDirectory() as place:
        variables = (*flags, "TIMED=", crossbuild.compiler(processor), "objects")
        stubmake.make(port, Path(place), *variables, environment=crossbuild.places())
        objects = [taken(elfsizes.sizes(path.read_bytes())) for path in Path(place).rglob("*.o")]
    return {"port": port, "processor": processor} | {name: sum(each[name] for each in objects) for name in objects[0]}


def taken(sizes: elfsizes.Sizes) -> dict[str, int]:
    """Bytes of flash and of memory."""
    return {"flash": sizes.text + sizes.data, "ram": sizes.data + sizes.bss}


def page(data: Mapping[str, Any]) -> str:
    """The page."""
    rows = []
    for entry in data["firmwares"]:
        taken = [" to ".join(map(str, sorted(set(entry["instructions"][role])))) for role in ROLES]
        cells = [f"`{entry['target']}`", entry["part"].upper(), entry["compiler"], entry["flash"], entry["ram"], *taken]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return _PAGE.format(
        firmwares="\n".join(rows),
        emulators=", ".join(sorted({f"QEMU {entry['emulator']}" for entry in data["firmwares"]})),
        compiler=data["firmwares"][0]["compiler"],
        ports="\n".join(
            f"| `{each['port']}` | `{each['processor']}` | {each['flash']} | {each['ram']} |" for each in data["ports"]
        ),
        libraries="\n".join(f"| `{each['target']}` | {each['flash']} | {each['ram']} |" for each in data["libraries"]),
        made=made(COMMAND, data),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    firmwares = [survey(name) for name in bare.MICROCONTROLLERS]
    data = {
        **origin(COMMAND),
        "firmwares": firmwares,
        "libraries": libraries(),
        "ports": [ported(port) for port in PORTS],
    }
    DATA.write_text(json.dumps(data, indent=1) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
