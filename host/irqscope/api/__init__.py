# SPDX-License-Identifier: BSD-2-Clause
"""irqscope for Python programs: what `import irqscope` offers (docs/guide/python.md). All other modules are private."""

from ..errors import BadInput, Busy, Invalid, IrqscopeError, LinkError, NotKept
from ..experiments.bracket import Bracket
from ..experiments.chain import Chain
from ..experiments.clock import Clock
from ..experiments.idle import Idle
from ..experiments.interfere import Interfere
from ..experiments.multi import Multi
from ..experiments.periodic import Periodic
from ..experiments.saturate import Saturate
from ..measuring.instrumentfile import Loop
from ..measuring.requests import Latency
from ..measuring.stopping import StopRequest as Stop
from ..qualifying.oscillator import Oscillator
from .frame import Frame
from .instrument import Instrument, Port, Running, connect, devices
from .progress import Progress
from .run import Events, Run
from .segment import Segment
from .several import (
    Campaign,
    CampaignComparison,
    Comparison,
    Sweep,
    SweepComparison,
    campaign,
    compare,
    compare_campaigns,
    compare_sweeps,
    read,
)
from .values import Quantile, Time

__all__ = [
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
]
