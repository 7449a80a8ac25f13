# SPDX-License-Identifier: BSD-2-Clause
"""Profiles: targets described in TOML, turned into the integer parameters and tables of the harness's target model.

See docs/guide/bench.md for the keys. Profiles that ship are the files in `profiles/`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeGuard

from irqscope.contract.roles import INPUTS, STUB_ROLES, Source
from irqscope.errors import BadInput
from irqscope.tomltable import check_values, parse_toml

from .definitions import defaults
from .distribution import picoseconds, quantiles
from .wander import Wander, fitting

PROFILES = Path(__file__).parent / "profiles"
KINDS = ("latched", "8259-edge", "level", "masked-loses", "both-edges")
SOURCES = ("stimulus", "stimulus2", "pps")
SHARED = ("no", "behind", "ahead")
THREAD = ("no", "above", "below")
AUX = ("none", "pps", "stimulus", "stimulus2")
PULSE_AUX = AUX.index("pps")
JUMPER = ("none", "stimulus", "stimulus2")
PINS = tuple(role.label for role in STUB_ROLES)
STAGES = len(INPUTS) - INPUTS.index(Source.AUX)
"""Behind the task, each of which has an input."""
DISTURBANCES = 4
IDLE_STATES = 4
WHOLE = 1 << 62
"""Picoseconds for which a handler that is never interrupted is masked."""


class ProfileError(ValueError):
    """A profile that cannot be read; the message names the file, the key and what is wrong."""


@dataclass(frozen=True)
class Profile:
    """A target: parameters by name (all of them), quantile tables by name, in picoseconds and 2**-32."""

    name: str
    description: str
    parameters: dict[str, int] = field(default_factory=dict)
    tables: dict[str, list[int]] = field(default_factory=dict)


def shipped() -> list[str]:
    """Names of the profiles that come with the package."""
    return sorted(path.stem for path in PROFILES.glob("*.toml"))


def load(name: str, overrides: Iterable[tuple[str, str]] = ()) -> Profile:
    """A shipped profile by name, or a file by a path that ends in `.toml`.

    `overrides` replace single values: ("irq.kind", "level"), ("pins.isr.rise", "3ns"). ProfileError if anything is
    wrong.
    """
    content = _content(name)
    for key, value in overrides:
        *sections, last = key.split(".")
        table = content
        for section in sections:
            table = table.setdefault(section, {})
            if not isinstance(table, dict):
                raise ProfileError(f"profile {name!r}: there is no key {key}")
        table[last] = _number(value)
    try:
        check_values(content)
        return _profile(Path(name).stem, content)
    except (ValueError, TypeError) as error:
        raise ProfileError(f"profile {name!r}: {error}") from None


def _content(name: str) -> dict[str, Any]:
    """The tables of a profile's file, and of its `base` what they do not have."""
    path = Path(name) if name.endswith(".toml") else PROFILES / f"{name}.toml"
    try:
        content = parse_toml(path)
    except FileNotFoundError:
        raise ProfileError(
            f"there is no profile {name!r}: choose one of {', '.join(shipped())}, or the path of a .toml file"
        ) from None
    except OSError as error:
        raise ProfileError(f"cannot read the profile {name!r}: {error.strerror}") from None
    except ValueError as error:  # of TOML, and of UTF-8
        raise ProfileError(f"profile {name!r}: {error}") from None
    except BadInput as error:
        raise ProfileError(f"profile {error}") from None
    base = content.pop("base", None)
    if base is None:
        return content
    if base not in shipped():
        raise ProfileError(f"profile {name!r}: base: {base!r} is none of {', '.join(shipped())}")
    below = _content(base)
    for key, value in content.items():
        both = isinstance(value, dict) and isinstance(below.get(key), dict)
        below[key] = {**below[key], **value} if both else value
    return below


def _number(text: str) -> Any:
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            continue
    return text


class _Section:
    """One table of the file; every key must be taken."""

    def __init__(self, content: dict[str, Any], name: str) -> None:
        if not isinstance(found := content.pop(name, {}), dict):
            raise ValueError(f"{name} is no table")
        self.content = dict(found)
        self.name = name

    def take(self, key: str, default: Any, convert: Callable[[Any], Any]) -> Any:
        value = self.content.pop(key, default)
        try:
            return convert(value)
        except (ValueError, TypeError, OverflowError) as error:
            raise ValueError(f"{self.name}.{key}: {error}") from None

    def done(self) -> None:
        if self.content:
            raise ValueError(f"{self.name} has no key {', '.join(map(repr, self.content))}")


def _is_number(value: Any) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _probability(value: Any) -> int:
    if not _is_number(value) or not 0 <= value <= 1:
        raise ValueError(f"{value!r} is not a probability between 0 and 1")
    return min(2**32 - 1, round(value * 2**32))


