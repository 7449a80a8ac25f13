# SPDX-License-Identifier: BSD-2-Clause
"""The dataset of a farm: a table of Delta Lake, in a directory or an object store, with a row for each segment in five
minutes.

    DATASET/snapshots/_delta_log/00000000000000000007.json
    DATASET/snapshots/target=rack3/part-00000-….parquet

Parquet files are written first; the entry of the log that names them makes a run part of the table, whole or not at
all, whenever who adds it is killed. That entry is made if no other has its number (a link of files, or a conditional
PUT), so that hosts may add at the same time without a server of locks: who comes second looks again.
"""

import datetime
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ..errors import BadInput, NotKept
from ..exports.extra import needed

R = TypeVar("R")
TABLE = "snapshots"
EXTRA = "farm"
ATTEMPTS = 5
"""How often a commit is tried that others forestall: each of them wrote the same rows."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_RUN = re.compile(r"[0-9]{8}T[0-9]{6}\.[0-9]{3}Z")
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+://")


@dataclass(frozen=True)
class Column:
    """One column: its type as Arrow names it, and what is in it."""

    name: str
    kind: str
    doc: str


COLUMNS: tuple[Column, ...] = (
    Column("run", "string", "begin of the run, UTC, to the millisecond"),
    Column("date", "date32", "of `time`, UTC"),
    Column("time", "timestamp", "UTC: begin of the time that the snapshot covers"),
    Column("segment", "string", "what was measured (docs/reference/pairing.md)"),
    Column("n", "int64", "samples"),
    Column(
        "later", "int64", "samples in the bins that are not in n, since they came while it was read; -1 takes one back"
    ),
    Column("missing", "int64", "causes without a response"),
    Column("min_s", "float64", "the smallest sample, exactly; null without samples"),
    Column("max_s", "float64", "the largest sample, exactly; null without samples"),
    Column("bins", "bins", "bins with samples: `low_s` and `high_s`, the ends that may be in it, and `count`"),
    Column("directory", "string", "name of the run's directory"),
    Column("conditions", "string", "JSON: under what it was measured, a text by name (conditions.py)"),
)
"""Beside these the partition's key, `target`."""


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

    def files(self, targets: Sequence[str]) -> list[str]:
        """Of these targets, those that hold their rows."""
        return list(self.table.file_uris(file_pruning_predicate=[("target", "in", list(targets))]))

    def arrow(self, targets: Sequence[str]) -> Any:
        """Rows of these targets as a dataset of Arrow."""
        return self.table.to_pyarrow_dataset(file_pruning_predicate=[("target", "in", list(targets))])

    def holds(self, target: str, run: str) -> bool:
        """The run is here. Files whose statistics exclude it are not opened."""
        field = needed("pyarrow.dataset", "pyarrow", EXTRA).field
        found = self.table.to_pyarrow_dataset(file_pruning_predicate=_only(target, run))
        return bool(found.head(1, columns=["run"], filter=(field("target") == target) & (field("run") == run)).num_rows)


