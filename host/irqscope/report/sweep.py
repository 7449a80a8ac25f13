# SPDX-License-Identifier: BSD-2-Clause
"""The report of a sweep: report.html for people, one sentence for the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ..analysis.knee import PRECISE
from ..files import replace
from ..sweeps.sweepdir import SweepDirectory
from ..units import counted, format_rate, format_time, to_fraction
from .curves import draw_saturation
from .figures import to_svg
from .frame import frame, tell
from .limits import limits
from .markup import table
from .sentence import Result, caveat, duration_of, label, planned_of, verdict_sentence


def conclude(directory: SweepDirectory, result: Result, *, drawn: bool = True) -> int:
    """Print what was found, and draw report.html if it is to be `drawn`; returns the exit code."""
    if drawn:
        replace(directory.report_file, page(result).encode())
    tell(result, headline(result))
    print(directory.report_file if drawn else directory.result_file)
    return int(result["exit_code"])


def headline(result: Result) -> str:
    """The sentence that comes first everywhere."""
    rows = result["steps"]
    rates = sorted(row["offered_hz"] for row in rows)
    steps = f"{counted(len(rows), 'step')} from {format_rate(rates[0], 4)} to {format_rate(rates[-1], 4)}"
    warned = caveat(result, "what was measured until the sweep broke off")
    if verdict := verdict_sentence(result):
        warned = f"{verdict} {warned}"
    return f"{warned}{' '.join([*_found(result), ''])}Measured in {steps}. {label(result)}"


def _found(result: Result) -> Iterator[str]:
    """What the steps show, in sentences."""
    found, hysteresis = result["saturation"], result["hysteresis"]
    if not found:
        return
    knee = found["knee"]
    if knee:
        low, high = (format_rate(rate, 4) for rate in knee["interval"])
        rate, mean = format_rate(knee["rate"], 4), format_time(1 / knee["rate"], 4)
        yield f"The target is saturated at {rate} (95 %: {low} to {high}), an answer every {mean}."
        if (longer := knee["longer"]) > 1:
            step = format_time(longer * result["settings"]["step"], 2)
            yield f"For an interval of +-{100 * PRECISE:g} % a step must last {step}."
    else:
        yield f"No saturation rate ({found['shape']}): {found['reason']}."
    if found["service"]:
        yield f"Serviced back to back, an answer takes {format_time(found['service'], 4)}."
    if (free := found["loss_free"]) is None:
        yield from _never_free(result["steps"])
    else:
        yield (
            f"Up to {format_rate(free['rate'], 4)} no stimulus was lost: of {free['n']} there, so surely less than "
            f"{100 * free['bound']:.2g} %."
        )
    if found["livelock"]:
        rate = format_rate(found["livelock"], 4)
        yield f"From {rate} on it is livelocked: less than half of its best rate is answered."
    if found["stalls"]:
        yield "It stalls at times at any rate, which makes short intervals: their least is no service time."
    if unfollowed := [row["offered_hz"] for row in result["steps"] if not row["followed"]]:
        yield (
            f"In {counted(len(unfollowed), 'step')}, from {format_rate(min(unfollowed), 4)} on, stimuli came faster "
            "than the instrument's statistics follow: only answers were counted there."
        )
    if found["protected"]:
        yield f"{counted(found['protected'], 'step')} in which it masked its interrupt left out."
    if hysteresis:
        low, high = (f"{rate:+.4g}" for rate in hysteresis["interval"])
        shown = "is" if hysteresis["shown"] else "is not shown to be"
        yield f"The way down {shown} different: {hysteresis['rate']:+.4g} Hz (95 %: {low} to {high})."


def _never_free(steps: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What is lost in the slowest step that can be judged."""
    known = [row for row in steps if row["classes"] and not row["masked"] and row["stimuli"]]
    if known:
        slowest = min(known, key=lambda row: float(row["offered_hz"]))
        lost = sum(slowest["classes"][name] for name in ("coalesced", "missing", "unstamped"))
        share = f"{100 * lost / slowest['stimuli']:.2g} %"
        yield (
            f"At no rate tried was nothing lost: at {format_rate(slowest['offered_hz'], 4)}, the slowest, {share} of "
            "the stimuli had no answer of their own."
        )


def page(result: Result) -> str:
    """The whole page."""
    segment = result["steps"][0]["interval"]["segment"]
    settings = result["settings"]
    body = f"""<figure><div class="wide">{to_svg(draw_saturation(result), "saturation")}</div>
<figcaption>Steps of {_length(settings)} in slots of equal length, each stimulus up to
{100 * settings["dither_share"]:g} % of its period after its time in the schedule. Above: answers per stimulus, where an
answer that served many counts once. Below: time between answers ({escape(segment)}), n = {_least_n(result)} and more
in each step.
</figcaption></figure>
{limits(result)}<section><h2>Steps</h2>{_steps(result)}</section>"""
    note = f""", contract {escape(result["contract"]["digest"][:12])}. Each step is a run directory in
<code>steps</code>: <code>irqscope report</code> makes its page, and of this directory this page again."""
    label = result["qualification"]
    return frame("saturation", "Saturation", [headline(result)], body, note, label=label, result=result)


def _length(settings: Mapping[str, Any]) -> str:
    """What each step has of its own."""
    return counted(settings["count"], "stimulus", "stimuli") if settings["count"] else format_time(settings["step"])


def _least_n(result: Result) -> int:
    least: int = min(row["interval"]["n"] for row in result["steps"])
    return least


def _steps(result: Result) -> str:
    tick = to_fraction(result["tick"])
    head = (
        "step", "rate", "period", "stimuli", "answers", "%", "missing", "coalesced", "masked", "intervals", "least",
        "0.1 %", "median", "longest", "latency, median", "longest",
    )  # fmt: skip
    return table(head, (_cells(result, row, tick) for row in result["steps"]), whole=False)


def _cells(result: Result, row: Mapping[str, Any], tick: Any) -> tuple[object, ...]:
    interval, latency, classes = row["interval"], row["latency"] or {}, row["classes"] or {}
    return (
        f"{row['number']} {row['direction']}", format_rate(row["offered_hz"], 4), planned_of(result, row["period"]),
        row["stimuli"], row["answers"], f"{100 * row['answers'] / row['stimuli']:.1f}" if row["stimuli"] else "-",
        classes.get("missing", "-"), classes.get("coalesced", "-"), row["masked"] or "-", interval["n"],
        *(duration_of(result, interval[name]) for name in ("min", "low", "median", "max")),
        *(duration_of(result, latency.get(name)) for name in ("median", "max")),
    )  # fmt: skip
