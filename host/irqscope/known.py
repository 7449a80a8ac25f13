# SPDX-License-Identifier: BSD-2-Clause
"""What is known of an instrument beyond its gateware: what a run cites of self-test, calibration and stub."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

SIMULATED = "simulated"
UNQUALIFIED = "UNQUALIFIED INSTRUMENT"


def is_simulated(port: str) -> bool:
    """Behind this URL is no hardware."""
    return port.startswith("sim:") or (port.startswith("fault:") and "/sim:" in port)


@dataclass(frozen=True)
class Oscillator:
    """A calibrated oscillator: `error` of its frequency and the standard `uncertainty` of that, both relative.

    `applied`: the run's tick has been corrected by the error.
    """

    error: float
    uncertainty: float
    applied: bool


@dataclass(frozen=True)
class Known:
    """All of it; what is not known is None or empty.

    `widths` of the bins in ticks; `offsets` by input: bounds, in ticks, of the time through pads and jumper; `toggle`:
    the median of an empty bracket, in seconds.
    """

    simulated: bool = False
    widths: tuple[float, ...] | None = None
    offsets: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    oscillator: Oscillator | None = None
    toggle: float | None = None

    @classmethod
    def of(cls, run: Mapping[str, Any]) -> Self:
        """What the content of run.json cites."""
        toggle = run.get("toggle")
        return cls(simulated=is_simulated(run["port"]), toggle=toggle["median"] if toggle else None)
