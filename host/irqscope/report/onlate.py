# SPDX-License-Identifier: BSD-2-Clause
"""What was done about what was late, while it was measured, in sentences and a table."""

from collections.abc import Iterator

from ..measuring.latewatch import PULSE, SAMPLE
from ..results.onlate import NoticedResult, StartedResult
from ..results.provenance import SIMULATED
from ..results.resultrecord import Result
from ..results.summary import known
from ..units import counted, format_interval, format_moment, format_time
from .document import Block, Form, Kind, Table, told
from .sentence import duration_of

LISTED = 100
OCCASIONS = {SAMPLE: "late sample", PULSE: "pulse"}


def sentences(result: Result) -> Iterator[str]:
    """What came of --on-late and --stop-on-late; none without them."""
    entry = result.on_late
    if not entry:
        return
    name = entry.command[0] if entry.command else None
    if not entry.noticed:
        yield _not_run(result, name)
        return
    first = entry.noticed[0]
    if first.occasion == PULSE:
        what, since = "A pulse of the trigger", "it came"
    else:
        took = f"{first.segment} with {duration_of(result, first.latency)} at {_at(result, first)}"
        what, since = f"The first late sample, {took},", "its response"
    seen = f"{what} was known to the host {_delay(result, first)} after {since}"
    if not name:
        yield f"{seen}: the run ended."
        return
    yield f"{seen}; {name} was started for it and {_ended(known(first.command))}{_together(result, first)}."
    if others := entry.noticed[1:]:
        trigger = result.trigger
        pulses = f" and {counted(trigger.fired, 'pulse')} of the trigger" if trigger else ""
        samples = counted(entry.n, "late sample")
        yield f"It was started {counted(len(others), 'more time')} for {samples}{pulses} in all."


def _not_run(result: Result, name: str | None) -> str:
    """That nothing was late, and what of it is not known."""
    entry, trigger = known(result.on_late), result.trigger
    what = f"{name} was not run" if name else "the run went to its end"
    if entry.n or (trigger and trigger.fired):
        return "Something was late; what was done about it is on record at the end of a run only."
    missing = {s.name: s.classes.missing for s in result.shown if s.kind == "latency"}
    counts = ", ".join(f"{count} of {name}" for name, count in missing.items() if count)
    but = f" Missing responses have no record: {counts}." if counts else ""
    nothing = "No pulse of the trigger came, and no record of a late sample" if trigger else "No late sample came"
    return f"{nothing}: {what}.{but}"


def _at(result: Result, each: NoticedResult) -> str:
    """When the cause of a late sample came, since the start."""
    return format_moment((known(each.time) - known(each.latency) - result.start_ticks) * result.tick.fraction)


def _delay(result: Result, each: NoticedResult) -> str:
    """From the response, or the pulse, to the host's knowledge, by the instrument's clock."""
    least, most = (each.delay.least, each.delay.most)
    if most is None:
        return f"{duration_of(result, least)} or more"
    tick = result.tick.fraction
    _, begin, end = format_interval(least * tick, (least * tick, most * tick), tick)
    return f"{begin} to {end}"


def _ended(command: StartedResult) -> str:
    """How a start of the command went, after `it`."""
    if command.seconds is None:
        return str(command.failure)
    took = f", {format_time(command.seconds, 3)} later by the host's clock"
    return f"{command.failure or 'ended with exit code 0'}{took}"


def _together(result: Result, each: NoticedResult) -> str:
    """From the response, or the pulse, to the end of the command; of a virtual bench the two clocks have nothing in
    common."""
    most, seconds = each.delay.most, known(each.command).seconds
    if result.qualification == SIMULATED or most is None or seconds is None:
        return ""
    after = "the pulse" if each.occasion == PULSE else "the response"
    return f", at most {format_time(float(most * result.tick.fraction) + seconds, 3)} after {after}"


def on_late(result: Result) -> Iterator[Block]:
    """What was done, and each occasion where there are several; nothing if nothing was wanted."""
    entry = result.on_late
    if not entry:
        return
    yield from told(sentences(result), Kind.FINDING)
    if len(entry.noticed) > 1:
        rows = [
            (
                f"{OCCASIONS[each.occasion]} {each.number}",
                *_sample(result, each),
                _delay(result, each),
                _ended(each.command) if each.command else None,
            )
            for each in entry.noticed[:LISTED]
        ]
        head = ("occasion", "segment", "latency", "cause at", "known to the host after", "command")
        yield Table("Occasions", head, rows, Form.WORDS)


def _sample(result: Result, each: NoticedResult) -> tuple[str, str, str]:
    """What a row says of a late sample alone."""
    if each.occasion == PULSE:
        return "-", "-", "-"
    return known(each.segment), duration_of(result, each.latency), _at(result, each)
