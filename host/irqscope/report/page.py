# SPDX-License-Identifier: BSD-2-Clause
"""report.html: one file, readable offline and in print, a pure function of result.json."""

import shlex
from collections.abc import Mapping
from fractions import Fraction
from html import escape
from typing import Any

from ..units import format_rate, format_time, to_fraction
from .accounts import books
from .figures import histogram, worst_over_time
from .markup import STYLE, Html, table
from .sentence import (
    Result,
    conditions_in_short,
    duration_of,
    figure_of,
    headline,
    loopback_sentence,
    other_policy_sentence,
    quantile_of,
    segment_sentence,
    state,
)

EDGES = ("falling", "rising")
REASONS = {
    "count": "all planned stimuli were driven", "duration": "the time was up", "interrupt": "stopped on request",
    "watchdog": "stopped by the watchdog",
}
NO_BREAK = "\N{NO-BREAK SPACE}"


def page(result: Result) -> str:
    """The whole page."""
    label = {"simulated": "<em>simulated</em>"}.get(result["qualification"], escape(result["qualification"]))
    if result["live"]:
        label = escape(result["live"]["label"])
    notes = "".join(f'<p class="error">Error: {escape(text)}.</p>' for text in result["errors"])
    notes += "".join(f'<p class="warning">Warning: {escape(text)}.</p>' for text in result["warnings"])
    measured = [segment for segment in result["segments"] if segment["n"]]
    others = "".join(
        f"<li>{escape(s['name'])}: {escape(segment_sentence(result, s))}.</li>" for s in measured
        if s is not result["segments"][0]
    )
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>irqscope: {escape(conditions_in_short(result))}</title>
<style>{STYLE}</style></head><body>
<h1>Interrupt latency</h1>
<p class="lead">{escape(headline(result)).replace("*simulated*", "<em>simulated</em>")}</p>
<p class="label">{label}</p>
{notes}
{f"<ul>{others}</ul>" if others else ""}
<h2>Conditions</h2>{_conditions(result)}
{_live(result)}<h2>Segments</h2>{_segments(result)}{_quantiles(result) if measured else ""}
{"".join(_figures(result, segment) for segment in measured)}
<section><h2>Books</h2>{books(result)}</section>
<h2>What the numbers include</h2>{_includes(result)}
<p class="note">{escape(result["tool"])}, contract {escape(result["contract"]["digest"][:12])}. All figures are in
<code>result.json</code>, all blocks in <code>capture.irq</code>; <code>irqscope report</code> makes this page
again.</p>
</body></html>
"""


def _dither(plan: Mapping[str, Any], tick: Fraction) -> str:
    period, span = (format_time(plan.get(name, 0) * tick) for name in ("period", "span"))
    texts = {
        "uniform": f"uniform: each stimulus comes up to {span} after its time in the schedule; seed {plan.get('seed')}",
        "exponential": f"exponential: intervals of {period} and a random time, {span} in the mean; "
        f"seed {plan.get('seed')}",
    }
    kind: str = plan.get("dither", "none")
    return texts.get(kind, kind)


def _conditions(result: Result) -> str:
    tick = to_fraction(result["tick"])
    instrument, end = result["instrument"], result["end"]
    configuration = result["configuration"]
    plan = configuration["stimuli"].get("stimulus", {})
    filters = {name: format_time(i["filter"] * tick) for name, i in configuration["inputs"].items() if i["enable"]}
    inverted = [name for name, i in configuration["inputs"].items() if i["invert"]]
    timeouts = sorted({s["timeout"] for s in result["segments"] if s["kind"] == "latency"})
    ended = f"{end['time']} ({REASONS.get(end['reason'], end['reason'])})" if end else "the run broke off"
    # A shell takes the command as it stands, and a line breaks only between its words.
    command = " ".join(f"<span>{escape(shlex.quote(word))}</span>" for word in result["command"])
    rows: list[tuple[str, object]] = [
        ("stimuli", conditions_in_short(result)),
        ("dither", _dither(plan, tick)),
        ("pulse", f"{format_time(plan.get('width', 0) * tick)}, active {'low' if plan.get('active_low') else 'high'}"),
        ("glitch filter", ", ".join(f"{name} {time}" for name, time in filters.items())),
        ("timeout", ", ".join(format_time(time * tick) for time in timeouts) or "none"),
        ("target", _target(result["target"])),
        ("instrument", f"{instrument['board']}, build {instrument['build']}, port {result['port']}"),
        ("tick", f"{format_time(tick, 6)} ({tick.numerator}/{tick.denominator} s)"),
        ("sustained", f"up to {format_rate(instrument['sustained_samples_hz'], 4)} of samples in each segment"),
        ("host", f"{result['host']['name']}, {result['host']['system']}"),
        ("start", f"{result['start']}, by the host's clock"),
        ("end", ended),
        ("command", Html(f"<code>{command}</code>")),
    ]
    if inverted:
        rows.insert(4, ("inverted", ", ".join(inverted)))
    if end:
        length = format_time((end["end_ticks"] - end["start_ticks"]) * tick)
        rows.insert(-1, ("length", f"{length}, by the instrument's clock"))
    return table((), rows, "text")


def _target(target: Mapping[str, Any]) -> str:
    """The stub's start line, as far as it is made of single values."""
    words = {True: "yes", False: "no"}
    told = [
        f"{name.replace('_', ' ')} {words[value] if isinstance(value, bool) else value}"
        for name, value in target.items()
        if isinstance(value, str | int) and name != "irqscope_stub"
    ]
    return ", ".join(told) or "not described"


