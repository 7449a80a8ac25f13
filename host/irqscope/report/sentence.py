# SPDX-License-Identifier: BSD-2-Clause
"""What was found, in plain sentences."""

from fractions import Fraction
from typing import Protocol

from ..analysis.quantiles import Quantile
from ..base.records import Exact
from ..contract.registers import Dither
from ..contract.roles import Source
from ..device.settings_records import StimulusRecord
from ..device.stimulus_plan import mean_interval
from ..measuring.cited import Cited
from ..results.clean import CleanView
from ..results.clockrecords import ClockFinding
from ..results.correction import Correction
from ..results.judged import KEPT
from ..results.provenance import SIMULATED, UNQUALIFIED
from ..results.resultrecord import Result
from ..results.segmentrecord import ON_CHIP, SegmentResult, counts_of
from ..results.summary import Summary, bounds_of, known, quantile_in, value_of
from ..results.uncertainty import expanded
from ..results.verdict import PASS, merged, unseen
from ..sweeps.sweeprecord import SweepResult
from ..units import counted, format_measured, format_planned, format_range, format_rate, format_share, format_time

ENDED_EARLY = {
    "interrupt": "Ended early on request. ",
    "load": "Ended early, as the load of its scenario had ended. ",
    "late": "Ended at the first late sample. ",
    "trigger": "Ended early, by the trigger. ",
}


class Timed(Protocol):
    """A result of what was counted in ticks."""

    @property
    def tick(self) -> Exact | None:
        """How long one is, of several the coarsest; None if nothing was measured."""
        ...


def tick_of(result: Timed) -> Fraction:
    """In seconds."""
    return known(result.tick).fraction


def duration_of(result: Timed, ticks: float | None, uncertain: float = 0.0) -> str:
    """Measured ticks as a time for people; a dash for none.

    It has the digits that the tick, the oscillator, and what else it is `uncertain` by, in ticks, support.
    """
    if ticks is None:
        return "-"
    tick = tick_of(result)
    return seconds_of(result, Fraction(ticks) * tick, uncertain * float(tick))


def seconds_of(result: Timed, seconds: Fraction | float | None, uncertain: float = 0.0) -> str:
    """The same of seconds."""
    if seconds is None:
        return "-"
    return format_measured(seconds, tick_of(result), max(oscillator_of(result) * abs(float(seconds)), uncertain))


def planned_of(result: Timed, ticks: int) -> str:
    """A time that was set, in ticks."""
    tick = tick_of(result)
    return format_planned(ticks * tick, tick)


def oscillator_of(result: Timed) -> float:
    """What any time of the result is uncertain by, as a share of it (expanded): its oscillator's part of a budget."""
    budgets = [segment.uncertainty for segment in result.segments] if isinstance(result, Result) else []
    return max((expanded(Correction.of(budget.components).relative) for budget in budgets), default=0.0)


def figure_of(result: Timed, figures: object, name: str) -> str:
    """One of the `figures` of a distribution, with as many digits as it is known to."""
    return duration_of(result, value_of(figures, name), _unknown(figures, name))


def _unknown(figures: object, name: str) -> float:
    """Half the width, in ticks, that the bins leave a figure; 0 if it is known to the tick."""
    low, high = bounds_of(figures, name) or (0, 0)
    return float(high - low) / 2


def quantile_of(result: Timed, quantile: Quantile) -> tuple[str, str]:
    """An estimable quantile, and its interval in brackets: both to the digits that half the interval's width has."""
    unknown = float(quantile.upper - known(quantile.low))
    if quantile.interval is None:
        return duration_of(result, quantile.high, unknown), "[no interval]"
    unknown = max(unknown, (quantile.interval[1] - quantile.interval[0]) / 2)
    value, low, high = (duration_of(result, ticks, unknown) for ticks in (quantile.high, *quantile.interval))
    return value, f"[{low} .. {high}]"


