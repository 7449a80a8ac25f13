# SPDX-License-Identifier: BSD-2-Clause
"""Blocks of a board: what synthesis makes of each alone is what was written, in every clock. All:
docs/evidence/netlists.md."""

import pytest
from blockbench import BlockBench, vectors

from irqscope_boards.catalogue import boards

pytestmark = pytest.mark.board

CLOCKS = 2000
BLOCKS = ("top.core.lane_isr", "top.receiver")
"""Those that random inputs alone set in motion."""


@pytest.mark.parametrize("name", ["icebreaker", "ecpix5-45", "tang-nano-9k"])
def test_synthesised_blocks_do_what_was_written_and_changed_ones_do_not(name, tmp_path, monkeypatch):
    bench = BlockBench(boards()[name], tmp_path, monkeypatch)
    for label in BLOCKS:
        block = bench.blocks[label]
        inputs = vectors(block, CLOCKS, bench.board.bit_clocks)
        bench.synthesise(block)
        compared = bench.compare(block, inputs)
        assert (compared.differs_at, compared.skipped) == (None, 0)
        assert compared.changed > 0.8 * block.bits
        seen, mutants = bench.mutants(block, inputs, 3)
        assert seen >= 2 and mutants == 3  # one may be a table that these inputs leave at its level
