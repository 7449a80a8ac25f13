# SPDX-License-Identifier: BSD-2-Clause
"""Linear counters: the only registers that may move while nothing happens.

The virtual bench skips idle stretches by advancing exactly these registers, so each must be observed only as
`== 0` (down) or by being sampled on an event (up). The list of the harness is generated from this attribute.
"""

from amaranth.hdl import Signal

ATTRIBUTE = "irqscope.linear"


def down_counter(width: int, *, name: str, init: int = 0, reset_less: bool = False) -> Signal:
    """A register that is loaded, counts down by one a clock, and rests."""
    return Signal(width, name=name, init=init, reset_less=reset_less, attrs={ATTRIBUTE: "down"})


def up_counter(width: int, *, name: str) -> Signal:
    """A register that counts up by one each clock, for ever."""
    return Signal(width, name=name, attrs={ATTRIBUTE: "up"})
