# SPDX-License-Identifier: BSD-2-Clause
"""The fault matrix: what is done to a run, and what it must say of that. docs/faults.md is made from this table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FaultCase:
    """`settings` are those of a fault:// port; `says` is a part of what stderr must say, empty if nothing is wrong.

    `counted` is the note of the books that must not be 0.
    """

    fault: str
    settings: str
    exit_code: int
    says: str = ""
    counted: str = ""


LOST = ("lost on the link", "blocks lost on the link")
LINK = (
    FaultCase("bytes dropped", "drop=3e-5", 3, *LOST),
    FaultCase("bytes altered", "flip=3e-5", 3, *LOST),
    FaultCase("bytes inserted", "insert=3e-5", 3, *LOST),
    FaultCase("bytes doubled", "double=3e-5", 3, *LOST),
    FaultCase("stretches of up to 2000 bytes lost", "cut=1e-5", 3, *LOST),
    FaultCase("stretches of up to 2000 bytes come twice", "repeat=1e-5", 0),
    FaultCase("bytes come late", "delay=1e-4", 0),
    FaultCase("all of these together", "drop=1e-5&flip=1e-5&insert=1e-5&double=1e-5&cut=3e-6&repeat=3e-6&delay=1e-5", 3,
              *LOST),
    FaultCase("cable pulled", "unplug=100000", 5, "what was received until then is kept"),
    FaultCase("instrument reset by its button or its power supply", "reset=100000", 5, "was reset during the run"),
    FaultCase("link dead from the middle on", "drop=1e-5&dead=100000", 5, "no longer answers"),
)  # fmt: skip