def range_of(result: Result, figures: Summary) -> str:
    """From the least to the largest, by differences from the median if these are the message.

    Where only bins tell the median, differences from it would be those of its bin: the mean is known better.
    """
    name = "mean" if _unknown(figures, "median") > _unknown(figures, "mean") else "median"
    tick = result.tick.fraction
    low, middle, high = (Fraction(known(value_of(figures, each))) * tick for each in ("min", name, "max"))
    return format_range(low, middle, high, tick, oscillator_of(result) * float(middle), name=name)


def conditions_in_short(result: Result) -> str:
    """How many stimuli (of how many planned, if not all were driven), at what rate."""
    stimulus, driving = result.configuration.stimuli.get("stimulus"), result.stimulus
    fired, planned = (driving.fired, driving.planned) if driving else (0, 0)
    driven = counted(fired, "stimulus", "stimuli")
    if not (result.snapshots or result.events.received):  # which tell how many were driven
        driven = f"{planned} planned stimuli" if planned else "stimuli"
    elif fired < planned:
        driven = f"{fired} of {planned} planned stimuli"
    if not stimulus:
        end = result.end
        length = (end.end_ticks - end.start_ticks) * result.tick.fraction if end else None
        return "no stimuli" + (f", for {format_time(length)}" if length else "")
    return f"{driven} at {format_rate(1 / (interval_of(stimulus) * result.tick.fraction))}"


def interval_of(stimulus: StimulusRecord) -> int:
    """Ticks between the edges of a stimulus, on average, from its part of a run's configuration."""
    return mean_interval(stimulus.period, stimulus.span, Dither[stimulus.dither.upper()])


def lost_in_short(result: Result, segment: SegmentResult) -> str:
    """What a figure of the segment does not show: causes without a latency, by class."""
    classes = {} if segment.is_interval else counts_of(segment)
    counts = [f"{count} {name}" for name in ("missing", "pending", "unstamped") if (count := classes.get(name))]
    counts += [f"{lost} lost or merged"] if (lost := merged(segment)) else []
    counts += [f"{unknown} coalesced or lost"] if (unknown := unseen(segment)) else []
    return ", ".join(counts) or "no losses"


def state(result: Result) -> str:
    """In a few words, what must stand beside every figure that is cut out of its page."""
    words = [] if result.valid else ["INVALID MEASUREMENT"]
    words += [] if result.complete else ["INCOMPLETE"]
    words.append("live, raw: tails cannot be trusted" if result.live else result.qualification)
    return ", ".join(words)


def file_of(segment: str) -> str:
    """What stands for a segment in the name of a file."""
    return segment.replace(".", "-")


def facts(result: Result, segment: SegmentResult) -> str:
    """What every figure of the segment must say: n, conditions and losses, and what it is worth."""
    return f"n = {segment.n}; {conditions_in_short(result)}; {lost_in_short(result, segment)}; {state(result)}."


def label(qualification: str, live: str | None = None, record: Cited | None = None) -> str:
    """What must stand beside every figure, as a sentence; `live` is the label of a live run."""
    if live:
        return f"{live[0].upper()}{live[1:]}."
    if qualification == SIMULATED:
        return "This is *simulated*: no hardware was measured."
    if qualification != UNQUALIFIED:
        return f"The instrument is {qualification}."
    failed = record.selftest if record else None
    why = "no self-test of this board's hardware is on record"
    if failed:
        why = f"its self-test of {failed.date[:10]} failed"
    return f"{UNQUALIFIED}: {why}."


def label_of(result: Result) -> str:
    """The same of a run."""
    return label(result.qualification, result.live.label if result.live else None, result.record)


def loopback_sentence(result: Result) -> str | None:
    """What a live bench adds to a latency by itself; None if nothing is known of it."""
    row = result.live and result.live.loopback
    if not row:
        return None
    every = {"min": row.min_ns, "median": row.p50_ns, "90 %": row.p90_ns, "99 %": row.p99_ns, "max": row.max_ns}
    nanosecond = Fraction(1, 10**9)
    times = ", ".join(f"{name} {format_measured(time * nanosecond, nanosecond)}" for name, time in every.items())
    return (
        f"The live bench itself (loopback: {row.n} of {row.stimuli} samples) takes {times}: "
        "this is contained in every latency and is its uncertainty."
    )


