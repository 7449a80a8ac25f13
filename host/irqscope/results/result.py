# SPDX-License-Identifier: BSD-2-Clause
"""result.json: everything that a run says, as a pure function of its directory. See docs/reference/result.md."""

from collections.abc import Iterator, Mapping, Sequence

from ..analysis.blocks import ASSUMPTION
from ..analysis.quantiles import CONFIDENCE
from ..base.records import changed
from ..contract import registers
from ..contract.roles import STIMULI, Source, source
from ..measuring.interruption import told
from ..measuring.limits import Limit
from ..measuring.met import Met, met_by
from ..measuring.observation import Observation
from ..measuring.runrecord import AS_PLANNED, EndRecord, RunRecord
from ..measuring.wanted import wanted_from
from ..targets.target import Target
from ..units import counted
from . import endline, onlate, overload
from . import live as live_target
from .balance import Books, balance
from .charts import charts
from .clean import Clean, complaint
from .crosscheck import comparable, differences, missed
from .findingrecords import Finding
from .foundjudging import judge_found
from .foundlimits import FoundLimit, kind_of, on_finding
from .intervalmethod import entries
from .offchip import results
from .outlierperiodicity import recurrence
from .planned import NOTHING_ELSE, Rest, exceeded, planned
from .provenance import Known, qualification
from .referencetools import beside
from .resultrecord import ContractRecord, CoverageRecord, CrossCheck, EventsResult, Result, StimulusResult
from .secondpass import SecondPass
from .segmentrecord import SegmentResult
from .segmentresult import WORST, segment_result
from .silence import nothing_answered, unasked
from .trigger import describe as described_trigger
from .verdict import exit_code, judge, verdict_of, withhold

BLIND = "the statistics missed"
"""How the sentence begins that says so, an error or, of a run whose events have every edge, a warning."""

NO_SNAPSHOT = "the run broke off before its first snapshot"
"""How the sentence begins that says so, a warning."""


def _coalesced(segments: Sequence[SegmentResult]) -> bool:
    """Whether one handler served several stimuli, as the segment says that hears of handlers first."""
    driven = [s for s in segments if s.from_ in {role.label for role in STIMULI}]
    first = min((source(s.to) for s in driven), default=None)
    return any(s.classes.coalesced for s in driven if source(s.to) == first)


