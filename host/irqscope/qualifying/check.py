# SPDX-License-Identifier: BSD-2-Clause
"""One thing that a self-test checks."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Check:
    """One line of the record; a line without a `limit` is only told."""

    name: str
    found: str
    limit: str
    passed: bool

    def to_json(self) -> dict[str, Any]:
        return vars(self)
