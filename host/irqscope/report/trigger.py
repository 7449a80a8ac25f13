# SPDX-License-Identifier: BSD-2-Clause
"""What the trigger did, in sentences."""

from collections.abc import Iterator

from ..results.resultrecord import Result
from ..results.summary import known
from ..units import counted, format_time
from .document import Block, Kind, told
from .sentence import duration_of, planned_of

WHEN = {
    "deadline": "when {limit} had passed without a response of {segment}",
    "late": "when a response of {segment} came later than {limit}",
    "coalesced": "when a cause of {segment} came while one waited",
}


def sentences(result: Result) -> Iterator[str]:
    """How often and when it fired; none of a run without it."""
    found = result.trigger
    if not found:
        return
    settings = known(result.configuration.trigger)
    words = {"limit": planned_of(result, settings.limit), "segment": found.segment}
    asked_for = {"deadline": settings.deadline, "late": settings.late, "coalesced": settings.coalesced}
    asked = " or ".join(text.format(**words) for name, text in WHEN.items() if asked_for[name])
    most = f", {settings.count} at most" if settings.count else ""
    if not found.fired:
        yield f"The trigger was to fire {asked}{most}; it did not."
        return
    held = f"; {counted(found.held, 'further occasion')} made no pulse" if found.held else ""
    yield f"The trigger fired {counted(found.fired, 'time')}, {asked}{most}{held}."
    if found.pulses:
        pulse = found.pulses[0]
        time = format_time((pulse.time - result.start_ticks) * result.tick.fraction)
        edge = f"the edge of {settings.cause}"
        of = {"late": "that response", "coalesced": "that cause"}.get(pulse.reason, edge)
        since = "" if pulse.of is None else f", {duration_of(result, pulse.time - pulse.of)} after {of}"
        yield f"Its first pulse came {time} into the run{since}."


def trigger(result: Result) -> Iterator[Block]:
    """The same, for a report."""
    yield from told(sentences(result), Kind.FINDING)
