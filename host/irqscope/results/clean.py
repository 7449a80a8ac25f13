# SPDX-License-Identifier: BSD-2-Clause
"""The view *clean* of a live run: its samples without those that a blind interval hit, from the capture.

The blind intervals are only known when the run is over, so that these samples are
found when the capture is read a second time.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..analysis.histogram import Distribution, ExactCounts
from ..base.records import Count, enlarged
from ..measuring.observation import Observation
from ..recording.blind import INVALID_SHARE, Ticks, hit, merged
from ..recording.masking import Spans
from ..recording.stream import Consumer
from ..units import format_share, share_at_most
from .summary import View, summarise
from .unmasked import UnmaskedPairing


class CleanView(View, frozen=True, kw_only=True):
    """Figures of the samples that no blind interval hit."""

    discarded: Count
    """Those that one hit."""
    discarded_share: float
    """Of all; 0 if there are none."""


class CleanSamples:
    """Samples of one segment; `blind` as `merged` gives it."""

    def __init__(self, blind: Ticks) -> None:
        self._blind = blind
        self.kept = ExactCounts()
        self.discarded = 0

    def add(self, values: Ticks, responses: Ticks) -> None:
        """Take samples by their values and the times of their responses."""
        hits = hit(responses - values, responses, self._blind)
        self.discarded += int(np.count_nonzero(hits))
        self.kept.add(values[~hits])

    @property
    def share(self) -> float:
        """Share of the samples that was discarded; 0 if there are none."""
        n = self.discarded + self.kept.n
        return self.discarded / n if n else 0.0

    @property
    def view(self) -> CleanView:
        """The figures, as of every view, and what was discarded."""
        values, counts = self.kept.table()
        low, high = (int(values[0]), int(values[-1])) if len(values) else (None, None)
        total = sum(value * count for value, count in zip(values.tolist(), counts.tolist(), strict=True))
        summary = summarise(Distribution.exact(self.kept), low, high, total)
        source = f"events {self.kept.n} of {self.kept.n + self.discarded}"
        return enlarged(summary, CleanView, discarded=self.discarded, discarded_share=self.share, source=source)


class Clean:
    """A live run without what was not seen: `intervals` blind ones, together of so many `ticks`.

    `segments`, in the order of the configuration, are empty until the capture was told to the `consumers`.
    """

    def __init__(self, blind: NDArray[Any], observation: Observation, spans: Spans) -> None:
        """`blind` are rows of begin and end, in ticks; masked `spans` are left out, too."""
        found, configuration = merged(blind), observation.configuration
        self.intervals, self.ticks = len(found), int(np.sum(found[:, 1] - found[:, 0] + 1))
        self.segments = [CleanSamples(found) for _ in configuration.segments]
        pairings = [UnmaskedPairing(settings, observation.identity, spans) for settings in configuration.segments]
        for pairing, samples in zip(pairings, self.segments, strict=True):
            pairing.watchers.append(samples.add)
        self.consumers: Sequence[Consumer] = pairings


def complaint(name: str, samples: CleanSamples) -> str | None:
    """One sentence if too much of a segment was discarded."""
    if samples.share <= INVALID_SHARE:
        return None
    return (
        f"{name}: {share_at_most(samples.share)} of the samples fell into times at which the live bench did not look, "
        f"more than {format_share(INVALID_SHARE)}: measure with less other load or at a lower rate"
    )
