# SPDX-License-Identifier: BSD-2-Clause
"""The segments of a run in tables, as a part of its page."""

from html import escape

from ..analysis.quantiles import Quantile
from ..base.records import to_json
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult, counts_of
from .markup import NO_BREAK, Html, table
from .sentence import duration_of, figure_of, other_policy_sentence, planned_of, quantile_of

CLASSES = ("missing", "masked", "pending", "unstamped", "coalesced", "extra")
AS_STAMPED = """Times are as stamped, in whole ticks. What is known to be wrong of them is taken off in the uncertainty
budget, below What the numbers include, and in what limits judge."""
ALWAYS = ("missing", "coalesced", "extra")


def segments(result: Result) -> str:
    """Figures and classes of all segments, both views, and what the other policy would give."""
    every = result.segments
    latencies = [s for s in every if s.kind == "latency"]
    classes = [name for name in CLASSES if name in ALWAYS or any(counts_of(s)[name] for s in latencies)]
    figures = ("min", "median", "mean", "sd", "iqr", "max")
    text = table(
        ("segment", "n", "min", "median", "mean", "SD", "IQR", "max", *classes),
        (
            (s.name, s.n, *(figure_of(result, s, name) for name in figures),
             *(counts_of(s)[name] if s in latencies else "-" for name in classes))
            for s in every
        ),
    ) + f'<p class="note">{AS_STAMPED}</p>'
    text += table(
        ("segment", "pairing", "m", "context", "figures from", "flags"),
        ((s.name, s.pairing, _least(result, s), s.context.to or "not stated",
          s.source.figures if s.n else "-",
          ", ".join(f"{name} {count}" for name, count in to_json(s.flags).items() if count) or "none") for s in every),
        "words",
    )
    views = [(s, view) for s in every if s.classes.coalesced and (view := s.views.oldest_pending)]
    if views:
        intro = "The table above counts every stimulus. Counting one sample per answer (oldest pending):"
        text += f'<p class="intro">{intro}</p>'
        rows = []
        for s, view in views:
            # The sample that took longest is that of an oldest cause; where its event is missing, more is known.
            least = "" if view.max == s.max else "at least "
            worst = f"{least}{duration_of(result, view.max)}"
            rows.append((s.name, view.n, figure_of(result, view, "median"), worst, view.source))
        text += table(("segment", "n", "median", "max", "source"), rows)
    sentences = [other_policy_sentence(result, s) for s in every]
    return text + "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)


def _least(result: Result, segment: SegmentResult) -> str:
    if segment.kind == "interval":
        return "-"
    return planned_of(result, segment.min_latency) + (" (learned)" if segment.min_latency_samples else "")


def quantiles(result: Result) -> str:
    """Quantiles from the median on, up to the first that no segment can tell; at least one has samples."""
    measured = [s for s in result.segments if s.n]
    rows = []
    for at in zip(*(s.quantiles for s in measured), strict=True):
        if float(at[0].q) < 0.5:
            continue
        cells = (_quantile(result, s, quantile) for s, quantile in zip(measured, at, strict=True))
        rows.append((f"{float(at[0].q) * 100:g}{NO_BREAK}%", *cells))
        if not any(quantile.estimable for quantile in at):
            break  # nor is any beyond
    by_bin = (
        "Where figures are from the chip, the SD is that of the bins' middles, median and IQR are the middle of what "
        "the bins allow, and a quantile is the upper end of its bin. " if not all(s.exact for s in measured) else ""
    )
    return table(("quantile", *(s.name for s in measured)), rows, "quantiles") + (
        f'<p class="note">{by_bin}In brackets: {result.confidence * 100:g}{NO_BREAK}% intervals; '
        f"{escape(result.assumption)}. No worst case is claimed: a longer run may find a longer latency.</p>"
    )


def _quantile(result: Result, segment: SegmentResult, quantile: Quantile) -> Html:
    """Two lines: the value and its interval."""
    if not quantile.estimable:
        few = "n" if quantile.effective is None else "effective n"
        lines = ("not estimable", f"({few} < {quantile.needed})")
    else:
        lines = quantile_of(result, quantile)
    return Html("<br>".join(escape(line).replace(" ", NO_BREAK) for line in lines))
