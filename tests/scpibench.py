# SPDX-License-Identifier: BSD-2-Clause
"""SCPI without an instrument: measurements are made up, and end when a test says so."""

import threading

from irqscope.errors import BadInput
from irqscope.lab.scpi import Scpi


class Job:
    """A measurement that goes on until it is stopped or `ends` with a result or an error."""

    def __init__(self, request, out):
        self.request, self.out = request, out
        self.stopped, self.waited_for = threading.Event(), threading.Event()
        self.outcome = None
        self._over = threading.Event()

    def ends(self, outcome):
        self.outcome = outcome
        self._over.set()

    def stop(self):
        self.stopped.set()
        self.ends(self.outcome or BadInput("stopped"))

    def wait(self, seconds=None):
        if seconds:
            self.waited_for.set()
        if not self._over.wait(seconds):
            return None
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


class Bench:
    """Scpi, and the measurements that it has begun."""

    def __init__(self, place):
        self.jobs = []
        self.scpi = Scpi(self._start, "irqscope,bench,0,1", place)

    def _start(self, request, out):
        self.jobs.append(Job(request, out))
        return self.jobs[-1]

    def ask(self, line):
        return b"".join(self.scpi.answer(line)).decode()

    @property
    def errors(self):
        found = []
        while not (error := self.ask("SYST:ERR?").strip()).startswith("0,"):
            found.append(error)
        return found
