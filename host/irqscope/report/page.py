# SPDX-License-Identifier: BSD-2-Clause
"""report.html: one file, readable offline and in print, a pure function of result.json."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ..units import format_rate, format_time, to_fraction
from .figures import histogram, worst_over_time
from .sentence import (
    Result,
    conditions_in_short,
    duration_of,
    headline,
    loopback_sentence,
    other_policy_sentence,
    segment_sentence,
)

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 58em; margin: 2em auto; padding: 0 1em;
color: #111; }
h1 { font-size: 1.5em; } h2 { font-size: 1.2em; margin-top: 2em; border-bottom: 1px solid #999; }
.lead { font-size: 1.15em; }
.label { border: 2px solid #111; padding: .2em .6em; display: inline-block; font-weight: bold; }
.error, .warning { border-left: .4em solid #D55E00; padding: .2em .8em; margin: .4em 0; }
.error { font-weight: bold; }
table { border-collapse: collapse; margin: .8em 0; font-size: .92em; } th, td { padding: .15em .6em; text-align: right;
border-bottom: 1px solid #ccc; } th:first-child, td:first-child { text-align: left; }
table.text td, table.text th { text-align: left; } table.figures td { white-space: nowrap; }
svg { max-width: 100%; height: auto; } .note { color: #333; font-size: .92em; } code { font-size: .95em; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } h2 { break-after: avoid; }
figure, table { break-inside: avoid; } }
figure { margin: 1em 0; }
"""

EDGES = ("falling", "rising")


