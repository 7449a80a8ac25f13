# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment that is one run prints in the end. Reports are loaded only then: that takes a second."""

from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from ..measuring.experiment import Telling

if TYPE_CHECKING:
    from ..results.idlerecords import IdleFinding
    from ..results.resultrecord import Result
    from ..results.segmentrecord import SegmentResult


def conclude_run(out: Path, result: "Result", telling: Telling, idle: "IdleFinding | None" = None) -> int:
    """Tell what was found, `idle` times included if they are given; returns the exit code."""
    from ..measuring.rundir import RunDirectory
    from ..report.bysegment import main_segment
    from ..report.documents.run import document
    from ..report.terminal import conclude

    directory = RunDirectory(out)
    bars = histogram_of(result, main_segment(result)) if telling.histogram else []
    conclude(
        document(result, idle), directory.report_file, directory.result_file, telling, limits=result.limits, lines=bars
    )
    return result.exit_code


def histogram_of(result: "Result", segment: "SegmentResult | None", heading: str = "") -> list[str]:
    """The lines of the histogram of a segment below a `heading`; none if nothing was measured."""
    from ..report.textbars import caption, histogram

    if not segment or not segment.n:
        return []
    return ["", f"{heading}{caption(result, segment)}", *histogram(result, segment, get_terminal_size().columns)]
