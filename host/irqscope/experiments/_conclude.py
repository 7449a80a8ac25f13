# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment that is one run prints in the end. Reports are loaded only then: that takes a second."""

from pathlib import Path

from ..measuring.rundir import RunDirectory
from ..results.resultrecord import Result


def conclude_run(out: Path, result: Result, drawn: bool) -> int:
    """Print what was found, and draw report.html if it is to be `drawn`; returns the exit code."""
    from ..report.documents.run import document
    from ..report.terminal import conclude

    directory = RunDirectory(out)
    conclude(document(result), directory.report_file, directory.result_file, drawn=drawn, limits=result.limits)
    return result.exit_code
