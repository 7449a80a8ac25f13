# SPDX-License-Identifier: BSD-2-Clause
"""Two sweeps or more beside each other: comparison.json, as a pure function of their directories. See
docs/guide/compare.md."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from .. import __version__
from ..analysis.comparison import Outcome, check_among, outcome_of
from ..analysis.saturation import difference
from ..base.options import RATE
from ..campaigns.scenariofile import scenario_of
from ..contract.roles import Source
from ..contract.segments import segment
from ..device.configuration import Configuration
from ..errors import BadInput, ExitCode
from ..findings.alike import all_hold
from ..findings.comparison import check_comparable, check_contexts, differing, names_of, not_alone
from ..findings.comparisonrecord import LiveLabel, Unlike
from ..findings.conditions import compared_conditions, pulses
from ..printable import well_formed
from ..targets.target import Target
from ..units import counted, format_rate, format_rates, format_share, format_time
from .evaluation import evaluate_sweep
from .sweepcomparisonrecord import ComparedStep, ComparedSweep, RateDifference, SweepComparison
from .sweepdir import NAME, SweepDirectory
from .sweeprecord import SweepResult
from .sweepresult import judged_rows, knee_of

DIRECTION = "direction"
"""A condition that the saturation rate depends on, as on stimulus and workload."""


def margin_of(value: float | str | Fraction) -> Fraction:
    """A margin of rates, in hertz, as it is given: 0, or a rate; BadInput if it is neither."""
    return Fraction(0) if value in (0, "0") else RATE.take(value)


def are_sweeps(directories: Sequence[Path]) -> bool:
    """Whether these are sweeps; BadInput if some are and others are not."""
    return all_hold(directories, NAME, "sweep")


def compare_sweeps(
    directories: Sequence[Path], *, margin: Fraction, called: Sequence[str] = (), among: int = 1
) -> SweepComparison:
    """The content of comparison.json; rates in hertz. Sweeps are `called` so, or by what tells their paths apart.

    Intervals of all differences hold together at 95 %, with those of the other comparisons if this is one `among`
    several: the chance is divided (Bonferroni). BadInput says why the sweeps cannot be compared.
    """
    if len(directories) < 2:
        raise BadInput("a comparison takes two sweeps or more")
    names = names_of(directories, called, "sweeps")
    number = among * (len(directories) - 1)
    check_among(max(among, number))
    results = [_result(path) for path in directories]
    answers = _answers(directories, results)
    conditions = _unlike(directories, results)
    sweeps = [_row(name, path, result, answers) for name, path, result in zip(names, directories, results, strict=True)]
    pairs = [_pair(sweeps[0], each, float(margin), number) for each in sweeps[1:]]
    return SweepComparison(
        tool=f"irqscope {__version__}",
        answers=answers.label,
        margin=float(margin),
        among=among,
        sweeps=sweeps,
        comparisons=pairs,
        notes=not_alone(conditions, {DIRECTION}),
        unlike=conditions,
        exit_code=int(_code(pairs)),
    )


def _code(pairs: Sequence[RateDifference]) -> ExitCode:
    """A rate that is not known is none that was kept."""
    if any(each.outcome == Outcome.WORSE for each in pairs):
        return ExitCode.LIMIT
    return ExitCode.WARNING if any(each.reason for each in pairs) else ExitCode.OK


def _result(path: Path) -> SweepResult:
    result = evaluate_sweep(SweepDirectory(path), needed=False)
    check_comparable(path, valid=result.valid, errors=result.errors)
    return result


def _answers(directories: Sequence[Path], results: Sequence[SweepResult]) -> Source:
    """The input whose rate all sweeps are of, in the same context."""
    found = [segment(result.steps[0].interval.segment).response for result in results]
    if len({*found}) > 1:
        told = ", ".join(f"{source.label} in {path}" for path, source in zip(directories, found, strict=True))
        raise BadInput(f"the answers that were counted are not of one input: {told}")
    check_contexts(found[0].label, directories, [Target(result.target).context(found[0]) for result in results])
    return found[0]


def _unlike(directories: Sequence[Path], results: Sequence[SweepResult]) -> list[Unlike]:
    """Conditions that are not the same in all sweeps, as their first steps tell them."""
    found = []
    for path, result in zip(directories, results, strict=True):
        directory = SweepDirectory(path)
        first = directory.step(directory.read().steps[0])
        found.append(compared_conditions(first, scenario_of(path)) | _steps(result))
    return differing(found)


def _steps(result: SweepResult) -> dict[str, str]:
    """How the stimulus of the steps was driven, whose interval is another one in each."""
    settings, tick = result.settings, result.tick.fraction
    plan = Configuration.of(result.configuration).stimuli[Source.STIMULUS]
    first, last = (format_rate(float(1 / (period * tick)), 4) for period in (settings.planned[0], settings.planned[-1]))
    length = counted(settings.count, "stimulus", "stimuli") if settings.count else format_time(settings.step)
    late = f"up to {format_share(settings.dither_share)} of a period late"
    return {
        Source.STIMULUS.label: f"{late}, {pulses(plan, tick)}",
        DIRECTION: settings.direction,
        "steps": f"{len(settings.planned)} from {first} to {last}, each of {length}",
    }


def _row(name: str, path: Path, result: SweepResult, answers: Source) -> ComparedSweep:
    broke = [] if result.complete else ["the sweep broke off: this is what came until then"]
    return ComparedSweep(
        name=name,
        path=well_formed(str(path)),
        start=result.start,
        qualification=result.qualification,
        live=LiveLabel(label=result.live.label) if result.live else None,
        port=result.port,
        context=Target(result.target).context(answers),
        saturation=result.saturation,
        throughput=result.throughput,
        steps=[
            ComparedStep(
                offered_hz=row.offered_hz,
                answered_hz=row.answered_hz,
                stimuli=row.stimuli,
                answers=row.answers,
                masked=bool(row.masked),
            )
            for row in sorted(judged_rows(result), key=lambda row: row.offered_hz)
        ],
        warnings=[*broke, *result.warnings],
    )


def _pair(reference: ComparedSweep, sweep: ComparedSweep, margin: float, among: int) -> RateDifference:
    """A sweep against the reference."""
    told = f"{sweep.name} against {reference.name}"
    before, after = (each.saturation.knee if each.saturation else None for each in (reference, sweep))
    if before is None or after is None:
        ends = ((reference, before), (sweep, after))
        reason = "; ".join(f"{each.name} has no saturation rate ({_why(each)})" for each, knee in ends if not knee)
        return RateDifference(
            reference=reference.name,
            sweep=sweep.name,
            value=None,
            interval=None,
            outcome=Outcome.NOT_SHOWN.value,
            reason=reason,
            sentence=f"{told}: {Outcome.NOT_SHOWN}, as {reason}",
        )
    found = difference(knee_of(before).surer(among), knee_of(after).surer(among))
    low, high = found.interval
    outcome = outcome_of(-high, -low, margin)  # more is better
    value, least, most = format_rates(found.rate, found.interval, signed=True)
    share = format_share(found.rate / before.rate, signed=True)
    return RateDifference(
        reference=reference.name,
        sweep=sweep.name,
        value=found.rate,
        interval=found.interval,
        outcome=outcome.value,
        reason="",
        sentence=f"{told}: {outcome}, {value} ({least} to {most}), {share}",
    )


def _why(sweep: ComparedSweep) -> str:
    return f"{sweep.saturation.shape}: {sweep.saturation.reason}" if sweep.saturation else "no stimulus was driven"
