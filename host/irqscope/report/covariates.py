# SPDX-License-Identifier: BSD-2-Clause
"""What stood out on the target beside the longest latencies of a campaign's scenarios."""

from collections.abc import Iterator

from ..findings.campaignrecord import CampaignResult
from ..findings.covariatesrecord import BesideLongest, CovariateRange, CovariatesFinding
from ..results.summary import known
from ..units import counted, format_rate, format_share
from .document import Block, Form, Kind, Sentence, Table
from .markup import NO_BREAK
from .sentence import duration_of

HERTZ = "Hz"


def covariates(result: CampaignResult) -> Iterator[Block]:
    """For each scenario during which the target was read; nothing without one."""
    read = [(row, row.covariates) for row in result.scenarios if row.covariates]
    for row, found in read:
        yield Sentence(f"{row.name}: {_sentence(found)}")
        if found.longest:
            yield Table(
                f"Longest of {row.name}",
                (known(found.segment), "before the reading of", "stood out"),
                [(duration_of(row, each.latency), each.at, _outstanding(each)) for each in found.longest],
                Form.TEXT,
            )
        yield Table(
            f"Readings of {row.name}",
            ("covariate", "least", "median", "greatest", "stood out"),
            [tuple(_range(each)) for each in found.covariates],
        )
    if read:
        yield Sentence(
            "The target was read each second. In brackets: at how many seconds of the run it was as extreme. A second "
            "counts together with the one before and the one after it, as the times of instrument and target are not "
            "known together better. What stands out need not be the cause: both may come from something else.",
            Kind.NOTE,
        )


def _sentence(found: CovariatesFinding) -> str:
    """What came of it."""
    if found.why:
        return f"nothing of the target is laid beside the longest latencies, as {found.why}."
    if not found.longest:
        return "none of the longest latencies came while the target was read."
    outstanding = sum(any(each.stands_out for each in one.covariates) for one in found.longest)
    one = f"longest of {found.segment}"
    return (
        f"something of the target stands out beside {outstanding} of the {counted(len(found.longest), one, one)}: in "
        f"{format_share(found.level)} of the {found.readings} seconds of the run at most it was as extreme. By chance "
        f"{found.by_chance:.2g} of the {counted(found.compared, 'value')} compared would, in the mean at most."
    )


def _outstanding(each: BesideLongest) -> str | None:
    """What stands out beside one, the rarest first; None if nothing does."""
    found = sorted((one for one in each.covariates if one.stands_out), key=lambda one: one.share)
    return ", ".join(f"{one.name} {_value(one.value, one.unit)} ({format_share(one.share)})" for one in found) or None


def _range(each: CovariateRange) -> Iterator[object]:
    yield each.name
    if each.median is None:
        yield from ("not told", None, None, None)
        return
    for value in (each.least, each.median, each.greatest):
        yield _value(known(value), each.unit)
    yield each.stood_out


def _value(value: float, unit: str) -> str:
    if unit == HERTZ:
        return format_rate(value, 4)
    text = f"{value:.0f}" if abs(value) >= 1000 else f"{value:.4g}"
    return f"{text} {unit}".strip().replace(" ", NO_BREAK)
