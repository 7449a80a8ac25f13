# SPDX-License-Identifier: BSD-2-Clause
"""campaign.json, typed and sealed: which scenarios are measured."""

from typing import Annotated

from .. import __version__
from ..base.records import Count, Record, Sealed, filled, like, unsealed

SCHEMA = "irqscope.campaign/2"
"""Another one whenever a key goes or changes its meaning."""
UNSEALED_SCHEMA = "irqscope.campaign/1"
"""Read, too: it has no seal."""
upgraded = unsealed(UNSEALED_SCHEMA, SCHEMA)
"""The content of today."""

MOST = 60
"""Characters of a name: a file system takes no more than 255 bytes."""
ScenarioName = Annotated[
    str, like(rf"^[\w-][\w.-]{{0,{MOST - 1}}}$", f"a name of at most {MOST} letters, digits, -, _ and .")
]
"""It is that of a directory, too."""


class Series(Record, frozen=True, kw_only=True, omit_defaults=True, tag_field="name"):
    """The experiment that made a campaign, and its settings."""

    varies: list[str] = []
    """What of the target's record is another one from run to run on purpose."""


class AffinitySeries(Series, frozen=True, kw_only=True, tag="affinity"):
    """The latency with an interrupt on each CPU in turn (docs/guide/affinity.md)."""

    irq: Count | None
    """Number of the interrupt; null if a command or nobody moved it."""
    cpus: list[Count]
    """Of the target, one for each run."""


class BracketSeries(Series, frozen=True, kw_only=True, tag="bracket"):
    """Operations, each between two toggles (docs/guide/bracket.md)."""


class MultiSeries(Series, frozen=True, kw_only=True, tag="multi"):
    """Tasks that are put under test in turn (docs/guide/multi.md)."""

    tasks: list[Count]
    """Their numbers, one for each run."""


AnySeries = AffinitySeries | BracketSeries | MultiSeries


class CampaignRecord(Sealed, frozen=True, kw_only=True):
    """Which scenarios are measured, and by what."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str = f"irqscope {__version__}"
    """The program that measured."""
    command: list[str]
    """The user's, word by word."""
    file: str | None
    """That describes the campaign; null if an experiment made it."""
    experiment: str
    """Of each run."""
    target: str | None
    """The machine that is loaded; null if none is."""
    series: AnySeries | None
    """The experiment that made the campaign; null if a file describes it."""
    start: str
    """The host's time, in UTC."""
    scenarios: Annotated[list[ScenarioName], filled()]
    """Their names, in the order in which they are measured."""
    called: dict[ScenarioName, str] = {}
    """What reports call them instead, by name, if the user says so."""

    def __post_init__(self) -> None:
        if len(set(self.scenarios)) < len(self.scenarios):
            raise ValueError("a scenario is named twice")
        if isinstance(self.series, AffinitySeries) and len(self.series.cpus) != len(self.scenarios):
            raise ValueError("the series has not as many cpus as scenarios")
