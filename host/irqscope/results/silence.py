# SPDX-License-Identifier: BSD-2-Clause
"""Pins that never toggled: which segments are not worth a row, and what to do if none of them did."""

import shlex
from collections.abc import Iterable, Sequence
from typing import Protocol

from ..units import counted
from .segmentrecord import SegmentResult


class Settings(Protocol):
    """Those of a segment, as a run has them or as its files do."""

    @property
    def name(self) -> str: ...

    @property
    def asked(self) -> bool: ...


def unasked(configured: Iterable[Settings], segments: Sequence[SegmentResult]) -> list[SegmentResult]:
    """Segments that nobody asked for and that have nothing, as a pin of theirs never toggled."""
    default = {each.name for each in configured if not each.asked}
    return [
        each
        for each in segments
        if each.name in default and not each.n and not (each.classes.causes and each.classes.responses)
    ]


def nothing_answered(fired: int, segments: Iterable[SegmentResult], port: str) -> str | None:
    """What to do about a target that answered no stimulus; None if it did, or there was none."""
    if not fired or any(each.n or each.classes.responses for each in segments):
        return None
    return (
        f"nothing answered {counted(fired, 'stimulus', 'stimuli')}: `irqscope probe --port {shlex.quote(port)}` finds "
        "out what the target acts on, and which inputs answer"
    )
