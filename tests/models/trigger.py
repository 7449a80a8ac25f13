# SPDX-License-Identifier: BSD-2-Clause
"""The trigger, plainly: what is overdue tick by tick, and which occasions make pulses clock by clock."""

from collections.abc import Sequence
from dataclasses import dataclass

LEAST = 2
"""Clocks that a wait, a pulse and a hold-off have at least."""


@dataclass(frozen=True)
class Row:
    """One clock: the samples in which a cause and a response came, if they did."""

    cause: int | None = None
    response: int | None = None
    enable: bool = True


@dataclass(frozen=True)
class Told:
    """What a row leads to."""

    passed: bool = False
    late: bool = False
    coalesced: bool = False


def watched(rows: Sequence[Row], samples: int, limit: int) -> list[Told]:
    """What is told of each row."""
    due: int | None = None
    overdue = False
    told = []
    for clock, row in enumerate(rows):
        if not row.enable:
            due, overdue = None, False
        passed = late = coalesced = False
        for sub in range(samples if row.enable else 0):
            tick = clock * samples + sub
            if row.cause == sub:
                coalesced, overdue = due is not None, False
                clocks, end = divmod(sub + limit, samples)
                due = (clock + max(clocks, LEAST)) * samples + end if due is None else due
            if row.response == sub:
                late |= overdue
                due, overdue = None, False
            if due == tick:
                passed, due, overdue = True, None, True
        told.append(Told(passed, late, coalesced))
    return told


def pulses(
    occasions: Sequence[bool], fires: Sequence[bool], *, width: int, holdoff: int, count: int = 0
) -> tuple[str, int]:
    """The levels after each clock (`#` active) and how many occasions were held; `count` 0 is endless."""
    levels, held, fired = "", 0, 0
    free = 0  # the first clock in which a pulse may begin
    ends = 0
    for clock, (found, fire) in enumerate(zip(occasions, fires, strict=True)):
        counts = found and not (count and fired == count)
        if clock >= free and (fire or counts):
            fired += counts
            ends = clock + max(width, LEAST)
            free = ends + 1 + max(holdoff, LEAST)
        else:
            held += found or fire
        levels += ".#"[clock < ends]
    return levels, held