def _share(value: Any) -> float:
    if not _is_number(value) or not 0 <= value < 1:
        raise ValueError(f"{value!r} is no share of pulses: it is 0 or more and less than 1")
    return float(value)


def _positive(value: Any) -> float:
    if not _is_number(value) or not value > 0:
        raise ValueError(f"{value!r} is no number of more than 0")
    if not 1e-9 <= value <= 1e9:
        raise ValueError("it is no number from 1e-9 to 1e9")
    return float(value)


def _ppm(value: Any) -> Fraction:
    if not _is_number(value) or not abs(value) <= 1_000_000:
        raise ValueError(f"{value!r} is no number of millionths")
    return Fraction(str(float(value)))


def _choice(names: tuple[str, ...]) -> Callable[[Any], int]:
    def convert(value: Any) -> int:
        if value not in names:
            raise ValueError(f"{value!r} is none of {', '.join(names)}")
        return names.index(value)

    return convert


def _flag(value: Any) -> int:
    if value not in (True, False):
        raise ValueError(f"{value!r} is neither true nor false")
    return int(value)


def _count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**32:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _stages(value: Any) -> int:
    if _count(value) > STAGES:
        raise ValueError(f"there are {STAGES} at most, and not {value}")
    return _count(value)


def _even(value: Any) -> int:
    if _count(value) % 2:
        raise ValueError(f"{value!r} is odd, but ringing ends at the level that it began with")
    return _count(value)


