# SPDX-License-Identifier: BSD-2-Clause
"""The verdict of a run against its limits, as a pure function of what result.json says of its segments.

A limit is kept only if the run *shows* that it is kept, so that a run that is too short or lost something never passes:

- Figures (`analysis.figures`) are those of this run's samples; where only bins are known, the upper bound counts.
  Causes without a latency (`UNTIMED`) may have had any: beside them only `min` can be shown.
- A quantile, the median too, is one of the target's distribution: the upper end of its confidence interval counts.
  Causes without a latency count as longer than all others. Too few samples show nothing.
- How rarely a latency is exceeded is the target's, too: the upper end of its bound counts. Beside a maximum that keeps
  its limit stands what the run shows of that.
- Counts are what they are.

Times are judged as corrected for their known bias (`correction`), by the rule that the limit names (`decision`).

A limit on a segment of which events were lost and whose figures depend on them, or that was not measured, makes the run
invalid. See docs/reference/verdict.md.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from ..analysis.figures import FIGURES
from ..analysis.histogram import Distribution
from ..analysis.quantiles import quantile
from ..base.records import changed, enlarged
from ..contract.roles import STIMULI
from ..errors import ExitCode
from ..measuring.decision import GUARDED
from ..measuring.limits import HERTZ, Limit
from ..measuring.limits import SECONDS as TIME
from ..measuring.wanted import STIMULUS
from ..units import SECONDS, counted, format_measured, format_rate, format_time, format_uncertain, last_place
from .correction import Correction
from .judged import EXCEEDED, KEPT, NOT_JUDGED, NOT_SHOWN, Judged
from .rarity import about, beyond_maximum, entry_of, many, one_of, rarity
from .segmentrecord import SegmentResult, counts_of
from .summary import bounds_of, known, value_of

PASS, WARN, FAIL = "PASS", "WARN", "FAIL"

UNANSWERED = ("missing", "pending", "unstamped")
UNTIMED = (*UNANSWERED, "over")
"""Classes of causes that have no latency in any figure; so do pairs flagged `unproven`."""

NO_EVENTS = "coalesced and seen by no event"
"""Of these nobody knows whether they were lost or merged (docs/reference/pairing.md)."""
FINEST = Fraction(1, 10**15)
"""Seconds: what is nearer to its limit than this is printed like it."""
NEVER = 1 << 62
"""Stands for a latency that nobody knows: longer than all that can be measured, in ticks."""


@dataclass(frozen=True)
class Found:
    """What the run says of the figure of a limit: `value` (None: it cannot say), and what it is surely.

    `sure` is the most that it is, of a lower limit the least; `why` says why that is unknown. Both in the unit of the
    limit, `interval` in the same. `rarely` says of a maximum how rarely its limit is exceeded. Of a time `stamped` is
    the same before it was corrected, `expanded` its U, and `tick` what it was counted in. `of` is the segment that says
    so, where the limit names none.
    """

    value: Fraction | None
    sure: Fraction | None
    interval: tuple[Fraction, Fraction] | None = None
    why: str = ""
    rarely: str | None = None
    stamped: "Found | None" = None
    expanded: float | None = None
    tick: Fraction | None = None
    of: str | None = None

    def corrected(self, correction: Correction, tick: Fraction) -> "Found":
        """The same of a time that was stamped in ticks."""
        if self.value is None and self.sure is None:
            return self

        def estimate(seconds: Fraction | None) -> Fraction | None:
            return None if seconds is None else correction.corrected(seconds)

        longest = max(each for each in (self.value, self.sure) if each is not None)
        ends = self.interval and (correction.corrected(self.interval[0]), correction.corrected(self.interval[1]))
        return replace(
            self,
            value=estimate(self.value),
            sure=estimate(self.sure),
            interval=ends,
            stamped=self,
            expanded=correction.expanded_of(longest),
            tick=tick,
        )


def judge(
    limits: Sequence[Limit],
    segments: Sequence[SegmentResult],
    tick: Fraction,
    blind: int = 0,
    from_events: Sequence[SegmentResult] = (),
    unasked: Collection[str] = (),
) -> tuple[list[Judged], list[str]]:
    """One entry of result.json's `limits` for each limit, and a sentence for each that makes the run invalid.

    `blind` is how many clocks with edges the statistics missed: what happened in them may have been the worst.
    `from_events` are segments that the chip did not measure; of the loss they say nothing that it does not. `unasked`
    ones (`silence`) say nothing of it either, unless all are.
    """
    losing = [s for s in segments if s.name not in unasked] or segments
    measured = {s.name: s for s in (*segments, *from_events)}
    judged, errors = [], []
    for limit in limits:
        segment = measured.get(limit.segment) if limit.segment else None
        obstacle = f"the statistics missed {counted(blind, 'clock')} with edges" if blind else None
        if obstacle := obstacle or (_obstacle(limit, segment) if limit.segment else _no_loss_known(losing)):
            errors.append(f"the limit {limit.name} cannot be judged: {obstacle}")
            judged.append(_entry(limit, Found(None, None), NOT_JUDGED, f"{limit.name} is not judged: {obstacle}"))
            continue
        found = _count(limit, segment, losing) if limit.is_count else _corrected(limit, known(segment), tick)
        judged.append(decide(limit, found))
    return judged, errors


def decide(limit: Limit, found: Found) -> Judged:
    """The entry of a limit by what was found."""
    sign = -1 if limit.at_least else 1
    if limit.decision == GUARDED and limit.unit == TIME and found.sure is not None and found.expanded is None:
        found = replace(found, sure=None, why="its uncertainty is not known (guarded acceptance)")
    sure, guard = found.sure, Fraction(found.expanded or 0) if limit.decision == GUARDED else Fraction(0)
    if found.value is not None and sign * found.value > sign * limit.bound:
        outcome = EXCEEDED
    else:
        outcome = KEPT if sure is not None and sign * sure + guard <= sign * limit.bound else NOT_SHOWN
    if outcome == NOT_SHOWN and guard and sure is not None and sure <= limit.bound:
        found = replace(found, why=f"its U = {format_uncertain(sure, guard)[1]} reaches beyond (guarded acceptance)")
    return _entry(limit, found, outcome, _sentence(limit, found, outcome))


def verdict_of(judged: Sequence[Judged], *, short: bool = False) -> str | None:
    """The verdict of a valid, complete run; None without limits. One that is `short` of its plan passes none."""
    if not judged:
        return None
    broken = [entry for entry in judged if entry.outcome != KEPT]
    if any(entry.hard for entry in broken):
        return FAIL
    return WARN if broken or short else PASS


def exit_code(errors: Sequence[str], warnings: Sequence[str], final: bool, verdict: str | None) -> ExitCode:
    """Of a measurement that is `final`, or broke off."""
    if errors:
        return ExitCode.INVALID
    if not final:
        return ExitCode.INCOMPLETE
    if verdict == FAIL:
        return ExitCode.LIMIT
    return ExitCode.WARNING if warnings or verdict not in (PASS, None) else ExitCode.OK


def withhold(judged: Sequence[Judged]) -> list[Judged]:
    """The entries of a run that is invalid or incomplete: what was found stands, but nothing follows from it."""
    left = []
    for entry in judged:
        if entry.outcome != NOT_JUDGED:
            sentence = f"{entry.name} is not judged, because the run is invalid or incomplete"
            entry = changed(entry, outcome=NOT_JUDGED, sentence=sentence)
        left.append(entry)
    return left


def _obstacle(limit: Limit, segment: SegmentResult | None) -> str | None:
    """Why nothing can be said of a segment, in words; None if there is nothing in the way."""
    if segment is None:
        return f"{limit.segment} was not measured"
    causes = segment.classes.causes
    if not (segment.n or (limit.is_count and causes)):
        return f"{segment.name} was not measured: of {counted(causes, 'cause')} none has a latency"
    return _gap(segment)


def _no_loss_known(segments: Sequence[SegmentResult]) -> str | None:
    """The same of the loss."""
    judged = _of_loss(segments)
    if not any(s.classes.causes for s in judged):
        return "no segment was measured of which a cause can be left unanswered"
    return next((gap for s in judged if (gap := _gap(s))), None)


def _gap(segment: SegmentResult) -> str | None:
    """That the segment's figures are from events, some of which were lost."""
    kind, _, share = segment.source.histogram.partition(" ")
    told, _, every = share.partition(" of ")
    if kind != "events" or told == every:
        return None
    return f"events were lost, and {segment.name} is known of {told} of {every} causes only"


