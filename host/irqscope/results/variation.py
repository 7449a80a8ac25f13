# SPDX-License-Identifier: BSD-2-Clause
"""`variation` of a segment in result.json: each measure of how much its times vary, by its standard's name.

What each of them is stands in docs/jitter.md. All are in ticks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..analysis.variation import Differences

TAIL = "0.999"
"""The quantile of ITU-T Y.1541's objective for delay variation: less the least delay."""


def of_cycles(figures: Mapping[str, Any], found: Differences | None) -> dict[str, Any] | None:
    """Of intervals, which are the cycles of a signal; None if there are none.

    Period jitter is about the mean, and as exact as `figures` are; neighbours are those of the events, `found`.
    """
    if not figures.get("n"):
        return None
    period = {
        "n": figures["n"], "least": figures["min"] - figures["mean"], "greatest": figures["max"] - figures["mean"],
        "peak_to_peak": figures["range"], "rms": figures["sd"],
    }  # fmt: skip
    adjacent = found and {
        "n": found.n, "largest": found.largest, "mean_absolute": found.mean_absolute, "rms": found.rms
    }
    return {"period_jitter": period, "cycle_to_cycle_jitter": adjacent}


def of_delays(
    figures: Mapping[str, Any], quantiles: Sequence[Mapping[str, Any]], found: Differences | None
) -> dict[str, Any] | None:
    """Of latencies, or of delays beyond a grid; None if there are none."""
    if not figures.get("n"):
        return None
    tail = next((each for each in quantiles if each["q"] == TAIL and each["estimable"]), None)
    return {
        "pdv": {
            "n": figures["n"], "p99.9": tail and tail["high"] - figures["min"], "greatest": figures["range"],
        },
        "ipdv": found and {
            "n": found.n, "least": found.least, "greatest": found.greatest, "mean_absolute": found.mean_absolute,
            "rms": found.rms,
        },
        "interarrival_jitter": found and {"n": found.n, "last": found.last, "greatest": found.highest},
    }  # fmt: skip
