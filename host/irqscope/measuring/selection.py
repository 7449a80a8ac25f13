# SPDX-License-Identifier: BSD-2-Clause
"""Which segments are measured on the chip, by name or preset; the others come from events (`offchip`)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..contract.segments import DEFAULT_SEGMENTS, SEGMENTS, Segment, segment
from ..errors import BadInput

if TYPE_CHECKING:
    from ..contract.identity import Identity
    from ..targets.target import Target
    from .requests import Latency

PRESETS: Mapping[str, Sequence[str]] = {
    "latency": DEFAULT_SEGMENTS,
    "moryc": ("isr", "isr.interval", "task.interval", "done.interval"),
    "niedermeyer-isr": ("isr", "isr.interval"),
    "niedermeyer-task": ("wake", "task.interval"),
    "niedermeyer-end": ("response", "done.interval"),
}
"""What Moryc plots, starts and ends by intervals; and what Niedermeyer does, of the handler's start, of the task's
start and of its end, each beside the true latency."""


def chosen(given: Sequence[str] | None, defaults: Sequence[str]) -> list[Segment]:
    """The segments that the user names, or the default ones; BadInput if one is unknown or comes twice."""
    names = list(_names(given)) if given else list(defaults)
    if len(set(names)) != len(names):
        raise BadInput(f"--segments names a segment twice: {','.join(given or ())}")
    try:
        return [segment(name) for name in names]
    except ValueError as error:
        raise BadInput(f"{error}, or a preset: {', '.join(PRESETS)}") from error


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


def _names(given: Sequence[str]) -> Iterator[str]:
    for name in given:
        yield from PRESETS.get(name, (name,))