def untimed(segment: SegmentResult) -> dict[str, int]:
    """Causes without a latency, by class."""
    if segment.kind == "interval":
        return {name: count for name in ("over",) if (count := count_of(segment, name))}
    found = {name: count_of(segment, name) for name in UNTIMED} | {"unproven": segment.flags.unproven}
    found["lost or merged"], found[NO_EVENTS] = merged(segment), unseen(segment)
    return {name: count for name, count in found.items() if count}


def without_latency(missed: Mapping[str, int]) -> str:
    """That so many causes, by class, had no latency; empty if none was so."""
    many = ", ".join(f"{name} {count}" for name, count in missed.items())
    return f"{counted(sum(missed.values()), 'cause')} had no latency ({many})" if missed else ""


def count_of(segment: SegmentResult, name: str) -> int:
    """One of its classes or flags, by its key in result.json."""
    return counts_of(segment)[name]


def merged(segment: SegmentResult) -> int:
    """Causes that were lost, or merged into a later one's interrupt: nobody knows their latency."""
    return segment.lost_or_merged.causes if segment.lost_or_merged else 0


def unseen(segment: SegmentResult) -> int:
    """Coalesced causes of which no event tells whether they were lost or merged."""
    return segment.coalesced_unseen


def _count(limit: Limit, segment: SegmentResult | None, segments: Sequence[SegmentResult]) -> Found:
    if segment is None:
        doubtful = _of_loss(segments)
        worst = max(doubtful, key=unanswered)
        value, of = Fraction(unanswered(worst)), worst.name if unanswered(worst) else None
    else:
        value, of = Fraction(count_of(segment, limit.figure)), None
        doubtful = [segment] if limit.figure in (*UNANSWERED, "coalesced") else []
    why = ""
    if unknown := max((unseen(s) for s in doubtful), default=0):
        why = f"of {counted(unknown, 'coalesced cause')} no events tell whether they were lost"
    elif unknown := max((merged(s) for s in doubtful), default=0):
        why = f"{counted(unknown, 'cause')} more may have been lost (lost or merged {unknown})"
    return Found(value, None if why else value, why=why, of=of)


