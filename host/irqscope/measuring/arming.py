# SPDX-License-Identifier: BSD-2-Clause
"""From a request's trigger to its settings."""

from collections.abc import Sequence
from fractions import Fraction

from ..contract import registers
from ..contract.identity import Identity
from ..contract.trigger import LEAST_CLOCKS
from ..device.configuration import SegmentSettings, TriggerSettings
from ..errors import BadInput
from ..units import format_time, time_text, to_ticks
from .requests import OCCASIONS, Triggering


def armed(request: Triggering, identity: Identity, segments: Sequence[SegmentSettings]) -> TriggerSettings | None:
    """The settings that the request asks for, of one of the measured `segments`; BadInput if that cannot be."""
    if request.trigger is None:
        return None
    refuse_without(identity)
    latencies = {s.name: s for s in segments if not s.is_interval}
    name = request.trigger_segment or next(iter(latencies), "")
    if name not in latencies:
        known = f": use one of {', '.join(latencies)}" if latencies else ""
        raise BadInput(f"the trigger watches a latency that is measured, not {name or 'intervals'}{known}")
    least = LEAST_CLOCKS * identity.samples
    limit = to_ticks(request.trigger, identity.tick)
    if not least <= limit <= identity.trigger_limit:
        low, high = (format_time(ticks * identity.tick) for ticks in (least, identity.trigger_limit))
        asked = time_text(request.trigger)
        raise BadInput(f"--trigger {asked} is out of range: this instrument counts {low} to {high}")
    return TriggerSettings(
        segment=name,
        cause=latencies[name].cause,
        response=latencies[name].response,
        limit=limit,
        **{occasion: occasion in request.trigger_on for occasion in OCCASIONS},
        active_low=request.trigger_active_low,
        stop=request.trigger_stop,
        count=request.trigger_count,
        width=whole_clocks(request.trigger_width, "width", identity, "--trigger-width"),
        holdoff=whole_clocks(request.trigger_holdoff, "holdoff", identity, "--trigger-holdoff"),
    )


def refuse_without(identity: Identity) -> None:
    """BadInput if this instrument has no trigger."""
    if not identity.trigger:
        raise BadInput(f"the {identity.board} has no trigger output in this build: its pin stays low")


def whole_clocks(seconds: Fraction, name: str, identity: Identity, option: str) -> int:
    """The time of an option in clocks, rounded up, as the trigger's register `name` takes them."""
    clocks = -(-to_ticks(seconds, identity.tick) // identity.samples)
    most = (1 << registers.TRIGGER[name].word.width) - 1
    if clocks > most:
        longest = format_time(most * identity.samples * identity.tick)
        raise BadInput(f"{option} {time_text(seconds)} is too long: at most {longest} is possible")
    return max(LEAST_CLOCKS, clocks)
