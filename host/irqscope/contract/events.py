# SPDX-License-Identifier: BSD-2-Clause
"""The event word: one timestamped edge in 32 bits."""

from .fields import Field, Word
from .roles import SOURCE_BITS

EVENT = Word(
    "event",
    (
        Field("delta", 27, "ticks since the event before it in the block, or since the block's base time"),
        Field("source", SOURCE_BITS, "where the edge was seen"),
        Field("edge", 1, "1: rising, 0: falling (after inversion; a stimulus has only active edges: 1)"),
        Field("multi", 1, "further accepted edges of this source in the same clock were not recorded"),
    ),
    "A delta that does not fit closes the block: the next one starts at the event's own time.",
)

MAX_DELTA = (1 << EVENT.field("delta").width) - 1
