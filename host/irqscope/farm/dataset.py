# SPDX-License-Identifier: BSD-2-Clause
"""The dataset of a farm: two tables of Parquet files, `bins` and `snapshots`, each partitioned by target, date and run.

    DATASET/bins/target=rack3-arm64/date=2026-11-23/run=20261123T064500.250Z/part.parquet

A run is named by its start in UTC. Dates are UTC, too: a run over midnight has several. Each file is written beside its
place and renamed; a file that is not whole has another suffix, so that no reader takes it.

    DATASET/adding/rack3-arm64@20261123T064500.250Z

A run has several files. That is there from before the first of them until after the last: while it is, readers leave
the run out, so a run is in the dataset whole or not at all, whenever who adds it is killed.
"""

import re
import shutil
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import BadInput, NotKept
from ..exports.extra import needed
from ..files import aside, held

BINS, SNAPSHOTS = "bins", "snapshots"
EXTRA = "farm"
FILE = "part.parquet"
ADDING = "adding"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


@dataclass(frozen=True)
class Column:
    """One column: its type as Arrow names it, and what is in it."""

    name: str
    kind: str
    doc: str


_KEYS = (
    Column("time", "timestamp", "UTC: begin of the time that the snapshot covers"),
    Column("segment", "string", "what was measured (docs/reference/pairing.md)"),
)
TABLES: Mapping[str, tuple[Column, ...]] = {
    BINS: (
        *_KEYS,
        Column("low_s", "float64", "the smallest latency in the bin, in seconds"),
        Column("high_s", "float64", "the largest latency in the bin, in seconds"),
        Column("count", "int64", "samples in it"),
    ),
    SNAPSHOTS: (
        *_KEYS,
        Column("n", "int64", "samples, of all bins together"),
        Column("min_s", "float64", "the smallest sample, exactly; null without samples"),
        Column("max_s", "float64", "the largest sample, exactly; null without samples"),
        Column("missing", "int64", "causes without a response"),
    ),
}
"""Beside these the partition's keys: target, date, run."""

Rows = Mapping[str, Sequence[Any]]


@dataclass(frozen=True)
class Dataset:
    """The farm in a directory."""

    path: Path

    def files(self, table: str) -> list[Path]:
        """Files of a table; BadInput if there are none."""
        out = self.unfinished()
        found = [
            path
            for path in sorted(self.path.glob(f"{table}/target=*/date=*/run=*/*.parquet"))
            if (path.parts[-4].removeprefix("target="), path.parts[-2].removeprefix("run=")) not in out
        ]
        if not found:
            raise BadInput(f"{self.path} holds no farm: add runs with irqscope farm add RUN --into {self.path}")
        return found

    def holds(self, target: str, run: str) -> bool:
        """All of a run is here."""
        return (target, run) not in self.unfinished() and any(self._directories(target, run))

    def unfinished(self) -> set[tuple[str, str]]:
        """Targets and runs that are being added, or whose adding was ended before it was done."""
        found = (path.name.partition("@") for path in self.path.glob(f"{ADDING}/*@*"))
        return {(target, run) for target, _, run in found}

    @contextmanager
    def adding(self, target: str, run: str) -> Iterator[None]:
        """Write a run's files; BadInput if another process adds one of the target."""
        check_target(target)
        mark = self.path / ADDING / f"{target}@{run}"
        try:
            mark.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"cannot make the directory {mark.parent}: {error.strerror}") from error
        with held(
            mark.with_name(f"{target}.lock"), f"another process adds a run of {target} to {self.path}: try again"
        ):
            try:
                mark.touch()
                yield
                mark.unlink()
            except OSError as error:
                raise NotKept(f"cannot write {mark}: {error.strerror or error}") from error

    def remove(self, target: str, run: str, *, but: Collection[str]) -> None:
        """All of a run, `but` these dates."""
        for directory in self._directories(target, run):
            if directory.parent.name.removeprefix("date=") not in but:
                shutil.rmtree(directory)

    def write(self, table: str, target: str, date: str, run: str, rows: Rows, facts: Mapping[str, str]) -> int:
        """Write one file of a table; `facts` become its key-value metadata. Returns its bytes; BadInput if it cannot.

        Times are datetime64 or datetimes without a zone, in UTC.
        """
        pa, parquet = needed("pyarrow", extra=EXTRA), needed("pyarrow.parquet", "pyarrow", EXTRA)
        check_target(target)
        schema = pa.schema(
            [
                pa.field(column.name, _type(pa, column.kind), metadata={"description": column.doc})
                for column in TABLES[table]
            ],
            metadata={f"irqscope.{name}": text for name, text in facts.items()},
        )
        content = pa.Table.from_arrays([pa.array(rows[field.name], field.type) for field in schema], schema=schema)
        path = self.path / table / f"target={target}" / f"date={date}" / f"run={run}" / FILE
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"cannot make the directory {path.parent}: {error.strerror}") from error
        with aside(path, BadInput) as file:
            parquet.write_table(content, file, compression="zstd")
        return path.stat().st_size

    def _directories(self, target: str, run: str) -> list[Path]:
        return [path for table in TABLES for path in self.path.glob(f"{table}/target={target}/date=*/run={run}")]


def check_target(name: str) -> None:
    """BadInput unless the name of a target can stand in a path as it is."""
    if not _NAME.fullmatch(name):
        raise BadInput(f"{name[:100]!r} cannot name a target: use letters, digits and ._- (100 at most)")


def _type(pa: Any, kind: str) -> Any:
    return pa.timestamp("us") if kind == "timestamp" else getattr(pa, kind)()
