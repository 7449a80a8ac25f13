# SPDX-License-Identifier: BSD-2-Clause
"""What is published of a run: only what its own statistics call steady, and its stub called fit to be measured."""

from collections.abc import Mapping, Sequence
from typing import Any


def unfit(result: Mapping[str, Any]) -> str | None:
    """What the stub found amiss before it started, in a sentence; None if that is nothing. `result` is result.json."""
    notes = result["target"]["notes"]
    return f"the stub said what spoils the measurement: {'; '.join(notes)}" if notes else None


def unsteady(result: Mapping[str, Any], segments: Sequence[str]) -> str | None:
    """Which of these segments is not steady, in a sentence; None if nothing says so.

    A segment of too few samples to be judged (fewer than 20 blocks) is not said to be unsteady.
    """
    for segment in result["segments"]:
        change = segment["change"]
        if segment["name"] in segments and change and change["stationary"] is False:
            return f"{segment['name']} is not steady: {change['sentence']}"
    return None
