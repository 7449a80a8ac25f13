# SPDX-License-Identifier: BSD-2-Clause
"""What is known of an instrument beyond its gateware: what a run cites of self-test, calibration and stub."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from ..measuring.cited import Cited
from ..measuring.runrecord import RunRecord

SIMULATED = "simulated"
UNQUALIFIED = "UNQUALIFIED INSTRUMENT"
SELF_TESTED = "self-tested"


def is_simulated(port: str) -> bool:
    """Behind this URL is no hardware."""
    return port.startswith("sim:") or (port.startswith(("fault:", "packets:")) and "/sim:" in port)


def qualification(port: str, record: Cited | None) -> str:
    """What every report must say about where its numbers come from; `record` is what is cited of the instrument."""
    if is_simulated(port):
        return SIMULATED
    tested = record.selftest if record else None
    if not record or not tested or not tested.passed:
        return UNQUALIFIED
    return f"{SELF_TESTED} {tested.date[:10]}, record {record.id}"


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
    def of(cls, run: RunRecord) -> Self:
        """What a run cites."""
        cited = run.record
        bins, tested, found = (cited.bins, cited.selftest, cited.oscillator) if cited else (None, None, None)
        return cls(
            simulated=is_simulated(run.port),
            widths=tuple(one.width for one in bins.bins) if bins else None,
            offsets=tested.offsets if tested and tested.passed else {},
            oscillator=Oscillator(found.error, found.uncertainty, run.calibrated is not None) if found else None,
            toggle=run.toggle.median if run.toggle else None,
        )
