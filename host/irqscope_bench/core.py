# SPDX-License-Identifier: BSD-2-Clause
"""A compiled core: the directory with the gateware as C++, what it is, and its WebAssembly module."""

import json
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Self

from irqscope.contract.roles import FEW

DIRECTORY = Path(__file__).parent / "core"
"""The core that ships."""

SOURCES = ("core.cc", "core.h", "cxxrtl/cxxrtl.h", "cxxrtl/capi/cxxrtl_capi.h")
DESCRIPTION = "core.json"
MODULE = "bench.wasm"


class BenchError(Exception):
    """The virtual bench cannot be made; the message is one sentence that says what to do."""


@dataclass(frozen=True)
class Core:
    """A core on disk. `tick` is in seconds."""

    directory: Path
    samples: int
    tick: Fraction
    inputs: int = FEW

    @property
    def clock_hz(self) -> Fraction:
        return 1 / (self.tick * self.samples)

    @property
    def module(self) -> Path:
        """The WebAssembly module; it may be missing."""
        return self.directory / MODULE

    @classmethod
    def load(cls, directory: Path = DIRECTORY) -> Self:
        try:
            content = json.loads((directory / DESCRIPTION).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BenchError(
                f"the simulated gateware is not in {directory}: run python -m irqscope_gateware.simulation"
            ) from None
        tick = Fraction(content["tick_numerator"], content["tick_denominator"])
        return cls(directory, content["samples"], tick, content["inputs"])

    @property
    def defines(self) -> tuple[str, ...]:
        """What its harness is compiled with."""
        return (f"INSTRUMENT_INPUTS={self.inputs}",)
