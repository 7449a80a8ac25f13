# SPDX-License-Identifier: BSD-2-Clause
"""How the host calls the harness: one list of functions, two ways to reach them."""

from typing import Protocol

FUNCTIONS: dict[str, tuple[str, str]] = {
    "create": ("p", "qqqq"),
    "destroy": ("", "p"),
    "samples": ("q", ""),
    "parameter": ("i", "pqqq"),
    "table": ("i", "pqqpq"),
    "displace": ("", "pq"),
    "mode": ("", "pq"),
    "record": ("", "pqq"),
    "step": ("q", "pqq"),
    "push": ("", "ppq"),
    "discard": ("", "p"),
    "pull": ("q", "ppq"),
    "force": ("", "pqq"),
    "connect": ("", "pqq"),
    "power_cycle": ("", "p"),
    "count": ("q", "pqq"),
    "counter": ("q", "pq"),
    "width": ("q", "ppq"),
    "peek": ("q", "ppq"),
    "poke": ("", "ppqq"),
    "hash": ("q", "p"),
    "truth": ("q", "ppq"),
    "ledger": ("q", "pqpq"),
    "allocate": ("p", "q"),
    "release": ("", "p"),
}
"""Result and arguments of each `bench_` function: p an address, q 64 bits, i 32 bits, unsigned."""


class Backend(Protocol):
    """The harness's functions and its memory."""

    name: str

    def call(self, name: str, *arguments: int) -> int:
        """Call a function of the harness; addresses are numbers."""

    def store(self, address: int, data: bytes) -> None:
        """Write to memory that the harness allocated."""

    def load(self, address: int, size: int) -> bytes:
        """Read from memory that the harness allocated."""
