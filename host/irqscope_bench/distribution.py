# SPDX-License-Identifier: BSD-2-Clause
"""Distributions of durations as quantile tables of integer picoseconds."""

import array
import contextlib
import functools
import hashlib
import json
import math
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from statistics import NormalDist
from typing import Any

from .native import cache

BITS = 16
"""A table that is not constant has 2**BITS quantiles: the rarest value is drawn once in 65536."""

KEPT = 64
"""Tables in the user's cache: half a megabyte each."""

_UNITS = {"ps": 1, "ns": 10**3, "us": 10**6, "ms": 10**9, "s": 10**12}
_DURATION = re.compile(r"(\d{1,20}(?:\.\d{1,20})?)\s*(ps|ns|us|ms|s)", re.ASCII)
_KEYS = {
    "uniform": {"least", "most"},
    "lognormal": {"least", "median", "sigma"},
    "exponential": {"least", "mean"},
}
LONGEST = 86400 * 10**12
"""A day, in picoseconds."""


def picoseconds(text: Any) -> int:
    """'1.5 us' as 1500000; at most a day. ValueError says what is expected."""
    match = _DURATION.fullmatch(text.strip()) if isinstance(text, str) else None
    if match is None:
        raise ValueError(f"{text!r} is not a duration: write a number and ps, ns, us, ms or s")
    value = Fraction(match[1]) * _UNITS[match[2]]
    if value.denominator != 1 or value > LONGEST:
        raise ValueError(f"{text!r} is not a whole number of picoseconds below a day")
    return int(value)


def quantiles(spec: Any, speed: Fraction = Fraction(1)) -> list[int]:
    """The table of a distribution: one entry, or 2**BITS in ascending order; of a clock that is so many times as fast.

    `spec` is a duration, or a mapping with `shape` `uniform` (least, most), `lognormal` (least, and above it median and
    sigma) or `exponential` (least, and above it mean); then optionally `limit`, which cuts, and `tail`, a mapping
    (share, least, most) that replaces the largest values by a uniform stretch.
    """
    if isinstance(spec, str):
        return _hastened([picoseconds(spec)], speed)
    try:
        return [*_table(json.dumps(spec), speed, BITS)]
    except TypeError as error:
        raise ValueError(f"{spec!r} is no distribution: {error}") from None


@functools.lru_cache(maxsize=32)
def _table(text: str, speed: Fraction, bits: int) -> Sequence[int]:
    """The table of a specification in JSON, of 2**bits entries, computed unless the user's cache has it: benches of one
    target are opened again and again.
    """
    key = hashlib.sha256(repr((text, speed, bits, sys.version, sys.byteorder)).encode() + Path(__file__).read_bytes())
    file = cache() / f"table-{key.hexdigest()[:24]}"
    try:
        digest, data = (content := file.read_bytes())[:32], content[32:]
    except OSError:
        digest = data = b""
    if digest and hashlib.sha256(data).digest() == digest:
        return array.array("q", data)
    table = _computed(text, speed, bits)
    data = array.array("q", table).tobytes()
    with contextlib.suppress(OSError):  # it is computed again then
        _keep(file, hashlib.sha256(data).digest() + data)
    return table


def _keep(file: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=file.parent, prefix="writing-")
    os.close(handle)
    output = Path(name)
    try:
        output.write_bytes(content)
        output.replace(file)  # another process sees all of it or nothing
    finally:
        output.unlink(missing_ok=True)
    for old in sorted(file.parent.glob("table-*"), key=lambda each: each.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)


def _computed(text: str, speed: Fraction, bits: int) -> Sequence[int]:
    spec = json.loads(text)
    if not isinstance(spec, dict) or spec.get("shape") not in _KEYS:
        raise ValueError(f"a distribution is a duration or has a shape of {', '.join(_KEYS)}: {spec!r}")
    keys = _KEYS[spec["shape"]]
    if not keys <= spec.keys() or not spec.keys() <= keys | {"shape", "limit", "tail"}:
        raise ValueError(f"a {spec['shape']} distribution has {', '.join(sorted(keys))} and perhaps limit and tail")
    number = 2**bits
    least = picoseconds(spec["least"])
    limit = picoseconds(spec["limit"]) if "limit" in spec else None
    beyond = [*_shape(spec, least, bits)]
    if limit is None and max(beyond) > LONGEST:
        raise ValueError(f"a {spec['shape']} distribution of these has times of more than a day: give it a limit")
    values = [least + round(min(each, LONGEST)) for each in beyond]
    if limit is not None:
        values = [min(value, limit) for value in values]
    if "tail" in spec:
        tail = spec["tail"]
        if not isinstance(tail, dict) or tail.keys() != {"share", "least", "most"}:
            raise ValueError("a tail has share (between 0 and 1), least and most")
        if not isinstance(tail["share"], int | float) or not 0 < tail["share"] < 1:
            raise ValueError(f"the share of a tail is between 0 and 1, not {tail['share']!r}")
        count = max(1, round(number * tail["share"]))
        least, most = picoseconds(tail["least"]), picoseconds(tail["most"])
        if most < least:
            raise ValueError("the least of a tail must not be more than its most")
        values[number - count :] = [least + (most - least) * i // max(1, count - 1) for i in range(count)]
    return _hastened(sorted(values), speed)


def _hastened(values: list[int], speed: Fraction) -> list[int]:
    """Durations by a clock that is so many times as fast, to the nearest picosecond."""
    if speed == 1:
        return values
    top, bottom = speed.denominator, speed.numerator
    return [(2 * value * top + bottom) // (2 * bottom) for value in values]


def _middles(bits: int) -> Sequence[float]:
    """The shares of which a table has the quantiles."""
    return [(2 * i + 1) / 2 ** (bits + 1) for i in range(2**bits)]


@functools.cache
def _normal(bits: int) -> Sequence[float]:
    """Their quantiles of the standard normal distribution; the upper half mirrors the lower one, exactly."""
    lower = [*map(NormalDist().inv_cdf, _middles(bits)[: 2 ** (bits - 1)])]
    return [*lower, *(-value for value in reversed(lower))]


def _shape(spec: dict[str, Any], least: int, bits: int) -> Sequence[float]:
    """The quantiles of what comes on top of `least`."""
    match spec["shape"]:
        case "uniform":
            width = picoseconds(spec["most"]) - least
            if width < 0:
                raise ValueError("a uniform distribution has its most below its least")
            return [u * width for u in _middles(bits)]
        case "exponential":
            mean = picoseconds(spec["mean"])
            return [-math.log1p(-u) * mean for u in _middles(bits)]
        case _:
            median, sigma = picoseconds(spec["median"]), spec["sigma"]
            if isinstance(sigma, bool) or not isinstance(sigma, int | float) or not 0 <= sigma <= 10:
                raise ValueError(f"{sigma!r} is no sigma between 0 and 10")
            return [median * math.exp(sigma * value) for value in _normal(bits)]
