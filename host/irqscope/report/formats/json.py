# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/result.md)."""

from ...rundir import json_text
from ..sentence import Result


def files(result: Result) -> dict[str, bytes]:
    return {"result.json": json_text(result).encode()}
