# SPDX-License-Identifier: BSD-2-Clause
"""The boards that are described, by name, from a table that is generated with docs/reference/boards.md."""

import json
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parents[1] / "boards.json"


def boards() -> dict[str, Any]:
    """What the table says of each board, by name."""
    found: dict[str, Any] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found
