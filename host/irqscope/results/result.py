# SPDX-License-Identifier: BSD-2-Clause
"""result.json: everything that a run says, as a pure function of its directory. See docs/result.md."""

from collections.abc import Mapping
from typing import Any

from ..analysis.blocks import ASSUMPTION
from ..analysis.quantiles import CONFIDENCE
from ..base.records import to_json
from ..contract import registers
from ..contract.roles import STIMULI, Source
from ..measuring.interruption import told
from ..measuring.limits import Limit
from ..measuring.met import Met, met_by
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..measuring.wanted import wanted_from
from ..targets.target import Target
from ..units import counted
from . import endline, onlate, overload
from . import live as live_target
from .beside import beside
from .books import balance
from .charts import add_charts
from .clean import Clean, complaint
from .crosscheck import comparable, differences, missed
from .foundlimits import judge_found, kind_of
from .intervalmethod import entries
from .known import Known, qualification
from .offchip import results
from .planned import exceeded, is_short, planned
from .recurrence import recurrence
from .secondlook import SecondLook
from .segmentresult import WORST, segment_result
from .trigger import describe as described_trigger
from .verdict import exit_code, judge, verdict_of, withhold

SCHEMA = "irqscope.result/1"
BLIND = "the statistics missed"
"""How the sentence begins that says so, an error or, of a run whose events have every edge, a warning."""


def assemble(
    run: RunRecord, observation: Observation, clean: Clean | None = None, look: SecondLook | None = None,
    findings: Mapping[str, Any] | None = None, altered: str = "",
) -> dict[str, Any]:
    """The content of result.json. `run` is the content of run.json; without its `end` the run is incomplete.

    `clean` is given for a complete live run; without `look` the segments say nothing that needs a second one.
    `altered` says that the capture is not what was measured, which makes the run invalid.
    """
    end = run.end
    final = end is not None
    look = look or SecondLook()
    books = balance(observation, final, look.unmasked)
    carried = look.alone and run.experiment is None
    checked = final and comparable(observation)
    errors = [*filter(None, [altered]), *exceeded(observation)]
    errors += [] if not checked else [f"host and chip disagree: {text}" for text in differences(observation)]
    # A run that was broken off before its first snapshot has no books yet: it is incomplete, not wrong.
    lost = missed(observation)
    if lost and not carried:
        errors.append(f"{BLIND} {counted(lost, 'clock')} with edges, so that pairs are wrong and not only fewer: the "
                      "rate is more than this instrument sustains")  # fmt: skip
    if not books.balanced and (final or observation.totals.snapshots):
        errors.append("the books do not balance" if observation.totals.snapshots else "no snapshot was received")
    for role, count in zip(registers.INPUT, observation.repeats, strict=True):
        if count and not observation.totals.get(registers.GLITCHES[role]):
            errors.append(f"{count} successive edges of input {role.label} have the same polarity: edges went unseen")
    target = Target(run.target)
    kind = kind_of(run)
    limits = [kind.of(limit) for limit in run.limits]
    wanted, known = wanted_from(run.wanted), Known.of(run)
    covered = met_by(observation.configuration, observation.totals, observation.met)
    segments = [
        segment_result(number, observation, target, look.unmasked.get(number), limits, wanted, known, covered,
                       exact=checked and not errors, final=final)
        for number in range(len(observation.pairings))
    ]
    from_events = results(observation, target, look.off_chip, limits, wanted, known, covered)
    _add_second_look(segments, observation, look)
    methods = entries(look.intervals, observation.stream_complete)
    for segment in (*segments, *from_events):
        segment["interval_method"] = methods.get(segment["name"])
    add_charts(segments, observation, look)
    live = live_target.describe(run, clean)
    masked = overload.describe(run, observation, look.spans)
    if live:
        errors += _add_clean(segments, clean)
    warnings = [f"{s['name']}: {text}" for s in segments for text in s.pop("warnings")] + _warnings(run, observation)
    if carried:
        warnings.append(f"{BLIND} {counted(lost, 'clock')} with edges: all figures are from the events, which are "
                        "complete")  # fmt: skip
    warnings += overload.warnings(run, masked)
    coalesced = any(s["classes"]["coalesced"] for s in segments if s["from"] in {role.label for role in STIMULI})
    compared = endline.compare(run, observation, look.masked_stimuli, coalesced)
    warnings += endline.warnings(compared)
    late = onlate.describe(run, observation)
    warnings += onlate.warnings(late)
    found = dict(findings or {})
    errors += found.pop("errors", [])
    tick = observation.identity.tick
    if kind is Limit:
        judged, obstacles = judge(
            limits, segments, tick, 0 if carried else lost, from_events
        )
        errors += obstacles
    else:
        judged = judge_found(limits, findings or {}, tick, segments, run.experiment)
    if errors or not final:
        judged = withhold(judged)
    plan = planned(run, observation)
    verdict = verdict_of(judged, short=is_short(plan)) if final and not errors else None
    code = exit_code(errors, warnings, final, verdict)
    return {
        "schema": SCHEMA,
        "tool": run.tool,
        "contract": {"protocol": run.instrument.protocol, "digest": run.instrument.contract},
        "qualification": qualification(run.port, run.record),
        "simulated": known.simulated,
        "live": live,
        "masked": masked,
        "target_counts": compared,
        "valid": not errors,
        "complete": final,
        "plan": plan,
        "verdict": verdict,
        "limits": judged,
        "exit_code": int(code),
        "errors": errors,
        "warnings": warnings,
        "instrument": to_json(run.instrument),
        "tick": to_json(run.instrument.tick),
        "configuration": to_json(run.configuration),
        "command": run.command,
        "port": run.port,
        "host": to_json(run.host),
        "target": run.target,
        "record": run.record,
        "calibrated": run.calibrated and to_json(run.calibrated),
        "toggle": run.toggle and to_json(run.toggle),
        "start": run.start,
        "end": end and to_json(end),
        "interruptions": [to_json(each) for each in run.interruptions],
        "on_late": late,
        "stimuli": _stimuli(observation, covered),
        "trigger": described_trigger(observation),
        "books": books.to_json(),
        "cross_check": {"done": checked, "agrees": None if not checked else not differences(observation)},
        "events": {
            "received": observation.events,
            "complete": checked or observation.stream_complete,
            "first": observation.first,
            "last": observation.last,
            "loss_records": observation.loss_records,
            "losses": [vars(loss) for loss in observation.losses[:WORST]],
        },
        "snapshots": observation.totals.snapshots,
        "outliers": [vars(record) for record in observation.outliers[:WORST]],
        "segments": segments,
        "from_events": from_events,
        "recurrence": recurrence(run, observation, look.late),
        "beside": beside(run.beside, segments, observation.identity.tick),
        "experiment": run.experiment,
        "findings": findings and found,
        "confidence": CONFIDENCE,
        "assumption": ASSUMPTION,
    }


