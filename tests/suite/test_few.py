# SPDX-License-Identifier: BSD-2-Clause
"""Of tests with many cases a run has some, and the long form all."""

import pytest
from few import chosen


@pytest.mark.parametrize(
    ("cases", "often", "wanted"), [(10, 4, [0, 3, 6, 9]), (10, 1, [0]), (10, 10, list(range(10))), (2, 3, [0, 1])]
)
def test_those_of_a_run_are_from_all_over_the_list(cases, often, wanted):
    assert chosen(cases, often) == wanted


@pytest.mark.few(3)
@pytest.mark.parametrize("number", range(7))
def test_the_others_are_slow(number, request):
    assert (request.node.get_closest_marker("slow") is None) is (number in (0, 3, 6))
