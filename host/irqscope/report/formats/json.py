# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/result.md)."""

from ...base.records import json_text, to_json
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {"result.json": json_text(to_json(document.content)).encode()}
