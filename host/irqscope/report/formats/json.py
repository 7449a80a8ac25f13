# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/result.md)."""

from ...base.records import json_text, to_json
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    content = document.content
    return {"result.json": json_text(content if isinstance(content, dict) else to_json(content)).encode()}