def _live(result: Result) -> str:
    """The figures of a live run that can be trusted, and what they are to be judged by."""
    live = result["live"]
    if not live:
        return ""
    blind = live["blind"]
    text = "<h2>Live</h2>"
    if row := loopback_sentence(result):
        text += f"<p>{escape(row)}</p>"
    rows = []
    for s in result["segments"]:
        for name in ("raw", "clean"):
            if v := s["views"].get(name):
                ninety = next((q for q in v["quantiles"] if q["q"] == "0.9"), {"estimable": False})
                share = f"{100 * v['discarded_share']:.1f} %" if name == "clean" else ""
                times = (
                    duration_of(result, v["min"]), figure_of(result, v, "median"),
                    quantile_of(result, v, ninety)[0] if ninety["estimable"] else "-", duration_of(result, v["max"]),
                )
                rows.append((s["name"], name, v["n"], *times, share))
    if rows:
        text += table(("segment", "view", "n", "min", "median", "90 %", "max", "discarded"), rows)
    if blind:
        text += (
            f'<p class="note">Clean leaves out the samples of which one end fell into one of the {blind["intervals"]} '
            f"times ({duration_of(result, blind['ticks'])} together) at which the live bench did not look at its pins. "
            "Everything below this section is raw: all samples.</p>"
        )
    if live["counts"]:
        heads = ("count", "of the target", "of the instrument")
        text += table(heads, ((c["what"], c["target"], c["instrument"]) for c in live["counts"]))
    return text


CLASSES = ("missing", "pending", "unstamped", "coalesced", "extra")
ALWAYS = ("missing", "coalesced", "extra")


def _segments(result: Result) -> str:
    segments = result["segments"]
    latencies = [s for s in segments if s["kind"] == "latency"]
    classes = [name for name in CLASSES if name in ALWAYS or any(s["classes"][name] for s in latencies)]
    figures = ("min", "median", "mean", "sd", "iqr", "max")
    text = table(
        ("segment", "n", "min", "median", "mean", "SD", "IQR", "max", *classes),
        (
            (s["name"], s["n"], *(figure_of(result, s, name) for name in figures),
             *(s["classes"][name] if s in latencies else "-" for name in classes))
            for s in segments
        ),
    )
    text += table(
        ("segment", "pairing", "m", "context", "figures from", "flags"),
        ((s["name"], s["pairing"], _least(result, s), s["context"]["to"] or "not stated",
          s["source"]["figures"] if s["n"] else "-",
          ", ".join(f"{name} {count}" for name, count in s["flags"].items() if count) or "none") for s in segments),
        "words",
    )
    views = [(s, view) for s in segments if s["classes"]["coalesced"] and (view := s["views"]["oldest_pending"])]
    if views:
        intro = "The table above counts every stimulus. Counting one sample per answer (oldest pending):"
        text += f'<p class="intro">{intro}</p>'
        rows = []
        for s, view in views:
            # The sample that took longest is that of an oldest cause; where its event is missing, more is known.
            least = "" if view["max"] == s["max"] else "at least "
            worst = f"{least}{duration_of(result, view['max'])}"
            rows.append((s["name"], view["n"], figure_of(result, view, "median"), worst, view["source"]))
        text += table(("segment", "n", "median", "max", "source"), rows)
    sentences = [other_policy_sentence(result, s) for s in segments]
    return text + "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)