@dataclass(frozen=True)
class Dataset:
    """The farm in a directory, or at an address such as s3://bucket/farm, whose keys are where its client has them (for
    S3 the variables AWS_*)."""

    place: str

    @property
    def directory(self) -> Path | None:
        """None of one in an object store."""
        return None if _ADDRESS.match(self.place) else Path(self.place)

    @property
    def table(self) -> str:
        """Where the table is."""
        return f"{self.place.rstrip('/')}/{TABLE}"

    def opened(self) -> "Version":
        """The dataset as it is now; BadInput if there is none."""
        found = self._now()
        if not found:
            raise BadInput(f"{self.place} holds no farm: add runs with irqscope farm add RUN --into {self.place}")
        return found

    def check_new(self, target: str, run: str) -> None:
        """BadInput if the run is here."""
        check_target(target)
        self._check_new(self._now(), target, run)

    def add(self, target: str, run: str, rows: Rows, *, replace: bool = False) -> None:
        """Add a run, or have it take the place of what is there of it; BadInput if it is there and shall not be
        replaced, NotKept if it cannot be written. A run without rows is none."""
        deltalake = needed("deltalake", extra=EXTRA)
        check_target(target)
        if not _RUN.fullmatch(run):
            raise ValueError(f"no run is named {run!r}")
        content = _content(target, run, rows)

        def commit() -> None:
            now = self._now()
            if not replace:
                self._check_new(now, target, run)
            deltalake.write_deltalake(
                now.table if now else self.table,
                content,
                mode="overwrite",
                predicate=_only(target, run),
                partition_by=["target"],
                writer_properties=_compressed(),
            )

        self._tried(commit)

    def compact(self) -> int:
        """Write the small files of each target as large ones, which hold the same rows; returns how many fewer."""

        def commit() -> int:
            done = self.opened().table.optimize.compact(writer_properties=_compressed())
            return int(done["numFilesRemoved"]) - int(done["numFilesAdded"])

        return self._tried(commit)

    def _tried(self, commit: Callable[[], R]) -> R:
        """What it returns; again, from the dataset as it then is, if another commit to the same rows came between."""
        conflict = needed("deltalake.exceptions", "deltalake", EXTRA).CommitFailedError
        for _ in range(ATTEMPTS):
            with self._said("write"):
                try:
                    return commit()
                except conflict:
                    continue
        raise NotKept(f"{self.place}: others write the same rows all the time; given up after {ATTEMPTS} times")

    def _now(self) -> "Version | None":
        deltalake = needed("deltalake", extra=EXTRA)
        if self.directory and (self.directory / "bins").is_dir():
            raise BadInput(f"{self.place} has the layout of version 0.1: add its runs to a new one")
        with self._said("read"):
            try:
                return Version(self, deltalake.DeltaTable(self.table))
            except deltalake.exceptions.TableNotFoundError:
                return None

    def _check_new(self, now: "Version | None", target: str, run: str) -> None:
        with self._said("read"):
            held = now and now.holds(target, run)
        if held:
            raise BadInput(f"{self.place} holds the run {run} of {target} already: replace it with --replace")

    @contextmanager
    def _said(self, what: str) -> Iterator[None]:
        """Errors in one sentence."""
        exceptions = needed("deltalake.exceptions", "deltalake", EXTRA)
        try:
            yield
        except (exceptions.DeltaError, OSError) as error:
            words = f"{self.place} cannot be {'read' if what == 'read' else 'written'}: {str(error).splitlines()[0]}"
            raise (BadInput if what == "read" else NotKept)(words) from error


def check_target(name: str) -> None:
    """BadInput unless the name of a target can stand in a path as it is."""
    if not _NAME.fullmatch(name):
        raise BadInput(f"{name[:100]!r} cannot name a target: use letters, digits and ._- (100 at most)")


def _compressed() -> Any:
    """How files are written."""
    return needed("deltalake", extra=EXTRA).WriterProperties(compression="ZSTD")


def _only(target: str, run: str) -> str:
    """What is true of the rows of one run. Neither name can hold a quotation mark."""
    return f"target = '{target}' and run = '{run}'"


def _content(target: str, run: str, rows: Rows) -> Any:
    """The rows in Arrow, with the columns of the table."""
    pa = needed("pyarrow", extra=EXTRA)
    size = len(rows["time"])
    given = {**rows, "target": [target] * size, "run": [run] * size}
    columns = {}
    for column in (Column("target", "string", ""), *COLUMNS):
        found, kind = given.get(column.name), _kind(pa, column.kind)
        if isinstance(found, Bins):
            parts = (found.low_s, found.high_s, found.count)
            bins = pa.StructArray.from_arrays(map(pa.array, parts), fields=list(kind.value_type))
            columns[column.name] = pa.ListArray.from_arrays(pa.array(found.offsets, pa.int32()), bins, type=kind)
        elif column.kind == "timestamp":
            columns[column.name] = pa.array(np.asarray(found, "datetime64[us]")).cast(kind)
        else:
            columns[column.name] = pa.nulls(size, kind) if found is None else pa.array(found, kind)
    return pa.table(columns)


def _kind(pa: Any, name: str) -> Any:
    if name == "bins":
        return pa.list_(pa.struct([("low_s", pa.float64()), ("high_s", pa.float64()), ("count", pa.int64())]))
    return pa.timestamp("us", "UTC") if name == "timestamp" else getattr(pa, name)()


def name_of(start: datetime.datetime) -> str:
    """Of a run that began then, UTC."""
    return f"{start:%Y%m%dT%H%M%S}.{start.microsecond // 1000:03}Z"
