# SPDX-License-Identifier: BSD-2-Clause
"""An interruption of the link in the midst of a run, and what is told of several."""

from collections.abc import Sequence
from fractions import Fraction

from ..base.records import Record, Ticks
from ..units import format_time


class Interruption(Record, frozen=True, kw_only=True):
    """An interruption of the link."""

    time: str
    """Of the host, in UTC, at which it was noticed."""
    before: Ticks
    """The instrument's time of the last block before."""
    after: Ticks | None
    """That of the first block after it; null if there was none."""
    reopened: bool = False
    """The port had gone, and was opened again."""
    deaf: bool = False
    """Blocks came all the time, but no command got through; then `before` is when it was first sent, `after` when one
    was answered.
    """


def told(interruptions: Sequence[Interruption], tick: Fraction) -> str:
    """What happened to the link, of what run.json has: `was interrupted once, for about 3.2 s`."""
    times = "once" if len(interruptions) == 1 else f"{len(interruptions)} times"
    ended = [each.after - each.before for each in interruptions if each.after is not None]
    text = f"was interrupted {times}"
    if ended:
        text += f", for about {format_time(sum(ended) * tick, 2)}" + (" in all" if len(ended) > 1 else "")
    if len(ended) < len(interruptions):
        text += ", the last of which ended the run" if len(interruptions) > 1 else ", which ended the run"
    if deaf := sum(each.deaf for each in interruptions):
        text += ", " + (f"{deaf} of them " if deaf < len(interruptions) else "") + "towards the instrument only"
    return text + (", its port gone meanwhile" if any(each.reopened for each in interruptions) else "")
