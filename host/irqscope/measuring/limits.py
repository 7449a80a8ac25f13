# SPDX-License-Identifier: BSD-2-Clause
"""Limits that a run is judged by: `isr.max=50us` names a segment, a figure of it, and the most that it may be. Those
on what an experiment finds are in `foundlimits`.

Hard ones make a run FAIL, soft ones a WARN. They come from the command line or from a TOML file of the same words:

    max-loss = 0
    [limit]
    "isr.max" = "50us"
    "isr.interval.p50" = "1.1ms"
    [warn]
    "task.missing" = 0

What is made of them is in `verdict`.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Self

from ..analysis.figures import FIGURES
from ..analysis.quantiles import named
from ..contract.layout import ALIASES
from ..contract.segments import SEGMENTS, Count
from ..errors import BadInput
from ..tomltable import parse_toml
from ..units import parse_count, parse_rate, parse_time
from .decision import SIMPLE, Decision
from .runrecord import LimitRecord
from .wanted import STIMULUS, Wanted

COUNTS = (
    *(c.name.lower() for c in Count if c not in (Count.CAUSES, Count.RESPONSES, Count.PAIRED)),
    "masked",
    "masked_responses",
)
"""Figures that are numbers: classes and flags of a segment."""
LOSS = "max-loss"
"""Name of the limit on stimuli that were never answered: its figure is none of a segment."""
BEYOND = ".beyond("
"""What a limit on how often a latency is exceeded has in its name: `isr.beyond(100us)`."""
HARD, SOFT = "limit", "warn"
SECONDS, COUNT, HERTZ, SHARE, HOURLY = "s", "count", "Hz", "1", "1/h"
_PARSERS: Mapping[str, Callable[[str], int | Fraction]] = {SECONDS: parse_time, COUNT: parse_count, HERTZ: parse_rate}
_BEYOND = re.compile(r"beyond\(([^()]*)\)")


@dataclass(frozen=True)
class Limit:
    """The figure `name` shall be at most `wanted`, which is a time, a count or a rate as the user wrote it.

    If `at_least`, it shall be no less. `decision` is the rule for times: counts and rates have no U.
    """

    name: str
    wanted: str
    hard: bool
    decision: Decision = SIMPLE

    def __post_init__(self) -> None:
        self.threshold, self.bound  # noqa: B018 - BadInput if a text says nothing

    @property
    def segment(self) -> str | None:
        """Name of the segment; None for the loss."""
        return None if self.name == LOSS else self._split()[0]

    @property
    def figure(self) -> str:
        """Which figure of the segment, one of `FIGURES` or `COUNTS`, a quantile as p99.9, beyond(TIME), or `LOSS`."""
        return LOSS if self.name == LOSS else self._split()[1]

    @property
    def unit(self) -> str:
        """Of the figure: `SECONDS`, `COUNT` or `HERTZ`; of `rate`, `SHARE` (of the stimuli) or `HOURLY`."""
        if rate := self.rate:
            return SHARE if rate.per == STIMULUS else HOURLY
        return COUNT if self.figure in (LOSS, *COUNTS) else SECONDS

    @property
    def is_count(self) -> bool:
        """The figure is a number, not a time."""
        return self.unit == COUNT

    @property
    def at_least(self) -> bool:
        """The limit is a lower one: that of a rate."""
        return self.unit == HERTZ

    @property
    def quantile(self) -> str | None:
        """A quantile as a decimal fraction (p99.9 is 0.999, the median 0.5); None for other figures."""
        figure = FIGURES.get(self.figure)
        return figure.quantile if figure else named(self.figure)

    @property
    def threshold(self) -> Fraction | None:
        """Seconds that shall rarely be exceeded; None for figures that are no `rate`."""
        match = _BEYOND.fullmatch(self.figure)
        try:
            return parse_time(match.group(1)) if match else None
        except BadInput as error:
            raise BadInput(f"the limit {self.name!r}: {error}") from error

    @property
    def rate(self) -> Wanted | None:
        """How rarely `threshold` shall be exceeded; None for other figures."""
        return None if self.threshold is None else Wanted.parse(self.wanted)

    @property
    def bound(self) -> Fraction:
        """Seconds, hertz, a whole number, a share of the stimuli, or so many an hour."""
        unit = None if _BEYOND.fullmatch(self.figure) else self.unit
        try:
            return Fraction(_PARSERS[unit](self.wanted)) if unit else Wanted.parse(self.wanted).bound
        except BadInput as error:
            raise BadInput(f"the limit {self.name!r}: {error}") from error

    def _split(self) -> tuple[str, str]:
        """The longest name of a segment that fits, and the figure."""
        known = self._known
        fitting = [name for name in known if self.name.startswith(f"{name}.")]
        if not fitting:
            raise BadInput(
                f"the limit {self.name!r} names no segment: begin with one of {', '.join(known)} and a point, "
                "for example isr.max"
            )
        segment = max(fitting, key=len)
        figure = self.name[len(segment) + 1 :]
        if not (figure in (*FIGURES, *COUNTS) or _BEYOND.fullmatch(figure) or named(figure)):
            raise BadInput(
                f"the limit {self.name!r} names no figure of {segment}: use one of {', '.join(FIGURES)}, a quantile as "
                f"p99.9, beyond(100us), or a class: {', '.join(COUNTS)}"
            )
        return segment, figure

    @property
    def _known(self) -> Sequence[str]:
        """Names of segments that it may be on."""
        return [s.name for s in SEGMENTS]

    @property
    def record(self) -> LimitRecord:
        """What files keep of it."""
        return LimitRecord(name=self.name, wanted=self.wanted, hard=self.hard, decision=self.decision)

    @classmethod
    def of(cls, record: LimitRecord) -> Self:
        """Do the opposite of `record`; a count may be recorded by a name that it had before."""
        of, point, figure = record.name.rpartition(".")
        return cls(of + point + ALIASES.get(figure, figure), record.wanted, record.hard, record.decision)

    @classmethod
    def parse(cls, text: str, *, hard: bool) -> Self:
        """A limit as it is given on the command line: NAME=VALUE, or NAME.beyond(TIME)<RATE."""
        name, equals, wanted = _parts(text)
        if not equals:
            example = "isr.beyond(100us)<1e-6 or isr.beyond(100us)<1/d" if BEYOND in text else "isr.max=50us"
            raise BadInput(f"{text!r} is not a limit: write for example {example}")
        return cls(name.strip(), wanted.strip(), hard)


def _parts(text: str) -> tuple[str, str, str]:
    return text.partition("<" if BEYOND in text else "=")


def limited(text: str) -> str:
    """Of which figure a limit is, as it is given on the command line."""
    return _parts(text)[0].strip()


def read_limits(path: Path, kind: type[Limit] = Limit) -> list[Limit]:
    """The limits of a TOML file, all of a `kind`; BadInput says what is wrong with it."""
    try:
        content = parse_toml(path)
    except OSError as error:
        raise BadInput(f"cannot read the limits {path}: {error.strerror}") from error
    except ValueError as error:
        raise BadInput(f"the limits {path} are not TOML: {error}") from error
    if unknown := sorted(set(content) - {LOSS, HARD, SOFT}):
        raise BadInput(f"the limits {path} have a key {unknown[0]!r}: use {LOSS}, [{HARD}] and [{SOFT}]")
    found = [_limit(path, kind, LOSS, content[LOSS], hard=True)] if LOSS in content else []
    for key in (HARD, SOFT):
        table = content.get(key, {})
        if not isinstance(table, dict):
            raise BadInput(f"the limits {path} need a table [{key}], not {key} = {table!r}")
        found += [_limit(path, kind, name, value, hard=key == HARD) for name, value in _flat(table)]
    return found


def _flat(table: Mapping[str, Any], before: str = "") -> Iterable[tuple[str, Any]]:
    """Names and values: a name without quotes is a table in a table to TOML."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, value


