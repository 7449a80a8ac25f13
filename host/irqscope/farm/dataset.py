# SPDX-License-Identifier: BSD-2-Clause
"""The dataset of a farm: two tables of Parquet files, `bins` and `snapshots`, each partitioned by target, date and run.

    DATASET/bins/target=rack3-arm64/date=2026-11-23/run=20261123T064500.250Z/part.parquet

A run is named by its start in UTC. Dates are UTC, too: a run over midnight has several. Each file is written beside its
place and renamed; a file that is not whole has another suffix, so that no reader takes it.
"""

import re
import shutil
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import BadInput
from ..exports.extra import needed
from ..files import aside

BINS, SNAPSHOTS = "bins", "snapshots"
EXTRA = "farm"
FILE = "part.parquet"
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
        found = sorted(self.path.glob(f"{table}/target=*/date=*/run=*/*.parquet"))
        if not found:
            raise BadInput(f"{self.path} holds no farm: add runs with irqscope farm add RUN --into {self.path}")
        return found

    def holds(self, target: str, run: str) -> bool:
        """Anything of a run is here."""
        return any(self._directories(target, run))

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