def _clean_sentence(result: Result, segment: SegmentResult, clean: CleanView) -> str:
    """One latency of a live run, without its tail."""
    name, n = f"{segment.from_} to {segment.to}", segment.n
    if not clean.n:
        return f"{name} was not measured: the live bench looked away at all {n} samples"
    ninety = quantile_in(clean.quantiles, "0.9")
    within = f", 90 % within {duration_of(result, ninety.high)}" if ninety else ""
    return (
        f"{name} took {figure_of(result, clean, 'median')} in the median{within}, over {clean.n} clean samples "
        f"of {n} ({format_share(clean.discarded_share)} discarded)"
    )


def segment_sentence(result: Result, segment: SegmentResult) -> str:
    """One segment."""
    if clean := segment.views.clean:
        return _clean_sentence(result, segment, clean) + _answers(result, segment)
    name = f"{segment.from_} to {segment.to}"
    if segment.kind == "interval":
        name = f"the interval of {segment.to}"
    if not segment.n:
        if not result.snapshots and segment.source.histogram == ON_CHIP:
            return f"{name} was not measured: no snapshot came"
        if segment.kind == "interval":
            return f"{name} was not measured: fewer than two edges came"
        return f"{name} was not measured: no {'answers' if segment.classes.causes else 'causes'} came"
    over = f"over {counted(segment.n, 'sample')}"
    if segment.kind == "interval":
        return f"{name} was {range_of(result, segment)}, {over}"
    worst, median = duration_of(result, segment.max), figure_of(result, segment, "median")
    waited = ""
    if segment.maximum and segment.maximum.shared:
        later = "stimulus" if segment.from_ == Source.STIMULUS.label else "cause"
        waited = f" (the longest waited for a later {later}'s answer)"
    return f"{name} took at most {worst}{waited}, median {median}, {over}{_answers(result, segment)}"


def _were(number: int) -> str:
    return f"{number} {'was' if number == 1 else 'were'}"


def _answers(result: Result, segment: SegmentResult) -> str:
    """What became of the causes. That all were answered is said only of a run that saw its end and can be believed."""
    classes = segment.classes
    causes = "stimuli" if segment.from_ == Source.STIMULUS.label else "causes"
    ends = {
        "missing": "not answered in time",
        "masked": "masked by the target",
        "pending": "still unanswered",
        "unstamped": "too many to be timed",
    }
    parts = [f"{_were(count)} {end}" for name, end in ends.items() if (count := counts_of(segment)[name])]
    all_answered = not parts and result.valid and result.complete
    shared, together = classes.coalesced, "together with an older one (coalesced)"
    if lost := merged(segment):
        parts.append(f"{_were(lost)} lost, or merged into a later one (lost or merged: {lost})")
        shared, all_answered = max(0, shared - lost), False
    if unknown := unseen(segment):
        parts.append(f"{_were(unknown)} coalesced or lost (no events tell which)")
        shared, all_answered = max(0, shared - unknown), False
    if all_answered:
        return f"; all {causes} were answered" + (f", {shared} of them {together}" if shared else "")
    if shared:
        parts.append(f"{_were(shared)} answered {together}")
    told = " and ".join([", ".join(parts[:-1]), parts[-1]] if parts[1:] else parts)
    return f"; of {classes.causes} {causes}, {told}" if parts else ""


EACH = {"fifo": "one cause (fifo)", "coalesce": "all causes older than m (coalesce)"}


