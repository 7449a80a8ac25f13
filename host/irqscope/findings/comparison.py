# SPDX-License-Identifier: BSD-2-Clause
"""Two runs or more beside each other: comparison.json, as a pure function of their directories. See
docs/guide/compare.md."""

import math
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..analysis import comparison
from ..analysis.comparedblocks import Blocks
from ..analysis.exceedance import groups_of, too_often
from ..analysis.extremal import Clusters, decluster
from ..analysis.rateratio import PARTS
from ..base.givennames import check_names
from ..campaigns.scenariofile import check_usable, scenario_of
from ..contract.roles import STIMULI
from ..errors import BadInput, ExitCode
from ..measuring.pairing import LONGEST
from ..measuring.rundir import RunDirectory
from ..printable import well_formed
from ..results.correction import Correction
from ..results.evidence import gap_of
from ..results.resultfile import result_of
from ..results.resultrecord import Result
from ..results.samples import BlockedSamples, in_blocks
from ..results.segmentlimits import limits_of
from ..results.segmentrecord import SegmentResult
from ..results.verdict import untimed
from .comparisonrecord import (
    ComparedCdf,
    ComparedFigures,
    ComparedHistogram,
    ComparedRun,
    ComparisonResult,
    DifferenceResult,
    ExceedancesCompared,
    LiveLabel,
    Pair,
    Unlike,
)
from .conditions import WORKLOAD, compared_conditions, unlike

DRIVEN = {source.name.lower() for source in STIMULI}
BLOCKS = 100
NOT_ALONE = (
    "Stimulus or workload were not the same ({}): a difference, or that there is none, may come of that and not of the "
    "target."
)
UNEVEN = (
    "{} against {}: clusters of exceedances come unevenly. Their ratio allows for what eighths of the runs show of it; "
    "where the rate wanders over a tenth of a run or longer differences are claimed too often: measure longer."
)


def compare(
    directories: Sequence[Path],
    segment: str | None,
    quantiles: Sequence[str],
    *,
    margin: Fraction,
    exceed: Fraction | None,
    called: Sequence[str] = (),
    among: int = 1,
) -> ComparisonResult:
    """The content of comparison.json; times in seconds. Runs are `called` so, or by what tells their paths apart. Its
    intervals hold together with those of the other comparisons if this is one `among` several.

    BadInput says why the runs cannot be compared.
    """
    if len(directories) < 2:
        raise BadInput("a comparison takes two run directories or more")
    results = [_result(path) for path in directories]
    conditions = _unlike(directories)
    name = segment or _common(directories, results)
    segments = [_segment(path, result, name) for path, result in zip(directories, results, strict=True)]
    check_contexts(name, directories, [each.context.to for each in segments])
    names = names_of(directories, called)
    blocked, runs, late = [], [], []
    for path, result, measured, mine in zip(directories, results, segments, names, strict=True):
        tick, correction = result.tick.fraction, Correction.of(measured.uncertainty.components)
        later = math.inf if exceed is None else correction.ticks(exceed, tick)
        samples = in_blocks(RunDirectory(path), name, BLOCKS, later)
        runs.append(_blocks(mine, samples, float(tick), correction, sum(untimed(measured).values())))
        late.append(_disturbances(samples, tick))
        blocked.append(samples)
    if exceed is not None:
        runs = [
            replace(run, parts=parts, uncounted=each.uncounted)
            for run, each, parts in zip(runs, late, _in_parts(late), strict=True)
        ]
    found = comparison.compare(runs, shares_of(quantiles), margin=float(margin), among=among)
    rows = [_row(*each) for each in zip(directories, runs, results, segments, blocked, strict=True)]
    uneven = [pair for pair in found if pair.exceedances and pair.exceedances.scatter > 1]
    notes = [UNEVEN.format(pair.run, pair.reference) for pair in uneven]
    notes = [*not_alone(conditions), *notes]
    return assembled(
        name,
        segments[0].kind,
        rows,
        found,
        margin=margin,
        exceed=exceed,
        among=among,
        notes=notes,
        unlike=conditions,
    )


def shares_of(quantiles: Sequence[str]) -> list[float]:
    """As the analysis takes them; BadInput if one is named twice, and would be in files and counts twice."""
    shares = [float(q) for q in quantiles]
    if len(set(shares)) < len(shares):
        raise BadInput(f"a quantile is named twice in {', '.join(quantiles)}: name it once")
    return shares


