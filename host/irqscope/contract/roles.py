# SPDX-License-Identifier: BSD-2-Clause
"""Where an edge comes from: input roles, stimulus outputs and the trigger."""

import enum


class Source(enum.IntEnum):
    """Number of a source of events, as it stands in event words and registers."""

    ISR = 0
    TASK = 1
    DONE = 2
    AUX = 3
    STIMULUS = 4
    STIMULUS2 = 5
    TRIGGER = 6
    ISR_B = 8
    TASK_B = 9
    DONE_B = 10
    AUX_B = 11

    @property
    def label(self) -> str:
        """The word that users see."""
        return self.name.lower()


INPUTS = (
    Source.ISR,
    Source.TASK,
    Source.DONE,
    Source.AUX,
    Source.ISR_B,
    Source.TASK_B,
    Source.DONE_B,
    Source.AUX_B,
)
"""An instrument has the first ones, as many as its identification says. A role's place here is not its number."""
STIMULI = (Source.STIMULUS, Source.STIMULUS2)
OUTPUTS = (*STIMULI, Source.TRIGGER)
EVENT_SOURCES = tuple(sorted((*INPUTS, *OUTPUTS)))
"""Sources of events; their order is the order of events of one tick."""

FEW = 4
"""Inputs of small parts, and the most with which three bits are enough for the number of a source."""
SOURCE_BITS = 4
"""Of a source in registers. An instrument may take no notice of bits that none of its sources needs."""
NUMBERS = 1 << SOURCE_BITS
"""So many there may be, of sources that there are and of others."""


STUB_ROLES = INPUTS[:FEW]
"""What one stub toggles. The pins of a second one are wired to the inputs after these."""


def source_bits(inputs: int) -> int:
    """Bits of the number of a source in an instrument with so many inputs."""
    return 3 if inputs <= FEW else SOURCE_BITS


def event_sources(inputs: int = FEW, *, trigger: bool = True) -> tuple[Source, ...]:
    """The sources of events of an instrument with so many inputs, in their order."""
    absent = {*INPUTS[inputs:], *(() if trigger else (Source.TRIGGER,))}
    return tuple(each for each in EVENT_SOURCES if each not in absent)


def paired_sources(inputs: int = FEW) -> tuple[Source, ...]:
    """The sources that its segments pair: all but the trigger."""
    return event_sources(inputs, trigger=False)


ROLE_DOC = {
    Source.ISR: "toggled by the interrupt handler",
    Source.TASK: "toggled when the released task starts",
    Source.DONE: "toggled when the task ends",
    Source.AUX: "free: PPS, second core, marker",
    Source.ISR_B: "as `isr`, of a second processor; or a further stage",
    Source.TASK_B: "as `task`, likewise",
    Source.DONE_B: "as `done`, likewise",
    Source.AUX_B: "free",
    Source.STIMULUS: "first stimulus output, active edge",
    Source.STIMULUS2: "second stimulus output, active edge",
    Source.TRIGGER: "trigger output, active edge: to the target, when it is late",
}


def source(label: str) -> Source:
    """The source that users call `label`; ValueError names the possible ones."""
    for candidate in Source:
        if candidate.label == label:
            return candidate
    raise ValueError(f"no source is called {label!r}: use one of {', '.join(s.label for s in Source)}")