def _least(result: Result, segment: Mapping[str, Any]) -> str:
    if segment["kind"] == "interval":
        return "-"
    tick = to_fraction(result["tick"])
    return format_time(segment["m"] * tick) + (" (learned)" if segment["m_learned_from"] else "")


def _quantiles(result: Result) -> str:
    measured = [s for s in result["segments"] if s["n"]]
    rows = []
    for at in zip(*(s["quantiles"] for s in measured), strict=True):
        if float(at[0]["q"]) < 0.5:
            continue
        cells = (_quantile(result, s, quantile) for s, quantile in zip(measured, at, strict=True))
        rows.append((f"{float(at[0]['q']) * 100:g}{NO_BREAK}%", *cells))
        if not any(quantile["estimable"] for quantile in at):
            break  # nor is any beyond
    by_bin = (
        "Where figures are from the chip, median, SD and IQR are the middle of what the bins allow, and a quantile is "
        "the upper end of its bin. " if not all(s["exact"] for s in measured) else ""
    )
    return table(("quantile", *(s["name"] for s in measured)), rows, "quantiles") + (
        f'<p class="note">{by_bin}In brackets: {result["confidence"] * 100:g}{NO_BREAK}% intervals; '
        f"{escape(result['assumption'])}. No worst case is claimed: a longer run may find a longer latency.</p>"
    )


def _quantile(result: Result, segment: Mapping[str, Any], quantile: Mapping[str, Any]) -> Html:
    """Two lines: the value and its interval."""
    if not quantile["estimable"]:
        lines = ("not estimable", f"(n < {quantile['needed']})")
    else:
        value, low, high = quantile_of(result, segment, quantile)
        lines = (value, f"[{low} .. {high}]")
    return Html("<br>".join(escape(line).replace(" ", NO_BREAK) for line in lines))


LISTED = 10


def _figures(result: Result, segment: Mapping[str, Any]) -> str:
    tick = float(to_fraction(result["tick"]))
    start = result["end"]["start_ticks"] if result["end"] else result["events"]["first"] or 0
    peaks = segment["worst"][:LISTED]
    worst = table(
        ("largest", segment["kind"], "at, s since the start", "response"),
        (
            (number, duration_of(result, p["latency"]), f"{(p['time'] - start) * tick:.6f}", EDGES[p["edge"]])
            for number, p in enumerate(peaks, 1)
        ),
    )
    every = format_time(result["configuration"]["snapshot"] * to_fraction(result["tick"]))
    width = 100 / (1 << segment["histogram"]["sub_bits"])
    what = f"{segment['kind'].capitalize()} {segment['name']} ({segment['from']} to {segment['to']})"
    return f"""<section><h2>{escape(segment["name"])}: {escape(segment["from"])} to {escape(segment["to"])}</h2>
<figure><div class="wide">{histogram(segment, tick)}</div>
<figcaption>{escape(what)}, n = {segment["n"]}; {escape(conditions_in_short(result))}; {escape(state(result))}.
Above: samples in each bin, a bin being one tick or at most {width:.1f}{NO_BREAK}% wide. Below: share of the samples
that took as long or longer. The width of bins doubles at powers of two ticks: counts step there.</figcaption></figure>
<figure><div class="wide">{worst_over_time(segment, tick, start)}</div>
<figcaption>The largest sample of each polarity of the response in each snapshot (one every {every}), at the time of the
response. {"The largest of these" if len(peaks) > 1 else "This one"}:</figcaption></figure>{worst}</section>
"""


def _includes(result: Result) -> str:
    tick = to_fraction(result["tick"])
    rows = [
        (s["name"], s["includes"],
         f"{s['uncertainty']['text']}; 1 tick is {format_time(tick)}, SD {format_time(s['uncertainty']['sd'])}")
        for s in result["segments"]
    ]
    return table(("segment", "includes", "uncertainty of one sample"), rows, "text") + (
        '<p class="note">Not included in the uncertainty: the error of the instrument\'s crystal, analogue delays of '
        "cables and input stages, and differences between rising and falling outputs of the target.</p>"
    )
