# SPDX-License-Identifier: BSD-2-Clause
"""Waiting for what must come: it costs nothing where it comes early, and has minutes where the machine is busy."""

import time
from collections.abc import Callable

PATIENCE_S = 600


def eventually(condition: Callable[[], object], why: Callable[[], str] = lambda: "in vain") -> None:
    """Until the condition holds; AssertionError says `why` if it never does."""
    end = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < end, why()
        time.sleep(0.01)
