# SPDX-License-Identifier: BSD-2-Clause
"""Take runs out of a farm that were added by mistake.

The snapshots go first: they say what is in a farm. Then the other tables.
"""

from collections.abc import Sequence

from ..errors import BadInput
from .captures import Captures
from .dataset import Dataset, check_run, check_target
from .outliers import Outliers
from .store import Table


def remove(dataset: Dataset, target: str, runs: Sequence[str] = ()) -> list[str]:
    """Remove these runs of a target, or all of it; returns which. BadInput if one is not there, and none is removed.

    What was killed meanwhile is done by the same once more: captures that are left count as well.
    """
    check_target(target)
    for run in runs:
        check_run(run)
    place = dataset.place
    tables = (dataset.table, Captures(place).table, Outliers(place).table, Table(place, "reanalyses"))
    there = {row["run"] for table in tables for row in table.rows(["run"], target=target)}
    if not there:
        raise BadInput(f"{place} holds nothing of {target}")
    if absent := [run for run in runs if run not in there]:
        raise BadInput(f"{place} holds no run {absent[0]} of {target}")
    gone = set(runs) or there
    these = ", ".join(f"'{run}'" for run in sorted(gone))
    for table in tables:
        if table.remove(f"target = '{target}'" + (f" and run in ({these})" if runs else "")):
            table.free()
    return sorted(gone)
