# SPDX-License-Identifier: BSD-2-Clause
"""From a finished observation to result.json: the one way to it, of a run by itself and of a step of a sweep."""

from typing import Any

from ..base.records import write_json
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..results.clean import clean
from ..results.result import assemble
from ..results.secondlook import look_again
from ..results.spans import NONE
from .findings import findings


def evaluate(directory: RunDirectory, run: RunRecord, observation: Observation) -> dict[str, Any]:
    """The result of the run in `directory`, written there. The capture is read again for what the run makes necessary.

    A live run has a clean view if it came to its end: before that the simulated instrument has told of no blind time.
    """
    look = look_again(directory, run, observation)
    ended_live = run.live and run.end
    cleaned = clean(directory, directory.read_blind(), observation, look.spans or NONE) if ended_live else None
    found = findings(directory, run.experiment, observation)
    result = assemble(run, observation, cleaned, look, found, directory.altered(run))
    write_json(directory.result_file, result)
    return result
