# SPDX-License-Identifier: BSD-2-Clause
"""The segments that a campaign measured, over all its scenarios."""

from collections.abc import Iterator

from ..analysis.quantiles import name_of
from ..findings.campaignrecord import CampaignResult, CampaignSegment, ScenarioRow
from ..printable import printable
from ..results.summary import known, quantile_in, value_of
from .bars import CAPTION as BARS
from .bars import NAMES, draw_bars
from .document import Block, Drawing, Section, Table
from .endtable import TAIL
from .figures import Samples
from .marks import marks_of_campaign
from .overlay import Curve, draw_distributions, draw_tails
from .sentence import duration_of, figure_of, file_of, quantile_of, tick_of

SCHEDULE = ("rate", "count", "duration", "dither", "from", "to")


def measured(result: CampaignResult) -> list[tuple[ScenarioRow, CampaignSegment]]:
    """All that were measured, with their scenarios."""
    return [(row, segment) for row in result.scenarios for segment in row.segments if segment.n]


def segments(result: CampaignResult) -> Iterator[Block]:
    """What was measured, a row each."""
    head = ("scenario", "segment", "n", "lost", "min", "median", name_of(TAIL), "max")
    yield Table(
        "Figures",
        head,
        [
            (row.name, s.name, s.n, s.unanswered if s.kind == "latency" else None, *_times(row, s))
            for row, s in measured(result)
        ],
    )


def _times(row: ScenarioRow, segment: CampaignSegment) -> tuple[str | None, ...]:
    tail = quantile_in(segment.quantiles, TAIL)
    return (
        duration_of(row, segment.min),
        figure_of(row, segment, "median"),
        quantile_of(row, tail)[0] if tail else None,
        duration_of(row, segment.max),
    )


def _names(result: CampaignResult) -> list[str]:
    return list(dict.fromkeys(segment.name for _, segment in measured(result)))


def tails(result: CampaignResult) -> Iterator[Block]:
    """The tails of the first segment over each other."""
    yield from (_tails(result, name) for name in _names(result)[:1])


def by_segment(result: CampaignResult) -> Iterator[Block]:
    """A section for each segment."""
    for name in _names(result):
        first = _of(result, name)[0][1]
        title = f"{name}: {first.from_} to {first.to}"
        yield Section(name, title, [*_blocks(result, name)], sheet=True)


def _blocks(result: CampaignResult, name: str) -> Iterator[Block]:
    found = _of(result, name)
    head = ("scenario", "n", "min", "median", "99.9 %", "max", "lost", "coalesced")
    yield Table(name, head, [(row.name, s.n, *_times(row, s), *_losses(s)) for row, s in found])
    if name != _names(result)[0]:
        yield _tails(result, name)
    what, lines = _captions(result, name)
    rows = [
        (row.name, {key: known(value_of(s, key)) * float(tick_of(row)) for key in NAMES})
        for row, s in found
        if s.sd is not None  # one sample has none
    ]
    if rows:
        caption = f"{what}; n as in the table. {BARS}"
        yield Drawing(f"bars-{file_of(name)}", caption, lambda: draw_bars(rows), [*lines, BARS])
    title = f"Histograms and CDFs of {name}"
    yield Section(f"distributions-{name}", title, [_distributions(result, name)], folded=True)


def _distributions(result: CampaignResult, name: str) -> Drawing:
    what, lines = _captions(result, name)
    caption = (
        f"{what}. Above: share of the samples per us, in the instrument's bins. Below: share of the samples that "
        "took as long or less."
    )
    curves, marks = _curves(result, name), marks_of_campaign(result, name)
    return Drawing(f"distributions-{file_of(name)}", caption, lambda: draw_distributions(curves, name, marks), lines)


def _tails(result: CampaignResult, name: str) -> Drawing:
    what, lines = _captions(result, name)
    caption = (
        f"{what}: share of samples that took as long or longer, on logarithmic axes; the mark is the maximum. Curves "
        "of valid scenarios only. Lost: missing, pending or unstamped causes, of which no latency is known and which "
        "no curve holds, and causes that were lost or merged into a later one's interrupt."
    )
    curves, marks = _curves(result, name), marks_of_campaign(result, name)
    return Drawing(f"tails-{file_of(name)}", caption, lambda: draw_tails(curves, name, marks), lines)


def _of(result: CampaignResult, name: str) -> list[tuple[ScenarioRow, CampaignSegment]]:
    return [(row, segment) for row, segment in measured(result) if segment.name == name]


def _losses(segment: CampaignSegment) -> tuple[int | None, int | None]:
    """None of an interval: the last edge of a run always waits for the end of one."""
    return (None, None) if segment.kind == "interval" else (segment.unanswered, segment.classes.coalesced)


def _curves(result: CampaignResult, name: str) -> list[Curve]:
    return [(printable(row.name), Samples.of(segment), float(tick_of(row))) for row, segment in _of(result, name)]


def _captions(result: CampaignResult, name: str) -> tuple[str, list[str]]:
    """What a caption begins with, and what stands under the figure alone."""
    kind, told = _of(result, name)[0][1].kind.capitalize(), conditions(result)
    return f"{kind} {name}; {told}", [f"{name} in the valid scenarios of a campaign; {told}."]


def conditions(result: CampaignResult) -> str:
    """What was asked for of all runs alike, and by what."""
    asked = [row.options for row in result.scenarios if row.options]
    told = [
        f"{name} {value}"
        for name, value in asked[0].items()
        if name in SCHEDULE and all(options.get(name) == value for options in asked)
    ]
    return f"{', '.join(told) or 'each as its own report says'}; {result.qualification}"
