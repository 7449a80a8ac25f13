# SPDX-License-Identifier: BSD-2-Clause
"""Two files of other tools or more beside each other, as comparison.json has runs. See docs/guide/compare.md.

Only plain numbers have an order. Samples of a histogram are dealt out to blocks at random: that makes its intervals
those of independent samples, and this is told.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..analysis import comparison
from ..analysis.comparedblocks import Blocks, in_blocks
from ..base.records import Exact
from ..errors import BadInput
from ..importers import Imported, Row, read_file
from ..importers._imported import SECONDS
from ..importers.numbers import Series
from ..printable import well_formed
from ..results.referencetools import histogram
from .comparison import BLOCKS, assembled, names_of, shares_of
from .comparisonrecord import ComparedCdf, ComparedFigures, ComparedHistogram, ComparedRun, ComparisonResult

BINS = 51
"""Of the histogram that is drawn of plain numbers."""
INDEPENDENT = (
    "{} has no order of its samples: they are taken for independent, and where one stall delays many the intervals are "
    "too narrow."
)
SEED = 1


def compare_files(
    paths: Sequence[Path],
    row: str | None,
    quantiles: Sequence[str],
    *,
    margin: Fraction,
    unit: str | None = None,
    called: Sequence[str] = (),
    among: int = 1,
) -> ComparisonResult:
    """The content of comparison.json; times in seconds. `row` names that of each file, if it has several; the files are
    `called` so, or by what tells their paths apart. `among` as of runs.

    BadInput says why they cannot be compared.
    """
    if len(paths) < 2:
        raise BadInput("a comparison takes two files or more")
    if folders := [path for path in paths if path.is_dir()]:
        raise BadInput(
            f"{folders[0]} is a directory and not a file of another tool: they are not compared with each other "
            "(irqscope report DIR --beside FILE shows a run and a tool's file together)"
        )
    files, runs, notes = [], [], []
    for path, name in zip(paths, names_of(paths, called), strict=True):
        imported = read_file(path, unit)
        if imported.wrong:
            raise BadInput(f"the books of {path} do not balance, so it is compared with nothing: {imported.wrong[0]}")
        chosen = _chosen(path, imported, row)
        size = float(SECONDS[imported.unit])
        if not isinstance(chosen, Series):
            notes.append(INDEPENDENT.format(name))
        files.append((path, name, chosen, size, imported))
        runs.append(_blocks(name, chosen, size))
    found = comparison.compare(runs, shares_of(quantiles), margin=float(margin), among=among)
    rows = [_row(*file, blocks) for file, blocks in zip(files, runs, strict=True)]
    return assembled(row or "samples", "latency", rows, found, margin=margin, among=among, notes=notes)


def _chosen(path: Path, imported: Imported, name: str | None) -> Row:
    """The row of that name, or the only one that has samples."""
    rows = [row for row in imported.rows if row.n and name in (None, row.name)]
    if len(rows) != 1:
        names = ", ".join(row.name for row in imported.rows if row.n) or "none with a histogram"
        raise BadInput(f"{path} has not one histogram to compare: name a row with --segment; it has {names}")
    return rows[0]


def _blocks(name: str, row: Row, size: float) -> Blocks:
    """`size` is the unit of the file in seconds."""
    if isinstance(row, Series):
        return replace(in_blocks(name, row.samples.astype(np.float64) * size, BLOCKS), step=size)
    distribution = row.distribution()
    low, high = (np.array(ends) for ends in (distribution.low, distribution.high))
    counts = _dealt(np.array(distribution.counts, dtype=np.int64))
    return Blocks(name, low * size, counts, tops=high * size, step=size)


def _dealt(counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Counts by bin, dealt out at random to `BLOCKS` blocks of as many samples each, but for one at most."""
    generator, left = np.random.default_rng(SEED), counts.copy()
    found = np.zeros((BLOCKS, len(counts)), dtype=np.int64)
    for block in range(BLOCKS):
        found[block] = generator.multivariate_hypergeometric(left, int(left.sum()) // (BLOCKS - block))
        left -= found[block]
    return found


def _row(path: Path, name: str, row: Row, size: float, imported: Imported, blocks: Blocks) -> ComparedRun:
    """What the page shows of one file that was compared, as of a run."""
    moments = row.moments()
    assert moments is not None  # it has samples
    counts = blocks.counts.sum(axis=0)
    ordered = isinstance(row, Series)
    if isinstance(row, Series):
        drawn, edges = np.histogram(row.samples, BINS)
        shown = ComparedHistogram(edges=(edges * size).tolist(), counts=drawn.tolist())
    else:
        bins = histogram(row)
        shown = ComparedHistogram(edges=[edge * size for edge in bins.edges], counts=bins.counts)
    tops = blocks.values if blocks.tops is None else blocks.tops
    tick = SECONDS[imported.unit]
    written = datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="seconds")
    return ComparedRun(
        name=name,
        path=well_formed(str(path)),
        qualification="not irqscope",
        live=None,
        start=written,
        stimuli={},
        tick=Exact.of(tick),
        median=None,
        port=imported.tool,
        context=None,
        warnings=list(imported.notes),
        source="samples in order" if ordered else "histogram",
        figures=ComparedFigures.of(moments, size),
        cdf=ComparedCdf(seconds=tops.tolist(), share=(np.cumsum(counts) / counts.sum()).tolist()),
        histogram=shown,
        classes=None,
    )
