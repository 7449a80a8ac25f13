# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment that is one run prints in the end. Reports are loaded only then: that takes a second."""

from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from ..measuring.experiment import Telling

if TYPE_CHECKING:
    from ..results.resultrecord import Result


def conclude_run(out: Path, result: "Result", telling: Telling) -> int:
    """Tell what was found; returns the exit code."""
    from ..measuring.rundir import RunDirectory
    from ..report.bysegment import main_segment
    from ..report.documents.run import document
    from ..report.terminal import conclude
    from ..report.textbars import caption, histogram

    directory = RunDirectory(out)
    bars: list[str] = []
    if telling.histogram and (segment := main_segment(result)):
        bars = ["", caption(result, segment), *histogram(result, segment, get_terminal_size().columns)]
    conclude(document(result), directory.report_file, directory.result_file, telling, limits=result.limits, lines=bars)
    return result.exit_code
