# SPDX-License-Identifier: BSD-2-Clause
"""A table as comma-separated values. What the columns are, and where they come from, stands in a file beside it, as
W3C's *Metadata Vocabulary for Tabular Data* (CSVW) has it: its name is that of the table and `-metadata.json`."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from ...files import replace
from ..clock import PICOSECOND
from ..provenance import provenance
from ..recording import Recording
from ..tables import TABLES, chosen, rows
from . import Choices

SUFFIX = "csv"
TAKES = frozenset({"table", "segment"})
KINDS = {"text": "string", "int64": "integer", "uint8": "integer", "bool": "boolean", "float64": "double"}


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    table, count = chosen(choices), 0
    columns = TABLES[table]
    file.write((",".join(column.name for column in columns) + "\n").encode())
    for part in rows(recording, choices):
        cells = [_texts(part[column.name]) for column in columns]
        lines = [",".join(row) for row in zip(*cells, strict=True)]
        count += len(lines)
        if lines:
            file.write(("\n".join(lines) + "\n").encode())
    return {"table": table, "rows": count}


def _texts(values: "np.ndarray[Any, Any]") -> list[str]:
    plain = values.astype(np.uint8) if values.dtype == np.bool_ else values
    return list(map(str, plain.tolist()))


def write_beside(path: Path, recording: Recording, choices: Choices) -> Path:
    """The file of what the columns are; its path."""
    columns = [
        {"name": column.name, "titles": column.name, "datatype": KINDS[column.kind], "dc:description": column.doc}
        for column in TABLES[chosen(choices)]
    ]
    facts = provenance(recording) | {"time_ps": recording.clock.rounding(PICOSECOND, "picosecond")}
    content = {
        "@context": "http://www.w3.org/ns/csvw",
        "url": path.name,
        "tableSchema": {"columns": columns},
        "notes": [facts],
    }
    beside = path.with_name(path.name + "-metadata.json")
    replace(beside, (json.dumps(content, indent=1) + "\n").encode())
    return beside
