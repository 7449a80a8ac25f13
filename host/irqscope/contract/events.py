# SPDX-License-Identifier: BSD-2-Clause
"""The event word: one timestamped edge in 32 bits. A block of events or losses says in its header which form it has."""

from .fields import Field, Word
from .roles import FEW, INPUTS, source_bits


def _event(name: str, inputs: int) -> Word:
    bits = source_bits(inputs)
    return Word(
        name,
        (
            Field("delta", 30 - bits, "ticks since the event before it in the block, or since the block's base time"),
            Field("source", bits, "where the edge was seen"),
            Field("edge", 1, "1: rising, 0: falling (after inversion; a stimulus has only active edges: 1)"),
            Field("multi", 1, "further accepted edges of this source in the same clock were not recorded"),
        ),
        "A delta that does not fit closes the block: the next one starts at the event's own time.",
    )


EVENT, WIDE_EVENT = _event("event", FEW), _event("wide event", len(INPUTS))
EVENT_WORDS = (EVENT, WIDE_EVENT)
"""By form: what `detail` says in the header of a block of events or losses."""


def event_form(inputs: int) -> int:
    """The form of the events of an instrument with so many inputs."""
    return int(inputs > FEW)


def max_delta(word: Word) -> int:
    """The largest delta that an event word can hold."""
    return (1 << word.field("delta").width) - 1


LOSS_TIMES = 4
"""Words of a loss record that are times: begin low, high, end low, high, of the first and the last edge lost."""


def loss_words(form: int) -> int:
    """Words of a loss record: its times, then a count for each number that a source of that form can have."""
    return LOSS_TIMES + (1 << EVENT_WORDS[form].field("source").width)
