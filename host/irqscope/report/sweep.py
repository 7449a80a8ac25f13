# SPDX-License-Identifier: BSD-2-Clause
"""The report of a sweep: report.html for people, one sentence for the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ..analysis.knee import PRECISE
from ..files import replace
from ..sweeps.sweepdir import SweepDirectory
from ..sweeps.sweeprecord import StepResult, SweepResult
from ..units import counted, format_rate, format_time
from .curves import draw_saturation
from .figures import to_svg
from .frame import frame, problems_of, tell
from .limits import limits
from .markup import table
from .sentence import caveat, duration_of, label, planned_of, verdict_sentence


def conclude(directory: SweepDirectory, result: SweepResult, *, drawn: bool = True) -> int:
    """Print what was found, and draw report.html if it is to be `drawn`; returns the exit code."""
    if drawn:
        replace(directory.report_file, page(result).encode())
    tell(headline(result), problems_of(result), result.limits)
    print(directory.report_file if drawn else directory.result_file)
    return result.exit_code


def headline(result: SweepResult) -> str:
    """The sentence that comes first everywhere."""
    rows = result.steps
    rates = sorted(row.offered_hz for row in rows)
    steps = f"{counted(len(rows), 'step')} from {format_rate(rates[0], 4)} to {format_rate(rates[-1], 4)}"
    warned = caveat(result, "what was measured until the sweep broke off")
    if verdict := verdict_sentence(result):
        warned = f"{verdict} {warned}"
    worth = label(result.qualification, result.live.label if result.live else None)
    return f"{warned}{' '.join([*_found(result), ''])}Measured in {steps}. {worth}"


def _found(result: SweepResult) -> Iterator[str]:
    """What the steps show, in sentences."""
    found, hysteresis = result.saturation, result.hysteresis
    if not found:
        return
    knee = found.knee
    if knee:
        low, high = (format_rate(rate, 4) for rate in knee.interval)
        rate, mean = format_rate(knee.rate, 4), format_time(1 / knee.rate, 4)
        yield f"The target is saturated at {rate} (95 %: {low} to {high}), an answer every {mean}."
        if (longer := knee.longer) > 1:
            step = format_time(longer * result.settings["step"], 2)
            yield f"For an interval of +-{100 * PRECISE:g} % a step must last {step}."
    else:
        yield f"No saturation rate ({found.shape}): {found.reason}."
    if found.service:
        yield f"Serviced back to back, an answer takes {format_time(found.service, 4)}."
    if (free := found.loss_free) is None:
        yield from _never_free(result.steps)
    else:
        yield (
            f"Up to {format_rate(free.rate, 4)} no stimulus was lost: of {free.n} there, so surely less than "
            f"{100 * free.bound:.2g} %."
        )
    if found.livelock:
        rate = format_rate(found.livelock, 4)
        yield f"From {rate} on it is livelocked: less than half of its best rate is answered."
    if found.stalls:
        yield "It stalls at times at any rate, which makes short intervals: their least is no service time."
    if unfollowed := [row.offered_hz for row in result.steps if not row.followed]:
        yield (
            f"In {counted(len(unfollowed), 'step')}, from {format_rate(min(unfollowed), 4)} on, stimuli came faster "
            "than the instrument's statistics follow: only answers were counted there."
        )
    if found.protected:
        yield f"{counted(found.protected, 'step')} in which it masked its interrupt left out."
    if hysteresis:
        low, high = (f"{rate:+.4g}" for rate in hysteresis.interval)
        shown = "is" if hysteresis.shown else "is not shown to be"
        yield f"The way down {shown} different: {hysteresis.rate:+.4g} Hz (95 %: {low} to {high})."


def _never_free(steps: Sequence[StepResult]) -> Iterator[str]:
    """What is lost in the slowest step that can be judged."""
    judged = [(row, row.classes) for row in steps if row.classes and not row.masked and row.stimuli]
    if judged:
        slowest, classes = min(judged, key=lambda pair: pair[0].offered_hz)
        lost = classes.coalesced + classes.missing + classes.unstamped
        share = f"{100 * lost / slowest.stimuli:.2g} %"
        yield (
            f"At no rate tried was nothing lost: at {format_rate(slowest.offered_hz, 4)}, the slowest, {share} of "
            "the stimuli had no answer of their own."
        )


def page(result: SweepResult) -> str:
    """The whole page."""
    segment = result.steps[0].interval.segment
    settings = result.settings
    body = f"""<figure><div class="wide">{to_svg(draw_saturation(result), "saturation")}</div>
<figcaption>Steps of {_length(settings)} in slots of equal length, each stimulus up to
{100 * settings["dither_share"]:g} % of its period after its time in the schedule. Above: answers per stimulus, where an
answer that served many counts once. Below: time between answers ({escape(segment)}), n = {_least_n(result)} and more
in each step.
</figcaption></figure>
{limits(result)}<section><h2>Steps</h2>{_steps(result)}</section>"""
    note = f""", contract {escape(result.contract.digest[:12])}. Each step is a run directory in
<code>steps</code>: <code>irqscope report</code> makes its page, and of this directory this page again."""
    return frame(
        "saturation", "Saturation", [headline(result)], body, note, label=result.qualification, tool=result.tool,
        problems=problems_of(result),
    )  # fmt: skip


def _length(settings: Mapping[str, Any]) -> str:
    """What each step has of its own."""
    return counted(settings["count"], "stimulus", "stimuli") if settings["count"] else format_time(settings["step"])


def _least_n(result: SweepResult) -> int:
    return min(row.interval.n for row in result.steps)


def _steps(result: SweepResult) -> str:
    tick = result.tick.fraction
    head = (
        "step", "rate", "period", "stimuli", "answers", "%", "missing", "coalesced", "masked", "intervals", "least",
        "0.1 %", "median", "longest", "latency, median", "longest",
    )  # fmt: skip
    return table(head, (_cells(result, row, tick) for row in result.steps), whole=False)


def _cells(result: SweepResult, row: StepResult, tick: Any) -> tuple[object, ...]:
    interval, latency, classes = row.interval, row.latency, row.classes
    return (
        f"{row.number} {row.direction}", format_rate(row.offered_hz, 4), planned_of(result, row.period),
        row.stimuli, row.answers, f"{100 * row.answers / row.stimuli:.1f}" if row.stimuli else "-",
        classes.missing if classes else "-", classes.coalesced if classes else "-", row.masked or "-", interval.n,
        *(duration_of(result, ticks) for ticks in (interval.min, interval.low, interval.median, interval.max)),
        *(duration_of(result, ticks) for ticks in ((latency.median, latency.max) if latency else (None, None))),
    )  # fmt: skip
