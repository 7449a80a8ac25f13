# SPDX-License-Identifier: BSD-2-Clause
"""Pages of docs/ that are written from measured data, which are kept beside them as JSON."""

import sys
from pathlib import Path


def check(page: Path, wanted: str, command: str) -> int:
    """The exit code of a check: 1 if `page` is not what its data give, and a sentence says what writes it anew."""
    if page.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{page} is stale: run `{command}`", file=sys.stderr)
    return 1
