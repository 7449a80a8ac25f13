# SPDX-License-Identifier: BSD-2-Clause
"""The PC's parallel port: which pin of its connector is which bit, and which bit the stub gives to which role.

The first is the standard's (IEEE 1284-A connector, compatibility mode); the second is read from target-stub/lptpins.h.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from irqscope.contract.roles import STUB_ROLES, Source

LPT_H = Path(__file__).resolve().parents[2] / "target-stub" / "lptpins.h"


@dataclass(frozen=True)
class Signal:
    """A pin of the connector, and the bit behind it."""

    pin: int
    name: str
    register: str
    bit: int
    inverted: bool = False

    @property
    def open_collector(self) -> bool:
        """Is it pulled up by a resistor only, on ports that have such drivers?"""
        return self.register == "control"


INTERRUPT = Signal(10, "nACK", "status", 6)
OUTPUTS = (
    *(Signal(2 + bit, f"D{bit}", "data", bit) for bit in range(8)),
    Signal(1, "nStrobe", "control", 0, inverted=True),
    Signal(14, "nAutoFd", "control", 1, inverted=True),
    Signal(16, "nInit", "control", 2),
    Signal(17, "nSelectIn", "control", 3, inverted=True),
)
GROUNDS = range(18, 26)

ENTRY = re.compile(r"\{ LPT_(\w+), (0x[0-9a-f]+) \}")


def signals(header: str | None = None) -> Mapping[Source, Signal]:
    """The signal of the stimulus and of each input, as the stub has them; ValueError if the header is another."""
    table = (LPT_H.read_text() if header is None else header).partition("lpt_pins[]")[2]
    entries = [(register.lower(), int(mask, 16)) for register, mask in ENTRY.findall(table)]
    if len(entries) != len(STUB_ROLES):
        raise ValueError(f"lpt_pins[] of {LPT_H.name} must have {len(STUB_ROLES)} entries, not {len(entries)}")
    bits = {(signal.register, 1 << signal.bit): signal for signal in OUTPUTS}
    return {Source.STIMULUS: INTERRUPT, **{role: bits[entry] for role, entry in zip(STUB_ROLES, entries, strict=True)}}
