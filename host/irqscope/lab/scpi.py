# SPDX-License-Identifier: BSD-2-Clause
"""An instrument as laboratory software knows it: SCPI-1999 and IEEE 488.2, as far as a measurement of latency needs.

Headers have a long and a short form, whose letters are the large ones: `CONFigure:RATE` is CONF:RATE or CONFIGURE:RATE.
Settings are the fields of the request `Latency`, which a thread of its own measures.
"""

import re
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from ..analysis.figures import FIGURES
from ..api import Run
from ..base.options import in_python
from ..base.records import to_json
from ..errors import BadInput, ExitCode, Invalid, IrqscopeError
from ..measuring.requests import Latency
from ..printable import printable
from .numbered import fresh
from .settings import NONE, Setting, settings

NO_ERROR = (0, "No error")
HEADER, PARAMETER, MISSING, TEXT, RANGE = (
    (-113, "Undefined header"),
    (-108, "Parameter not allowed"),
    (-109, "Missing parameter"),
    (-151, "Invalid string data"),
    (-222, "Data out of range"),
)
CONFLICT, STALE, FAULT, OURS, TOO_MANY, TOO_LONG = (
    (-221, "Settings conflict"),
    (-230, "Data corrupt or stale"),
    (-240, "Hardware error"),
    (-310, "System error"),
    (-350, "Queue overflow"),
    (-363, "Input buffer overrun"),
)
"""Of SCPI-1999, volume 2, chapter 21.8."""
ERRORS = 30
"""Kept; then the last one is that there were more."""
LONGEST = 255
"""Characters of an error, at most: the same, 21.8.1."""
NOT_A_NUMBER = "9.91E37"
"""As SCPI has it: a figure that is not known."""
LOOK_S = 0.1
"""Who waits for a measurement looks so often whether its client is there."""
ENDING = ("*RST", "ABORt")
WAITING = (*ENDING, "*OPC?", "*WAI", "FETCh")
"""Beginnings of the headers that end a measurement, and that wait until it is over."""
Answer = str | bytes | None


@dataclass(frozen=True)
class Verb:
    """What a header means: what obeys it, given its parameters, and how many it takes; `most` None: any number."""

    obey: Callable[[list[str]], Answer]
    least: int = 0
    most: int | None = 0
    takes: str = "no parameter"

    def check(self, form: str, words: list[str]) -> None:
        """Fault if parameters are missing, or there are some that it does not take."""
        if len(words) < self.least:
            raise Fault(MISSING, f"{form} takes {self.takes}")
        if self.most is not None and len(words) > self.most:
            raise Fault(PARAMETER, f"{form} takes {self.takes}")


class Fault(Exception):
    """An error of SCPI: its number and text, and what it is about."""

    def __init__(self, error: tuple[int, str], about: str) -> None:
        text = f'{error[0]},"{error[1]};{printable(about).replace(chr(34), chr(39))}'
        super().__init__(f'{text[: LONGEST - 1]}"')


class Headers:
    """What commands mean, by their headers in long or short form, node by node."""

    def __init__(self, known: Mapping[str, Verb]) -> None:
        self._short = {node.upper(): _short(node) for each in known for node in each.split(":")}
        self._known = {tuple(map(_short, each.split(":"))): (each, what) for each, what in known.items()}

    def find(self, header: str) -> tuple[str, Verb] | None:
        """The header as it is known, and what it means; None if it is not."""
        return self._known.get(tuple(self._short.get(node, node) for node in header.upper().split(":")))


class Job(Protocol):
    """A measurement in a thread of its own: `irqscope.Running`."""

    def stop(self) -> None:
        """End it early."""

    def wait(self, seconds: float | None = None) -> Any:
        """The run; None if it is not there after so many seconds."""


Start = Callable[[Latency, Path], Job]


