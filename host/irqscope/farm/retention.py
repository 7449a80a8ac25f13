# SPDX-License-Identifier: BSD-2-Clause
"""What a farm keeps for how long. Snapshots stay for ever, and so do captures of runs with a verdict, which rests on
them.

The log of the table of snapshots has the policy. Each intake carries it out for its target, `irqscope farm keep` for
all. Ages are days before the newest run of the farm, or before today if that is earlier: a clock that is wrong, here or
where a run was measured, removes nothing too soon.
"""

import datetime
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from ..errors import BadInput
from .captures import Captures
from .dataset import Dataset
from .outliers import Outliers
from .store import Table
from .trends import days_of, first_of

PREFIX = "irqscope."
EVER, NONE = "ever", "none"
_NUMBER = re.compile(r"[0-9]{1,7}")


@dataclass(frozen=True)
class Retention:
    """Days that captures of runs without a verdict are kept, and the longest samples of all; None: for ever."""

    captures: int | None = 7
    outliers: int | None = None

    @classmethod
    def of(cls, properties: Mapping[str, str]) -> Self:
        """What a log says; where it says nothing, as usual."""
        found = {name: properties.get(PREFIX + name, "") for name in vars(cls())}
        return cls(
            **{
                name: None if text == EVER else int(text)
                for name, text in found.items()
                if text == EVER or _NUMBER.fullmatch(text)
            }
        )

    @property
    def properties(self) -> dict[str, str]:
        """The opposite."""
        return {PREFIX + name: EVER if days is None else str(days) for name, days in vars(self).items()}


def parsed(text: str, what: str) -> int | None:
    """Days, from `7d`, `6mo` (of 30 days), `1y`, `ever` or `none`; BadInput if it is something else."""
    if text == EVER:
        return None
    days = 0 if text == NONE else days_of(text)
    if days is None:
        raise BadInput(f"{text[:100]!r} is no time to keep {what}: write 7d, 6mo, 1y, {EVER} or {NONE}")
    return days


def shown(days: int | None) -> str:
    """The opposite."""
    return EVER if days is None else f"{days}d" if days else NONE


def carry_out(dataset: Dataset, kept: Retention, target: str | None = None) -> datetime.date:
    """Remove what is older than is to be kept, of one target, or of all; returns the day that ages count from."""
    newest = dataset.opened().newest
    _remove(Captures(dataset.place).table, newest, kept.captures, "not judged", target)
    _remove(Outliers(dataset.place).table, newest, kept.outliers, "true", target)
    return newest


def _remove(table: Table, newest: datetime.date, days: int | None, what: str, target: str | None) -> None:
    if days is None:
        return
    first = first_of(days, newest)
    whose = f" and target = '{target}'" if target else ""
    if table.remove(f"{what} and date < '{first}'{whose}"):
        table.free()
