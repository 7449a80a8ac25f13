# SPDX-License-Identifier: BSD-2-Clause
"""The user's command that a late sample starts: a process beside the measurement, which never waits for it."""

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from .cited import Started

KILL: int = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Ends a process for certain: on Windows SIGTERM does."""
GRACE_S = 5.0
"""From SIGTERM to SIGKILL, and from that to giving up."""
POLL_S = 0.05
TAIL_BYTES = 2000
"""Of what it printed, kept in run.json; the file has all."""


class LateCommand:
    """Runs from the making of this object on, in a session of its own: what a terminal sends us is not meant for it.

    A thread starts it and waits for it. So nobody else waits for the kernel, and its end has its own time, not that of
    the read of the port that comes next.
    """

    def __init__(self, words: Sequence[str], log: Path, limit_s: float) -> None:
        """What it prints is appended to `log`; it is ended `limit_s` seconds from now on, if it still runs."""
        self._words, self._log, self._limit = list(words), log, limit_s
        self._begun = time.monotonic()
        self._process: subprocess.Popen[bytes] | None = None
        self._code: int | None = None
        self._seconds: float | None = None
        self._error: str | None = None
        self._sent: int | None = None
        self._output = ""
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            with self._log.open("ab") as output:
                begin = output.tell()
                self._process = subprocess.Popen(
                    self._words,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        except OSError as error:
            self._error = error.strerror or str(error)
            return
        self._code = self._process.wait()
        self._seconds = time.monotonic() - self._begun
        with contextlib.suppress(OSError), self._log.open("rb") as file:
            file.seek(max(begin, file.seek(0, os.SEEK_END) - TAIL_BYTES))
            self._output = file.read(TAIL_BYTES).decode(errors="replace")

    @property
    def running(self) -> bool:
        """It was started, and has not ended."""
        return self._thread.is_alive()

    def look(self) -> None:
        """End it if it has run for too long. Returns at once."""
        over = time.monotonic() - self._begun - self._limit
        if over > 0:
            self._send(signal.SIGTERM if over <= GRACE_S else KILL)

    def wait(self) -> None:
        """Until it has ended, or was ended, or not even that helped."""
        while self.running and time.monotonic() - self._begun < self._limit + 2 * GRACE_S:
            self._thread.join(POLL_S)
            self.look()

    def kill(self) -> None:
        """End it now, if it still runs."""
        for _ in range(int(GRACE_S / POLL_S)):
            if not self.running:
                return
            self._send(KILL)
            self._thread.join(POLL_S)

    def _send(self, number: int) -> None:
        """A signal, once, to it and what it has started; a process that has ended has no number of its own any more.

        On Windows to it alone.
        """
        if self._process and self.running and self._sent != number:
            self._sent = number
            with contextlib.suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, number)
                else:
                    self._process.send_signal(number)

    @property
    def record(self) -> Started:
        """`code` as of a process (minus the number of the signal that ended it) and the `seconds` that it took; both
        null if it could not be started, of which `error` says why, or did not end. `ended`: it took too long. `output`
        is the end of what it printed."""
        return Started(
            code=self._code,
            seconds=self._seconds,
            error=self._error,
            ended=self._sent is not None,
            output=self._output,
        )