class Scpi:
    """One instrument, whose measurements `start` begins. `identity` is what *IDN? answers; runs are numbered
    directories of `place`. Any number of threads may give it lines: settings, errors and the measurement are one."""

    def __init__(self, start: Start, identity: str, place: Path) -> None:
        self._start, self._identity, self._place = start, identity, place
        self._given: dict[str, Any] = {}
        self._errors: deque[str] = deque()
        self._job: Job | None = None
        self._mine = ExitStack()  # its directory, until it is over
        self._run: Run | None = None
        self._lock = threading.RLock()
        asked: dict[str, Callable[[list[str]], Answer]] = {
            "*IDN?": lambda _: self._identity,
            "*RST": self._reset,
            "*CLS": self._clear,
            "*OPC?": lambda _: "1",
            "*WAI": lambda _: None,
            "SYSTem:ERRor?": self._error,
            "SYSTem:ERRor:NEXT?": self._error,
            "INITiate": self._begin,
            "INITiate:IMMediate": self._begin,
            "ABORt": lambda _: None,
            "STATus:OPERation:CONDition?": lambda _: str(16 * (self._job is not None)),
            "FETCh:VERDict?": lambda _: self._kept().verdict or NONE,
            "FETCh:JSON?": lambda _: _block((self._kept().path / "result.json").read_bytes()),
            "FETCh:DIRectory?": lambda _: f'"{self._kept().path}"',
        }
        verbs = {form: Verb(obey) for form, obey in asked.items()}
        verbs["FETCh?"] = Verb(self._figure, 2, 2, "a segment and a figure")
        for setting in settings(Latency):
            most = None if setting.option.kind.several else 1
            verbs[f"CONFigure:{setting.form}"] = Verb(partial(self._configure, setting), 1, most, setting.takes)
            verbs[f"CONFigure:{setting.form}?"] = Verb(partial(self._told, setting))
        self._verbs = Headers(verbs)

    def answer(self, line: str, gone: Callable[[], bool] = lambda: False) -> Iterator[bytes]:
        """What a line of commands, divided by semicolons, is answered with; errors go into the queue.

        ConnectionError if a command waits for a measurement, and who gave it is `gone`.
        """
        if line.count('"') % 2:
            return self.note(Fault(TEXT, "a quotation has no end: nothing of its line is obeyed"))
        for command in _divided(line, ";"):
            header, *rest = command.split(maxsplit=1)
            words = [word.strip('"') for word in _divided(rest[0], ",")] if rest else []
            try:
                told = self._obey(header.removeprefix(":"), words, gone)
            except Fault as fault:
                self.note(fault)
                continue
            if told is not None:
                yield (told if isinstance(told, bytes) else told.encode()) + b"\n"

    def note(self, fault: Fault) -> None:
        """Put an error into the queue."""
        with self._lock:
            if len(self._errors) == ERRORS:
                self._errors[-1] = f'{TOO_MANY[0]},"{TOO_MANY[1]}"'
            else:
                self._errors.append(str(fault))

    def abort(self) -> None:
        """Have a measurement end early and validly."""
        if job := self._job:
            job.stop()

    def wait(self, gone: Callable[[], bool] = lambda: False) -> None:
        """Until the measurement is over; ConnectionError if who waits is `gone` before."""
        while self._busy(LOOK_S):
            if gone():
                raise ConnectionAbortedError("the measurement goes on")

    def _obey(self, header: str, words: list[str], gone: Callable[[], bool]) -> Answer:
        found = self._verbs.find(header)
        if not found:
            raise Fault(HEADER, header)
        form, verb = found
        verb.check(form, words)
        if form.startswith(ENDING):
            self.abort()
        if form.startswith(WAITING):
            self.wait(gone)
        self._busy(0)
        with self._lock:
            try:
                return verb.obey(words)
            except OSError as error:  # of a file, which would be taken for one of the connection
                raise Fault(STALE, f"{error.filename}: {error.strerror}") from error

    def _busy(self, seconds: float) -> bool:
        """Whether it measures still, after so many seconds at most; keeps what came of it."""
        job, fault = self._job, None
        if not job:
            return False
        try:
            run = job.wait(seconds)
            if not run:
                return True
            if run.exit_code not in (ExitCode.OK, ExitCode.LIMIT, ExitCode.WARNING):  # of these the result tells
                fault = Fault(FAULT, "; ".join(run.errors) or "the measurement broke off")
        except IrqscopeError as error:
            run, fault = None, Fault(CONFLICT if error.code == ExitCode.BAD_INPUT else FAULT, str(error))
        except Exception as error:
            run, fault = None, Fault(OURS, f"please report it: {error!r}")
        with self._lock:
            if self._job is job:  # nobody else has kept it meanwhile
                self._mine.close()
                self._job, self._run = None, run
                if fault:
                    self.note(fault)
        return False

    def _configure(self, setting: Setting, words: list[str]) -> None:
        if words[0].upper() == NONE:
            if words[1:]:
                raise Fault(PARAMETER, f"{NONE} takes {setting.form} back, and nothing comes after it")
            self._given.pop(setting.field, None)
            return
        try:
            self._given[setting.field] = setting.read(words)
        except BadInput as error:
            raise Fault(RANGE, str(error)) from error

    def _told(self, setting: Setting, words: list[str]) -> str:
        return setting.told(self._given.get(setting.field, setting.default))

    def _reset(self, words: list[str]) -> None:
        self._given.clear()
        self._run = None

    def _clear(self, words: list[str]) -> None:
        self._errors.clear()

    def _error(self, words: list[str]) -> str:
        return self._errors.popleft() if self._errors else f'{NO_ERROR[0]},"{NO_ERROR[1]}"'

    def _begin(self, words: list[str]) -> None:
        if self._job:
            raise Fault(CONFLICT, "a measurement is running: ABORt ends it")
        # What is fetched after this is never of the measurement before.
        self._run = None
        try:
            request = Latency(**self._given)
            directory = self._mine.enter_context(fresh(self._place))
        except (IrqscopeError, OSError) as error:
            raise Fault(CONFLICT, in_python(str(error), Latency)) from error
        self._job = self._start(request, directory)

    def _kept(self) -> Run:
        if not self._run:
            raise Fault(STALE, "nothing was measured: INITiate")
        return self._run

    def _figure(self, words: list[str]) -> str:
        """`FETCh? isr,max`, `FETCh? isr,0.999`, `FETCh? isr,missing`: seconds, or a count."""
        name, figure = words[0], words[1].lower()
        run = self._kept()
        try:
            segment = run[name]
        except Invalid as error:
            raise Fault(STALE, str(error)) from error
        except KeyError as error:
            raise Fault(RANGE, f"{name} was not measured") from error
        counts = {"n": segment.n, **to_json(segment.result.classes)}
        if figure in counts:
            return str(counts[figure])
        known = {each.q: each.high for each in segment.result.quantiles}
        known |= {key: getattr(segment.result, key) for key in FIGURES}
        if figure not in known:
            raise Fault(RANGE, f"{name} has no figure {figure}")
        ticks = known[figure]
        return NOT_A_NUMBER if ticks is None else f"{float(ticks * run.tick):.9E}"


def _short(node: str) -> str:
    return re.sub("[a-z]", "", node)


def _divided(text: str, by: str) -> list[str]:
    """The parts of a text between such characters outside of quotations, without empty ones."""
    parts = re.findall(rf'(?:"[^"]*"|[^"{by}])+', text)
    return [part.strip() for part in parts if part.strip()]


def _block(data: bytes) -> bytes:
    """Arbitrary bytes of definite length (IEEE 488.2, 8.7.9)."""
    size = str(len(data)).encode()
    return b"#%d%s%s" % (len(size), size, data)
