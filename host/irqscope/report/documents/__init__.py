# SPDX-License-Identifier: BSD-2-Clause
"""The document of each kind of result, by its schema, one file each."""

from collections.abc import Callable, Mapping
from importlib import import_module

from ...errors import BadInput
from ...findings import campaignsummary, comparison
from ...results import result
from ...sweeps import sweepresult
from ..document import Document
from ..sentence import Result

KINDS: Mapping[str, str] = {
    result.SCHEMA: "run", sweepresult.SCHEMA: "sweep", campaignsummary.SCHEMA: "campaign",
    comparison.SCHEMA: "comparison",
}  # fmt: skip


def document(content: Result) -> Document:
    """Of a result.json or comparison.json."""
    try:
        kind = KINDS[content["schema"]]
    except KeyError as error:
        raise BadInput(f"this version makes no report of {error}: it knows {', '.join(KINDS)}") from error
    make: Callable[[Result], Document] = import_module(f"{__name__}.{kind}").document
    return make(content)
