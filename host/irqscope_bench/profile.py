# SPDX-License-Identifier: BSD-2-Clause
"""Profiles: targets described in TOML, turned into the integer parameters and tables of the harness's target model.

See docs/guide/bench.md for the keys. Profiles that ship are the files in `profiles/`.
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Self

from irqscope.contract.roles import STUB_ROLES
from irqscope.errors import BadInput
from irqscope.tomltable import check_values, parse_toml

from .definitions import defaults
from .distribution import picoseconds, quantiles
from .profilevalues import Section, choice, count, even, flag, positive, ppm, probability, share, stage_count
from .wander import Wander, fitting

PROFILES = Path(__file__).parent / "profiles"
KINDS = ("latched", "8259-edge", "level", "masked-loses", "both-edges")
SOURCES = ("stimulus", "stimulus2", "pps")
OF_CPU_B = (*SOURCES, "done")
"""What can be the interrupt of the second CPU."""
SHARED = ("no", "behind", "ahead")
THREAD = ("no", "above", "below")
AUX = ("none", "pps", "stimulus", "stimulus2")
PULSE_AUX = AUX.index("pps")
JUMPER = ("none", "stimulus", "stimulus2")
PINS = tuple(role.label for role in STUB_ROLES)
CPU_B = "cpu_b"
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
    cpu_b: Self | None = None
    """The second CPU, as a target of its own."""

    @property
    def cpus(self) -> tuple[Self, ...]:
        """All of them."""
        return (self, self.cpu_b) if self.cpu_b else (self,)


def shipped() -> list[str]:
    """Names of the profiles that come with the package."""
    return sorted(path.stem for path in PROFILES.glob("*.toml"))


def load(name: str, overrides: Iterable[tuple[str, str]] = ()) -> Profile:
    """A shipped profile by name, or a file by a path that ends in `.toml`.

    `overrides` replace single values: ("irq.kind", "level"), ("pins.isr.rise", "3ns"). ProfileError if anything is
    wrong.
    """
    content, overrides = _content(name), list(overrides)
    of_b = {key: value for key, value in overrides if key.startswith(f"{CPU_B}.")}
    stated = content.pop(CPU_B, {} if of_b else None)
    _replace(name, content, ((key, value) for key, value in overrides if key not in of_b))
    other = None if stated is None else _of_cpu_b(name, content, stated, of_b)
    try:
        check_values(content)
        profile = _profile(Path(name).stem, content)
        return profile if other is None else replace(profile, cpu_b=_cpu_b(profile, other))
    except (ValueError, TypeError) as error:
        raise ProfileError(f"profile {name!r}: {error}") from None


def _replace(name: str, content: dict[str, Any], overrides: Iterable[tuple[str, str]]) -> None:
    """Put single values in the place of those that tables have."""
    for key, value in overrides:
        *sections, last = key.split(".")
        table = content
        for section in sections:
            table = table.setdefault(section, {})
            if not isinstance(table, dict):
                raise ProfileError(f"profile {name!r}: there is no key {key}")
        table[last] = _number(value)


def _of_cpu_b(name: str, first: dict[str, Any], stated: Any, overrides: dict[str, str]) -> dict[str, Any]:
    """The tables of the second CPU: those of its base, or else of the first one, but for what it states itself."""
    if not isinstance(stated, dict):
        raise ProfileError(f"profile {name!r}: {CPU_B} is no table")
    base = overrides.pop(f"{CPU_B}.base", stated.pop("base", None))
    below = deepcopy(first) if base is None else _shipped(f"profile {name!r}: {CPU_B}.base", base)
    content = {CPU_B: _over(below, stated)}
    _replace(name, content, overrides.items())
    return content[CPU_B]


def _cpu_b(first: Profile, content: dict[str, Any]) -> Profile:
    """The second CPU beside the first one; ValueError if they do not go together."""
    irq = content.get("irq", {})
    source = irq.get("source", "stimulus") if isinstance(irq, dict) else None
    try:
        if "second" in content and source == "stimulus2":
            raise ValueError(
                "irq.source: stimulus2 is the interrupt of its table second already: leave irq.source out, or choose a "
                "base without second"
            )
        check_values(content)
        found = _profile(first.name, content, OF_CPU_B)
        if source == "done" and found.parameters["irq_kind"]:
            raise ValueError(
                "irq.kind: the end of a task is a request and no level: with irq.source=done it is latched"
            )
        if source == "done" and not first.parameters["task_depth"]:
            raise ValueError("irq.source: the first CPU has no task that ends: give it task.release=binary")
        if first.parameters["jumper"] or found.parameters["jumper"]:
            raise ValueError("with a jumper there is no target: leave out jumper, or cpu_b")
        if max(first.parameters["stages"], found.parameters["stages"]) > 1:
            raise ValueError("its pins are those of the second stage and of further ones: stages.number is 1 at most")
    except (ValueError, TypeError) as error:
        raise ValueError(f"{CPU_B}: {error}") from None
    return found


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
    return content if base is None else _over(_shipped(f"profile {name!r}: base", base), content)


def _shipped(key: str, base: Any) -> dict[str, Any]:
    """The tables of a shipped profile; ProfileError if that is none."""
    if base not in shipped():
        raise ProfileError(f"{key}: {base!r} is none of {', '.join(shipped())}")
    return _content(base)


def _over(below: dict[str, Any], content: dict[str, Any]) -> dict[str, Any]:
    """What `below` has, in its tables, too, but for what `content` states."""
    for key, value in content.items():
        both = isinstance(value, dict) and isinstance(below.get(key), dict)
        below[key] = {**below[key], **value} if both else value
    return below


def _number(text: str) -> Any:
    """What a TOML file would have for a text of a URL."""
    if text in ("true", "false"):
        return text == "true"
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            continue
    return text


def _profile(name: str, content: dict[str, Any], sources: tuple[str, ...] = SOURCES) -> Profile:
    description = content.pop("description", "")
    if not isinstance(description, str):
        raise ValueError(f"description: {description!r} is no text")
    clock = Section(content, "clock")
    speed = 1 + clock.take("error_ppm", 0, ppm) / 1_000_000
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

    irq = Section(content, "irq")
    values["irq_source"] = irq.take("source", "stimulus", choice(sources))
    values["irq_kind"] = irq.take("kind", "latched", choice(KINDS))
    values["irq_falling"] = irq.take("edge", "rising", choice(("rising", "falling")))
    values["withdrawn_spurious"] = irq.take("withdrawn_spurious", 0, probability)
    tables["irq_latency"] = irq.take("latency", "1us", spread)
    irq.done()

    isr = Section(content, "isr")
    values["isr_toggle"] = isr.take("toggle", "100ns", lasting)
    values["isr_reentry"] = isr.take("reentry", "100ns", lasting)
    tables["isr_duration"] = isr.take("duration", "500ns", spread)
    isr.done()

    task = Section(content, "task")
    release = task.take("release", "binary", choice(("none", "binary", "counting")))
    depth = task.take("depth", 1 if release == 1 else 16, count)
    values["task_depth"] = depth if release == 2 else release
    values["task_again"] = task.take("again", "100ns", lasting)
    tables["task_latency"] = task.take("latency", "1us", spread)
    tables["task_duration"] = task.take("duration", "1us", spread)
    task.done()

    faults = Section(content, "faults")
    values["edge_lost"] = faults.take("lost", 0, probability)
    values["edge_spurious"] = faults.take("spurious", 0, probability)
    values["spurious_within"] = faults.take("spurious_within", "100us", lasting)
    values["near"] = faults.take("near", 0, probability)
    faults.done()

    aux = Section(content, "aux")
    values["aux_signal"] = aux.take("signal", "none", choice(AUX))
    values["pps_period"] = aux.take("period", "1s", lasting)
    values["pps_phase"] = aux.take("phase", "100ms", lasting)
    values["pps_width"] = aux.take("width", "100ms", lasting)
    values["pps_due"] = aux.take("due", False, flag)
    wander = Wander(
        sine=aux.take("sine", "0ns", picoseconds),
        pulses=aux.take("sine_pulses", 100, positive),
        walk=aux.take("walk", "0ns", picoseconds),
        noise=aux.take("noise", "0ns", picoseconds),
        lost=aux.take("lost", 0, share),
        extra=aux.take("extra", 0, share),
        seed=aux.take("seed", 1, count),
    )
    aux.done()
    if not 0 < values["pps_width"] < values["pps_period"]:
        raise ValueError("aux.width: a pulse is shorter than aux.period and longer than 0")
    tables["pps_late"] = wander.table
    if len(tables["pps_late"]) > 1 and not fitting(tables["pps_late"], values["pps_period"], values["pps_width"]):
        raise ValueError("aux: with so much wander a pulse begins before the one before it, or a short one, is over")

    values["second"] = int("second" in content)
    second = Section(content, "second")
    of_one_line = second.content.keys() & {"latency", "reentry", "preempts", "masked"}
    tables["second_latency"] = second.take("latency", "1us", spread)
    values["second_toggle"] = second.take("toggle", "100ns", lasting)
    tables["second_duration"] = second.take("duration", "500ns", spread)
    values["second_reentry"] = second.take("reentry", "100ns", lasting)
    values["second_preempts"] = second.take("preempts", False, flag)
    values["second_masked"] = second.take("masked", "0s", lambda value: WHOLE if value == "all" else lasting(value))
    checked = "check" in second.content
    values["shared"] = second.take("shared", "no", choice(SHARED))
    values["shared_check"] = second.take("check", "100ns" if values["shared"] else "0s", lasting)
    values["second_thread"] = second.take("thread", "no", choice(THREAD))
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

    stages = Section(content, "stages")
    values["stages"] = stages.take("number", 0, stage_count)
    tables["stage_duration"] = stages.take("duration", "1us", spread)
    stages.done()
    if values["stages"] and (values["second"] or values["aux_signal"]):
        raise ValueError("stages: the first one toggles aux, so that neither second nor aux.signal can be given")

    jumper = Section(content, "jumper")
    values["jumper"] = jumper.take("from", "none", choice(JUMPER))
    jumper.done()

    pins = content.pop("pins", {})
    if not isinstance(pins, dict):
        raise ValueError("pins is no table of tables")
    for pin in PINS:
        electrical = Section(pins, pin)
        values[f"{pin}_rise"] = electrical.take("rise", "0ns", picoseconds)
        values[f"{pin}_fall"] = electrical.take("fall", "0ns", picoseconds)
        values[f"{pin}_ringing"] = electrical.take("ringing", 0, even)
        values[f"{pin}_spacing"] = electrical.take("spacing", "20ns", picoseconds)
        electrical.done()
    shifts = Section(content, "disturbances")
    shift = shifts.take("shift", "0s", lasting)
    shifts.done()
    disturbances = content.pop("disturbance", [])
    if not isinstance(disturbances, list):
        raise ValueError("disturbance: write tables in double brackets")
    if len(disturbances) > DISTURBANCES:
        raise ValueError(f"at most {DISTURBANCES} disturbances")
    for number, entry in enumerate(disturbances):
        one = Section({"disturbance": entry}, "disturbance")
        values[f"disturbance{number}_period"] = one.take("period", "1s", lasting)
        values[f"disturbance{number}_phase"] = one.take("phase", "0s", lasting) + shift
        values[f"disturbance{number}_duration"] = one.take("duration", "0s", lasting)
        values[f"disturbance{number}_probability"] = one.take("probability", 1, probability)
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
        state = Section({"idle": entry}, "idle")
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
