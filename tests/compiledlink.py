# SPDX-License-Identifier: BSD-2-Clause
"""A link of the gateware as a library of this machine: what CXXRTL makes of it, with C++ of its own around that."""

import ctypes
import tempfile
from pathlib import Path

import pytest
from amaranth.lib import wiring

from irqscope_bench import native
from irqscope_gateware import simulation


def compiled(link: wiring.Component, source: Path) -> ctypes.CDLL:
    """The library; a test that wants it is skipped where there is no compiler."""
    if not native.compilers():
        pytest.skip("no C++ compiler is here")
    with tempfile.TemporaryDirectory() as name:
        here = Path(name)
        (here / "core.il").write_text(simulation.convert(link), encoding="utf-8")
        simulation._yosys(here, f"read_rtlil core.il; hierarchy -top {simulation.TOP}; write_cxxrtl -O6 -g1 core.cc")
        made = here / "link.so"
        includes = [f"-I{here}", f"-I{simulation._runtime()}"]
        native._compile([*native.FLAGS, "-O1", *includes, str(source)], made)
        found = ctypes.CDLL(str(made))
    found.link_new.restype = ctypes.c_void_p
    found.link_delete.argtypes = [ctypes.c_void_p]
    return found
