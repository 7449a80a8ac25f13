# SPDX-License-Identifier: BSD-2-Clause
"""Responses earlier than m: some are spurious, and m is wrong only if there are more of them."""

from dataclasses import replace

import pytest
from model_run import IDENTITY, configuration

from irqscope.analysis.histogram import Distribution
from irqscope.contract.segments import Count
from irqscope.measuring.observation import Observation
from irqscope.results.segmentresult import _segment_warnings
from irqscope.results.summary import summarise


@pytest.mark.parametrize(
    ("early", "unmatched", "wrong"),
    [(0, 0, False), (20, 0, False), (21, 0, True), (21, 30, False), (31, 30, True), (700, 3, True)],
)
def test_early_responses(early, unmatched, wrong):
    """Of 4000 responses that serve."""
    told = {Count.CAUSES: 4000, Count.PAIRED: 4000, Count.PREMATURE: early, Count.UNMATCHED: unmatched}
    counts = {member: told.get(member, 0) for member in Count}
    settings = replace(configuration().segments[0], least=31)
    summary = summarise(Distribution([400], [400], [4000]), 400, 400, 1_600_000)
    observation = Observation(IDENTITY, configuration(), paired=False)
    found = _segment_warnings(settings, summary, counts, observation)
    assert [text.endswith("m is wrong") for text in found] == [True] * wrong
