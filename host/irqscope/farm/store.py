# SPDX-License-Identifier: BSD-2-Clause
"""A table of Delta Lake, in a directory or an object store, that several hosts change at once.

Parquet files are written first; the entry of the log that names them makes them part of the table, all or none,
whenever who writes is killed. That entry is made if no other has its number (a link of files, or a conditional PUT), so
that no server of locks is needed: who comes second looks again.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ..errors import BadInput, NotKept
from ..exports.extra import needed
from ..files import FAILED, possible

R = TypeVar("R")
EXTRA = "farm"
ATTEMPTS = 5
"""How often a commit is tried that others forestall: each of them wrote the same rows."""
KEPT_HOURS = 24
"""How long files stay that are no longer of the table: somebody may still read them."""
_SAID = re.compile(r"\(os error ([0-9]+)\)")
"""How Delta Lake says the number of an error of the system."""
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+://")
_UNNAMED = re.compile(r"%[0-9A-Fa-f]{2}|[][\\^|\0-\x1f\x7f]")
"""What Delta Lake cannot have in the path of a directory: it makes another one of it, or none."""


class NoTable(BadInput):
    """A table cannot be read or written, whatever is done with it."""


@dataclass(frozen=True)
class Column:
    """One column: its type as Arrow names it, and what is in it."""

    name: str
    kind: str
    doc: str


@dataclass(frozen=True)
class Table:
    """The table of that name at a place, by target in folders of their own."""

    place: str
    name: str

    def __post_init__(self) -> None:
        local(self.place)  # BadInput if it can be none

    @property
    def path(self) -> str:
        """Where it is."""
        return f"{self.place.rstrip('/')}/{self.name}"

    def now(self) -> Any:
        """The table as it is, None if there is none; BadInput if it cannot be read."""
        deltalake = needed("deltalake", extra=EXTRA)
        with self.said("read"):
            try:
                return deltalake.DeltaTable(self.path)
            except deltalake.exceptions.TableNotFoundError:
                return None

    def arrow(self, **equal: str | int) -> Any:
        """Its rows where columns are equal to these, as a dataset of Arrow; None if there is no table. Files that have
        none of them are not opened."""
        now = self.now()
        if now is None:
            return None
        found = self.seen(now, " and ".join(f"{name} = {value!r}" for name, value in equal.items()))
        field = needed("pyarrow.dataset", "pyarrow", EXTRA).field
        for name, value in equal.items():
            found = found.filter(field(name) == value)
        return found

    def seen(self, version: Any, where: Any = None) -> Any:
        """A version's files as a dataset of Arrow, without those that hold no such rows.

        In a directory Arrow opens them by itself. Opened by Delta Lake they are objects of Python: a thread of Arrow
        that lets go of one while Python ends aborts the process (one of twenty programs, on a busy machine)."""
        files = None
        if directory := local(self.path):
            fs = needed("pyarrow.fs", "pyarrow", EXTRA)
            files = fs.SubTreeFileSystem(str(directory.absolute()), fs.LocalFileSystem())
        return version.to_pyarrow_dataset(filesystem=files, file_pruning_predicate=where or None)

    def rows(self, columns: Sequence[str] | None = None, **equal: str | int) -> Iterator[Mapping[str, Any]]:
        """Those rows one by one, with these columns, or all; none without a table. BadInput if they cannot be read."""
        with self.said("read"):
            found = self.arrow(**equal)
            if found is not None:  # a few at a time: pieces of captures are large
                for batch in found.to_batches(columns=columns, batch_size=16, batch_readahead=1, fragment_readahead=1):
                    yield from batch.to_pylist()

    def replace(self, content: Any, where: str, check: Callable[[Any], None] = lambda _: None, among: str = "") -> None:
        """Write rows of Arrow instead of those that are there `where` it says; the table before may be checked, also
        when others forestalled it, by the same rows or `among` those who say the same word: the log keeps the last
        of each."""
        deltalake = needed("deltalake", extra=EXTRA)

        mine = deltalake.CommitProperties(app_transactions=[deltalake.Transaction(among, 1)]) if among else None

        def commit() -> None:
            now = self.now() or self._made(content.schema)  # first: of two who write a new table both may succeed
            check(now)
            deltalake.write_deltalake(
                now,
                content,
                mode="overwrite",
                predicate=where,
                partition_by=["target"],
                writer_properties=_compressed(),
                commit_properties=mine,
            )

        self._tried(commit)

    def _made(self, schema: Any) -> Any:
        """The table, without rows unless another has made it meanwhile."""
        return needed("deltalake", extra=EXTRA).DeltaTable.create(
            self.path, schema=schema, partition_by=["target"], mode="ignore"
        )

    def append(self, content: Any) -> None:
        """Write further rows of Arrow; whatever others write at the same time."""
        deltalake = needed("deltalake", extra=EXTRA)
        options = {"partition_by": ["target"], "writer_properties": _compressed()}
        self._tried(lambda: deltalake.write_deltalake(self.path, content, mode="append", **options))

    def remove(self, where: str) -> int:
        """Rows; returns how many."""
        return self._changed(lambda now: int(now.delete(where, writer_properties=_compressed())["num_deleted_rows"]))

    def compact(self) -> int:
        """Write the small files of each target as large ones, which hold the same rows; returns how many fewer."""

        def done(now: Any) -> int:
            found = now.optimize.compact(writer_properties=_compressed())
            return int(found["numFilesRemoved"]) - int(found["numFilesAdded"])

        return self._changed(done)

    def free(self, *, thorough: bool = False) -> int:
        """Remove files that have not been of the table for a day; returns how many. Thorough, also those that a killed
        writer left behind."""
        options = {"dry_run": False, "enforce_retention_duration": False, "full": thorough}
        return self._changed(lambda now: len(now.vacuum(KEPT_HOURS, **options)))

    @property
    def properties(self) -> Mapping[str, str]:
        """Of the table, as its log has them."""
        now = self.now()
        return now.metadata().configuration if now else {}

    def set(self, properties: Mapping[str, str]) -> None:
        """Change properties; the log keeps when."""
        self._changed(lambda now: int(bool(now.alter.set_table_properties(dict(properties), False))))

    def _changed(self, change: Callable[[Any], int]) -> int:
        """What it returns; 0 without a table."""

        def commit() -> int:
            now = self.now()
            return change(now) if now else 0

        return self._tried(commit)

    def _tried(self, commit: Callable[[], R]) -> R:
        """What it returns; again, from the table as it then is, if another commit to the same rows came between."""
        conflict = needed("deltalake.exceptions", "deltalake", EXTRA).CommitFailedError
        for _ in range(ATTEMPTS):
            with self.said("written"):
                try:
                    return commit()
                except conflict:
                    continue
        raise NotKept(f"{self.place}: others write the same rows all the time; given up after {ATTEMPTS} times")

    @contextmanager
    def said(self, what: str) -> Iterator[None]:
        """Errors in one sentence: NoTable, or NotKept if it cannot be written to a disk that is full or fails."""
        exceptions = needed("deltalake.exceptions", "deltalake", EXTRA)
        arrow = needed("pyarrow", extra=EXTRA)
        try:
            yield
        except (exceptions.DeltaError, arrow.ArrowException, OSError) as error:
            number, said = _number(error), str(error).splitlines()[0]
            kind = NotKept if what == "written" and number in FAILED else NoTable
            if number and (cause := os.strerror(number)) not in said:  # which a later line has
                said += f": {cause}"
            raise kind(f"{self.place} cannot be {what}: {said}") from error


def _number(error: Exception) -> int | None:
    """That of an error of the system."""
    found = _SAID.search(str(error))
    return int(found[1]) if found else getattr(error, "errno", None)


def local(place: str) -> Path | None:
    """The directory that it is, BadInput if it can be none; None of one in an object store."""
    if _ADDRESS.match(place):
        return None
    if not place:  # as of a variable that is not set: its tables would be in the root of the file system
        raise BadInput("the place of the farm is empty: name a directory, . for the present one, or an address")
    path = possible(Path(place))
    if found := _UNNAMED.search(path.resolve().as_posix()):
        raise BadInput(f"{place} cannot hold a farm: Delta Lake takes no {found[0]!r} in a path: rename that directory")
    return path


def only(target: str, run: str) -> str:
    """What is true of the rows of one run. Neither name can hold a quotation mark."""
    return f"target = '{target}' and run = '{run}'"


def kind_of(name: str) -> Any:
    """The type of Arrow that a column names: a scalar, or a list of structures, as `list(low_s float64, n int64)`."""
    pa = needed("pyarrow", extra=EXTRA)
    if name.startswith("list("):
        fields = [each.split() for each in name.removeprefix("list(").removesuffix(")").split(", ")]
        return pa.list_(pa.struct([(field, kind_of(kind)) for field, kind in fields]))
    return pa.timestamp("us", "UTC") if name == "timestamp" else getattr(pa, name)()


def schema_of(columns: Sequence[Column]) -> Any:
    """That of Arrow, with the target, by which rows lie in folders."""
    pa = needed("pyarrow", extra=EXTRA)
    return pa.schema([(each.name, kind_of(each.kind)) for each in (Column("target", "string", ""), *columns)])


def content_of(columns: Sequence[Column], rows: Sequence[Mapping[str, Any]]) -> Any:
    """Rows in Arrow, with these columns; those that a row lacks are null."""
    return needed("pyarrow", extra=EXTRA).Table.from_pylist(list(rows), schema=schema_of(columns))


def _compressed() -> Any:
    """How files are written."""
    return needed("deltalake", extra=EXTRA).WriterProperties(compression="ZSTD")
