# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment looks for in the second reading of a run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..recording.stream import Consumer
from ..results.findingrecords import Finding
from ..results.planned import NOTHING_ELSE, Rest


@dataclass(frozen=True)
class Finder:
    """`found` gives what was found, and what makes the run invalid, a sentence each, once the capture was told to the
    `consumers`. `rest` is what belongs to the measurement beside that run.
    """

    found: Callable[[], tuple[Finding, list[str]]]
    consumers: Sequence[Consumer] = ()
    rest: Rest = NOTHING_ELSE
