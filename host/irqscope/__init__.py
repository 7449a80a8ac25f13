# SPDX-License-Identifier: BSD-2-Clause
"""irqscope: measures from outside how fast a real-time target answers an interrupt.

For Python programs: `connect`, `read`, `compare`, `campaign` (docs/guide/python.md).
"""

import importlib
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import *  # noqa: F403

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # who uses us as a library decides what is said where


PUBLIC = (
    "BadInput",
    "Bracket",
    "Busy",
    "Campaign",
    "CampaignComparison",
    "Chain",
    "Clock",
    "Comparison",
    "Events",
    "Frame",
    "Idle",
    "Instrument",
    "Interfere",
    "Invalid",
    "IrqscopeError",
    "Latency",
    "LinkError",
    "Loop",
    "Multi",
    "NotKept",
    "Oscillator",
    "Periodic",
    "Port",
    "Progress",
    "Quantile",
    "Run",
    "Running",
    "Saturate",
    "Segment",
    "Stop",
    "Sweep",
    "SweepComparison",
    "Time",
    "campaign",
    "compare",
    "compare_campaigns",
    "compare_sweeps",
    "connect",
    "devices",
    "read",
)
"""What `irqscope.api` offers. It is loaded when one of them is asked for: the command line needs little of it."""


def __getattr__(name: str) -> Any:
    if name in PUBLIC:
        return getattr(importlib.import_module(f"{__name__}.api"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *PUBLIC]
