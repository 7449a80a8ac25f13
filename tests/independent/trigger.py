# SPDX-License-Identifier: BSD-2-Clause
"""When the trigger must fire, after docs/guide/trigger.md, from the edges of its cause and its response."""

from collections.abc import Iterator
from typing import Any

from waveform import FRONT_END_CLOCKS, Event

CORE_CLOCKS = 3
OUTPUT_CLOCKS = 1
"""Of the front end `simulation`."""
LEAST = 2
"""Clocks that anything of the trigger lasts at least."""


def occasions(true: list[Event], settings: dict[str, Any], samples: int) -> Iterator[int]:
    """Clocks, as stamped, in which something happens that the settings ask for; in order, some twice."""
    names = [source_name(settings[side]) for side in ("cause", "response")]
    edges = sorted((event.ticks, names.index(event.source)) for event in true if event.source in names)
    due: int | None = None
    overdue = False
    for tick, is_response in [*edges, (1 << 62, 0)]:
        if due is not None and tick > due:
            if settings["deadline"]:
                yield due // samples
            due, overdue = None, True
        if is_response:
            if overdue and settings["late"]:
                yield tick // samples
            due, overdue = None, False
        else:
            if due is not None and settings["coalesced"]:
                yield tick // samples
            if due is None:
                clock, sub = divmod(tick, samples)
                whole, end = divmod(sub + settings["limit"], samples)
                due = (clock + max(whole, LEAST)) * samples + end
            overdue = False


def pulses(true: list[Event], settings: dict[str, Any], samples: int, filter_clocks: int) -> list[int]:
    """Ticks of the pulses' active edges, as stamped."""
    delay = CORE_CLOCKS + OUTPUT_CLOCKS + FRONT_END_CLOCKS + filter_clocks + 4
    busy = max(settings["width"], LEAST) + max(settings["holdoff"], LEAST) + 1
    found: list[int] = []
    free = 0
    for clock in occasions(true, settings, samples):
        if clock >= free and not (settings["count"] and len(found) == settings["count"]):
            found.append((clock + delay) * samples)
            free = clock + busy
    return found


def source_name(source: int | str) -> str:
    """The name of a source, as settings have it."""
    return ("isr", "task", "done", "aux", "stimulus", "stimulus2")[source] if isinstance(source, int) else source
