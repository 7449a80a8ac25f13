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

    @property
    def label(self) -> str:
        """The word that users see."""
        return self.name.lower()


INPUTS = (Source.ISR, Source.TASK, Source.DONE, Source.AUX)
STIMULI = (Source.STIMULUS, Source.STIMULUS2)
OUTPUTS = (*STIMULI, Source.TRIGGER)
SOURCES = INPUTS + STIMULI
"""Sources that segments pair."""
EVENT_SOURCES = (*SOURCES, Source.TRIGGER)
"""Sources of events; their order is the order of events of one tick."""

SOURCE_BITS = 3

ROLE_DOC = {
    Source.ISR: "toggled by the interrupt handler",
    Source.TASK: "toggled when the released task starts",
    Source.DONE: "toggled when the task ends",
    Source.AUX: "free: PPS, second core, marker",
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
