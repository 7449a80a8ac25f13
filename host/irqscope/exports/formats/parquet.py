# SPDX-License-Identifier: BSD-2-Clause
"""A table as Apache Parquet, for DuckDB, Polars, pandas and Spark. Where it comes from stands in the file's key-value
metadata, what a column is in that of its field."""

from collections.abc import Mapping
from typing import Any, BinaryIO

from ..clock import PICOSECOND
from ..extra import needed
from ..provenance import provenance
from ..recording import Recording
from ..tables import TABLES, chosen, rows
from . import Choices

SUFFIX = "parquet"
TAKES = frozenset({"table", "segment"})


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    pa, parquet = needed("pyarrow"), needed("pyarrow.parquet", "pyarrow")
    table, count = chosen(choices), 0
    facts = provenance(recording) | {
        "table": table,
        "time_ps": recording.clock.rounding(PICOSECOND, "picosecond"),
    }
    schema = pa.schema(
        [
            pa.field(column.name, _type(pa, column.kind), nullable=False, metadata={"description": column.doc})
            for column in TABLES[table]
        ],
        metadata={f"irqscope.{name}": text for name, text in facts.items()},
    )
    texts = [column.name for column in TABLES[table] if column.kind == "text"]
    # Times grow in small steps: packed as differences they take a third (DELTA_BINARY_PACKED).
    delta = {column.name: "DELTA_BINARY_PACKED" for column in TABLES[table] if column.kind == "int64"}
    with parquet.ParquetWriter(file, schema, compression="zstd", use_dictionary=texts, column_encoding=delta) as writer:
        for part in rows(recording, choices):
            columns = [pa.array(part[field.name]).cast(field.type) for field in schema]
            writer.write_table(pa.Table.from_arrays(columns, schema=schema))
            count += len(columns[0])
    return {"table": table, "rows": count}


def _type(pa: Any, kind: str) -> Any:
    return {"text": pa.string(), "bool": pa.bool_()}.get(kind) or getattr(pa, kind)()