def _row(cells: Iterable[object], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"


def _table(head: Iterable[object], rows: Iterable[Iterable[object]], kind: str = "") -> str:
    body = "".join(_row(row) for row in rows)
    heading = list(head)
    kind = kind or "figures"
    top = f"<thead>{_row(heading, 'th')}</thead>" if heading else ""
    return f'<table class="{kind}">{top}<tbody>{body}</tbody></table>'


def page(result: Result) -> str:
    """The whole page."""
    label = {"simulated": "<em>simulated</em>"}.get(result["qualification"], escape(result["qualification"]))
    if result["live"]:
        label = escape(result["live"]["label"])
    notes = "".join(f'<p class="error">{escape(text)}</p>' for text in result["errors"])
    notes += "".join(f'<p class="warning">{escape(text)}</p>' for text in result["warnings"])
    measured = [segment for segment in result["segments"] if segment["n"]]
    others = "".join(f"<li>{escape(segment_sentence(result, s))}</li>" for s in result["segments"][1:])
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>irqscope: {escape(conditions_in_short(result))}</title>
<style>{STYLE}</style></head><body>
<h1>Interrupt latency</h1>
<p class="lead">{escape(headline(result)).replace("*simulated*", "<em>simulated</em>")}</p>
<p class="label">{label}</p>
{notes}
<ul>{others}</ul>
<h2>Conditions</h2>{_conditions(result)}
{_live(result)}<h2>Segments</h2>{_segments(result)}{_quantiles(result)}
{"".join(_figures(result, segment) for segment in measured)}
<h2>Books</h2>{_books(result)}
<h2>What the numbers include</h2>{_includes(result)}
<p class="note">{escape(result["tool"])}, contract {escape(result["contract"]["digest"][:12])}. All figures are in
<code>result.json</code>, all blocks in <code>capture.irq</code>; <code>irqscope report</code> makes this page
again.</p>
</body></html>
"""


def _conditions(result: Result) -> str:
    tick = to_fraction(result["tick"])
    instrument, target, end = result["instrument"], result["target"], result["end"]
    plan = result["configuration"]["stimuli"].get("stimulus", {})
    dither = plan.get("dither", "none")
    rows: list[tuple[str, object]] = [
        ("stimuli", conditions_in_short(result)),
        ("dither", dither if dither == "none" else f"{dither}, {format_time(plan['span'] * tick)}"),
        ("pulse", f"{format_time(plan.get('width', 0) * tick)}, active {'low' if plan.get('active_low') else 'high'}"),
        ("instrument", f"{instrument['board']}, build {instrument['build']}, port {result['port']}"),
        ("tick", f"{format_time(tick, 6)} ({tick.numerator}/{tick.denominator} s)"),
        ("sustained", f"{format_rate(instrument['sustained_samples_hz'])} samples per segment"),
        ("target", ", ".join(f"{k} {v}" for k, v in target.items() if isinstance(v, str | int)) or "not described"),
        ("host", f"{result['host']['name']}, {result['host']['system']}"),
        ("start", result["start"]),
        ("end", f"{end['time']} ({end['reason']})" if end else "the run broke off"),
        ("command", " ".join(result["command"])),
    ]
    return _table((), rows, "text")


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
                times = (v["min"], v["median"], ninety["high"] if ninety["estimable"] else None, v["max"])
                rows.append((s["name"], name, v["n"], *(duration_of(result, time) for time in times), share))
    if rows:
        text += _table(("segment", "view", "n", "min", "median", "90 %", "max", "discarded"), rows)
    if blind:
        text += (
            f'<p class="note">Clean leaves out the samples of which one end fell into one of the {blind["intervals"]} '
            f"times ({duration_of(result, blind['ticks'])} together) at which the live bench did not look at its pins. "
            "Everything below this section is raw: all samples.</p>"
        )
    if live["counts"]:
        heads = ("count", "of the target", "of the instrument")
        text += _table(heads, ((c["what"], c["target"], c["instrument"]) for c in live["counts"]))
    return text


def _segments(result: Result) -> str:
    def of(segment: Mapping[str, Any], key: str) -> str:
        return duration_of(result, segment[key])

    head = ("segment", "n", "min", "median", "mean", "SD", "IQR", "max", "missing", "coalesced", "extra")
    rows = [
        (s["name"], s["n"], *(of(s, key) for key in ("min", "median", "mean", "sd", "iqr", "max")),
         s["classes"]["missing"], s["classes"]["coalesced"], s["classes"]["extra"])
        for s in result["segments"]
    ]
    views = [
        (s["name"], duration_of(result, v["median"]), duration_of(result, v["max"]), v["source"])
        for s in result["segments"]
        if s["classes"]["coalesced"] and (v := s["views"]["oldest_pending"])
    ]
    text = _table(head, rows)
    text += _table(
        ("segment", "pairing", "m", "context", "figures from", "flags"),
        (
            (s["name"], s["pairing"], duration_of(result, s["m"]) + (" (learned)" if s["m_learned_from"] else ""),
             s["context"]["to"] or "not stated", s["source"]["figures"],
             ", ".join(f"{k} {v}" for k, v in s["flags"].items() if v) or "none")
            for s in result["segments"]
        ),
        "text",
    )
    if views:
        text += "<p>The table above counts every stimulus. Counting one sample per answer (oldest pending):</p>"
        text += _table(("segment", "median", "max", "source"), views)
    sentences = [other_policy_sentence(result, s) for s in result["segments"]]
    return text + "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)


def _quantiles(result: Result) -> str:
    names = [q["q"] for q in result["segments"][0]["quantiles"] if float(q["q"]) >= 0.5]

    def cell(q: Mapping[str, Any]) -> str:
        if not q["estimable"]:
            return f"not estimable (n\N{NO-BREAK SPACE}<\N{NO-BREAK SPACE}{q['needed']})"
        low, high = q["interval"]
        interval = f"[{duration_of(result, low)} .. {duration_of(result, high)}]"
        # A narrow page may break before the bracket and nowhere else.
        return " ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in (duration_of(result, q["high"]), interval))

    rows = [
        (
            f"{float(name) * 100:g}\N{NO-BREAK SPACE}%",
            *(cell(q) for s in result["segments"] for q in s["quantiles"] if q["q"] == name),
        )
        for name in names
    ]
    return _table(("quantile", *(s["name"] for s in result["segments"])), rows, "quantiles") + (
        f'<p class="note">In brackets: {result["confidence"]:.0%} intervals; {escape(result["assumption"])}. '
        "No worst case is claimed: a longer run may find a longer latency.</p>"
    )


def _figures(result: Result, segment: Mapping[str, Any]) -> str:
    tick = float(to_fraction(result["tick"]))
    start = result["end"]["start_ticks"] if result["end"] else result["events"]["first"] or 0
    worst = _table(
        ("worst samples", "latency", "at, s since the start", "response"),
        (
            (number, duration_of(result, p["latency"]), f"{(p['time'] - start) * tick:.6f}", EDGES[p["edge"]])
            for number, p in enumerate(segment["worst"][:10], 1)
        ),
    )
    return (
        f"<h2>{escape(segment['name'])}: {escape(segment['from'])} to {escape(segment['to'])}</h2>"
        f"<figure>{histogram(segment, tick)}</figure>"
        f"<figure>{worst_over_time(segment, tick, start)}</figure>{worst}"
    )


def _books(result: Result) -> str:
    books = result["books"]
    verdict = "The books balance." if books["balanced"] else "The books do not balance: this measurement is invalid."
    if not books["final"]:
        verdict += " The run broke off, so accounts of the stream cannot be judged."

    def side(terms: Mapping[str, int]) -> str:
        return " + ".join(f"{name} {value}" for name, value in terms.items())

    extra = {f"{s['name']}: responses": _extra(s) for s in result["segments"] if s["extra"] and s["classes"]["extra"]}
    rows = []
    for a in books["accounts"]:
        rows.append((a["name"], side(a["left"]), {True: "=", False: "≠", None: "?"}[a["balanced"]], side(a["right"])))
        if split := extra.get(a["name"]):
            rows.append((split[0], side(split[1]), "=", side(split[2])))
    notes = ", ".join(f"{name} {value}" for name, value in books["notes"].items())
    check = result["cross_check"]
    apart = "could not be compared, because events are missing"
    agrees = {True: "agree", False: "DISAGREE", None: apart}[check["agrees"]]
    return (
        f"<p><strong>{verdict}</strong> Statistics from the chip and from the events {agrees}.</p>"
        f"{_table((), rows, 'text')}<p class='note'>{escape(notes)}.</p>"
    )


def _extra(segment: Mapping[str, Any]) -> tuple[str, Mapping[str, int], Mapping[str, int]]:
    """Name and both sides of the row that splits the extra responses of a segment, as far as its events tell."""
    split = {name: segment["extra"][name] for name in ("bounce", "early", "spurious")}
    counted, seen = segment["classes"]["extra"], sum(split.values())
    # Events hold more than the statistics if those missed some, or if the run broke off after a snapshot.
    left = {"extra": counted} if seen <= counted else {"extra in the events": seen}
    right = split | {"not told by the events": counted - seen} if seen < counted else split
    return f"{segment['name']}: extra ({segment['extra']['source']})", left, right


def _includes(result: Result) -> str:
    tick = to_fraction(result["tick"])
    rows = [
        (s["name"], s["includes"], f"{s['uncertainty']['text']} ({format_time(tick)}); "
                                   f"SD of one sample {format_time(s['uncertainty']['sd'])}")
        for s in result["segments"]
    ]
    return _table(("segment", "includes", "uncertainty of one sample"), rows, "text") + (
        '<p class="note">Not included in the uncertainty: the error of the instrument\'s crystal, analogue delays of '
        "cables and input stages, and differences between rising and falling outputs of the target.</p>"
    )