def assembled(
    segment: str,
    kind: str,
    rows: Sequence[ComparedRun],
    found: Sequence[comparison.Comparison],
    *,
    margin: Fraction,
    exceed: Fraction | None = None,
    among: int = 1,
    notes: Sequence[str] = (),
    unlike: Sequence[Unlike] | None = None,
) -> ComparisonResult:
    """The content of comparison.json; `notes` are sentences on what must be known of it, `unlike` are conditions that
    were not the same."""
    worse = any(each.outcome == comparison.Outcome.WORSE for pair in found for each in pair.differences)
    return ComparisonResult(
        tool=f"irqscope {__version__}",
        segment=segment,
        kind=kind,
        margin=float(margin),
        exceed=None if exceed is None else float(exceed),
        blocks=BLOCKS,
        among=among,
        runs=list(rows),
        comparisons=[_pair(pair) for pair in found],
        notes=list(notes),
        unlike=None if unlike is None else list(unlike),
        exit_code=int(ExitCode.LIMIT if worse else ExitCode.OK),
    )


def _pair(pair: comparison.Comparison) -> Pair:
    """One entry of `comparisons`; a ratio without an end is null."""
    late = pair.exceedances
    return Pair(
        reference=pair.reference,
        run=pair.run,
        step=pair.step,
        sentence=pair.sentence,
        differences=[
            DifferenceResult(
                q=each.q, value=each.value, interval=each.interval, outcome=each.outcome.value, reason=each.reason
            )
            for each in pair.differences
        ],
        exceedances=ExceedancesCompared(
            reference=late.reference,
            run=late.run,
            ratio=late.ratio and (_end(late.ratio[0]), _end(late.ratio[1])),
            p=late.p,
            outcome=late.outcome.value,
            reason=late.reason,
        )
        if late
        else None,
    )


def _end(ratio: float) -> float | None:
    return None if math.isinf(ratio) else ratio


def _result(path: Path) -> Result:
    result = result_of(RunDirectory(path))
    check_comparable(path, valid=result.valid, errors=result.errors)
    return result


def check_comparable(path: Path, *, valid: bool, errors: Sequence[str]) -> None:
    """BadInput if what was measured there is invalid, or was measured over an invalid scenario."""
    if not valid:
        raise BadInput(f"{path} is an invalid measurement, which is compared with nothing: {errors[0]}")
    check_usable(path)


def _unlike(directories: Sequence[Path]) -> list[Unlike]:
    """Conditions that are not the same in all runs."""
    return differing([compared_conditions(RunDirectory(path), scenario_of(path)) for path in directories])


def differing(conditions: Sequence[Mapping[str, str]]) -> list[Unlike]:
    """Those that are not the same in all that is compared."""
    return [Unlike(name=name, values=values) for name, values in unlike(conditions).items()]


def not_alone(unlike: Sequence[Unlike], further: AbstractSet[str] = frozenset()) -> list[str]:
    """A sentence that names those of these conditions that may be the difference in place of the target, `further` ones
    among them; none if none may. Another load may, too, of scenarios of one name; of two it was to be compared."""
    names = {each.name for each in unlike}
    load = set() if "scenario" in names else {"load"}
    beside = sorted(names & (DRIVEN | WORKLOAD | load | further))
    return [NOT_ALONE.format(", ".join(beside))] if beside else []


def _measured(result: Result) -> list[SegmentResult]:
    """All segments with samples, those of the chip first."""
    return [s for s in (*result.segments, *result.from_events) if s.n]


def _common(directories: Sequence[Path], results: Sequence[Result]) -> str:
    """The first segment that all runs have samples of, on the chip rather than from events."""
    on_chip = [[s.name for s in result.segments if s.n] for result in results]
    for measured in (on_chip, [[s.name for s in _measured(result)] for result in results]):
        for name in measured[0]:
            if all(name in names for names in measured):
                return name
    raise BadInput(f"{', '.join(map(str, directories))} have no measured segment in common")


def _segment(path: Path, result: Result, name: str) -> SegmentResult:
    found = next((s for s in _measured(result) if s.name == name), None)
    if not found:
        names = ", ".join(s.name for s in _measured(result))
        raise BadInput(f"{path} has no samples of {name}: it measured {names or 'nothing'}")
    return found


def check_contexts(what: str, directories: Sequence[Path], contexts: Sequence[str | None]) -> None:
    """BadInput unless it was answered in the same context everywhere, as far as stubs say: what a thread answers is not
    compared with what a handler does."""
    if len({*contexts} - {None}) > 1:
        told = ", ".join(f"{each or 'not stated'} in {path}" for path, each in zip(directories, contexts, strict=True))
        raise BadInput(f"{what} was not answered by the same kind of code: {told}")


