# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment found in a series of runs, as a part of its page and as sentences."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ..units import counted
from . import affinity, brackets, tasks
from .sentence import Result


@dataclass(frozen=True)
class Series:
    """`noun` is what a run is of; `sentences` and `section` tell the findings."""

    title: str
    noun: str
    sentences: Callable[[Result], Iterator[str]]
    section: Callable[[Result], str]


SERIES: Mapping[str, Series] = {
    "affinity": Series("Latency by CPU", "CPU", affinity.sentences, affinity.section),
    "bracket": Series("What operations cost", "operation", brackets.sentences, brackets.section),
    "multi": Series("Tasks in rotation", "task", tasks.rotation_sentences, tasks.rotation_section),
}
"""By the name that campaign.json gives the series."""


def _of(result: Result) -> Series | None:
    return SERIES[result["series"]["name"]] if result["series"] else None


def title(result: Result) -> str:
    """Of the page."""
    found = _of(result)
    what = counted(len(result["scenarios"]), noun(result))
    return f"{found.title}: {what}" if found else f"Campaign: {result['experiment']} over {what}"


def noun(result: Result) -> str:
    """What each run is of."""
    found = _of(result)
    return found.noun if found else "scenario"


def sentences(result: Result) -> Iterator[str]:
    """What was found; nothing of a campaign over loads."""
    found = _of(result)
    yield from found.sentences(result) if found else ()


def series(result: Result) -> str:
    """The section of a page; empty for a campaign over loads."""
    found = _of(result)
    return found.section(result) if found else ""
