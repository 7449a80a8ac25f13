# SPDX-License-Identifier: BSD-2-Clause
"""What a stub's end line counts, beside what the instrument counted of the same."""

from collections.abc import Mapping, Sequence

from ..base.records import Count, Record
from ..contract import registers
from ..contract.roles import INPUTS, Source
from ..measuring.cited import EndLine
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..printable import printable
from ..targets.target import Target
from ..units import counted as times

STIMULI, PULSES = "stimuli", "pulses of the trigger"


class Counted(Record, frozen=True, kw_only=True):
    """What both a stub's end line and the instrument count; a difference is a warning."""

    what: str
    """Stimuli, without masked ones unless some coalesced; pulses of the trigger; or an input: its toggles."""
    target: Count
    """By the target."""
    instrument: int
    """By the instrument."""


def counted(observation: Observation) -> dict[str, int]:
    """What the instrument drove and, if its stream was on, saw, by the names of `compare`."""
    watched = observation.configuration.inputs if observation.configuration.stream else ()
    seen = {role.label: registers.SEEN[role] for role in INPUTS if role in watched}
    pulses = {PULSES: registers.FIRED_TRIGGER} if observation.configuration.trigger else {}
    return {name: observation.totals.get(field) for name, field in {STIMULI: _FIRED, **seen, **pulses}.items()}


def together(runs: Sequence[Mapping[str, int]]) -> dict[str, int]:
    """What runs have `counted`, added up: of what one of them did not watch nobody knows."""
    known = [name for name in runs[0] if all(name in run for run in runs)] if runs else []
    return {name: sum(run[name] for run in runs) for name in known}


def compare(run: RunRecord, observation: Observation, masked: int, coalesced: bool) -> list[Counted]:
    """`what`, as `target` and `instrument` counted it, as far as both did.

    The target knows nothing of `masked` stimuli. Stimuli are left out if some `coalesced`: an interrupt that waits for
    its handler is one, however often it was requested. Targets that toggle by a clock of their own are left out: they
    also do it before and after a run.
    """
    target, line = Target(run.target), run.end.line if run.end else None
    if target.is_periodic or line is None or line.handlers is None:
        return []
    edges = 2 if target.pulses else 1  # of which the instrument counts the first
    said = {name: count // edges for name, count in line.toggles.items()}
    if not coalesced:
        said[STIMULI] = line.handlers + line.lost
    if target.takes_trigger and line.triggers is not None:
        said[PULSES] = line.triggers
    seen, before = counted(observation), run.before
    seen[STIMULI] -= masked
    return [
        Counted(what=name, target=said[name], instrument=count + before.get(name, 0))
        for name, count in seen.items()
        if name in said
    ]


def warnings(compared: list[Counted]) -> list[str]:
    """One sentence for each count in which target and instrument differ."""
    return [
        f"the target counted {item.target} {noun(item.what)} and the instrument {item.instrument}"
        for item in compared
        if item.target != item.instrument
    ]


def trouble(line: EndLine) -> str | None:
    """What a guest's kernel said of itself; None if there was nothing."""
    if not line.trouble:
        return None
    more = f", and {times(len(line.trouble) - 1, 'more line')} like it" if line.trouble[1:] else ""
    return f"the guest's kernel was in trouble before the run had ended, and said: {printable(line.trouble[0])}{more}"


_FIRED = registers.FIRED[Source.STIMULUS]


def noun(what: str) -> str:
    """What is counted, in words."""
    return what if what in (STIMULI, PULSES) else f"toggles of {what}"
