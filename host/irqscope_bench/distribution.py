# SPDX-License-Identifier: BSD-2-Clause
"""Distributions of durations as quantile tables of integer picoseconds."""

import math
import re
from collections.abc import Callable
from fractions import Fraction
from statistics import NormalDist
from typing import Any

BITS = 16
"""A table that is not constant has 2**BITS quantiles: the rarest value is drawn once in 65536."""

_UNITS = {"ps": 1, "ns": 10**3, "us": 10**6, "ms": 10**9, "s": 10**12}
_DURATION = re.compile(r"(\d{1,20}(?:\.\d{1,20})?)\s*(ps|ns|us|ms|s)", re.ASCII)
_KEYS = {
    "uniform": {"least", "most"},
    "lognormal": {"least", "median", "sigma"},
    "exponential": {"least", "mean"},
}


def picoseconds(text: Any) -> int:
    """'1.5 us' as 1500000; at most a day. ValueError says what is expected."""
    match = _DURATION.fullmatch(text.strip()) if isinstance(text, str) else None
    if match is None:
        raise ValueError(f"{text!r} is not a duration: write a number and ps, ns, us, ms or s")
    value = Fraction(match[1]) * _UNITS[match[2]]
    if value.denominator != 1 or value > 86400 * 10**12:
        raise ValueError(f"{text!r} is not a whole number of picoseconds below a day")
    return int(value)


def quantiles(spec: Any) -> list[int]:
    """The table of a distribution: one entry, or 2**BITS in ascending order.

    `spec` is a duration, or a mapping with `shape` `uniform` (least, most), `lognormal` (least, and above it median and
    sigma) or `exponential` (least, and above it mean); then optionally `limit`, which cuts, and `tail`, a mapping
    (share, least, most) that replaces the largest values by a uniform stretch.
    """
    if isinstance(spec, str):
        return [picoseconds(spec)]
    if not isinstance(spec, dict) or spec.get("shape") not in _KEYS:
        raise ValueError(f"a distribution is a duration or has a shape of {', '.join(_KEYS)}: {spec!r}")
    keys = _KEYS[spec["shape"]]
    if not keys <= spec.keys() or not spec.keys() <= keys | {"shape", "limit", "tail"}:
        raise ValueError(f"a {spec['shape']} distribution has {', '.join(sorted(keys))} and perhaps limit and tail")
    number = 2**BITS
    least = picoseconds(spec["least"])
    beyond = _shape(spec, least)
    values = [least + round(beyond((2 * i + 1) / (2 * number))) for i in range(number)]
    if "limit" in spec:
        limit = picoseconds(spec["limit"])
        values = [min(value, limit) for value in values]
    if "tail" in spec:
        tail = spec["tail"]
        if not isinstance(tail, dict) or tail.keys() != {"share", "least", "most"} or not 0 < tail["share"] < 1:
            raise ValueError("a tail has share (between 0 and 1), least and most")
        count = max(1, round(number * tail["share"]))
        least, most = picoseconds(tail["least"]), picoseconds(tail["most"])
        values[number - count :] = [least + (most - least) * i // max(1, count - 1) for i in range(count)]
    return sorted(values)


def _shape(spec: dict[str, Any], least: int) -> Callable[[float], float]:
    """The quantile function of what comes on top of `least`."""
    match spec["shape"]:
        case "uniform":
            width = picoseconds(spec["most"]) - least
            if width < 0:
                raise ValueError("a uniform distribution has its most below its least")
            return lambda u: u * width
        case "exponential":
            mean = picoseconds(spec["mean"])
            return lambda u: -math.log1p(-u) * mean
        case _:
            median, sigma, normal = picoseconds(spec["median"]), spec["sigma"], NormalDist().inv_cdf
            if isinstance(sigma, bool) or not isinstance(sigma, int | float) or not 0 <= sigma <= 10:
                raise ValueError(f"{sigma!r} is no sigma between 0 and 10")
            return lambda u: median * math.exp(sigma * normal(u))
