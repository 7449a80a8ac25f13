# SPDX-License-Identifier: BSD-2-Clause
"""Masks of ITU-T recommendations: how far a clock may wander at most, by the length of an interval.

Figures are those of the recommendations' tables, of which each mask names the edition.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

NS = 1e-9
LOW_PASS_HZ = 0.1
"""Of the filter of first order through which G.8271.1 has MTIE measured."""
MTIE, TDEV = "mtie", "tdev"


@dataclass(frozen=True)
class Row:
    """From `begin`, exclusively, to `end` seconds: so many nanoseconds, and `slope` times a power of the interval."""

    begin: float
    end: float
    constant: float = 0.0
    slope: float = 0.0
    power: float = 1.0

    def limit(self, tau: float) -> float:
        """In seconds."""
        power: float = tau**self.power
        return NS * (self.constant + self.slope * power)


@dataclass(frozen=True)
class Mask:
    """Limits of MTIE and TDEV in a recommendation's `edition`; if `filtered`, of what a filter lets pass."""

    title: str
    edition: str
    mtie: Sequence[Row]
    tdev: Sequence[Row] = ()
    filtered: bool = False

    def rows(self, figure: str) -> Sequence[Row]:
        """Of `MTIE` or `TDEV`."""
        return self.mtie if figure == MTIE else self.tdev

    def limit(self, figure: str, tau: float) -> float | None:
        """In seconds; None where the mask says nothing."""
        # Shares of a table's borders: a float of 0.3 s is not 0.3.
        slack = 1e-9 * tau
        return next((row.limit(tau) for row in self.rows(figure) if row.begin + slack < tau <= row.end + slack), None)

    def span(self, figure: str) -> tuple[float, float]:
        """The intervals that it is about, in seconds."""
        rows = self.rows(figure)
        return rows[0].begin, rows[-1].end


FAR = 1e6
"""Seconds: the end of a row that has none."""
_PRC = Row(0.1, 1000, 25, 0.275)
MASKS: Mapping[str, Mask] = {
    "g811": Mask(
        "primary reference clock",
        "G.811 (1997) Amd. 1 (2016)",
        (_PRC, Row(1000, FAR, 290, 0.01)),
        (Row(0.1, 100, 3), Row(100, 1000, 0, 0.03), Row(1000, 10_000, 30)),
    ),
    "g8262-eec1": Mask(
        "synchronous Ethernet equipment clock, option 1, at constant temperature",
        "G.8262 (07/2010), tables 1 and 3",
        (Row(0.1, 1, 40), Row(1, 100, 0, 40, 0.1), Row(100, 1000, 0, 25.25, 0.2)),
        (Row(0.1, 25, 3.2), Row(25, 100, 0, 0.64, 0.5), Row(100, 1000, 6.4)),
    ),
    "g8271.1-c": Mask(
        "network limit at reference point C, class 4",
        "G.8271.1 (2022) Amd. 3 (05/2025), table 7-1",
        (Row(1.3, 2.4, 100, 75), Row(2.4, 275, 277, 1.1), Row(275, 10_000, 580)),
        filtered=True,
    ),
    "g8271.1-c-enhanced": Mask(
        "network limit at reference point C, enhanced network",
        "G.8271.1 (2022) Amd. 3 (05/2025), table 7-2",
        (
            Row(1.3, 2.4, 37.39, 9.7),
            Row(2.4, 20.2, 55.27, 2.25),
            Row(20.2, 211.11, 90.22, 0.52),
            Row(211.11, 10_000, 200),
        ),
        filtered=True,
    ),
    "g8272-prtc-a": Mask(
        "primary reference time clock A, locked",
        "G.8272 (07/2025), tables 1 and 3",
        (Row(0.1, 273, 25, 0.275), Row(273, FAR, 100)),
        (Row(0.1, 100, 3), Row(100, 1000, 0, 0.03), Row(1000, 10_000, 30)),
    ),
    "g8272-prtc-b": Mask(
        "primary reference time clock B, locked",
        "G.8272 (07/2025), tables 2 and 4",
        (Row(0.1, 54.5, 25, 0.275), Row(54.5, FAR, 40)),
        (Row(0.1, 100, 1), Row(100, 500, 0, 0.01), Row(500, 100_000, 5)),
    ),
    "g8272.1-eprtc": Mask(
        "enhanced primary reference time clock, locked",
        "G.8272.1 (2024) Amd. 1 (07/2025), tables 1 and 2",
        (Row(0.1, 1, 4), Row(1, 100, 3.89, 0.11114), Row(100, 400_000, 15, 0.0375e-3), Row(400_000, FAR, 30)),
        (Row(0.1, 30_000, 1), Row(30_000, 300_000, 0, 3.33333e-5), Row(300_000, FAR, 10)),
    ),
}


def of_mask(name: str) -> Iterator[tuple[str, Mask]]:
    """The figures that a mask limits."""
    for figure in (MTIE, TDEV):
        if MASKS[name].rows(figure):
            yield figure, MASKS[name]


def borders(name: str) -> Iterator[float]:
    """Seconds at which a mask changes: where a curve is looked at besides."""
    mask = MASKS[name]
    for row in (*mask.mtie, *mask.tdev):
        yield row.end


def low_passed(phases: NDArray[np.float64], period: float) -> NDArray[np.float64]:
    """Time errors `period` seconds apart behind the filter, which begins at the first of them."""
    from scipy.signal import lfilter

    share = -np.expm1(-2 * np.pi * LOW_PASS_HZ * period)
    first = float(phases[0])
    passed: NDArray[np.float64] = lfilter([share], [1, share - 1], phases - first) + first
    return passed
