# SPDX-License-Identifier: BSD-2-Clause
"""Two runs or more beside each other: comparison.json, as a pure function of their directories. See docs/compare.md."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..analysis import comparison
from ..analysis.extremal import decluster
from ..errors import BadInput, ExitCode
from ..measuring.rundir import RunDirectory
from ..reading import check_schema
from ..results.correction import Correction
from ..results.evidence import GAP
from ..results.result import SCHEMA as RESULT
from ..results.samples import BlockedSamples, in_blocks
from ..units import to_fraction

SCHEMA = "irqscope.comparison/1"
BLOCKS = 100
FIGURES = ("n", "min", "median", "mean", "sd", "iqr", "max")


def compare(
    directories: Sequence[Path], segment: str | None, quantiles: Sequence[str], *, margin: Fraction,
    exceed: Fraction | None,
) -> dict[str, Any]:  # fmt: skip
    """The content of comparison.json; times in seconds. BadInput says why the runs cannot be compared."""
    if len(directories) < 2:
        raise BadInput("a comparison takes two run directories or more")
    results = [_result(path) for path in directories]
    name = segment or _common(directories, results)
    segments = [_segment(path, result, name) for path, result in zip(directories, results, strict=True)]
    _check_contexts(directories, segments)
    names = names_of(directories)
    runs, rows = [], []
    for path, result, measured, called in zip(directories, results, segments, names, strict=True):
        tick, correction = to_fraction(result["tick"]), Correction.of(measured["uncertainty"])
        later = math.inf if exceed is None else correction.ticks(exceed, tick)
        samples = in_blocks(RunDirectory(path), name, BLOCKS, later)
        runs.append(_blocks(called, samples, float(tick), correction, counted=exceed is not None))
        rows.append(_row(path, called, result, measured, samples, float(tick)))
    found = comparison.compare(runs, [float(q) for q in quantiles], margin=float(margin))
    return assembled(name, segments[0]["kind"], rows, found, margin=margin, exceed=exceed)


def assembled(
    segment: str, kind: str, rows: Sequence[Mapping[str, Any]], found: Sequence[comparison.Comparison], *,
    margin: Fraction, exceed: Fraction | None = None, notes: Sequence[str] = (),
) -> dict[str, Any]:  # fmt: skip
    """The content of comparison.json; `notes` are sentences on what must be known of it."""
    worse = any(each.outcome == comparison.Outcome.WORSE for pair in found for each in pair.differences)
    return {
        "schema": SCHEMA,
        "tool": f"irqscope {__version__}",
        "segment": segment,
        "kind": kind,
        "margin": float(margin),
        "exceed": None if exceed is None else float(exceed),
        "blocks": BLOCKS,
        "runs": list(rows),
        "comparisons": [_pair(pair) for pair in found],
        "notes": list(notes),
        "exit_code": int(ExitCode.LIMIT if worse else ExitCode.OK),
    }


def _pair(pair: comparison.Comparison) -> dict[str, Any]:
    """One entry of `comparisons`; a ratio without an end is null."""
    told = {**asdict(pair), "sentence": pair.sentence}
    if found := told["exceedances"]:
        found["ratio"] = [None if math.isinf(end) else end for end in found["ratio"]]
    return told


def _result(path: Path) -> dict[str, Any]:
    directory = RunDirectory(path)
    result = directory.read_result()
    check_schema(directory.result_file, result, RESULT, f"`irqscope report {path}` makes it again")
    if not result["valid"]:
        raise BadInput(f"{path} is an invalid measurement, which is compared with nothing: {result['errors'][0]}")
    return result


def _measured(result: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All segments with samples, those of the chip first."""
    return [s for s in (*result["segments"], *result["from_events"]) if s["n"]]


def _common(directories: Sequence[Path], results: Sequence[Mapping[str, Any]]) -> str:
    """The first segment that all runs have samples of, on the chip rather than from events."""
    on_chip = [[s["name"] for s in result["segments"] if s["n"]] for result in results]
    for measured in (on_chip, [[s["name"] for s in _measured(result)] for result in results]):
        for name in measured[0]:
            if all(name in names for names in measured):
                return str(name)
    raise BadInput(f"{', '.join(map(str, directories))} have no measured segment in common")


def _segment(path: Path, result: Mapping[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] | None = next((s for s in _measured(result) if s["name"] == name), None)
    if not found:
        names = ", ".join(s["name"] for s in _measured(result))
        raise BadInput(f"{path} has no samples of {name}: it measured {names or 'nothing'}")
    return found


def _check_contexts(directories: Sequence[Path], segments: Sequence[Mapping[str, Any]]) -> None:
    """What a thread answers is not compared with what a handler does."""
    contexts = {str(path): s["context"]["to"] for path, s in zip(directories, segments, strict=True)}
    if len(set(contexts.values()) - {None}) > 1:
        told = ", ".join(f"{context or 'not stated'} in {path}" for path, context in contexts.items())
        raise BadInput(f"{segments[0]['name']} was not answered by the same kind of code: {told}")


def names_of(directories: Sequence[Path]) -> list[str]:
    """What tells the paths apart: without the folders that they all begin with, and those that all end with."""
    parts = [path.resolve().parts for path in directories]
    if len(set(parts)) < len(parts):
        raise BadInput("a run directory is named twice: a run is compared with others")
    while all(len(each) > 1 and each[0] == parts[0][0] for each in parts):
        parts = [each[1:] for each in parts]
    while all(len(each) > 1 and each[-1] == parts[0][-1] for each in parts):
        parts = [each[:-1] for each in parts]
    return ["/".join(each) for each in parts]


def _blocks(
    name: str, samples: BlockedSamples, tick: float, correction: Correction, *, counted: bool
) -> comparison.Blocks:
    """As the analysis takes them, corrected; `counted`: with clusters of late samples, per second of the run."""
    stamped = (ends.astype(np.float64) * tick for ends in (samples.values, samples.tops))
    low, high = (times - correction.bias - correction.relative_bias * times for times in stamped)
    blocks = comparison.Blocks(name, low, samples.counts, tops=high, step=tick)
    if not counted or samples.late is None:
        return blocks
    late = decluster(samples.late, float(GAP) / tick)
    return replace(blocks, exceedances=late.count, exposure=samples.length * tick)


def _row(
    path: Path, name: str, result: Mapping[str, Any], segment: Mapping[str, Any], samples: BlockedSamples, tick: float
) -> dict[str, Any]:
    """What the page shows of one run: its figures in seconds, and its distribution, thinned to what an eye can tell."""
    share = np.cumsum(samples.counts.sum(axis=0)) / max(1, samples.counts.sum())
    return {
        "name": name, "path": str(path), "qualification": result["qualification"],
        "live": result["live"] and {"label": result["live"]["label"]},
        "start": result["start"], "tick": result["tick"],
        "median": next((each for each in segment["uncertainty"]["values"] if each["of"] == "median"), None),
        "stimuli": result["stimuli"], "port": result["port"], "context": segment["context"]["to"],
        "warnings": result["warnings"], "source": samples.source,
        "figures": {key: segment[key] if key == "n" else segment[key] * tick for key in FIGURES},
        "cdf": {"seconds": (samples.tops * tick).tolist(), "share": share.tolist()},
        "histogram": {
            "edges": [edge * tick for edge in segment["histogram"]["edges"]], "counts": segment["histogram"]["counts"],
        },
        "classes": segment["classes"],
    }  # fmt: skip