def _profile(name: str, content: dict[str, Any]) -> Profile:
    description = content.pop("description", "")
    if not isinstance(description, str):
        raise ValueError(f"description: {description!r} is no text")
    clock = _Section(content, "clock")
    speed = 1 + clock.take("error_ppm", 0, _ppm) / 1_000_000
    clock.done()
    if not Fraction(1, 2) < speed < 2:
        raise ValueError("clock.error_ppm: the target's clock is off by more than a factor of two")

    def lasting(value: Any) -> int:  # by the target's own clock
        ps: int = round(picoseconds(value) / speed)
        return ps

    def spread(value: Any) -> list[int]:
        return quantiles(value, speed)

    tables: dict[str, list[int]] = {}
    values = defaults()

    irq = _Section(content, "irq")
    values["irq_source"] = irq.take("source", "stimulus", _choice(SOURCES))
    values["irq_kind"] = irq.take("kind", "latched", _choice(KINDS))
    values["irq_falling"] = irq.take("edge", "rising", _choice(("rising", "falling")))
    values["withdrawn_spurious"] = irq.take("withdrawn_spurious", 0, _probability)
    tables["irq_latency"] = irq.take("latency", "1us", spread)
    irq.done()

    isr = _Section(content, "isr")
    values["isr_toggle"] = isr.take("toggle", "100ns", lasting)
    values["isr_reentry"] = isr.take("reentry", "100ns", lasting)
    tables["isr_duration"] = isr.take("duration", "500ns", spread)
    isr.done()

    task = _Section(content, "task")
    release = task.take("release", "binary", _choice(("none", "binary", "counting")))
    depth = task.take("depth", 1 if release == 1 else 16, _count)
    values["task_depth"] = depth if release == 2 else release
    values["task_again"] = task.take("again", "100ns", lasting)
    tables["task_latency"] = task.take("latency", "1us", spread)
    tables["task_duration"] = task.take("duration", "1us", spread)
    task.done()

    faults = _Section(content, "faults")
    values["edge_lost"] = faults.take("lost", 0, _probability)
    values["edge_spurious"] = faults.take("spurious", 0, _probability)
    values["spurious_within"] = faults.take("spurious_within", "100us", lasting)
    values["near"] = faults.take("near", 0, _probability)
    faults.done()

    aux = _Section(content, "aux")
    values["aux_signal"] = aux.take("signal", "none", _choice(AUX))
    values["pps_period"] = aux.take("period", "1s", lasting)
    values["pps_phase"] = aux.take("phase", "100ms", lasting)
    values["pps_width"] = aux.take("width", "100ms", lasting)
    values["pps_due"] = aux.take("due", False, _flag)
    wander = Wander(
        sine=aux.take("sine", "0ns", picoseconds),
        pulses=aux.take("sine_pulses", 100, _positive),
        walk=aux.take("walk", "0ns", picoseconds),
        noise=aux.take("noise", "0ns", picoseconds),
        lost=aux.take("lost", 0, _share),
        extra=aux.take("extra", 0, _share),
        seed=aux.take("seed", 1, _count),
    )
    aux.done()
    if not 0 < values["pps_width"] < values["pps_period"]:
        raise ValueError("aux.width: a pulse is shorter than aux.period and longer than 0")
    tables["pps_late"] = wander.table
    if len(tables["pps_late"]) > 1 and not fitting(tables["pps_late"], values["pps_period"], values["pps_width"]):
        raise ValueError("aux: with so much wander a pulse begins before the one before it, or a short one, is over")

    values["second"] = int("second" in content)
    second = _Section(content, "second")
    of_one_line = second.content.keys() & {"latency", "reentry", "preempts", "masked"}
    tables["second_latency"] = second.take("latency", "1us", spread)
    values["second_toggle"] = second.take("toggle", "100ns", lasting)
    tables["second_duration"] = second.take("duration", "500ns", spread)
    values["second_reentry"] = second.take("reentry", "100ns", lasting)
    values["second_preempts"] = second.take("preempts", False, _flag)
    values["second_masked"] = second.take("masked", "0s", lambda value: WHOLE if value == "all" else lasting(value))
    checked = "check" in second.content
    values["shared"] = second.take("shared", "no", _choice(SHARED))
    values["shared_check"] = second.take("check", "100ns" if values["shared"] else "0s", lasting)
    values["second_thread"] = second.take("thread", "no", _choice(THREAD))
    of_thread = second.content.keys() & {"handler", "wake"}
    values["second_handler"] = second.take("handler", "200ns", lasting)
    tables["second_wake"] = second.take("wake", "1us", spread)
    second.done()
    if of_thread and not values["second_thread"]:
        raise ValueError(f"second.{min(of_thread)}: only a second interrupt with second.thread has one")
    if values["shared"] and values["second_thread"]:
        raise ValueError("second.thread: with second.shared both handlers toggle their pins themselves")
    if values["shared"] and of_one_line:
        raise ValueError(
            f"second.{min(of_one_line)}: with second.shared both interrupts are one line: irq.latency and isr.reentry"
            " are those of both, and neither handler interrupts the other"
        )
    if values["shared"] and values["irq_kind"]:
        raise ValueError("irq.kind: with second.shared it is latched: a device asks until its handler has been called")
    if checked and not values["shared"]:
        raise ValueError("second.check: only the handlers of a line that is shared look whether their device asks")
    if values["second"] and (values["aux_signal"] or values["irq_source"]):
        raise ValueError("second: it answers stimulus2 on aux, so that neither irq.source nor aux.signal can be given")

    stages = _Section(content, "stages")
    values["stages"] = stages.take("number", 0, _stages)
    tables["stage_duration"] = stages.take("duration", "1us", spread)
    stages.done()
    if values["stages"] and (values["second"] or values["aux_signal"]):
        raise ValueError("stages: the first one toggles aux, so that neither second nor aux.signal can be given")

    jumper = _Section(content, "jumper")
    values["jumper"] = jumper.take("from", "none", _choice(JUMPER))
    jumper.done()

    pins = content.pop("pins", {})
    if not isinstance(pins, dict):
        raise ValueError("pins is no table of tables")
    for pin in PINS:
        electrical = _Section(pins, pin)
        values[f"{pin}_rise"] = electrical.take("rise", "0ns", picoseconds)
        values[f"{pin}_fall"] = electrical.take("fall", "0ns", picoseconds)
        values[f"{pin}_ringing"] = electrical.take("ringing", 0, _even)
        values[f"{pin}_spacing"] = electrical.take("spacing", "20ns", picoseconds)
        electrical.done()
    shifts = _Section(content, "disturbances")
    shift = shifts.take("shift", "0s", lasting)
    shifts.done()
    disturbances = content.pop("disturbance", [])
    if not isinstance(disturbances, list):
        raise ValueError("disturbance: write tables in double brackets")
    if len(disturbances) > DISTURBANCES:
        raise ValueError(f"at most {DISTURBANCES} disturbances")
    for number, entry in enumerate(disturbances):
        one = _Section({"disturbance": entry}, "disturbance")
        values[f"disturbance{number}_period"] = one.take("period", "1s", lasting)
        values[f"disturbance{number}_phase"] = one.take("phase", "0s", lasting) + shift
        values[f"disturbance{number}_duration"] = one.take("duration", "0s", lasting)
        values[f"disturbance{number}_probability"] = one.take("probability", 1, _probability)
        one.done()
        if not values[f"disturbance{number}_period"]:
            raise ValueError("disturbance.period: must be longer than 0")
    idle = content.pop("idle", [])
    if not isinstance(idle, list):
        raise ValueError("idle: write tables in double brackets")
    if len(idle) > IDLE_STATES:
        raise ValueError(f"at most {IDLE_STATES} idle states")
    before = -1
    for number, entry in enumerate(idle):
        state = _Section({"idle": entry}, "idle")
        after = values[f"idle{number}_residency"] = state.take("residency", "0s", lasting)
        values[f"idle{number}_exit"] = state.take("exit", "0s", lasting)
        state.done()
        if after <= before:
            raise ValueError("idle.residency: a deeper state is reached later than the one before it")
        if not values[f"idle{number}_exit"]:
            raise ValueError("idle.exit: must be longer than 0")
        before = after
    if pins or content:
        raise ValueError(f"there is no section {', '.join(map(repr, [*content, *pins]))}")
    return Profile(name, description, values, tables)
