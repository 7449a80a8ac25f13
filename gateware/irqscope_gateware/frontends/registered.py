# SPDX-License-Identifier: BSD-2-Clause
"""One sample a clock: registers in the pads, on every part."""

from collections.abc import Sequence

from amaranth.hdl import Module, Value
from amaranth.lib import io

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from .pads import REGISTERED_OUTPUT_LAG, PadFrontEnd, Pads, drive_registered


class RegisteredFrontEnd(PadFrontEnd):
    """R = 1. The pad's register is followed by two more: three against metastability."""

    kind = FRONT_ENDS[FrontEndId.REGISTERED]

    def __init__(self, pads: Pads) -> None:
        super().__init__(pads, samples=1)

    def input_lag(self, platform: object) -> int:
        return 0  # the edge that begins a clock takes what the register shows in it

    def output_lag(self, platform: object) -> int:
        return REGISTERED_OUTPUT_LAG

    def sample(self, m: Module, port: io.PortLike) -> Sequence[Value]:
        m.submodules.input_pads = pads = io.FFBuffer("i", port)
        return list(pads.i)

    def drive(self, m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
        drive_registered(m, name, port, levels)
