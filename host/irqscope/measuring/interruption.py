# SPDX-License-Identifier: BSD-2-Clause
"""An interruption of the link in the midst of a run, and what is told of several."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..units import format_time


@dataclass(frozen=True)
class Interruption:
    """`time` is the host's, in UTC, at which it was noticed.

    `before` and `after` are the instrument's own times, in ticks, of the last block before and of the first one after;
    `after` is None if there was none. `reopened`: the port had gone, and was opened again. `deaf`: blocks came all the
    time, but no command got through; then `before` is when it was first sent, `after` when one was answered.
    """

    time: str
    before: int
    after: int | None
    reopened: bool = False
    deaf: bool = False


def told(interruptions: Sequence[Mapping[str, Any]], tick: Fraction) -> str:
    """What happened to the link, of what run.json has: `was interrupted once, for about 3.2 s`."""
    times = "once" if len(interruptions) == 1 else f"{len(interruptions)} times"
    ended = [each["after"] - each["before"] for each in interruptions if each["after"] is not None]
    text = f"was interrupted {times}"
    if ended:
        text += f", for about {format_time(sum(ended) * tick, 2)}" + (" in all" if len(ended) > 1 else "")
    if len(ended) < len(interruptions):
        text += ", the last of which ended the run" if len(interruptions) > 1 else ", which ended the run"
    if deaf := sum(each["deaf"] for each in interruptions):
        text += ", " + (f"{deaf} of them " if deaf < len(interruptions) else "") + "towards the instrument only"
    return text + (", its port gone meanwhile" if any(each["reopened"] for each in interruptions) else "")
