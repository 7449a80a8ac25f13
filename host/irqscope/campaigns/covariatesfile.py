# SPDX-License-Identifier: BSD-2-Clause
"""covariates.jsonl of a scenario's run: what the target told each second, a line for each, written as it comes.

The first line has the schema; each further one is a `Reading`. A line that was torn by a kill is passed over.
"""

import hashlib
import json
from pathlib import Path

from .. import jsontext
from ..base.records import Content, Count, Record, Seconds, check, to_json
from ..errors import BadInput
from ..measuring.cited import check_time
from ..reading import check_schema, plain
from .scenariofile import CovariatesEnd

NAME = "covariates.jsonl"
SCHEMA = "irqscope.covariates/1"


class Reading(Record, frozen=True, kw_only=True):
    """What the target told; null: it does not tell that. Counts are those since its boot."""

    time: str
    """Of the host when it came, in UTC."""
    uptime: Seconds | None
    """Of the target when it was read, since its boot."""
    temperature: float | None
    """Of the hottest thermal zone, in degrees Celsius."""
    frequencies: list[Count | None]
    """Present one of each CPU, in kHz; empty: it tells none."""
    throttled: Count | None
    """How often CPUs were throttled for their heat, and packages, as each CPU counts it."""
    smi: Count | None
    """System management interrupts."""
    interrupts: Count | None
    """Of all kinds, of all CPUs."""
    switches: Count | None
    """From one thread to another."""
    forks: Count | None
    """Processes and threads that were made."""
    running: Count | None
    """Threads that run or wait for a CPU, the one that reads this among them."""
    load: float | None
    """Mean of the last minute of those, and of threads that wait for a disk."""

    def __post_init__(self) -> None:
        check_time("time", self.time)


class CovariatesWriter:
    """A new file, of which each line is there for others at once."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("xb", buffering=0)
        self._hash = hashlib.sha256()
        self.readings = 0
        self._line({"schema": SCHEMA})

    def _line(self, content: Content) -> None:
        line = json.dumps(content, allow_nan=False).encode() + b"\n"
        while line:  # a disk that becomes full takes a part, and says so of the rest
            written = self._file.write(line)
            self._hash.update(line[:written])
            line = line[written:]

    def add(self, reading: Reading) -> None:
        self._line(to_json(reading))
        self.readings += 1

    def end(self, complaint: str | None) -> CovariatesEnd:
        """Close the file; what it is known by again."""
        self._file.close()
        return CovariatesEnd(readings=self.readings, complaint=complaint, sha256=self._hash.hexdigest())


def read_covariates(path: Path, end: CovariatesEnd | None = None) -> list[Reading]:
    """All of a file; BadInput if it is damaged, or not the one that ended so."""
    try:
        data = plain(path).read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    if end and hashlib.sha256(data).hexdigest() != end.sha256:
        raise BadInput(f"{path} is not what was measured: put that back, or measure its scenario again")
    head, *lines = data.split(b"\n")[:-1] or [b"{}"]
    check_schema(path, {"schema": _content(path, 1, head).get("schema")}, SCHEMA)
    return [check(_content(path, number, line), Reading, path) for number, line in enumerate(lines, 2)]


def _content(path: Path, number: int, line: bytes) -> Content:
    try:
        found = jsontext.read(line.decode())
    except ValueError as error:
        raise BadInput(f"{path} is damaged in line {number}: {error}") from error
    if not isinstance(found, dict):
        raise BadInput(f"{path} is damaged in line {number}: it holds no object")
    return found
