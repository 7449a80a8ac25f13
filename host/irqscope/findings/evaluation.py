# SPDX-License-Identifier: BSD-2-Clause
"""From a finished observation to result.json: the one way to it, of a run by itself and of a step of a sweep."""

from contextlib import nullcontext, suppress
from pathlib import Path

from ..base.records import Record, write
from ..errors import NotKept
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..recording.masking import NONE
from ..recording.stream import replay
from ..results.clean import Clean
from ..results.onepass import WholeObservation, read_whole
from ..results.planned import NOTHING_ELSE
from ..results.result import assemble
from ..results.resultfile import result_of
from ..results.resultrecord import Result
from ..results.secondpass import second_pass
from .findings import finder


def evaluate(directory: RunDirectory, run: RunRecord, observation: Observation, *, needed: bool = True) -> Result:
    """The result of the run in `directory`, written there, see `keep`."""
    result = judged(directory, run, observation)
    keep(directory.result_file, result, needed=needed)
    return result


def keep(file: Path, result: Record, *, needed: bool) -> None:
    """Write a result beside what it is of. If it is not needed there, a place where nothing can be written, such as an
    archive, does without."""
    with nullcontext() if needed else suppress(NotKept):
        write(file, result)


def evaluated(directory: RunDirectory, *, needed: bool = True) -> Result:
    """The result of the run in `directory`: that which is there, or written there if there is none, see `keep`. That of
    a run without an end is made each time: it may be measured still."""
    if directory.result_file.exists() and directory.read_run().end:
        return result_of(directory)
    return evaluate(directory, *read_whole(directory), needed=needed)


def judged(directory: RunDirectory, run: RunRecord, observation: Observation) -> Result:
    """The result of the run in `directory`. The capture is read once more, for all that the run makes necessary, and
    found to be the one that was measured; if it was read for this just now and nothing is left to compute, it is not.

    A live run has a clean view if it came to its end: before that the simulated instrument has told of no blind time.
    """
    look = second_pass(run, observation)
    ended_live = run.live and run.end
    cleaned = Clean(directory.read_blind(), observation, look.spans or NONE) if ended_live else None
    finding = finder(directory, run, observation)
    consumers = [consumer for each in (look, cleaned, finding) if each for consumer in each.consumers]
    known = observation.seal if isinstance(observation, WholeObservation) and not consumers else None
    altered = directory.altered(run, known or replay(directory.path, *consumers))
    found, wrong = finding.found() if finding else (None, [])
    rest = finding.rest if finding else NOTHING_ELSE
    return assemble(run, observation, cleaned, look, found, wrong, altered, rest)
