# SPDX-License-Identifier: BSD-2-Clause
"""Reads the covariates of a target into a file while a scenario is measured."""

import time
from pathlib import Path
from typing import Self

from ..errors import NotKept
from ..measuring.rundir import now
from .campaign import READER
from .covariates import reading
from .covariatesfile import CovariatesWriter
from .load import Process
from .machine import Machine
from .scenariofile import CovariatesEnd

AT_ONCE, PER_SECOND = 100, 2
"""Readings that are kept: more than come after a time without a connection, and no flood."""


class CovariatesReader:
    """Reads from entering the context to leaving it, into a file at `path`, which a kill leaves there.

    What goes wrong is a complaint in `ended`, and ends no measurement.
    """

    def __init__(self, machine: Machine, path: Path) -> None:
        self._machine, self._path = machine, path
        self._complaint: str | None = None
        self.ended: CovariatesEnd | None = None

    def __enter__(self) -> Self:
        try:
            self._begun, self._writer = time.monotonic(), CovariatesWriter(self._path)
        except OSError as error:
            raise NotKept(f"cannot write {self._path}: {error.strerror}") from error
        self._process = Process(READER, self._machine, self._hear)
        return self

    def _hear(self, line: bytes) -> None:
        """Keep a line, by the thread that reads them."""
        found = reading(line.decode(errors="replace"), now())
        most = AT_ONCE + PER_SECOND * (time.monotonic() - self._begun)
        if found is None or self._complaint or self.ended or self._writer.readings > most:
            return
        try:
            self._writer.add(found)
        except OSError as error:
            self._complaint = f"cannot write {self._path}: {error.strerror}"

    def __exit__(self, *error: object) -> None:
        if self._process.code is not None:
            self._complaint = self._complaint or self._process.complaint()
        self._process.wait()
        self.ended = self._writer.end(self._complaint)
