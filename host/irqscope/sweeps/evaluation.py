# SPDX-License-Identifier: BSD-2-Clause
"""From the steps of a sweep to its result.json."""

from ..findings.evaluation import evaluate, evaluated, keep
from ..results.onepass import read_whole
from .sweepdir import SweepDirectory
from .sweeprecord import SweepResult
from .sweepresult import assemble


def evaluate_sweep(directory: SweepDirectory, *, again: bool = False, needed: bool = True) -> SweepResult:
    """Write result.json, as `keep` does; returns its record.

    A step's own result.json is taken as it is; with `again`, or where there is none, or no end, it is computed.
    """
    sweep, found = directory.read(), []
    for step in sweep.steps:
        run = directory.step(step)
        if not run.capture_file.exists() and (again or not run.result_file.exists()):
            continue  # broken off before its first block, or lost: the result says so
        found.append((step, evaluate(run, *read_whole(run)) if again else evaluated(run, needed=needed)))
    result = assemble(sweep, found)
    keep(directory.result_file, result, needed=needed)
    return result
