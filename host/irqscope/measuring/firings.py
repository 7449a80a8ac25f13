# SPDX-License-Identifier: BSD-2-Clause
"""The trigger's pulses among the events of a run, and what each of them answers."""

from typing import Literal

import numpy as np

from ..base.records import Record, SignedTicks
from ..contract.identity import Identity
from ..contract.roles import Source
from ..contract.trigger import LEAST_CLOCKS
from ..device.configuration import TriggerSettings
from ..device.decode import Events, Ticks
from ..recording.stream import Consumer, Gap

KEPT = 100
"""Pulses of which it is looked up what they answer; all are counted."""
BEFORE = 1 << 12
"""Edges of cause and of response that are kept from before, each: a wait is no longer than that."""


class Firing(Record, frozen=True):
    """One pulse of the trigger."""

    time: SignedTicks
    """Of its active edge."""
    reason: Literal["deadline", "late", "coalesced", "unknown"]
    """What it answers; `unknown` where the events tell nothing."""
    of: SignedTicks | None
    """Time of the cause that waited, or of the edge that came."""


class Firings(Consumer):
    """Follows the events of a run and looks up what the first KEPT pulses answer.

    A pulse comes a fixed number of clocks after what it answers, `Identity.trigger_clocks`, so that nothing need be
    guessed: the deadline of a cause, or an edge, is in exactly that clock.

    Attributes
    ----------
    found : list[Firing]
    """

    def __init__(self, identity: Identity, settings: TriggerSettings) -> None:
        self.found: list[Firing] = []
        self._settings, self._samples, self._delay = settings, identity.samples, identity.trigger_clocks
        self._causes = self._responses = np.zeros(0, np.int64)

    def take_events(self, events: Events) -> None:
        settings = self._settings
        if len(self.found) < KEPT:
            causes, responses = (
                np.concatenate((before, events.time[events.source == source]))
                for before, source in ((self._causes, settings.cause), (self._responses, settings.response))
            )
            pulses = events.time[events.source == Source.TRIGGER][: KEPT - len(self.found)]
            self.found += [self._firing(int(time), causes, responses) for time in pulses]
            self._causes, self._responses = causes[-BEFORE:], responses[-BEFORE:]

    def take_gap(self, gap: Gap) -> None:
        """What a pulse answers may be among what is missing."""
        self._causes = self._responses = np.zeros(0, np.int64)

    def _firing(self, time: int, causes: Ticks, responses: Ticks) -> Firing:
        settings, samples = self._settings, self._samples
        clock = time // samples - self._delay
        if settings.deadline:
            ends = causes // samples + np.maximum((causes % samples + settings.limit) // samples, LEAST_CLOCKS)
            if len(found := causes[ends == clock]):
                return Firing(time, "deadline", int(found[0]))
        others: tuple[tuple[Literal["late", "coalesced"], bool, Ticks], ...] = (
            ("late", settings.late, responses),
            ("coalesced", settings.coalesced, causes),
        )
        for reason, asked, edges in others:
            if asked and len(found := edges[edges // samples == clock]):
                return Firing(time, reason, int(found[0]))
        return Firing(time, "unknown", None)
