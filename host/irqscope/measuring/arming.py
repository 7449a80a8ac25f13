# SPDX-License-Identifier: BSD-2-Clause
"""From the options of the trigger to its settings."""

import argparse
from collections.abc import Sequence

from ..contract import registers
from ..contract.identity import Identity
from ..contract.trigger import LEAST_CLOCKS
from ..device.configuration import SegmentSettings, TriggerSettings
from ..errors import BadInput
from ..units import format_time, parse_count, parse_time, to_ticks

OCCASIONS = ("deadline", "late", "coalesced")
MODE = registers.TRIGGER["mode"].word
COUNT_LIMIT = (1 << MODE.field("count").width) - 1


def occasions(text: str) -> list[str]:
    """What the trigger answers, from the option's text; BadInput if it is none of that."""
    found = [name.strip() for name in text.split(",")]
    if strange := [name for name in found if name not in OCCASIONS]:
        raise BadInput(f"--trigger-on takes {', '.join(OCCASIONS)}, not {strange[0]!r}")
    return found


def check_text(options: argparse.Namespace) -> None:
    """Complain, before the instrument is opened, about what the parser of options does not see."""
    occasions(options.trigger_on)
    if parse_count(options.trigger_count) > COUNT_LIMIT:
        raise BadInput(f"--trigger-count {options.trigger_count} is too much: at most {COUNT_LIMIT}, 0 for endless")
    given = [f"--{name.replace('_', '-')}" for name in _DEPENDENT if getattr(options, name) != _DEPENDENT[name]]
    if given and not options.trigger:
        raise BadInput(f"{given[0]} says how the trigger works: give --trigger with its deadline, such as 50us")


_DEPENDENT = {
    "trigger_segment": None, "trigger_on": "deadline", "trigger_width": "10us", "trigger_holdoff": "1ms",
    "trigger_count": "1", "trigger_stop": False, "trigger_active_low": False,
}  # fmt: skip
"""The options that --trigger brings, with their defaults."""


def armed(
    options: argparse.Namespace, identity: Identity, segments: Sequence[SegmentSettings]
) -> TriggerSettings | None:
    """The settings that the options ask for, of one of the measured `segments`; BadInput if that cannot be."""
    if not options.trigger:
        return None
    refuse_without(identity)
    latencies = {s.name: s for s in segments if not s.is_interval}
    name = options.trigger_segment or next(iter(latencies), "")
    if name not in latencies:
        known = f": use one of {', '.join(latencies)}" if latencies else ""
        raise BadInput(f"the trigger watches a latency that is measured, not {name or 'intervals'}{known}")
    asked = occasions(options.trigger_on)
    least = LEAST_CLOCKS * identity.samples
    limit = to_ticks(parse_time(options.trigger), identity.tick)
    if not least <= limit <= identity.trigger_limit:
        low, high = (format_time(ticks * identity.tick) for ticks in (least, identity.trigger_limit))
        raise BadInput(f"--trigger {options.trigger} is out of range: this instrument counts {low} to {high}")
    return TriggerSettings(
        segment=name, cause=latencies[name].cause, response=latencies[name].response, limit=limit,
        **{occasion: occasion in asked for occasion in OCCASIONS},
        active_low=options.trigger_active_low, stop=options.trigger_stop, count=parse_count(options.trigger_count),
        width=whole_clocks(options.trigger_width, "width", identity, "--trigger-width"),
        holdoff=whole_clocks(options.trigger_holdoff, "holdoff", identity, "--trigger-holdoff"),
    )  # fmt: skip


def refuse_without(identity: Identity) -> None:
    """BadInput if this instrument has no trigger."""
    if not identity.trigger:
        raise BadInput(f"the {identity.board} has no trigger output in this build: its pin stays low")


def whole_clocks(text: str, name: str, identity: Identity, option: str) -> int:
    """The time `text` of an option in clocks, rounded up, as the trigger's register `name` takes them."""
    clocks = -(-to_ticks(parse_time(text), identity.tick) // identity.samples)
    most = (1 << registers.TRIGGER[name].word.width) - 1
    if clocks > most:
        longest = format_time(most * identity.samples * identity.tick)
        raise BadInput(f"{option} {text} is too long: at most {longest} is possible")
    return max(LEAST_CLOCKS, clocks)
