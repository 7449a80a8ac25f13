# SPDX-License-Identifier: BSD-2-Clause
"""Two samples a clock: the DDR buffers of the pads."""

from collections.abc import Sequence

from amaranth.hdl import Cat, Module, Value
from amaranth.lib import io
from amaranth.vendor import GowinPlatform, LatticePlatform, SiliconBluePlatform

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId

from .pads import PadFrontEnd, Pads

_OUTPUT_LAG = {
    # SB_IO takes the first level and, through a register, the second with the edge that ends the clock.
    SiliconBluePlatform: 2,
    # ODDRX1F and Gowin's ODDR have two registers more, as the vendors' simulation libraries have them.
    LatticePlatform: 6,
    GowinPlatform: 6,
}
"""Samples from `io.DDRBuffer.o` to the pin; Amaranth leaves them to the part."""


class DdrFrontEnd(PadFrontEnd):
    """R = 2: the rising edge of the clock takes the older sample. The second sample of a clock is as far from the
    first as the clock's duty cycle puts it.

    Behind the pad's flip-flops come a register that aligns both samples, in or beside the pad, and two more.
    """

    kind = FRONT_ENDS[FrontEndId.DDR]

    def __init__(self, pads: Pads) -> None:
        super().__init__(pads, samples=2)

    def input_lag(self, platform: object) -> int:
        return 2  # both samples are aligned to the edge after that of the second, on every part

    def output_lag(self, platform: object) -> int:
        for part, lag in _OUTPUT_LAG.items():
            if isinstance(platform, part):
                return lag
        raise TypeError(f"the DDR buffers of {type(platform).__name__} have no known delay: add it to {__name__}")

    def sample(self, m: Module, port: io.PortLike) -> Sequence[Value]:
        m.submodules.input_pads = pads = io.DDRBuffer("i", port)
        return [Cat(pads.i[0][pin], pads.i[1][pin]) for pin in range(len(port))]

    def drive(self, m: Module, name: str, port: io.PortLike, levels: Sequence[Value]) -> None:
        m.submodules[f"{name}_pads"] = pads = io.DDRBuffer("o", port)
        for pin, (first, second) in enumerate(levels):
            m.d.comb += [pads.o[0][pin].eq(first), pads.o[1][pin].eq(second)]
