# SPDX-License-Identifier: BSD-2-Clause
"""Times by name, and one for all others: `300ns,task=500ns`."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from ..errors import BadInput
from ..units import parse_time, time_text
from .options import TIME, Kind


@dataclass(frozen=True)
class NamedTimes:
    """Seconds by name, in the order given; the name None stands for all that have none of their own."""

    times: tuple[tuple[str | None, Fraction], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """BadInput if a time is none, or comes twice."""
        found: dict[str | None, Fraction] = {}
        for entry in text.split(","):
            name, equals, value = entry.strip().rpartition("=")
            if (key := name if equals else None) in found:
                raise BadInput(f"{name or 'the general value'} is given twice")
            found[key] = parse_time(value)
        return cls(tuple(found.items()))

    @property
    def general(self) -> Fraction | None:
        """The time of those that are not named; None if there is none."""
        return dict(self.times).get(None)

    @property
    def named(self) -> dict[str, Fraction]:
        """The others."""
        return {name: seconds for name, seconds in self.times if name is not None}

    def __str__(self) -> str:
        return ",".join(f"{name}={time_text(value)}" if name else time_text(value) for name, value in self.times)


class _NamedTimes(Kind[NamedTimes]):
    """Takes a mapping, too."""

    def take(self, value: Any) -> Any:
        if isinstance(value, Mapping | NamedTimes):
            times = value.times if isinstance(value, NamedTimes) else value.items()
            return NamedTimes(tuple((name, TIME.take(seconds)) for name, seconds in times))
        return super().take(value)


def _general(seconds: Fraction) -> NamedTimes:
    return NamedTimes(((None, TIME.take(seconds)),))


NAMED_TIMES = _NamedTimes("TIME", NamedTimes.parse, str, _general, types=(NamedTimes,))
