# SPDX-License-Identifier: BSD-2-Clause
"""A bench that a thread turns, whose host is late by as much as its machine is slow: no watchdog shall bark at that."""

from typing import Any

from irqscope.measuring.planning import WATCHDOG

AHEAD_S = float(WATCHDOG) - 1
"""Virtual seconds that may pass before the host says something again; the least watchdog is longer."""


class Pace:
    """Of a `bench` of sim://."""

    def __init__(self, bench: Any) -> None:
        self._bench, self._heard = bench, bench.seconds

    def hear(self) -> None:
        """The host has said something."""
        self._heard = self._bench.seconds

    @property
    def is_ahead(self) -> bool:
        """Whether time has to wait for the host."""
        return bool(self._bench.seconds - self._heard > AHEAD_S)
