# SPDX-License-Identifier: BSD-2-Clause
"""The view *clean* of a live run: its samples without those that a blind interval hit, from the capture.

The blind intervals are only known when the run is over, so the capture is read a second time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..analysis.histogram import Distribution, ExactCounts
from ..bench.blind import INVALID_SHARE, Ticks, hit, merged
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from .reread import replay
from .spans import Spans
from .summary import summarise
from .unmasked import UnmaskedPairing


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

    def to_json(self) -> dict[str, Any]:
        """The figures, as of every view, and what was discarded."""
        values, counts = self.kept.table()
        low, high = (int(values[0]), int(values[-1])) if len(values) else (None, None)
        total = sum(value * count for value, count in zip(values.tolist(), counts.tolist(), strict=True))
        summary = summarise(Distribution.exact(self.kept), low, high, total)
        return {
            **summary.to_json(),
            "discarded": self.discarded,
            "discarded_share": self.share,
            "source": f"events {self.kept.n} of {self.kept.n + self.discarded}",
        }


@dataclass(frozen=True)
class Clean:
    """A live run without what was not seen. `segments` are in the order of the configuration; `ticks` were blind."""

    segments: Sequence[CleanSamples]
    intervals: int
    ticks: int


def complaint(name: str, samples: CleanSamples) -> str | None:
    """One sentence if too much of a segment was discarded."""
    if samples.share <= INVALID_SHARE:
        return None
    return (
        f"{name}: {100 * samples.share:.1f} % of the samples fell into times at which the live bench did not look, "
        f"more than {100 * INVALID_SHARE:.0f} %: measure with less other load or at a lower rate"
    )


def clean(directory: RunDirectory, intervals: NDArray[Any], observation: Observation, spans: Spans) -> Clean:
    """Read the capture again, leaving out what `intervals` (rows of begin and end, in ticks) hit, and masked spans."""
    blind, identity, configuration = merged(intervals), observation.identity, observation.configuration
    pairings = [UnmaskedPairing(settings, identity, spans) for settings in configuration.segments]
    again = Observation(identity, configuration, pairings)
    found = [CleanSamples(blind) for _ in again.pairings]
    for pairing, samples in zip(again.pairings, found, strict=True):
        pairing.watchers.append(samples.add)
    replay(directory, again)
    return Clean(found, len(blind), int(np.sum(blind[:, 1] - blind[:, 0] + 1)))
