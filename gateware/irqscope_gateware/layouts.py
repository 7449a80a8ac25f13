# SPDX-License-Identifier: BSD-2-Clause
"""The only bridge from the contract to Amaranth shapes, and the layouts that the blocks share."""

from collections.abc import Sequence
from itertools import groupby

from amaranth.hdl import Cat, Value
from amaranth.lib import data
from amaranth.utils import exact_log2

from irqscope.contract.fields import Word
from irqscope.contract.roles import Source, paired_sources
from irqscope.contract.statistics import TIME_BITS

TICK_BITS = 64


def word_layout(word: Word) -> data.StructLayout:
    """The Amaranth layout of a word of the contract."""
    return data.StructLayout({field.name: field.width for field in word.fields})


def sub_bits(samples: int) -> int:
    """Bits of a tick's number within a clock; a row's tick is `clocks << sub_bits | sub`."""
    return exact_log2(samples)


def slot_layout(samples: int) -> data.StructLayout:
    """One source in one clock: at most one recorded edge. `sub` is 0 and one bit wide where R is 1."""
    return data.StructLayout({"valid": 1, "edge": 1, "multi": 1, "sub": max(1, sub_bits(samples))})


FEW_SOURCES = paired_sources()
"""Those of a small part, whose numbers are their places."""


def slots_layout(samples: int, sources: int = len(FEW_SOURCES)) -> data.ArrayLayout:
    """So many sources in one clock, in the order of their numbers."""
    return data.ArrayLayout(slot_layout(samples), sources)


def of_sources(by_number: Value, sources: Sequence[Source]) -> Value:
    """The bits of these sources, in their order, of a value that has one for each number."""
    runs = (list(run) for _, run in groupby(enumerate(sources), key=lambda each: each[1] - each[0]))
    return Cat(by_number[run[0][1] : run[-1][1] + 1] for run in runs)


def clock_bits(samples: int) -> int:
    """Width of the time base, which counts clocks: 64 bits of ticks less the sub-tick."""
    return TICK_BITS - sub_bits(samples)


def statistics_clock_bits(samples: int) -> int:
    """Width of the low part of the time base that the statistics keep."""
    return TIME_BITS - sub_bits(samples)
