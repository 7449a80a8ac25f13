# SPDX-License-Identifier: BSD-2-Clause
"""The report of a run: result.json for programs, report.html for people, sentences and a table for the terminal."""

from ..files import replace
from ..measuring.rundir import RunDirectory
from ..printable import printable
from ..results.resultrecord import Result
from .endtable import end_table
from .experiment import sentences
from .frame import problems_of, tell
from .onlate import sentences as late_samples
from .recurrence import sentences as recurrences
from .sentence import headline, loopback_sentence
from .target import sentences as of_target
from .trigger import sentences as triggers


def conclude(directory: RunDirectory, result: Result, *, drawn: bool = True) -> int:
    """Print what was found, and draw report.html if it is to be `drawn`; returns the exit code."""
    tell(headline(result), problems_of(result), result.limits)
    told = (*sentences(result), *recurrences(result), *late_samples(result), *triggers(result), *of_target(result))
    for text in (*told, loopback_sentence(result), *end_table(result)):
        if text:
            print(printable(text))
    if drawn:
        from .page import page

        replace(directory.report_file, page(result).encode())
    print(directory.report_file if drawn else directory.result_file)
    return result.exit_code