def assemble(
    run: RunRecord,
    observation: Observation,
    clean: Clean | None = None,
    look: SecondPass | None = None,
    findings: Finding | None = None,
    wrong: Sequence[str] = (),
    altered: str = "",
    rest: Rest = NOTHING_ELSE,
) -> Result:
    """The content of result.json. `run` is the content of run.json; without its `end` the run is incomplete.

    `clean` is given for a complete live run; without `look` the segments say nothing that needs a second one.
    `altered` says that the capture is not what was measured, which makes the run invalid and is all that is said of it;
    what is `wrong` with what was found makes it invalid, too. Without all of the `rest` it is incomplete, or short.
    """
    end = run.end
    final = end is not None
    look = look or SecondPass()
    books = balance(observation, final, look.unmasked)
    carried = look.alone and run.experiment is None
    checked = final and comparable(observation)
    errors = [*exceeded(observation)]
    errors += [] if not checked else [f"host and chip disagree: {text}" for text in differences(observation)]
    lost = missed(observation)
    if lost and not carried:
        errors.append(
            f"{BLIND} {counted(lost, 'clock')} with edges, so that pairs are wrong and not only fewer: the "
            "rate is more than this instrument sustains"
        )
    if unbalanced := _unbalanced(books, observation, end):
        errors.append(unbalanced)
    for role, count in observation.repeats.items():
        if count and not observation.totals.get(registers.GLITCHES[role]):
            errors.append(f"{count} successive edges of input {role.label} have the same polarity: edges went unseen")
    target = Target(run.target)
    kind = kind_of(run)
    every = [kind.of(limit) for limit in run.limits]
    limits, on_findings = ([each for each in every if on_finding(each) is found] for found in (False, True))
    wanted, known = wanted_from(run.wanted), Known.of(run)
    covered = met_by(observation.configuration, observation.totals, observation.met)
    measured = [
        segment_result(
            number,
            observation,
            target,
            look.unmasked.get(number),
            limits,
            wanted,
            known,
            covered,
            exact=checked and not errors,
            final=final,
        )
        for number in range(len(observation.pairings))
    ]
    from_events = results(observation, target, look.off_chip, limits, wanted, known, covered)
    live = live_target.describe(run, clean)
    segments = [
        _looked_again(number, segment, observation, look, clean, live=live is not None)
        for number, (segment, _) in enumerate(measured)
    ]
    methods = entries(look.intervals, observation.stream_complete)
    segments, from_events = (
        [changed(segment, interval_method=methods.get(segment.name)) for segment in each]
        for each in (segments, from_events)
    )
    masked = overload.describe(run, observation, look.spans)
    if live:
        errors += _complaints(segments, clean)
    errors += wrong
    stimuli = _stimuli(observation, covered)
    hidden = {each.name for each in unasked(run.configuration.segments, segments)}
    warnings = [f"{s.name}: {text}" for s, texts in measured for text in texts if s.name not in hidden]
    driven = stimuli.get(Source.STIMULUS.label)
    if silent := nothing_answered(driven.fired if driven else 0, segments, run.port):
        warnings = [silent]  # in place of what each segment says of itself
    if not (final or observation.totals.snapshots):
        warnings = [_without_snapshot(observation), *(warnings if observation.events else [])]
    warnings += _warnings(run, observation)
    if carried and lost:
        warnings.append(
            f"{BLIND} {counted(lost, 'clock')} with edges: all figures are from the events, which are complete"
        )
    warnings += overload.warnings(run, masked)
    compared = endline.compare(run, observation, look.masked_stimuli, _coalesced(segments))
    warnings += endline.warnings(compared)
    late = onlate.describe(run, observation)
    warnings += onlate.warnings(late)
    tick = observation.identity.tick
    judged = judge_found(on_findings, findings, tick, segments, run.experiment) if kind is not Limit else []
    if not issubclass(kind, FoundLimit):
        of_segments, obstacles = judge(limits, segments, tick, 0 if carried else lost, from_events, hidden)
        judged = [*of_segments, *judged]
        errors += obstacles if final else []  # without an end it is incomplete: what is not there may still come
    if altered:  # whatever else contradicts itself follows from that
        errors, warnings = [altered], []
    complete = final and not rest.broke
    if errors or not complete:
        judged = withhold(judged)
    plan = planned(run, observation, rest)
    verdict = verdict_of(judged, short=plan.is_broken) if complete and not errors else None
    code = exit_code(errors, warnings, complete, verdict)
    return Result(
        tool=run.tool,
        contract=ContractRecord(protocol=run.instrument.protocol, digest=run.instrument.contract),
        qualification=qualification(run.port, run.record),
        simulated=known.simulated,
        live=live,
        masked=masked,
        target_counts=compared,
        valid=not errors,
        complete=complete,
        plan=plan,
        verdict=verdict,
        limits=judged,
        exit_code=int(code),
        errors=errors,
        warnings=warnings,
        instrument=run.instrument,
        tick=run.instrument.tick,
        configuration=run.configuration,
        command=run.command,
        port=run.port,
        host=run.host,
        target=run.target,
        record=run.record,
        calibrated=run.calibrated,
        toggle=run.toggle,
        start=run.start,
        end=end,
        began=observation.begin if end is None and observation.begin != observation.first else None,
        interruptions=run.interruptions,
        on_late=late,
        stimuli=stimuli,
        trigger=described_trigger(observation),
        balance=books.record,
        cross_check=CrossCheck(done=checked, agrees=None if not checked else not differences(observation)),
        events=EventsResult(
            received=observation.events,
            complete=checked or observation.stream_complete,
            first=observation.first,
            last=observation.last,
            loss_records=observation.loss_records,
            losses=observation.losses[:WORST],
        ),
        snapshots=observation.totals.snapshots,
        outliers=observation.outliers[:WORST],
        segments=segments,
        from_events=from_events,
        outlier_periodicity=recurrence(run, observation, look.late),
        reference_tools=beside(run.beside, segments, observation.identity.tick),
        experiment=run.experiment,
        findings=findings,
        confidence=CONFIDENCE,
        assumption=ASSUMPTION,
    )