def other_policy_sentence(result: Result, segment: SegmentResult) -> str | None:
    """What depends on the policy; None if no response was ambiguous."""
    other = segment.alternative_pairing
    if not other:
        return None
    tail = quantile_in(other.quantiles, "0.999")
    least = "" if other.complete else "at least "
    figures = []
    for name, key, bound in (("maximum", "max", least), ("median", "median", "")) if other.n else ():
        there, here = figure_of(result, other, key), figure_of(result, segment, key)
        same = there == here and not bound
        figures.append(f"the {name} would be {'the same' if same else f'{bound}{there} instead of {here}'}")
    figures += [f"99.9 % within {duration_of(result, tail.high)}"] if tail else []
    found = f"{', '.join(figures)}, over {counted(other.n, 'sample')}" if other.n else "no pair would be sure"
    classes = other.classes
    left = {
        "coalesced": classes.coalesced,
        "missing": classes.missing,
        "pending": classes.pending,
        "unstamped": classes.unstamped,
        "unproven": classes.unproven,
    }
    counts = ", ".join(f"{number} {name}" for name, number in left.items() if number)
    ambiguous, served = segment.flags.ambiguous, segment.classes.paired
    return (
        f"{segment.name}: {ambiguous} of {counted(served, 'response')} could have answered one cause or several "
        f"(ambiguous). If each response answered "
        f"{EACH[other.pairing]}, {found}{counts and '; '}{counts} (from {other.source} causes)."
    )


def what_was_found(result: Result) -> str:
    """Of the first segment; of a run without one, how many edges came."""
    edges = f"{counted(result.events.received, 'edge')} came"
    return next((segment_sentence(result, each) for each in result.shown), edges)


def clock_sentence(result: Result, found: ClockFinding) -> str:
    """What a clock's pulses are, in one sentence."""
    train, period = found.clock, format_time(found.period)
    if not train.pulses:  # there may be pulses, at another rate
        return f"With {conditions_in_short(result)}, no pulses that are {period} apart came on {train.input}."
    about = f"{counted(train.pulses, 'pulse')} came on {train.input}, one every {period}"
    if not found.time_error:
        return f"With {conditions_in_short(result)}, {about}: too few to say anything."
    against = f"the pulses on {found.reference.input}" if found.reference else "the instrument's clock"
    worst = duration_of(result, found.time_error.max, found.time_error.floor)
    from_ = " from the line that fits best" if found.removed == "offset" else ""
    return f"With {conditions_in_short(result)}, {about}, at most {worst} off {against}{from_}."


def verdict_sentence(result: Result | SweepResult) -> str | None:
    """The verdict and what decided it; None without one."""
    if result.verdict is None:
        return None
    mark = f" ({UNQUALIFIED})" if result.qualification == UNQUALIFIED else ""
    if result.verdict == PASS:
        rare = [entry for entry in result.limits if entry.rarely]
        rarely = [f"{entry.name}={entry.wanted}: {entry.rarely}" for entry in rare]
        return f"{'; '.join([f'{PASS}{mark}: {_kept(result)}', *rarely])}."
    broken = [entry for entry in result.limits if entry.outcome != KEPT]
    if not broken:
        return f"{result.verdict}{mark}: {result.plan.sentence}; as far as it went, {_kept(result)}."
    broken.sort(key=lambda entry: not entry.hard)
    others = len(broken) - 1
    more = f"; {counted(others, 'other limit')} {'is' if others == 1 else 'are'} not kept either" if others else ""
    return f"{result.verdict}{mark}: {broken[0].sentence}{more}."


def _kept(result: Result | SweepResult) -> str:
    number = len(result.limits)
    return f"{counted(number, 'limit')} {'is' if number == 1 else 'are'} kept"


def caveat(result: Result | SweepResult, part: str) -> str:
    """What must come before any figure, with a space at its end; `part` is what an incomplete measurement has."""
    if not result.valid:
        return f"INVALID MEASUREMENT: {result.errors[0]}; no figure may be used. "
    if not result.complete:
        return f"INCOMPLETE: this is {part}. "
    return ENDED_EARLY.get(result.end.reason, "") if result.end else ""


def headline(result: Result) -> str:
    """The sentence that comes first everywhere: what was found, and whether it may be believed."""
    found = result.findings
    if isinstance(found, ClockFinding):
        text = clock_sentence(result, found)
    else:
        text = f"With {conditions_in_short(result)}, {what_was_found(result)}."
    text = f"{caveat(result, 'what was received before the run broke off')}{text}"
    if verdict := verdict_sentence(result):
        text = f"{verdict} {text}"
    return f"{text} {label_of(result)}"
