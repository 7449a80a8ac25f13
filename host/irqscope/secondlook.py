# SPDX-License-Identifier: BSD-2-Clause
"""What only some runs need from their events: kinds of extra responses, and the other policy.

Whether a run needs it is known when its statistics are complete, so the capture is read a second time then; most runs
are spared it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .analysis import Analysis
from .capture import CaptureFile
from .contract.segments import Count
from .extra import ExtraSplit, bounce_time
from .otherpolicy import OtherPolicy
from .rundir import RunDirectory


@dataclass(frozen=True)
class SecondLook:
    """By number of the segment: `extra` has all latencies, `other` those with ambiguous responses."""

    extra: Mapping[int, ExtraSplit] = field(default_factory=dict)
    other: Mapping[int, OtherPolicy] = field(default_factory=dict)


def look_again(directory: RunDirectory, analysis: Analysis) -> SecondLook:
    """Compute what `analysis`, which is finished, makes necessary; without need nothing is read."""
    identity, configuration = analysis.identity, analysis.configuration
    extra, other, needed = {}, {}, []
    for number, settings in enumerate(configuration.segments):
        if settings.is_interval:
            continue
        counts = analysis.totals.segments[number].counts
        response = configuration.inputs.get(settings.response)
        extra[number] = ExtraSplit(settings, identity, bounce_time(response.filter if response else 0, identity))
        if counts[Count.EXTRA]:
            needed.append(extra[number])
        if counts[Count.AMBIGUOUS]:
            other[number] = OtherPolicy(settings, identity)
    if needed or other:
        again = Analysis(identity, configuration, [*needed, *other.values()])
        for blocks in CaptureFile(directory.capture_file).batches():
            again.feed(blocks)
        again.finish()
    return SecondLook(extra, other)
