# SPDX-License-Identifier: BSD-2-Clause
"""Simulations of this folder take shortcuts."""

from collections.abc import Iterator

import pytest
from shortcuts import shortened


@pytest.fixture(scope="module", autouse=True)
def with_shortcuts() -> Iterator[None]:
    with shortened():
        yield
