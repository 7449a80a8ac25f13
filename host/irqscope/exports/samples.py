# SPDX-License-Identifier: BSD-2-Clause
"""The samples of a run in the order of their responses: those that its figures are made of, or what is left of them.

They are paired from the events as everywhere (docs/reference/pairing.md), without masked spans. Where edges were lost,
pairs do not reach across. Of a run that sent no edges there are the records of late samples.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..device.configuration import SegmentSettings
from ..device.decode import Events
from ..recording.stream import Gap, Outliers
from ..results.unmasked import UnmaskedPairing
from .recording import Lost, Recording

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Samples:
    """Samples of one segment, some of them: ticks of the latencies and times of the responses."""

    settings: SegmentSettings
    latency: Ints
    response: Ints


class Pairer:
    """Finds samples in the pieces of a recording that sent edges."""

    def __init__(self, recording: Recording, segments: Sequence[SegmentSettings]) -> None:
        self._found: list[Samples] = []
        spans, identity = recording.spans(), recording.observation.identity
        self._pairings = [UnmaskedPairing(settings, identity, spans) for settings in segments]
        for pairing in self._pairings:

            def keep(latency: Ints, response: Ints, settings: SegmentSettings = pairing.settings) -> None:
                self._found.append(Samples(settings, latency, response))

            pairing.watchers.append(keep)

    def take(self, piece: Events | Lost) -> list[Samples]:
        """What the next piece completes."""
        for pairing in self._pairings:
            if isinstance(piece, Lost):
                pairing.take_gap(Gap())
            else:
                pairing.take_events(piece)
        return self._taken()

    def finish(self) -> list[Samples]:
        """What there is after the last piece."""
        for pairing in self._pairings:
            pairing.finish()
        return self._taken()

    def _taken(self) -> list[Samples]:
        found, self._found = self._found, []
        return found


def samples(recording: Recording, segments: Sequence[SegmentSettings]) -> Iterator[tuple[int, list[Samples]]]:
    """Samples as they are found, and the tick before which no others will be."""
    if not recording.observation.configuration.stream:
        yield from _late(recording, segments)
        return
    pairer = Pairer(recording, segments)
    for piece in recording.pieces():
        found = pairer.take(piece)
        yield piece.begin if isinstance(piece, Lost) else int(piece.time[-1]), found
    yield recording.end + 1, pairer.finish()


def _late(recording: Recording, segments: Sequence[SegmentSettings]) -> Iterator[tuple[int, list[Samples]]]:
    numbers = {settings.name: n for n, settings in enumerate(recording.observation.configuration.segments)}
    for piece in recording.told():
        if not isinstance(piece, Outliers):
            continue
        found = []
        for settings in segments:
            mine = [record for record in piece.records if record.segment == numbers.get(settings.name)]
            latency = np.array([record.latency for record in mine], dtype=np.int64)
            found.append(Samples(settings, latency, np.array([record.time for record in mine], dtype=np.int64)))
        yield 0, found
