# SPDX-License-Identifier: BSD-2-Clause
"""Standard output, whose errors are told from all others."""

import io
import os
import sys
from typing import TYPE_CHECKING, BinaryIO, cast

from ..errors import ExitCode, IrqscopeError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class OutputLost(IrqscopeError):
    """Standard output takes nothing more: the disk that it goes to is full, or was taken away."""

    code = ExitCode.INCOMPLETE


class OutputClosed(IrqscopeError):
    """Whoever read standard output has gone, as `head` does when it has enough: nothing is wrong."""

    code = ExitCode.OK


class _File(io.FileIO):
    """The file behind standard output. After an error it takes everything and keeps nothing."""

    def write(self, content: "ReadableBuffer", /) -> int:
        """Write; OutputClosed or OutputLost if that cannot be done."""
        try:
            return super().write(content)
        except OSError as error:
            self._discard()
            if isinstance(error, BrokenPipeError):
                raise OutputClosed("whoever read the output has gone") from error
            raise OutputLost(
                f"standard output takes nothing more ({error.strerror}): what it should have said is cut short; "
                "files are as they would be without it"
            ) from error

    def _discard(self) -> None:
        """What is still to be written, at the interpreter's end at the latest, would fail again."""
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, self.fileno())
        os.close(nothing)


def watch_output(errors: str) -> None:
    """Make standard output, where it is a file of the system, one whose errors are IrqscopeErrors, once.

    Characters that its encoding has not are written by `errors`.
    """
    output = sys.stdout
    if not isinstance(output, io.TextIOWrapper):
        return
    raw = getattr(output.buffer, "raw", output.buffer)
    if type(raw) is not io.FileIO:
        output.reconfigure(errors=errors)
        return
    output.flush()
    file = _File(raw.fileno(), "w", closefd=False)
    buffer = file if output.buffer is raw else io.BufferedWriter(file)  # PYTHONUNBUFFERED: no buffer
    sys.stdout = io.TextIOWrapper(
        cast(BinaryIO, buffer),
        encoding=output.encoding,
        errors=errors,
        line_buffering=output.line_buffering,
        write_through=output.write_through,
    )
