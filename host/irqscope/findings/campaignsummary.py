# SPDX-License-Identifier: BSD-2-Clause
"""result.json of a campaign: the figures of all scenarios side by side, as a pure function of its directory."""

from collections.abc import Sequence
from itertools import pairwise

from ..base.records import changed, reduced
from ..campaigns.campaigndir import CampaignDirectory
from ..campaigns.covariatesfile import NAME as COVARIATES
from ..campaigns.covariatesfile import read_covariates
from ..campaigns.power import NOT_CLEANED, NOT_RESTORED
from ..campaigns.record import CONSTANT, compare, started_anew
from ..campaigns.scenariofile import ScenarioRecord
from ..campaigns.targetrecord import Happened, TargetRecord
from ..errors import BadInput, ExitCode
from ..measuring.rundir import RunDirectory
from ..results.resultfile import outline_of, read_result
from ..results.segmentrecord import SegmentResult
from ..results.verdict import merged, unanswered
from ..units import counted
from .campaignrecord import INVALID, MISSING, REFUSED, VALID, CampaignResult, CampaignSegment, ScenarioRow
from .covariates import covariates
from .covariatesrecord import CovariatesFinding
from .delays import INTERFERE, longest_delays
from .evaluation import evaluated, keep
from .findings import of_series

CODES = {INVALID: ExitCode.INVALID, REFUSED: ExitCode.BAD_INPUT, MISSING: ExitCode.INCOMPLETE}
"""Of a scenario without figures, by its state."""
SET = ("governors", "frequencies", "idle_states")
"""What of the target's record the power of a scenario sets."""


def assemble(directory: CampaignDirectory) -> CampaignResult:
    """The content of result.json: of what is there, complete or not."""
    campaign = directory.read()
    measured = [_scenario(directory, name, campaign.experiment) for name in campaign.scenarios]
    findings = of_series(directory, campaign.series, measured)
    rows = [changed(row, name=campaign.called.get(row.name, row.name)) for row in measured]
    errors = [f"{row.name}: {text}" for row in rows for text in row.errors]
    warnings = [f"{row.name}: {text}" for row in rows for text in row.warnings]
    warnings += _changes(rows, campaign.series.varies if campaign.series else ())
    complete = all(row.state not in (MISSING, REFUSED) for row in rows)
    valid = all(row.state != INVALID for row in rows)
    codes = {row.exit_code for row in rows}
    if not valid:
        code = ExitCode.INVALID
    elif any(row.state == REFUSED for row in rows):
        code = ExitCode.BAD_INPUT
    elif not complete:
        code = ExitCode.INCOMPLETE
    elif ExitCode.LIMIT in codes:
        code = ExitCode.LIMIT
    else:
        code = ExitCode.WARNING if warnings or ExitCode.WARNING in codes else ExitCode.OK
    return CampaignResult(
        tool=campaign.tool,
        command=campaign.command,
        file=campaign.file,
        experiment=campaign.experiment,
        series=campaign.series,
        target=campaign.target,
        start=campaign.start,
        qualification=next((row.qualification for row in rows if row.qualification), None),
        valid=valid,
        complete=complete,
        exit_code=int(code),
        errors=errors,
        warnings=warnings,
        scenarios=rows,
        findings=findings,
    )


def _scenario(directory: CampaignDirectory, name: str, experiment: str) -> ScenarioRow:
    scenario, run = directory.read_scenario(name), directory.run(name)
    end, definition = (scenario.end, scenario.definition) if scenario else (None, None)
    result = outline_of(run.path) if end and run.result_file.exists() else None
    if result and end and end.sha256 and (result.end is None or result.end.sha256 != end.sha256):
        raise BadInput(
            f"{run.path} holds another run than the one that was measured over the scenario {name}: put that back, or "
            f"remove the directory and measure it again by the command of the campaign"
        )
    before, after = (scenario.before, scenario.after) if scenario else (None, None)
    came = compare(before, after) if before and after else None
    valid = bool(end and end.valid)
    # A run that was ended with its load has figures too; they are no figures of this scenario.
    kept = result if valid else None
    state = MISSING if not end else REFUSED if end.refused else VALID if valid else INVALID
    return ScenarioRow(
        name=name,
        description=definition.description if definition else "",
        state=state,
        exit_code=int(CODES.get(state, kept.exit_code if kept else ExitCode.OK)),
        verdict=kept.verdict if kept else None,
        limits=kept.limits if kept else [],
        plan=result.plan if result else None,
        errors=end.errors if end else [],
        warnings=[
            *(kept.warnings if kept else []),
            *_left(scenario),
            *_unread(scenario),
            *_amiss(before, after, came),
        ]
        if valid
        else [],
        directory=str(run.path.relative_to(directory.path)),
        start=scenario.start if scenario else None,
        end=end.time if end else None,
        options=definition.options if definition else None,
        settle=definition.settle if definition else None,
        power=definition.power if definition else None,
        programs=scenario.programs if scenario else [],
        load=scenario.load if scenario else [],
        qualification=result.qualification if result else None,
        tick=result.tick if result else None,
        stimuli=result.stimuli if result else None,
        segments=[_segment(segment) for segment in kept.segments] if kept else [],
        target=before,
        record=came,
        covariates=_covariates(run, scenario) if kept else None,
        delays=longest_delays(read_result(run.path)) if kept and experiment == INTERFERE else None,
    )


