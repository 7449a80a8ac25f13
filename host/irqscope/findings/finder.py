# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment looks for in the second reading of a run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..recording.stream import Consumer


@dataclass(frozen=True)
class Finder:
    """`found` gives what was found once the capture was told to the `consumers`."""

    found: Callable[[], dict[str, Any]]
    consumers: Sequence[Consumer] = ()
