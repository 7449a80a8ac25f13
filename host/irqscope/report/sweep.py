# SPDX-License-Identifier: BSD-2-Clause
"""What a sweep found, in sentences, a figure and tables."""

from collections.abc import Iterator, Sequence

from ..analysis.knee import PRECISE
from ..results.saturationrecord import ThroughputResult, TrialResult
from ..results.summary import known
from ..sweeps.sweepfile import SweepSettings, name_of
from ..sweeps.sweeprecord import StepResult, SweepResult
from ..units import counted, format_exact, format_rate, format_rates, format_share, format_time, share_at_most
from .curves import draw_saturation
from .document import Block, Cell, Drawing, Form, Look, Table
from .markup import NO_BREAK
from .sentence import caveat, duration_of, label, planned_of, seconds_of, verdict_sentence

CLASSES = ("missing", "coalesced")


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
        rate, low, high = format_rates(knee.rate, knee.interval)
        mean = seconds_of(result, 1 / knee.rate, (knee.interval[1] - knee.interval[0]) / 2 / knee.rate**2)
        yield f"The target is saturated at {rate} (95 %: {low} to {high}), an answer every {mean}."
        if (longer := knee.longer) > 1:
            step = format_time(longer * result.settings.step, 2)
            yield f"For an interval of +-{format_share(PRECISE)} a step must last {step}."
    else:
        yield f"No saturation rate ({found.shape}): {found.reason}."
    if found.service:
        yield f"Serviced back to back, an answer takes {format_time(found.service, 4)}."
    if (free := found.loss_free) is None:
        yield from _never_free(result.steps)
    else:
        yield (
            f"Up to {format_rate(free.rate, 4)} no stimulus was lost: of {free.n} there, so surely less than "
            f"{share_at_most(free.bound)}."
        )
    if through := result.throughput:
        yield from _throughput(through)
    if not result.settings.dither_share:
        yield from _least_intervals(result)
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
        rate, low, high = format_rates(hysteresis.rate, hysteresis.interval, signed=True)
        shown = "is" if hysteresis.shown else "is not shown to be"
        yield f"The way down {shown} different: {rate} (95 %: {low} to {high})."


def _least_intervals(result: SweepResult) -> Iterator[str]:
    """What they do as the rate rises, without dither."""
    if fall := result.fall:
        before, rate = (format_rate(each, 4) for each in (fall.before, fall.rate))
        knee = result.saturation.knee if result.saturation else None
        more = knee and fall.rate < knee.interval[0]
        on = f", though more is answered up to {format_rate(knee.rate, 4)}" if knee and more else ""
        yield (
            f"The least interval between answers stops falling between {before} and {rate}, at "
            f"{seconds_of(result, fall.interval)}: saturation as Moryc and Cernohorsky define it{on}."
        )
        return
    timed = [(row.offered_hz, row.interval.min) for row in result.steps if row.interval.min is not None]
    if timed:
        least, at = min((least, rate) for rate, least in timed)
        faster = [each for rate, each in timed if rate > at]
        ends = list(dict.fromkeys(duration_of(result, end(faster)) for end in (min, max))) if faster else []
        on = f"; at faster steps the shortest is {' to '.join(ends)}" if ends else ", the fastest step that has any"
        yield f"The shortest interval between answers, {duration_of(result, least)}, is at {format_rate(at, 4)}{on}."


def _throughput(found: ThroughputResult) -> Iterator[str]:
    """The highest rate with so little loss, and what shows that it is no higher."""
    limit = "" if found.within is None else f" or later than {format_exact(found.within)}"
    share = f"with {format_share(found.ratio, 6)} at most lost{limit}" if found.ratio else f"with nothing lost{limit}"
    if (best := found.best) is None:
        yield f"No rate {share} is shown."
        return
    lost = "lost or late" if limit else "lost"
    # Of the fastest trial that keeps a ratio its own bound promises less than it says: it was chosen for being low.
    shows = (
        "which shows no more than that" if found.ratio else f"so surely less than {share_at_most(known(found.most))}"
    )
    yield f"The highest rate {share} is {format_rate(best.rate, 4)}: {_lost(best)} were {lost} there, {shows}."
    if above := found.above:
        shows = "were" if found.shown else "were, which shows neither"
        yield f"At {format_rate(above.rate, 4)} {_lost(above)} {shows}."


