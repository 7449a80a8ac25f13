# SPDX-License-Identifier: BSD-2-Clause
"""Results of former schemas, as they would be today: what keys were called in them, by record."""

from collections.abc import Mapping

from ..analysis.answers import Least
from ..base.keys import renamed
from ..base.records import Content, Record
from ..contract.layout import ALIASES
from ..device.decode import OutlierRecord
from .alternativepairing import OtherClasses
from .balance import Balance
from .findingrecords import Pin, TaskResult
from .overload import Masked
from .rarerecord import Exceedance, RequiredBound
from .resultrecord import Result
from .segmentrecord import Classes, Flags, Named, SegmentResult
from .unmatched import Unmatched

FORMER: dict[type[Record], dict[str, str]] = {
    Result: {"books": "balance", "recurrence": "outlier_periodicity", "beside": "reference_tools"},
    Balance: {"accounts": "equations"},
    Masked: {"list": "listed"},
    OutlierRecord: {"early": "premature", "unsure": "unproven"},
    Named: {"m": "min_latency", "m_learned_from": "min_latency_samples"},
    SegmentResult: {"extra": "unmatched", "other_policy": "alternative_pairing"},
    Classes: {"serving": "paired", "extra": "unmatched"},
    Flags: {"early": "premature", "unsure": "unproven"},
    Least: {"m": "min_latency"},
    Unmatched: {"early": "premature", "early_ticks": "premature_ticks"},
    OtherClasses: {"serving": "paired", "extra": "unmatched", "unsure": "unproven"},
    Exceedance: {"wanted": "required_bounds"},
    RequiredBound: {"wanted": "bound"},
    Pin: {"extra": "unmatched", "breaks": "gaps", "off": "fit_error", "crooked": "nonlinear_windows"},
    TaskResult: {"determ": "range"},
}
"""What keys of a record are now, by what they were in the first schemas; a record has those of what it is made of."""
SIDES = "left", "right"
"""Of an equation, whose keys are counts."""
FIRST, NOW = "/1", "/2"
"""How the schema of a result ended, and ends."""


def equations_of(content: Content) -> list[Content]:
    """Give the equations of a result's balance; none, where it has no list of them that have two sides."""
    balance = content.get("balance")
    found = balance.get("equations") if isinstance(balance, dict) else None
    entries = found if isinstance(found, list) else []
    return [each for each in entries if isinstance(each, dict) and all(isinstance(each.get(s), dict) for s in SIDES)]


def upgraded(
    content: Content,
    kind: type[Record],
    experiment: str = "experiment",
    names: Mapping[type[Record], Mapping[str, str]] = FORMER,
) -> Content:
    """The content of a result, that of the first schema as it would be today. Where findings did not say of which
    experiment they are, the key `experiment` does.
    """
    schema, findings, settings = (content.get(key) for key in ("schema", "findings", experiment))
    if not isinstance(schema, str) or not schema.endswith(FIRST):
        return content
    if isinstance(findings, dict) and isinstance(settings, dict):
        content = {**content, "findings": {"type": settings.get("name"), **findings}}
    found: Content = renamed(content, kind, names)
    for equation in equations_of(found):
        equation |= {side: {ALIASES.get(key, key): n for key, n in equation[side].items()} for side in SIDES}
    return {**found, "schema": schema.removesuffix(FIRST) + NOW}
