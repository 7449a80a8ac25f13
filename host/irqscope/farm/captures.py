# SPDX-License-Identifier: BSD-2-Clause
"""Captures of a farm's runs: of each run directory the files that its figures are made of, in a table, in pieces.

    DATASET/captures/target=rack3/part-00000-….parquet

A run is read from them as from its directory. How long they stay is said in retention.py.
"""

import itertools
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..errors import BadInput
from ..exports.extra import needed
from .dataset import date_of
from .store import EXTRA, Column, Table, only, schema_of

PIECE = 1 << 20
TOGETHER = 16
"""Pieces in a commit: its writer holds them in memory several times."""
LAST = "run.json"
FILES = ("annotations.json", "capture.irq", "blind.npy", "result.json", "scenario.json", LAST)
"""Those of a run directory that are kept, as far as they are there. With the last one a copy is whole."""
COLUMNS = (
    Column("run", "string", "as in `snapshots`"),
    Column("date", "date32", "its begin, UTC"),
    Column("judged", "bool_", "it has a verdict"),
    Column("copy", "string", "of the run; whole if it has `run.json`"),
    Column("file", "string", "name in the run directory"),
    Column("part", "int64", "number of the piece, from 0"),
    Column("content", "binary", "up to 1 MiB"),
)


@dataclass(frozen=True)
class Captures:
    """Those of the dataset at a place."""

    place: str

    @property
    def table(self) -> Table:
        """Where they are."""
        return Table(self.place, "captures")

    def keep(self, target: str, run: str, directory: Path, *, judged: bool) -> None:
        """Take the files of a run directory, then remove those that were here of this run."""
        pa = needed("pyarrow", extra=EXTRA)
        schema, copy = schema_of(COLUMNS), secrets.token_hex(8)
        rows = ((target, run, date_of(run), judged, copy, *piece) for piece in _pieces(directory))
        while some := list(itertools.islice(rows, TOGETHER)):
            columns = [pa.array(each, kind) for each, kind in zip(zip(*some, strict=True), schema.types, strict=True)]
            self.table.append(pa.table(columns, schema=schema))
        self.table.remove(f"{only(target, run)} and copy <> '{copy}'")

    def held(self) -> dict[tuple[str, str], str]:
        """By target and run of each that is here, the name of its copy."""
        return {(target, run): copy for target, run, copy in sorted(self._copies())}

    def restore(self, target: str, run: str, into: Path) -> None:
        """Write the files of a run into an empty directory; BadInput if they are not here."""
        copy = max((copy for _, _, copy in self._copies(target=target, run=run)), default=None)
        if copy is None:
            raise BadInput(f"{self.place} does not have the capture of {target}'s run {run} any more")
        for row in self.table.rows(["file", "part", "content"], target=target, run=run, copy=copy):
            path = into / row["file"]
            path.touch()
            with path.open("r+b") as file:
                file.seek(row["part"] * PIECE)
                file.write(row["content"])

    def _copies(self, **equal: str) -> list[tuple[str, str, str]]:
        """Target, run and name of each that is whole."""
        rows = self.table.rows(["target", "run", "copy"], file=LAST, part=0, **equal)
        return [(row["target"], row["run"], row["copy"]) for row in rows]


def _pieces(directory: Path) -> Iterator[tuple[str, int, bytes]]:
    """Name, number and content."""
    for path in (directory / name for name in FILES):
        if path.exists():
            with path.open("rb") as file:
                for number in itertools.count():
                    if not (piece := file.read(PIECE)):
                        break
                    yield path.name, number, piece