def _lost(trial: TrialResult) -> str:
    """How many of how many."""
    least = "" if trial.surely is None else f"{trial.surely} to "
    return f"{least}{trial.lost} of {trial.n}"


def _never_free(steps: Sequence[StepResult]) -> Iterator[str]:
    """What is lost in the slowest step that can be judged."""
    judged = [(row, row.classes) for row in steps if row.classes and not row.masked and row.stimuli]
    if judged:
        slowest, classes = min(judged, key=lambda pair: pair[0].offered_hz)
        lost = classes.coalesced + classes.missing + classes.unstamped
        share = format_share(lost / slowest.stimuli)
        yield (
            f"At no rate tried was nothing lost: at {format_rate(slowest.offered_hz, 4)}, the slowest, {share} of "
            "the stimuli had no answer of their own."
        )


def saturation(result: SweepResult) -> Iterator[Block]:
    """What is answered of what is offered, and the time between answers."""
    settings, segment = result.settings, result.steps[0].interval.segment
    yield Drawing(
        "saturation",
        f"Steps of {_length(settings)} in slots of equal length, each stimulus up to "
        f"{format_share(settings.dither_share)} of its period after its time in the schedule. Above: rate of "
        "answers, where an answer that served many counts once; dotted: every stimulus has its own. Grey: the knee "
        "with its 95 % interval. Below: time between answers "
        f"({segment}), n = {min(row.interval.n for row in result.steps)} and more in each step.",
        lambda: draw_saturation(result),
        [headline(result)],
    )


def _length(settings: SweepSettings) -> str:
    """What each step has of its own."""
    return counted(settings.count, "stimulus", "stimuli") if settings.count else format_time(settings.step)


def steps(result: SweepResult) -> Iterator[Block]:
    """A row each, with what matters."""
    head = ("step", "rate", "stimuli", "answers", *CLASSES, "least interval", "median", "median latency", "longest")
    yield Table(
        "Steps",
        head,
        [
            (
                *_offered(row),
                row.stimuli,
                row.answers,
                *counts(row, CLASSES),
                *(duration_of(result, ticks) for ticks in (row.interval.min, row.interval.median, *latency(row))),
            )
            for row in result.steps
        ],
    )


def problems(result: SweepResult) -> Iterator[Block]:
    """What is wrong with single steps, in full, with the report of each; nothing if nothing is."""
    rows = []
    for row in result.steps:
        step, rate = (cell.replace(" ", NO_BREAK) for cell in _offered(row))
        link = Cell(step, Look.LINK, to=f"steps/{name_of(row.number)}/report.html")
        rows += [(link, rate, text) for text in (*row.errors, *row.warnings)]
    if rows:
        yield Table("Warnings of the steps", ("step", "rate", "warning"), rows, Form.TEXT, whole=False)


def in_full(result: SweepResult) -> Iterator[Block]:
    """The same with all that was counted."""
    head = (
        "step",
        "rate",
        "period",
        "stimuli",
        "answers",
        "%",
        *CLASSES,
        "masked",
        "intervals",
        "least",
        "0.1 %",
        "median",
        "longest",
        "latency, median",
        "longest",
    )
    yield Table("Steps in full", head, [_cells(result, row) for row in result.steps], whole=False)


def _cells(result: SweepResult, row: StepResult) -> Sequence[object]:
    each, share = row.interval, f"{100 * row.answers / row.stimuli:.1f}" if row.stimuli else None
    times = (each.min, each.low, each.median, each.max, *latency(row))
    return (
        *_offered(row),
        planned_of(result, row.period),
        row.stimuli,
        row.answers,
        share,
        *counts(row, CLASSES),
        row.masked or None,
        each.n,
        *(duration_of(result, ticks) for ticks in times),
    )


def _offered(row: StepResult) -> tuple[str, str]:
    return f"{row.number} {row.direction}", format_rate(row.offered_hz, 4)


def counts(row: StepResult, names: Sequence[str]) -> list[int | None]:
    """Of these classes; None of a step whose statistics did not follow."""
    return [int(getattr(row.classes, name)) if row.classes else None for name in names]


def latency(row: StepResult) -> tuple[float | None, float | None]:
    """Median and maximum."""
    return (row.latency.median, row.latency.max) if row.latency else (None, None)
