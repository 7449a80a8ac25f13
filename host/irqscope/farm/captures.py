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
from .dataset import date_of
from .store import Column, Table, content_of, only

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
        copy, pieces = secrets.token_hex(8), _pieces(directory)
        whole = {"target": target, "run": run, "date": date_of(run), "judged": judged, "copy": copy}
        while some := list(itertools.islice(pieces, TOGETHER)):
            self.table.append(content_of(COLUMNS, [whole | piece for piece in some]))
        self.table.remove(f"{only(target, run)} and copy <> '{copy}'")

    def held(self) -> dict[tuple[str, str], str]:
        """By target and run of each that is here, the name of its copy."""
        rows = self.table.rows(["target", "run", "copy"], file=LAST, part=0)
        return {(target, run): copy for target, run, copy in sorted((r["target"], r["run"], r["copy"]) for r in rows)}

    def restore(self, target: str, run: str, copy: str, into: Path) -> None:
        """Write the files of a copy of a run into an empty directory; BadInput if they are not here."""
        for row in self.table.rows(["file", "part", "content"], target=target, run=run, copy=copy):
            path = into / row["file"]
            path.touch()
            with path.open("r+b") as file:
                file.seek(row["part"] * PIECE)
                file.write(row["content"])
        if not (into / LAST).exists():
            raise BadInput(f"{self.place} does not have the capture of {target}'s run {run} any more")


def _pieces(directory: Path) -> Iterator[dict[str, object]]:
    """Columns of each."""
    for path in (directory / name for name in FILES):
        if path.exists():
            with path.open("rb") as file:
                for number in itertools.count():
                    if not (piece := file.read(PIECE)):
                        break
                    yield {"file": path.name, "part": number, "content": piece}
