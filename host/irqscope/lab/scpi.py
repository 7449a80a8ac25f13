# SPDX-License-Identifier: BSD-2-Clause
"""An instrument as laboratory software knows it: SCPI-1999 and IEEE 488.2, as far as a measurement of latency needs.

Headers have a long and a short form, whose letters are the large ones: `CONFigure:RATE` is CONF:RATE or CONFIGURE:RATE.
Each measurement is a process of its own, `irqscope latency`, so that its run directory is as of any other.
"""

import json
import re
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ..errors import BadInput, ExitCode
from ..units import parse_count, parse_rate, parse_time, to_fraction

NO_ERROR = (0, "No error")
HEADER, PARAMETER, MISSING, RANGE = (-113, "Undefined header"), (-108, "Parameter not allowed"), (
    -109, "Missing parameter"), (-222, "Data out of range")  # fmt: skip
CONFLICT, STALE, FAULT, TOO_MANY = (-221, "Settings conflict"), (-230, "Data corrupt or stale"), (
    -240, "Hardware error"), (-350, "Queue overflow")  # fmt: skip
"""Of SCPI-1999, volume 2, chapter 21.8."""
ERRORS = 30
"""Kept; then the last one is that there were more."""
SETTINGS: Mapping[str, tuple[str, Callable[[str], object] | None]] = {
    "RATE": ("rate", parse_rate), "COUNt": ("count", parse_count), "DURation": ("duration", parse_time),
    "WIDTh": ("width", parse_time), "DITHer": ("dither", None), "SEGMents": ("segments", None),
    "THReshold": ("threshold", parse_time), "EVENts": ("events", None), "LIMit": ("limit", None),
}  # fmt: skip
"""CONFigure:NAME is this option of `irqscope latency`; what it takes is read by that."""
NONE = "NONE"
"""A setting that is not given."""
NOT_A_NUMBER = "9.91E37"
"""As SCPI has it: a figure that is not known."""


class Fault(Exception):
    """An error of SCPI: its number and text, and what it is about."""

    def __init__(self, error: tuple[int, str], about: str) -> None:
        super().__init__(f'{error[0]},"{error[1]};{about.replace(chr(34), chr(39))}"')