def names_of(directories: Sequence[Path], called: Sequence[str] = (), what: str = "runs") -> list[str]:
    """As they are `called`, else what tells the paths apart: without the folders that all begin or end with."""
    check_names(called, len(directories), what)
    parts = [path.resolve().parts for path in directories]
    if len(set(parts)) < len(parts):
        raise BadInput(f"a directory is named twice: {what} are compared with others")
    if called:
        return [*called]
    while all(len(each) > 1 and each[0] == parts[0][0] for each in parts):
        parts = [each[1:] for each in parts]
    while all(len(each) > 1 and each[-1] == parts[0][-1] for each in parts):
        parts = [each[:-1] for each in parts]
    return [well_formed("/".join(each)) for each in parts]


def _blocks(name: str, samples: BlockedSamples, tick: float, correction: Correction, missed: int) -> Blocks:
    """As the analysis takes them, corrected; so many causes `missed` a latency."""
    stamped = (ends.astype(np.float64) * tick for ends in (samples.values, samples.tops))
    low, high = (times - correction.bias - correction.relative_bias * times for times in stamped)
    exposure = samples.length * tick
    return Blocks(name, low, samples.counts, exposure=exposure, tops=high, step=tick, untimed=missed)


@dataclass(frozen=True)
class _Disturbances:
    """Late samples of a run that belong together, times in ticks, in the `stretch` from and to. Disturbances that are
    at most `group_gap` seconds apart are a group; 0: they come alone. `uncounted`: why there may be more. No clusters
    are known from the chip."""

    clusters: Clusters | None
    tick: Fraction
    stretch: tuple[int, int]
    group_gap: float = 0.0
    uncounted: str = ""


def _disturbances(samples: BlockedSamples, tick: Fraction) -> _Disturbances:
    """As the result of the run has them."""
    stretch = samples.begin, samples.begin + samples.length
    if samples.late is None:
        return _Disturbances(None, tick, stretch, uncounted="events were lost, and only they tell when it was exceeded")
    clusters = decluster(samples.late, gap_of(samples.length, int(samples.counts.sum()), tick))
    _, groups = groups_of(clusters, *stretch)
    return _Disturbances(
        clusters, tick, stretch, groups.gap * float(tick) if groups else 0.0, too_often(clusters, *stretch) or ""
    )


def _in_parts(found: Sequence[_Disturbances]) -> list[tuple[int, ...] | None]:
    """How often something independent came in each part of a run: disturbances, or groups, of all runs alike where they
    come so in one."""
    gap = max(each.group_gap for each in found)
    return [
        None
        if each.clusters is None
        else _parts(decluster(each.clusters.first, gap / float(each.tick)).first, *each.stretch)
        for each in found
    ]


def _parts(times: NDArray[np.int64], begin: int, end: int) -> tuple[int, ...]:
    numbers = np.clip((times - begin) * PARTS // (end - begin), 0, PARTS - 1)
    return tuple(np.bincount(numbers, minlength=PARTS).tolist())


def _broke_off(result: Result) -> list[str]:
    """That it did; where no snapshot came the run says so itself."""
    return [] if result.complete or not result.snapshots else ["the run broke off: this is what came until then"]


def _row(path: Path, run: Blocks, result: Result, segment: SegmentResult, samples: BlockedSamples) -> ComparedRun:
    """What the page shows of one run that was compared, so that it has all figures, in seconds; and its distribution,
    thinned to what an eye can tell."""
    tick = float(result.tick.fraction)
    share = np.cumsum(samples.counts.sum(axis=0)) / max(1, samples.counts.sum())
    bins = segment.histogram
    return ComparedRun(
        name=run.name,
        path=well_formed(str(path)),
        qualification=result.qualification,
        live=LiveLabel(label=result.live.label) if result.live else None,
        start=result.start,
        tick=result.tick,
        median=next((each for each in segment.uncertainty.values if each.of == "median"), None),
        stimuli=result.stimuli,
        port=result.port,
        context=segment.context.to,
        warnings=[*_broke_off(result), *result.warnings],
        source=samples.source,
        figures=ComparedFigures.of(segment, tick),
        untimed=run.untimed,
        cdf=ComparedCdf(seconds=(samples.tops * tick).tolist(), share=share.tolist()),
        histogram=ComparedHistogram(edges=[edge * tick for edge in bins.edges], counts=bins.counts),
        classes=segment.classes,
        limits=[entry for entry, _ in limits_of(result, segment)],
        threshold=segment.threshold * tick if segment.threshold < LONGEST else None,
    )
