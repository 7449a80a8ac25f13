# SPDX-License-Identifier: BSD-2-Clause
"""Standard output, whose errors are told from all others, and standard error, whose errors nobody could be told."""

import io
import os
import sys
from typing import TYPE_CHECKING, BinaryIO, TextIO, cast

from ..errors import ExitCode, IrqscopeError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class OutputLost(IrqscopeError):
    """Standard output takes nothing more: the disk that it goes to is full, or was taken away. Or there is none."""

    code = ExitCode.INCOMPLETE


class OutputClosed(IrqscopeError):
    """Whoever read standard output has gone, as `head` does when it has enough: nothing is wrong."""

    code = ExitCode.OK


class _File(io.FileIO):
    """The file behind a standard stream. After an error it takes everything and keeps nothing."""

    def write(self, content: "ReadableBuffer", /) -> int:
        """Write; what `_lost` raises if that cannot be done."""
        try:
            return super().write(content)
        except OSError as error:
            self._discard()
            self._lost(error)
            return memoryview(content).nbytes

    def _discard(self) -> None:
        """What is still to be written, at the interpreter's end at the latest, would fail again."""
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, self.fileno())
        os.close(nothing)

    def _lost(self, error: OSError) -> None:
        """Pass over it: a terminal that was closed ends no measurement."""


class _Output(_File):
    """That of standard output."""

    def _lost(self, error: OSError) -> None:
        if isinstance(error, BrokenPipeError):
            raise OutputClosed("whoever read the output has gone") from error
        raise OutputLost(
            f"standard output takes nothing more ({error.strerror}): what it should have said is cut short; "
            "files are as they would be without it"
        ) from error


class _Absent(io.FileIO):
    """The null device, in place of a stream that the process was not given."""


def watch_output(errors: str) -> None:
    """Make standard output, where it is a file of the system, one whose errors are IrqscopeErrors, and standard error
    one that has none, once. What a process was not given (`>&-`) takes everything and keeps nothing.

    Characters that its encoding has not are written by `errors`.
    """
    sys.stdout, sys.stderr = _watched(sys.stdout, _Output, errors), _watched(sys.stderr, _File, errors)


def asked_output() -> TextIO:
    """Standard output, of a verb that is asked for nothing but what it writes there; OutputLost if there is none."""
    if isinstance(sys.stdout, io.TextIOWrapper) and isinstance(getattr(sys.stdout.buffer, "raw", None), _Absent):
        raise OutputLost("there is no standard output, and nothing else was asked for: give it a file or a pipe")
    return sys.stdout


def _watched(stream: TextIO | None, kind: type[_File], errors: str) -> TextIO:
    if stream is None:
        return io.TextIOWrapper(io.BufferedWriter(_Absent(os.devnull, "w")), encoding="utf-8", errors=errors)
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    raw = getattr(stream.buffer, "raw", stream.buffer)
    if type(raw) is not io.FileIO:
        stream.reconfigure(errors=errors)
        return stream
    stream.flush()
    file = kind(raw.fileno(), "w", closefd=False)
    buffer = file if stream.buffer is raw else io.BufferedWriter(file)  # PYTHONUNBUFFERED: no buffer
    return io.TextIOWrapper(
        cast(BinaryIO, buffer),
        encoding=stream.encoding,
        errors=errors,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
