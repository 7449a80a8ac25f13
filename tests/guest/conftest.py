# SPDX-License-Identifier: BSD-2-Clause
"""The guest of the ordinary tests."""

from collections.abc import Sequence

import pytest
from guest_run import ready


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what starts a guest: it needs an emulator and a kernel, and has a goal of its own, `make guests`."""
    for item in items:
        if "kernel" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.guest)


@pytest.fixture(scope="session")
def kernel() -> str:
    """The kernel that CI has."""
    return ready("rt-arm64")
