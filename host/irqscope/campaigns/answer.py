# SPDX-License-Identifier: BSD-2-Clause
"""What a command answers, bounded: a target may say anything, for ever, and a banner may be a book."""

import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO

from ..printable import printable

MOST = 1 << 24
"""Bytes of an answer; /proc/interrupts of hundreds of CPUs has two millions. More is an error."""
KEPT = 1 << 16
"""Bytes of complaints, of whose end the sentences are made."""
LAST_LINES, LONGEST = 3, 300
"""Of what a command says when it fails, lines and characters: programs say the cause last, after banners."""
_CHUNK = 1 << 16


class TooLong(Exception):
    """The answer has more than MOST bytes."""


@dataclass(frozen=True)
class Answer:
    """What a command that has ended printed, and the end of its complaints."""

    code: int
    text: str
    complaints: str


class _Reader(threading.Thread):
    """Reads a pipe to its end. Keeps the first bytes, and ends the process that has more; or keeps the last ones."""

    def __init__(self, pipe: IO[bytes], process: "subprocess.Popen[bytes]", *, first: int = 0, last: int = 0) -> None:
        super().__init__(daemon=True)
        self._pipe, self._process, self._first, self._last = pipe, process, first, last
        self.data, self.too_long = bytearray(), False
        self.start()

    def run(self) -> None:
        with self._pipe as pipe:
            while chunk := pipe.read1(_CHUNK):  # type: ignore[attr-defined]
                self.data += chunk
                if self._last:
                    del self.data[: -self._last]
                elif len(self.data) > self._first:
                    self.too_long = True
                    self._process.kill()
                    return

    @property
    def text(self) -> str:
        return self.data.decode(errors="replace")


def answer(command: Sequence[str], patience_s: float | None, *, alone: bool = True) -> Answer:
    """Run a command until its pipes are closed; `alone`, without our user's terminal: neither questions nor Ctrl-C.

    FileNotFoundError without such a program, TimeoutExpired if it takes longer, TooLong if it says too much: it is
    ended then.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=alone,
    )
    assert process.stdout is not None and process.stderr is not None
    said, complaints = _Reader(process.stdout, process, first=MOST), _Reader(process.stderr, process, last=KEPT)
    try:
        until = None if patience_s is None else time.monotonic() + patience_s
        for reader in (said, complaints):
            reader.join(None if until is None else max(0.0, until - time.monotonic()))
        if said.too_long:
            raise TooLong
        if said.is_alive() or complaints.is_alive():
            raise subprocess.TimeoutExpired(command, patience_s or 0)
        code = process.wait(None if until is None else max(0.0, until - time.monotonic()))
    finally:
        process.kill()
        process.wait()
    return Answer(code, said.text, complaints.text)


def last_words(text: str) -> str:
    """The end of what a program said, on one line that no terminal obeys."""
    said = "; ".join([line.strip() for line in text.splitlines() if line.strip()][-LAST_LINES:])
    end = said if len(said) <= LONGEST else f"...{said[-LONGEST:]}"
    return printable(end) or "it says nothing"
