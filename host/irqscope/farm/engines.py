# SPDX-License-Identifier: BSD-2-Clause
"""What answers queries of a farm: DuckDB in this process, or Apache Spark where the farm outgrows one machine.

Queries are written once, in the SQL that both speak; `:name` is a parameter. They find two views: `snapshots`, the rows
of the table, and `bins`, a row for each bin of each snapshot. Sums of counts are cast to bigint, products to decimals.
"""

import multiprocessing
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar
from urllib.parse import unquote

from ..errors import BadInput, NotKept
from ..exports.extra import needed
from .dataset import Dataset, Version
from .store import EXTRA

T = TypeVar("T")
DUCKDB = "duckdb"
TOGETHER = 64
"""Tasks of one job of Spark: between two of them it is told how many are done."""
_SPARK = re.compile(r"(spark|sc|k8s)://\S+|yarn|local(-cluster)?(\[[^\]]+\])?")
_PARAMETER = re.compile(r"(?<!:):([a-z]+)")
_BINS = """
select target, run, date, time, segment, bin.low_s as low_s, bin.high_s as high_s, bin.count as count
from (select target, run, date, time, segment, {unfold}(bins) as bin from snapshots)
"""

_ROWS = """(
select * exclude (filename), regexp_extract(filename, '.*target=([^/]+)/', 1) as target
from read_parquet([{files}], filename = true, hive_partitioning = false))
"""
"""In files of Parquet, by the last folder that names a target: folders above the farm would be partitions of Hive."""


class Engine(Protocol):
    """A connection to a farm as it was at one instant. What it refuses is BadInput, with its first line of words."""

    version: Version
    """What is asked."""
    together: int
    """Targets that are looked at together: enough to be quick, so few that the memory suffices."""

    def take(self, targets: Sequence[str]) -> None:
        """Have the views of these targets, instead of those before."""

    def keep(self, name: str, query: str, **parameters: object) -> None:
        """Have the rows of a query under a name for later ones, instead of those before."""

    def rows(self, query: str, **parameters: object) -> list[tuple[Any, ...]]:
        """The answer."""

    def each(self, do: Callable[[T], None], items: Sequence[T]) -> Iterator[int]:
        """Do it for each, several at a time, in processes of their own; tells of how many it is done as they end. What
        one of them raises comes to an end here."""


@contextmanager
def connected(dataset: Dataset, name: str = DUCKDB) -> Iterator[Engine]:
    """Ask a dataset, as it is now, by the engine of that name: `duckdb`, or what Spark calls a master or a remote."""
    if name != DUCKDB and not _SPARK.fullmatch(name):
        raise BadInput(f"{name[:100]!r} is no engine: use duckdb, or Spark, as spark://host:7077 or sc://host:15002")
    version = dataset.opened()
    with _duckdb(version) if name == DUCKDB else _spark(name, version) as engine:
        yield engine


class _DuckDB:
    together = 64

    def __init__(self, connection: Any, version: Version) -> None:
        self._connection, self.version = connection, version

    def take(self, targets: Sequence[str]) -> None:
        if self.version.dataset.directory:
            listed = ", ".join("'" + each.replace("'", "''") + "'" for each in self.version.files(targets))
            rows = _ROWS.format(files=listed)
        else:  # half as fast, and needs nothing that DuckDB would have to fetch first
            rows = "stored"
            self._connection.register(rows, self.version.arrow(targets))
        self._connection.execute(f"create or replace temp view snapshots as select * from {rows}")
        self._connection.execute(f"create or replace temp view bins as {_BINS.format(unfold='unnest')}")

    def keep(self, name: str, query: str, **parameters: object) -> None:
        self._execute(f"create or replace temp table {name} as {query}", parameters)

    def rows(self, query: str, **parameters: object) -> list[tuple[Any, ...]]:
        return list(self._execute(query, parameters).fetchall())

    def each(self, do: Callable[[T], None], items: Sequence[T]) -> Iterator[int]:
        workers = min(len(items), os.cpu_count() or 1) or 1
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            try:
                for number, done in enumerate(as_completed([pool.submit(do, item) for item in items]), 1):
                    done.result()
                    yield number
            except BrokenProcessPool as error:
                raise NotKept("a process that computed was ended: what was done by then is kept") from error
            finally:
                pool.shutdown(cancel_futures=True)

    def _execute(self, query: str, parameters: Mapping[str, object]) -> Any:
        return self._connection.execute(_PARAMETER.sub(r"$\1", query), parameters)


@contextmanager
def _duckdb(version: Version) -> Iterator[Engine]:
    duckdb = needed("duckdb", extra=EXTRA)
    try:
        with tempfile.TemporaryDirectory() as beside, duckdb.connect(config={"temp_directory": beside}) as connection:
            yield _DuckDB(connection, version)
    except duckdb.Error as error:
        raise _refused(version, DUCKDB, error) from error


class _Spark:
    together = 1 << 30

    def __init__(self, session: Any, version: Version) -> None:
        self._session, self.version = session, version

    def take(self, targets: Sequence[str]) -> None:
        plain = {"basePath": unquote(self.version.table.table_uri), "__globPaths__": "false"}
        reader = self._session.read.options(**plain)
        reader.parquet(*self.version.files(targets)).createOrReplaceTempView("snapshots")
        self._session.sql(_BINS.format(unfold="explode")).createOrReplaceTempView("bins")

    def keep(self, name: str, query: str, **parameters: object) -> None:
        catalog = self._session.catalog
        catalog.dropTempView(name)  # from the cache, too
        self._session.sql(query, args=parameters).createOrReplaceTempView(name)
        catalog.cacheTable(name)

    def rows(self, query: str, **parameters: object) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._session.sql(query, args=parameters).collect()]

    def each(self, do: Callable[[T], None], items: Sequence[T]) -> Iterator[int]:
        functions = needed("pyspark.sql.functions", "pyspark", "spark")
        for first in range(0, len(items), TOGETHER):
            some = items[first : first + TOGETHER]
            work = functions.udf(lambda number, some=some: do(some[number]), "void", useArrow=False)
            self._session.range(0, len(some), 1, len(some)).select(work("id")).collect()
            yield first + len(some)


_SETTINGS = {
    "spark.sql.session.timeZone": "UTC",
    "spark.sql.ansi.enabled": "true",  # what overflows is an error, not another number
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",  # a target may be named 007
    "spark.sql.sources.parallelPartitionDiscovery.threshold": "10000",  # the log has named the files: no task for each
    "spark.ui.showConsoleProgress": "false",
    "spark.log.level": "OFF",  # its errors are told in a sentence
}


@contextmanager
def _spark(name: str, version: Version) -> Iterator[Engine]:
    sql, errors = needed("pyspark.sql", "pyspark", "spark"), needed("pyspark.errors", "pyspark", "spark")
    java = needed("py4j.protocol", "pyspark", "spark").Py4JError
    builder = sql.SparkSession.builder.appName("irqscope farm").config(map=_SETTINGS)
    builder = builder.remote(name) if name.startswith("sc://") else builder.master(name)
    try:
        session = builder.getOrCreate()
        try:
            yield _Spark(session, version)
        finally:
            session.stop()
    except (errors.PySparkException, java) as error:
        raise _refused(version, name, getattr(error, "java_exception", None) or error) from error


def _refused(version: Version, engine: str, error: object) -> BadInput:
    words = (str(error) or type(error).__name__).splitlines()[0]
    return BadInput(f"{version.dataset.place} cannot be read by {engine}: {words}")
