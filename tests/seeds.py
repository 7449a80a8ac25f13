# SPDX-License-Identifier: BSD-2-Clause
"""Seeds of random tests: a few in each run, many in the long form."""

import pytest
from _pytest.mark import ParameterSet


def seeds(often: int, number: int) -> list[ParameterSet]:
    """Seeds from 0 up: so many in each run, and up to the number in `make full`.

    Where a seed chooses a kind too, as by `seed % 4`, `often` holds each kind.
    """
    return [pytest.param(seed, marks=[] if seed < often else pytest.mark.slow) for seed in range(number)]
