# SPDX-License-Identifier: BSD-2-Clause
"""How long nothing has been written of a run that does not say how it ended: whether it goes on, or broke off."""

import time

from .rundir import RunDirectory
from .runrecord import RunRecord

STALE = 10.0
"""Seconds without a snapshot that are pointed out: 20 times the usual ones between two. Of a run that does not say how
it ended, a result that is there is the last word only after so long, and if it is of all blocks: somebody may ask for a
report meanwhile."""


def longest_silence(run: RunRecord) -> float:
    """For how many seconds nothing may be written of a run before it is taken for killed: it may wait for a link that
    is interrupted."""
    return STALE + float(run.configuration.patience * run.identity.tick)


def is_killed(directory: RunDirectory, run: RunRecord) -> bool:
    """Whether a run, of which this is the content of run.json now, is taken for killed."""
    file = directory.capture_file if directory.capture_file.exists() else directory.run_file
    return run.end is None and time.time() - file.stat().st_mtime > longest_silence(run)


def unended(directory: RunDirectory, run: RunRecord) -> str:
    """What is said of a run that does not say how it ended, after its name."""
    if is_killed(directory, run):
        return "broke off"
    return "has no end on record (it is going on, or broke off just now)"
