# SPDX-License-Identifier: BSD-2-Clause
"""The URL of the virtual bench: `sim://?profile=linux-rt&seed=7&link=3Mbaud`; see docs/guide/bench.md."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from urllib.parse import urlsplit

from irqscope.contract.roles import FEW, INPUTS

from .core import BenchError
from .guest.culprits import Culprit
from .urlsettings import settings_in

_BAUD = re.compile(r"(\d{1,12}(?:\.\d{1,12})?)([kM]?)baud", re.ASCII | re.IGNORECASE)
_PPM = re.compile(r"([+-]?\d{1,6}(?:\.\d{1,9})?)ppm", re.ASCII)
_PERCENT = re.compile(r"(\d{1,2}(?:\.\d{1,9})?)%", re.ASCII)
_BITS_PER_BYTE = 10  # start, eight, stop


@dataclass(frozen=True)
class Options:
    """What a URL asks for. `rate` is in bytes a second, 0: unlimited.

    `overrides` are the keys with a dot: single values of the profile, or, of a live target or a guest, options of the
    stub and of a second one.
    """

    profile: str = "linux-rt"
    seed: int = 1
    r: int | None = None
    statistics: str = "serial"
    inputs: int = FEW
    rate: int = 300_000
    truth: Path | None = None
    engine: str = "auto"
    target: str = "model"
    kernel: str = "rt-arm64"
    module: str = "off"
    second: str = "off"
    cpus: int = 1
    trace: Path | None = None
    culprit: Culprit | None = None
    port: str = "rtlinux"
    warp: bool = True
    ledger: bool = False
    duty: Fraction = Fraction(1, 2)
    oscillator: Fraction = Fraction(0)
    overrides: list[tuple[str, str]] = field(default_factory=list)


def parse(url: str) -> Options:
    """The options of a URL; BenchError says what is wrong with it."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise BenchError(f"{url!r} is no URL: {error}") from None
    if parts.scheme.lower() != "sim" or parts.netloc or parts.path.strip("/"):
        raise BenchError(f"{url!r} is not sim://, optionally followed by ?option=value&option=value")
    if "#" in url:
        raise BenchError(f"{url!r} has a '#', and what follows is not read: write it as %23")
    chosen: dict[str, object] = {}
    overrides = []
    try:
        settings = settings_in(parts.query, "sim://")
    except ValueError as error:
        raise BenchError(str(error)) from None
    for key, value in settings:
        if "." in key:
            overrides.append((key, value))
            continue
        if key not in _READERS:
            raise BenchError(f"sim:// has no option {key!r}: it has {', '.join(_READERS)}, and keys of the profile")
        try:
            name, chosen_value = _READERS[key](value)
        except ValueError as error:
            raise BenchError(f"sim:// option {key}: {error}") from None
        chosen[name] = chosen_value
    return Options(**chosen, overrides=overrides)  # type: ignore[arg-type]


def link_rate(text: str) -> int:
    """Bytes a second of '3Mbaud'; 0 for 'unlimited'."""
    if text.lower() == "unlimited":
        return 0
    match = _BAUD.fullmatch(text)
    rate = int(Fraction(match[1]) * {"": 1, "k": 10**3, "m": 10**6}[match[2].lower()] / _BITS_PER_BYTE) if match else 0
    if not 1 <= rate < 2**32:
        raise ValueError(f"{text!r} is not a rate such as 3Mbaud, nor unlimited")
    return rate


def _whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


def _samples(text: str) -> int:
    if text not in ("1", "2", "4", "8"):
        raise ValueError(f"{text!r} is none of 1, 2, 4, 8")
    return int(text)


def _inputs(text: str) -> int:
    known = {str(number): number for number in (FEW, len(INPUTS))}
    if text not in known:
        raise ValueError(f"{text!r} is none of {', '.join(known)}")
    return known[text]


def _cpus(text: str) -> int:
    if text not in ("1", "2", "4"):
        raise ValueError(f"{text!r} is none of 1, 2, 4")
    return int(text)


def _duty(text: str) -> Fraction:
    match = _PERCENT.fullmatch(text)
    share = Fraction(match[1]) / 100 if match else Fraction(0)
    if not Fraction(1, 10) <= share <= Fraction(9, 10):
        raise ValueError(f"{text!r} is not a duty cycle between 10% and 90%")
    return share


def _error(text: str) -> Fraction:
    match = _PPM.fullmatch(text)
    error = Fraction(match[1]) / 10**6 if match else Fraction(1)
    if abs(error) > Fraction(1, 100):
        raise ValueError(f"{text!r} is not an error of an oscillator such as -12.5ppm, of 10000ppm at most")
    return error


def _switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise ValueError(f"{text!r} is neither on nor off")
    return text == "on"


def _one_of(*names: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in names:
            raise ValueError(f"{text!r} is none of {', '.join(names)}")
        return text

    return read


def _path(text: str) -> Path:
    if not text:
        raise ValueError("the name of a file is missing")
    return Path(text)


_READERS: dict[str, Callable[[str], tuple[str, object]]] = {
    "profile": lambda text: ("profile", text),
    "seed": lambda text: ("seed", _whole(text)),
    "r": lambda text: ("r", _samples(text)),
    "statistics": lambda text: ("statistics", _one_of("serial", "parallel")(text)),
    "inputs": lambda text: ("inputs", _inputs(text)),
    "link": lambda text: ("rate", link_rate(text)),
    "truth": lambda text: ("truth", _path(text)),
    "engine": lambda text: ("engine", _one_of("auto", "native", "wasm")(text)),
    "target": lambda text: ("target", _one_of("model", "live", "stub", "qemu")(text)),
    "kernel": lambda text: ("kernel", text),
    "module": lambda text: ("module", _one_of("off", "on", "threaded")(text)),
    "second": lambda text: ("second", _one_of("off", "on", "module")(text)),
    "cpus": lambda text: ("cpus", _cpus(text)),
    "trace": lambda text: ("trace", _path(text)),
    "culprit": lambda text: ("culprit", Culprit.parse(text)),
    "port": lambda text: ("port", text),
    "warp": lambda text: ("warp", _switch(text)),
    "ledger": lambda text: ("ledger", _switch(text)),
    "duty": lambda text: ("duty", _duty(text)),
    "oscillator": lambda text: ("oscillator", _error(text)),
}
