# SPDX-License-Identifier: BSD-2-Clause
"""Segments by their names, and by those of presets."""

from collections.abc import Iterator, Mapping, Sequence

from ..contract.segments import DEFAULT_SEGMENTS, Segment, segment
from ..errors import BadInput

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


def _names(given: Sequence[str]) -> Iterator[str]:
    for name in given:
        yield from PRESETS.get(name, (name,))