def _limit(path: Path, kind: type[Limit], name: str, value: object, *, hard: bool) -> Limit:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise BadInput(f'{path}: {name} must be a text with a unit, as "50us", or a whole number, not {value!r}')
    try:
        return kind(name, str(value), hard)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error


def collect(
    hard: Sequence[str],
    soft: Sequence[str],
    loss: str | None,
    file: Path | None,
    kind: type[Limit] = Limit,
    decision: Decision = SIMPLE,
) -> tuple[Limit, ...]:
    """All limits of a command, which are of a `kind`; BadInput if one says nothing, or if two say the same.

    All are judged by the same rule of `decision`.
    """
    limits = [kind(LOSS, loss, True)] if loss is not None else []
    limits += [kind.parse(text, hard=True) for text in hard] + [kind.parse(text, hard=False) for text in soft]
    limits += read_limits(file, kind) if file else []
    seen = set()
    for limit in limits:
        if (key := (limit.name, limit.hard)) in seen:
            raise BadInput(f"the {HARD if limit.hard else SOFT} {limit.name} is given twice")
        seen.add(key)
    return tuple(replace(limit, decision=decision) for limit in limits)


def check_measured(limits: Sequence[Limit], measured: Collection[str]) -> None:
    """BadInput if a limit names a segment that is not `measured`."""
    for limit in limits:
        if limit.segment is not None and limit.segment not in measured:
            raise BadInput(
                f"the limit {limit.name} names {limit.segment}, which is not measured: measured are "
                f"{', '.join(measured)} (see --segments)"
            )