class Scpi:
    """One instrument on `port`. `identity` is what *IDN? answers; runs are numbered directories of `place`."""

    def __init__(self, port: str, identity: str, place: Path, options: list[str]) -> None:
        self._port, self._identity, self._place, self._options = port, identity, place, options
        self._settings: dict[str, str] = {}
        self._errors: deque[str] = deque()
        self._running: subprocess.Popen[bytes] | None = None
        self._run: Path | None = None
        self._verbs: Mapping[str, Callable[[list[str]], str | bytes | None]] = {
            "*IDN?": lambda _: self._identity, "*RST": self._reset, "*CLS": self._clear, "*OPC?": self._complete,
            "*WAI": lambda _: self._wait(), "SYSTem:ERRor?": self._error, "SYSTem:ERRor:NEXT?": self._error,
            "INITiate": self._begin, "INITiate:IMMediate": self._begin, "ABORt": lambda _: self.abort(),
            "STATus:OPERation:CONDition?": lambda _: str(16 * self._busy()), "FETCh?": self._figure,
            "FETCh:VERDict?": lambda _: str(self._result()["verdict"] or NONE),
            "FETCh:JSON?": lambda _: _block(json.dumps(self._result()).encode()),
            "FETCh:DIRectory?": lambda _: f'"{self._kept()}"',
        }  # fmt: skip

    def answer(self, line: str) -> Iterator[bytes]:
        """What a line of commands, divided by semicolons, is answered with; errors go into the queue."""
        for command in re.split(r";(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", line):
            if not command.strip():
                continue
            header, _, rest = command.strip().partition(" ")
            words = [word.strip().strip('"') for word in rest.split(",")] if rest.strip() else []
            try:
                told = self._obey(header.removeprefix(":"), words)
            except Fault as fault:
                self._note(fault)
                continue
            if told is not None:
                yield (told if isinstance(told, bytes) else told.encode()) + b"\n"

    def abort(self) -> None:
        """End a measurement early and validly."""
        if self._running and self._running.poll() is None:
            self._running.send_signal(signal.SIGINT)
            self._running.wait()

    def _obey(self, header: str, words: list[str]) -> str | bytes | None:
        for form, verb in self._verbs.items():
            if _is(header, form):
                return verb(words)
        for form, (option, parse) in SETTINGS.items():
            if _is(header, f"CONFigure:{form}?"):
                return self._settings.get(option, NONE)
            if _is(header, f"CONFigure:{form}"):
                self._configure(option, parse, ",".join(words))
                return None
        raise Fault(HEADER, header)

    def _configure(self, option: str, parse: Callable[[str], object] | None, value: str) -> None:
        if not value:
            raise Fault(MISSING, option)
        if value.upper() == NONE:
            self._settings.pop(option, None)
            return
        try:
            if parse:
                parse(value)
        except BadInput as error:
            raise Fault(RANGE, str(error)) from error
        self._settings[option] = value

    def _reset(self, words: list[str]) -> None:
        self.abort()
        self._settings.clear()
        self._run = None

    def _clear(self, words: list[str]) -> None:
        self._errors.clear()

    def _note(self, fault: Fault) -> None:
        self._errors.append(str(fault))
        if len(self._errors) > ERRORS:
            self._errors = deque([*list(self._errors)[: ERRORS - 1], f'{TOO_MANY[0]},"{TOO_MANY[1]}"'])

    def _complete(self, words: list[str]) -> str:
        """1 when the measurement is over, whatever came of it."""
        try:
            self._wait()
        except Fault as fault:
            self._note(fault)
        return "1"

    def _error(self, words: list[str]) -> str:
        return self._errors.popleft() if self._errors else f'{NO_ERROR[0]},"{NO_ERROR[1]}"'

    def _busy(self) -> bool:
        return self._running is not None and self._running.poll() is None

    def _begin(self, words: list[str]) -> None:
        if self._busy():
            raise Fault(CONFLICT, "a measurement is running: ABORt ends it")
        self._place.mkdir(parents=True, exist_ok=True)
        taken = [int(path.stem) for path in self._place.iterdir() if path.stem.isdecimal()]
        self._run = self._place / f"{max(taken, default=0) + 1:03}"
        given = [word for option, value in self._settings.items() for word in (f"--{option}", value)]
        command = [sys.executable, "-m", "irqscope", "latency", "--port", self._port, "--out", str(self._run)]
        with self._log().open("w") as log:
            self._running = subprocess.Popen(
                [*command, *self._options, *given], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def _wait(self) -> None:
        if self._running:
            code, self._running = self._running.wait(), None
            if code not in (ExitCode.OK, ExitCode.LIMIT, ExitCode.WARNING):  # of these the result tells
                said = self._log().read_text(errors="replace")
                sentence = next((line for line in said.splitlines() if line.startswith("irqscope:")), said[-200:])
                raise Fault(CONFLICT if code == ExitCode.BAD_INPUT else FAULT, sentence.removeprefix("irqscope: "))

    def _log(self) -> Path:
        """What the last measurement printed."""
        assert self._run
        return self._run.with_suffix(".log")

    def _kept(self) -> Path:
        self._wait()
        if not self._run or not (self._run / "result.json").exists():
            raise Fault(STALE, "nothing was measured: INITiate")
        return self._run

    def _result(self) -> dict[str, Any]:
        result: dict[str, Any] = json.loads((self._kept() / "result.json").read_text())
        return result

    def _figure(self, words: list[str]) -> str:
        """`FETCh? isr,max`, `FETCh? isr,0.999`, `FETCh? isr,missing`: seconds, or a count."""
        if len(words) != 2:
            raise Fault(MISSING if len(words) < 2 else PARAMETER, "FETCh? takes a segment and a figure")
        result = self._result()
        name, figure = words[0], words[1].lower()
        segment = next((s for s in (*result["segments"], *result["from_events"]) if s["name"] == name), None)
        if segment is None:
            raise Fault(RANGE, f"{name} was not measured")
        if figure in segment["classes"] or figure == "n":
            return str(segment["n"] if figure == "n" else segment["classes"][figure])
        known = {each["q"]: each["high"] for each in segment["quantiles"]}
        if figure not in known and not isinstance(segment.get(figure, ""), int | float | None):
            raise Fault(RANGE, f"{name} has no figure {figure}")
        ticks = known[figure] if figure in known else segment[figure]
        return NOT_A_NUMBER if ticks is None else f"{float(ticks * to_fraction(result['tick'])):.9E}"


def _is(header: str, form: str) -> bool:
    """Whether a header is one of the two forms, node by node."""
    given, wanted = header.upper().split(":"), form.split(":")
    return len(given) == len(wanted) and all(
        word in (node.upper(), re.sub("[a-z]", "", node)) for word, node in zip(given, wanted, strict=True)
    )


def _block(data: bytes) -> bytes:
    """Arbitrary bytes of definite length (IEEE 488.2, 8.7.9)."""
    size = str(len(data)).encode()
    return b"#%d%s%s" % (len(size), size, data)
