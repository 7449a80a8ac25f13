# SPDX-License-Identifier: BSD-2-Clause
"""Samples with little in them, the forms in which analysis takes samples, and all numbers in what it gives."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from hypothesis import strategies as st

from irqscope.analysis import histogram, period
from irqscope.base.records import Record, to_json

SUB_BITS = 5
TICK = 1e-8
Ints = np.ndarray


@st.composite
def degenerate(draw: st.DrawFn) -> Ints:
    """Latencies in ticks, of at most three values, in any order that runs have: alternating, in one stretch, random."""
    values = np.array(draw(st.lists(st.sampled_from([0, 1, 2, 100, 101, 5000, 10**7]), min_size=1, max_size=3)))
    n = draw(st.sampled_from([1, 2, 3, 5, 19, 20, 64, 400]))
    order = draw(st.sampled_from(["stretches", "turns", "random", "last", "first"]))
    if order == "stretches":
        return values[np.arange(n) * len(values) // n]
    if order == "turns":
        return values[np.arange(n) % len(values)]
    if order == "random":
        return values[np.random.default_rng(draw(st.integers(0, 9))).integers(0, len(values), n)]
    samples = np.full(n, values[0])
    samples[-1 if order == "last" else 0] = values[-1]
    return samples


def distribution(samples: Ints, times: int = 1) -> histogram.Distribution:
    values, counts = np.unique(samples, return_counts=True)
    return histogram.Distribution(values.tolist(), values.tolist(), (times * counts).tolist())


def table(samples: Ints, number: int = 64) -> tuple[Ints, Ints]:
    """Blocks as rows, values as columns; some blocks are empty where samples are few."""
    values, index = np.unique(samples, return_inverse=True)
    parts = np.array_split(index, number)
    return np.array([np.bincount(part, minlength=len(values)) for part in parts]), values


def late(samples: Ints) -> Ints:
    return np.flatnonzero(samples > samples.min())


def edges(samples: Ints) -> Ints:
    """Times of edges that are so far apart."""
    return np.cumsum(samples + 1)


def outliers(samples: Ints) -> period.Outliers:
    return period.Outliers(late(samples) * 1.0, float(len(samples)), Fraction(1))


def floats(found: Any) -> Iterable[float]:
    """All numbers in a result."""
    if is_dataclass(found):
        for field in fields(found):
            yield from floats(getattr(found, field.name))
    elif isinstance(found, Record):
        yield from floats(list(to_json(found).values()))
    elif isinstance(found, np.ndarray):
        yield from found.ravel().tolist()
    elif isinstance(found, (list, tuple)):
        for each in found:
            yield from floats(each)
    elif isinstance(found, (int, float, np.number)):
        yield float(found)
