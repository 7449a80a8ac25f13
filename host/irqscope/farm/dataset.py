# SPDX-License-Identifier: BSD-2-Clause
"""The dataset of a farm: what was measured of many targets, in a table with a row for each segment in five minutes.

    DATASET/snapshots/_delta_log/00000000000000000007.json
    DATASET/snapshots/target=rack3/part-00000-….parquet

Beside it are the captures of the runs (captures.py) and their longest samples (outliers.py), each a table. They are
written first: a run is of the farm when `snapshots` has it.
"""

import datetime
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import numpy as np

from ..errors import BadInput
from ..exports.extra import needed
from .store import EXTRA, Column, NoTable, Table, local, only, schema_of

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_RUN = re.compile(r"[0-9]{8}T[0-9]{6}\.[0-9]{3}Z")

COLUMNS: tuple[Column, ...] = (
    Column("run", "string", "begin of the run, UTC, to the millisecond"),
    Column("date", "date32", "of `time`, UTC"),
    Column("time", "timestamp", "UTC: begin of the time that the snapshot covers"),
    Column("segment", "string", "what was measured (docs/reference/pairing.md)"),
    Column("n", "int64", "samples"),
    Column(
        "later", "int64", "samples in the bins that are not in n, since they came while it was read; -1 takes one back"
    ),
    Column("missing", "int64", "causes without a latency: missing, unstamped, unproven, or too long for the bins"),
    Column("min_s", "float64", "the smallest sample, exactly; null without samples"),
    Column("max_s", "float64", "the largest sample, exactly; null without samples"),
    Column(
        "bins",
        "list(low_s float64, high_s float64, count int64)",
        "bins with samples: `low_s` and `high_s`, the ends that may be in it, and `count`",
    ),
    Column("directory", "string", "name of the run's directory"),
    Column("conditions", "string", "JSON: under what it was measured, a text by name (conditions.py)"),
)
"""Beside these the partition's key, `target`."""

FIGURES = ["time", "segment", "n", "later", "missing", "min_s", "max_s"]
"""What tells one run from another that began in the same millisecond."""
ORDER = [("time", "ascending"), ("segment", "ascending")]


@dataclass(frozen=True)
class Bins:
    """The bins of several snapshots, one after the other; snapshot i has those from `offsets[i]` to `offsets[i + 1]`.

    Bounds are seconds."""

    offsets: Any
    low_s: Any
    high_s: Any
    count: Any

    def __len__(self) -> int:
        return len(self.offsets) - 1


Rows = Mapping[str, Sequence[Any] | Bins]
"""By column. Times are datetime64 or datetimes without a zone, in UTC. Facts of a run may be left out."""


@dataclass(frozen=True)
class Version:
    """The dataset as it was at one instant: what is added later is not seen."""

    dataset: "Dataset"
    table: Any

    @property
    def targets(self) -> list[str]:
        """By name."""
        return sorted({each["target"] for each in self.table.partitions()})

    @property
    def days(self) -> tuple[datetime.date, datetime.date]:
        """The first and the last one of any run."""
        pa = needed("pyarrow", extra=EXTRA)
        compute = needed("pyarrow.compute", "pyarrow", EXTRA)
        files = pa.table(self.table.get_add_actions(flatten=True))
        return compute.min(files["min.date"]).as_py(), compute.max(files["max.date"]).as_py()

    @cached_property
    def newest(self) -> datetime.date:
        """The last day of any run, or today if that is earlier: times count back from it, and a clock that is wrong,
        here or where a run was measured, hides and removes nothing."""
        return min(self.days[1], today())

    def files(self, targets: Sequence[str]) -> list[str]:
        """Of these targets, those that hold their rows: plain names, which Delta Lake tells as parts of a URI."""
        return [*map(unquote, self.table.file_uris(file_pruning_predicate=[("target", "in", list(targets))]))]

    def arrow(self, targets: Sequence[str]) -> Any:
        """Rows of these targets as a dataset of Arrow."""
        return self.dataset.table.seen(self.table, [("target", "in", list(targets))])

    def holds(self, target: str, run: str) -> bool:
        """The run is here. Files whose statistics exclude it are not opened."""
        field = needed("pyarrow.dataset", "pyarrow", EXTRA).field
        found = self.dataset.table.seen(self.table, only(target, run))
        return bool(found.head(1, columns=["run"], filter=(field("target") == target) & (field("run") == run)).num_rows)

    def of_others(self, target: str, run: str) -> dict[str, list[Mapping[str, object]]]:
        """By each other target with a run of this name its figures, as `FIGURES` in `ORDER`."""
        field = needed("pyarrow.dataset", "pyarrow", EXTRA).field
        where = (field("run") == run) & (field("target") != target)
        rows = self.dataset.table.seen(self.table, f"run = '{run}'").to_table(["target", *FIGURES], filter=where)
        found: dict[str, list[Mapping[str, object]]] = {}
        for row in rows.sort_by(ORDER).to_pylist():
            found.setdefault(row.pop("target"), []).append(row)
        return found


