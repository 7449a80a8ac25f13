# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same analysis as while it was measured."""

from typing import Any

from .analysis import Analysis
from .capture import CaptureFile
from .configuration import Configuration
from .errors import BadInput
from .rundir import RunDirectory, identity_from_json


def reread(directory: RunDirectory) -> tuple[dict[str, Any], Analysis]:
    """The content of run.json and the analysis of the capture, however it ends."""
    run = directory.read_run()
    try:
        analysis = Analysis(identity_from_json(run["instrument"]), Configuration.from_json(run["configuration"]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{directory.run_file} is damaged: {error!r}") from error
    for blocks in CaptureFile(directory.capture_file).batches():
        analysis.feed(blocks)
    analysis.finish()
    return run, analysis
