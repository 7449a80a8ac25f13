# SPDX-License-Identifier: BSD-2-Clause
"""What is said of a run beside its edges."""

import sys

from ..exports.recording import Recording
from ..printable import printable_lines


def say_missing(recording: Recording) -> None:
    """Say on standard error which edges are missing, if any are, or may be because the run broke off."""
    if not recording.exact or not recording.run.end:
        print(f"irqscope: {printable_lines(recording.completeness)}", file=sys.stderr)
