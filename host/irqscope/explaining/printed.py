# SPDX-License-Identifier: BSD-2-Clause
"""What a program prints, line by line as it comes: programs that read traces in formats of their own."""

import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO

from ..errors import BadInput


class Printed:
    """Lines of a program that runs; when all are read, `code` is its exit code, negative if it ended by a signal."""

    def __init__(self, process: subprocess.Popen[str], errors: IO[bytes]) -> None:
        self._process, self._errors = process, errors
        self.code = 0

    def __iter__(self) -> Iterator[str]:
        assert self._process.stdout
        yield from self._process.stdout
        self.code = self._process.wait()

    def complaints(self) -> Iterator[str]:
        """Lines that it wrote to its standard error, when all others are read."""
        self._errors.seek(0)
        for line in self._errors:
            if said := line.decode(errors="replace").strip():
                yield said


@contextmanager
def printed(command: Sequence[str], *, reads: str, instead: str) -> Iterator[Printed]:
    """Run a program, which ends at the end of the block at the latest.

    BadInput if it cannot be run here, with what it `reads`, and what to do `instead`.
    """
    with tempfile.TemporaryFile() as errors:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BadInput(
                f"{reads}, which {command[0]} reads, and that cannot be run here ({error.strerror}): {instead}"
            ) from error
        with process:
            try:
                yield Printed(process, errors)
            except BaseException:
                process.kill()
                raise
