# SPDX-License-Identifier: BSD-2-Clause
"""From the steps of a sweep to its result.json."""

from ..base.records import write
from ..findings.evaluation import evaluate
from ..results.onepass import read_whole
from ..results.resultfile import read_result
from .sweepdir import SweepDirectory
from .sweeprecord import SweepResult
from .sweepresult import assemble


def evaluate_sweep(directory: SweepDirectory, *, again: bool = False) -> SweepResult:
    """Write result.json; returns its record.

    A step's own result.json is taken as it is; with `again`, or where there is none, it is computed.
    """
    sweep, found = directory.read(), []
    for step in sweep.steps:
        run_directory = directory.step(step)
        if again or not run_directory.result_file.exists():
            if not run_directory.capture_file.exists():
                continue  # broken off before its first block, or lost: the result says so
            evaluate(run_directory, *read_whole(run_directory))
        found.append((step, read_result(run_directory.path)))
    result = assemble(sweep, found)
    write(directory.result_file, result)
    return result
