# SPDX-License-Identifier: BSD-2-Clause
"""What operations of a target cost, from runs in which each stands between two toggles. See docs/guide/bracket.md."""

from collections.abc import Sequence

from ..analysis.blocks import BLOCKS
from ..analysis.calibration import Cost, Median, block_median, cost
from ..campaigns.campaigndir import CampaignDirectory
from ..errors import BadInput
from ..measuring.experimentrecord import BracketSettings
from ..measuring.rundir import RunDirectory
from ..results.findingrecords import BracketFinding
from ..results.samples import in_blocks
from ..results.summary import known, quantile_in
from ..targets.target import Target
from .campaignrecord import BracketCosts, CostResult, OperationResult, ScenarioRow
from .finder import Finder

NOTHING = "nothing"
"""The stub's operation that is none: the calibration."""
WORKLOAD = "bracket"
SEGMENT = "work"


def check_operation(target: Target, named: str | None) -> str | None:
    """What the target does between its toggles: as its stub says, else as the user does.

    BadInput if the stub does something else.
    """
    workload = target.description.get("workload")
    if workload is None:
        return named
    if workload != WORKLOAD:
        raise BadInput(f"the stub's workload is {workload}: start it with --workload {WORKLOAD} --operation NAME")
    operation = str(target.description.get("operation", NOTHING))
    if named not in (None, operation):
        raise BadInput(f"the stub does {operation}, not {named}: start it with --operation {named}")
    return operation


def finder(settings: BracketSettings) -> Finder:
    """What one run says beyond its segments: of which operation it is."""
    return Finder(lambda: (BracketFinding(operation=settings.operation), []))


def costs(directory: CampaignDirectory, rows: Sequence[ScenarioRow]) -> BracketCosts:
    """What each operation costs, from the runs of a series that were measured. Times in seconds.

    `rows` are those of the series' result. Without a calibration no cost is known.
    """
    measured = [(row, segment) for row in rows for segment in row.segments if segment.name == SEGMENT and segment.n]
    empty = next((median(directory.run(row.name)) for row, _ in measured if row.name == NOTHING), None)
    found = []
    for row, segment in measured:
        tick = float(known(row.tick).fraction)
        tail = quantile_in(segment.quantiles, "0.999")
        more = None
        if empty and row.name != NOTHING:
            more = cost(median(directory.run(row.name)), empty)
        found.append(
            OperationResult(
                operation=row.name,
                n=segment.n,
                median=known(segment.median) * tick,
                p99_9=tail.upper * tick if tail else None,
                max=known(segment.max) * tick,
                missing=segment.classes.missing,
                cost=_in_seconds(more, tick) if more else None,
            )
        )
    return BracketCosts(calibration=NOTHING if empty else None, operations=found)


def median(directory: RunDirectory) -> Median:
    """The median of the bracket."""
    samples = in_blocks(directory, SEGMENT, BLOCKS)
    return block_median(samples.values, samples.tops, samples.counts)


def _in_seconds(found: Cost, tick: float) -> CostResult:
    return CostResult(
        value=found.value * tick,
        interval=found.interval and (found.interval[0] * tick, found.interval[1] * tick),
        quantisation=found.quantisation * tick,
        withheld=found.withheld,
        drifts=found.drifts,
        shown=found.shown,
    )
