# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment looks for in the second reading of a run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..recording.stream import Consumer
from ..results.findingrecords import Finding


@dataclass(frozen=True)
class Finder:
    """`found` gives what was found, and what makes the run invalid, a sentence each, once the capture was told to the
    `consumers`.
    """

    found: Callable[[], tuple[Finding, list[str]]]
    consumers: Sequence[Consumer] = ()
