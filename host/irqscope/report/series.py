# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment found in a series of runs, as a part of its page and as sentences."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from matplotlib.figure import Figure

from ..findings.campaignrecord import CampaignResult
from ..units import counted
from . import affinity, brackets, tasks
from .document import Table
from .plates import captioned


@dataclass(frozen=True)
class Series:
    """`noun` is what a run is of. The findings as sentences, as a table, as a part of the page, and as figures with
    their names and captions.
    """

    title: str
    noun: str
    sentences: Callable[[CampaignResult], Iterator[str]]
    table: Callable[[CampaignResult], Table]
    section: Callable[[CampaignResult], str]
    plates: Callable[[CampaignResult], Iterator[tuple[str, Figure, str]]]


SERIES: Mapping[str, Series] = {
    "affinity": Series("Latency by CPU", "CPU", affinity.sentences, affinity.content, affinity.section,
                       lambda result: iter(())),
    "bracket": Series("What operations cost", "operation", brackets.sentences, brackets.content, brackets.section,
                      brackets.plates),
    "multi": Series("Tasks in rotation", "task", tasks.rotation_sentences, tasks.rotation_table, tasks.rotation_section,
                    tasks.rotation_plates),
}  # fmt: skip
"""By the name that campaign.json gives the series."""


def _of(result: CampaignResult) -> Series | None:
    return SERIES[result.series["name"]] if result.series else None


def title(result: CampaignResult) -> str:
    """Of the page."""
    found = _of(result)
    what = counted(len(result.scenarios), noun(result))
    return f"{found.title}: {what}" if found else f"Campaign: {result.experiment} over {what}"


def noun(result: CampaignResult) -> str:
    """What each run is of."""
    found = _of(result)
    return found.noun if found else "scenario"


def sentences(result: CampaignResult) -> Iterator[str]:
    """What was found; nothing of a campaign over loads."""
    found = _of(result)
    yield from found.sentences(result) if found else ()


def tables(result: CampaignResult) -> list[Table]:
    """What was found; none of a campaign over loads."""
    found = _of(result)
    return [found.table(result)] if found else []


def plates(result: CampaignResult) -> Iterator[tuple[str, Figure]]:
    """Figures of what was found, that stand alone."""
    found = _of(result)
    for name, figure, caption in found.plates(result) if found else ():
        yield name, captioned(figure, [caption])


def series(result: CampaignResult) -> str:
    """The section of a page; empty for a campaign over loads."""
    found = _of(result)
    return found.section(result) if found else ""