def _unbalanced(books: Books, observation: Observation, end: EndRecord | None) -> str:
    """What is wrong with the books, "" if nothing is; without segments there are none where no edge came.

    A run that was broken off before its first snapshot has no books yet: it is incomplete, not wrong.
    """
    snapshots = observation.totals.snapshots
    if books.balanced or not (end or snapshots):
        return ""
    if not snapshots:
        return "no snapshot was received"
    if books.accounts:
        return "the books do not balance"
    return "no edge came, of any input or stimulus" if end and end.reason in AS_PLANNED else ""


def _looked_again(
    number: int, segment: SegmentResult, observation: Observation, look: SecondPass, clean: Clean | None, *, live: bool
) -> SegmentResult:
    """With what takes a second look at the events."""
    totals, unmasked = observation.totals.segments[number], look.unmasked.get(number)
    extra, other, views = look.unmatched.get(number), look.other.get(number), segment.views
    if live and not segment.is_interval:
        samples = clean.segments[number] if clean else None
        views = changed(views, raw=views.all_stimuli, clean=samples.view if samples else None)
    return changed(
        segment,
        views=views,
        unmatched=extra.record(unmasked or totals) if extra else None,
        alternative_pairing=other.record(totals) if other else None,
        charts=charts(number, observation, unmasked, exact=segment.exact),
    )


def _complaints(segments: Sequence[SegmentResult], clean: Clean | None) -> Iterator[str]:
    """A sentence for each latency of a live run with too little left."""
    for number, segment in enumerate(segments):
        if clean and not segment.is_interval and (text := complaint(segment.name, clean.segments[number])):
            yield text


def _stimuli(observation: Observation, covered: Mapping[Source, Met]) -> dict[str, StimulusResult]:
    totals = observation.totals
    return {
        stimulus.label: StimulusResult(
            fired=observation.fired(stimulus),
            blocked=totals.get(registers.BLOCKED[stimulus]),
            planned=plan.edges,
            coverage=CoverageRecord(**vars(met.coverage), source=met.source),
        )
        for stimulus in STIMULI
        if (plan := observation.configuration.stimuli.get(stimulus)) and (met := covered[stimulus])
    }


def _without_snapshot(observation: Observation) -> str:
    """What the figures are of in place of the chip's statistics."""
    if observation.events:
        return f"{NO_SNAPSHOT}: all figures are from the {counted(observation.events, 'event')} that came until then"
    records = counted(sum(observation.outlier_counts), "record")
    return f"{NO_SNAPSHOT}, and no event came: there are no figures, and {records} of outliers"


def _warnings(run: RunRecord, observation: Observation) -> list[str]:
    totals, end, found = observation.totals, run.end, []
    if multi := sum(totals.get(registers.MULTI[source]) for source in totals.sources):
        found.append(f"{counted(multi, 'edge')} in the same clock as another of the source: only counted, not timed")
    if blocked := sum(totals.get(registers.BLOCKED[stimulus]) for stimulus in STIMULI):
        found.append(
            f"{counted(blocked, 'stimulus was', 'stimuli were')} not driven, since the pulse before was still held"
        )
    if observation.missing:
        gaps = run.interruptions
        how = f", which {told(gaps, observation.identity.tick)}" if gaps else ""
        found.append(f"{counted(observation.missing, 'block')} lost on the link{how}")
    if end and end.reason == "watchdog":
        found.append("the watchdog stopped the stimuli because the host was silent")
    if end and (threaded := end.line.threaded):
        found.append(f"the handler ran {counted(threaded, 'time')} in a thread: isr is not that of a hard handler")
    if end and (trouble := endline.trouble(end.line)):
        found.append(trouble)
    return found
