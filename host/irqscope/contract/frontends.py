# SPDX-License-Identifier: BSD-2-Clause
"""Fixed delays between pin and time stamp, in one place.

The time stamp of an input edge is the index of the first sampling instant at or after it, plus `stamp_offset`; that of
a stimulus is the index of the instant at which its active edge is on the pin, plus the same `stamp_offset`. The
gateware corrects stimuli for the way out, so that latency is a plain difference of stamps.
"""

import enum
from dataclasses import dataclass


class FrontEndId(enum.IntEnum):
    SIMULATION = 0
    REGISTERED = 1
    DDR = 2
    ECP5_GEARED_4 = 3
    GOWIN_GEARED_4 = 4
    GOWIN_GEARED_8 = 5
    HALF_RATE = 6


@dataclass(frozen=True)
class FrontEnd:
    """Delays of one kind of front end, in clocks: pin to `samples`, and `stimulus` to pin.

    Metastability is resolved within `input_clocks`.
    """

    id: FrontEndId
    input_clocks: int
    output_clocks: int


FRONT_ENDS = {
    kind.id: kind
    for kind in (
        FrontEnd(FrontEndId.SIMULATION, input_clocks=2, output_clocks=1),
        FrontEnd(FrontEndId.REGISTERED, input_clocks=2, output_clocks=2),
        FrontEnd(FrontEndId.DDR, input_clocks=3, output_clocks=4),
        FrontEnd(FrontEndId.ECP5_GEARED_4, input_clocks=3, output_clocks=5),
        FrontEnd(FrontEndId.GOWIN_GEARED_4, input_clocks=3, output_clocks=4),
        FrontEnd(FrontEndId.GOWIN_GEARED_8, input_clocks=3, output_clocks=4),
        FrontEnd(FrontEndId.HALF_RATE, input_clocks=3, output_clocks=3),
    )
}

LANE_CLOCKS = 4
"""Clocks that a lane needs from sample to row beside its filter window."""


def stamp_offset(front_end: FrontEnd, samples: int, filter_clocks: int) -> int:
    """Ticks between the index of a sampling instant and the time stamp of an edge first seen there."""
    return samples * (front_end.input_clocks + filter_clocks + LANE_CLOCKS)


def filter_limit(samples: int, filter_clocks: int) -> int:
    """The longest glitch filter, in ticks, of a lane with a window of `filter_clocks`."""
    return samples * filter_clocks - 1
