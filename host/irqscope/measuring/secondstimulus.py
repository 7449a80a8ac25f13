# SPDX-License-Identifier: BSD-2-Clause
"""What a user asks of the second stimulus, in one text: `rate=20kHz,width=1us,phase=3us,burst=4,gap=5us`."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from ..base.options import COUNT, RATE, TIME, Kind
from ..errors import BadInput
from ..units import rate_text, time_text

KEYS: Mapping[str, Kind[Any]] = {"rate": RATE, "width": TIME, "phase": TIME, "burst": COUNT, "gap": TIME}


@dataclass(frozen=True, kw_only=True)
class SecondStimulus:
    """Pulses, or bursts of them, at equal intervals: `rate` a second, the first one `phase` after the schedule of the
    first stimulus begins. Times in seconds; a width of None is as the first one's."""

    rate: Fraction
    width: Fraction | None = None
    phase: Fraction = Fraction(0)
    burst: int = 1
    gap: Fraction | None = None

    def __post_init__(self) -> None:
        for key, kind in KEYS.items():
            if (value := getattr(self, key)) is not None:
                object.__setattr__(self, key, kind.take(value))
        if self.burst < 1:
            raise BadInput("burst: 1 is the least, a single pulse")
        if (self.burst > 1) != (self.gap is not None):
            raise BadInput("burst and gap belong together: burst=4,gap=5us")

    @classmethod
    def parse(cls, text: str) -> Self:
        """BadInput if a key is unknown, comes twice, or takes something else."""
        given: dict[str, str] = {}
        for entry in text.split(","):
            key, equals, value = entry.strip().partition("=")
            if key not in KEYS or not equals:
                raise BadInput(f"it takes {', '.join(KEYS)}, such as rate=20kHz,width=1us, not {entry.strip()[:40]!r}")
            if key in given:
                raise BadInput(f"{key} is given twice")
            given[key] = value
        if "rate" not in given:
            raise BadInput("it needs a rate, such as rate=20kHz")
        return cls(**{key: KEYS[key].read(value) for key, value in given.items()})

    def __str__(self) -> str:
        texts = [f"rate={rate_text(self.rate)}"]
        texts += [f"width={time_text(self.width)}"] if self.width is not None else []
        texts += [f"phase={time_text(self.phase)}"] if self.phase else []
        texts += [f"burst={self.burst},gap={time_text(self.gap)}"] if self.gap is not None else []
        return ",".join(texts)


SECOND_STIMULUS = Kind("KEY=VALUE,...", SecondStimulus.parse, str, types=(SecondStimulus,))
