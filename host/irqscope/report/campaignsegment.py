# SPDX-License-Identifier: BSD-2-Clause
"""One segment in all scenarios of a campaign, as a part of its page."""

from collections.abc import Mapping
from html import escape
from typing import Any

from ..units import to_fraction
from .bars import CAPTION as BARS
from .bars import NAMES, draw_bars
from .figures import to_svg
from .markup import table
from .overlay import draw_distributions, draw_tails
from .sentence import Result, duration_of, figure_of, quantile_of

SCHEDULE = ("rate", "count", "duration", "dither", "from", "to")


def measured(result: Result) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """All that were measured, with their scenarios."""
    return [(row, segment) for row in result["scenarios"] for segment in row["segments"] if segment["n"]]


def section(result: Result, name: str) -> str:
    """The figures of one segment in all scenarios."""
    found = [(row, segment) for row, segment in measured(result) if segment["name"] == name]
    first = found[0][1]
    what = f"{first['kind']} {name}"
    rows = []
    for row, segment in found:
        figures = {**segment, "tick": row["tick"]}
        tail = next(quantile for quantile in segment["quantiles"] if quantile["q"] == "0.999")
        times = (duration_of(row, segment["min"]), figure_of(row, figures, "median"),
                 quantile_of(row, figures, tail)[0] if tail["estimable"] else "not estimable",
                 duration_of(row, segment["max"]))  # fmt: skip
        counts = ("-", "-")  # the last edge of a run always waits for the end of an interval
        if segment["kind"] != "interval":
            counts = (segment["unanswered"], segment["classes"]["coalesced"])
        rows.append((row["name"], segment["n"], *times, *counts))
    curves = [(row["name"], segment, float(to_fraction(row["tick"]))) for row, segment in found]
    pairs = [(called, {key: figures[key] * tick for key in NAMES}) for called, figures, tick in curves]
    told = f"{escape(_conditions(result))}; {escape(result['qualification'])}"
    return f"""<section><h2>{escape(name)}: {escape(first["from"])} to {escape(first["to"])}</h2>
{table(("scenario", "n", "min", "median", "99.9 %", "max", "lost", "coalesced"), rows)}
<figure><div class="wide">{to_svg(draw_tails(curves, what), f"tails of {what}")}</div>
<figcaption>{escape(what.capitalize())}, share of samples that took as long or longer, on logarithmic axes; the mark is
the maximum. Curves of valid scenarios only; {told}. Lost: missing, pending or unstamped causes, of which no latency is
known and which no curve holds.</figcaption></figure>
<figure><div class="wide">{to_svg(draw_bars(pairs), f"bars of {what}")}</div>
<figcaption>{escape(what.capitalize())}; {told}; n as in the table. {BARS}</figcaption></figure>
<details><summary>Histograms and CDFs of {escape(name)}</summary>
<figure><div class="wide">{to_svg(draw_distributions(curves, what), f"distributions of {what}")}</div>
<figcaption>{escape(what.capitalize())}; {told}. Above: samples in each bin of the instrument, as a share of all. Below:
share of the samples that took as long or less.</figcaption></figure></details>
</section>
"""


def _conditions(result: Result) -> str:
    """What was asked for of all runs alike."""
    asked = [row["options"] for row in result["scenarios"] if row["options"]]
    told = [f"{name} {value}" for name, value in asked[0].items()
            if name in SCHEDULE and all(options.get(name) == value for options in asked)]  # fmt: skip
    return ", ".join(told) or "each as its own report says"
