# SPDX-License-Identifier: BSD-2-Clause
"""One segment in all scenarios of a campaign, as a part of its page."""

from collections.abc import Iterator, Sequence
from html import escape

from matplotlib.figure import Figure

from ..findings.campaignrecord import CampaignResult, CampaignSegment, ScenarioRow
from ..results.summary import known, quantile_in, value_of
from .bars import CAPTION as BARS
from .bars import NAMES, Row, draw_bars
from .figures import Samples, to_svg
from .markup import table
from .overlay import Curve, draw_distributions, draw_tails
from .plates import captioned
from .sentence import duration_of, figure_of, quantile_of, tick_of

SCHEDULE = ("rate", "count", "duration", "dither", "from", "to")


def measured(result: CampaignResult) -> list[tuple[ScenarioRow, CampaignSegment]]:
    """All that were measured, with their scenarios."""
    return [(row, segment) for row in result.scenarios for segment in row.segments if segment.n]


def section(result: CampaignResult, name: str) -> str:
    """The figures of one segment in all scenarios."""
    found = [(row, segment) for row, segment in measured(result) if segment.name == name]
    first = found[0][1]
    what = f"{first.kind} {name}"
    rows = []
    for row, segment in found:
        tail = quantile_in(segment.quantiles, "0.999")
        times = (duration_of(row, segment.min), figure_of(row, segment, "median"),
                 quantile_of(row, tail)[0] if tail else "not estimable",
                 duration_of(row, segment.max))  # fmt: skip
        counts: tuple[object, object] = ("-", "-")  # the last edge of a run always waits for the end of an interval
        if segment.kind != "interval":
            counts = (segment.unanswered, segment.classes.coalesced)
        rows.append((row.name, segment.n, *times, *counts))
    curves = _curves(result, name)
    told = escape(conditions(result))
    return f"""<section><h2>{escape(name)}: {escape(first.from_)} to {escape(first.to)}</h2>
{table(("scenario", "n", "min", "median", "99.9 %", "max", "lost", "coalesced"), rows)}
<figure><div class="wide">{to_svg(draw_tails(curves, what), f"tails of {what}")}</div>
<figcaption>{escape(what.capitalize())}, share of samples that took as long or longer, on logarithmic axes; the mark is
the maximum. Curves of valid scenarios only; {told}. Lost: missing, pending or unstamped causes, of which no latency is
known and which no curve holds, and causes that were lost or merged into a later one's interrupt.</figcaption></figure>
<figure><div class="wide">{to_svg(draw_bars(_pairs(found)), f"bars of {what}")}</div>
<figcaption>{escape(what.capitalize())}; {told}; n as in the table. {BARS}</figcaption></figure>
<details><summary>Histograms and CDFs of {escape(name)}</summary>
<figure><div class="wide">{to_svg(draw_distributions(curves, what), f"distributions of {what}")}</div>
<figcaption>{escape(what.capitalize())}; {told}. Above: samples in each bin of the instrument, as a share of all. Below:
share of the samples that took as long or less.</figcaption></figure></details>
</section>
"""


def _curves(result: CampaignResult, name: str) -> list[Curve]:
    return [(row.name, Samples.of(segment), float(tick_of(row))) for row, segment in measured(result)
            if segment.name == name]  # fmt: skip


def _pairs(found: Sequence[tuple[ScenarioRow, CampaignSegment]]) -> list[Row]:
    return [(row.name, {key: known(value_of(segment, key)) * float(tick_of(row)) for key in NAMES})
            for row, segment in found]  # fmt: skip


def plates(result: CampaignResult) -> Iterator[tuple[str, Figure]]:
    """The figures of all segments, with names for files."""
    for name in dict.fromkeys(segment.name for _, segment in measured(result)):
        curves, file = _curves(result, name), name.replace(".", "-")
        found = [each for each in measured(result) if each[1].name == name]
        lines = [f"{name} in the valid scenarios of a campaign; {conditions(result)}."]
        yield f"tails-{file}", captioned(draw_tails(curves, name), lines)
        yield f"distributions-{file}", captioned(draw_distributions(curves, name), lines)
        yield f"bars-{file}", captioned(draw_bars(_pairs(found)), [*lines, BARS])


def conditions(result: CampaignResult) -> str:
    """What was asked for of all runs alike, and by what."""
    asked = [row.options for row in result.scenarios if row.options]
    told = [f"{name} {value}" for name, value in asked[0].items()
            if name in SCHEDULE and all(options.get(name) == value for options in asked)]  # fmt: skip
    return f"{', '.join(told) or 'each as its own report says'}; {result.qualification}"
