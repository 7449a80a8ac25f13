# SPDX-License-Identifier: BSD-2-Clause
"""What is published of a run: only what its own statistics call steady, and its stub called fit to be measured."""

from collections.abc import Mapping, Sequence
from typing import Any


def refusal(result: Mapping[str, Any], segments: Sequence[str]) -> str | None:
    """Why nothing of a run is published, in a sentence; None if nothing says so.

    `result` is that of result.json; `segments` are those whose figures are wanted. A segment of too few samples to be
    judged (fewer than 20 blocks) is no reason.
    """
    if notes := result["target"]["notes"]:
        return f"the stub said what spoils the measurement: {'; '.join(notes)}"
    for segment in result["segments"]:
        change = segment["change"]
        if segment["name"] in segments and change and change["stationary"] is False:
            return f"{segment['name']} is not steady: {change['sentence']}"
    return None
