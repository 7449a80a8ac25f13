# SPDX-License-Identifier: BSD-2-Clause
"""The guest of the ordinary tests."""

import pytest
from guest_run import ready


@pytest.fixture(scope="session")
def kernel() -> str:
    """The kernel that CI has."""
    return ready("rt-arm64")
