# SPDX-License-Identifier: BSD-2-Clause
"""Files that irqscope seals, edited on purpose and sealed again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from irqscope.base.records import sealed


def edit(path: Path, how: Callable[[dict[str, Any]], None] = lambda data: None, **changes: Any) -> None:
    """Change the content of a file and seal it again."""
    data = json.loads(path.read_text())
    how(data)
    path.write_text(json.dumps(sealed({**data, **changes})))
