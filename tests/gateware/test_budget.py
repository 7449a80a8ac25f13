# SPDX-License-Identifier: BSD-2-Clause
"""The block RAM budget: it is that of the design, and every part holds what is meant for it."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from amaranth.hdl import Fragment, Shape
from amaranth.hdl._mem import MemoryInstance

from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import INPUTS, STIMULI
from irqscope_gateware import simulation
from irqscope_gateware.budget import ECP5, ICE40, PARTS, Part, Ram, blocks, memories, part
from irqscope_gateware.registerfile import RegisterFile
from irqscope_gateware.top import Core


def identity(part: Part, samples: int) -> Identity:
    return Identity(
        board="test",
        tick=Fraction(1, 100_000_000),
        samples=samples,
        front_end=FrontEndId.SIMULATION,
        filter_clocks=4,
        sample_clocks=part.sample_clocks,
        build=0,
        **part.parameters,
    )


def found(design: Fragment) -> Iterator[tuple[int, int]]:
    """(width, depth) of every memory in an elaborated design; writing all of it as RTLIL tells the same in ten times
    the time."""
    if isinstance(design, MemoryInstance):
        yield Shape.cast(design._data.shape).width, design._data.depth
    for inner, *_ in design.subfragments:
        yield from found(inner)


# Pads of an iCE40 take two samples a clock, and a gear of flip-flops makes four of them.
BUILDS = [(part, samples) for part in PARTS for samples in ((1, 2, 4) if part.family is ICE40 else (1, 2, 4, 8))]


@pytest.mark.parametrize(("part", "samples"), BUILDS, ids=[f"{part.name}-{samples}" for part, samples in BUILDS])
def test_every_part_holds_what_is_meant_for_it(part: Part, samples: int) -> None:
    needed = blocks(identity(part, samples), part.family)
    assert needed <= part.blocks, "\n".join(
        f"{ram.name}: {part.family.blocks(ram)}" for ram in memories(identity(part, samples))
    )


DESIGNS = [(PARTS[0], 8), *((one, 4) for one in PARTS if one.family is not ECP5 or one.parallel)]


@pytest.mark.parametrize(("part", "samples"), DESIGNS, ids=[f"{part.name}-{samples}" for part, samples in DESIGNS])
def test_the_budget_is_that_of_the_design(part: Part, samples: int) -> None:
    build = identity(part, samples)
    assert sorted(found(Fragment.get(Core(build), None))) == sorted((ram.width, ram.depth) for ram in memories(build))


SMALL = [part for part in PARTS if part.family is ICE40]
GOWIN_SMALL, UP5K = part("GW1NR-9"), part("iCE40 UP5K")


@pytest.mark.parametrize("part", SMALL, ids=lambda part: part.name)
def test_finer_bins_do_not_fit(part: Part) -> None:
    build = identity(part, 2)
    assert blocks(replace(build, sub_bits=build.sub_bits + 1), ICE40) > part.blocks


@pytest.mark.parametrize("part", SMALL, ids=lambda part: part.name)
def test_a_shadow_copy_does_not_fit(part: Part) -> None:
    assert blocks(replace(identity(part, 2), histogram_banks=2), ICE40) > part.blocks


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_the_second_bank_of_counters_and_scalars_costs_a_block_a_segment_at_most(part: Part) -> None:
    words = [ram for ram in memories(identity(part, 2)) if ram.name == "words"]
    half = sum(part.family.blocks(replace(ram, depth=ram.depth // 2)) for ram in words)
    assert sum(part.family.blocks(ram) for ram in words) <= half + part.parameters["segments"]


@pytest.mark.filterwarnings("ignore::amaranth.hdl.UnusedElaboratable")
@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_the_event_queue_leaves_time_to_keep_the_counts_of_a_loss(samples: int) -> None:
    """No edge is lost for half of its depth of clocks after a loss; before the next one it fills and drains again."""
    builds = [identity(part, samples) for part in PARTS] + [simulation.identity(samples)]
    builds += [replace(build, inputs=len(INPUTS)) for build in builds if build.event_queue > 256]
    for build in builds:
        words = RegisterFile(build).words
        assert words.mark_clocks <= build.event_queue // 2 - 2
        assert words.mark_rest <= build.event_queue * 3 // 2
    del words
    gc.collect()  # nothing of it was elaborated, which Amaranth warns of as late as this


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_small_parts_have_one_dither_or_none_and_the_smallest_no_bursts(part: Part) -> None:
    build = identity(part, 2)
    one, both = part is not UP5K, part not in (*SMALL, GOWIN_SMALL)
    assert [build.can_dither(role) for role in STIMULI] == [one, both]
    assert build.bursts == (part is not UP5K)


def test_blocks_are_combined_in_both_directions() -> None:
    assert ECP5.blocks(Ram("", 36, 512)) == 1
    assert ECP5.blocks(Ram("", 37, 512)) == 2
    assert ECP5.blocks(Ram("", 40, 1024)) == 3
    assert ICE40.blocks(Ram("", 17, 256)) == 2
    assert ICE40.blocks(Ram("", 17, 257)) == 3
    assert ICE40.blocks(Ram("", 24, 1024)) == 6