@dataclass(frozen=True)
class Dataset:
    """The farm in a directory, or at an address such as s3://bucket/farm, whose keys are where its client has them (for
    S3 the variables AWS_*)."""

    place: str

    def __post_init__(self) -> None:
        local(self.place)  # BadInput if it can be none

    @property
    def directory(self) -> Path | None:
        """None of one in an object store."""
        return local(self.place)

    @property
    def table(self) -> Table:
        """That of the snapshots."""
        return Table(self.place, "snapshots")

    def opened(self) -> "Version":
        """The dataset as it is now; BadInput if there is none."""
        found = self._now()
        if not found or not found.targets:  # all that was in it may have been removed
            what = "no run of a farm" if found else "no farm"
            raise BadInput(f"{self.place} holds {what}: add runs with irqscope farm add RUN --into {self.place}")
        return found

    def check_new(self, target: str, run: str) -> None:
        """BadInput if the run is here."""
        check_target(target)
        self._check_new(self._now(), target, run)

    def check_once(self, target: str, run: str, rows: Rows) -> None:
        """BadInput if these rows are here as those of another target: each sample would count twice. Runs that began in
        the same millisecond may be of two targets; then their figures differ."""
        self._check_once(self._now(), target, run, _content(target, run, rows))

    def _check_once(self, now: "Version | None", target: str, run: str, content: Any) -> None:
        mine = content.select(FIGURES).sort_by(ORDER).to_pylist()
        with self.table.said("read"):
            found = now.of_others(target, run) if now else {}
        if other := next((name for name, theirs in found.items() if theirs == mine), None):
            raise BadInput(
                f"{self.place} holds this run already, as {run} of {other}: if that is wrong, remove it there with "
                f"irqscope farm remove {self.place} --target {other} --run {run}"
            )

    def add(self, target: str, run: str, rows: Rows, *, replace: bool = False, once: bool = False) -> None:
        """Add a run, or have it take the place of what is there of it; BadInput if it is there and shall not be
        replaced, or only `once` and is there as another target's, or cannot be written, NotKept if the disk does not
        take it. A run without rows is none.

        Of several who add runs that began in the same millisecond of a second one is first; the others look again.
        """
        check_target(target)
        check_run(run)
        content = _content(target, run, rows)

        def check(now: Any) -> None:
            version = Version(self, now) if now else None
            if not replace:
                self._check_new(version, target, run)
            if once:
                self._check_once(version, target, run, content)

        self.table.replace(content, only(target, run), check, among=run[-len(".000Z") :])

    def _now(self) -> "Version | None":
        if self.directory and (self.directory / "bins").is_dir():
            raise NoTable(f"{self.place} has the layout of version 0.1: add its runs to a new one")
        now = self.table.now()
        return Version(self, now) if now else None

    def _check_new(self, now: "Version | None", target: str, run: str) -> None:
        with self.table.said("read"):
            held = now and now.holds(target, run)
        if held:
            raise BadInput(f"{self.place} holds the run {run} of {target} already: replace it with --replace")


def check_target(name: str) -> None:
    """BadInput unless the name of a target can stand in a path as it is."""
    if not _NAME.fullmatch(name):
        raise BadInput(f"{name[:100]!r} cannot name a target: use letters, digits and ._- (100 at most)")


def check_run(name: str) -> None:
    """BadInput unless it is as a run is named, which can stand in a path as it is."""
    if not _RUN.fullmatch(name):
        raise BadInput(f"{name[:100]!r} names no run: its begin does, UTC, as in 20260131T235959.000Z")


def _content(target: str, run: str, rows: Rows) -> Any:
    """The rows in Arrow, with the columns of the table."""
    pa = needed("pyarrow", extra=EXTRA)
    size = len(rows["time"])
    given = {**rows, "target": [target] * size, "run": [run] * size}
    columns = {}
    for column in schema_of(COLUMNS):
        found, kind = given.get(column.name), column.type
        if isinstance(found, Bins):
            parts = (found.low_s, found.high_s, found.count)
            bins = pa.StructArray.from_arrays(map(pa.array, parts), fields=list(kind.value_type))
            columns[column.name] = pa.ListArray.from_arrays(pa.array(found.offsets, pa.int32()), bins, type=kind)
        elif column.name == "time":
            columns[column.name] = pa.array(np.asarray(found, "datetime64[us]")).cast(kind)
        else:
            columns[column.name] = pa.nulls(size, kind) if found is None else pa.array(found, kind)
    return pa.table(columns)


def today() -> datetime.date:
    """By this host's clock, UTC."""
    return datetime.datetime.now(datetime.UTC).date()


def name_of(start: datetime.datetime) -> str:
    """Of a run that began then, UTC."""
    return f"{start:%Y%m%dT%H%M%S}.{start.microsecond // 1000:03}Z"


def date_of(run: str) -> datetime.date:
    """The day on which the run of that name began, UTC."""
    return datetime.date(int(run[:4]), int(run[4:6]), int(run[6:8]))