def _add_second_look(segments: list[dict[str, Any]], observation: Observation, look: SecondLook) -> None:
    for number, (segment, totals) in enumerate(zip(segments, observation.totals.segments, strict=True)):
        extra, other = look.extra.get(number), look.other.get(number)
        unmasked = look.unmasked.get(number)
        segment["extra"] = extra.to_json(unmasked or totals) if extra else None
        segment["other_policy"] = other.to_json(totals) if other else None


def _add_clean(segments: list[dict[str, Any]], clean: Clean | None) -> list[str]:
    """Add the views *raw* and *clean* to the latencies of a live run; one sentence for each with too little left."""
    found = []
    for number, segment in enumerate(segments):
        if segment["kind"] != "latency":
            continue
        samples = clean.segments[number] if clean else None
        segment["views"]["raw"] = segment["views"]["all_stimuli"]
        segment["views"]["clean"] = samples.to_json() if samples else None
        if samples and (text := complaint(segment["name"], samples)):
            found.append(text)
    return found


def _stimuli(observation: Observation, covered: Mapping[Source, Met]) -> dict[str, Any]:
    totals = observation.totals
    return {
        stimulus.label: {
            "fired": totals.get(registers.FIRED[stimulus]),
            "blocked": totals.get(registers.BLOCKED[stimulus]),
            "planned": plan.count * max(1, plan.burst),
            "coverage": covered[stimulus].to_json(),
        }
        for stimulus in STIMULI
        if (plan := observation.configuration.stimuli.get(stimulus))
    }


def _warnings(run: RunRecord, observation: Observation) -> list[str]:
    totals, end, found = observation.totals, run.end, []
    if multi := sum(totals.get(register) for register in registers.MULTI.values()):
        found.append(f"{counted(multi, 'edge')} in the same clock as another of the source: only counted, not timed")
    if observation.missing:
        gaps = run.interruptions
        how = f", which {told(gaps, observation.identity.tick)}" if gaps else ""
        found.append(f"{counted(observation.missing, 'block')} lost on the link{how}")
    if end and end.reason == "watchdog":
        found.append("the watchdog stopped the stimuli because the host was silent")
    if end and (threaded := end.line.threaded):
        found.append(f"the handler ran {counted(threaded, 'time')} in a thread: isr is not that of a hard handler")
    return found