def _of_loss(segments: Sequence[SegmentResult]) -> list[SegmentResult]:
    """The latencies from a stimulus; all latencies if there are none."""
    latencies = [s for s in segments if s.kind == "latency"]
    driven = {role.label for role in STIMULI}
    return [s for s in latencies if s.from_ in driven] or latencies


def unanswered(segment: SegmentResult) -> int:
    """Causes that were never answered; a run lost as many as that segment says that heard of the fewest answers."""
    return sum(count_of(segment, name) for name in UNANSWERED)


def _corrected(limit: Limit, segment: SegmentResult, tick: Fraction) -> Found:
    """What is found of a time or of how rarely one is exceeded, by corrected values."""
    correction = Correction.of(segment.uncertainty.components)
    if limit.threshold is not None:
        return _rarely(limit, segment, correction.ticks(limit.threshold, tick))
    found = _time(limit, segment, tick)
    if limit.figure == "max" and found.sure is not None:
        found = replace(found, rarely=beyond_maximum(segment, correction.ticks(limit.bound, tick)))
    figure = FIGURES.get(limit.figure)  # none is a quantile
    return found.corrected(correction.of_differences if figure and figure.difference else correction, tick)


def _time(limit: Limit, segment: SegmentResult, tick: Fraction) -> Found:
    missed = untimed(segment)
    if limit.quantile:
        return _quantile(limit.quantile, segment, sum(missed.values()), tick)
    if (ticks := value_of(segment, limit.figure)) is None:
        return Found(None, None, why=f"it takes {FIGURES[limit.figure].least} samples")
    value = Fraction(ticks) * tick
    bounds = bounds_of(segment, limit.figure) or (value / tick, value / tick)
    interval = (Fraction(bounds[0]) * tick, Fraction(bounds[1]) * tick)
    if missed and not FIGURES[limit.figure].whatever_missed:
        return Found(value, None, why=without_latency(missed))
    return Found(value, interval[1], interval if interval[0] != interval[1] else None)


def _rarely(limit: Limit, segment: SegmentResult, ticks: int) -> Found:
    """How often so many ticks are exceeded: as seen, and at most."""
    per = limit.rate.per if limit.rate else STIMULUS
    found = rarity(entry_of(segment, ticks), segment.n, per, float(limit.bound))
    if found.value is None:
        return Found(None, None, why=found.why)
    if found.upper is None:
        return Found(Fraction(found.value), None, why=found.why)
    upper = Fraction(found.upper)
    more = f"it takes {counted(found.more, 'more sample')} without a further one" if found.more else found.why
    return Found(Fraction(found.value), upper, (Fraction(0), upper), more)


