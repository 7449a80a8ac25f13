# SPDX-License-Identifier: BSD-2-Clause
"""The block RAM budget: it is that of the design, and every part holds what is meant for it."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from amaranth.back import rtlil
from amaranth.hdl import Value
from amaranth.lib import wiring

from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope_gateware.budget import ECP5, ICE40, PARTS, Part, Ram, blocks, memories, statistics_memories
from irqscope_gateware.eventstream import EventStream
from irqscope_gateware.statistics import Statistics, sample_clocks


def identity(part: Part, samples: int) -> Identity:
    return Identity(
        board="test", tick=Fraction(1, 100_000_000), samples=samples, front_end=FrontEndId.SIMULATION, filter_clocks=4,
        sample_clocks=sample_clocks(part.parameters["segments"]), build=0, **part.parameters,
    )  # fmt: skip


def found(design: wiring.Component) -> list[tuple[int, int]]:
    """(width, depth) of every memory in the design."""
    ports = [Value.cast(member) for _, _, member in design.signature.flatten(design)]
    text = rtlil.convert(design, ports=ports)
    return [(int(width), int(depth)) for width, depth in re.findall(r"^ *memory width (\d+) size (\d+)", text, re.M)]


# An iCE40 has no gearing beyond DDR.
BUILDS = [(part, samples) for part in PARTS for samples in ((1, 2) if part.family is ICE40 else (1, 2, 4, 8))]


@pytest.mark.parametrize(("part", "samples"), BUILDS, ids=[f"{part.name}-{samples}" for part, samples in BUILDS])
def test_every_part_holds_what_is_meant_for_it(part: Part, samples: int) -> None:
    needed = blocks(identity(part, samples), part.family)
    assert needed <= part.blocks, "\n".join(
        f"{ram.name}: {part.family.blocks(ram)}" for ram in memories(identity(part, samples))
    )


@pytest.mark.parametrize("samples", [1, 2, 8])
def test_the_budget_is_that_of_the_design(samples: int) -> None:
    for part in (PARTS[0], PARTS[-1]):
        build = identity(part, samples)
        statistics = found(Statistics(build))
        events = found(EventStream(build))
        assert sorted(statistics) == sorted((ram.width, ram.depth) for ram in statistics_memories(build))
        assert sorted(statistics + events) == sorted((ram.width, ram.depth) for ram in memories(build))


def test_finer_bins_do_not_fit() -> None:
    small = next(part for part in PARTS if part.family is ICE40)
    assert blocks(replace(identity(small, 2), sub_bits=4), ICE40) > small.blocks


def test_blocks_are_combined_in_both_directions() -> None:
    assert ECP5.blocks(Ram("", 36, 512)) == 1
    assert ECP5.blocks(Ram("", 37, 512)) == 2
    assert ECP5.blocks(Ram("", 40, 1024)) == 3
    assert ICE40.blocks(Ram("", 17, 257)) == 4
