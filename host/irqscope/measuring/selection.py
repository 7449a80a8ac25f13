# SPDX-License-Identifier: BSD-2-Clause
"""Which segments of a run are measured on the chip; the others come from events (`offchip`)."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from ..contract.segments import SEGMENTS, Segment, segment
from .presets import chosen

if TYPE_CHECKING:
    from ..contract.identity import Identity
    from ..targets.target import Target
    from .requests import Latency


def selected(request: "Latency", identity: "Identity", target: "Target") -> tuple[list[Segment], Collection[str]]:
    """The segments of a run, and the names of those that the user asks for.

    Without --segments these are the target's default ones. What limits, the trigger, m or a threshold name is asked
    for, too, and takes the place of the last of the others where the chip has no room for all.
    """
    if request.segments:
        segments = chosen(request.segments, ())
        return segments, {each.name for each in segments}
    defaults = target.default_segments(undithered=request.dither in ("none", 0))
    named = [name for name in dict.fromkeys(_asked(request)) if target.answers(segment(name))]
    names = list(dict.fromkeys([*defaults, *named]))
    while len(names) > identity.segments:
        spare = [name for name in names if name not in named]
        names.remove(spare[-1] if spare else names[-1])
    return chosen(names, ()), named


def _asked(request: "Latency") -> Iterator[str]:
    """Names of segments that something else than --segments gives."""
    yield from (limit.segment for limit in request.judged() if limit.segment)
    yield from request.least_times.named
    yield from request.thresholds.named
    if request.trigger_segment in {each.name for each in SEGMENTS}:
        yield request.trigger_segment