def _quantile(q: str, segment: SegmentResult, missed: int, tick: Fraction) -> Found:
    """As the result has it; if causes have no latency, from its bins and these behind all others.

    These make no sample worth more: what late ones have to do with each other is that of the samples.
    """
    told = next(entry for entry in segment.quantiles if entry.q == q)
    if missed:
        effective = None if told.effective is None else told.effective * (segment.n + missed) / segment.n
        whole = quantile(_with(segment, missed), q, effective)
        told = changed(whole, interval=None, withheld=told.withheld) if told.uncertain else whole
    if not told.estimable or told.high is None:
        return Found(None, None, why=told.withheld or "")
    value = None if told.high == NEVER else told.high * tick
    if told.interval is None:
        return Found(value, None, why=f"it has no interval: {told.withheld}")
    low, high = told.interval
    if high == NEVER:
        return Found(value, None, why=f"{counted(missed, 'cause')} had no latency")
    return Found(value, high * tick, (low * tick, high * tick))


def _with(segment: SegmentResult, missed: int) -> Distribution:
    """The bins of a segment and so many latencies that nobody knows."""
    edges, counts = segment.histogram.edges, segment.histogram.counts
    least, most = known(segment.min), known(segment.max)
    bins = [
        (max(low, least), min(high - 1, most), count)
        for low, high, count in zip(edges, edges[1:], counts, strict=False)
        if count
    ]
    low, high, numbers = zip(*bins, (NEVER, NEVER, missed), strict=True)
    return Distribution(low, high, numbers)


def _shown(limit: Limit, found: Found, value: Fraction) -> str:
    """A figure with the digits that are known of it, and as many more as tell it apart from the limit."""
    if limit.is_count:
        return str(value)
    if limit.rate:
        return _rate(limit, value)
    bound, step, unknown = limit.bound, found.tick, found.expanded
    if step is None:
        digits = 4
        told = format_rate if limit.unit == HERTZ else format_time
        while digits < 12 and value != bound and told(value, digits) == told(bound, digits):
            digits += 1
        return told(value, digits)
    if unknown:  # a corrected value lies between ticks: its U says which digit is the last
        step = Fraction(10) ** last_place(0, unknown)
    while step > FINEST and value != bound and format_measured(value, step) == format_measured(bound, step):
        step /= 10
    return format_measured(value, step)


def _rate(limit: Limit, value: Fraction, *, seen: bool = False) -> str:
    """How often, in what the limit is per: rounded up, but for what was `seen`, which is no bound."""
    if not value:
        return "0"
    unit = limit.wanted.partition("/")[2]
    if not unit:
        return f"1 in {about(float(1 / value)) if seen else one_of(float(value))} stimuli"
    return f"{(about if seen else many)(float(value * SECONDS[unit] / SECONDS['h']))}/{unit}"


def _sentence(limit: Limit, found: Found, outcome: str) -> str:
    than = "fewer than" if limit.rate else "at least" if limit.at_least else "at most"
    wish = f"{than} {limit.wanted} {'is allowed' if limit.hard else 'is wished'}"
    if found.value is None and found.sure is not None:
        side = "more" if limit.at_least else "less"
        return f"{limit.name} is {_shown(limit, found, found.sure)} or {side}, {wish}" + (
            f": {outcome}, because {found.why}" if outcome == NOT_SHOWN else ""
        )
    if found.value is None:
        return f"{limit.name} cannot be told: {found.why}; {wish}"
    seen = _rate(limit, found.value, seen=True) if limit.rate else _shown(limit, found, found.value)
    text = f"{limit.name} is {seen}" + (f" (in {found.of})" if found.of else "")
    if limit.rate and found.sure:
        text += f" as it was seen, and with 95 % confidence at most {_shown(limit, found, found.sure)}"
    elif found.interval:
        low, high = (_shown(limit, found, end) for end in found.interval)
        text += f" (between {low} and {high})"
    text += f", {wish}"
    if found.rarely and outcome == KEPT:
        text += f"; {found.rarely}"
    return f"{text}: {NOT_SHOWN}{f', because {found.why}' if found.why else ''}" if outcome == NOT_SHOWN else text


def _entry(limit: Limit, found: Found, outcome: str, sentence: str) -> Judged:
    """Times in seconds: a limit is not made of ticks. What was found is as stamped, what is judged is corrected."""
    number = int if limit.is_count else float
    value, interval = (found.stamped or found).value, (found.stamped or found).interval
    return enlarged(
        limit.record,
        Judged,
        unit=limit.unit,
        at_least=limit.at_least,
        bound=number(limit.bound),
        found=None if value is None else number(value),
        interval=None if interval is None else (number(interval[0]), number(interval[1])),
        judged=None if found.value is None else number(found.value),
        expanded=found.expanded,
        outcome=outcome,
        rarely=found.rarely if outcome == KEPT else None,
        sentence=sentence,
    )