def _covariates(run: RunDirectory, scenario: ScenarioRecord | None) -> CovariatesFinding | None:
    """What stood out on the target beside the longest latencies; None unless it was read each second."""
    if not scenario or not scenario.covariates:
        return None
    readings = read_covariates(run.path / COVARIATES, scenario.covariates)
    return covariates(read_result(run.path) if run.run_file.exists() else None, readings)


def _unread(scenario: ScenarioRecord | None) -> list[str]:
    """That the target was not read throughout, if so."""
    complaint = scenario.covariates.complaint if scenario and scenario.covariates else None
    return [f"the target was not read each second until the end: {complaint}"] if complaint else []


def _segment(segment: SegmentResult) -> CampaignSegment:
    """Of a scenario. Causes that may have been lost count as unanswered."""
    return reduced(segment, CampaignSegment, unanswered=unanswered(segment) + merged(segment))


def _left(scenario: ScenarioRecord | None) -> list[str]:
    """What of the target's settings could not be put back, and of what a load left not removed, if anything."""
    what = {NOT_RESTORED: "a setting of the target", NOT_CLEANED: "what the load left"}
    lines = (line for printed in scenario.load for line in printed.output.splitlines()) if scenario else ()
    return [f"{left} was {line}" for line in lines for begin, left in what.items() if line.startswith(begin)]


def _amiss(before: TargetRecord | None, after: TargetRecord | None, came: Happened | None) -> list[str]:
    """What the target's records say against a measurement."""
    if before is None or after is None or came is None:
        return []
    for when, record in (("before", before), ("after", after)):
        if record.error is not None:
            return [f"the target's record was not taken {when} the measurement: {record.error}"]
    found = []
    if started_anew(before, after):
        found.append("the target was started anew during the measurement")
    if came.throttled:
        times = counted(came.throttled, "time")
        found.append(f"the target's processor was throttled {times}, the counts of its CPUs added up")
    if came.smi:
        found.append(f"{counted(came.smi, 'system management interrupt')} (SMI) took the processor from the kernel")
    if came.warnings and came.warnings.count:
        last = came.warnings.last[-1]
        found.append(f"{counted(came.warnings.count, 'warning')} of the target's kernel, the last: {last}")
    if came.interrupts and came.interrupts.wrapped:
        found.append("interrupts of single lines are too few: counters went round more than once")
    found += [f"the target's {name.replace('_', ' ')} changed during the measurement" for name in came.changed or ()]
    return found


def _changes(rows: list[ScenarioRow], varies: Sequence[str]) -> list[str]:
    """What should be the same for all scenarios that tell it, and is not, but for what `varies` or they set."""
    records = [row for row in rows if row.target and row.target.error is None]
    found = []
    for name in (name for name in CONSTANT if name not in varies):
        for earlier, later in pairwise(row for row in records if getattr(row.target, name) is not None):
            if name in SET and earlier.power != later.power:
                continue
            if getattr(earlier.target, name) != getattr(later.target, name):
                what = name.replace("_", " ")
                found.append(f"the target's {what} is not the same in {earlier.name} and {later.name}")
    for row in rows:
        if row.tick != rows[0].tick and row.tick and rows[0].tick:
            found.append(f"{row.name} and {rows[0].name} were measured by instruments with different ticks")
    return found


def evaluate_campaign(directory: CampaignDirectory, *, needed: bool = True) -> CampaignResult:
    """Write result.json, as `keep` does, and that of each scenario that has lost it; returns its content."""
    for name in directory.read().scenarios:
        run, scenario = directory.run(name), directory.read_scenario(name)
        if scenario and scenario.end and scenario.end.valid and not run.result_file.exists():
            evaluated(run)
    result = assemble(directory)
    keep(directory.result_file, result, needed=needed)
    return result
