# SPDX-License-Identifier: BSD-2-Clause
"""Any input gives a result or one sentence: what was found once, good inputs, and a few thousand mutations of both.

`make fuzz` does the same for as long as wished, led by coverage (docs/evidence/fuzzing.md).
"""

import random

import pytest
from fuzz import fuzzing
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st


@pytest.mark.parametrize("name", fuzzing.names())
def test_what_was_found_once_is_mended(name):
    target = fuzzing.load(name)
    assert target.SEEDS
    for data in (*target.SEEDS, *fuzzing.corpus(name).values()):
        target.check(data)


@pytest.mark.parametrize("name", fuzzing.names())
def test_any_input_gives_a_result_or_a_sentence(name):
    target = fuzzing.load(name)
    known = [*target.SEEDS, *fuzzing.corpus(name).values()]

    @settings(derandomize=True, deadline=None, max_examples=100, database=None, suppress_health_check=list(HealthCheck))
    @given(st.one_of(st.integers(0, 2**32).map(lambda n: fuzzing.mutated(random.Random(n), known)), st.binary()))
    def check(data: bytes) -> None:
        target.check(data)

    check()
