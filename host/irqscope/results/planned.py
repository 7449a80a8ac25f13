# SPDX-License-Identifier: BSD-2-Clause
"""Whether a run went on for as long as it was planned.

What is shown of the first stimuli is not shown of the others: a run that ended short of its plan, by a signal, the
watchdog or the first late sample, passes no limit, unless the user allows it with --allow-short.
"""

from dataclasses import dataclass

from ..base.records import Record
from ..measuring.observation import Observation
from ..measuring.runrecord import AS_PLANNED, EndRecord, RunRecord
from ..units import format_time


class Plan(Record, frozen=True, kw_only=True):
    """Whether a measurement went on for as long as it was planned."""

    short: bool
    """It ended before its plan did."""
    allowed: bool
    """Limits may be kept all the same (`--allow-short`)."""
    sentence: str | None
    """By how much it is short; null if it is not."""

    @property
    def is_broken(self) -> bool:
        """It is short, and nobody said that it may be."""
        return self.short and not self.allowed


@dataclass(frozen=True)
class Rest:
    """What belongs to a measurement beside its first run: further runs, of which some `broke` off, or of which `left`
    says what is missing of the plan, None if nothing is."""

    broke: bool = False
    left: str | None = None


NOTHING_ELSE = Rest()


def planned(run: RunRecord, observation: Observation, rest: Rest = NOTHING_ELSE) -> Plan:
    """The entry `plan` of result.json. A run that broke off is not short, but incomplete."""
    end, allowed = run.end, run.allow_short
    own = None if end is None or end.reason in AS_PLANNED else _left(end, observation)
    return plan(own or rest.left, allowed)


def plan(left: str | None, allowed: bool) -> Plan:
    """The entry of something of which `left` says what is missing of its plan, None if nothing is."""
    return Plan(short=left is not None, allowed=allowed, sentence=left)


def exceeded(observation: Observation) -> list[str]:
    """A sentence for each stimulus that came more often than planned, as none does: the plan is of another run."""
    return [
        f"{driven} times {role.label} was driven, and {wanted} times planned: run.json is not of this capture"
        for role, (driven, _, wanted) in observation.finite.items()
        if driven > wanted
    ]


def _left(end: EndRecord, observation: Observation) -> str | None:
    configuration = observation.configuration
    for driven, blocked, wanted in (finite := observation.finite).values():
        if driven + blocked < wanted:
            return f"the run ended short of its plan, with {driven} of {wanted} stimuli"
    if finite:
        return None
    tick = observation.identity.tick
    lasted, length = (end.end_ticks - end.start_ticks) * tick, configuration.duration * tick
    return f"the run ended short of its plan, after {format_time(lasted, 4)} of {format_time(length, 4)}"
