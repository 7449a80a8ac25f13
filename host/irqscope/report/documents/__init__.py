# SPDX-License-Identifier: BSD-2-Clause
"""The document of each kind of result, by its schema, one file each."""

from collections.abc import Callable, Mapping
from importlib import import_module

from ...errors import BadInput
from ...findings import campaigncomparisonrecord, campaignrecord, comparisonrecord
from ...results import resultrecord
from ...sweeps import sweepcomparisonrecord, sweeprecord
from ..anyresult import AnyResult
from ..document import Document

KINDS: Mapping[str, str] = {
    resultrecord.SCHEMA: "run",
    sweeprecord.SCHEMA: "sweep",
    campaignrecord.SCHEMA: "campaign",
    comparisonrecord.SCHEMA: "comparison",
    campaigncomparisonrecord.SCHEMA: "campaigncomparison",
    sweepcomparisonrecord.SCHEMA: "sweepcomparison",
}


def document(content: AnyResult) -> Document:
    """Of a result.json or comparison.json."""
    try:
        kind = KINDS[content.schema]
    except KeyError as error:
        raise BadInput(f"this version makes no report of {error}: it knows {', '.join(KINDS)}") from error
    make: Callable[[AnyResult], Document] = import_module(f"{__name__}.{kind}").document
    return make(content)
